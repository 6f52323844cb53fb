// The text of pages: read only where the operator allowed it and robots.txt does, within bounds, for analysis alone.

import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { silentLog } from '../../src/log.ts'
import { createHostGate } from '../../src/pipeline/host-gate.ts'
import { type PageDeps, readPages } from '../../src/pipeline/read-pages.ts'
import { createRobots } from '../../src/pipeline/robots.ts'
import { settleAll } from '../../src/pipeline/run.ts'
import { DEFAULT_RULES } from '../../src/pipeline/stage.ts'
import { createPageReader, type PageReader } from '../../src/provider/page-text.ts'
import { reviseArticles } from '../../src/store/articles.ts'
import { setOutlet } from '../../src/store/outlets.ts'
import { storeOfFile } from '../support/store.ts'
import { addFeed, createWorld, type Farm, openFarm, readDueFeeds, rss, START, type World } from './farm.ts'

const SECRET = 'The quay was rebuilt by forty divers over two winters, a fact that only this page tells its readers.'
const PAGE = (
  canonical = '',
): string => `<!doctype html><html><head><title>Bridge</title>${canonical}</head><body><nav>Home News Sport</nav>
  <article><h1>Harbour bridge reopens</h1>${`<p>The harbour bridge of Port Osten reopened on Monday after repairs, the port authority said. ${SECRET}</p>`.repeat(4)}</article></body></html>`

const store = storeOfFile()
let world: World
let farm: Farm
let reader: PageReader
let robots: string | null
let page: string | Buffer
beforeAll(async () => {
  reader = createPageReader()
})
afterAll(() => reader.close())
beforeEach(async () => {
  world = createWorld()
  farm = await openFarm(world.clock)
  robots = 'User-agent: *\nDisallow: /private/\n'
  page = PAGE()
  farm.hosts.set('gazette.example', (request, response) => {
    if (request.url === '/robots.txt') return robots === null ? response.writeHead(404).end() : response.end(robots)
    if (request.url === '/feed') return response.end(rss([item()]))
    return response.setHeader('content-type', 'text/html').end(page)
  })
  for (const table of [sql`feeds`, sql`outlets`, sql`article_pages`]) await store.db.query(sql`delete from ${table}`)
  await store.db.query(sql`truncate articles, clusters cascade`)
})
afterEach(() => farm.close())

let path = '/bridge'
let title = 'Harbour bridge of Port Osten reopens'
const item = () => ({ title, link: farm.url('gazette.example', path) })
const deps = (): PageDeps => {
  const given = world.deps(store.db)
  return { ...given, gate: createHostGate({ ...given, spacingMs: 1_000 }), pages: reader, robots: createRobots() }
}
const read = () => readPages(deps(), world.clock(), new AbortController().signal)
const allow = () => setOutlet(store.db, { host: 'gazette.example', fullText: true })
const ingest = async (): Promise<void> => {
  await addFeed(store.db, farm.url('gazette.example'))
  await readDueFeeds(world.deps(store.db), world.clock())
}
interface Row {
  text: string | null
  body: string
  held: number | null
}
const article = async (): Promise<Row> => {
  const [row] = await store.db.query<Row>(sql`select full_text as text, body, held_until as held from articles`)
  if (!row) throw new Error('there is no article')
  return row
}
const asked = () => farm.requests.map(({ path: asking }) => asking)

describe('pages are read', () => {
  test('only where the operator said so', async () => {
    await ingest()
    expect(await read()).toEqual([])
    expect(asked()).toEqual(['/feed'])
  })

  test('not of an aggregator whose item names an outlet that they may be read of', async () => {
    await allow()
    const named = `<item><title>Bridge reopens</title><link>${farm.url('wall.example', '/r')}</link><source url="https://gazette.example">G</source></item>`
    farm.hosts.set('wall.example', (request, response) => response.end(request.url === '/feed' ? `<rss>${named}</rss>` : page))
    await addFeed(store.db, farm.url('wall.example'))
    await readDueFeeds(world.deps(store.db), world.clock())
    expect((await article()).held).toBeNull()
    expect(await read()).toEqual([])
    expect(asked()).toEqual(['/feed'])
  })

  test('after robots.txt, one request at a time, and kept beside what the feed said', async () => {
    await allow()
    await ingest()
    expect((await article()).held).toBe(START + 120_000)
    expect(await read()).toEqual(['read'])
    expect(asked()).toEqual(['/feed', '/robots.txt', '/bridge'])
    const { text, body, held } = await article()
    expect(text).toContain('forty divers')
    expect(text).not.toContain('Sport')
    expect({ body, held }).toEqual({ body: '', held: null })
    expect(await read()).toEqual([])
  })

  test.each([
    ['in its head', '<meta charset="windows-1251">'],
    ['as a header would', '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1251">'],
    ['late', `<script>${'//'.repeat(2_000)}</script><meta name="robots" content="all"><meta charset=windows-1251>`],
  ])('in the letters that the page alone tells, %s', async (_, meta) => {
    const text = Buffer.from(PAGE(meta).replaceAll('forty divers', 'CREW'), 'latin1')
    const crew = Buffer.from([0xe2, 0xee, 0xe4, 0xee, 0xeb, 0xe0, 0xe7, 0xfb])
    const parts = text.toString('latin1').split('CREW')
    page = Buffer.concat(parts.flatMap((part, index) => [...(index === 0 ? [] : [crew]), Buffer.from(part, 'latin1')]))
    await allow()
    await ingest()
    expect(await read()).toEqual(['read'])
    expect((await article()).text).toContain('rebuilt by водолазы over')
  })

  test('not where robots.txt forbids it, nor where its server is in trouble; where there is none, all is allowed', async () => {
    path = '/private/bridge'
    await allow()
    await ingest()
    expect(await read()).toEqual(['empty'])
    expect(asked()).not.toContain('/private/bridge')
    path = '/bridge'
    const site = createRobots()
    expect(await site.mayRead('https://a.example/x', 0, async () => ({ kind: 'unreachable' }))).toBe(false)
    expect(await site.mayRead('https://a.example/x', 0, async () => ({ kind: 'none' }))).toBe(true)
    expect(await site.mayRead('https://b.example/x', 0, async () => ({ kind: 'text', text: 'User-agent: sitrep\nDisallow: /' }))).toBe(
      false,
    )
  })

  test('where robots.txt is longer than anybody reads, by its first 512 KB', async () => {
    robots = `User-agent: *\nDisallow: /private/\n${'# and so on\n'.repeat(100_000)}`
    await allow()
    await ingest()
    expect(await read()).toEqual(['read'])
  })

  test('later where the host says that it is asked too much: it is left alone for as long as it says, and then asked again', async () => {
    const home = farm.hosts.get('gazette.example')
    farm.hosts.set('gazette.example', (request, response) =>
      request.url === '/bridge' ? response.writeHead(429, { 'retry-after': '600' }).end() : home?.(request, response),
    )
    await allow()
    await ingest()
    const given = deps()
    const readAgain = () => readPages(given, world.clock(), new AbortController().signal)
    expect(await readAgain()).toEqual(['failed'])
    if (home) farm.hosts.set('gazette.example', home)
    world.advance(60_000)
    expect(await readAgain()).toEqual(['postponed'])
    world.advance(600_000)
    expect(await readAgain()).toEqual(['read'])
    expect(asked()).toEqual(['/feed', '/robots.txt', '/bridge', '/bridge'])
  })

  test('after as many failures as ever where the host was left alone before: that was no attempt', async () => {
    const home = farm.hosts.get('gazette.example')
    await allow()
    await ingest()
    const given = deps()
    const readAgain = () => readPages(given, world.clock(), new AbortController().signal)
    for (let times = 0; times < 3; times += 1) {
      given.gate.hold('gazette.example', 600_000)
      expect(await readAgain()).toEqual(['postponed'])
      world.advance(600_001)
    }
    farm.hosts.set('gazette.example', (request, response) =>
      request.url === '/bridge' ? response.writeHead(500).end() : home?.(request, response),
    )
    expect(await readAgain()).toEqual(['failed'])
    if (home) farm.hosts.set('gazette.example', home)
    world.advance(60_000)
    expect(await readAgain()).toEqual(['read'])
  })

  test.each([500, 502, 504])('later where the host is in trouble: HTTP status %d', async (status) => {
    const home = farm.hosts.get('gazette.example')
    farm.hosts.set('gazette.example', (request, response) =>
      request.url === '/bridge' ? response.writeHead(status).end() : home?.(request, response),
    )
    await allow()
    await ingest()
    expect(await read()).toEqual(['failed'])
    if (home) farm.hosts.set('gazette.example', home)
    world.advance(60_000)
    expect(await read()).toEqual(['read'])
  })

  test('again when the publisher corrects the article; what an earlier page said counts no more', async () => {
    await allow()
    await ingest()
    await read()
    title = 'Harbour bridge of Port Osten stays closed'
    page = PAGE().replaceAll('forty divers', 'nobody at all')
    world.advance(3_600_000)
    await store.db.query(sql`update feeds set next_at = ${new Date(world.clock()).toISOString()}`)
    await readDueFeeds(world.deps(store.db), world.clock())
    title = 'Harbour bridge of Port Osten reopens'
    expect((await article()).text).toBeNull()
    expect(await read()).toEqual(['read'])
    expect((await article()).text).toContain('rebuilt by nobody at all')
  })

  test('again when the publisher corrects the article while its page is being read: of that reading nothing is kept', async () => {
    await allow()
    await ingest()
    const home = farm.hosts.get('gazette.example')
    farm.hosts.set('gazette.example', (request, response) => {
      if (request.url !== '/bridge') return home?.(request, response)
      farm.hosts.set('gazette.example', (_, again) => again.setHeader('content-type', 'text/html').end(page))
      page = PAGE().replaceAll('forty divers', 'nobody at all')
      const corrected = { title: 'Harbour bridge of Port Osten stays closed', summary: '', body: '', language: 'en' }
      void store.db
        .query<{ id: string }>(sql`select id from articles`)
        .then((known) =>
          reviseArticles(
            store.db,
            known.map(({ id }) => ({ ...corrected, id })),
            world.clock(),
          ),
        )
        .then(() => response.setHeader('content-type', 'text/html').end(PAGE()))
    })
    expect(await read()).toEqual(['postponed'])
    expect((await article()).text).toBeNull()
    expect(await read()).toEqual(['read'])
    expect((await article()).text).toContain('rebuilt by nobody at all')
  })

  test('not where a redirect leads to a site that forbids it', async () => {
    farm.hosts.set('closed.example', (request, response) =>
      request.url === '/robots.txt' ? response.end('User-agent: *\nDisallow: /') : response.end(page),
    )
    path = '/away'
    const home = farm.hosts.get('gazette.example')
    farm.hosts.set('gazette.example', (request, response) =>
      request.url === '/away' ? response.writeHead(302, { location: farm.url('closed.example', '/x') }).end() : home?.(request, response),
    )
    await allow()
    await ingest()
    expect(await read()).toEqual(['failed'])
    path = '/bridge'
    expect(farm.requests.filter(({ host }) => host === 'closed.example').map(({ path: asking }) => asking)).toEqual(['/robots.txt'])
    expect(await article()).toMatchObject({ text: null, held: null })
  })
})

test('a page that cannot be read in time, or is too large, is given up; the next one is read', async () => {
  const hasty = createPageReader({ timeoutMs: 300 })
  const endless = `<html><body>${'<div>'.repeat(400_000)}`
  expect(await hasty.read({ html: endless, url: 'https://gazette.example/' })).toBeNull()
  await hasty.close()
  expect(await reader.read({ html: '<html>', url: 'https://gazette.example/' })).toBeNull()
  expect((await reader.read({ html: PAGE(), url: 'https://gazette.example/' }))?.text).toContain('forty divers')
})

test('an article does not wait for its page until a clock that was set back has come so far again', async () => {
  const pipeline = { db: store.db, clock: world.clock, newId: world.deps(store.db).newId, log: silentLog, rules: DEFAULT_RULES }
  await allow()
  await ingest()
  world.advance(-3_600_000)
  expect(await settleAll(pipeline)).toMatchObject({ articles: 0 })
  expect(await store.db.query(sql`select 1 from clusters`)).toHaveLength(1)
})

test('an article waits for its page, but not for ever, and what only its page says is never shown', async () => {
  const pipeline = { db: store.db, clock: world.clock, newId: world.deps(store.db).newId, log: silentLog }
  const settle = () => settleAll({ ...pipeline, rules: { ...DEFAULT_RULES, minOutlets: 1, publishDelayMs: 0 } })
  await allow()
  await ingest()
  await settle()
  expect(await store.db.query(sql`select 1 from clusters`)).toEqual([])
  await read()
  await settle()
  const shown = await store.db.query<{ shown: string }>(sql`
    select concat_ws(' ', title, summary, summary_full, array_to_string(keywords, ' ')) as shown from clusters`)
  expect(shown).toHaveLength(1)
  expect(shown[0]?.shown).toContain('Harbour bridge')
  expect(shown[0]?.shown).not.toMatch(/divers|winters/)
  await store.db.query(sql`truncate articles, clusters cascade`)
  await store.db.query(sql`delete from feeds`)
  await ingest()
  world.advance(121_000)
  await settle()
  expect(await store.db.query(sql`select 1 from clusters`)).toHaveLength(1)
})

test.each([
  ['', '<link rel="canonical" href="https://post.example/bridge">'],
  [', a relative one from its base', '<base href="https://post.example/"><link rel="canonical" href="bridge">'],
])("a page's canonical address elsewhere names the original%s", async (_, head) => {
  page = PAGE(head)
  await allow()
  await ingest()
  await read()
  const [row] = await store.db.query<{ has: boolean }>(sql`select origin_key is not null as has from articles`)
  expect(row?.has).toBe(true)
})
