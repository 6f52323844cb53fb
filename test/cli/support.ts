// Runs commands of the program in this process, as `sitrep` would, and keeps what they print.

import { randomBytes, randomUUID } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { loadCommands } from '../../src/cli/commands.ts'
import { runCommand } from '../../src/cli/run-command.ts'

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

export interface RunOptions {
  /** A stream is read as it comes. */
  stdin?: string | Buffer | Readable
  now?: number
  /** Instead of a clock that stands still. */
  clock?: () => number
  /** Standard error is a terminal, and this looks on. */
  watch?: (text: string) => void
  environment?: Record<string, string>
  /** Asks the command to end. */
  signal?: AbortSignal
}

class Sink extends Writable {
  text = ''
  readonly isTTY: boolean
  readonly columns = 80
  readonly watch: (text: string) => void
  constructor(watch?: (text: string) => void) {
    super()
    this.isTTY = watch !== undefined
    this.watch = watch ?? (() => {})
  }
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    this.watch(chunk.toString())
    done()
  }
}

/** Runs `sitrep WORDS`. The log is silent. */
export async function sitrep(
  words: readonly string[],
  { stdin = '', now = Date.parse('2026-03-20T12:00:00Z'), environment = {}, ...options }: RunOptions = {},
): Promise<Ran> {
  const stdout = new Sink()
  const stderr = new Sink(options.watch)
  const input = stdin instanceof Readable ? stdin : Readable.from(stdin === '' ? [] : [Buffer.from(stdin)])
  const code = await runCommand(
    {
      clock: options.clock ?? (() => now),
      newId: () => randomUUID(),
      steady: () => performance.now(),
      newSecret: (bytes) => randomBytes(bytes),
      environment: { SITREP_LOG_LEVEL: 'silent', ...environment },
      stdout: stdout as unknown as NodeJS.WriteStream,
      stderr: stderr as unknown as NodeJS.WriteStream,
      stdin: input as unknown as NodeJS.ReadStream,
      signal: options.signal ?? new AbortController().signal,
      // What is left of it may not end the process of the tests.
      leave: () => {},
    },
    loadCommands,
    words,
  )
  return { code, stdout: stdout.text, stderr: stderr.text }
}
