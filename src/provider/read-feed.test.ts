import { describe, expect, test } from 'vitest'
import { parseFeed } from './read-feed.ts'

const ITEM = '<item><title>One</title><link>1</link></item>'
/** What takes time by the square of its size takes longer by far, some fifty seconds; the others take two, and on a busy machine twenty. */
const HANG = { timeout: 40_000 }

function linksOf(feed: string): unknown {
  const result = parseFeed(feed, { url: 'https://gazette.example/feed' })
  return result.kind === 'feed' ? result.feed.items.map(({ link }) => link) : result.code
}

describe('a feed takes time by its size alone', () => {
  const own = ['https://gazette.example/1']
  const prefixes = Array.from({ length: 20_000 }, (_, index) => `xmlns:p${index}="u"`)
  test.each<[string, string, unknown]>([
    [
      'twenty thousand prefixes, and an element that declares one twenty thousand times',
      `<rss ${prefixes.join(' ')}>${'<a xmlns="u"/>'.repeat(20_000)}${ITEM}</rss>`,
      own,
    ],
    ['a hundred thousand document types, none of which ends', `<rss>${ITEM}${'<!DOCTYPE'.repeat(100_000)}`, own],
    [
      'declarations of entities behind very many elements and the root',
      `${'<a/>'.repeat(300_000)}<rss>${ITEM}</rss>${'<!ENTITY a>'.repeat(600_000)}`,
      own,
    ],
    ['six hundred thousand elements that nobody closes', '<a>'.repeat(600_000), 'too_large'],
  ])('%s', HANG, (_, feed, read) => expect(linksOf(feed)).toEqual(read))
})

describe('entities of a document type are refused', () => {
  const bomb = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>'
  const quoting = (quoted: string) => `<rss>${ITEM.replace('</item>', `<description>${quoted}</description></item>`)}</rss>`

  test.each<[string, string]>([
    ['at its beginning', `<?xml version="1.0"?>${bomb}<rss>${ITEM}</rss>`],
    ['behind a comment that names the root', `<!-- <rss> -->${bomb}<rss>${ITEM}</rss>`],
    ['behind a warning', `<br /><b>Warning</b>: no\n<?xml version="1.0"?>${bomb}<rss>${ITEM}</rss>`],
    [
      'among others, in lines',
      `<!DOCTYPE rss [<!ELEMENT a ANY><!-- <rss> -->\n<!ENTITY\nx SYSTEM "file:///etc/passwd">]><rss>${ITEM}</rss>`,
    ],
  ])('%s', (_, feed) => expect(linksOf(feed)).toBe('xml_entities'))

  test.each<[string, string]>([
    ['quotes', quoting(`<![CDATA[<p>So is a bomb: ${bomb}</p>]]>`)],
    ['holds', quoting(bomb)],
    ['comments on', `<!-- ${bomb} -->${quoting('')}`],
  ])('but not in a feed that %s one', (_, feed) => expect(linksOf(feed)).toEqual(['https://gazette.example/1']))
})

describe('a base that is too long for an address', () => {
  const long = `https://elsewhere.example/${'a'.repeat(100_000)}/`
  const json = { items: [{ url: '1', title: 'One' }] }
  test.each<[string, string, unknown]>([
    ['xml:base', `<rss xml:base="${long}">${ITEM}</rss>`, ['https://gazette.example/1']],
    ['the page of a JSON Feed', JSON.stringify({ ...json, home_page_url: long }), [null]],
  ])('is not repeated in each address below it: %s', (_, feed, links) => {
    expect(linksOf(feed)).toEqual(links)
  })
})

test.each<[string, string, string]>([
  [
    'RSS on the site of its channel',
    `<rss><channel><link>https://paper.example/news/</link>${ITEM}</channel></rss>`,
    'https://paper.example/news/1',
  ],
  ['RSS whose channel names no site on its own', `<rss><channel>${ITEM}</channel></rss>`, 'https://gazette.example/1'],
  ['RSS whose site is relative too', `<rss><channel><link>/news/</link>${ITEM}</channel></rss>`, 'https://gazette.example/news/1'],
  [
    'RSS with a base on that',
    `<rss xml:base="https://base.example/"><channel><link>https://paper.example/news/</link>${ITEM}</channel></rss>`,
    'https://base.example/1',
  ],
  [
    'Atom on its own address',
    '<feed><link href="https://paper.example/news/"/><entry><title>One</title><link href="1"/></entry></feed>',
    'https://gazette.example/1',
  ],
])('a relative address hangs, in %s', (_, feed, link) => {
  expect(linksOf(feed)).toEqual([link])
})

test.each([
  ['https://gazette.examplehttps://www.gazette.example/1', 'https://www.gazette.example/1'],
  ['http://https://gazette.example/1', 'https://gazette.example/1'],
  ['www.gazette.example/1', 'https://www.gazette.example/1'],
  ['www.html', 'https://gazette.example/www.html'],
  ['gazette.example/1', 'https://gazette.example/1'],
  ['gazette.example.html', 'https://gazette.example/gazette.example.html'],
  ['https://archive.example/2026/https://gazette.example/1', 'https://archive.example/2026/https://gazette.example/1'],
])('an address of which a program made two, or half, leads where it was to lead: %s', (address, link) => {
  expect(linksOf(`<rss><item><title>One</title><link>${address}</link></item></rss>`)).toEqual([link])
})

test.each([
  ['en', 'The post', 'appeared first on'],
  ['es', 'La entrada', 'se publicó primero en'],
  ['pl', 'Artykuł', 'pochodzi z serwisu'],
])('the line that a site puts below each item is no part of it (%s)', (_, before, after) => {
  const footer = `<p>${before} <a rel="nofollow" href="https://paper.example/1">Ferry &#038; pier sink</a> ${after} <a href="https://paper.example">The Paper</a>.</p>`
  const item = (text: string) =>
    `<item><title>Ferry &amp;#038; pier sink</title><link>1</link><description><![CDATA[${text}]]></description></item>`
  const textsOf = (feed: string): unknown => {
    const result = parseFeed(`<rss>${feed}</rss>`, { url: 'https://gazette.example/feed' })
    return result.kind === 'feed' ? result.feed.items.map(({ summary }) => summary) : result.code
  }
  expect(textsOf(item(`<p>Forty were saved.</p>\n${footer}\n`))).toEqual(['Forty were saved.'])
  const told = '<p>The <a href="/2">owner</a> of the <a href="/3">ferry</a> was heard.</p>'
  expect(textsOf(item(told))).toEqual(['The owner of the ferry was heard.'])
})

const datesOf = (feed: string): unknown => {
  const result = parseFeed(feed, { url: 'https://gazette.example/feed' })
  return result.kind === 'feed' ? result.feed.items.map(({ publishedAt }) => publishedAt) : result.code
}

// D4-undated
describe('a date that no article can have is none, so that the item is dated by its first sight', () => {
  const updated = '2026-03-02T10:00:00Z'

  test.each(['Thu, 01 Jan 1970 00:00:00 GMT', '0001-01-01T00:00:00', '1448-06-02T10:00:00Z', '1405/09/02 10:00'])('%s', (date) => {
    const item = (dates: string): string => `<rss><item><title>One</title><link>1</link>${dates}</item></rss>`
    expect(datesOf(item(`<pubDate>${date}</pubDate>`))).toEqual([null])
    expect(datesOf(item(`<pubDate>${date}</pubDate><dc:date>${updated}</dc:date>`))).toEqual([Date.parse(updated)])
    const json = { url: '1', title: 'One', date_published: date }
    expect(datesOf(JSON.stringify({ items: [json, { ...json, date_modified: updated }] }))).toEqual([null, Date.parse(updated)])
  })
})

test.each(['1772445600', '1772445600000', '3/2/2026 10:00', '16/2/2026', '2/16/2026'])(
  'an item that is dated %s has a time when it has one reading',
  (date) => {
    const at = date.startsWith('3/') ? null : Date.parse(date.includes('/') ? '2026-02-16T00:00:00Z' : '2026-03-02T10:00:00Z')
    expect(datesOf(`<rss><item><title>One</title><link>1</link><pubDate>${date}</pubDate></item></rss>`)).toEqual([at])
    const item = { url: '1', title: 'One', date_published: date.includes('/') ? date : Number(date) }
    expect(datesOf(JSON.stringify({ items: [item] }))).toEqual([at])
  },
)

test('a date of two readings is read as the other dates of its feed, or its language, tell', () => {
  const readingOf = (feed: string): unknown => {
    const result = parseFeed(feed, { url: 'https://gazette.example/feed' })
    return result.kind === 'feed' ? result.feed.items.map(({ publishedAt, isLocalTime }) => [publishedAt, isLocalTime]) : result.code
  }
  const june = [Date.parse('2026-06-07T10:00:00Z'), true]
  const item = (date: string): string => `<item><title>One</title><link>1</link><pubDate>${date}</pubDate></item>`
  const other = [Date.parse('2026-06-24T10:00:00Z'), false]
  expect(readingOf(`<rss>${item('07.06.2026 10:00')}${item('24.06.2026 10:00 GMT')}</rss>`)).toEqual([june, other])
  expect(readingOf(`<rss><channel><language>de</language>${item('07.06.2026 10:00')}</channel></rss>`)).toEqual([june])
  const json = (date_published: string) => ({ url: '1', title: 'One', date_published })
  expect(readingOf(JSON.stringify({ language: 'de', items: [json('07.06.2026 10:00')] }))).toEqual([june])
  expect(readingOf(JSON.stringify({ items: [json('07.06.2026 10:00')] }))).toEqual([[null, false]])
})

describe('a feed says its language', () => {
  const GERMAN = [
    'Brücke über die Elm nach dem Hochwasser wieder frei',
    'Stadtrat stimmt für günstigere Busse in den Vororten',
    'Feuer in einem Lagerhaus: Neun Arbeiter im Krankenhaus',
    'Schülerin gewinnt die Meisterschaft im Schach',
  ]
  const languagesOf = (feed: string): unknown => {
    const result = parseFeed(feed, { url: 'https://gazette.example/feed' })
    return result.kind === 'feed' ? [result.feed.language, ...result.feed.items.map(({ language }) => language)] : result.code
  }
  const rss = (language: string, titles: readonly string[], own = '') =>
    `<rss><channel><language>${language}</language>${titles.map((title, i) => `<item><title>${title}</title><link>/${i}</link>${own}</item>`).join('')}</channel></rss>`

  test('and is believed, also where few words say otherwise', () => {
    expect(languagesOf(rss('de-AT', GERMAN))).toEqual(['de-AT', null, null, null, null])
    expect(languagesOf(rss('en-US', GERMAN.slice(0, 1)))).toEqual(['en-US', null])
    expect(languagesOf(rss('klingon', GERMAN))).toEqual(['klingon', null, null, null, null])
  })
  test('and is not where its headlines together are plainly in another', () => {
    expect(languagesOf(rss('en-US', GERMAN))).toEqual([null, null, null, null, null])
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">${GERMAN.map((title, i) => `<entry><title>${title}</title><link href="/${i}"/></entry>`).join('')}</feed>`
    expect(languagesOf(atom)).toEqual([null, null, null, null, null])
    const json = { language: 'en', items: GERMAN.map((title, i) => ({ url: `https://gazette.example/${i}`, title, language: 'en' })) }
    expect(languagesOf(JSON.stringify(json))).toEqual([null, null, null, null, null])
  })
  test('and what an item alone says stays', () => {
    expect(languagesOf(rss('en-US', GERMAN, '<dc:language>de</dc:language>'))).toEqual(['en-US', 'de', 'de', 'de', 'de'])
  })
})

describe('a feed in UTF-8 is read as such', () => {
  const titleOf = (bytes: Buffer, contentType: string): unknown => {
    const result = parseFeed(bytes, { url: 'https://gazette.example/feed', contentType })
    return result.kind === 'feed' ? result.feed.items.map(({ title }) => title) : result.code
  }
  const feed = (declaration: string, title: string): string => `${declaration}<rss><item><title>${title}</title><link>1</link></item></rss>`
  const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>`

  test.each<[string, string, string]>([
    ['its server', declared('UTF-8'), 'text/html; charset=ISO-8859-1'],
    ['its declaration', declared('windows-1251'), 'application/rss+xml'],
    ['both', declared('ISO-8859-15'), 'text/xml; charset=windows-1252'],
  ])('though %s says that it has one byte a letter', (_, declaration, contentType) => {
    const title = 'Zürich wählt – Київ теж'
    expect(titleOf(Buffer.from(feed(declaration, title)), contentType)).toEqual([title])
  })

  test('and one that has one byte a letter as what it says', () => {
    expect(titleOf(Buffer.from(feed('', 'Zürich wählt'), 'latin1'), 'text/xml; charset=ISO-8859-1')).toEqual(['Zürich wählt'])
    const cyrillic = Buffer.concat([
      Buffer.from('<rss><item><title>'),
      Buffer.from([0xca, 0xe8, 0xbf, 0xe2]),
      Buffer.from('</title><link>1</link></item></rss>'),
    ])
    expect(titleOf(cyrillic, 'text/xml; charset=windows-1251')).toEqual(['Київ'])
  })
})

describe('letters of several bytes', () => {
  const CHINESE = '市长在审计后辞职'
  const CHINESE_GBK = 'cad0b3a4d4dac9f3bcc6baf3b4c7d6b0'
  const RUSSIAN = 'Мэр подал в отставку'
  const titleOf = (encoding: string, bytes: Buffer, contentType = 'application/rss+xml'): unknown => {
    const head = `<?xml version="1.0" encoding="${encoding}"?><rss><item><title>`
    const feed = Buffer.concat([Buffer.from(head), bytes, Buffer.from('</title><link>1</link></item></rss>')])
    const result = parseFeed(feed, { url: 'https://gazette.example/feed', contentType })
    return result.kind === 'feed' ? result.feed.items[0]?.title : result.code
  }
  const gbk = (behind = ''): Buffer => Buffer.from(`${CHINESE_GBK}${behind}`, 'hex')

  test.each<[string, string, Buffer, string]>([
    ['UTF-8 of which a title was cut', 'UTF-8', Buffer.from(`${Buffer.from(RUSSIAN).toString('hex')}20d0`, 'hex'), `${RUSSIAN} �`],
    ['GBK of which a title was cut', 'gb2312', gbk('20d0'), `${CHINESE} �`],
    ['UTF-8 in a template that says GBK', 'gb2312', Buffer.from(CHINESE), CHINESE],
    ['GBK by the name of its code page', 'cp936', gbk(), CHINESE],
  ])('are read, one that is broken is one alone: %s', (_, encoding, bytes, expected) => {
    expect(titleOf(encoding, bytes)).toBe(expected)
  })

  test.each<[string, string, string]>([
    ...['EUC-KR', 'CP949', 'ks_c_5601-1987', 'windows-949'].map((encoding): [string, string, string] => [
      encoding,
      '8c63b9e6b0a2c7cf20bc84bdc32c20332c303030a2e620b1e2bace',
      '똠방각하 펲시, 3,000€ 기부',
    ]),
    ...['Big5', 'Big5-HKSCS'].map((encoding): [string, string, string] => [encoding, 'ca5c925d9df6abd7b6c99def9dcf', '佢哋喺度傾嘅嘢']),
  ])('are read with what was added to their set later: %s', (encoding, bytes, expected) => {
    expect(titleOf(encoding, Buffer.from(bytes, 'hex'))).toBe(expected)
  })

  test('are read as the document says where its server only says what all servers say', () => {
    expect(titleOf('gb2312', gbk(), 'text/xml; charset=ISO-8859-1')).toBe(CHINESE)
    expect(titleOf('windows-1255', Buffer.from('f9ece5ed', 'hex'), 'text/xml; charset=iso-8859-1')).toBe('שלום')
  })

  test('are none where what claims to be UTF-8 has letters of one byte', () => {
    expect(titleOf('UTF-8', Buffer.from('Zürich wählt', 'latin1'))).toBe('Zürich wählt')
  })
})

test('titles and summaries of a JSON Feed that carry entities are read as the markup that they are, others as plain text', () => {
  const result = parseFeed(
    JSON.stringify({
      title: 'Herald &amp; Sons',
      items: [
        {
          url: 'https://herald.example/1',
          title: 'Osten&#8217;s bridge &amp; tram line',
          summary: 'The caf&eacute; opens &lt; noon',
          content_html: '-',
        },
        { url: 'https://herald.example/2', title: 'When to write <b> & <i>', summary: 'R&D rose', content_html: '-' },
      ],
    }),
  )
  expect(result.kind === 'feed' && [result.feed.title, ...result.feed.items.flatMap(({ title, summary }) => [title, summary])]).toEqual([
    'Herald & Sons',
    'Osten’s bridge & tram line',
    'The café opens < noon',
    'When to write <b> & <i>',
    'R&D rose',
  ])
})

test('what a program prints before its feed keeps nobody from reading it', () => {
  const warning = '<br />\n<b>Warning</b>:  foreach() argument in <b>/srv/feed.php</b> on line <b>3</b><br />\n'
  expect(linksOf(`${warning}<?xml version="1.0"?><rss>${ITEM}</rss>`)).toEqual(['https://gazette.example/1'])
  expect(linksOf(`Notice: no cache\n<feed><entry><title>One</title><link href="1"/></entry></feed>`)).toEqual(['https://gazette.example/1'])
  expect(linksOf(warning)).toBe('not_a_feed')
  expect(linksOf(`<!doctype html><html>${warning}</html>`)).toBe('web_page')
})

test.each(['http://www.w3.org/2005/Atom', 'http://search.yahoo.com/mrss/', 'http://www.w3.org/1999/xhtml'])(
  'RSS that is declared to be of another namespace is RSS: %s',
  (namespace) => {
    const link = '<a:link xmlns:a="http://www.w3.org/2005/Atom" rel="self" href="https://paper.example/feed"/>'
    const feed = `<rss xmlns="${namespace}"><channel><link>https://paper.example</link>${link}${ITEM}</channel></rss>`
    expect(linksOf(feed)).toEqual(['https://paper.example/1'])
  },
)

test("a video is told by the description of its group, an article not by a picture's caption", () => {
  const summaryOf = (media: string): unknown => {
    const entry = `<entry><title>One</title><link href="1"/>${media}</entry>`
    const result = parseFeed(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">${entry}</feed>`)
    return result.kind === 'feed' && result.feed.items[0]?.summary
  }
  const told = '<media:title>One</media:title><media:content url="2"/><media:description>Three boats sank.</media:description>'
  expect(summaryOf(`<media:group>${told}</media:group>`)).toBe('Three boats sank.')
  expect(summaryOf(`<media:content>${told}</media:content>`)).toBe('')
})

describe('a description', () => {
  const summaryOf = (markup: string): unknown => {
    const escaped = markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const feed = `<rss><item><title>Tunnel opens</title><link>1</link><description>${escaped}</description></item></rss>`
    const result = parseFeed(feed, { url: 'https://gazette.example/feed' })
    return result.kind === 'feed' && result.feed.items[0]?.summary
  }

  test.each([
    ['&lt;p&gt;The caf&amp;eacute; &amp;amp; bar burned.&lt;/p&gt;', 'The café & bar burned.'],
    ['First.&lt;br /&gt;Second &lt;a href=&quot;/2&quot;&gt;here&lt;/a&gt;.', 'First. Second here.'],
    ['<p>Write &lt;/p&gt; at the end.</p>', 'Write </p> at the end.'],
    ['Profit &lt; loss', 'Profit < loss'],
  ])('that was escaped twice has no tags in it, one that speaks of tags has them: %s', (markup, text) => {
    expect(summaryOf(markup)).toBe(text)
  })

  test('begins behind the title, the author and the time that Drupal puts before it', () => {
    const person = '<span><span lang="" about="/user/1" typeof="schema:Person" property="schema:name">admin</span></span>'
    const time = '<span><time datetime="2026-11-26T10:00:00+00:00" title="Thursday">Thu, 11/26/2026 - 10:00</time></span>'
    const text = '<div><p>The minister opened it at <time>noon</time>.</p></div>'
    expect(summaryOf(`<span>Tunnel opens</span>\n${person}\n${time}\n${text}`)).toBe('The minister opened it at noon.')
    expect(summaryOf(`<span>Said</span> ${text}`)).toBe('Said The minister opened it at noon.')
  })
})
