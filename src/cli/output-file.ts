// A file that a command writes beside what it prints.

import { once } from 'node:events'
import { type BigIntStats, createWriteStream, fstatSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { isWebAddress } from '../provider/read-source.ts'
import { type CommandContext, UsageError } from './command.ts'
import { fileFailure } from './file-failure.ts'

export interface OutputFile {
  /** Writes an object on a line of its own. */
  write: (value: object) => void
  /** Settles when all is written; fails with what went wrong on the way. */
  close: () => Promise<void>
}

export interface OutputOptions {
  /** The option that names the file. */
  option: string
  path: string
  /** What the command reads: files, addresses, `-`. */
  sources: readonly string[]
  /** Permissions of a file that is made. */
  mode?: number
}

/**
 * Opens a file to write, and empties it. One that is read is refused: it would be empty before its first line is. So is what can't be read at all:
 * it would be emptied for nothing.
 */
export async function openOutputFile(context: Pick<CommandContext, 'stdin'>, options: OutputOptions): Promise<OutputFile> {
  const { option, path, sources, mode = 0o666 } = options
  const given = await statsOf(path)
  for (const source of given?.isFile() ? sources : []) {
    const read = source === '-' ? statsOfInput(context) : await statsOfSource(source)
    if (read && read.dev === given?.dev && read.ino === given.ino)
      throw new UsageError(`--${option} ${path}: this file is read (${source})`)
  }
  const stream = createWriteStream(path, { mode })
  const tellable = (error: unknown): never => {
    throw fileFailure(error, path) ?? error
  }
  await once(stream, 'open').catch(tellable)
  // Told when it is closed.
  stream.on('error', () => {})
  return {
    write: (value) => stream.write(`${JSON.stringify(value)}\n`),
    close: async () => {
      stream.end()
      await finished(stream).catch(tellable)
    },
  }
}

/** Of the file itself, whatever links lead to it; undefined when there is none. */
async function statsOf(path: string): Promise<BigIntStats | undefined> {
  return stat(path, { bigint: true }).catch(() => undefined)
}

/** The same of what is to be read; an address has none. */
async function statsOfSource(source: string): Promise<BigIntStats | undefined> {
  if (isWebAddress(source)) return undefined
  return stat(source, { bigint: true }).catch((error: unknown) => {
    throw fileFailure(error, source) ?? error
  })
}

/** Of the file that the shell put in place of the keyboard. */
function statsOfInput({ stdin }: Pick<CommandContext, 'stdin'>): BigIntStats | undefined {
  return typeof stdin.fd === 'number' ? fstatSync(stdin.fd, { bigint: true }) : undefined
}
