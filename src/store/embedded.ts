// The embedded store: PostgreSQL in WebAssembly in a process of its own, reached by the ordinary driver over a unix socket
// in the data directory. The first process that needs the directory starts it; others find its socket. When its owner ends,
// the store ends too, and the next process that needs it starts it again.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { Socket } from 'node:net'
import { dirname, extname, join, resolve } from 'node:path'
import { type Database, StoreUnavailable } from './database.ts'
import type { EmbeddedMessage } from './embedded-main.ts'
import { SOCKET_NAME } from './embedded-server.ts'
import { type GoOn, openPool } from './pool.ts'
import { ownSocket, socketDirOf } from './socket-folder.ts'

/** Within the data directory: what the engine keeps. */
export const ENGINE_DIRECTORY = 'postgres'
const CONNECTIONS_MAX = 8
/** Longest wait for a store that another process is starting, or that is closing. */
const START_TIMEOUT_MS = 60_000
const RETRY_MS = 250
const COMPLAINT_CHARACTERS_MAX = 2_000
/** What a terminal or a service manager sends to all of a group: whoever uses the store decides when it ends. */
const GROUP_SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

export interface EmbeddedOptions {
  /** Made with mode 0700 when it is missing. */
  dataDir: string
  /** Unset: once. */
  goOn?: GoOn | undefined
  /** Ends a start at once, whatever it has written by then: for a store that is thrown away. */
  abandon?: AbortSignal | undefined
}

/** Where a store's process lies, and the process itself when this one started it. */
interface Place {
  dataDir: string
  socketDir: string
  child: ChildProcess | null
  abandon: AbortSignal | undefined
}

/** Whether a data directory holds a store, running or not. Throws what the system says where it can't be looked into. */
export function hasEmbedded(dataDir: string): boolean {
  try {
    return statSync(join(dataDir, ENGINE_DIRECTORY)).isDirectory()
  } catch (error) {
    // Not asked by `existsSync`: to that a folder that may not be read is one that is empty.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** Opens the store of a data directory, starting its process when nobody has. Throws `StoreUnavailable` when it can't be started. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  makeFolder(resolve(options.dataDir))
  // Where its socket lies follows from its path: whoever comes by a link must come to the same one.
  const dataDir = realpathSync(options.dataDir)
  const place: Place = { dataDir, socketDir: socketDirOf(dataDir), child: null, abandon: options.abandon }
  let reviving: Promise<void> | null = null

  const revive = (): Promise<void> => {
    reviving ??= startUnlessRunning(place).finally(() => {
      reviving = null
    })
    return reviving
  }
  await revive()

  return openPool({
    connection: { host: place.socketDir, port: 5432, user: 'postgres', database: 'postgres', stream: () => socketOf(place) },
    engine: 'embedded',
    description: `embedded store in ${options.dataDir}`,
    connectionsMax: CONNECTIONS_MAX,
    revive,
    goOn: options.goOn,
    onClose: () => endChild(place.child),
  })
}

/**
 * Opens an empty store that keeps nothing on disk but its socket, in a folder of the system's temporary directory that goes when the store is
 * closed or this process ends, in whatever way. Throws `StoreUnavailable` when it can't be started.
 */
export async function openEmbeddedInMemory(): Promise<Database> {
  // Out of the group that a terminal's Ctrl-C ends: somebody must be left to clear away.
  const outcome = await startChild([], { detached: true })
  if (outcome.kind !== 'ready')
    throw new StoreUnavailable(`the store in memory did not start: ${outcome.kind === 'failed' ? outcome.message : 'it was interrupted'}`)
  const { child, socketDir } = outcome
  return openPool({
    connection: { host: socketDir, port: 5432, user: 'postgres', database: 'postgres' },
    engine: 'embedded',
    description: 'embedded store in memory',
    connectionsMax: CONNECTIONS_MAX,
    onClose: () => endChild(child),
  })
}

/** One level after the other: asked for all at once, the runtime tries for ever where a file system takes none (/proc). */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

async function startUnlessRunning(place: Place): Promise<void> {
  const { dataDir, socketDir, abandon } = place
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += RETRY_MS) {
    if (await answers(place)) return
    const outcome = await startChild([dataDir, socketDir, join(dataDir, ENGINE_DIRECTORY)], { detached: false, abandon })
    if (outcome.kind === 'ready') {
      place.child = outcome.child
      return
    }
    if (outcome.kind === 'failed') throw new StoreUnavailable(`the embedded store in ${dataDir} did not start: ${outcome.message}`)
    await new Promise((wake) => setTimeout(wake, RETRY_MS))
  }
  throw new StoreUnavailable(`the embedded store in ${dataDir} is held by a process that does not answer`)
}

/** One that is not connected yet. */
function socketOf({ dataDir, socketDir }: Place): Socket {
  return socketDir === dataDir ? new Socket() : ownSocket(socketDir)
}

function answers(place: Place): Promise<boolean> {
  return new Promise((settle) => {
    const socket = socketOf(place)
    socket.once('connect', () => {
      socket.destroy()
      settle(true)
    })
    socket.once('error', () => settle(false))
    socket.connect(join(place.socketDir, SOCKET_NAME))
  })
}

type StartOutcome =
  | { kind: 'ready'; child: ChildProcess; socketDir: string }
  | { kind: 'locked' }
  /** Before it could let signals pass: nothing was begun. */
  | { kind: 'interrupted' }
  | { kind: 'failed'; message: string }

function startChild(
  words: readonly string[],
  { detached, abandon }: { detached: boolean; abandon?: AbortSignal | undefined },
): Promise<StartOutcome> {
  // The same file in the source tree and in the built package, with the ending that this one has.
  const program = join(import.meta.dirname, `embedded-main${extname(import.meta.filename)}`)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...words], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached,
  })
  const kill = (): void => void child.kill('SIGKILL')
  abandon?.addEventListener('abort', kill, { once: true })
  if (abandon?.aborted) kill()
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(0, COMPLAINT_CHARACTERS_MAX)
  })
  return new Promise((settle) => {
    child.once('error', (error) => settle({ kind: 'failed', message: error.message }))
    child.once('exit', (code, signal) => {
      if (signal !== null && GROUP_SIGNALS.includes(signal)) return settle({ kind: 'interrupted' })
      settle({ kind: 'failed', message: firstWords(complaint) ?? `its process ended with ${signal ?? code}` })
    })
    child.once('message', (message: EmbeddedMessage) => {
      abandon?.removeEventListener('abort', kill)
      if (message.kind !== 'ready') return settle(message)
      // The parent may end whenever its own work is done.
      child.unref()
      child.channel?.unref()
      if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref()
      settle({ ...message, child })
    })
  })
}

/** What a process says that breaks down, without the traces that follow. */
function firstWords(complaint: string): string | undefined {
  const lines = complaint.split('\n').map((line) => line.trim())
  return lines.find((line) => /error|bad_alloc/i.test(line)) ?? lines.find((line) => line !== '')
}

function endChild(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((ended) => {
    child.ref()
    child.once('exit', () => ended())
    child.disconnect()
  })
}
