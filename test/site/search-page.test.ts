// Search on the site: for nobody a form, for accounts results that count like those of the API.

import { parseHTML } from 'linkedom'
import { beforeEach, expect, test } from 'vitest'
import { UpstreamError } from '../../src/core/serving/errors.ts'
import { TIERS } from '../../src/core/serving/tier.ts'
import { clearRecords, DAY, idOf, NOW, seedAccount, seedCluster } from '../support/seed.ts'
import { BROWSER, openTestSite, type TestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let site: TestSite
let asked: { q: string; since: number }[]
let key: { authorization: string }

beforeEach(async () => {
  await clearRecords(store.db)
  key = await seedAccount(store.db, 'reader', 'hobby')
  site = openTestSite(store.db)
  asked = []
  await seedCluster(store.db, 'flood', { title: 'River floods the valley' })
  site.search.index = async ({ q, since }) => {
    asked.push({ q, since })
    return [{ clusterId: idOf('flood'), score: 1 }]
  }
})

async function visit(url: string): Promise<{ status: number; document: Document; text: string; headers: Record<string, unknown> }> {
  const { statusCode, body, headers } = await site.app.inject({ url, headers: BROWSER })
  const { document } = parseHTML(body)
  return { status: statusCode, document, headers, text: (document.body?.textContent ?? '').replace(/\s+/g, ' ') }
}

async function usedSearches(): Promise<number> {
  const { body } = await site.app.inject({ url: '/v1/limits', headers: key })
  return JSON.parse(body).data.searches_per_day.used
}

test('nobody signed in: the form, and a way to sign in that leads back; nothing is searched', async () => {
  const { status, document } = await visit('/search?q=floods&days=3')
  expect(status).toBe(200)
  expect(document.querySelector('input[name=q]')?.getAttribute('value')).toBe('floods')
  expect(document.querySelector('.invitation a')?.getAttribute('href')).toBe('/sign-in?return_to=%2Fsearch%3Fq%3Dfloods%26days%3D3')
  expect(asked).toEqual([])
})

test('what is typed from the right to the left stands at the right of the field', async () => {
  const { document } = await visit('/search?q=%D9%85%D8%B5%D8%B1')
  const field = document.querySelector('input[name=q]')
  expect([field?.getAttribute('value'), field?.getAttribute('dir')]).toEqual(['مصر', 'auto'])
})

// R4.4-counted D6-search R8-account
test('signed in: results, counted as one search of the account, which its keys see', async () => {
  site.session.viewer = viewerOf('reader')
  const { document, text } = await visit('/search?q=floods&days=30')
  expect([...document.querySelectorAll('.results h3 a')].map((link) => link.getAttribute('href'))).toEqual(['/events/flood'])
  expect(text).toContain('1 event of the last 7 days, best first. 9 searches left today.')
  expect(asked).toEqual([{ q: 'floods', since: NOW - 7 * DAY }])
  expect(await usedSearches()).toBe(1)
})

test('a window of one day is told as 24 hours, as on the front page', async () => {
  site.session.viewer = viewerOf('reader')
  const { document, text } = await visit('/search?q=floods&days=1')
  expect(text).toContain('1 event of the last 24 hours, best first.')
  expect([...document.querySelectorAll('select[name=days] option')].map(({ textContent }) => textContent)).toEqual([
    '24 hours',
    '3 days',
    '7 days',
  ])
  site.search.index = async () => []
  expect((await visit('/search?q=floods&days=1')).text).toContain('Looked through the last 24 hours.')
})

test('a search on these pages stands in the usage of its account, as one by a key does', async () => {
  site.session.viewer = viewerOf('reader', { tier: { ...TIERS.hobby, searchesPerDay: 1 } })
  await visit('/search?q=one')
  await visit('/search?q=two')
  const { document, text } = await visit('/account/usage')
  expect([...document.querySelectorAll('.legend li')].map((item) => item.textContent)).toEqual(['search', 'served', 'search cap'])
  expect(text).toContain('search cap, 1 refused')
})

test('where nothing fits the longest window of the plan is a step away, until it was searched', async () => {
  site.search.index = async () => []
  site.session.viewer = viewerOf('reader')
  const stepIn = ({ document }: { document: Document }) => document.querySelector('.empty a')?.getAttribute('href')
  const free = await visit('/search?q=floods')
  expect([free.text, stepIn(free)]).toEqual([expect.stringContaining('Looked through the last 7 days. Other words may find it'), undefined])
  site.session.viewer = viewerOf('reader', { tier: TIERS.scale })
  expect(stepIn(await visit('/search?q=floods'))).toBe('/search?q=floods&days=30')
  expect(stepIn(await visit('/search?q=floods&days=30'))).toBeUndefined()
})

test.each([
  ['days=30', ['1', '3', '7'], '7'],
  ['days=5', ['1', '3', '5', '7'], '5'],
  ['days=0', ['1', '3', '7'], '1'],
  ['', ['1', '3', '7'], '7'],
])('the form shows the window that is searched: on the Free plan with “%s”', async (days, choices, chosen) => {
  site.session.viewer = viewerOf('reader')
  const { document } = await visit(`/search?q=floods&${days}`)
  const options = [...document.querySelectorAll('select[name=days] option')]
  expect(options.map((option) => option.getAttribute('value'))).toEqual(choices)
  expect(options.filter((option) => option.hasAttribute('selected')).map((option) => option.getAttribute('value'))).toEqual([chosen])
})

test('the form alone searches nothing and counts nothing', async () => {
  site.session.viewer = viewerOf('reader')
  await visit('/search')
  await visit('/search?q=')
  expect((await visit('/search?q=%20+')).status).toBe(200)
  expect(asked).toEqual([])
  expect(await usedSearches()).toBe(0)
})

// D6-message
test('a reached cap is said on the page, with the way to more and the time that is left', async () => {
  site.session.viewer = viewerOf('reader', { tier: { ...TIERS.hobby, searchesPerDay: 1 } })
  await visit('/search?q=one')
  const { status, text, headers, document } = await visit('/search?q=two')
  expect(status).toBe(429)
  expect(text.replace(/\s+/g, ' ')).toContain(
    'Your plan, Free, has 1 search a day, here and through the API together, and they are used up. There are more in 14 hours, at 00:00 UTC.',
  )
  expect(headers['retry-after']).toBe('49170')
  expect(document.querySelector('.notice.problem a')?.getAttribute('href')).toBe('https://sitrep.example/pricing')
})

test('a reached minute cap is said as what it is, and on the widest plan nothing wider is named', async () => {
  site.session.viewer = viewerOf('reader', { tier: { ...TIERS.scale, requestsPerMinute: 1 } })
  await visit('/search?q=one')
  const { text, document } = await visit('/search?q=two')
  expect(text.replace(/\s+/g, ' ')).toMatch(/Scale, has 1 request a minute, .* There are more in \d+ seconds\./)
  expect(document.querySelector('.notice.problem a')).toBe(null)
})

// R4.4-upstream
test('a failure of the embedding server is said, and not counted', async () => {
  site.session.viewer = viewerOf('reader')
  site.search.index = async () => {
    throw new UpstreamError('down')
  }
  const { status, text } = await visit('/search?q=one')
  expect(status).toBe(502)
  expect(text).toContain('was not counted')
  expect(await usedSearches()).toBe(0)
})

test('a page of results that is long past says so, keeps what was searched for, and counts nothing', async () => {
  site.session.viewer = viewerOf('reader')
  const { status, document, text } = await visit('/search?q=floods&cursor=nonsense')
  expect([status, document.querySelector('#q')?.getAttribute('value')]).toEqual([400, 'floods'])
  expect(text).toContain('Search again to see them from the top')
  expect(text).not.toMatch(/cursor/i)
  expect(await usedSearches()).toBe(0)
})

// D3-q: browsers count the halves of a character where the contract counts the whole.
test('two hundred characters fit into the field, whatever their alphabet', async () => {
  site.session.viewer = viewerOf('reader')
  const { status, document } = await visit(`/search?q=${encodeURIComponent('\u{1e900}'.repeat(200))}`)
  const field = document.querySelector('#q')
  expect(status).toBe(200)
  expect(field?.getAttribute('value')?.length).toBeLessThanOrEqual(Number(field?.getAttribute('maxlength')))
})

test('what is too long is said at the field', async () => {
  site.session.viewer = viewerOf('reader')
  const { status, document } = await visit(`/search?q=${'x'.repeat(201)}`)
  expect(status).toBe(400)
  expect(document.querySelector('#q-error')?.textContent).toBe('q must have at most 200 characters')
  expect(document.querySelector('#q')?.getAttribute('aria-describedby')).toBe('q-error')
})
