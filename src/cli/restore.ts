// sitrep restore: a backup into an empty store.

import { type FileHandle, open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { BackupError, type Restored, refuseBroken, restoreStore } from '../store/backup-restore.ts'
import type { Database } from '../store/database.ts'
import { type Command, CommandFailure } from './command.ts'
import { fileFailure } from './file-failure.ts'

const LINE_BYTES_MAX = 128 * 1024 * 1024
const NEWLINE = 0x0a

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE',
  summary: 'Takes a backup back into an empty store, whole or not at all.',
  positionals: { min: 1, max: 1 },
  run: async (context, { positionals: [file = ''] }) => {
    // A command that refuses a file leaves no empty store behind, which would look like one whose news is lost.
    await refuseBackup(file, context.signal)
    const { rows, tables, createdAt, schemaVersion } = await readBackup(await context.openStore(), file, {
      mark: context.newId(),
      signal: context.signal,
    })
    context.print(`restored ${rows} rows of ${tables} tables as of ${createdAt}, of schema version ${schemaVersion}`, {
      file,
      tables,
      rows,
      created_at: createdAt,
      schema_version: schemaVersion,
    })
    return 0
  },
}

/** Restores a backup. Throws `CommandFailure`, with nothing restored, when the file can't be taken, or when `signal` ends it. */
export function readBackup(db: Database, file: string, { mark, signal }: { mark: string; signal?: AbortSignal }): Promise<Restored> {
  return withFile(file, (handle) => restoreStore(db, untilEnded(linesOf(handle, file), signal), mark))
}

/** Throws a `CommandFailure` where a file is no whole backup. What comes by a pipe can be read only once: it is taken as it comes. */
function refuseBackup(file: string, signal: AbortSignal): Promise<void> {
  return withFile(file, async (handle) => {
    const there = await handle.stat()
    if (there.isFile() || there.isDirectory()) await refuseBroken(untilEnded(linesOf(handle, file), signal))
  })
}

async function withFile<T>(file: string, work: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file).catch((error: unknown) => {
    throw fileFailure(error, file) ?? error
  })
  try {
    return await work(handle)
  } catch (error) {
    if (error instanceof BackupError) throw new CommandFailure(`${file}: ${error.message}`)
    throw error
  } finally {
    await handle.close()
  }
}

async function* untilEnded(lines: AsyncIterable<string>, signal: AbortSignal | undefined): AsyncGenerator<string> {
  for await (const line of lines) {
    if (signal?.aborted) throw new CommandFailure('interrupted; nothing was restored')
    yield line
  }
}

async function* linesOf(handle: FileHandle, file: string): AsyncGenerator<string> {
  const raw = handle.createReadStream({ autoClose: false })
  const unzipped = createGunzip()
  raw.on('error', (error) => unzipped.destroy(unreadable(error, file)))
  raw.pipe(unzipped)
  let parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of unzipped) {
      if (!Buffer.isBuffer(chunk)) continue
      let start = 0
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...parts, chunk.subarray(start, at)]).toString()
        parts = []
        bytes = 0
        start = at + 1
      }
      parts.push(chunk.subarray(start))
      bytes += chunk.length - start
      if (bytes > LINE_BYTES_MAX) throw new BackupError(`a line is longer than ${LINE_BYTES_MAX} bytes: this is no backup of Sitrep`)
    }
  } catch (error) {
    throw unzipFailure(error) ?? error
  } finally {
    raw.destroy()
    unzipped.destroy()
  }
}

function unreadable(error: Error, file: string): CommandFailure {
  return new CommandFailure(`${fileFailure(error, file)?.message ?? `${file}: ${error.message}`}: nothing was restored`)
}

function unzipFailure(error: unknown): BackupError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  if (error.code === 'Z_BUF_ERROR') return new BackupError('the backup is cut short: nothing was restored')
  return error.code.startsWith('Z_') ? new BackupError('this is no backup of Sitrep, or a damaged one: nothing was restored') : undefined
}
