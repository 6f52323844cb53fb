// The process of the embedded store: holds the lock of its data directory, runs the engine, serves it on the socket, and
// ends with the process that started it. Started by `embedded.ts`; its arguments are the data directory, the socket's folder (made
// and removed here when it is another: `socket-folder.ts`), and where the engine keeps its files. Without arguments everything stays
// in memory: the socket lies in a folder that this process makes and, because whoever started it may be killed, removes.

import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import { createEmbeddedServer, SOCKET_NAME } from './embedded-server.ts'
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts'

/** What the process tells its parent. */
export type EmbeddedMessage = { kind: 'ready'; socketDir: string } | { kind: 'locked' } | { kind: 'failed'; message: string }

interface Place {
  directory: string
  socketDir: string
  engineDir: string
}

if (!process.send) throw new Error('embedded-main is started by the store')

function placeOf([directory, socketDir, engineDir]: readonly string[]): Place {
  if (directory && socketDir && engineDir) return { directory, socketDir, engineDir }
  const made = mkdtempSync(join(tmpdir(), 'sitrep-memory-'))
  // Also when a fault ends this process.
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  return { directory: made, socketDir: made, engineDir: 'memory://' }
}

/** A parent that is gone hears nothing; that it is gone is told by the end of the connection. */
function tell(message: EmbeddedMessage): void {
  process.send?.(message, () => {})
}

/** An exclusive transaction of a throw-away SQLite file is a lock that the system gives back however this process ends. */
function lockDirectory(directory: string): DatabaseSync | null {
  const lock = new DatabaseSync(join(directory, 'store.lock'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
    return lock
  } catch {
    lock.close()
    return null
  }
}

async function serve({ directory, socketDir, engineDir }: Place): Promise<void> {
  const path = join(socketDir, SOCKET_NAME)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(directory)
  if (!lock) {
    tell({ kind: 'locked' })
    process.disconnect?.()
    return
  }
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
  const server = createEmbeddedServer(engine)
  await server.listen(path)

  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    await server.close()
    await engine.close()
    process.exit(0)
  }
  process.on('disconnect', end)
  // A signal meant for the whole group must not end the store before its user has finished: the parent disconnects when it is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  // Whoever started it may be gone before it was ready.
  if (!process.connected) return end()
  tell({ kind: 'ready', socketDir })
}

serve(placeOf(process.argv.slice(2))).catch((error: unknown) => {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  process.disconnect?.()
})
