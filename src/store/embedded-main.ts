// The process of the embedded store: holds the lock of its data directory, runs the engine, serves it on the socket, and
// ends with the process that started it. Started by `embedded.ts`; its arguments are the data directory, the socket's folder (made
// and removed here when it is another: `socket-folder.ts`), and where the engine keeps its files. Without arguments everything stays
// in memory: the socket lies in a folder that this process makes and, because whoever started it may be killed, removes.

import { accessSync, chmodSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import { lockDirectory } from './directory-lock.ts'
import { createEmbeddedServer, SOCKET_NAME } from './embedded-server.ts'
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts'

/** What the process tells its parent. */
export type EmbeddedMessage = { kind: 'ready'; socketDir: string } | { kind: 'locked' } | { kind: 'failed'; message: string }

/** An engine writes at least so much when it starts: a segment of its log. */
const START_BYTES_MIN = 16 * 1024 * 1024
/** And comes to take more memory than this: 512 MB in pages of 64 KB. */
const ENGINE_MEMORY_PAGES = 8_192

interface Place {
  directory: string
  socketDir: string
  engineDir: string
  /** Whether the engine's files were there before. */
  isFilled: boolean
}

if (!process.send) throw new Error('embedded-main is started by the store')
// Whoever can connect to the socket has all that is kept: where the umask lets others write, it would be open to them.
process.umask(0o077)
// A signal meant for the whole group must not end the store before its user has finished: the parent disconnects when it is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

function placeOf([directory, socketDir, engineDir]: readonly string[]): Place {
  if (directory && socketDir && engineDir) return { directory, socketDir, engineDir, isFilled: existsSync(engineDir) }
  const made = mkdtempSync(join(tmpdir(), 'sitrep-memory-'))
  // Also when a fault ends this process.
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  return { directory: made, socketDir: made, engineDir: 'memory://', isFilled: false }
}

/** The engine leaves its files open to all, and a data directory that somebody else made may let all come to them. */
function closeToOthers(engineDir: string): void {
  if (existsSync(engineDir) && statSync(engineDir).uid === process.geteuid?.()) chmodSync(engineDir, 0o700)
}

/** A parent that is gone hears nothing; that it is gone is told by the end of the connection. */
function tell(message: EmbeddedMessage, then = () => {}): void {
  if (process.connected) process.send?.(message, then)
  else then()
}

/**
 * Ends this process when all that hears of its end has. Left to itself the runtime would first finish optimizing the engine's greatest functions, a second
 * or two for nothing, and now and then it waits for ever for a thread of its own that waits for it (github.com/nodejs/node/issues/54918).
 */
function leave(): void {
  process.on('exit', () => process.kill(process.pid, 'SIGKILL'))
  process.exit()
}

async function serve({ directory, socketDir, engineDir }: Place): Promise<void> {
  const path = join(socketDir, SOCKET_NAME)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(directory, 'store.lock')
  if (!lock) return tell({ kind: 'locked' }, leave)
  const isApart = socketDir !== directory
  if (isApart) makeSocketFolder(socketDir)
  // However this process ends short of being killed. The lock comes last: the folder of whoever takes it next must not be removed.
  process.on('exit', () => {
    if (isApart) removeSocketFolder(socketDir)
    lock.close()
  })
  // Whoever left this socket behind is dead: its lock is ours now.
  if (existsSync(path)) rmSync(path)
  const engine = await PGlite.create({ dataDir: engineDir, extensions: { vector } })
  closeToOthers(engineDir)
  // Whoever asks next starts another engine, which recovers what was committed; this one can't even be closed.
  const server = createEmbeddedServer(engine, leave)
  await server.listen(path)

  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    await server.close()
    await engine.close()
    leave()
  }
  process.on('disconnect', end)
  // Whoever started it may be gone before it was ready.
  if (!process.connected) return end()
  tell({ kind: 'ready', socketDir })
}

/**
 * The engine does not say why it can't start; a disk without room, or one that only reads, is for the operator to mend, and so are files of
 * another user, which a command leaves that was run as somebody else while the server was down, and a lack of memory. What is left is files
 * that it can't read.
 */
function reasonOf(error: unknown, place: Place | undefined): string {
  const message = error instanceof Error ? error.message : 'its engine failed'
  if (!place) return message
  const { directory, engineDir, isFilled } = place
  try {
    accessSync(directory, constants.W_OK)
    const files = existsSync(engineDir) ? readdirSync(engineDir, { recursive: true, encoding: 'utf8' }) : []
    for (const file of files) accessSync(join(engineDir, file), constants.R_OK | constants.W_OK)
    tryRoom(join(directory, 'room.try'))
    if (isShortOfMemory()) return `not enough memory for its engine (${message})`
    return isFilled ? `its files may be damaged; restore a backup into a new folder (${message})` : message
  } catch (refused) {
    if (!(refused instanceof Error)) return message
    return 'code' in refused && refused.code === 'ENOSPC' ? `no space left on its disk (${message})` : refused.message
  }
}

/** Throws what the system says where the disk, a quota or a limit on files (`ulimit -f`) leaves no room for what an engine writes. */
function tryRoom(path: string): void {
  try {
    writeFileSync(path, Buffer.alloc(START_BYTES_MIN), { mode: 0o600 })
  } finally {
    rmSync(path, { force: true })
  }
}

/** Asks for as much as an engine comes to take; nothing of it is used, and all is given back. */
function isShortOfMemory(): boolean {
  try {
    new WebAssembly.Memory({ initial: ENGINE_MEMORY_PAGES })
    return false
  } catch {
    return true
  }
}

async function start(words: readonly string[]): Promise<void> {
  let place: Place | undefined
  try {
    place = placeOf(words)
    await serve(place)
  } catch (error) {
    // What is left of an engine that failed would keep this process, and with it the lock.
    tell({ kind: 'failed', message: reasonOf(error, place) }, leave)
  }
}

await start(process.argv.slice(2))
