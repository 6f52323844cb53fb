// The process of the embedded store: holds the lock of its data directory, runs the engine, serves it on the socket, and
// ends with the process that started it. Started by `embedded.ts`; its arguments are the data directory, the socket's path, and
// where the engine keeps its files (`memory://`: nowhere, and they are gone when the process ends).

import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import { createEmbeddedServer } from './embedded-server.ts'

/** What the process tells its parent. */
export type EmbeddedMessage = { kind: 'ready' } | { kind: 'locked' } | { kind: 'failed'; message: string }

const [dataDir, socketPath, engineDir] = process.argv.slice(2)
if (!dataDir || !socketPath || !engineDir || !process.send) throw new Error('embedded-main is started by the store')

function tell(message: EmbeddedMessage): void {
  process.send?.(message)
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

async function serve(directory: string, path: string, files: string): Promise<void> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(directory)
  if (!lock) {
    tell({ kind: 'locked' })
    process.disconnect?.()
    return
  }
  // Whoever left this socket behind is dead: its lock is ours now.
  if (existsSync(path)) rmSync(path)
  const engine = await PGlite.create({ dataDir: files, extensions: { vector } })
  const server = createEmbeddedServer(engine)
  await server.listen(path)

  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    await server.close()
    await engine.close()
    lock.close()
    process.exit(0)
  }
  process.on('disconnect', end)
  // A signal meant for the whole group must not end the store before its user has finished: the parent disconnects when it is done.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  tell({ kind: 'ready' })
  if (!process.connected) await end()
}

serve(dataDir, socketPath, engineDir).catch((error: unknown) => {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  process.disconnect?.()
})
