/**
 * A copy of an embedded store as of one instant, made while others work with the store: it has one session, and whoever reads all of it in one
 * transaction keeps everybody waiting.
 *
 * It is made as the files of a PostgreSQL server are backed up. The engine notes where its log stands; the files are copied while it goes on
 * to write into them; the log up to the end of that is copied last. An engine that opens the copy reads the log again over what was half
 * written, and does not start where a part of the log is missing.
 */

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sql from 'sql-template-tag'
import type { Database } from './database.ts'
import { giveToOwner, lockDirectory } from './directory-lock.ts'
import { ENGINE_DIRECTORY, openEmbedded } from './embedded.ts'

/** Within the data directory. What a killed process left there goes with the next copy. */
const COPY_DIRECTORY = 'copy'
const LOCK_NAME = 'copy.lock'
/** What is left free on the disk besides: the store goes on to grow. */
const ROOM_BYTES_MIN = 256 * 1024 * 1024
/** A part of the log may be used again before it was copied. */
const ATTEMPTS = 3
const READ_BYTES = 256 * 1024

const LOG_DIRECTORY = 'pg_wal'
/** Of the engine that runs; the copy's makes its own. */
const LEFT_OUT = new Set(['postmaster.pid'])

export interface CopyOptions {
  dataDir: string
  signal?: AbortSignal | undefined
  /** Is told why none could be made. */
  refused?: ((reason: string) => void) | undefined
}

/**
 * Opens a copy of the store of `dataDir`, which is removed when it is closed. Null where none can be made: another is there, the disk has no
 * room for it, its owner ended meanwhile, `signal` aborted.
 */
export async function openCopy(db: Database, options: CopyOptions): Promise<Database | null> {
  const refuse = (reason: string): null => {
    if (!options.signal?.aborted) options.refused?.(reason)
    return null
  }
  try {
    const lock = lockDirectory(options.dataDir, LOCK_NAME)
    if (!lock) return refuse('another copy is there')
    const folder = resolve(options.dataDir, COPY_DIRECTORY)
    const clear = async (): Promise<void> => {
      await rm(folder, { recursive: true, force: true })
      lock.close()
    }
    const copy = await copyInto(db, folder, options).catch((error: unknown) => clear().then(() => Promise.reject(error)))
    if (copy) return { ...copy, close: () => copy.close().finally(clear) }
    await clear()
    return refuse('the disk has no room for it, or the store changed hands')
  } catch (error) {
    // Whatever it is, the store itself can be read.
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

async function copyInto(db: Database, folder: string, { dataDir, signal }: CopyOptions): Promise<Database | null> {
  const [from, to] = [join(dataDir, ENGINE_DIRECTORY), join(folder, ENGINE_DIRECTORY)]
  for (let attempt = 0; attempt < ATTEMPTS && !signal?.aborted; attempt += 1) {
    await rm(folder, { recursive: true, force: true })
    if (!(await isRoomFor(from))) return null
    for (const made of [folder, to]) await makeFolder(made, dataDir)
    if (await copyStore(db, { from, to, dataDir, signal })) return openEmbedded({ dataDir: folder })
  }
  return null
}

/** Whoever has the store must be able to remove what is left there, whoever made it. */
async function makeFolder(path: string, dataDir: string): Promise<void> {
  await mkdir(path, { mode: 0o700 })
  giveToOwner(dataDir, path)
}

async function isRoomFor(from: string): Promise<boolean> {
  let bytes = ROOM_BYTES_MIN
  for (const file of await filesOf(from)) bytes += (await sizeOf(join(from, file))) ?? 0
  const { bavail, bsize } = await statfs(from)
  return bavail * bsize > bytes
}

interface CopyWay {
  from: string
  to: string
  dataDir: string
  signal?: AbortSignal | undefined
}

/** Whether the copy is whole. */
async function copyStore(db: Database, way: CopyWay): Promise<boolean> {
  await beginCopy(db)
  let label = ''
  try {
    for (const file of await filesOf(way.from)) if (!isOfLog(file) && !LEFT_OUT.has(file)) await copyFile(way, file)
  } finally {
    label = await endCopy(db)
  }
  const first = join(LOG_DIRECTORY, /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '')
  await writeFile(join(way.to, 'backup_label'), label)
  for (const file of await filesOf(way.from)) if (isOfLog(file) && file >= first) await copyFile(way, file)
  // Parts of the log are used again in their order: while this one is there, all after it are.
  return !way.signal?.aborted && (await sizeOf(join(way.from, first))) !== undefined
}

/** One that was killed has left the engine's only session in the midst of it; nobody else is, who has the lock. */
async function beginCopy(db: Database): Promise<void> {
  const begin = sql`select pg_backup_start('sitrep', true)`
  await db.query(begin).catch(() => endCopy(db).then(() => db.query(begin)))
}

async function endCopy(db: Database): Promise<string> {
  const [ended] = await db.query<{ labelfile: string }>(sql`select labelfile from pg_backup_stop(false)`)
  return ended?.labelfile ?? ''
}

function isOfLog(file: string): boolean {
  return dirname(file) === LOG_DIRECTORY
}

/** Every file and folder below, in an order in which a folder comes before what is in it, and parts of the log as they follow each other. */
async function filesOf(directory: string): Promise<string[]> {
  return (await readdir(directory, { recursive: true })).sort()
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size
}

/** What is gone meanwhile is left out; what is cut off meanwhile ends where it does. */
async function copyFile({ from, to, dataDir, signal }: CopyWay, file: string): Promise<void> {
  const found = await stat(join(from, file)).catch(() => undefined)
  if (!found || signal?.aborted) return
  if (found.isDirectory()) return makeFolder(join(to, file), dataDir)
  const source = createReadStream(join(from, file), { highWaterMark: READ_BYTES })
  await pipeline(source, createWriteStream(join(to, file), { mode: 0o600 })).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
}

/** What the tables of a store take, and what they keep for themselves. */
export async function storeBytes(db: Database): Promise<number> {
  const [size] = await db.query<{ bytes: number }>(sql`select pg_database_size(current_database()) as bytes`)
  return size?.bytes ?? 0
}
