import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFeedReader, type FeedReaderDeps } from '../../src/pipeline/fetch-feed-due.ts'
import { loggedAddress } from '../../src/pipeline/fetch-feed-record.ts'
import type { Database, Queryable } from '../../src/store/database.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { type ListedFeed, listFeeds } from '../../src/store/feeds.ts'
import { storeOfFile } from '../support/store.ts'
import { type Answer, addFeed, createWorld, type Farm, openFarm, readDueFeeds, rss, START, type World } from './farm.ts'

const DAY = 86_400_000
const GOOD = {
  title: 'Harbour bridge reopens after repairs',
  link: 'https://gazette.example/bridge',
  date: 'Mon, 02 Mar 2026 09:30:00 GMT',
}

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

const pass = (extra: Partial<FeedReaderDeps> = {}) => readDueFeeds({ ...world.deps(store.db), ...extra }, world.clock())
const feedOf = async (url: string): Promise<ListedFeed> => {
  const feed = (await listFeeds(store.db)).find((listed) => listed.url === url)
  if (!feed) throw new Error(`there is no feed ${url}`)
  return feed
}
const articleCount = async (): Promise<number> => (await store.db.query(sql`select 1 from articles`)).length

const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>`
const attacks: [string, Answer, RegExp][] = [
  ['an XML bomb', (_, response) => response.end(BILLION_LAUGHS), /entities/],
  ['a body of 20 MB', (_, response) => response.end(Buffer.alloc(20_000_000, 'x')), /larger than/],
  ['a gzip bomb', (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))), /larger than/],
  ...['gzip', 'deflate', 'br', 'zstd'].map((encoding): [string, Answer, RegExp] => [
    `an answer that is no ${encoding}, as it says`,
    (_, response) => response.setHeader('content-encoding', encoding).end(Buffer.from('not packed at all')),
    /packed answer is damaged/,
  ]),
  ['a body that never ends', (_, response) => void response.write('<rss>'), /no complete answer/],
  ['an answer that never begins', () => {}, /no complete answer/],
  ['a connection that breaks', (_, response) => void response.write('<rss>', () => response.destroy()), /connection failed \(it ended/],
  ['an answer of another protocol', (_, response) => void response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'), /not HTTP/],
  ['an empty body', (_, response) => response.end(), /empty/],
  ['binary noise', (_, response) => response.end(Buffer.from([0, 1, 2, 3, 254, 255])), /neither a feed/],
  ['redirects in a circle', (_, response) => response.writeHead(302, { location: '/again' }).end(), /redirects/],
  ['a redirect to a file', (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(), /only http/],
  ['status 500', (_, response) => response.writeHead(500).end('<rss></rss>'), /HTTP status 500/],
  ['status 204', (_, response) => response.writeHead(204).end(), /HTTP status 204/],
]

describe('a hostile or broken publisher', () => {
  test('of a feed of more than 10,000 items those behind them are counted as rejected', async () => {
    const items = Array.from({ length: 10_300 }, (_, i) => ({ ...GOOD, link: `https://gazette.example/${i}` }))
    farm.hosts.set('gazette.example', (_, response) => response.end(rss(items)))
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ read: 1, accepted: 10_000, rejected: 300 })
    expect(await feedOf(farm.url('gazette.example'))).toMatchObject({ itemsAccepted: 10_000, itemsRejected: 300 })
  })

  test.each(attacks)('%s fails that feed alone, with a reason', async (_, answer, reason) => {
    farm.hosts.set('evil.example', answer)
    farm.hosts.set('gazette.example', (_request, response) => response.end(rss([GOOD])))
    await addFeed(store.db, farm.url('evil.example'))
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass({ timeoutMs: reason.source === 'no complete answer' ? 3_000 : 20_000 })).toMatchObject({
      read: 1,
      failed: 1,
      accepted: 1,
    })
    const feed = await feedOf(farm.url('evil.example'))
    expect(feed.lastError).toMatch(reason)
    expect(feed.nextAt).toBeGreaterThan(world.clock())
  })

  test('text that no database takes is cleaned or refused, and the feed goes on', async () => {
    const items = [
      { id: '1', url: 'https://gazette.example/1', title: 'Null \u0000 byte in the title of this', content_text: 'a\u0000b \ud800' },
    ]
    farm.hosts.set('gazette.example', (_, response) =>
      response.end(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Nul\u0000l', language: 'e\u0000n', items })),
    )
    await addFeed(store.db, farm.url('gazette.example'))
    expect(await pass()).toMatchObject({ read: 1, accepted: 1 })
  })
})

describe('addresses that are not public', () => {
  test('a name that leads to loopback is refused, and no request goes out', async () => {
    farm.hosts.set('evil.example', (_, response) => response.end(rss([GOOD])))
    await addFeed(store.db, farm.url('evil.example'))
    await pass({ allowPrivate: false })
    expect((await feedOf(farm.url('evil.example'))).lastError).toBe('evil.example is not on the public internet')
    expect(farm.requests).toEqual([])
  })

  test('a name that turns to a private address at its second look-up is refused then', async () => {
    let lookups = 0
    farm.hosts.set('rebind.example', (_, response) => response.end(rss([GOOD])))
    await addFeed(store.db, farm.url('rebind.example'))
    const resolver = async () => [{ address: ++lookups > 1 ? '169.254.169.254' : '10.0.0.1', family: 4 as const }]
    await pass({ allowPrivate: false, resolver })
    expect(farm.requests).toEqual([])
    expect((await feedOf(farm.url('rebind.example'))).failures).toBe(1)
  })
})

describe('redirects', () => {
  test('a feed that moved for good is asked at its new place from then on', async () => {
    farm.hosts.set('old.example', (_, response) => response.writeHead(301, { location: farm.url('new.example', '/rss') }).end())
    farm.hosts.set('new.example', (_, response) => response.end(rss([GOOD])))
    await addFeed(store.db, farm.url('old.example'))
    await pass()
    world.advance(DAY)
    await pass()
    expect(farm.requests.map(({ host, path }) => host + path)).toEqual(['old.example/feed', 'new.example/rss', 'new.example/rss'])
    expect(await feedOf(farm.url('old.example'))).toMatchObject({ movedTo: farm.url('new.example', '/rss'), failures: 0 })
  })

  test('a password in the address of a redirect is neither sent, remembered nor logged', async () => {
    const place = farm.url('new.example', '/rss')
    const asked: (string | undefined)[] = []
    farm.hosts.set('old.example', (_, response) => response.writeHead(301, { location: place.replace('//', '//ada:hush@') }).end())
    farm.hosts.set('new.example', (request, response) => {
      asked.push(request.headers.authorization)
      response.end(rss([GOOD]))
    })
    await addFeed(store.db, farm.url('old.example'))
    await pass()
    expect(asked).toEqual([undefined])
    expect((await feedOf(farm.url('old.example'))).movedTo).toBe(place)
    expect(JSON.stringify(world.lines)).toContain('new.example')
    expect(JSON.stringify(world.lines)).not.toContain('hush')
    expect(loggedAddress('https://ada:hush@new.example/rss?token=hush')).toBe('https://new.example/rss?…')
  })

  test('a redirect for now, or a permanent one behind it, is not remembered', async () => {
    farm.hosts.set('old.example', (_, response) => response.writeHead(302, { location: farm.url('mid.example') }).end())
    farm.hosts.set('mid.example', (_, response) => response.writeHead(301, { location: farm.url('new.example') }).end())
    farm.hosts.set('new.example', (_, response) => response.end(rss([GOOD])))
    await addFeed(store.db, farm.url('old.example'))
    expect(await pass()).toMatchObject({ read: 1 })
    expect((await feedOf(farm.url('old.example'))).movedTo).toBeNull()
  })

  test('a feed whose new place dies is looked for at its own address again', async () => {
    let isDead = false
    farm.hosts.set('old.example', (_, response) =>
      isDead ? response.end(rss([GOOD])) : response.writeHead(308, { location: farm.url('new.example') }).end(),
    )
    farm.hosts.set('new.example', (_, response) => (isDead ? response.writeHead(410).end() : response.end(rss([]))))
    await addFeed(store.db, farm.url('old.example'))
    await pass()
    isDead = true
    for (let day = 0; day < 4; day += 1) {
      world.advance(DAY)
      await pass()
    }
    expect(await feedOf(farm.url('old.example'))).toMatchObject({ movedTo: null, failures: 0, pausedAt: null, itemsAccepted: 1 })
  })
})

describe('a host is not pressed', () => {
  test('ten feeds of one host are asked one at a time, at least a second apart', async () => {
    let open = 0
    let most = 0
    farm.hosts.set('busy.example', (_, response) => {
      most = Math.max(most, ++open)
      setImmediate(() => {
        open -= 1
        response.end(rss([]))
      })
    })
    for (let i = 0; i < 10; i += 1) await addFeed(store.db, farm.url('busy.example', `/${i}`))
    const reader = createFeedReader(world.deps(store.db), new AbortController().signal)
    for (let seconds = 0; seconds < 60 && farm.requests.length < 10; seconds += 1) {
      await reader.start(world.clock())
      await reader.allDone()
      world.advance(200)
    }
    expect(farm.requests).toHaveLength(10)
    expect(most).toBe(1)
    const gaps = farm.requests.slice(1).map(({ at }, i) => at - (farm.requests[i]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000)
  })

  test('feeds of many hosts that lead to one host wait for their turn there', async () => {
    farm.hosts.set('hub.example', (_, response) => response.end(rss([])))
    for (let i = 0; i < 8; i += 1) {
      farm.hosts.set(`paper${i}.example`, (_, response) => response.writeHead(302, { location: farm.url('hub.example', `/${i}`) }).end())
      await addFeed(store.db, farm.url(`paper${i}.example`))
    }
    expect(await pass()).toMatchObject({ read: 8 })
    const times = farm.requests.filter(({ host }) => host === 'hub.example').map(({ at }) => at)
    expect(times).toHaveLength(8)
    for (let i = 1; i < times.length; i += 1) expect((times[i] ?? 0) - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(1_000)
  })

  test('after 429 no feed of the host is asked before the time that it named', async () => {
    farm.hosts.set('busy.example', (_, response) => response.writeHead(429, { 'retry-after': '1800' }).end())
    for (let i = 0; i < 3; i += 1) await addFeed(store.db, farm.url('busy.example', `/${i}`))
    const reader = createFeedReader(world.deps(store.db), new AbortController().signal)
    for (let minutes = 0; minutes < 29; minutes += 1) {
      await reader.start(world.clock())
      await reader.allDone()
      world.advance(60_000)
    }
    expect(farm.requests).toHaveLength(1)
    world.advance(2 * 60_000)
    expect(await reader.start(world.clock())).toBe(1)
    await reader.allDone()
  })
})

describe('when something of ours fails', () => {
  test('a network that is down says nothing about the feeds, and the first answer starts the stream again', async () => {
    for (let i = 0; i < 40; i += 1) await addFeed(store.db, farm.url(`paper${i}.example`))
    let isDown = true
    const resolver = async () => {
      if (isDown) throw new Error('no network')
      return [{ address: '127.0.0.1', family: 4 as const }]
    }
    const reader = createFeedReader({ ...world.deps(store.db), resolver }, new AbortController().signal)
    for (let i = 0; i < 40; i += 1) farm.hosts.set(`paper${i}.example`, (_, response) => response.end(rss([])))
    for (let minutes = 0; minutes < 120; minutes += 1) {
      await reader.start(world.clock())
      await reader.allDone()
      world.advance(60_000)
    }
    expect(reader.isOnline()).toBe(false)
    const failures = (await listFeeds(store.db)).map((feed) => feed.failures)
    expect(Math.max(...failures)).toBeLessThanOrEqual(1)
    isDown = false
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await reader.start(world.clock())
      await reader.allDone()
      world.advance(60_000)
    }
    expect(reader.isOnline()).toBe(true)
    expect((await listFeeds(store.db)).every((feed) => feed.lastSuccessAt !== null)).toBe(true)
    expect(world.lines.filter(({ event }) => event === 'feeds.paused' || event === 'feeds.resumed').map(({ event }) => event)).toEqual([
      'feeds.paused',
      'feeds.resumed',
    ])
  })

  test('feeds that are dead, however many, say nothing about the network where others answered, and are asked later and later', async () => {
    for (let i = 0; i < 4; i += 1) farm.hosts.set(`paper${i}.example`, (_, response) => response.end(rss([])))
    for (const host of farm.hosts.keys()) await addFeed(store.db, farm.url(host))
    for (let i = 0; i < 15; i += 1) await addFeed(store.db, farm.url(`dead${i}.example`), { nextAt: START + 1 })
    const asked: string[] = []
    const resolver = async (name: string) => {
      if (!name.startsWith('dead')) return [{ address: '127.0.0.1', family: 4 as const }]
      // The last to be given up, as where nobody answers at all.
      if (asked.push(name) <= 15) while (reader.recorded() < 4) await new Promise(setImmediate)
      throw new Error('no such name')
    }
    const reader = createFeedReader({ ...world.deps(store.db), resolver }, new AbortController().signal)
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await reader.start(world.clock() + 1)
      await reader.allDone()
      world.advance(60_000)
    }
    expect(world.lines.filter(({ event }) => event === 'feeds.paused')).toEqual([])
    expect(asked.filter((name) => name === 'dead0.example').length).toBeLessThanOrEqual(5)
  })

  test('while nothing outside answers, feeds on our own side are read as ever, and say nothing about the outside', async () => {
    for (let i = 0; i < 40; i += 1) await addFeed(store.db, farm.url(`paper${i}.example`))
    const resolver = async (name: string) => {
      if (name.endsWith('.example')) throw new Error('no network')
      return [{ address: '127.0.0.1', family: 4 as const }]
    }
    const reader = createFeedReader({ ...world.deps(store.db), allowPrivate: true, resolver }, new AbortController().signal)
    const minute = async (): Promise<void> => {
      await reader.start(world.clock())
      await reader.start(world.clock())
      await reader.allDone()
      world.advance(60_000)
    }
    for (let minutes = 0; minutes < 10; minutes += 1) await minute()
    expect(reader.isOnline()).toBe(false)
    farm.hosts.set('newsroom', (_, response) => response.end(rss([GOOD])))
    await addFeed(store.db, farm.url('newsroom'))
    await minute()
    expect(await articleCount()).toBe(1)
    expect(reader.isOnline()).toBe(false)
    expect(world.lines.filter(({ event }) => event === 'feeds.paused' || event === 'feeds.resumed')).toHaveLength(1)
  })

  test('killed between the articles and the state of their feed, neither is there', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.end(rss([GOOD])))
    await addFeed(store.db, farm.url('gazette.example'))
    const failing: Database = {
      ...store.db,
      transaction: (work) =>
        store.db.transaction((tx) => {
          const cut: Queryable = {
            query: (statement) =>
              /update feeds/.test(statement.text) ? Promise.reject(new StoreUnavailable('killed')) : tx.query(statement),
          }
          return work(cut)
        }),
    }
    await expect(readDueFeeds(world.deps(failing), world.clock())).rejects.toThrow('killed')
    expect(await articleCount()).toBe(0)
    // The claim runs out, and the feed is read whole.
    world.advance(11 * 60_000)
    expect(await pass()).toMatchObject({ read: 1, accepted: 1 })
  })

  test('a fetch that is given up at the end of the program is due again at once', async () => {
    farm.hosts.set('slow.example', () => {})
    await addFeed(store.db, farm.url('slow.example'))
    const ending = new AbortController()
    const reader = createFeedReader(world.deps(store.db), ending.signal)
    await reader.start(world.clock())
    ending.abort()
    await reader.allDone()
    expect(await feedOf(farm.url('slow.example'))).toMatchObject({ nextAt: START, failures: 0, fetches: 0 })
  })

  test('a clock that was a year ahead for a while does not silence the feeds for a year', async () => {
    farm.hosts.set('gazette.example', (_, response) => response.end(rss([GOOD])))
    await addFeed(store.db, farm.url('gazette.example'), { nextAt: START + 365 * DAY })
    expect(await pass()).toMatchObject({ read: 1 })
  })

  test('two readers at once never take the same feed', async () => {
    for (let i = 0; i < 30; i += 1) {
      farm.hosts.set(`paper${i}.example`, (_, response) => response.end(rss([])))
      await addFeed(store.db, farm.url(`paper${i}.example`))
    }
    await Promise.all([pass(), pass(), pass()])
    expect(new Set(farm.requests.map(({ host }) => host)).size).toBe(30)
    expect(farm.requests).toHaveLength(30)
  })
})

test('what failed for a worker that was held is no failure of a feed that another has read since', async () => {
  const held = new Promise<ServerResponse>((resolve) => farm.hosts.set('gazette.example', (_, response) => resolve(response)))
  await addFeed(store.db, farm.url('gazette.example'))
  const late = pass()
  const response = await held
  world.advance(DAY)
  farm.hosts.set('gazette.example', (_, other) => other.end(rss([GOOD])))
  expect(await pass()).toMatchObject({ read: 1, accepted: 1 })
  response.destroy()
  await late
  expect(await listFeeds(store.db)).toMatchObject([{ failures: 0, lastError: null }])
  expect(world.lines.filter(({ event }) => event === 'feed.failed')).toEqual([])
})
