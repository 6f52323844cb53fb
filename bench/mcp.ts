/**
 * Calls of tools against two measures: a tool of one line in the same wrapper, and a tool of one line in the SDK's McpServer on its own HTTP
 * transport. node bench/mcp.ts [--seconds 3] [--rounds 3] [--connections 16] [--data DIR] [--profile]
 *
 * All three are processes of their own and are driven in turn, so that what else the machine does falls on all. Besides calls per second it tells
 * the processor time of a call, which other work on the machine blurs less.
 */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countIn } from '../scripts/read-lines.ts'
import {
  createKey,
  ENDLESS_CAPS,
  endPrograms,
  ingestSample,
  type Measured,
  measure,
  type Program,
  round2,
  startProgram,
  startSitrep,
  throwAwayFolder,
} from './programs.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    data: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})
const ms = countIn(values, 'seconds') * 1_000
const rounds = countIn(values, 'rounds')
const connections = countIn(values, 'connections')
const directory = throwAwayFolder()
const place = { dataDir: values.data ?? join(directory, 'data'), env: { ...process.env, ...ENDLESS_CAPS } }

try {
  if (!values.data) ingestSample(place)
  const key = createKey(place)
  const sitrep = await startSitrep(place, values.profile)
  const wrapper = await startProgram((port) => ['bench/mcp-one-line.ts', 'wrapper', port])
  const sdk = await startProgram((port) => ['bench/mcp-one-line.ts', 'sdk', port])
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
  await endPrograms()
}

async function compare(name: string, request: Buffer, servers: { sitrep: Program; wrapper: Program; sdk: Program }): Promise<void> {
  const key = /Bearer (\S+)/.exec(request.toString())?.[1] ?? ''
  const plain = requestOf('get_cluster', { cluster_id: 'x' }, key)
  const runs: Record<'sitrep' | 'wrapper' | 'sdk', Measured[]> = { sitrep: [], wrapper: [], sdk: [] }
  await call(servers.sitrep, request, 2_000)
  for (let round = 0; round < rounds; round += 1) {
    runs.sitrep.push(await call(servers.sitrep, request, ms))
    runs.wrapper.push(await call(servers.wrapper, plain, ms))
    runs.sdk.push(await call(servers.sdk, plain, ms))
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

async function measuredTurns(program: Program, request: Buffer): Promise<Measured[]> {
  await call(program, request, 500)
  return [await call(program, request, ms)]
}

/** With the processor time of one call. */
async function call(program: Program, request: Buffer, duration: number): Promise<Measured> {
  const result = await measure(program, { requests: [request], connections, ms: duration })
  const wrong = Object.keys(result.statuses).filter((status) => status !== '200')
  if (wrong.length > 0) throw new Error(`a program answered ${JSON.stringify(result.statuses)}`)
  return { ...result, cpuMicroseconds: result.cpuMicroseconds / Math.max(1, result.requests) }
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

async function situationOf({ port }: Program, key: string): Promise<{ situation: string; cluster: string }> {
  const headers = { 'x-api-key': key }
  const list = (await (await fetch(`http://127.0.0.1:${port}/v1/situations?days=30`, { headers })).json()) as { data: { id: string }[] }
  const situation = list.data[0]?.id
  // A tool that is asked for nothing answers at once.
  if (situation === undefined) throw new Error('nothing to measure: the store has no situation of the last 30 days')
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
