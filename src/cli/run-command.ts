// Finds the command that the words name, reads its options and the settings, runs it, and turns failures into one line and an exit code.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { createLog } from '../log.ts'
import { type Database, StoreUnavailable } from '../store/database.ts'
import { hasStore, openStore, type StoreOptions } from '../store/open-store.ts'
import type { GoOn } from '../store/pool.ts'
import { type Arguments, type Command, CommandFailure, type Effects, UsageError } from './command.ts'
import { dataFailure } from './file-failure.ts'

const COMMON_OPTIONS = { data: { type: 'string' }, help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const

/** The commands that begin with a word; where none does, all of them. */
export type LoadCommands = (word?: string) => Promise<readonly Command[]>

/** Runs the program. Gives its exit code: 0 success, 1 failure, 2 bad usage. */
export async function runCommand(effects: Effects, load: LoadCommands, given: readonly string[]): Promise<number> {
  const words = given[0] === 'help' ? [...given.slice(1), '--help'] : given
  const fail = (message: string, code: number): number => {
    effects.stderr.write(`sitrep: ${message}\n`)
    return code
  }
  try {
    if (words[0] === '--version') {
      const { version } = createRequire(import.meta.url)('../../package.json')
      effects.stdout.write(`${words.includes('--json') ? JSON.stringify({ version }) : version}\n`)
      return 0
    }
    return await dispatch(effects, await load(words[0]), words)
  } catch (error) {
    if (error instanceof UsageError) return fail(error.message, 2)
    if (error instanceof ConfigError) return fail(error.message, 2)
    if (error instanceof CommandFailure || error instanceof StoreUnavailable || error instanceof ServiceError) return fail(error.message, 1)
    // What the operating system refuses (a port in use, a folder that can't be made) is said whole in one line.
    if (error instanceof Error && 'syscall' in error) return fail(error.message, 1)
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error), 1)
  }
}

async function dispatch(effects: Effects, commands: readonly Command[], words: readonly string[]): Promise<number> {
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
  if (!command) {
    const asked = words[0] === undefined || words.includes('--help') || words.includes('-h')
    if (!asked || (words[0] && !words[0].startsWith('-') && !isGroup(commands, words[0]))) {
      const named = words.filter((word) => word !== '--help')
      const group = words[0] && isGroup(commands, words[0]) ? ` ${words[0]}` : ''
      throw new UsageError(`unknown command "${named.slice(0, 2).join(' ')}"; \`sitrep${group} --help\` lists the commands`)
    }
    effects.stdout.write(overview(commands, words[0]))
    return words[0] === undefined ? 2 : 0
  }
  const given = argumentsOf(command, words.slice(command.name.split(' ').length))
  if (given.values.help) {
    effects.stdout.write(helpOf(command))
    return 0
  }
  const { min, max } = command.positionals
  if (given.positionals.length < min || given.positionals.length > max)
    throw new UsageError(`usage: sitrep ${command.name} ${command.usage}`)
  return runWith(effects, command, given)
}

function isGroup(commands: readonly Command[], word: string): boolean {
  return commands.some(({ name }) => name.startsWith(`${word} `))
}

function argumentsOf(command: Command, words: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { ...COMMON_OPTIONS, ...command.options },
      allowPositionals: true,
      strict: true,
    })
    const plain = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value] as const)
    return { positionals, values: Object.fromEntries(plain) }
  } catch (error) {
    // The parser's own advice has lines of its own.
    const problem = error instanceof Error ? error.message.replace(/\s*\n\s*/g, ' ').replace(/\.$/, '') : 'bad options'
    throw new UsageError(`${problem}; usage: sitrep ${command.name} ${command.usage}`)
  }
}

async function runWith(effects: Effects, command: Command, given: Arguments): Promise<number> {
  const named = Object.entries({ data: 'data_dir', ...command.settings } as const)
  const flags = Object.fromEntries(named.map(([option, name]) => [name, given.values[option]?.toString()]))
  const config = readConfig({ environment: effects.environment, flags })
  const place = { dataDir: config.data_dir, databaseUrl: config.database_url }
  if (command.needsStore && !isStoreThere(place)) {
    throw new CommandFailure(`there is no store in ${place.dataDir}; --data names its folder, SITREP_DATABASE_URL a PostgreSQL server`)
  }
  let store: Promise<Database> | null = null
  const json = given.values.json === true
  const print = (lines: string | readonly string[], value: unknown): void => {
    const text = json ? JSON.stringify(value) : typeof lines === 'string' ? lines : lines.join('\n')
    if (text !== '') effects.stdout.write(`${text}\n`)
  }
  try {
    return await command.run(
      {
        ...effects,
        config,
        log: createLog({ level: config.log_level }),
        print,
        openStore: (use) => {
          let isOpen = false
          const goOn: GoOn = (attempts) => (isOpen && use?.isServed ? attempts < 2 : isWorthWaiting(effects, place.dataDir, attempts))
          // One that failed is tried anew: who serves waits for its store.
          store ??= openStore({ ...place, goOn }).catch((error) => {
            store = null
            throw dataFailure(error, place.dataDir) ?? error
          })
          return store.finally(() => {
            isOpen = true
          })
        },
      },
      given,
    )
  } finally {
    await (store as Promise<Database> | null)?.then((db) => db.close()).catch(() => {})
  }
}

/** Ten seconds each. */
const ATTEMPTS_MAX = 30

/** Restoring a backup, or cleaning a large table, takes minutes; whoever waits for it reads why. */
function isWorthWaiting({ stderr, signal }: Effects, dataDir: string, attempts: number): boolean {
  if (attempts === 1) stderr.write(`waiting for the store in ${dataDir}, which is busy\n`)
  return attempts < ATTEMPTS_MAX && !signal.aborted
}

function isStoreThere(place: StoreOptions): boolean {
  try {
    return hasStore(place)
  } catch (error) {
    throw dataFailure(error, place.dataDir) ?? error
  }
}

function overview(commands: readonly Command[], group: string | undefined): string {
  const shown = group && isGroup(commands, group) ? commands.filter(({ name }) => name.startsWith(`${group} `)) : commands
  const width = Math.max(...shown.map(({ name }) => name.length))
  const lines = shown.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return `usage: sitrep COMMAND [options]\n\n${lines.join('\n')}\n\nEvery command takes --data DIR, --json and --help.\n`
}

function helpOf(command: Command): string {
  return `usage: sitrep ${command.name} ${command.usage}\n\n${command.summary}\n\nEvery command takes --data DIR (default ./data), --json and --help.\n`
}

/** The folder of the program's own files: the project's in a checkout, the package's when installed. */
export const PROGRAM_DIRECTORY = join(import.meta.dirname, '../..')
