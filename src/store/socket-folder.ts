/**
 * Where the socket of an embedded store lies: in its data directory, or, when that path is too long for a socket, in a private folder of the
 * system's temporary directory. There anybody may put something under the folder's name, which can be foreseen: what is not a folder of this
 * user, closed to all others, is neither used nor touched. The folder belongs to whoever holds the store's lock, who makes and removes it.
 */

import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET_NAME } from './embedded-server.ts'

/** A unix socket's path has room for little more than this. */
const SOCKET_PATH_BYTES_MAX = 100
const PRIVATE_MODE = 0o700

/** Makes nothing. */
export function socketDirOf(dataDir: string): string {
  if (Buffer.byteLength(join(dataDir, SOCKET_NAME)) <= SOCKET_PATH_BYTES_MAX) return dataDir
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `sitrep-${name}`)
}

/** Makes the folder, or takes over what a killed holder left. For the holder of the lock. Throws when something else has its name. */
export function makeSocketFolder(folder: string): void {
  if (!lstatSync(folder, { throwIfNoEntry: false })) mkdirSync(folder, { recursive: true, mode: PRIVATE_MODE })
  if (!isPrivate(folder)) throw new Error(`${folder}, where its socket belongs, is no private folder of this user`)
}

/** Removes the folder with the socket, and leaves it when it holds anything else. For the holder of the lock, while it has it. */
export function removeSocketFolder(folder: string): void {
  if (!isPrivate(folder)) return
  try {
    rmSync(join(folder, SOCKET_NAME), { force: true })
    rmdirSync(folder)
  } catch {
    // The next holder takes it over.
  }
}

/** A socket that connects to the store of this user alone. For each connection anew: between two holders the name is free for anybody. */
export function ownSocket(folder: string): Socket {
  const socket = new Socket()
  const connect = socket.connect.bind(socket) as (path: string) => Socket
  const connectIfPrivate = (path: string): Socket =>
    isPrivate(folder) ? connect(path) : socket.destroy(Object.assign(new Error(`no private folder ${folder}`), { code: 'EACCES' }))
  return Object.assign(socket, { connect: connectIfPrivate })
}

/** Links are not followed. */
function isPrivate(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === process.geteuid?.() && (found.mode & 0o777) === PRIVATE_MODE
}
