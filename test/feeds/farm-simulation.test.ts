// Half an hour of a small world, in seconds: publishers of every kind, good and bad, read by the real reader on a clock of its own.

import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFeedReader, type FeedReader } from '../../src/pipeline/fetch-feed-due.ts'
import { listFeeds } from '../../src/store/feeds.ts'
import { storeOfFile } from '../support/store.ts'
import { type Answer, addFeed, createWorld, type Farm, openFarm, rss, START, type World } from './farm.ts'

const MINUTE = 60_000
const SECOND = 1_000
const MINUTES_SIMULATED = 40
const GOOD_HOSTS = 60

const store = storeOfFile()
let world: World
let farm: Farm
beforeAll(async () => {
  world = createWorld()
  farm = await openFarm(world.clock)
})
afterAll(() => farm.close())

/** What a good publisher has out by now: one item every three minutes, a dozen in the feed. */
const itemsOf = (host: string) => {
  const newest = Math.floor((world.clock() - START) / (3 * MINUTE))
  return Array.from({ length: 12 }, (_, i) => newest - i).map((number) => ({
    title: `Item ${number} of ${host} on the harbour and the council`,
    link: `https://${host}/item/${number + 100}`,
    date: new Date(START + number * 3 * MINUTE).toUTCString(),
  }))
}

const bad: Record<string, Answer> = {
  'broken.example': (_, response) => response.writeHead(500).end(),
  'gone.example': (_, response) => response.writeHead(410).end(),
  'circle.example': (_, response) => response.writeHead(302, { location: '/' }).end(),
  'inner.example': (_, response) => response.writeHead(302, { location: 'http://refused.example/latest/meta-data' }).end(),
  'page.example': (_, response) => response.end('<!doctype html><html></html>'),
  'bomb.example': (_, response) => response.end('<!DOCTYPE x [<!ENTITY a "b">]><rss><channel><title>&a;</title></channel></rss>'),
  'cut.example': (_, response) => void response.write('<rss><channel><item>', () => response.destroy()),
  'noise.example': (_, response) => response.end(Buffer.alloc(5_000, 7)),
  'busy.example': (_, response) => response.writeHead(429, { 'retry-after': '1200' }).end(),
}

async function settle(reader: FeedReader): Promise<void> {
  while ((await reader.start(world.clock())) > 0) await reader.allDone()
}

test('every good item is an article exactly once, nobody is asked too often, and the bad ones harm only themselves', async () => {
  const resolved: string[] = []
  const resolver = async (name: string) => {
    resolved.push(name)
    // What a name of the inner network would be: refused before any connection.
    return name === 'refused.example' ? [] : [{ address: '127.0.0.1', family: 4 as const }]
  }
  for (let i = 0; i < GOOD_HOSTS; i += 1) {
    const host = `good${i}.example`
    farm.hosts.set(host, (request, response) => {
      const etag = `"${Math.floor((world.clock() - START) / (3 * MINUTE))}"`
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
      else response.writeHead(200, i % 2 === 0 ? { etag } : {}).end(rss(itemsOf(host)))
    })
    // Two feeds of each host, which bring the same items.
    await addFeed(store.db, farm.url(host, '/one'))
    await addFeed(store.db, farm.url(host, '/two'))
  }
  for (const [host, answer] of Object.entries(bad)) {
    farm.hosts.set(host, answer)
    await addFeed(store.db, farm.url(host))
  }
  const reader = createFeedReader({ ...world.deps(store.db), resolver, timeoutMs: 10_000 }, new AbortController().signal)
  while (world.clock() < START + MINUTES_SIMULATED * MINUTE) {
    await settle(reader)
    world.advance(5 * SECOND)
  }

  const rows = await store.db.query<{ host: string; count: number; links: number }>(sql`
    select source_host as host, count(*) as count, count(distinct url) as links from articles group by source_host order by source_host`)
  expect(rows).toHaveLength(GOOD_HOSTS)
  // 12 at the start, and one for every three minutes since, but for those of the last minutes.
  for (const { host, count, links } of rows) {
    expect(count, host).toBe(links)
    expect(count, host).toBeGreaterThanOrEqual(12 + (MINUTES_SIMULATED - 12) / 3 - 1)
    expect(count, host).toBeLessThanOrEqual(12 + Math.ceil(MINUTES_SIMULATED / 3))
  }

  const byHost = Map.groupBy(farm.requests, ({ host }) => host)
  for (const [host, requests] of byHost) {
    for (const [i, { at }] of requests.entries()) if (i > 0) expect(at - (requests[i - 1]?.at ?? 0), host).toBeGreaterThanOrEqual(SECOND)
  }
  expect(byHost.get('gone.example')).toHaveLength(1)
  expect(byHost.get('busy.example')?.length).toBeLessThanOrEqual(2)
  expect(byHost.get('broken.example')?.length).toBeLessThanOrEqual(4)
  expect(byHost.has('refused.example')).toBe(false)
  expect(resolved).toContain('refused.example')

  const health = new Map((await listFeeds(store.db)).map((feed) => [new URL(feed.url).hostname, feed]))
  for (const host of Object.keys(bad)) expect(health.get(host)?.lastError, host).not.toBeNull()
  expect(reader.isOnline()).toBe(true)
  expect(reader.inFlight()).toBe(0)
})
