import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalUrl, urlKey } from './canonical-url.ts'

describe('two addresses of one article have one canonical form', () => {
  test.each([
    ['scheme, www, default port, fragment', 'HTTP://WWW.Gazette.example:80/a#top', 'https://gazette.example/a'],
    ['mobile host', 'https://m.gazette.example/a', 'https://gazette.example/a'],
    ['AMP host and path', 'https://amp.gazette.example/a/amp/', 'https://gazette.example/a'],
    ['AMP file', 'https://gazette.example/a.amp.html', 'https://gazette.example/a'],
    ['AMP cache', 'https://gazette-example.cdn.ampproject.org/c/s/www.gazette.example/a', 'https://gazette.example/a'],
    ['AMP viewer', 'https://www.google.com/amp/s/gazette.example/a', 'https://gazette.example/a'],
    [
      'click of an alert',
      'https://www.google.com/url?rct=j&sa=t&url=https://www.gazette.example/a%3Fid%3D7%26utm_source%3Dx&ct=ga&usg=AOv',
      'https://gazette.example/a?id=7',
    ],
    [
      'click of a news search',
      'http://www.bing.com/news/apiclick.aspx?ref=FexRss&aid=&tid=6F2&url=https%3a%2f%2fgazette.example%2fa&c=17&mkt=en-us',
      'https://gazette.example/a',
    ],
    ['click that leads nowhere', 'https://www.google.com/url?url=javascript:1', 'https://google.com/url?url=javascript%3A1'],
    ['signs that a path may hold as they are', 'https://gazette.example/a%2Cb%2C1%3A2', 'https://gazette.example/a,b,1:2'],
    ['an ending behind another', 'https://gazette.example/a/index.html/amp', 'https://gazette.example/a'],
    ['parameters that were escaped twice', 'https://gazette.example/a?id=7&amp;utm_source=x&amp;p=2', 'https://gazette.example/a?id=7&p=2'],
    ['trailing slash', 'https://gazette.example/a/', 'https://gazette.example/a'],
    ['index page', 'https://gazette.example/a/index.html', 'https://gazette.example/a'],
    [
      'campaign parameters',
      'https://gazette.example/a?utm_source=x&utm_medium=rss&fbclid=1&gclid=2&at_medium=RSS',
      'https://gazette.example/a',
    ],
    ['the feed that named it', 'https://gazette.example/a-1?maca=en-rss-en-all-1573-rdf&.tsrc=rss&intcmp=7', 'https://gazette.example/a-1'],
    ['referrer values', 'https://gazette.example/a?ref=rss&source=twitter', 'https://gazette.example/a'],
    ['the letter that named it', 'https://gazette.example/a?newsletter=1', 'https://gazette.example/a'],
    ['the letter that named it, by its name', 'https://gazette.example/a?newsletter=daily-2', 'https://gazette.example/a'],
    ['session in the path', 'https://gazette.example/a;jsessionid=0AF', 'https://gazette.example/a'],
    ['escapes of plain letters', 'https://gazette.example/%61', 'https://gazette.example/a'],
    ['credentials', 'https://user:secret@gazette.example/a', 'https://gazette.example/a'],
  ])('%s', (_name, address, expected) => {
    expect(canonicalUrl(address)).toBe(expected)
  })

  test('the order of parameters does not matter', () => {
    expect(canonicalUrl('https://gazette.example/?b=2&a=1')).toBe('https://gazette.example?a=1&b=2')
  })
})

describe('what selects the article stays', () => {
  test.each([
    ['https://gazette.example/?p=12', 'https://gazette.example?p=12'],
    ['https://gazette.example/a?ref=chapter-2', 'https://gazette.example/a?ref=chapter-2'],
    ['https://news.gazette.example/a', 'https://news.gazette.example/a'],
    ['https://gazette.example:8443/a', 'https://gazette.example:8443/a'],
    ['https://m.com/a', 'https://m.com/a'],
    ['https://gazette.example/read.php?newsletter=41', 'https://gazette.example/read.php?newsletter=41'],
    ['https://gazette.example/Stamp', 'https://gazette.example/Stamp'],
  ])('%s', (address, expected) => {
    expect(canonicalUrl(address)).toBe(expected)
  })
})

test.each([
  'javascript:alert(1)',
  'ftp://gazette.example/a',
  'mailto:a@b.example',
  '/a',
  'gazette.example/a',
  '',
  'http://',
  `https://gazette.example/${'a'.repeat(2048)}`,
])('%.30s has no canonical form', (address) => {
  expect(canonicalUrl(address)).toBeNull()
})

test('parameters in other encodings than UTF-8 stay apart', () => {
  const [one, other] = ['%EF%F0', '%ED%ee'].map((word) => canonicalUrl(`https://gazette.example/tag?q=${word}`))
  expect(one).not.toBe(other)
  expect(canonicalUrl('https://gazette.example/tag?q=%ED%EE')).toBe(other)
})

test('the canonical form of a canonical form is itself', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const once = canonicalUrl(address)
      expect(once === null ? null : canonicalUrl(once)).toBe(once)
    }),
  )
})

test('however often an address is marked as the twin of a page, it is that page, and its canonical form its own', () => {
  for (const path of [
    '/a/amp/amp/amp',
    '/amp/amp/amp/a',
    '/a.amp/index.html/amp/index.php',
    '/a/index.html/amp/amp.html/',
    '/amp/a/amp/amp',
  ])
    expect(canonicalUrl(`https://gazette.example${path}`)).toBe('https://gazette.example/a')
  const part = fc.constantFrom('/', '/amp', 'amp', '.amp', '/index', '.html', '.php', ';sid=1', 'a', '%61', '%2F')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const once = canonicalUrl(`https://gazette.example/${parts.join('')}`)
      expect(canonicalUrl(once ?? '')).toBe(once)
    }),
  )
})

test('an address of nothing but twins is read like every other', () => {
  expect(canonicalUrl(`https://gazette.example${'/amp'.repeat(500)}`)).toBe('https://gazette.example')
})

test('the key is 32 hexadecimal digits and depends on the address', () => {
  expect(urlKey('https://gazette.example/a')).toMatch(/^[0-9a-f]{32}$/)
  expect(urlKey('https://gazette.example/a')).not.toBe(urlKey('https://gazette.example/b'))
})
