import { describe, expect, test } from 'vitest'
import { normalizeArticle, type RawItem, unusedFields } from './article.ts'

const NOW = Date.UTC(2026, 4, 10, 12)
const ITEM: RawItem = {
  url: 'https://www.gazette.example/harbour?utm_source=rss',
  title: 'Harbour <i>reopens</i> after the storm - The Gazette',
  published_at: '2026-05-10T09:00:00Z',
}

function normalize(change: Partial<RawItem>, options: { missingDate?: 'reject' | 'first_seen'; rebaseBy?: number } = {}) {
  return normalizeArticle({ ...ITEM, ...change }, { now: NOW, missingDate: 'reject', ...options })
}

function reasonOf(change: Partial<RawItem>): string | null {
  const normalized = normalize(change)
  return normalized.kind === 'rejected' ? normalized.reason : null
}

test('an item with its three required fields becomes an article', () => {
  expect(normalize({})).toEqual({
    kind: 'article',
    article: {
      url: 'https://www.gazette.example/harbour?utm_source=rss',
      canonicalUrl: 'https://gazette.example/harbour',
      originUrl: null,
      isAggregated: false,
      sourceHost: 'gazette.example',
      title: 'Harbour reopens after the storm',
      summary: '',
      body: '',
      language: 'en',
      publishedAt: Date.UTC(2026, 4, 10, 9),
      publishedAtIsFirstSeen: false,
      category: null,
      country: null,
    },
  })
})

test('an original elsewhere is known by its canonical address, and an article is none of itself', () => {
  const originOf = (origin_url: string) => normalize({ origin_url })
  expect(originOf('http://m.post.example/harbour?fbclid=1')).toMatchObject({ article: { originUrl: 'https://post.example/harbour' } })
  expect(originOf('http://gazette.example/harbour/')).toMatchObject({ article: { originUrl: null } })
})

test('optional fields are cleaned and hints checked', () => {
  const normalized = normalize({
    source_host: 'news.harbour.example',
    summary: '<p>All&nbsp;clear</p>',
    body: '<p>One</p><p>Two</p>',
    category: 'Disaster',
    country: 'nl',
    language: 'en-GB',
  })
  expect(normalized).toMatchObject({
    article: { sourceHost: 'harbour.example', summary: 'All clear', body: 'One\nTwo', category: 'disaster', country: 'NL', language: 'en' },
  })
})

test.each([
  ['nl', 'NL'],
  ['UK', 'GB'],
  ['el', 'GR'],
  ['XK', 'XK'],
  // Codes of what is no country, or none any more.
  ['IC', null],
  ['DD', null],
  ['SU', null],
  ['AN', null],
])('a hint of the country %s is read as filters read it: %s', (country, code) => {
  expect(normalize({ country })).toMatchObject({ article: { country: code } })
  expect(unusedFields({ country })).toEqual(code === null ? [{ field: 'country', reason: 'is not a country code' }] : [])
})

test('hints that name nothing are dropped', () => {
  expect(normalize({ category: 'worldnews', country: 'XX' })).toMatchObject({ article: { category: null, country: null } })
  expect(normalize({ category: 'worldnews', country: 'ß' })).toMatchObject({ article: { country: null } })
  expect(normalize({ category: 7, country: 'EU' })).toMatchObject({ article: { category: null, country: null } })
})

test.each([
  'https://www.google.com/amp/s/www.gazette.example/bridge',
  'https://www-gazette-example.cdn.ampproject.org/c/s/www.gazette.example/bridge',
])('the outlet of %s is the one whose page is wrapped there', (url) => {
  const normalized = normalize({ url })
  expect(normalized.kind === 'article' && [normalized.article.sourceHost, normalized.article.url]).toEqual(['gazette.example', url])
})

test('an address may hold an "@" in its path, its query and its fragment', () => {
  for (const url of ['https://gazette.example/@council/1', 'https://gazette.example?by=a@b', 'https://gazette.example#@'])
    expect(normalize({ url }).kind).toBe('article')
})

describe('an item is rejected with one reason', () => {
  test.each<[string, Partial<RawItem>, string]>([
    ['no url', { url: '' }, 'url is missing'],
    [
      'a url with a user and a password',
      { url: 'https://user:pw@gazette.example/1' },
      'url holds a user or a password, which is never published',
    ],
    ['a url with a user', { url: 'HTTPS:\\\\user@gazette.example/1' }, 'url holds a user or a password, which is never published'],
    ['a url that is not text', { url: 7 }, 'url is missing'],
    ['a url of another scheme', { url: 'ftp://gazette.example/a' }, 'url is not an http or https address'],
    ['a url too long', { url: `https://gazette.example/${'a'.repeat(2048)}` }, 'url is longer than 2048 characters'],
    ['a url with a zero character', { url: 'https://gazette.example/\u0000' }, 'url holds control characters'],
    ['a url with half a character', { url: 'https://gazette.example/\ud83d' }, 'url holds control characters'],
    ['no title', { title: '  ' }, 'title is missing'],
    ['a title that is all markup', { title: '<img src="a.png">' }, 'title has no text'],
    ['a title of signs', { title: '…!?' }, 'title has no text'],
    ['a title of letters that nobody sees', { title: '\u3164\u115F' }, 'title has no text'],
    ['no date', { published_at: undefined }, 'published_at is missing'],
    ['no readable date', { published_at: 'soon' }, 'published_at is not a date'],
    ['year 0', { published_at: '0000-01-01T00:00:00Z' }, 'published_at is not a date'],
    ['the year 1', { published_at: '0001-01-01T00:00:00Z' }, 'published_at is before 1990'],
    ['the last second of 1989', { published_at: '1989-12-31T23:59:59Z' }, 'published_at is before 1990'],
    ['an hour and a second ahead', { published_at: '2026-05-10T13:00:01Z' }, 'published_at is more than an hour in the future'],
  ])('%s', (_name, change, reason) => {
    expect(reasonOf(change)).toBe(reason)
  })
})

test.each(['2026-05-10T13:00:00Z', '1990-01-01T00:00:00Z'])('an hour ahead is accepted, and the first second of 1990: %s', (time) => {
  expect(reasonOf({ published_at: time })).toBeNull()
})

test('rebasing moves the time before it is judged: whether it is too old, or lies ahead', () => {
  expect(normalize({ published_at: '2020-01-01T00:00:00Z' }, { rebaseBy: 1000 })).toMatchObject({
    article: { publishedAt: Date.UTC(2020, 0, 1) + 1000 },
  })
  expect(normalize({ published_at: '2036-01-01T00:00:00Z' }, { rebaseBy: Date.UTC(2026, 0) - Date.UTC(2036, 0) })).toMatchObject({
    kind: 'article',
  })
  expect(normalize({ published_at: '1987-01-01T00:00:00Z' }, { rebaseBy: Date.UTC(2026, 0) - Date.UTC(1987, 0) })).toMatchObject({
    article: { publishedAt: Date.UTC(2026, 0) },
  })
})

// D4-undated
test('where first sight may stand in, an undated item is dated now and marked', () => {
  expect(normalize({ published_at: '' }, { missingDate: 'first_seen' })).toMatchObject({
    article: { publishedAt: NOW, publishedAtIsFirstSeen: true },
  })
})

// D4-undated
test('a date without a zone that lies ahead by no more than zones do is that of another place: the item is dated by its first sight', () => {
  const at = (hours: number) => ({ published_at: new Date(NOW + hours * 3_600_000).toISOString() })
  const local = { is_local_time: true }
  expect(normalize({ ...at(9), ...local }, { missingDate: 'first_seen' })).toMatchObject({
    article: { publishedAt: NOW, publishedAtIsFirstSeen: true },
  })
  expect(normalize({ ...at(-2), ...local }, { missingDate: 'first_seen' })).toMatchObject({ article: { publishedAt: NOW - 7_200_000 } })
  expect(normalize({ ...at(15), ...local }, { missingDate: 'first_seen' }).kind).toBe('rejected')
  expect(normalize(at(9), { missingDate: 'first_seen' }).kind).toBe('rejected')
})

test('over-long texts are cut to their limits', () => {
  const normalized = normalize({ title: 'word '.repeat(300), summary: 'word '.repeat(3_000), body: 'word '.repeat(50_000) })
  expect(normalized.kind).toBe('article')
  if (normalized.kind !== 'article') return
  expect(normalized.article.title.length).toBeLessThanOrEqual(500)
  expect(normalized.article.summary.length).toBeLessThanOrEqual(5_000)
  expect(normalized.article.body.length).toBeLessThanOrEqual(100_000)
})

test('a summary or body that says nothing but the headline, with or without the outlet, is none', () => {
  const change = { title: 'Ferry sinks off Port Marlow', source_host: 'gazette.example', summary: 'Ferry sinks off Port Marlow  Gazette' }
  expect(normalize({ ...change, body: '<p>Ferry sinks off Port Marlow.</p>' })).toMatchObject({ article: { summary: '', body: '' } })
})

test('what a service left out of a text is counted in no article, and the word that it cut is none', () => {
  const change = { summary: 'The ferry sank off Port Ma... [+12 characters]', body: '<p>The ferry sank off Port Ma… [+1482 chars]</p>' }
  expect(normalize(change)).toMatchObject({ article: { summary: 'The ferry sank off Port…', body: 'The ferry sank off Port…' } })
  expect(normalize({ body: 'It lists “… [+3 chars]” among others.' })).toMatchObject({
    article: { body: 'It lists “… [+3 chars]” among others.' },
  })
})

test.each([
  ['Ferry sinks off Port Marlow #news #PortMarlow', 'Ferry sinks off Port Marlow'],
  ['Why everybody talks of #PortMarlow', 'Why everybody talks of #PortMarlow'],
  ['#news #PortMarlow', '#news #PortMarlow'],
])('of the title %j %j is kept', (title, kept) => {
  expect(normalize({ title })).toMatchObject({ article: { title: kept } })
})

test('plain text is not read as markup', () => {
  expect(normalize({ title: 'What the <blink> tag was', isPlainText: true })).toMatchObject({
    article: { title: 'What the <blink> tag was' },
  })
})

test.each([
  ['Click to email this to a friend (Opens in new window)', 'Share on Facebook (Opens in new window) Facebook'],
  ['Klick, um auf Facebook zu teilen (Wird in neuem Fenster geöffnet)', 'Klicken zum Ausdrucken (Wird in neuem Fenster geöffnet)'],
  ['Haz clic para compartir en X (Se abre en una ventana nueva)', 'Facebook (Se abre en una ventana nueva)'],
  ['クリックして共有 (新しいウィンドウで開きます)', 'Facebook (新しいウィンドウで開きます)'],
])('what buttons for sharing say is no part of a text: %s', (first, second) => {
  const report = 'The ferry reopens (at last) on Monday.'
  expect(normalize({ body: `<ul><li>${first}</li><li>${second}</li></ul><p>${report}</p><p>${second}</p>` })).toMatchObject({
    article: { body: report },
  })
  expect(normalize({ body: `<p>${report} The link (opens in new window) was missing, and ${'so '.repeat(10)}on.</p>` })).toMatchObject({
    article: { body: expect.stringContaining('reopens') },
  })
})
