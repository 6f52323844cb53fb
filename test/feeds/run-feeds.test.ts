import { randomUUID } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClockWatch } from '../../src/core/feeds/clock-watch.ts'
import type { Log, LogFields } from '../../src/log.ts'
import { userAgentOf } from '../../src/pipeline/fetch-feed.ts'
import { createFeedReader } from '../../src/pipeline/fetch-feed-due.ts'
import { type RunFeedsDeps, runFeeds } from '../../src/pipeline/run-feeds.ts'
import { claimDuePages } from '../../src/store/article-pages.ts'
import { type Database, StoreUnavailable } from '../../src/store/database.ts'
import { claimDueFeeds, countFeeds, findNextDue, hastenFeed, listFeeds } from '../../src/store/feeds.ts'
import { holdFeedsLease } from '../../src/store/leases.ts'
import { setOutlet } from '../../src/store/outlets.ts'
import { claimDueSubscriptions } from '../../src/store/websub.ts'
import { storeOfFile } from '../support/store.ts'
import { type Answer, addFeed, createWorld, type Farm, openFarm, readDueFeeds, rss, START } from './farm.ts'

const store = storeOfFile()
let farm: Farm
beforeEach(async () => {
  farm = await openFarm(() => START)
  await store.db.query(sql`delete from feeds`)
  await store.db.query(sql`delete from articles`)
})
afterEach(() => farm.close())

/** Runs the loop on a clock that stands still until an event is logged; gives the events, without those of pages, which are read beside as time allows. */
async function runUntil(event: string, extra: Partial<RunFeedsDeps> = {}): Promise<{ event: string; fields: LogFields }[]> {
  const ending = new AbortController()
  const lines: { event: string; fields: LogFields }[] = []
  const note = (name: string, fields: LogFields = {}): void => {
    if (name === 'pages.read' && event !== name) return
    lines.push({ event: name, fields })
    if (name === event) ending.abort()
  }
  const log: Log = { info: note, warn: note, error: note }
  await runFeeds(
    {
      db: store.db,
      clock: () => START,
      newId: randomUUID,
      log,
      allowPrivate: true,
      userAgent: 'Sitrep/0.1 (+test)',
      resolver: async () => [{ address: '127.0.0.1', family: 4 }],
      ...extra,
    },
    ending.signal,
  )
  return lines
}

const ITEM = { title: 'Harbour bridge reopens after repairs', link: 'https://gazette.example/bridge' }

test('what is due is read, what was read is kept when the loop ends, and the lease is given back', async () => {
  farm.hosts.set('gazette.example', (_, response) => response.end(rss([ITEM])))
  await addFeed(store.db, farm.url('gazette.example'))
  const lines = await runUntil('feed.fetched')
  expect(lines.map(({ event }) => event)).toEqual(['feeds.started', 'feed.fetched'])
  expect((await listFeeds(store.db))[0]).toMatchObject({ itemsAccepted: 1, lastSuccessAt: START })
  expect(await holdFeedsLease(store.db, 'another', { now: START })).toBe(true)
  await store.db.query(sql`update leases set holder = '' where name = 'feeds'`)
})

test('while another process reads, this one stands by, and takes over when the other is silent', async () => {
  expect(await holdFeedsLease(store.db, 'first', { now: START })).toBe(true)
  expect(await holdFeedsLease(store.db, 'second', { now: START + 29_000 })).toBe(false)
  expect(await holdFeedsLease(store.db, 'first', { now: START + 29_000 })).toBe(true)
  expect(await holdFeedsLease(store.db, 'second', { now: START + 58_000 })).toBe(false)
  expect(await holdFeedsLease(store.db, 'second', { now: START + 60_000 })).toBe(true)
  await store.db.query(sql`update leases set holder = '' where name = 'feeds'`)
})

test('what a reader that was killed had begun to read is read by the next one at once, and no other feed sooner than it is due', async () => {
  farm.hosts.set('gazette.example', (_, response) => response.end(rss([ITEM])))
  const killedAt = START - 31_000
  await addFeed(store.db, farm.url('gazette.example'), { nextAt: killedAt })
  await addFeed(store.db, farm.url('herald.example'), { nextAt: START + 1_000 })
  await holdFeedsLease(store.db, 'killed', { now: killedAt })
  const claim = { now: killedAt, claimedUntil: killedAt + 600_000, latestSane: START + 86_400_000, hostsBusy: [], limit: 4 }
  expect(await claimDueFeeds(store.db, claim)).toHaveLength(1)
  expect((await runUntil('feed.fetched')).map(({ event }) => event)).toEqual(['feeds.started', 'feed.fetched'])
  expect(await listFeeds(store.db)).toMatchObject([{ itemsAccepted: 1 }, { fetches: 0, nextAt: START + 1_000, scheduleReason: 'new' }])
})

test('a page and a hub that a killed reader was asking are asked by the next one at once', async () => {
  const killedAt = START - 31_000
  const told = '<p>The harbour bridge of Port Osten reopened on Monday after repairs, the port authority said.</p>'
  const page = `<!doctype html><html><head><title>Bridge</title></head><body><article>${told.repeat(4)}</article></body></html>`
  farm.hosts.set('hub.example', (_, response) => response.writeHead(202).end())
  farm.hosts.set('gazette.example', ({ url }, response) => {
    if (url === '/robots.txt') return response.writeHead(404).end()
    if (url !== '/feed') return response.setHeader('content-type', 'text/html').end(page)
    const hub = `<link xmlns="http://www.w3.org/2005/Atom" rel="hub" href="${farm.url('hub.example')}"/>`
    return response.end(rss([{ title: ITEM.title, link: farm.url('gazette.example', '/bridge') }], hub))
  })
  await setOutlet(store.db, { host: 'gazette.example', fullText: true })
  await addFeed(store.db, farm.url('gazette.example'), { nextAt: killedAt })
  const killed = { ...createWorld().deps(store.db), clock: () => killedAt, usesHubs: true }
  await readDueFeeds(killed, killedAt)
  expect(await claimDuePages(store.db, { now: killedAt, limit: 4 })).toHaveLength(1)
  expect(await claimDueSubscriptions(store.db, { now: killedAt, limit: 4 })).toHaveLength(1)
  const next = { callbackUrl: 'https://wire.example/websub', spacingMs: 0 }
  expect((await runUntil('pages.read', next)).at(-1)?.fields).toEqual({ pages: 1, read: 1 })
  expect(farm.requests.map(({ host, path }) => host + path)).toContain('hub.example/feed')
})

test('a store that is out of reach pauses the stream, which goes on by itself when it is back', async () => {
  farm.hosts.set('gazette.example', (_, response) => response.end(rss([ITEM])))
  await addFeed(store.db, farm.url('gazette.example'))
  let calls = 0
  const db: RunFeedsDeps['db'] = {
    ...store.db,
    query: (statement) => (++calls === 1 ? Promise.reject(new StoreUnavailable('the store is out of reach')) : store.db.query(statement)),
  }
  const lines = await runUntil('feed.fetched', { db })
  expect(lines[0]).toMatchObject({ event: 'feeds.paused', fields: { reason: 'store' } })
  expect(lines.map(({ event }) => event).toSorted()).toEqual(['feed.fetched', 'feeds.paused', 'feeds.resumed', 'feeds.started'])
})

test('who stands by when the store is back tells of no trouble any more', async () => {
  expect(await holdFeedsLease(store.db, 'another', { now: START })).toBe(true)
  let calls = 0
  const db: RunFeedsDeps['db'] = {
    ...store.db,
    query: (statement) => (++calls === 1 ? Promise.reject(new StoreUnavailable('the store is out of reach')) : store.db.query(statement)),
  }
  expect((await runUntil('feeds.resumed', { db })).map(({ event }) => event)).toEqual(['feeds.paused', 'feeds.resumed'])
  await store.db.query(sql`update leases set holder = '' where name = 'feeds'`)
})

test('a store that takes nothing in is found out also when the wait for its feed was given up before, and the feed is not asked for again', async () => {
  farm.hosts.set('gazette.example', (_, response) => response.end(rss([ITEM])))
  await addFeed(store.db, farm.url('gazette.example'))
  const transaction = () => Promise.reject(new StoreUnavailable('no space left'))
  const reader = createFeedReader(createWorld().deps({ ...store.db, transaction }), new AbortController().signal)
  expect(await reader.start(START)).toBe(1)
  await Promise.allSettled([reader.oneDone(), reader.oneDone()])
  await expect(reader.start(START)).rejects.toThrow('no space left')
  expect(farm.requests).toHaveLength(1)
})

test('a store that takes nothing in is not said to work again because it answers, and no publisher is asked until it does', async () => {
  let asked = 0
  farm.hosts.set('gazette.example', (_, response) => {
    asked += 1
    response.end(rss([ITEM]))
  })
  await addFeed(store.db, farm.url('gazette.example'))
  let transactions = 0
  const db: RunFeedsDeps['db'] = {
    ...store.db,
    transaction: (work) => {
      transactions += 1
      const full = Object.assign(new Error('could not extend file'), { code: '53100' })
      return transactions <= 2
        ? Promise.reject(new StoreUnavailable('the store is out of reach', { cause: full }))
        : store.db.transaction(work)
    },
  }
  const lines = await runUntil('feed.fetched', { db, spacingMs: 0, fullMs: 1 })
  expect(lines.map(({ event, fields }) => `${event} ${fields.reason ?? ''}`.trim())).toEqual([
    'feeds.started',
    'feeds.paused disk full',
    'feeds.paused disk full',
    'feeds.resumed store',
    'feed.fetched',
  ])
  expect((await listFeeds(store.db))[0]).toMatchObject({ itemsAccepted: 1 })
  expect(asked).toBe(2)
})

test.each([
  ['has room again', { code: '53100', paused: 'disk full', events: ['feeds.resumed store', 'feeds.started'] }],
  ['is in reach again', { code: 'ECONNREFUSED', paused: 'store', events: ['feeds.started', 'feeds.resumed store'] }],
])('a store that %s is said to work though nothing is due that would show it', async (_, { code, paused, events }) => {
  let calls = 0
  const cause = Object.assign(new Error('no'), { code })
  const db: RunFeedsDeps['db'] = {
    ...store.db,
    query: (statement) =>
      ++calls === 1 ? Promise.reject(new StoreUnavailable('the store is out of reach', { cause })) : store.db.query(statement),
  }
  const lines = await runUntil(events.at(-1)?.split(' ')[0] ?? '', { db })
  expect(lines.map(({ event, fields }) => `${event} ${fields.reason ?? ''}`.trim())).toEqual([`feeds.paused ${paused}`, ...events])
})

test('while the clock is in doubt feeds are only asked for the time, and nothing is written; then they are read', async () => {
  const seen: boolean[] = []
  farm.hosts.set('gazette.example', (_, response) => {
    seen.push(isBelieved)
    response.end(rss([ITEM]))
  })
  await addFeed(store.db, farm.url('gazette.example'))
  let isBelieved = false
  const noted: string[] = []
  const clockWatch = { note: (host: string) => void noted.push(host), isBelieved: () => isBelieved }
  const db: Database = {
    ...store.db,
    async query<Row>(statement: Sql): Promise<Row[]> {
      const rows = await store.db.query<Row>(statement)
      // The feed that told the time is given back.
      if (noted.length > 0 && statement.sql.includes("'unread'")) isBelieved = true
      return rows
    },
  }
  const lines = await runUntil('feed.fetched', { db, clockWatch, spacingMs: 0 })
  expect(lines.map(({ event, fields }) => `${event} ${fields.reason ?? ''}`.trim())).toEqual([
    'feeds.started',
    'feeds.paused clock',
    'feeds.resumed clock',
    'feed.fetched',
  ])
  expect(noted[0]).toBe('gazette.example')
  expect(seen[0]).toBe(false)
})

test('feeds that a clock read which was hours ahead are read at once when it has been set, and no other sooner than it is due', async () => {
  const HOUR = 3_600_000
  const hosts = ['gazette.example', 'herald.example']
  for (const host of hosts) {
    farm.hosts.set(host, (_, response) => response.end(rss([{ ...ITEM, link: `https://${host}/bridge` }])))
    await addFeed(store.db, farm.url(host))
  }
  const ahead = START + 6 * HOUR
  await store.db.query(sql`update feeds set fetched_at = ${new Date(START)}, next_at = ${new Date(START + HOUR)}`)
  await store.db.query(sql`
    update feeds set fetched_at = ${new Date(ahead)}, next_at = ${new Date(ahead + HOUR)} where host = 'gazette.example'`)
  await runUntil('feed.fetched')
  expect(farm.requests.map(({ host }) => host)).toEqual(['gazette.example'])
  const answers = [false, false, false]
  const clockWatch = { note: () => {}, isBelieved: () => answers.pop() ?? true }
  await store.db.query(sql`update feeds set fetched_at = ${new Date(ahead)}, next_at = ${new Date(ahead + HOUR)}`)
  await runUntil('feeds.resumed', { clockWatch, clock: () => START + HOUR / 2 })
  expect(await findNextDue(store.db)).toBe(START + HOUR / 2)
})

test('what a hub tells of a feed while that is being read is followed by another look at it', async () => {
  const world = createWorld()
  const items = [ITEM]
  const feedId = await addFeed(store.db, farm.url('gazette.example'))
  farm.hosts.set('gazette.example', async (_, response) => {
    const before = rss(items)
    items.push({ title: 'Dock workers strike', link: 'https://gazette.example/strike' })
    await hastenFeed(store.db, feedId, world.clock())
    response.end(before)
  })
  const read = () => readDueFeeds({ ...world.deps(store.db), spacingMs: 0 }, world.clock())
  expect(await read()).toMatchObject({ read: 1, accepted: 1 })
  farm.hosts.set('gazette.example', (_, response) => response.end(rss(items)))
  world.advance(5 * 60_000)
  expect(await read()).toMatchObject({ read: 1, accepted: 1 })
  world.advance(5 * 60_000)
  expect(await read()).toMatchObject({ read: 0, unchanged: 0 })
})

test('a clock that was set back is believed as soon as three servers tell the same, though no feed is due: each is asked once, and stays as it is', async () => {
  const HOUR = 3_600_000
  const hosts = ['gazette.example', 'herald.example', 'courier.example', 'observer.example']
  const world = createWorld()
  const tell: Answer = (_, response) => response.setHeader('date', new Date(world.clock()).toUTCString()).end()
  const clockWatch = createClockWatch({ clock: world.clock, steady: () => 0 })
  world.advance(-2 * HOUR)
  for (const host of hosts) {
    farm.hosts.set(host, tell)
    await addFeed(store.db, farm.url(host), { nextAt: START })
  }
  for (const host of ['silent.example', 'dark.example']) {
    farm.hosts.set(host, (_, response) => response.destroy())
    await addFeed(store.db, farm.url(host), { nextAt: START })
    await store.db.query(sql`update feeds set last_success_at = ${new Date(START)} where host = ${host}`)
  }
  const rows = () => store.db.query(sql`select * from feeds order by id`)
  const before = await rows()
  const reader = createFeedReader({ ...world.deps(store.db), clockWatch, spacingMs: 0 }, new AbortController().signal)
  const believed: boolean[] = []
  for (let round = 0; round < 3; round += 1) {
    await reader.start(world.clock())
    await reader.allDone()
    believed.push(clockWatch.isBelieved())
    world.advance(15_000)
  }
  expect(believed).toEqual([false, true, true])
  expect(
    farm.requests
      .map(({ host }) => host)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['dark.example', 'silent.example'])
  expect(new Set(farm.requests.map(({ host }) => host)).size).toBe(farm.requests.length)
  expect(await rows()).toEqual(before)
})

test('a clock that is a year ahead of the last work stays in doubt for as long as servers tell another time, however few they are', async () => {
  const YEAR = 365 * 86_400_000
  for (const hosts of [['gazette.example'], ['gazette.example', 'herald.example', 'courier.example']]) {
    await store.db.query(sql`delete from feeds`)
    for (const host of hosts) await addFeed(store.db, farm.url(host))
    const world = createWorld()
    let steady = 0
    world.advance(YEAR)
    for (const host of hosts)
      farm.hosts.set(host, (_, response) => response.setHeader('date', new Date(world.clock() - YEAR).toUTCString()).end())
    const clockWatch = createClockWatch({ clock: world.clock, steady: () => steady, workedAt: START })
    const ending = new AbortController()
    const reader = createFeedReader({ ...world.deps(store.db), clockWatch, spacingMs: 0 }, ending.signal)
    for (let minute = 0; minute < 45; minute += 1) {
      await reader.start(world.clock())
      await reader.allDone()
      world.advance(60_000)
      steady += 60_000
      expect([minute, clockWatch.isBelieved()]).toEqual([minute, false])
    }
  }
})

test('the starter pack is added when it is asked for, and only then', async () => {
  await runUntil('feeds.started')
  expect(await countFeeds(store.db)).toBe(0)
  const resolver = async () => []
  const lines = await runUntil('feeds.added', { starter: true, resolver })
  expect(await countFeeds(store.db)).toBe(lines.find(({ event }) => event === 'feeds.added')?.fields.feeds)
})

test.each([
  [undefined, 'Sitrep/0.1 (+feed reader)'],
  ['https://news.example', 'Sitrep/0.1 (+https://news.example)'],
])('with the public address %s we call ourselves %s', (publicUrl, expected) => {
  expect(userAgentOf(publicUrl)).toBe(expected)
})

test('a feed is named before its document is read and let go afterwards', async () => {
  farm.hosts.set('gazette.example', (_, response) => response.end(rss([ITEM])))
  await addFeed(store.db, farm.url('gazette.example'))
  const named: (string | null)[] = []
  await runUntil('feed.fetched', { reading: (id) => named.push(id) })
  const [feed] = await listFeeds(store.db)
  expect(named.slice(0, 2)).toEqual([feed!.id, null])
  expect(named.at(-1)).toBe(null)
})

test('a feed whose document an earlier thread did not come back from fails, its pushes are let go, and the others are read', async () => {
  let asked = 0
  farm.hosts.set('herald.example', (_, response) => response.end(rss([ITEM])))
  farm.hosts.set('gazette.example', (_, response) => {
    asked += 1
    response.end(rss([ITEM]))
  })
  await addFeed(store.db, farm.url('gazette.example'))
  const [feed] = await listFeeds(store.db)
  await store.db.query(
    sql`insert into websub_pushes (feed_id, content_type, body) values (${feed!.id}::uuid, 'text/xml', ${Buffer.from('<rss/>')})`,
  )
  await addFeed(store.db, farm.url('herald.example'))
  await runUntil('feed.fetched', { endless: feed!.id })
  expect(asked).toBe(0)
  expect(await listFeeds(store.db)).toMatchObject([
    { id: feed!.id, failures: 1, lastError: 'its document comes to no end' },
    { failures: 0, itemsAccepted: 1 },
  ])
  expect(await store.db.query(sql`select 1 from websub_pushes`)).toEqual([])
})
