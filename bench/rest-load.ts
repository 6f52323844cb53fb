/** A load generator that costs less than what it measures: keep-alive connections, one request on each at a time, answers only counted. */

import { connect, type Socket } from 'node:net'

export interface Load {
  port: number
  /** Whole requests, as they go out; each connection sends them in turn. */
  requests: readonly Buffer[]
  connections: number
  ms: number
  /** Requests a second over all connections; as many as go through when absent. */
  rate?: number
}

export interface LoadResult {
  requests: number
  perSecond: number
  p50: number
  p99: number
  /** In milliseconds, in order. */
  latencies: number[]
  /** By status. */
  statuses: Record<string, number>
}

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * Drives one address for some time. Latencies in milliseconds. Under a rate requests are due at even distances whatever becomes of those before
 * them, go out on whichever connection is free, and count from when they were due.
 */
export async function drive(load: Load): Promise<LoadResult> {
  const latencies: number[] = []
  const statuses: Record<string, number> = {}
  const lines = await Promise.all(Array.from({ length: load.connections }, () => openLine(load.port)))
  const started = performance.now()
  const ask = async (line: Line, number: number, due: number): Promise<void> => {
    const status = await line.ask(load.requests[number % load.requests.length] ?? Buffer.alloc(0))
    latencies.push(performance.now() - due)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  await (load.rate === undefined ? driveFull(load, lines, ask) : driveSteadily({ ...load, rate: load.rate }, lines, ask))
  const seconds = (performance.now() - started) / 1_000
  for (const line of lines) line.close()
  latencies.sort((a, b) => a - b)
  const at = (part: number): number => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0
  return { requests: latencies.length, perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), latencies, statuses }
}

type Ask = (line: Line, number: number, due: number) => Promise<void>

/** Each connection asks again as soon as it was answered. */
async function driveFull({ ms }: Load, lines: readonly Line[], ask: Ask): Promise<void> {
  const until = performance.now() + ms
  const driveOne = async (line: Line, index: number): Promise<void> => {
    for (let number = index; performance.now() < until; number += 1) await ask(line, number, performance.now())
  }
  await Promise.all(lines.map(driveOne))
}

async function driveSteadily({ ms, rate }: Load & { rate: number }, lines: readonly Line[], ask: Ask): Promise<void> {
  const started = performance.now()
  const free = [...lines]
  const under = new Set<Promise<void>>()
  const failed: unknown[] = []
  let number = 0
  const dueOf = (): number => started + (number * 1_000) / rate
  while (dueOf() < started + ms) {
    while (dueOf() <= performance.now()) {
      const line = free.shift()
      if (!line) break
      const asked: Promise<void> = ask(line, number, dueOf())
        .then(() => void free.push(line))
        .catch((error: unknown) => void failed.push(error))
        .finally(() => under.delete(asked))
      under.add(asked)
      number += 1
    }
    // A timer would be a millisecond late: the loop turns without rest.
    await new Promise((resolve) => setImmediate(resolve))
    if (failed.length > 0) break
  }
  await Promise.all(under)
  if (failed.length > 0) throw failed[0]
}

interface Line {
  /** Sends a request. The status of the answer. */
  ask(request: Buffer): Promise<string>
  close(): void
}

function openLine(port: number): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let waiting = Promise.withResolvers<string>()
    let isClosed = false
    const fail = (error: Error): void => {
      isClosed = true
      // Nobody may wait for an answer just now: who asks next is told.
      waiting.promise.catch(() => {})
      waiting.reject(error)
      reject(error)
    }
    socket.on('error', fail)
    // Else who waits for the answer of a server that ended would wait for ever.
    socket.on('close', () => fail(new Error('the server closed a connection')))
    onAnswers(socket, (status) => waiting.resolve(status))
    const ask = (request: Buffer): Promise<string> => {
      if (isClosed) return Promise.reject(new Error('the server closed a connection'))
      waiting = Promise.withResolvers<string>()
      socket.write(request)
      return waiting.promise
    }
    socket.once('connect', () => resolve({ ask, close: () => socket.destroy() }))
  })
}

/** Calls back for each whole answer. Reads the status and the length, and no more. */
function onAnswers(socket: Socket, answered: (status: string) => void): void {
  let head: Buffer = Buffer.alloc(0)
  let bodyLeft = -1
  let status = ''
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk
    while (rest.length > 0) {
      if (bodyLeft < 0) {
        head = head.length === 0 ? rest : Buffer.concat([head, rest])
        const end = head.indexOf(HEAD_END)
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        status = text.slice(9, 12)
        bodyLeft = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN)
        if (Number.isNaN(bodyLeft)) throw new Error(`an answer without a length: ${text}`)
        rest = head.subarray(end + HEAD_END.length)
        head = Buffer.alloc(0)
      }
      const taken = Math.min(bodyLeft, rest.length)
      bodyLeft -= taken
      rest = rest.subarray(taken)
      if (bodyLeft > 0) return
      bodyLeft = -1
      answered(status)
    }
  })
}
