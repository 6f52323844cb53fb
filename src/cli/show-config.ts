// sitrep config: the effective settings.

import { printableConfig } from '../config.ts'
import type { Command } from './command.ts'

export const configCommand: Command = {
  name: 'config',
  usage: '',
  summary: 'Prints the effective settings; secrets are hidden.',
  positionals: { min: 0, max: 0 },
  run: async (context) => {
    const config = printableConfig(context.config)
    context.print(
      Object.entries(config).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
      config,
    )
    return 0
  },
}
