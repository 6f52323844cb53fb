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
  stdin?: string | Buffer
  now?: number
  environment?: Record<string, string>
}

class Sink extends Writable {
  text = ''
  readonly isTTY = false
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

/** Runs `sitrep WORDS`. The log is silent. */
export async function sitrep(
  words: readonly string[],
  { stdin = '', now = Date.parse('2026-03-20T12:00:00Z'), environment = {} }: RunOptions = {},
): Promise<Ran> {
  const stdout = new Sink()
  const stderr = new Sink()
  const input = Readable.from(stdin === '' ? [] : [Buffer.from(stdin)])
  const code = await runCommand(
    {
      clock: () => now,
      newId: () => randomUUID(),
      newSecret: (bytes) => randomBytes(bytes),
      environment: { SITREP_LOG_LEVEL: 'silent', ...environment },
      stdout: stdout as unknown as NodeJS.WriteStream,
      stderr: stderr as unknown as NodeJS.WriteStream,
      stdin: input as unknown as NodeJS.ReadStream,
      signal: new AbortController().signal,
    },
    loadCommands,
    words,
  )
  return { code, stdout: stdout.text, stderr: stderr.text }
}
