import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFeedReader } from '../../src/pipeline/fetch-feed-due.ts'
import { createHostGate } from '../../src/pipeline/host-gate.ts'
import type { Database } from '../../src/store/database.ts'
import { listFeeds } from '../../src/store/feeds.ts'
import { storeOfFile } from '../support/store.ts'
import { addFeed, createWorld, type Farm, openFarm, readDueFeeds, rss, START, type World } from './farm.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ONE = { title: 'Harbour bridge reopens after repairs', link: 'https://gazette.example/bridge', date: 'Mon, 02 Mar 2026 09:30:00 GMT' }
const TWO = { title: 'Council votes on new tram line', link: 'https://gazette.example/tram', date: 'Mon, 02 Mar 2026 09:45:00 GMT' }

const store = storeOfFile()
let world: World
let farm: Farm
beforeEach(async () => {
  world = createWorld()
  farm = await openFarm(world.clock)
  await store.db.query(sql`delete from feeds`)
  await store.db.query(sql`delete from articles`)
})
afterEach(() => farm.close())

const pass = () => readDueFeeds(world.deps(store.db), world.clock())
const articles = () =>
  store.db.query<{
    title: string
    url: string
    published: number
    firstSeen: boolean
    category: string | null
    country: string | null
    language: string
  }>(sql`
    select title, url, published_at as published, published_at_is_first_seen as "firstSeen", category_hint as category, country_hint as country, language
    from articles order by seq`)
const theFeed = async () => {
  const [feed] = await listFeeds(store.db)
  if (!feed) throw new Error('there is no feed')
  return feed
}
/** Runs passes an hour apart. */
async function hourly(passes: number): Promise<void> {
  for (let i = 0; i < passes; i += 1) {
    await pass()
    world.advance(HOUR)
  }
}

describe('reading', () => {
  test('a due feed is read once: its items are articles, and it is due again later', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.end(rss([ONE, TWO])))
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ read: 1, accepted: 2, failed: 0 })
    expect(await pass()).toMatchObject({ read: 0, unchanged: 0 })
    expect((await articles()).map(({ title, published }) => [title, published])).toEqual([
      ['Harbour bridge reopens after repairs', Date.parse('2026-03-02T09:30:00Z')],
      ['Council votes on new tram line', Date.parse('2026-03-02T09:45:00Z')],
    ])
    const feed = await theFeed()
    expect(feed).toMatchObject({ title: 'The Gazette', failures: 0, itemsAccepted: 2, lastItemAt: Date.parse('2026-03-02T09:45:00Z') })
    expect(feed.nextAt).toBeGreaterThanOrEqual(START + 5 * MINUTE)
  })

  test('we say who we are', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.end(rss([])))
    await addFeed(store.db, farm.url('gazette.example'))
    await pass()
    expect(farm.requests[0]?.headers['user-agent']).toBe('Sitrep/0.1 (+https://wire.example)')
  })

  test('an undated item is dated by first sight, a relative link is resolved, the hints of the feed fill what is missing', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.end(rss([{ title: 'Sturm über der Küste', link: '/sturm' }])))
    await addFeed(store.db, farm.url('gazette.example'), { category: 'weather', country: 'AT', language: 'de' })
    await pass()
    const [article] = await articles()
    expect(article).toEqual({
      title: 'Sturm über der Küste',
      url: farm.url('gazette.example', '/sturm'),
      published: START,
      firstSeen: true,
      category: 'weather',
      country: 'AT',
      language: 'de',
    })
  })

  test('what an operator says of the language goes before what the whole feed says, and behind what an item says', async () => {
    const items = `<item><title>Storm og snefald</title><link>/storm</link></item><item><title>Sturm</title><link>/sturm</link><dc:language>de</dc:language></item>`
    const channel = `<channel><title>A</title><language>en-US</language>${items}</channel>`
    farm.hosts.set('gazette.example', (_, response) => response.end(`<rss xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>`))
    await addFeed(store.db, farm.url('gazette.example'), { language: 'da' })
    await pass()
    expect((await articles()).map(({ title, language }) => `${language} ${title}`).toSorted()).toEqual(['da Storm og snefald', 'de Sturm'])
  })

  test("an aggregator's country is not put on items of other outlets", async () => {
    const item =
      '<item><title>Dam holds after days of rain</title><link>https://agg.example/1</link><source url="https://paper.example">Paper</source></item>'
    farm.hosts.set('agg.example', (_, response) => response.end(`<rss><channel><title>A</title>${item}</channel></rss>`))
    await addFeed(store.db, farm.url('agg.example'), { country: 'US' })
    await pass()
    expect((await articles())[0]?.country).toBeNull()
  })

  test.each<[string, string, string, { host: string; isAggregated: boolean }]>([
    ['its source where it leads back to the aggregator', '/r?1', 'https://paper.example', { host: 'paper.example', isAggregated: true }],
    [
      'the one that it leads to',
      'https://www.paper.example/1',
      'https://feeds.hoster.example/paper',
      { host: 'paper.example', isAggregated: false },
    ],
  ])("the outlet of an aggregator's item is %s", async (_, link, source, found) => {
    const item = `<item><title>Dam holds after days of rain</title><link>${link}</link><source url="${source}">Paper</source></item>`
    farm.hosts.set('agg.example', (_request, response) => response.end(`<rss><channel><title>A</title>${item}</channel></rss>`))
    await addFeed(store.db, farm.url('agg.example'), { country: 'US' })
    await pass()
    expect(
      await store.db.query(sql`select source_host as host, is_aggregated as "isAggregated", country_hint as country from articles`),
    ).toEqual([{ ...found, country: null }])
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
    ['gzip, gzip', (body: Buffer) => gzipSync(gzipSync(body))],
  ])('a body packed with %s is read', async (encoding, pack) => {
    farm.hosts.set('gazette.example', (_, response) => response.setHeader('content-encoding', encoding).end(pack(Buffer.from(rss([ONE])))))
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ read: 1, accepted: 1 })
  })

  test('the log has no query of an address: a token may stand there', async () => {
    farm.hosts.set('gazette.example', (_, response) =>
      farm.requests.length === 1 ? response.writeHead(500).end() : response.end(rss([ONE])),
    )
    await addFeed(store.db, farm.url('gazette.example', '/feed?token=geheim'))
    await hourly(2)
    expect(world.lines.map(({ event }) => event)).toEqual(['feed.failed', 'feed.fetched'])
    expect(JSON.stringify(world.lines)).not.toContain('geheim')
  })

  test('the same article in two feeds is one article', async () => {
    for (const host of ['gazette.example', 'mirror.example']) {
      farm.hosts.set(host, (_, response) => response.end(rss([ONE])))
      await addFeed(store.db, farm.url(host))
    }
    expect(await pass()).toMatchObject({ read: 2, accepted: 1 })
    expect(await articles()).toHaveLength(1)
  })

  test('a feed of any length is written in one statement, so that two that bring the same articles in other orders do not lock each other out', async () => {
    const items = Array.from({ length: 1_200 }, (_, i) => ({ title: `Ferry ${i} leaves port`, link: `https://gazette.example/ferry/${i}` }))
    farm.hosts.set('gazette.example', (_, response) => response.end(rss(items)))
    await addFeed(store.db, farm.url('gazette.example'))
    let inserts = 0
    const transaction: Database['transaction'] = (work) =>
      store.db.transaction((tx) =>
        work({
          query: (statement) => {
            inserts += statement.text.includes('insert into articles') ? 1 : 0
            return tx.query(statement)
          },
        }),
      )
    expect(await readDueFeeds(world.deps({ ...store.db, transaction }), world.clock())).toMatchObject({ read: 1, accepted: 1_200 })
    expect(inserts).toBe(1)
    expect((await articles()).map(({ url }) => url)).toEqual(items.map(({ link }) => link))
  })

  test('an item that is refused does not keep the others out, and is counted', async () => {
    farm.hosts.set('gazette.example', (_, response) =>
      response.end(rss([{ title: '', link: 'https://gazette.example/x' }, ONE, { ...TWO, date: 'Fri, 01 Jan 2044 00:00:00 GMT' }])),
    )
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ accepted: 1, rejected: 2 })
  })

  test('an item that is dated a few hours ahead is taken in when its time has come, though its feed is unchanged', async () => {
    farm.hosts.set('gazette.example', (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"v1"' }).end(rss([ONE, { ...TWO, date: 'Mon, 02 Mar 2026 14:00:00 GMT' }]))
    })
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ read: 1, accepted: 1, rejected: 1 })
    world.advance(6 * HOUR)
    expect(await pass()).toMatchObject({ read: 1, accepted: 1, rejected: 0 })
    world.advance(DAY)
    expect(await pass()).toMatchObject({ unchanged: 1 })
    expect((await articles()).map(({ published }) => published)).toContain(Date.parse('2026-03-02T14:00:00Z'))
  })
})

describe('conditional requests', () => {
  test('a document that broke off is asked for anew: what stood behind the break is not lost', async () => {
    let isBroken = true
    farm.hosts.set('gazette.example', (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') return response.writeHead(304).end()
      const whole = rss([ONE, TWO])
      return response.writeHead(200, { etag: '"v1"' }).end(isBroken ? whole.slice(0, whole.indexOf(TWO.title) + 9) : whole)
    })
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ read: 1, accepted: 1 })
    isBroken = false
    world.advance(HOUR)
    expect(await pass()).toMatchObject({ read: 1, accepted: 1 })
    world.advance(DAY)
    expect(await pass()).toMatchObject({ unchanged: 1 })
  })

  test('the tags of the last answer are sent, and 304 means that nothing is new', async () => {
    farm.hosts.set('gazette.example', (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"v1"', 'last-modified': 'Mon, 02 Mar 2026 09:00:00 GMT' }).end(rss([ONE]))
    })
    await addFeed(store.db, farm.url('gazette.example'))
    await pass()
    world.advance(DAY)
    expect(await pass()).toMatchObject({ read: 0, unchanged: 1 })
    world.advance(DAY)
    expect(await pass()).toMatchObject({ unchanged: 1 })
    expect(farm.requests.map(({ headers }) => [headers['if-none-match'], headers['if-modified-since']])).toEqual([
      [undefined, undefined],
      ['"v1"', 'Mon, 02 Mar 2026 09:00:00 GMT'],
      ['"v1"', 'Mon, 02 Mar 2026 09:00:00 GMT'],
    ])
    expect(await theFeed()).toMatchObject({ fetches: 3, unchanged: 2 })
  })

  test('the same body under ever new tags counts as unchanged', async () => {
    let version = 0
    farm.hosts.set('gazette.example', (_, response) => response.writeHead(200, { etag: `"v${++version}"` }).end(rss([ONE])))
    await addFeed(store.db, farm.url('gazette.example'))
    await pass()
    world.advance(DAY)
    expect(await pass()).toMatchObject({ read: 0, unchanged: 1 })
  })
})

describe('when a feed is due again', () => {
  test.each([
    ['Retry-After in seconds', { 'retry-after': '7200' }, '', 2 * HOUR, 'retry_after'],
    ['Cache-Control', { 'cache-control': 'public, max-age=10800' }, '', 3 * HOUR, 'cache_lifetime'],
    ['Expires', { expires: new Date(START + 4 * HOUR).toUTCString(), date: new Date(START).toUTCString() }, '', 4 * HOUR, 'cache_lifetime'],
    ['Cache-Control before ttl', { 'cache-control': 'max-age=7200' }, '<ttl>600</ttl>', 2 * HOUR, 'cache_lifetime'],
    ['ttl', {}, '<ttl>300</ttl>', 5 * HOUR, 'feed_ttl'],
    [
      'the syndication module',
      {},
      '<sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency>',
      6 * HOUR,
      'feed_ttl',
    ],
    ['ttl, beside a Retry-After of nothing,', { 'retry-after': '0' }, '<ttl>300</ttl>', 5 * HOUR, 'feed_ttl'],
  ])('%s is obeyed', async (_, headers, head, least, reason) => {
    farm.hosts.set('gazette.example', (_request, response) => response.writeHead(200, headers).end(rss([ONE, TWO], head)))
    await addFeed(store.db, farm.url('gazette.example'))
    await pass()
    const feed = await theFeed()
    expect(feed.scheduleReason).toBe(reason)
    expect(feed.nextAt - START).toBeGreaterThanOrEqual(least)
    expect(feed.nextAt - START).toBeLessThanOrEqual(least * 1.1)
  })

  test('the ttl of the feed still counts after a 304', async () => {
    farm.hosts.set('gazette.example', (request, response) => {
      if (request.headers['if-none-match']) response.writeHead(304).end()
      else response.writeHead(200, { etag: '"v1"' }).end(rss([ONE], '<ttl>1200</ttl>'))
    })
    await addFeed(store.db, farm.url('gazette.example'))
    await pass()
    world.advance(DAY)
    await pass()
    expect((await theFeed()).scheduleReason).toBe('feed_ttl')
  })

  test('a host that says 429 is left alone, with all its feeds', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.writeHead(429, { 'retry-after': '600' }).end())
    await addFeed(store.db, farm.url('gazette.example', '/news'))
    await pass()
    const feed = await theFeed()
    expect(feed).toMatchObject({ failures: 1, lastError: 'HTTP status 429', scheduleReason: 'retry_after' })
    expect(feed.nextAt - START).toBeGreaterThanOrEqual(10 * MINUTE)
  })

  test('the other feeds of a host that says 429 are due when it may be asked again, and say why; others are read meanwhile', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.writeHead(429, { 'retry-after': '600' }).end())
    farm.hosts.set('herald.example', (_, response) => response.end(rss([ONE])))
    await addFeed(store.db, farm.url('gazette.example', '/news'))
    await addFeed(store.db, farm.url('gazette.example', '/sport'), { nextAt: START + 1 })
    await addFeed(store.db, farm.url('gazette.example', '/weather'), { nextAt: START + HOUR })
    await addFeed(store.db, farm.url('herald.example'), { nextAt: START + MINUTE })
    const deps = world.deps(store.db)
    const reader = createFeedReader({ ...deps, gate: createHostGate({ ...deps, spacingMs: 1_000 }) }, new AbortController().signal)
    const round = async () => {
      await reader.start(world.clock())
      await reader.allDone()
    }
    await round()
    world.advance(MINUTE)
    await round()
    expect(await listFeeds(store.db)).toMatchObject([
      { url: farm.url('gazette.example', '/news'), failures: 1, scheduleReason: 'retry_after' },
      { url: farm.url('gazette.example', '/sport'), failures: 0, scheduleReason: 'host_busy', nextAt: START + 10 * MINUTE },
      { url: farm.url('gazette.example', '/weather'), scheduleReason: 'new', nextAt: START + HOUR },
      { url: farm.url('herald.example'), itemsAccepted: 1 },
    ])
    farm.hosts.set('gazette.example', (_, response) => response.end(rss([TWO])))
    world.advance(9 * MINUTE)
    await round()
    expect(farm.requests.map(({ host, path }) => host + path)).toEqual([
      'gazette.example/news',
      'herald.example/feed',
      'gazette.example/sport',
    ])
    expect(reader.takeCounts()).toMatchObject({ read: 2, failed: 1, deferred: 0 })
  })

  test('a feed that a redirect leads to a host that is left alone says so too', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.writeHead(429, { 'retry-after': '600' }).end())
    farm.hosts.set('old.example', (_, response) => response.writeHead(302, { location: farm.url('gazette.example', '/old') }).end())
    const deps = world.deps(store.db)
    const gate = createHostGate({ ...deps, spacingMs: 1_000 })
    gate.hold('gazette.example', 10 * MINUTE)
    await addFeed(store.db, farm.url('old.example'))
    expect(await readDueFeeds({ ...deps, gate }, world.clock())).toMatchObject({ deferred: 1 })
    expect(await theFeed()).toMatchObject({ failures: 0, scheduleReason: 'host_busy', nextAt: START + 10 * MINUTE })
  })
})

describe('failures', () => {
  test('a failing feed backs off, is paused after a week, and is asked no more', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.writeHead(500).end('no'))
    await addFeed(store.db, farm.url('gazette.example'))
    await hourly(24 * 12)
    const feed = await theFeed()
    expect(feed.pauseReason).toMatch(/^failed 1[4-7] times since 2026-03-02: HTTP status 500$/)
    expect(farm.requests).toHaveLength(feed.failures)
  })

  test('304 to a feed that was never read is a failure, not the news that there is none', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.writeHead(304).end())
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ unchanged: 0, failed: 1 })
  })

  test('410 pauses at once', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.writeHead(410).end())
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ failed: 1, paused: 1 })
    world.advance(2 * DAY)
    await pass()
    expect(farm.requests).toHaveLength(1)
    expect(await theFeed()).toMatchObject({ pausedAt: START, pauseReason: 'gone (HTTP status 410)' })
  })

  test('410 where a temporary redirect leads pauses nothing', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.writeHead(302, { location: farm.url('elsewhere.example') }).end())
    farm.hosts.set('elsewhere.example', (_, response) => response.writeHead(410).end())
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ failed: 1, paused: 0 })
    farm.hosts.set('gazette.example', (_, response) => response.end(rss([ONE])))
    world.advance(DAY)
    expect(await pass()).toMatchObject({ read: 1, accepted: 1 })
  })

  test('a paused feed that is added again is asked again', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.writeHead(410).end())
    await addFeed(store.db, farm.url('gazette.example'))
    await pass()
    farm.hosts.set('gazette.example', (_, response) => response.end(rss([ONE])))
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ read: 1, accepted: 1 })
    expect(await theFeed()).toMatchObject({ pausedAt: null, pauseReason: null, failures: 0, lastError: null })
  })

  test('one success forgets the failures', async () => {
    farm.hosts.set('gazette.example', (_, response) =>
      farm.requests.length < 3 ? response.writeHead(502).end() : response.end(rss([ONE])),
    )
    await addFeed(store.db, farm.url('gazette.example'))
    await hourly(3)
    expect(await theFeed()).toMatchObject({ failures: 0, lastError: null, itemsAccepted: 1 })
  })

  test('a web page is told for what it is', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.end('<!doctype html><html><body>Hello</body></html>'))
    await addFeed(store.db, farm.url('gazette.example'))
    await pass()
    expect((await theFeed()).lastError).toBe('a web page, not a feed')
  })
})
