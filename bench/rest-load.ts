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
  /** By status. */
  statuses: Record<string, number>
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** Drives one address for some time. Latencies in milliseconds; under a rate they count from when the request was due. */
export async function drive(load: Load): Promise<LoadResult> {
  const latencies: number[] = []
  const statuses: Record<string, number> = {}
  const started = performance.now()
  const until = started + load.ms
  await Promise.all(Array.from({ length: load.connections }, (_, index) => driveOne(load, { index, started, until, latencies, statuses })))
  const seconds = (performance.now() - started) / 1_000
  latencies.sort((a, b) => a - b)
  const at = (part: number): number => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0
  return { requests: latencies.length, perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), statuses }
}

interface Run {
  index: number
  started: number
  until: number
  latencies: number[]
  statuses: Record<string, number>
}

function driveOne(load: Load, run: Run): Promise<void> {
  const interval = load.rate === undefined ? 0 : (load.connections * 1_000) / load.rate
  let sent = run.index
  let due = run.started + (interval * run.index) / load.connections
  return new Promise((resolve, reject) => {
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
    socket.once('error', reject)
    const send = (): void => {
      const now = performance.now()
      if (now >= run.until || due >= run.until) {
        socket.removeListener('error', reject)
        socket.destroy()
        resolve()
        return
      }
      if (interval > 0 && due > now) {
        setTimeout(send, due - now)
        return
      }
      if (interval === 0) due = now
      socket.write(load.requests[sent % load.requests.length] ?? '')
      sent += 1
    }
    onAnswers(socket, (status) => {
      run.latencies.push(performance.now() - due)
      run.statuses[status] = (run.statuses[status] ?? 0) + 1
      due += interval
      send()
    })
    socket.once('connect', send)
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
