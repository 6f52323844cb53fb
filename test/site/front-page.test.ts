// The front page: what stands on it, how it is narrowed and paged, and what its addresses mean.

import { parseHTML } from 'linkedom'
import { beforeEach, describe, expect, test } from 'vitest'
import { TIERS } from '../../src/core/serving/tier.ts'
import { clearRecords, DAY, HOUR, NOW, seedCluster, seedSituation } from '../support/seed.ts'
import { BROWSER, openTestSite, type TestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let site: TestSite

beforeEach(async () => {
  await clearRecords(store.db)
  site = openTestSite(store.db)
})

async function visit(url: string): Promise<{ status: number; document: Document; body: string }> {
  const { statusCode, body } = await site.app.inject({ url, headers: BROWSER })
  return { status: statusCode, document: parseHTML(body).document, body }
}

const titlesOf = (document: Document): string[] =>
  [...document.querySelectorAll('.situations h2')].map((heading) => heading.textContent ?? '')

test('a situation stands with its score, status, outlets and the coverage of the window', async () => {
  await seedSituation(store.db, 'flood', {
    title: 'River floods the valley',
    significance: 8,
    sourceCount: 12,
    clusterCount: 3,
    countries: ['KE'],
  })
  await seedCluster(store.db, 'breach', { situation: 'flood', publishedAt: NOW - 30 * HOUR, outlets: 5 })
  await seedCluster(store.db, 'rescue', { situation: 'flood', publishedAt: NOW - 6 * HOUR, outlets: 7 })
  const { document } = await visit('/')
  const item = document.querySelector('.situation')
  expect(item?.querySelector('h2 a')?.getAttribute('href')).toBe('/situations/flood')
  const text = item?.textContent?.replace(/\s+/g, ' ')
  for (const part of ['River floods the valley', 'Politics Kenya', 'Active 3 events 12 outlets', 'Significance 8/10'])
    expect(text).toContain(part)
  expect(item?.querySelector('.score')?.className).toBe('score exceptional')
  expect(item?.querySelector('svg.spark')?.getAttribute('aria-label')).toBe('Coverage: 12 articles in 7 days, most of them around 18 Mar')
})

test('what is new is seen: when the newest event was stands with its title, and what began within a day says so', async () => {
  const latest = { latestClusterTitle: 'The dam holds', lastUpdated: NOW - 2 * HOUR }
  await seedSituation(store.db, 'old', { title: 'Dam', ...latest, firstSeen: NOW - 24 * HOUR, relevanceRank: 2 })
  await seedSituation(store.db, 'new', { title: 'The dam holds', ...latest, firstSeen: NOW - 23 * HOUR, relevanceRank: 1 })
  const { document } = await visit('/')
  const said = (selector: string) => [...document.querySelectorAll(selector)].map((part) => part.textContent?.replace(/\s+/g, ' ').trim())
  expect(said('.latest')).toEqual(['Latest, 2 h ago The dam holds', 'Latest, 2 h ago'])
  expect(said('.meta')).toEqual(['Active 2 events 3 outlets', 'Active began 23 h ago 2 events 3 outlets'])
})

test('whoever comes for the first time is told what stands here, where nothing narrows the list', async () => {
  const isTold = async (address: string) => (await visit(address)).document.querySelector('.standfirst a')?.getAttribute('href')
  expect(await isTold('/')).toBe('/docs/concepts')
  expect(await isTold('/?category=sports')).toBeUndefined()
})

test('where nothing fits a longer window is named while the reader has one', async () => {
  const saidAt = async (address: string) => (await visit(address)).document.querySelector('.empty')?.textContent?.replace(/\s+/g, ' ')
  expect(await saidAt('/?category=sports&days=3')).toContain('Try a longer window, or all situations.')
  expect(await saidAt('/?category=sports')).toContain('Try all situations.')
  site.session.viewer = { ...viewerOf('ann'), tier: TIERS.scale }
  expect(await saidAt('/?category=sports')).toContain('Try a longer window, or all situations.')
})

test.each(['/', '/?days=3', '/?sort=recent', '/?category=politics'])('the title of %s names the site once', async (address) => {
  expect((await visit(address)).document.title.match(/Sitrep/g)).toHaveLength(1)
})

test('the list is narrowed by category, country and window, and each can be undone', async () => {
  await seedSituation(store.db, 'vote', { title: 'Vote', categories: ['politics'], countries: ['IS'] })
  await seedSituation(store.db, 'match', {
    title: 'Match',
    categories: ['sports', 'politics'],
    countries: ['GB'],
    lastUpdated: NOW - 5 * DAY,
  })
  await seedSituation(store.db, 'strike', { title: 'Strike', categories: ['labour'], countries: ['GB'] })
  expect(titlesOf((await visit('/?category=politics')).document).sort()).toEqual(['Match', 'Vote'])
  expect(titlesOf((await visit('/?country=GB')).document).sort()).toEqual(['Match', 'Strike'])
  expect(titlesOf((await visit('/?category=&country=GB&days=3&sort=relevance')).document)).toEqual(['Strike'])
  const { document } = await visit('/?category=sports')
  const form = document.querySelector('form.filters')
  expect(form?.getAttribute('method')).toBe('get')
  expect([...(form?.querySelectorAll('select') ?? [])].map((select) => select.getAttribute('name'))).toEqual([
    'category',
    'country',
    'days',
    'sort',
  ])
  expect(form?.querySelector('option[selected][value=sports]')?.textContent).toBe('Sports (1)')
  // Within a country there may be fewer than everywhere.
  const inCountry = (await visit('/?country=IS')).document
  expect(inCountry.querySelector('option[value=politics]')?.textContent).toBe('Politics')
  expect([...document.querySelectorAll('select[name=country] option')].map((option) => option.textContent)).toEqual([
    'All countries',
    'Iceland',
    'United Kingdom',
  ])
})

test('a count beside the list is that of the list that its link leads to, in the window that is looked at', async () => {
  await seedSituation(store.db, 'vote', { categories: ['politics'], countries: ['IS'] })
  await seedSituation(store.db, 'strike', { categories: ['politics'], countries: ['GB'], lastUpdated: NOW - 5 * DAY })
  const path = '/?category=politics&days=3&sort=recent'
  const { document } = await visit(path)
  const links = [...document.querySelectorAll('.counted a')].map((link) => link.getAttribute('href') ?? '')
  expect(links).toEqual([path, '/?country=IS&days=3&sort=recent'])
  for (const link of links) expect(titlesOf((await visit(link)).document)).toHaveLength(1)
  const counts = [...document.querySelectorAll('.counted .count')].map((count) => count.textContent)
  expect(counts).toEqual(['1', '1'])
})

test('a list says what it is about to who only reads its head, and its feed what the feed holds', async () => {
  const headOf = async (path: string) => {
    const { document } = await visit(path)
    const feed = document.querySelector('link[rel=alternate][type="application/atom+xml"]')
    return [
      feed?.getAttribute('title'),
      feed?.getAttribute('href'),
      document.querySelector('meta[name=description]')?.getAttribute('content'),
    ]
  }
  const grouped = 'reports of many outlets grouped into events and situations, each with a summary, a timeline and every source.'
  const all = ['Top situations (Atom)', '/feeds/situations.atom', `What is developing in the world: ${grouped}`]
  expect(await headOf('/')).toEqual(all)
  expect(await headOf('/?country=IS')).toEqual(all)
  const sports = ['Sports (Atom)', '/feeds/categories/sports.atom', `Sports: ${grouped}`]
  expect(await headOf('/?category=sports')).toEqual(sports)
  expect(await headOf('/?category=sports&country=IS')).toEqual(sports)
})

test('the pages of the list show every situation once', async () => {
  for (let place = 0; place < 45; place++) {
    await seedSituation(store.db, `affair-${place}`, { title: `Affair ${place}`, relevanceRank: place })
  }
  const seen: string[] = []
  let path: string | undefined = '/?category=politics'
  let pages = 0
  while (path !== undefined && pages < 10) {
    const { document } = await visit(path)
    seen.push(...titlesOf(document))
    path = document.querySelector('a[rel=next]')?.getAttribute('href') ?? undefined
    pages += 1
  }
  expect(pages).toBe(3)
  expect(seen).toEqual(Array.from({ length: 45 }, (_, place) => `Affair ${44 - place}`))
})

test('where the walk ends before the list does, it says so and leads on', async () => {
  for (let place = 0; place < 82; place++) await seedSituation(store.db, `affair-${place}`, { relevanceRank: place })
  let path = '/?limit=1'
  const told: (string | undefined)[] = []
  while (path !== '') {
    const { document } = await visit(path)
    told.push(document.querySelector('a[href="#narrow"]')?.parentElement?.textContent ?? undefined)
    const next = document.querySelector('a[rel=next]')?.getAttribute('href') ?? ''
    path = next && `${next}&limit=1`
    if (path === '') expect(document.querySelector('#narrow select[name=category]')).not.toBeNull()
  }
  const said = 'There are more, but the list ends here. Narrow it by category, country or time, or search.'
  expect(told).toEqual([...new Array(80).fill(undefined), said])
})

test('a page of the list that is long past says so and leads back', async () => {
  const { status, document } = await visit('/?category=politics&days=3&cursor=nonsense')
  expect(status).toBe(400)
  expect(document.querySelector('h1')?.textContent).toBe('This page of the list is no longer there')
  expect(document.querySelector('.failure a')?.getAttribute('href')).toBe('/?category=politics&days=3')
  expect(document.querySelector('main')?.textContent).not.toMatch(/cursor/i)
})

// R4.1-days
test('readers look as far back as their tier does', async () => {
  await seedSituation(store.db, 'old', { title: 'Old', lastUpdated: NOW - 20 * DAY })
  const cut = (await visit('/?days=30')).document
  expect(titlesOf(cut)).toEqual([])
  // The same page as by default, which search engines are to know once.
  expect(cut.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/$/)
  site.session.viewer = viewerOf('builder', { tier: TIERS.builder })
  const { document } = await visit('/?days=30')
  expect(titlesOf(document)).toEqual(['Old'])
  expect(document.querySelector('select[name=days] option[selected]')?.textContent).toBe('30 days')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/\?days=30$/)
})

test('an empty list says what would stand here, and heads no list of nothing', async () => {
  const { body, document } = await visit('/')
  expect(body).toContain('A situation appears here when')
  expect([...document.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['Take it with you'])
})

describe('kept pages', () => {
  test('what was just made for nobody in particular is sent again; what is asked otherwise is not', async () => {
    site = openTestSite(store.db, { answerAgeMsMax: 500 })
    await seedSituation(store.db, 'first', { title: 'First' })
    expect(titlesOf((await visit('/')).document)).toEqual(['First'])
    await seedSituation(store.db, 'second', { title: 'Second' })
    expect(titlesOf((await visit('/')).document)).toEqual(['First'])
    expect(titlesOf((await visit('/?category=politics')).document)).toHaveLength(2)
    site.session.viewer = viewerOf('somebody')
    expect(titlesOf((await visit('/')).document)).toHaveLength(2)
    site.session.viewer = null
    site.clock.now += 500
    expect(titlesOf((await visit('/')).document)).toHaveLength(2)
  })
})
