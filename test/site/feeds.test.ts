// What is read elsewhere: feeds, the map of the site, and what programs are told.

import { parseFeed } from 'htmlparser2'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearRecords, DAY, HOUR, idOf, MINUTE, NOW, seedCluster, seedSituation } from '../support/seed.ts'
import { openTestSite, type TestSite } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let site: TestSite

beforeAll(async () => {
  site = openTestSite(store.db)
})
beforeEach(async () => {
  await clearRecords(store.db)
  await seedSituation(store.db, 'flood', {
    title: 'River & valley <flooded>',
    categories: ['disaster', 'weather'],
    firstSeen: NOW - 2 * DAY,
    lastUpdated: NOW - HOUR,
  })
  await seedSituation(store.db, 'vote', { title: 'Vote', categories: ['politics'], relevanceRank: 2 })
  await seedCluster(store.db, 'breach', { title: 'Dam breaks', situation: 'flood', publishedAt: NOW - 2 * DAY })
  await seedCluster(store.db, 'rescue', { title: 'Rescue begins', situation: 'flood', publishedAt: NOW - HOUR })
})

async function read(url: string): Promise<{ type: unknown; body: string }> {
  const { statusCode, headers, body } = await site.app.inject({ url })
  expect({ url, statusCode }).toEqual({ url, statusCode: 200 })
  return { type: headers['content-type'], body }
}

describe('feeds', () => {
  test('the front page as Atom: an entry for each situation, under its own id', async () => {
    const { type, body } = await read('/feeds/situations.atom')
    expect(type).toBe('application/atom+xml; charset=utf-8')
    const feed = parseFeed(body, { xmlMode: true })
    expect(feed?.items.map(({ id, title, link }) => ({ id, title, link }))).toEqual([
      { id: `urn:uuid:${idOf('vote')}`, title: 'Vote', link: 'https://sitrep.example/situations/vote' },
      { id: `urn:uuid:${idOf('flood')}`, title: 'River & valley <flooded>', link: 'https://sitrep.example/situations/flood' },
    ])
    expect(body).toContain('<link rel="self" type="application/atom+xml" href="https://sitrep.example/feeds/situations.atom"/>')
    expect(body).toContain(`<updated>${new Date(NOW - HOUR).toISOString()}</updated>`)
  })

  test('a category as JSON Feed', async () => {
    const { type, body } = await read('/feeds/categories/weather.json')
    expect(type).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://sitrep.example/?category=weather',
      feed_url: 'https://sitrep.example/feeds/categories/weather.json',
      items: [
        {
          id: `urn:uuid:${idOf('flood')}`,
          url: 'https://sitrep.example/situations/flood',
          date_published: new Date(NOW - 2 * DAY).toISOString(),
          tags: ['disaster', 'weather'],
        },
      ],
    })
  })

  test('what is told in another language than the feed says in which', async () => {
    const [title, summary] = ['فيضان يغمر قرية دلمار', 'غمر فيضان النيل قرية دلمار في جنوب مصر يوم الخميس، وفق السلطات المحلية.']
    await store.db.query(sql`update clusters set title = ${title}, summary = ${summary}, language = 'ar' where slug = 'breach'`)
    await store.db.query(sql`update situations set title = ${title}, summary = ${summary} where slug = 'flood'`)
    for (const path of ['/situations/flood/feed', '/feeds/situations']) {
      const { body } = await read(`${path}.atom`)
      expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">')
      expect(body).toContain(`<title xml:lang="ar">${title}</title>`)
      expect(body).toContain(`<summary xml:lang="ar">${summary}</summary>`)
      const { language, items } = JSON.parse((await read(`${path}.json`)).body)
      const ofItems = items.map((item: { title: string; language?: string }) => [item.title === title, item.language])
      expect([language, ...ofItems]).toEqual(['en', [false, undefined], [true, 'ar']])
    }
  })

  test('a title that an operator gave a situation is said to be in the language that it shows, and its summary in its own', async () => {
    const [title, summary] = ['Tausende fliehen nach Dammbruch im Tal', 'Thousands flee as the dam breaks in the valley, officials said.']
    await store.db.query(sql`update situations set title = ${title}, summary = ${summary}, title_pinned = true where slug = 'flood'`)
    const { body } = await read('/feeds/situations.atom')
    expect(body).toContain(`<title xml:lang="de">${title}</title>`)
    expect(body).toContain(`<summary>${summary}</summary>`)
  })

  test('a situation: an entry for each event, newest first, which stays one when the event changes', async () => {
    const idsOf = async () => JSON.parse((await read('/situations/flood/feed.json')).body).items.map(({ id }: { id: string }) => id)
    const before = await idsOf()
    expect(before).toEqual([`urn:uuid:${idOf('rescue')}`, `urn:uuid:${idOf('breach')}`])
    await seedCluster(store.db, 'hearing', { title: 'Hearing opens', situation: 'flood', publishedAt: NOW - 30 * 60_000 })
    await store.db.query(
      sql`update clusters set title = 'Dam breaks in two places', updated_at = updated_at + interval '1 hour' where slug = 'breach'`,
    )
    expect(await idsOf()).toEqual([`urn:uuid:${idOf('hearing')}`, ...before])
  })

  test('of a merged situation is that of the survivor', async () => {
    await seedSituation(store.db, 'merged', { state: 'merged', mergedInto: 'flood' })
    const { statusCode, headers } = await site.app.inject({ url: '/situations/merged/feed.atom' })
    expect([statusCode, headers.location]).toEqual([301, '/situations/flood/feed.atom'])
  })

  test.each(['atom', 'json'])('of a situation that is one event by now goes on as a feed with it, in %s', async (form) => {
    await seedSituation(store.db, 'over', { state: 'retired', movedTo: 'rescue' })
    const { type, body } = await read(`/situations/over/feed.${form}`)
    expect(type).toContain(form === 'atom' ? 'application/atom+xml' : 'application/feed+json')
    for (const part of [`urn:uuid:${idOf('rescue')}`, 'https://sitrep.example/events/rescue', `/situations/over/feed.${form}`])
      expect(body).toContain(part)
    expect(body).not.toContain(idOf('breach'))
  })

  test('may be read by pages of other sites, where they lead elsewhere or are gone too', async () => {
    await seedSituation(store.db, 'merged', { state: 'merged', mergedInto: 'flood' })
    await seedSituation(store.db, 'gone', { state: 'retired' })
    const names = [
      '/feeds/situations',
      '/feeds/categories/weather',
      '/situations/flood/feed',
      '/situations/merged/feed',
      '/situations/gone/feed',
    ]
    const seen = names.flatMap((name) => [`${name}.json`, `${name}.atom`]).map((url) => site.app.inject({ url }))
    const origins = (await Promise.all(seen)).map(({ statusCode, headers }) => [statusCode, headers['access-control-allow-origin']])
    expect(origins).toEqual([200, 200, 200, 301, 410].flatMap((status) => [status, status].map((one) => [one, '*'])))
    expect((await site.app.inject({ url: '/situations/flood' })).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('each page that has feeds names them, and one page lists all', async () => {
    expect((await read('/?category=weather')).body).toContain('href="/feeds/categories/weather.atom"')
    expect((await read('/situations/flood')).body).toContain('<link rel="alternate" type="application/feed+json" title="River &amp; valley')
    const listed = [...(await read('/feeds')).body.matchAll(/href="(\/feeds\/[^"]+)"/g)].map(([, path]) => path)
    expect(listed).toHaveLength(38)
    for (const path of listed) await read(String(path))
  })
})

test('what is not published yet changes nothing that readers are shown', async () => {
  const paths = ['/', '/feeds/situations.atom', '/situations/flood', '/situations/flood/feed.json', '/events/breach', '/events/rescue']
  const maps = ['/sitemap.xml', '/sitemap-2026-03-16.xml', '/sitemap-2026-03-17.xml', '/sitemap-2026-03-18.xml']
  const readAll = () => Promise.all([...paths, ...maps].map(read))
  const shown = await readAll()
  for (const publishedAt of [NOW - 2 * DAY + HOUR, NOW - DAY, NOW - 30 * MINUTE])
    await seedCluster(store.db, `held-${publishedAt}`, { situation: 'flood', publishedAt, isVisible: false })
  await seedSituation(store.db, 'held', { isVisible: false })
  await seedSituation(store.db, 'part', { state: 'merged', mergedInto: 'flood', isVisible: false })
  expect(await readAll()).toEqual(shown)
})

describe('for programs', () => {
  test('the map names every situation and every event, by day', async () => {
    const { body } = await read('/sitemap.xml')
    const parts = [...body.matchAll(/<loc>https:\/\/sitrep\.example(\/[^<]+)<\/loc>/g)].map(([, path]) => String(path))
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-2026-03-18.xml', '/sitemap-2026-03-17.xml', '/sitemap-2026-03-16.xml'])
    const maps = await Promise.all(parts.slice(1).map(async (path) => (await read(path)).body))
    for (const page of ['/situations/flood', '/situations/vote', '/events/breach', '/events/rescue']) {
      expect(maps.join('')).toContain(`<loc>https://sitrep.example${page}</loc>`)
    }
    expect(maps.at(-1)).toContain(`<lastmod>${new Date(NOW - 2 * DAY + HOUR).toISOString()}</lastmod>`)
    for (const name of ['nonsense', '2026-02-30', '2026-03-15', '2026-03-19', '0000-01-01'])
      expect([name, (await site.app.inject({ url: `/sitemap-${name}.xml` })).statusCode]).toEqual([name, 404])
  })

  test('robots are kept from what is nobody else’s or counts, and told of the map', async () => {
    const { body } = await read('/robots.txt')
    for (const line of ['Disallow: /account', 'Disallow: /admin', 'Disallow: /search?', 'Sitemap: https://sitrep.example/sitemap.xml'])
      expect(body).toContain(line)
  })

  test('llms.txt has a title, a summary and links that lead somewhere', async () => {
    const { body } = await read('/llms.txt')
    expect(body).toMatch(/^# Sitrep\n\n> /)
    // The form of llmstxt.org: each item of a list is one link, and perhaps what is said of it.
    const items = body.split('\n').filter((line) => /^\s*-/.test(line))
    expect(items.filter((item) => !/^- \[[^\]]+\]\([^)\s]+\)(: [^[]+)?$/.test(item))).toEqual([])
    const links = [...body.matchAll(/\]\(https:\/\/sitrep\.example(\/(?:feeds|openapi|sitemap)?[^)]*)\)/g)].map(([, path]) => String(path))
    expect(links).toContain('/openapi.json')
    for (const path of links.filter((link) => /^\/($|feeds|openapi|sitemap)/.test(link))) await read(path)
  })
})
