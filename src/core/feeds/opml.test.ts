import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainLine } from '../text/clean-text.ts'
import { feedAddress, formatOpml, type ListedFeed, OPML_CHARACTERS_MAX, parseOpml } from './opml.ts'

const listOf = (body: string) =>
  parseOpml(`<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>${body}</body></opml>`)
const feedsOf = (body: string): ListedFeed[] => {
  const parsed = listOf(body)
  return parsed.kind === 'list' ? parsed.feeds : []
}

describe('reading', () => {
  test('folders and attributes are hints, the nearest first', () => {
    const body = `<outline text="Europe"><outline text="France"><outline text="Sport">
      <outline type="rss" text="A" title="The A" xmlUrl="https://a.example/rss?x=1&amp;y=2"/></outline>
      <outline text="B" xmlUrl="https://b.example/rss" category="/Technology/Web" language="fr-FR"/></outline></outline>
      <outline text="Deutsch" ><outline text="German"><outline text="C" xmlurl="HTTPS://C.example/rss#top"/></outline></outline>
      <outline text="D" xmlUrl="feed:https://d.example/rss" sitrep:country="AT"/>
      <outline text="E" type="atom" url="feed://e.example/rss"/>`
    expect(feedsOf(body)).toEqual([
      { url: 'https://a.example/rss?x=1&y=2', title: 'The A', category: 'sports', country: 'FR', language: null },
      { url: 'https://b.example/rss', title: 'B', category: 'technology', country: 'FR', language: 'fr' },
      { url: 'https://c.example/rss', title: 'C', category: null, country: null, language: 'de' },
      { url: 'https://d.example/rss', title: 'D', category: null, country: 'AT', language: null },
      { url: 'http://e.example/rss', title: 'E', category: null, country: null, language: null },
    ])
  })

  test('a folder that names no category, country or language is no hint', () => {
    expect(
      feedsOf('<outline text="My favourites"><outline text="World"><outline xmlUrl="https://a.example/"/></outline></outline>'),
    ).toEqual([{ url: 'https://a.example/', title: '', category: null, country: null, language: null }])
  })

  test.each([
    ['IT', null],
    ['AI', null],
    ['TV', null],
    ['FR', 'FR'],
  ])('a folder “%s” is a subject where that is short for one, and else a country', (folder, country) => {
    const feed = '<outline xmlUrl="https://a.example/"/>'
    expect(feedsOf(`<outline text="${folder}">${feed}</outline>`)[0]?.country).toBe(country)
    expect(feedsOf(`<outline text="${folder}">${feed.replace('/>', ' country="IT"/>')}</outline>`)[0]?.country).toBe('IT')
  })

  test('an address that stands twice is taken once, one that is no feed is rejected with its title', () => {
    const parsed = listOf(
      '<outline text="A" xmlUrl="https://a.example/"/><outline text="B" xmlUrl="https://a.example"/><outline text="F" xmlUrl="file:///etc/passwd"/>',
    )
    expect(parsed).toMatchObject({
      kind: 'list',
      feeds: [{ title: 'A' }],
      rejected: [{ title: 'F', reason: 'the address is not http or https' }],
    })
  })

  test.each([
    ['a feed', '<rss version="2.0"><channel/></rss>', 'not an OPML list'],
    ['nothing', '', 'not an OPML list'],
    ['folders without end', `<opml>${'<outline text="x">'.repeat(200)}</opml>`, 'the list has folders more than 100 deep'],
    ['other elements without end', `<opml><body>${'<note>'.repeat(2_000)}`, 'the list has folders more than 100 deep'],
    ['a text too long', ' '.repeat(OPML_CHARACTERS_MAX + 1), 'the list is longer than 20000000 characters'],
  ])('%s is refused', (_, text, message) => {
    expect(parseOpml(text)).toEqual({ kind: 'error', message })
  })

  test('an address that holds a password is rejected for that, one that is too long for that; the password is not told', () => {
    const secret = 'https://reader:hunter2@a.example/rss'
    const long = `https://a.example/${'x'.repeat(2_048)}`
    const body = `<outline text="A" xmlUrl="${secret}"/><outline xmlUrl="${secret}"/><outline text="${secret}" xmlUrl="${secret}"/>
      <outline text="L" xmlUrl="${long}"/>`
    const reason = 'the address holds a user or a password, which is never sent'
    expect(listOf(body)).toEqual({
      kind: 'list',
      feeds: [],
      rejected: [
        { title: 'A', reason },
        { title: 'https://…@a.example/rss', reason },
        { title: 'https://…@a.example/rss', reason },
        { title: 'L', reason: 'the address is longer than 2048 characters' },
      ],
    })
  })

  const whole = formatOpml(
    Array.from({ length: 5 }, (_, i) => ({ url: `https://h${i}.example/`, title: `F${i}`, category: null, country: null, language: null })),
    'Mine',
  )

  test('a list that ends anywhere before its end is refused', () => {
    for (let length = whole.indexOf('<body>'); length < whole.indexOf('</body>') + '</body'.length; length += 1) {
      const feeds = whole.slice(0, length).split('/>').length - 1
      const message = `the list is cut off, feeds before that: ${feeds}; its end, </opml>, is missing`
      expect(parseOpml(whole.slice(0, length))).toEqual({ kind: 'error', message })
    }
  })

  test.each([
    ['without the end of its root, behind that of its body', whole.replace('</opml>', '')],
    ['without a body', whole.replace(/<\/?body>/g, '')],
    ['with folders that are left open', whole.replace('<body>', '<body><outline text="News"><outline text="More">')],
    ['in capitals', whole.replace('<opml', '<OPML').replace('</opml>', '</OPML>')],
    ['with ampersands and quotation marks as they are', whole.replace('text="F0" title="F0"', 'text="Tom & "Jerry"" title="F0"')],
    ['with something behind it', `${whole}\n<!-- made by a reader`],
  ])('a list %s is read', (_, text) => {
    expect(parseOpml(text)).toMatchObject({ kind: 'list', feeds: [0, 1, 2, 3, 4].map((i) => ({ title: `F${i}` })), rejected: [] })
  })

  test('entities of its own are not expanded', () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE o [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><opml><body><outline text="&b;" xmlUrl="https://a.example/"/></body></opml>'
    expect(parseOpml(bomb)).toMatchObject({ kind: 'list', feeds: [{ title: '&b;' }] })
  })

  test.each([['<opml version="2.0"/>'], ['<opml version="2.0"><body/></opml>'], ['<opml version="2.0"></opml>']])(
    'a list without feeds is whole: %s',
    (text) => {
      expect(parseOpml(text)).toEqual({ kind: 'list', feeds: [], rejected: [] })
    },
  )

  test('titles and folders are read as the markup that programs put into their lists', () => {
    const list = `<opml><body><outline text="Politics &amp;amp; Law"><outline text="L'&eacute;t&amp;eacute; &amp;amp; &lt;b&gt;co&lt;/b&gt;" xmlUrl="https://a.example/?x=1&amp;copy=2"/>
      <outline text="https://a.example/?x=2&amp;copy=2" xmlUrl="https://a.example/?x=2&amp;copy=2"/></outline></body></opml>`
    expect(parseOpml(list)).toMatchObject({
      feeds: [
        { url: 'https://a.example/?x=1&copy=2', title: "L'été & co", category: 'politics' },
        { url: 'https://a.example/?x=2&copy=2', title: '' },
      ],
    })
  })

  test('a title keeps no control characters', () => {
    const list = '<opml><body><outline text="The\nA\0&#27;[1m" xmlUrl="https://a.example/"/></body></opml>'
    expect(parseOpml(list)).toMatchObject({ kind: 'list', feeds: [{ title: 'The A[1m' }] })
  })

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseOpml(`<opml><outline ${text}`)))
  })
})

test('what is written comes back as it was', () => {
  const title = fc
    .string()
    .map((text) => plainLine(text.replace(/[\p{Cc}\ufffe\uffff]/gu, '')))
    .filter((text) => text.isWellFormed())
  const feed = fc.record({
    url: fc.webUrl({ withQueryParameters: true }).map((url) => feedAddress(url) ?? 'https://a.example/'),
    title,
    category: fc.constantFrom(null, 'politics', 'sports', 'weather'),
    country: fc.constantFrom(null, 'FR', 'US', 'ZA'),
    language: fc.constantFrom(null, 'fr', 'en', 'zh'),
  })
  fc.assert(
    fc.property(fc.uniqueArray(feed, { selector: ({ url }) => url }), (feeds) => {
      expect(parseOpml(formatOpml(feeds, 'Mine & yours'))).toEqual({
        kind: 'list',
        feeds: feeds.map((one) => (one.title === one.url ? { ...one, title: '' } : one)),
        rejected: [],
      })
    }),
  )
})

test('a title that looks like markup comes back as it was', () => {
  const feed = { url: 'https://a.example/', title: 'Q &amp; <b>A</b>', category: null, country: null, language: null }
  expect(parseOpml(formatOpml([feed], 'Mine'))).toMatchObject({ feeds: [feed] })
})

test('what XML cannot hold is left out of a list, wherever it stood', () => {
  const feed = { url: 'https://a.example/', title: 'A\uffff\ufffe\u0001 & \ud800B\nC', category: null, country: null, language: null }
  expect(formatOpml([feed], 'Mine\uffff')).toContain('<title>Mine</title>')
  expect(formatOpml([feed], 'Mine')).toContain('text="A  &amp; B C"')
})

test.each([
  ['https://A.example/x#y', 'https://a.example/x'],
  ['feed://a.example/x', 'http://a.example/x'],
  ['ftp://a.example/', null],
  ['javascript:alert(1)', null],
  ['https://user:secret@a.example/', null],
  ['a.example', null],
  [`https://a.example/${'x'.repeat(2_048)}`, null],
])('the address %s', (given, expected) => {
  expect(feedAddress(given)).toBe(expected)
})
