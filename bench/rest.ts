/**
 * Speed of the API against bare `node:http` with the same bodies: node bench/rest.ts [--seconds 3] [--rounds 3] [--connections 64]
 * [--data DIR] [--only ENDPOINT]
 * [--profile]
 *
 * Both servers are processes of their own and are driven in turn, so that what else the machine does falls on both. Besides requests per
 * second it tells the processor time that each server spends on a request, which other work on the machine blurs less. Without `--data` the
 * sample stream is taken in first. `SITREP_DATABASE_URL` and `SITREP_VALKEY_URL` count as always.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drive, type LoadResult } from './rest-load.ts'

const ENDLESS = 1_000_000_000
const CLOCK_TICK_MS = 10
const ROOT = join(import.meta.dirname, '..')

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '64' },
    data: { type: 'string' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})
const ms = Number(values.seconds) * 1_000
const rounds = Number(values.rounds)
const connections = Number(values.connections)

interface Server {
  port: number
  child: ChildProcess
}

const directory = mkdtempSync(join(tmpdir(), 'sitrep-bench-'))
const dataDir = values.data ?? join(directory, 'data')
const env = {
  ...process.env,
  SITREP_CAPS: JSON.stringify({ scale: { day: ENDLESS, minute: ENDLESS, search: ENDLESS } }),
  SITREP_ADDRESS_CEILING_PER_MINUTE: '10000000',
}
const children: ChildProcess[] = []

try {
  const key = prepareStore()
  const sitrep = await startSitrep()
  const paths = await pathsOf(sitrep, key)
  const bare = await startBare(Object.fromEntries(Object.values(paths).map(({ path, body }) => [path, body])))
  for (const [name, { path, body }] of Object.entries(paths)) {
    if (values.only !== undefined && values.only !== name) continue
    const bytes = Buffer.byteLength(body)
    await compare({ name, path, bytes }, { bare, sitrep, request: requestOf(path, key) })
  }
} finally {
  for (const child of children) child.kill('SIGINT')
  await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
  rmSync(directory, { recursive: true, force: true })
}

function sitrepCommand(...args: string[]): unknown {
  const text = execFileSync(process.execPath, [join(ROOT, 'src/main.ts'), ...args, '--data', dataDir, '--json'], { env, encoding: 'utf8' })
  return JSON.parse(text)
}

/** Gives an API key. */
function prepareStore(): string {
  if (!values.data) sitrepCommand('ingest', join(ROOT, 'sample/stream.ndjson'), '--rebase', '--wait')
  const email = `bench-${process.pid}@sitrep.example`
  sitrepCommand('accounts', 'create', email, '--tier', 'scale')
  const created = sitrepCommand('keys', 'create', email)
  if (typeof created !== 'object' || created === null || !('key' in created)) throw new Error('no key was made')
  return String(created.key)
}

async function startSitrep(): Promise<Server> {
  const port = await freePort()
  const profile = values.profile ? ['--cpu-prof', '--cpu-prof-dir=bench-profile'] : []
  const args = [...profile, join(ROOT, 'src/main.ts'), 'serve', '--role', 'api', '--port', String(port), '--data', dataDir]
  // The log is written as in service, to where it costs nothing more.
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  await once(child.stdout, 'data')
  return { port, child }
}

async function startBare(bodies: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const file = join(directory, 'bodies.json')
  writeFileSync(file, JSON.stringify(bodies))
  const child = spawn(process.execPath, [join(ROOT, 'bench/rest-bare.ts'), String(port), file], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout, 'data')
  return { port, child }
}

/** One address for each endpoint: the list, its first situation, that one's first cluster, and a search. */
async function pathsOf({ port }: Server, key: string): Promise<Record<string, { path: string; body: string }>> {
  const read = async (path: string): Promise<{ path: string; body: string }> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-api-key': key } })
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    return { path, body: await response.text() }
  }
  const list = await read('/v1/situations?days=30')
  const detail = await read(`/v1/situations/${JSON.parse(list.body).data[0].id}`)
  const cluster = await read(`/v1/clusters/${JSON.parse(detail.body).data.timeline[0].id}`)
  const word = encodeURIComponent(JSON.parse(cluster.body).data.keywords[0] ?? 'flood')
  return { list, detail, cluster, search: await read(`/v1/search?q=${word}&days=30`) }
}

function requestOf(path: string, key: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nAccept: application/json\r\n\r\n`)
}

interface Measured extends LoadResult {
  cpuMicroseconds: number
}

async function compare(
  subject: { name: string; path: string; bytes: number },
  { bare, sitrep, request }: { bare: Server; sitrep: Server; request: Buffer },
): Promise<void> {
  const runs: Record<'bare' | 'sitrep', Measured[]> = { bare: [], sitrep: [] }
  await measure(bare, request, 500)
  await measure(sitrep, request, 500)
  for (let round = 0; round < rounds; round += 1) {
    runs.bare.push(await measure(bare, request, ms))
    runs.sitrep.push(await measure(sitrep, request, ms))
  }
  const [ofBare, ofSitrep] = [medianOf(runs.bare), medianOf(runs.sitrep)]
  const half = await drive({ port: sitrep.port, request, connections, ms, rate: ofSitrep.perSecond / 2 })
  const line = {
    endpoint: subject.name,
    bytes: subject.bytes,
    bare: shown(ofBare),
    sitrep: shown(ofSitrep),
    ratio: { perSecond: round2(ofSitrep.perSecond / ofBare.perSecond), cpu: round2(ofBare.cpuMicroseconds / ofSitrep.cpuMicroseconds) },
    halfLoad: { perSecond: Math.round(half.perSecond), p50: round2(half.p50), p99: round2(half.p99) },
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

async function measure(server: Server, request: Buffer, duration: number): Promise<Measured> {
  const before = cpuMs(server.child)
  const result = await drive({ port: server.port, request, connections, ms: duration })
  return { ...result, cpuMicroseconds: ((cpuMs(server.child) - before) * 1_000) / result.requests }
}

/** Processor time that a process has used: user and system, fields 14 and 15 of its line under /proc. */
function cpuMs({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS
}

/** The run whose processor time per request is the median. */
function medianOf(runs: Measured[]): Measured {
  const median = runs.toSorted((a, b) => a.cpuMicroseconds - b.cpuMicroseconds)[runs.length >> 1]
  if (!median) throw new Error('nothing was measured')
  return median
}

function shown({ perSecond, p50, p99, cpuMicroseconds, statuses }: Measured): object {
  return { perSecond: Math.round(perSecond), p50: round2(p50), p99: round2(p99), cpuMicroseconds: round2(cpuMicroseconds), statuses }
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
