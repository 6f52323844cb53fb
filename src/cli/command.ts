// What a command of the program is, and what it is given.

import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config, SettingName } from '../config.ts'
import type { Log, RequestLog } from '../log.ts'
import type { Database } from '../store/database.ts'

/** What the composition root hands to commands: everything that touches the world. */
export interface Effects {
  clock: () => number
  /** Milliseconds by a clock that nobody sets. */
  steady: () => number
  newId: () => string
  /** So many random bytes from a source fit for secrets. */
  newSecret: (bytes: number) => Buffer
  environment: Readonly<Record<string, string | undefined>>
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  stdin: NodeJS.ReadStream & { fd?: number }
  /** Aborts when the program is asked to end. */
  signal: AbortSignal
  /** Ends the program at once. */
  leave: (code: number) => void
}

export interface CommandContext extends Effects {
  config: Config
  log: Log & RequestLog
  /** Prints for people or, with --json, the object alone. */
  print: (lines: string | readonly string[], json: unknown) => void
  /**
   * Opens the store of the settings; the command runner closes it. An embedded one that is busy is waited for: where requests are served from
   * it, only to open it.
   */
  openStore: (use?: { isServed: boolean }) => Promise<Database>
}

export interface Arguments {
  positionals: readonly string[]
  /** Values of options: text, or true for a switch. */
  values: Readonly<Record<string, string | boolean | undefined>>
}

export interface Command {
  /** One or two words: `serve`, `keys create`. */
  name: string
  /** What follows the name. */
  usage: string
  summary: string
  options?: ParseArgsOptionsConfig
  /** Options that stand for settings. */
  settings?: Readonly<Record<string, SettingName>>
  positionals: { min: number; max: number }
  /** It asks about what a store holds: where there is none, that is said and none is made. */
  needsStore?: true
  /** Gives the exit code. */
  run: (context: CommandContext, given: Arguments) => Promise<number>
}

/** The caller's words can't be understood; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A failure that the person in front can understand from its message alone; exit code 1. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
}

/** The text of an option, if it was given. */
export function textOption(given: Arguments, name: string): string | undefined {
  const value = given.values[name]
  return typeof value === 'string' ? value : undefined
}
