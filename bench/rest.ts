/**
 * Speed of the API against bare `node:http` with the same bodies: node bench/rest.ts [--clusters 1000,100000] [--seconds 3] [--rounds 3]
 * [--connections 64] [--only ENDPOINT] [--engine embedded|postgres] [--data DIR] [--profile]
 *
 * For each number of clusters a store of invented records is made, embedded, and on the PostgreSQL server that `SITREP_TEST_DATABASE_URL` names,
 * when it does, counted there and in the Valkey that `SITREP_TEST_VALKEY_URL` names. Both servers are processes of their own and are driven in
 * short turns, together for --rounds times --seconds each, so that what else the machine does falls on both. Besides requests
 * per second it tells the processor time that each server spends on a request, which other work on the machine blurs less. Last, the list and a
 * detail are asked at a steady rate while an ingest runs. With `--data` the store there is measured as it is, and nothing is made.
 */

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { raw } from 'sql-template-tag'
import { countIn } from '../scripts/read-lines.ts'
import { openStore } from '../src/store/open-store.ts'
import { openPostgres } from '../src/store/postgres.ts'
import {
  clearedAfter,
  createKey,
  ENDLESS_CAPS,
  endAlong,
  endPrograms,
  type Measured,
  measure,
  type Program,
  ROOT,
  round2,
  type StorePlace,
  startProgram,
  startSitrep,
  throwAwayFolder,
} from './programs.ts'
import { drive, type Load, type LoadResult } from './rest-load.ts'
import { fillStore } from './rest-store.ts'

/** One turn of one server, after a moment in which it is driven and not measured: it has stood idle while the other had its turn. */
const TURN_MS = 500
const LEAD_MS = 100
const WARM_UP_MS = 700
const SEARCHES = 40
/** Requests a second while an ingest runs. */
const INGEST_RATE = 200

const { values } = parseArgs({
  options: {
    clusters: { type: 'string', default: '1000,100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '64' },
    engine: { type: 'string' },
    data: { type: 'string' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})
const ms = countIn(values, 'seconds') * 1_000
const rounds = countIn(values, 'rounds')
const connections = countIn(values, 'connections')
const sizes = values.clusters.split(',').map((clusters) => countIn({ clusters }, 'clusters'))
const MEASURED = ['list', 'detail', 'cluster', 'search', 'ingest']
if (values.only !== undefined && !MEASURED.includes(values.only))
  throw new Error(`--only is one of ${MEASURED.join(', ')}, not "${values.only}"`)

/** A store to measure. */
interface Place extends StorePlace {
  name: string
}

const directory = throwAwayFolder()
const serverUrl = process.env.SITREP_TEST_DATABASE_URL
const valkeyUrl = process.env.SITREP_TEST_VALKEY_URL
const baseEnv: NodeJS.ProcessEnv = { ...process.env, ...ENDLESS_CAPS }
delete baseEnv.SITREP_TEST_DATABASE_URL
delete baseEnv.SITREP_TEST_VALKEY_URL

try {
  if (values.data) await measurePlace({ name: values.data, dataDir: values.data, env: baseEnv })
  else {
    for (const clusters of sizes) {
      if (values.engine !== 'postgres') await measureEmbedded(clusters)
      if (serverUrl && values.engine !== 'embedded') await measurePostgres(serverUrl, clusters)
    }
  }
} finally {
  await endPrograms()
}

async function measureEmbedded(clusters: number): Promise<void> {
  const dataDir = join(directory, `embedded-${clusters}`)
  const db = await openStore({ dataDir })
  await fillStore(db, { clusters, now: Date.now() })
  await db.close()
  await measurePlace({ name: `embedded, ${clusters} clusters`, dataDir, env: baseEnv })
  rmSync(dataDir, { recursive: true, force: true })
}

async function measurePostgres(server: string, clusters: number): Promise<void> {
  const database = `sitrep_bench_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${database}`
  const dataDir = join(directory, database)
  await onServer(server, `create database ${database}`)
  const drop = async (): Promise<void> => {
    await endPrograms()
    await onServer(server, `drop database if exists ${database} with (force)`)
  }
  await clearedAfter(async () => {
    const db = await openStore({ dataDir, databaseUrl: url.href })
    await fillStore(db, { clusters, now: Date.now() })
    await db.close()
    const env = { ...baseEnv, SITREP_DATABASE_URL: url.href }
    await measurePlace({ name: `PostgreSQL, ${clusters} clusters`, dataDir, env })
    if (valkeyUrl)
      await measurePlace({ name: `PostgreSQL and Valkey, ${clusters} clusters`, dataDir, env: { ...env, SITREP_VALKEY_URL: valkeyUrl } })
  }, drop)
}

async function onServer(url: string, statement: string): Promise<void> {
  const db = openPostgres({ url })
  await db.query(raw(statement)).finally(() => db.close())
}

async function measurePlace(place: Place): Promise<void> {
  const key = createKey(place)
  const sitrep = await startSitrep(place, values.profile)
  const asked = await askedPaths(sitrep, key)
  const bodies = Object.values(asked).flatMap((answers) => answers.map(({ path, body }) => [path, body]))
  const bare = await startBare(Object.fromEntries(bodies))
  for (const [name, answers] of Object.entries(asked)) {
    if (values.only !== undefined && values.only !== name) continue
    const bytes = Math.round(answers.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / answers.length)
    await compare({ store: place.name, endpoint: name, bytes }, { bare, sitrep, requests: answers.map(({ path }) => requestOf(path, key)) })
  }
  if (values.only === undefined || values.only === 'ingest') await measureUnderIngest(place, { sitrep, asked, key })
  await endPrograms()
}

function startBare(bodies: Record<string, string>): Promise<Program> {
  const file = join(directory, 'bodies.json')
  writeFileSync(file, JSON.stringify(bodies))
  return startProgram((port) => ['bench/rest-bare.ts', port, file])
}

interface Asked {
  path: string
  body: string
}

/** The list, its first situation, that one's first cluster, and searches for words of titles, which are never the same twice in a row. */
async function askedPaths({ port }: Program, key: string): Promise<Record<string, Asked[]>> {
  const read = async (path: string): Promise<Asked> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-api-key': key } })
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    return { path, body: await response.text() }
  }
  const list = await read('/v1/situations?days=30')
  const detail = await read(`/v1/situations/${JSON.parse(list.body).data[0].id}`)
  const cluster = await read(`/v1/clusters/${JSON.parse(detail.body).data.timeline[0].id}`)
  const rows: { latest_cluster_title: string }[] = JSON.parse((await read('/v1/situations?days=30&limit=50')).body).data
  const search: Asked[] = []
  for (const [index, row] of rows.slice(0, SEARCHES).entries()) {
    const q = row.latest_cluster_title
      .split(' ')
      .slice(0, 1 + (index % 3))
      .join(' ')
    search.push(await read(`/v1/search?q=${encodeURIComponent(q)}&days=30`))
  }
  return { list: [list], detail: [detail], cluster: [cluster], search }
}

function requestOf(path: string, key: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nAccept: application/json\r\n\r\n`)
}

type Both<Value> = Record<'bare' | 'sitrep', Value>

/** Both are driven in short turns, whoever was second goes first next: what else the machine does, and how fast it is, falls on both. */
async function compare(
  subject: { store: string; endpoint: string; bytes: number },
  { bare, sitrep, requests }: { bare: Program; sitrep: Program; requests: readonly Buffer[] },
): Promise<void> {
  const load = { requests, connections }
  const inTurns = async (rate?: number): Promise<Both<Measured[]>> => {
    const runs: Both<Measured[]> = { bare: [], sitrep: [] }
    const order = [
      ['bare', bare],
      ['sitrep', sitrep],
    ] as const
    for (let turn = 0; turn * TURN_MS < rounds * ms; turn += 1)
      for (const [name, server] of turn % 2 === 0 ? order : order.toReversed())
        runs[name].push(await measureTurn(server, { ...load, ms: TURN_MS, ...(rate !== undefined && { rate }) }))
    return runs
  }
  for (const server of [bare, sitrep]) await measureTurn(server, { ...load, ms: WARM_UP_MS })
  const full = await inTurns()
  const rate = medianOf(full.sitrep.map(({ perSecond }) => perSecond)) / 2
  const half = await inTurns(rate)
  const ratios = full.sitrep.map(({ perSecond }, turn) => perSecond / (full.bare[turn]?.perSecond ?? 0))
  const [ofBare, ofSitrep] = [summaryOf(full.bare), summaryOf(full.sitrep)]
  const line = {
    ...subject,
    bare: ofBare,
    sitrep: ofSitrep,
    ratio: { perSecond: round2(medianOf(ratios)), cpu: round2(ofBare.cpuMicroseconds / ofSitrep.cpuMicroseconds) },
    halfLoad: { perSecond: Math.round(rate), bare: summaryOf(half.bare), sitrep: summaryOf(half.sitrep) },
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

async function measureTurn(program: Program, load: Omit<Load, 'port'>): Promise<Measured> {
  await drive({ ...load, ms: LEAD_MS, port: program.port })
  return measure(program, load)
}

/** The list and the detail at a steady rate, until the sample stream is taken in and published by another process. */
async function measureUnderIngest(
  place: Place,
  { sitrep, asked, key }: { sitrep: Program; asked: Record<string, Asked[]>; key: string },
): Promise<void> {
  const requests = [...(asked.list ?? []), ...(asked.detail ?? [])].map(({ path }) => requestOf(path, key))
  const words = ['ingest', join(ROOT, 'sample/stream.ndjson'), '--rebase', '--wait', '--data', place.dataDir]
  const ingest = endAlong(spawn(process.execPath, [join(ROOT, 'src/main.ts'), ...words], { env: place.env, stdio: 'ignore' }))
  const began = performance.now()
  const ended = once(ingest, 'exit').then(() => performance.now() - began)
  let isRunning = true
  void ended.then(() => {
    isRunning = false
  })
  const parts: LoadResult[] = []
  while (isRunning) parts.push(await drive({ port: sitrep.port, requests, connections: 8, ms: 1_000, rate: INGEST_RATE }))
  const worst = Math.max(...parts.map(({ p99 }) => p99))
  const median = parts.map(({ p99 }) => p99).toSorted((a, b) => a - b)[parts.length >> 1] ?? 0
  const line = {
    store: place.name,
    underIngest: { seconds: round2((await ended) / 1_000), p99: round2(median), worstSecondP99: round2(worst) },
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** The delays of all turns together, and the median turn's: what else the machine did in a few of them is left out of that. */
function summaryOf(runs: readonly Measured[]) {
  const requests = runs.reduce((sum, run) => sum + run.requests, 0)
  const cpu = runs.reduce((sum, run) => sum + run.cpuMicroseconds, 0)
  const latencies = Float64Array.from(runs.flatMap((run) => run.latencies)).sort()
  const statuses = [...new Set(runs.flatMap((run) => Object.keys(run.statuses)))]
  return {
    perSecond: Math.round(medianOf(runs.map((run) => run.perSecond))),
    cpuMicroseconds: round2(cpu / requests),
    p50: round2(latencies[requests >> 1] ?? 0),
    p99: round2(latencies[Math.floor(requests * 0.99)] ?? 0),
    medianTurnP99: round2(medianOf(runs.map((run) => run.p99))),
    ...(statuses.join() !== '200' && { statuses }),
  }
}
