// Speaks PostgreSQL's wire protocol for the embedded engine on a unix socket.
//
// The engine has one session for all connections. What one connection sends up to its next Sync is therefore run as one
// unit, so that two connections never mix their unnamed statements; and while a transaction is open, only the connection
// that opened it is served. (`@electric-sql/pglite-socket` queues single messages instead: see docs/adr/0002.)

import { createServer, type Server, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { TRANSACTION_IDLE_MS } from './database.ts'

/** The socket in its folder, as PostgreSQL's clients name it. */
export const SOCKET_NAME = '.s.PGSQL.5432'

const PROTOCOL_3 = 196_608
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104
const CANCEL_REQUEST = 80_877_102
const STARTUP_BYTES_MAX = 10_000
/** Nobody needs more in one message: the greatest batch of articles is far below. */
const MESSAGE_BYTES_MAX = 256 * 1024 * 1024
/** How long whoever has a transaction open may take to end it, when the store is to end; and how long clients may take to hang up. */
const LAST_TRANSACTION_MS_MAX = 5_000
const HANG_UP_MS_MAX = 1_000
/** What PostgreSQL says when it is shut down: what was asked and not answered has not been run, and may be asked again elsewhere. */
const SHUT_DOWN = errorMessage({ S: 'FATAL', V: 'FATAL', C: '57P01', M: 'the store changes hands' })

/** How the error begins with which PostgreSQL ends all its processes, to start anew from its log: no room for the next part of that log, for one. */
const PANIC = 'SPANIC\0VPANIC\0'

const QUERY = 0x51
const SYNC = 0x53
const TERMINATE = 0x58

type Engine = Pick<PGlite, 'exec' | 'execProtocolRawStream' | 'isInTransaction'>

interface Unit {
  connection: Connection
  messages: Uint8Array[]
}

interface Connection {
  socket: Socket
  buffered: Buffer[]
  bufferedBytes: number
  started: boolean
  messages: Uint8Array[]
}

/**
 * The engine's server. `close` stops listening, lets an open transaction end, tells everybody else that nothing of theirs was run, and ends
 * every connection; the engine itself stays open.
 */
export interface EmbeddedServer {
  listen(path: string): Promise<void>
  close(): Promise<void>
}

/**
 * Serves `engine` to any number of connections. Waits a turn for each unit; first come, first served. `panicked` is called when the engine
 * gave itself up, once that was told to whoever asked: it would answer nothing any more.
 */
export function createEmbeddedServer(engine: Engine, panicked: () => void): EmbeddedServer {
  const queue: Unit[] = []
  const connections = new Set<Connection>()
  let holder: Connection | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let running: Connection | null = null
  let closing = false
  let atRest = (): void => {}

  const nextUnit = (): Unit | undefined => {
    if (!holder) return closing ? undefined : queue.shift()
    const index = queue.findIndex((unit) => unit.connection === holder)
    return index < 0 ? undefined : queue.splice(index, 1)[0]
  }

  const run = async (): Promise<void> => {
    if (running) return
    for (let unit = nextUnit(); unit; unit = nextUnit()) {
      clearTimeout(idleTimer)
      idleTimer = undefined
      running = unit.connection
      if ((await execute(engine, unit)) === 'panicked') return panicked()
      holder = engine.isInTransaction() ? unit.connection : null
      if (holder && !connections.has(holder)) await release()
    }
    running = null
    // From its own last word on: what others ask meanwhile, who can't be served, gives it no more time.
    if (holder) idleTimer ??= setTimeout(() => holder?.socket.destroy(), TRANSACTION_IDLE_MS)
    else atRest()
  }

  const release = async (): Promise<void> => {
    await engine.exec('rollback')
    holder = null
  }

  const drop = (connection: Connection): void => {
    connections.delete(connection)
    for (let i = queue.length - 1; i >= 0; i--) if (queue[i]?.connection === connection) queue.splice(i, 1)
    if (holder === connection && !running) void release().then(run)
  }

  const enqueue = (unit: Unit): void => {
    queue.push(unit)
    void run()
  }

  const server = createServer((socket) => {
    const connection: Connection = { socket, buffered: [], bufferedBytes: 0, started: false, messages: [] }
    connections.add(connection)
    socket.on('data', (chunk) => receive(connection, chunk, enqueue))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => drop(connection))
  })

  return {
    listen: (path) => listenOn(server, path),
    close: async () => {
      closing = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const rested = new Promise<void>((resolve) => {
        atRest = resolve
        inTime(LAST_TRANSACTION_MS_MAX, resolve)
      })
      if (running || holder) await rested
      clearTimeout(idleTimer)
      // Of what is still under way nobody can say whether it was run.
      for (const unsure of [running, holder]) unsure?.socket.destroy()
      for (const { socket } of connections) if (socket.writable) socket.end(SHUT_DOWN)
      inTime(HANG_UP_MS_MAX, () => {
        for (const { socket } of connections) socket.destroy()
      })
      await closed
    },
  }
}

function inTime(ms: number, act: () => void): void {
  setTimeout(act, ms).unref()
}

function errorMessage(fields: Readonly<Record<string, string>>): Buffer {
  const body = `${Object.entries(fields)
    .map(([type, text]) => `${type}${text}\0`)
    .join('')}\0`
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(4 + Buffer.byteLength(body), 1)
  return Buffer.concat([head, Buffer.from(body)])
}

function listenOn(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
}

async function execute(engine: Engine, unit: Unit): Promise<'done' | 'panicked'> {
  const { socket } = unit.connection
  try {
    for (const message of unit.messages) {
      const answer: Uint8Array[] = []
      await engine.execProtocolRawStream(message, { onRawData: (data) => void answer.push(data.slice()) })
      if (socket.writable) for (const part of answer) socket.write(part)
      if (isPanic(answer)) return 'panicked'
    }
  } catch {
    // The engine answers errors of SQL by itself; what is thrown here is a fault of the engine. The client sees its connection end.
    socket.destroy()
  }
  return 'done'
}

/** A panic is the last thing that an engine says; its message may lie across two parts. */
function isPanic(answer: readonly Uint8Array[]): boolean {
  return Buffer.concat(answer.slice(-2)).includes(PANIC)
}

function receive(connection: Connection, chunk: Buffer, enqueue: (unit: Unit) => void): void {
  connection.buffered.push(chunk)
  connection.bufferedBytes += chunk.length
  for (let message = takeMessage(connection); message; message = takeMessage(connection)) {
    if (!connection.started) {
      if (!startUp(connection, message, enqueue)) return
      continue
    }
    if (message[0] === TERMINATE) return void connection.socket.end()
    connection.messages.push(message)
    if (message[0] !== QUERY && message[0] !== SYNC) continue
    enqueue({ connection, messages: connection.messages })
    connection.messages = []
  }
}

/** Handles the first messages, which have no type byte. Gives false when the connection is over. */
function startUp(connection: Connection, message: Uint8Array, enqueue: (unit: Unit) => void): boolean {
  const code = Buffer.from(message.buffer, message.byteOffset, message.byteLength).readInt32BE(4)
  if (code === SSL_REQUEST || code === GSS_REQUEST) {
    connection.socket.write('N')
    return true
  }
  if (code !== PROTOCOL_3) {
    // A cancel request has nothing to cancel here; anything else is no client of ours.
    if (code === CANCEL_REQUEST) connection.socket.end()
    else connection.socket.destroy()
    return false
  }
  connection.started = true
  enqueue({ connection, messages: [message] })
  return true
}

/** Cuts the next whole message off what has arrived, or gives null. */
function takeMessage(connection: Connection): Uint8Array | null {
  const lengthAt = connection.started ? 1 : 0
  if (connection.bufferedBytes < lengthAt + 4) return null
  if ((connection.buffered[0]?.length ?? 0) < lengthAt + 4) connection.buffered = [Buffer.concat(connection.buffered)]
  const head = connection.buffered[0]
  if (!head) return null
  const length = lengthAt + head.readInt32BE(lengthAt)
  const max = connection.started ? MESSAGE_BYTES_MAX : STARTUP_BYTES_MAX
  if (length < lengthAt + 4 || length > max) {
    connection.socket.destroy()
    return null
  }
  if (connection.bufferedBytes < length) return null
  const all = connection.buffered.length === 1 ? head : Buffer.concat(connection.buffered)
  connection.bufferedBytes -= length
  connection.buffered = connection.bufferedBytes > 0 ? [all.subarray(length)] : []
  return new Uint8Array(all.subarray(0, length))
}
