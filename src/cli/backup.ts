// sitrep backup: the whole store in one file.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { lstat, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type BackedUp, backUpStore } from '../store/backup.ts'
import type { Database } from '../store/database.ts'
import { type Command, CommandFailure } from './command.ts'
import { openCopiedStore } from './copied-store.ts'
import { fileFailure } from './file-failure.ts'

const GZIP_LEVEL = 6
const WAITING_BYTES_MAX = 1_000_000

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  summary: 'Writes the whole store, keys and accounts included, to a file that `sitrep restore` takes back.',
  positionals: { min: 1, max: 1 },
  needsStore: true,
  run: async (context, { positionals: [file = ''] }) => {
    const db = await context.openStore()
    const openCopied = () => openCopiedStore(context, db)
    const { tables, rows } = await writeBackup(db, {
      file,
      at: context.clock(),
      suffix: context.newId(),
      signal: context.signal,
      openCopied,
    })
    const { size } = await stat(file)
    context.print(`${file}: ${rows} rows of ${tables} tables, ${size} bytes`, { file, tables, rows, bytes: size })
    return 0
  },
}

export interface BackupOptions {
  file: string
  at: number
  suffix: string
  /** Ends it, with nothing written. */
  signal?: AbortSignal
  /** Opens a copy of the store to read in its place; null where there is none. */
  openCopied?: () => Promise<Database | null>
}

/** Writes a backup. The file appears under its name only when it is whole; nobody but its owner can read it. */
export async function writeBackup(db: Database, options: BackupOptions): Promise<BackedUp> {
  const { file, at, signal } = options
  await refuseSpecial(file)
  await removeLeftovers(file, at)
  const partial = `${file}.${options.suffix}.partial`
  const lines = createLineStream()
  let writeFailure: unknown
  // Flushed: after a power cut no name may stand for a file whose bytes were never written.
  const out = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })
  let copy: Database | null = null
  const written = pipeline(lines.stream, createGzip({ level: GZIP_LEVEL }), out).catch((error: unknown) => {
    writeFailure = error
  })
  try {
    const write = (text: string): Promise<void> => {
      if (signal?.aborted) throw new CommandFailure(`interrupted; ${file} was not written`)
      return lines.write(text)
    }
    // Where the file can't be, nothing is copied for it.
    await Promise.race([once(out, 'open'), written])
    if (!writeFailure && options.openCopied) copy = await options.openCopied()
    const done = await backUpStore(copy ?? db, { at, write })
    lines.stream.push(null)
    await written
    if (writeFailure) throw writeFailure
    await rename(partial, file)
    return done
  } catch (error) {
    lines.stream.destroy()
    await written
    // Where it could not be made, it can't be removed either; what is told is why it could not be made.
    await rm(partial, { force: true }).catch(() => {})
    throw fileFailure(writeFailure, file) ?? fileFailure(error, file) ?? error
  } finally {
    await copy?.close()
  }
}

/** Putting a file in the place of a device, a pipe or a link would take that away from everybody else who uses it. */
async function refuseSpecial(file: string): Promise<void> {
  // Elsewhere it means what comes in or goes out: a store with its keys would lie where nobody looks for it.
  if (file === '-') throw new CommandFailure('a backup goes to a file, not to standard output (a file of that name is ./-)')
  const there = await lstat(file).catch(() => undefined)
  if (there && !there.isFile()) throw new CommandFailure(`${file}: is no regular file; a backup takes the place of a file only`)
}

/** A backup that is being written grows every few seconds; one that was killed leaves what it had, as large as a backup in the end. */
const LEFTOVER_MS_MIN = 86_400_000

async function removeLeftovers(file: string, now: number): Promise<void> {
  const folder = dirname(file)
  // What can't be looked at, or is not ours to remove, is in nobody's way.
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(`${basename(file)}.`) || !/^[\w-]+\.partial$/.test(name.slice(basename(file).length + 1))) continue
    const there = await lstat(join(folder, name)).catch(() => undefined)
    if (there?.isFile() && there.mtimeMs <= now - LEFTOVER_MS_MIN) await rm(join(folder, name), { force: true }).catch(() => {})
  }
}

/** A stream that takes lines, makes their writer wait while it is full, and refuses them when it was closed. */
function createLineStream(): { stream: Readable; write: (lines: string) => Promise<void> } {
  let waiting: { resolve: () => void; reject: (error: Error) => void } | null = null
  const stream = new Readable({ read: () => waiting?.resolve(), highWaterMark: WAITING_BYTES_MAX })
  const closed = (): Error => new Error('the file was closed')
  stream.on('close', () => waiting?.reject(closed()))
  const write = async (lines: string): Promise<void> => {
    if (stream.destroyed) throw closed()
    if (stream.push(`${lines}\n`)) return
    await new Promise<void>((resolve, reject) => {
      waiting = { resolve, reject }
    })
  }
  return { stream, write }
}
