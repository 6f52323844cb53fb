// sitrep outlets: what is known of publishers, and whether their pages may be read.

import { OUTLET_NAME_CHARACTERS_MAX, outletOfHost } from '../core/articles/outlet.ts'
import { countryCodeOf } from '../core/tags/country-codes.ts'
import { typedLine } from '../core/text/typed-line.ts'
import { listOutlets, type Outlet, setOutlet } from '../store/outlets.ts'
import { type Arguments, type Command, textOption, UsageError } from './command.ts'

const list: Command = {
  name: 'outlets list',
  usage: '[--full-text]',
  summary: 'Lists the outlets: name, country, owner family, whether their pages are read; `--full-text` only those.',
  options: { 'full-text': { type: 'boolean' } },
  positionals: { min: 0, max: 0 },
  run: async (context, { values }) => {
    const all = await listOutlets(await context.openStore())
    const outlets = values['full-text'] === true ? all.filter(({ fullText }) => fullText) : all
    context.print(outlets.map(lineOf), outlets.map(rowOf))
    return 0
  },
}

const set: Command = {
  name: 'outlets set',
  usage: 'HOST [--name N] [--country CC] [--family F] [--full-text on|off]',
  summary:
    'Says what an outlet is, and whether the pages of its articles may be read for analysis (off unless set, and only where robots.txt allows it).',
  options: { name: { type: 'string' }, country: { type: 'string' }, family: { type: 'string' }, 'full-text': { type: 'string' } },
  positionals: { min: 1, max: 1 },
  run: async (context, given) => {
    const [named = ''] = given.positionals
    const host = outletOfHost(named)
    if (host === null) throw new UsageError(`"${named}" names no outlet`)
    const facts = factsIn(given)
    const outlet = await setOutlet(await context.openStore(), { host, ...facts })
    context.print(lineOf(outlet), rowOf(outlet))
    return 0
  },
}

function factsIn(given: Arguments): Partial<Omit<Outlet, 'host'>> {
  const [name, family] = [lineOption(given, 'name'), lineOption(given, 'family')]
  const named = textOption(given, 'country')
  const country = named === undefined ? undefined : countryCodeOf(named)
  if (named !== undefined && country === undefined) throw new UsageError(`"${named}" is no country code (ISO 3166-1, two letters)`)
  const fullText = textOption(given, 'full-text')
  if (fullText !== undefined && fullText !== 'on' && fullText !== 'off') throw new UsageError('--full-text is on or off')
  return {
    ...(name === undefined ? {} : { name }),
    ...(family === undefined ? {} : { family }),
    ...(country === undefined ? {} : { country }),
    ...(fullText === undefined ? {} : { fullText: fullText === 'on' }),
  }
}

function lineOption(given: Arguments, name: string): string | undefined {
  const text = textOption(given, name)
  const line = text === undefined ? '' : typedLine(text)
  if (line === undefined) throw new UsageError(`--${name} holds no control characters`)
  if (line.length > OUTLET_NAME_CHARACTERS_MAX) throw new UsageError(`--${name} has at most ${OUTLET_NAME_CHARACTERS_MAX} characters`)
  return text === undefined ? undefined : line
}

function lineOf({ host, name, country, family, fullText }: Outlet): string {
  return [host, name, country, family, fullText ? 'full text' : null].filter((part) => part !== null && part !== '').join('  ')
}

function rowOf({ host, name, country, family, fullText }: Outlet): Record<string, unknown> {
  return { host, name, country, family, full_text: fullText }
}

export const outletCommands: readonly Command[] = [list, set]
