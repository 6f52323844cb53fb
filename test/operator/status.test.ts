import sql, { type Sql } from 'sql-template-tag'
import { beforeEach, expect, test, vi } from 'vitest'
import { judgeFreshness } from '../../src/core/serving/freshness.ts'
import { createStatusReader, presentStatus } from '../../src/service/status.ts'
import { readGauges } from '../../src/service/stream-gauges.ts'
import { readTroubles } from '../../src/service/troubles.ts'
import { type Queryable, StoreUnavailable } from '../../src/store/database.ts'
import { addFeeds } from '../../src/store/feeds.ts'
import { setAside, type WorkStage } from '../../src/store/set-aside.ts'
import { tellTroubles } from '../../src/store/troubles.ts'
import { at, clearRecords, HOUR, idOf, MINUTE, NOW, seedCluster } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let degraded: string[]
const rules = { minOutlets: 2, publishDelayMs: 30 * MINUTE }
const read = (now: number, db: Queryable = store.db) => createStatusReader({ db, rules, degraded: () => degraded })(now)

beforeEach(async () => {
  degraded = []
  await clearRecords(store.db)
  await store.db.query(sql`delete from feeds`)
  await store.db.query(sql`delete from set_aside`)
  await hold('pipeline', NOW + 15_000)
  await hold('feeds', NOW + 15_000)
})

async function hold(name: string, until: number): Promise<void> {
  await store.db.query(sql`update leases set holder = 'somebody', expires_at = ${at(until)} where name = ${name}`)
}

async function seedFeed(name: string, failures = 0): Promise<void> {
  const hints = { title: name, category: null, country: null, language: null, nextAt: NOW }
  await addFeeds(store.db, [{ id: idOf(name), url: `https://${name}.example/feed`, ...hints }])
  await store.db.query(sql`
    update feeds set failures = ${failures}, last_success_at = ${at(NOW - HOUR)} where id = ${idOf(name)}`)
}

async function waitingArticle(receivedAt: number): Promise<void> {
  await seedCluster(store.db, `carrier-${receivedAt}`)
  await store.db.query(sql`
    update articles set cluster_id = null, received_at = ${at(receivedAt)} where id = ${idOf(`article carrier-${receivedAt}-1`)}`)
}

test('an empty store is called empty, not late', async () => {
  expect(await read(NOW)).toMatchObject({ kind: 'status', freshness: 'empty', newestArticleAt: null, newestEventAt: null, lagMs: 0 })
})

test('a running service with new articles is fresh and has no reasons to tell', async () => {
  await seedCluster(store.db, 'flood', { publishedAt: NOW - HOUR, updatedAt: NOW - 20 * MINUTE })
  await seedFeed('harbour')
  const status = await read(NOW)
  expect(status).toMatchObject({ freshness: 'fresh', reasons: [], newestEventAt: NOW - 20 * MINUTE, publishDelayMs: 30 * MINUTE })
  expect(status).toMatchObject({ newestArticleAt: NOW - 59 * MINUTE, running: { pipeline: true, feeds: true } })
})

test('the metric of feeds names their states as the status does', async () => {
  await seedFeed('harbour')
  const status = await read(NOW)
  const gauges = await readGauges({ db: store.db, readStatus: read }, NOW)
  const states = gauges.find(({ name }) => name === 'sitrep_feeds')?.values.map(({ labels }) => labels.state)
  const { feeds } = presentStatus(status) as { feeds: object }
  expect(states).toContain('new')
  for (const state of states ?? []) expect(Object.keys(feeds)).toContain(state)
})

test('what a stage has set aside is counted, and neither waits nor makes the service late', async () => {
  await seedFeed('harbour')
  await waitingArticle(NOW - HOUR)
  expect(await read(NOW)).toMatchObject({ lagMs: HOUR, queues: { assign: 1 } })
  const aside = (stage: WorkStage, name: string) => ({ stage, id: idOf(name), why: 'a test' })
  await setAside(store.db, [aside('assign', `article carrier-${NOW - HOUR}-1`), aside('settle', 'another')], NOW)
  expect(await read(NOW)).toMatchObject({ lagMs: 0, queues: { assign: 0 } })
  const gauges = await readGauges({ db: store.db, readStatus: read }, NOW)
  expect(gauges.find(({ name }) => name === 'sitrep_set_aside')?.values).toEqual([
    { value: 1, labels: { stage: 'assign' } },
    { value: 1, labels: { stage: 'settle' } },
  ])
})

test('the metric of what is degraded is called the same whenever it began', async () => {
  degraded = ['language model: key refused, no text written since 2026-03-18 09:00 UTC', 'feeds: network']
  const [gauge] = await readGauges({ db: store.db, readStatus: read }, NOW)
  expect(gauge?.values.map(({ labels }) => labels.part)).toEqual(['language model: key refused', 'feeds: network'])
})

test('a process that only serves is told since when no text is written', async () => {
  const trouble = { part: 'language model', reason: 'too slow' }
  await tellTroubles(store.db, { present: [{ ...trouble, since: NOW - HOUR }], over: [] }, NOW)
  expect(await readTroubles(store.db, NOW)).toEqual(['language model: too slow, no text written since 2026-03-18 09:20 UTC'])
  await tellTroubles(store.db, { present: [], over: [trouble] }, NOW)
})

test('a lease that has run out means that nothing runs, and that is said', async () => {
  await seedCluster(store.db, 'flood', { publishedAt: NOW - HOUR })
  await hold('pipeline', NOW - 1)
  const status = await read(NOW)
  expect(status).toMatchObject({ freshness: 'late', running: { pipeline: false }, reasons: ['no process groups articles at the moment'] })
})

test('a process that only serves tells what no worker has worked at for a minute, unless one tells what keeps it', async () => {
  await hold('pipeline', NOW - 59_000)
  expect(await readTroubles(store.db, NOW)).toEqual([])
  await hold('pipeline', NOW - 61_000)
  await hold('feeds', NOW - 61_000)
  expect(await readTroubles(store.db, NOW)).toEqual(['pipeline: not running', 'feeds: not running'])
  const full = { part: 'pipeline', reason: 'disk full' }
  await tellTroubles(store.db, { present: [{ ...full, since: NOW }], over: [] }, NOW)
  expect(await readTroubles(store.db, NOW)).toEqual(['pipeline: disk full', 'feeds: not running'])
  await tellTroubles(store.db, { present: [], over: [full] }, NOW)
})

test('one worker that does not reach the store is no trouble while another is at work', async () => {
  const away = ['pipeline', 'feeds'].map((part) => ({ part, reason: 'store', since: NOW }))
  await tellTroubles(store.db, { present: away, over: [] }, NOW)
  await hold('feeds', NOW - 1)
  expect(await readTroubles(store.db, NOW)).toEqual(['feeds: store'])
  await tellTroubles(store.db, { present: [], over: away }, NOW)
})

test('lag is the age of the article that has waited longest', async () => {
  await waitingArticle(NOW - 20 * MINUTE)
  await waitingArticle(NOW - 3 * MINUTE)
  expect(await read(NOW)).toMatchObject({ lagMs: 20 * MINUTE, queues: { assign: 2 }, freshness: 'late' })
})

test('each stage tells its queue, and what waits for the publish delay is apart from what is due', async () => {
  await seedCluster(store.db, 'held', { isVisible: false, publishedAt: NOW - 10 * MINUTE })
  await seedCluster(store.db, 'due', { isVisible: false, publishedAt: NOW - 40 * MINUTE })
  await seedCluster(store.db, 'alone', { isVisible: false, outlets: 1, publishedAt: NOW - 40 * MINUTE })
  await store.db.query(sql`update clusters set settle_due = true, index_due = true where slug = 'due'`)
  expect(await read(NOW)).toMatchObject({ queues: { assign: 0, settle: 1, publish: 1, group: 0, maintain: 0, index: 1, held: 1 } })
})

test('feeds in trouble are named by host, those that failed most often first', async () => {
  await seedFeed('quiet')
  await seedFeed('broken', 2)
  await seedFeed('lost', 9)
  await store.db.query(sql`update feeds set paused_at = ${at(NOW)}, pause_reason = 'gone' where id = ${idOf('lost')}`)
  const status = await read(NOW)
  expect(status).toMatchObject({
    feeds: {
      total: 3,
      healthy: 1,
      failing: 1,
      paused: 1,
      fresh: 0,
      troubled: [{ host: 'lost.example', paused: true }, { host: 'broken.example' }],
    },
  })
})

test('a part that reports trouble makes the service late and is named', async () => {
  await seedCluster(store.db, 'flood', { publishedAt: NOW - HOUR })
  degraded = ['feeds']
  expect(await read(NOW)).toMatchObject({ freshness: 'late', degraded: ['feeds'] })
})

test.each(['embeddings: too slow', 'language model: key refused, no text written since 2026-03-18 09:00 UTC', 'valkey: out of reach'])(
  '"%s" is named, and makes nothing late',
  async (trouble) => {
    await seedCluster(store.db, 'flood', { publishedAt: NOW - HOUR })
    degraded = [trouble]
    const reasons = [`part of the service reports trouble: ${trouble}`]
    expect(await read(NOW)).toMatchObject({ freshness: 'fresh', reasons, degraded })
  },
)

test('answers within a second are one question to the store', async () => {
  let asked = 0
  const db: Queryable = {
    query: (statement) => {
      asked += 1
      return store.db.query(statement)
    },
  }
  const reader = createStatusReader({ db, rules, degraded: () => [] })
  await reader(NOW)
  const first = asked
  await reader(NOW + 999)
  expect(asked).toBe(first)
  await reader(NOW + 1_000)
  expect(asked).toBe(2 * first)
})

test('a store out of reach is an answer, and the next second asks again', async () => {
  let isDown = true
  const db: Queryable = {
    query: (statement) => (isDown ? Promise.reject(new StoreUnavailable('down')) : store.db.query(statement)),
  }
  const reader = createStatusReader({ db, rules, degraded: () => [] })
  const status = await reader(NOW)
  expect(presentStatus(status)).toEqual({
    status: 'unavailable',
    checked_at: '2026-03-18T10:20:30.400Z',
    unknown: ['news', 'running', 'queues', 'feeds', 'publish_delay', 'troubled_feeds'],
    degraded: ['store'],
  })
  isDown = false
  expect(await reader(NOW + 1_000)).toMatchObject({ kind: 'status' })
})

test('silence of the feeds is late only where feeds are read', () => {
  const facts = {
    now: NOW,
    newestArticleAt: NOW - 3 * HOUR,
    waitingSince: null,
    pipelineRuns: true,
    feedsRun: true,
    degraded: [],
  }
  expect(judgeFreshness({ ...facts, feeds: { asked: 0, failing: 0 } }).freshness).toBe('fresh')
  expect(judgeFreshness({ ...facts, feeds: { asked: 4, failing: 1 } })).toEqual({
    freshness: 'late',
    reasons: ['no new article has come for more than 2 hours'],
  })
  expect(judgeFreshness({ ...facts, newestArticleAt: NOW, feeds: { asked: 4, failing: 3 } }).reasons).toEqual([
    'more than half of the feeds fail',
  ])
})

test('a store that is silent about some of it is told as out of reach within three seconds, with what it did not tell', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let silent: string[] = []
    const told: Promise<unknown>[] = []
    let asked = 0
    const db: Queryable = {
      query: <Row>(statement: Sql) => {
        asked += 1
        if (silent.some((table) => statement.sql.includes(table))) return new Promise<Row[]>(() => {})
        const answer = store.db.query<Row>(statement)
        told.push(answer)
        return answer
      },
    }
    const readStatus = createStatusReader({ db, rules, degraded: () => ['feeds: network'] })
    await readStatus(NOW)
    const each = asked
    silent = ['articles']
    const answers = [readStatus(NOW + 5_000), readStatus(NOW + 7_000)]
    await Promise.all(told)
    await vi.advanceTimersByTimeAsync(3_000)
    const unavailable = { kind: 'unavailable', unknown: ['news', 'queues', 'publish_delay'], degraded: ['feeds: network', 'store'] }
    expect(await Promise.all(answers)).toEqual([
      { ...unavailable, checkedAt: NOW + 5_000 },
      { ...unavailable, checkedAt: NOW + 5_000 },
    ])
    // It is not asked anew while it owes an answer, and who asks meanwhile does not wait.
    expect(await readStatus(NOW + 9_000)).toEqual({ ...unavailable, checkedAt: NOW + 9_000 })
    expect(asked).toBe(2 * each)
  } finally {
    vi.useRealTimers()
  }
})

test('a store that answers late is asked anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { promise: woken, resolve: wake } = Promise.withResolvers<void>()
    const db: Queryable = { query: (statement) => woken.then(() => store.db.query(statement)) }
    const readStatus = createStatusReader({ db, rules, degraded: () => [] })
    const late = readStatus(NOW)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await late).toMatchObject({ kind: 'unavailable' })
    wake()
    await vi.waitUntil(async () => (await readStatus(NOW + 100)).kind === 'status', { interval: 1 })
  } finally {
    vi.useRealTimers()
  }
})

test('a store that tells everything and takes nothing in, a standby, is in trouble here as in /readyz', async () => {
  await waitingArticle(NOW)
  const db: Queryable = {
    query: (statement) =>
      statement.sql.startsWith('update ') ? Promise.reject(new StoreUnavailable('it is read-only')) : store.db.query(statement),
  }
  expect(presentStatus(await read(NOW))).toMatchObject({ status: 'fresh', degraded: [] })
  expect(presentStatus(await read(NOW, db))).toMatchObject({
    status: 'late',
    reasons: ['part of the service reports trouble: store'],
    degraded: ['store'],
  })
})
