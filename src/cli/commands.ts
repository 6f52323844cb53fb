// Every command of the program, in the order of the overview.

import { accountCommands } from './accounts.ts'
import { backupCommand } from './backup.ts'
import { checkCommand } from './check.ts'
import type { Command } from './command.ts'
import { curateCommands } from './curate.ts'
import { demoCommand } from './demo.ts'
import { evalCommands } from './eval.ts'
import { explainCommand } from './explain.ts'
import { feedCommands } from './feeds.ts'
import { ingestCommand } from './ingest.ts'
import { keyCommands } from './keys.ts'
import { outletCommands } from './outlets.ts'
import { restoreCommand } from './restore.ts'
import { serveCommand } from './serve.ts'
import { configCommand } from './show-config.ts'

export const commands: readonly Command[] = [
  demoCommand,
  serveCommand,
  ingestCommand,
  ...feedCommands,
  ...outletCommands,
  ...accountCommands,
  ...keyCommands,
  ...evalCommands,
  ...curateCommands,
  explainCommand,
  checkCommand,
  backupCommand,
  restoreCommand,
  configCommand,
]
