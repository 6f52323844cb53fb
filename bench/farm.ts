/**
 * A farm of feeds for half an hour of its own time: node bench/farm.ts [--feeds 5000] [--minutes 30] [--delay 10]
 *
 * The real reader, store and pipeline on a clock that the farm turns; every host is an invented name that a resolver leads to one server on
 * loopback. It measures what must hold: no request to a refused address, no host asked too often, every good item once, and the time from an
 * item to its published cluster. `SITREP_DATABASE_URL` takes a server instead of the embedded store (a database that may be filled).
 */

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sql from 'sql-template-tag'
import { countIn } from '../scripts/read-lines.ts'
import { silentLog } from '../src/log.ts'
import { createFeedReader } from '../src/pipeline/fetch-feed-due.ts'
import { createPipeline } from '../src/pipeline/pipeline.ts'
import { DEFAULT_RULES } from '../src/pipeline/stage.ts'
import { addFeeds } from '../src/store/feeds.ts'
import { openStore } from '../src/store/open-store.ts'
import { FARM_ADDRESS, type FarmHosts, MINUTE, openFarmHosts } from './farm-hosts.ts'
import { clearedAfter, throwAwayFolder } from './programs.ts'

const SPACING_MS = 1_000
const TICK_MS = 1_000
const PIPELINE_EVERY_MS = 10_000
const ROUNDS_MAX = 200
/** Real time without any change. */
const QUIET_MS = 100

const { values } = parseArgs({
  options: {
    feeds: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '30' },
    delay: { type: 'string', default: '10' },
  },
})
const count = countIn(values, 'feeds')
const minutes = countIn(values, 'minutes')
const delayMs = countIn(values, 'delay', 0) * MINUTE
const start = Date.parse('2026-03-02T10:00:00Z')
let now = start
const clock = (): number => now

/** Whoever waits is woken when the farm's clock has come so far. */
const sleepers = new Set<{ at: number; wake: () => void }>()
const wait = (ms: number): Promise<void> =>
  new Promise((wake) => {
    sleepers.add({ at: now + ms, wake })
  })
function wakeSleepers(): void {
  for (const sleeper of sleepers) {
    if (sleeper.at > now) continue
    sleepers.delete(sleeper)
    sleeper.wake()
  }
}

/** Why feeds that are good were said to fail: on a machine that is too busy for the farm, its own server answers too late. */
const goodFailed = new Map<string, number>()
const log = {
  ...silentLog,
  warn(event: string, fields: Record<string, unknown> = {}) {
    if (event !== 'feed.failed' || !/^http:..good/.test(String(fields.feed))) return
    const reason = String(fields.reason).replace(/^\S+\.example/, 'the host')
    goodFailed.set(reason, (goodFailed.get(reason) ?? 0) + 1)
  },
}
const db = await openStore({ dataDir: throwAwayFolder(), databaseUrl: process.env.SITREP_DATABASE_URL })
const farm = await openFarmHosts(count, { now: clock, start })
const began = performance.now()
const memory: { minute: number; megabytes: number }[] = []
try {
  await clearedAfter(measure, () => db.close())
} finally {
  await farm.close()
}

async function measure(): Promise<void> {
  await addFeeds(
    db,
    farm.feeds.map((url) => ({ id: randomUUID(), url, title: '', category: null, country: null, language: null, nextAt: start })),
  )
  await run()
  await report(farm)
}

async function run(): Promise<void> {
  const effects = { db, clock, newId: () => randomUUID(), log }
  const reader = createFeedReader(
    {
      ...effects,
      wait,
      allowPrivate: false,
      isAllowed: (address) => address === FARM_ADDRESS,
      resolver: farm.resolver,
      userAgent: 'Sitrep/0.1 (+farm)',
      // Real time, unlike all else here: enough for the farm's server on a busy machine, or good feeds would be said to fail.
      timeoutMs: 5_000,
      spacingMs: SPACING_MS,
    },
    new AbortController().signal,
  )
  const pipeline = createPipeline({ ...effects, rules: { ...DEFAULT_RULES, publishDelayMs: delayMs } })
  let workedAt = 0
  while (now < start + minutes * MINUTE) {
    while ((await reader.start(now)) > 0) await settled(reader)
    await settled(reader)
    if (now - workedAt >= PIPELINE_EVERY_MS) {
      workedAt = now
      for (let round = 0; round < ROUNDS_MAX && (await pipeline.round()) === 'worked'; round += 1);
      const minute = Math.round((now - start) / MINUTE)
      if (minute % 5 === 0 && memory.at(-1)?.minute !== minute) {
        memory.push({ minute, megabytes: Math.round(process.memoryUsage().rss / 1_048_576) })
        process.stderr.write(`minute ${minute}: ${Math.round((performance.now() - began) / 1_000)} s, ${memory.at(-1)?.megabytes} MB\n`)
      }
    }
    now += TICK_MS
    wakeSleepers()
  }
  await pipeline.close()
}

/** Until everything under way has ended, or waits for the farm's clock or for somebody who does. */
async function settled(reader: { inFlight: () => number; oneDone: () => Promise<void> }): Promise<void> {
  let quietSince = performance.now()
  let seen = ''
  while (reader.inFlight() > sleepers.size) {
    await Promise.race([reader.oneDone(), sleep(5)])
    const state = `${reader.inFlight()} ${sleepers.size} ${farm.open()}`
    if (state !== seen || farm.open() > 0) quietSince = performance.now()
    seen = state
    // A request may stand in the row of a host behind one that waits for the clock.
    if (sleepers.size > 0 && performance.now() - quietSince > QUIET_MS) return
  }
}

async function report(hosts: FarmHosts): Promise<void> {
  const rows = await db.query<{ url: string; count: number }>(sql`select url, count(*) as count from articles group by url`)
  const stored = new Map(rows.map((row) => [row.url, row.count]))
  // What appeared in the last polling interval may not have been asked for yet.
  const due = hosts.feeds
    .flatMap((_, index) => (hosts.isGood(index) ? hosts.itemsOf(index) : []))
    .filter(({ at }) => at < now - 10 * MINUTE)
  const lags = await db.query<{ lag: number; urls: string[] }>(sql`
    select extract(epoch from (c.visible_at - max(a.published_at)))::float8 as lag, array_agg(a.url) as urls
    from clusters c join articles a on a.cluster_id = c.id
    where c.visible_at is not null and c.state = 'open' and c.published_at >= ${new Date(start).toISOString()}
    group by c.id order by 1`)
  // A second outlet that answers only now and then makes an event late that would not be published without it.
  const published = lags.filter(({ urls }) => urls.every((url) => hosts.isGood(Number(/\d+/.exec(url)?.[0]))))
  const [held] = await db.query<{ late: number; clusters: number }>(sql`
    select count(*) filter (where visible_at is null and source_count >= 2 and published_at < ${new Date(now - delayMs - 2 * MINUTE).toISOString()}) as late,
      count(*) as clusters from clusters where state = 'open'`)
  const tooOften = [...hosts.asked].filter(([, asked]) =>
    asked.some(({ begun }, i) => i > 0 && begun < (asked[i - 1]?.ended ?? Number.POSITIVE_INFINITY) + SPACING_MS),
  )
  const requests = [...hosts.asked.values()].flat().length
  const allowed = delayMs / 1_000 + 120
  const result = {
    feeds: count,
    minutes,
    store: db.engine,
    seconds: Math.round((performance.now() - began) / 1_000),
    requests,
    requests_to_refused_addresses: hosts.trapped(),
    hosts_asked_too_often: tooOften.length,
    good_feeds_failed: Object.fromEntries(goodFailed),
    items_due: due.length,
    items_missing: due.filter(({ link }) => !stored.has(link)).length,
    items_twice: rows.filter((row) => row.count > 1).length,
    articles: rows.length,
    clusters: held?.clusters,
    clusters_published: published.length,
    clusters_late: held?.late,
    lag_seconds: {
      median: published[published.length >> 1]?.lag,
      greatest: published.at(-1)?.lag,
      allowed,
      beyond: published.filter(({ lag }) => lag > allowed).length,
    },
    memory,
  }
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
}
