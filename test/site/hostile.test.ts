// What outlets write is never trusted: hostile titles, summaries and addresses go through the whole pipeline, and every page shows them as text.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ingestSources } from '../../src/pipeline/ingest.ts'
import { linkable } from '../../src/site/format.ts'
import { createNewsroom, HOUR, type Newsroom, START } from '../support/pipeline.ts'
import { BROWSER, openTestSite, type TestSite } from '../support/site.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'><svg/onload=alert(3)>'
const ENTITIES = '&lt;script&gt;alert(4)&lt;/script&gt;'
const ADDRESS = `https://outlet.example/a"onmouseover="alert(5)?x=<script>&y='z'`

let store: TestStore
let site: TestSite
let newsroom: Newsroom
const folder = mkdtempSync(join(tmpdir(), 'sitrep-hostile-'))

/** Two events of one affair by invented outlets, with what an outlet may send instead of, or beside, what it should. */
function articles(): object[] {
  return [
    article('harbourpost.example', {
      hour: 0,
      title: `Dam at Velmara bursts after week of rain, four dead ${MARKUP}`,
      body: `The Velmara dam in the Orska valley burst on Monday after a week of rain, and four people died in the village of Tormin, the Orska rescue service said. ${MARKUP} Engineers had warned of cracks in the Velmara dam in autumn.`,
      url: ADDRESS,
    }),
    article('nordicbrief.example', {
      hour: 1,
      title: `Four killed in Tormin as Velmara dam bursts`,
      body: `Four people were killed in Tormin on Monday when the Velmara dam gave way above the Orska valley. The rescue service searched cellars through the afternoon and closed the valley road.`,
    }),
    article('harbourpost.example', {
      hour: 30,
      title: `Prosecutor opens inquiry into Velmara dam burst ${ENTITIES}`,
      body: `The Orska prosecutor opened an inquiry on Tuesday into the burst of the Velmara dam, in which four people died in Tormin. Investigators seized the reports in which engineers had warned of cracks. ${ENTITIES}`,
    }),
    article('civicledger.example', {
      hour: 31,
      title: 'Velmara dam: prosecutor seizes engineers’ warnings in Tormin inquiry',
      body: `Investigators in the Orska valley seized reports on cracks in the Velmara dam as the prosecutor opened an inquiry into its burst above Tormin, where four people died.`,
    }),
  ]
}

function article(
  host: string,
  { hour, title, body, url }: { hour: number; title: string; body: string; url?: string | undefined },
): object {
  return {
    url: url ?? `https://${host}/${hour}`,
    source_host: host,
    title,
    body,
    language: 'en',
    published_at: new Date(START + hour * HOUR).toISOString(),
  }
}

beforeAll(async () => {
  store = await openTestStore()
  newsroom = createNewsroom(store.db)
  const file = join(folder, 'hostile.ndjson')
  const refused = [`javascript:alert(6)`, `data:text/html,<script>alert(7)</script>`, ' JaVaScRiPt:alert(8)']
  const lines = [
    ...articles(),
    ...refused.map((url, place) => article('evil.example', { hour: place, title: `Evil ${place}`, body: 'x', url })),
  ]
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  newsroom.pass(40 * HOUR)
  await ingestSources(newsroom.deps, [file], { rebaseBy: 0, onRejected: () => {} })
  await newsroom.settle()
  site = openTestSite(store.db)
  site.clock.now = START + 40 * HOUR
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await store.close()
})

async function fetchText(url: string): Promise<string> {
  const { statusCode, body } = await site.app.inject({ url, headers: BROWSER })
  expect({ url, statusCode }).toEqual({ url, statusCode: 200 })
  return body
}

async function addresses(): Promise<string[]> {
  const rows = await store.db.query<{ path: string }>(sql`
    select '/events/' || slug as path from clusters where visible_at is not null and state = 'open'
    union all select '/situations/' || slug from situations where visible_at is not null`)
  return rows.map(({ path }) => path)
}

describe('hostile text', () => {
  test('reaches the pages, as text alone', async () => {
    const paths = await addresses()
    expect(paths.map((path) => path.split('/')[1])).toEqual(['events', 'events', 'situations'])
    for (const path of ['/', ...paths]) {
      const { document } = parseHTML(await fetchText(path))
      const scripts = [...document.querySelectorAll('script')].filter((script) => script.getAttribute('type') !== 'application/ld+json')
      expect({ path, scripts: scripts.map((script) => script.getAttribute('src')) }).toEqual({
        path,
        scripts: [expect.stringMatching(/^\/assets\//)],
      })
      expect({ path, images: document.querySelectorAll('img, iframe, object, embed, base').length }).toEqual({ path, images: 0 })
      const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ name }) => name))
      expect(attributes.filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc')).toEqual([])
      for (const script of document.querySelectorAll('script[type="application/ld+json"]')) JSON.parse(script.textContent ?? '')
    }
  })

  test('an address goes out to the letter, in one attribute, and leads nowhere else', async () => {
    const pages = await Promise.all((await addresses()).filter((path) => path.startsWith('/events/')).map(fetchText))
    const links = pages.flatMap((page) => [...parseHTML(page).document.querySelectorAll('.report a')])
    expect(links.map((link) => link.getAttribute('href'))).toContain(ADDRESS)
    for (const link of links) {
      expect(link.getAttribute('rel')).toBe('noopener nofollow')
      expect(link.getAttribute('href')).toMatch(/^https:/)
      expect([...link.attributes].map(({ name }) => name).sort()).toEqual(['href', 'rel'])
    }
  })

  test('feeds and maps stay well formed', async () => {
    for (const path of [
      '/feeds/situations.atom',
      '/feeds/situations.json',
      '/sitemap-2026-03-02.xml',
      '/sitemap-2026-03-03.xml',
      '/sitemap.xml',
    ]) {
      const text = await fetchText(path)
      expect(text).not.toMatch(/<script|<img|<svg/)
      if (path.endsWith('.json')) expect(JSON.parse(text).items.length).toBeGreaterThan(0)
    }
  })

  test('what a reader types is text as well', async () => {
    for (const url of [
      `/search?q=${encodeURIComponent(MARKUP)}`,
      `/?cursor=${encodeURIComponent(MARKUP)}`,
      `/?category=${encodeURIComponent(MARKUP)}`,
      `/${encodeURIComponent(MARKUP)}`,
    ]) {
      const { body } = await site.app.inject({ url, headers: BROWSER })
      expect({ url, hostile: /<script>alert|<img src=x|<svg\/onload/.test(body) }).toEqual({ url, hostile: false })
    }
  })
})

test.each([
  ['https://a.example/x y', 'https://a.example/x y'],
  ['http://a.example', 'http://a.example'],
  ['javascript:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['//elsewhere.example', undefined],
  ['/path', undefined],
  ['', undefined],
])('%j as a link is %j', (address, expected) => {
  expect(linkable(address)).toBe(expected)
})
