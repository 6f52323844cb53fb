/**
 * Calls of tools against two measures: a tool of one line in the same wrapper, and a tool of one line in the SDK's McpServer on its own HTTP
 * transport. node bench/mcp.ts [--seconds 3] [--rounds 3] [--connections 16] [--data DIR] [--profile]
 *
 * All three are processes of their own and are driven in turn, so that what else the machine does falls on all. Besides calls per second it tells
 * the processor time of a call, which other work on the machine blurs less.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../test/support/free-port.ts'
import { drive, type LoadResult } from './rest-load.ts'

const ENDLESS = 1_000_000_000
const CLOCK_TICK_MS = 10
const ROOT = join(import.meta.dirname, '..')

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    data: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})
const ms = Number(values.seconds) * 1_000
const directory = mkdtempSync(join(tmpdir(), 'sitrep-bench-mcp-'))
const dataDir = values.data ?? join(directory, 'data')
const env = {
  ...process.env,
  SITREP_CAPS: JSON.stringify({ scale: { day: ENDLESS, minute: ENDLESS, search: ENDLESS } }),
  SITREP_ADDRESS_CEILING_PER_MINUTE: '10000000',
}
const children: ChildProcess[] = []

interface Server {
  name: string
  port: number
  child: ChildProcess
}

interface Measured extends LoadResult {
  cpuMicroseconds: number
}

try {
  const key = prepareStore()
  const sitrep = await start('sitrep', ['src/main.ts', 'serve', '--role', 'api', '--data', dataDir, '--port'], values.profile)
  const wrapper = await start('one line, same wrapper', ['bench/mcp-one-line.ts', 'wrapper'])
  const sdk = await start('one line, McpServer', ['bench/mcp-one-line.ts', 'sdk'])
  const first = await situationOf(sitrep, key)
  const tools: [string, object][] = [
    ['get_top_situations', { window: '30d' }],
    ['get_situation_timeline', { situation_id: first.situation }],
    ['get_cluster', { cluster_id: first.cluster }],
  ]
  const one = [
    await measuredTurns(wrapper, requestOf('get_cluster', { cluster_id: 'x' }, key)),
    await measuredTurns(sdk, requestOf('get_cluster', { cluster_id: 'x' }, key)),
  ] as const
  for (const [name, args] of tools) await compare(name, requestOf(name, args, key), { sitrep, wrapper, sdk })
  process.stdout.write(`${JSON.stringify({ baselines: one.map((runs) => shown(medianOf(runs))) })}\n`)
} finally {
  for (const child of children) child.kill('SIGINT')
  await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
  rmSync(directory, { recursive: true, force: true })
}

async function compare(name: string, request: Buffer, servers: { sitrep: Server; wrapper: Server; sdk: Server }): Promise<void> {
  const key = /Bearer (\S+)/.exec(request.toString())?.[1] ?? ''
  const plain = requestOf('get_cluster', { cluster_id: 'x' }, key)
  const runs: Record<'sitrep' | 'wrapper' | 'sdk', Measured[]> = { sitrep: [], wrapper: [], sdk: [] }
  await measure(servers.sitrep, request, 2_000)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    runs.sitrep.push(await measure(servers.sitrep, request, ms))
    runs.wrapper.push(await measure(servers.wrapper, plain, ms))
    runs.sdk.push(await measure(servers.sdk, plain, ms))
  }
  const [ours, wrapper, sdk] = [medianOf(runs.sitrep), medianOf(runs.wrapper), medianOf(runs.sdk)]
  const ratios = {
    toSameWrapper: round2(ours.perSecond / wrapper.perSecond),
    toSameWrapperByCpu: round2(wrapper.cpuMicroseconds / ours.cpuMicroseconds),
    toMcpServer: round2(ours.perSecond / sdk.perSecond),
    toMcpServerByCpu: round2(sdk.cpuMicroseconds / ours.cpuMicroseconds),
  }
  process.stdout.write(`${JSON.stringify({ tool: name, ...ratios, ours: shown(ours), wrapper: shown(wrapper), sdk: shown(sdk) })}\n`)
}

async function measuredTurns(server: Server, request: Buffer): Promise<Measured[]> {
  await measure(server, request, 500)
  return [await measure(server, request, ms)]
}

async function measure(server: Server, request: Buffer, duration: number): Promise<Measured> {
  const before = cpuMsOf(server.child)
  const result = await drive({ port: server.port, requests: [request], connections: Number(values.connections), ms: duration })
  const wrong = Object.keys(result.statuses).filter((status) => status !== '200')
  if (wrong.length > 0) throw new Error(`${server.name} answered ${JSON.stringify(result.statuses)}`)
  const calls = (result.perSecond * duration) / 1_000
  return { ...result, cpuMicroseconds: ((cpuMsOf(server.child) - before) * 1_000) / Math.max(1, calls) }
}

/** Processor time of a process so far. */
function cpuMsOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS
}

function requestOf(name: string, args: object, key: string): Buffer {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
  const head = [
    'POST /mcp HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    'MCP-Protocol-Version: 2025-06-18',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

async function start(name: string, args: string[], profile = false): Promise<Server> {
  const port = await freePort()
  const [script = '', ...rest] = args
  const flags = profile ? ['--cpu-prof', '--cpu-prof-dir=bench-profile'] : []
  const child = spawn(process.execPath, [...flags, join(ROOT, script), ...rest, String(port)], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  await once(child.stdout, 'data')
  return { name, port, child }
}

function sitrepCommand(...args: string[]): unknown {
  return JSON.parse(
    execFileSync(process.execPath, [join(ROOT, 'src/main.ts'), ...args, '--data', dataDir, '--json'], { env, encoding: 'utf8' }),
  )
}

function prepareStore(): string {
  if (!values.data) sitrepCommand('ingest', join(ROOT, 'sample/stream.ndjson'), '--rebase', '--wait')
  const email = `bench-${process.pid}@sitrep.example`
  sitrepCommand('accounts', 'create', email, '--tier', 'scale')
  return String((sitrepCommand('keys', 'create', email) as { key: unknown }).key)
}

async function situationOf({ port }: Server, key: string): Promise<{ situation: string; cluster: string }> {
  const headers = { 'x-api-key': key }
  const list = (await (await fetch(`http://127.0.0.1:${port}/v1/situations?days=30`, { headers })).json()) as { data: { id: string }[] }
  const situation = list.data[0]?.id ?? ''
  const detail = (await (await fetch(`http://127.0.0.1:${port}/v1/situations/${situation}`, { headers })).json()) as {
    data: { timeline: { id: string }[] }
  }
  return { situation, cluster: detail.data.timeline[0]?.id ?? '' }
}

function medianOf(runs: readonly Measured[]): Measured {
  const median = runs.toSorted((a, b) => a.cpuMicroseconds - b.cpuMicroseconds)[runs.length >> 1]
  if (!median) throw new Error('nothing was measured')
  return median
}

function shown({ perSecond, p50, p99, cpuMicroseconds }: Measured): object {
  return { perSecond: Math.round(perSecond), p50: round2(p50), p99: round2(p99), cpuMicroseconds: Math.round(cpuMicroseconds) }
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}
