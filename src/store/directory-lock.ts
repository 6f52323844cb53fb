// A lock on a directory that the system gives back however the process ends that has it: an exclusive transaction of a throw-away SQLite file.

import { closeSync, constants, fchownSync, fstatSync, lstatSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The primary code; extended ones have it in their lowest byte. */
const SQLITE_BUSY = 5

/** Gives the lock, to be closed, or null while somebody else has it. Throws where it can't be taken at all. */
export function lockDirectory(directory: string, name: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(directory, name))
    giveToOwner(directory, join(directory, name))
    lock.exec('pragma busy_timeout = 0; begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    // Somebody else has it; anything else (a file of another user, no room for its journal, a disk that may only be read) is no matter of waiting.
    if (isBusy(error)) return null
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * What the superuser makes in a directory of somebody else would be in their way later. They may have put something else in its place: a link to
 * a file of the superuser's, symbolic or hard, gives them nothing.
 */
export function giveToOwner(directory: string, path: string): void {
  if (process.geteuid?.() !== 0) return
  const { uid, gid } = statSync(directory)
  if (uid === 0 || lstatSync(path).uid !== 0) return
  const made = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const found = fstatSync(made)
    if (found.uid === 0 && (found.isDirectory() || (found.isFile() && found.nlink === 1))) fchownSync(made, uid, gid)
  } finally {
    closeSync(made)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY
}
