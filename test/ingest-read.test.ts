import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ReadItem, readItems } from '../src/provider/read-items.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitrep-read-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function lineOf(n: number, more: Record<string, unknown> = {}): string {
  return JSON.stringify({ url: `https://gazette.example/${n}`, title: `Report number ${n}`, published_at: '2026-05-10T09:00:00Z', ...more })
}

async function read(source: string): Promise<ReadItem[]> {
  return Array.fromAsync(readItems(source))
}

function titlesOf(items: ReadItem[]): unknown[] {
  return items.flatMap((read) => (read.kind === 'item' ? [read.item.title] : []))
}

function rejectionsOf(items: ReadItem[]): Array<[number | undefined, string]> {
  return items.flatMap((read) =>
    read.kind === 'rejected' ? [[read.at.line ?? read.at.item, read.reason] as [number | undefined, string]] : [],
  )
}

describe('NDJSON', () => {
  test('every good line is an item with its place; unknown fields are dropped', async () => {
    const path = fileOf('good.ndjson', `${lineOf(1, { gold_cluster: 'x' })}\n\n${lineOf(2)}`)
    const items = await read(path)
    expect(items.map(({ at }) => at)).toEqual([
      { source: path, line: 1 },
      { source: path, line: 3 },
    ])
    expect(items[0]).toMatchObject({ kind: 'item', missingDate: 'reject', item: { url: 'https://gazette.example/1' } })
    expect(JSON.stringify(items[0]?.kind === 'item' && items[0].item)).not.toContain('gold_cluster')
  })

  test('each bad line is rejected by its number and the rest goes in', async () => {
    const path = fileOf(
      'mixed.ndjson',
      Buffer.concat([
        Buffer.from(
          `${lineOf(1)}\nnot json\n[1]\n{"title":"No address"}\n{"url":"https://gazette.example/x","title":7,"published_at":null}\n`,
        ),
        Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 0x0a]),
        Buffer.from(`${lineOf(2)}\n`),
      ]),
    )
    const items = await read(path)
    expect(titlesOf(items)).toEqual(['Report number 1', 'Report number 2'])
    expect(rejectionsOf(items)).toEqual([
      [2, 'the line is not JSON'],
      [3, 'the line is not a JSON object'],
      [4, 'url is missing, published_at is missing'],
      [5, 'title is not a string, published_at is missing'],
      [6, 'the line is not UTF-8'],
    ])
  })

  test('a file named as NDJSON is read by lines, however it begins', async () => {
    const items = await read(fileOf('odd.ndjson', `<b>\n[\n${lineOf(1)}\n`))
    expect(titlesOf(items)).toEqual(['Report number 1'])
    expect(rejectionsOf(items).map(([line]) => line)).toEqual([1, 2])
  })

  test('a gzip file is read whatever its name', async () => {
    expect(titlesOf(await read(fileOf('packed.ndjson', gzipSync(`${lineOf(1)}\n${lineOf(2)}\n`))))).toEqual([
      'Report number 1',
      'Report number 2',
    ])
  })

  test('a gzip file of two members is read whole', async () => {
    expect(titlesOf(await read(fileOf('two.gz', Buffer.concat([gzipSync(`${lineOf(1)}\n`), gzipSync(`${lineOf(2)}\n`)]))))).toHaveLength(2)
  })

  test('of a gzip file that is cut off the lines before the cut go in, then one message follows', async () => {
    const lines = Array.from({ length: 5_000 }, (_, i) => lineOf(i, { body: String(Math.imul(i, 2_654_435_761)) }))
    const packed = gzipSync(lines.join('\n'))
    const items = await read(fileOf('cut.ndjson.gz', packed.subarray(0, packed.length >> 1)))
    const rejections = items.filter(({ kind }) => kind === 'rejected')
    expect(titlesOf(items).length).toBeGreaterThan(1_500)
    expect(rejections).toHaveLength(1)
    expect(rejections[0]).toMatchObject({
      reason: 'the gzip file is cut off; what stood before the cut was read',
      at: { line: expect.any(Number) },
    })
  })

  test('of a damaged gzip file the lines before the damage go in, then one message says that the last of them may be missing', async () => {
    const lines = Array.from({ length: 5_000 }, (_, i) => lineOf(i, { body: String(Math.imul(i, 2_654_435_761)) }))
    const packed = gzipSync(lines.join('\n'))
    packed.fill(0xff, packed.length >> 1, (packed.length >> 1) + 64)
    const damaged = 'the gzip file is damaged; what stood before the damage was read, but for some of the last lines'
    const items = await read(fileOf('damaged.ndjson.gz', packed))
    expect(titlesOf(items).length).toBeGreaterThan(1_000)
    expect(rejectionsOf(items).at(-1)?.[1]).toBe(damaged)
    // Behind its last line, too.
    const behind = await read(fileOf('behind.ndjson.gz', Buffer.concat([gzipSync(lineOf(1)), Buffer.from('\n\n')])))
    expect(rejectionsOf(behind).map(([, reason]) => reason)).toEqual([damaged])
  })

  test('a byte order mark and UTF-16 are understood', async () => {
    expect(titlesOf(await read(fileOf('bom.ndjson', `\ufeff${lineOf(1)}\n`)))).toEqual(['Report number 1'])
    expect(titlesOf(await read(fileOf('wide.ndjson', Buffer.from(`\ufeff${lineOf(1)}\n${lineOf(2)}`, 'utf16le'))))).toEqual([
      'Report number 1',
      'Report number 2',
    ])
  })

  test('a line of 50 MB is rejected by its number without being held, and the next line goes in', async () => {
    async function* stdin() {
      yield Buffer.from(`${lineOf(1)}\n{"url":"`)
      const part = Buffer.alloc(64 * 1024, 'a')
      for (let i = 0; i < 800; i++) yield part
      yield Buffer.from(`"}\n${lineOf(2)}\n`)
    }
    const before = process.memoryUsage().arrayBuffers
    let peak = 0
    const onProgress = () => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before)
    }
    const items = await Array.fromAsync(readItems('-', { stdin: stdin(), onProgress }))
    expect(titlesOf(items)).toEqual(['Report number 1', 'Report number 2'])
    expect(rejectionsOf(items)).toEqual([[2, 'the line is longer than 1 MB']])
    expect(peak).toBeLessThan(20_000_000)
  })

  test('a line that is cut between chunks, within a letter too, is one line', async () => {
    const bytes = Buffer.from(`${lineOf(1, { summary: 'Ærø – ø' })}\n${lineOf(2)}\n`)
    async function* stdin() {
      for (const byte of bytes) yield Uint8Array.of(byte)
    }
    const items = await Array.fromAsync(readItems('-', { stdin: stdin() }))
    expect(items).toMatchObject([{ kind: 'item', item: { summary: 'Ærø – ø' } }, { kind: 'item' }])
  })

  test('a zero byte costs its line, wherever it stands, and no other', async () => {
    const broken = lineOf(1).replace(':', '\0:')
    const path = fileOf('zero.ndjson', `${broken}\n${lineOf(2)}\n${broken}\n${lineOf(4)}\n`)
    const items = await read(path)
    expect(rejectionsOf(items)).toEqual([
      [1, 'the line is not JSON'],
      [3, 'the line is not JSON'],
    ])
    expect(items).toHaveLength(4)
  })

  test.each(['', '\n \n'])('a file without a line has no items: %j', async (content) => {
    expect(await read(fileOf('empty.ndjson', content))).toEqual([])
    expect(await read(fileOf('empty', gzipSync(content)))).toEqual([])
  })

  test('progress tells the bytes read of the bytes there are', async () => {
    const path = fileOf('progress.ndjson', `${lineOf(1)}\n`)
    const seen: Array<[number, number | null]> = []
    for await (const _ of readItems(path, { onProgress: ({ bytesRead, bytesTotal }) => seen.push([bytesRead, bytesTotal]) }));
    expect(seen.at(-1)?.[0]).toBe(seen.at(-1)?.[1])
  })
})

describe('what cannot be read is one clear message', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['a binary file', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]), 'a binary file, not NDJSON, RSS, Atom or JSON Feed'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n', 'a binary file, not NDJSON, RSS, Atom or JSON Feed'],
    ['a JSON array', '[{"url":"https://gazette.example/1"}]', 'a JSON array; one JSON object per line is read'],
    ['a web page', '<!DOCTYPE html><html><body>Hello</body></html>', 'a web page, not a feed'],
    ['other XML', '<?xml version="1.0"?><catalog><book/></catalog>', 'XML, but not a feed'],
    [
      'a list of feeds',
      '<opml version="2.0"><body><outline xmlUrl="https://gazette.example/feed"/></body></opml>',
      'a list of feeds (OPML), not a feed; `feeds import` reads it',
    ],
    [
      'a bomb of XML entities',
      `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]><rss><channel><item><title>&lol2;</title></item></channel></rss>`,
      'the feed declares XML entities, which are refused',
    ],
    [
      'an XML entity that names a file',
      `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>`,
      'the feed declares XML entities, which are refused',
    ],
  ])('%s', async (_name, content, reason) => {
    const path = fileOf('unreadable', content)
    expect(await read(path)).toEqual([{ kind: 'rejected', reason, at: { source: path }, raw: null }])
  })

  test('a file that is not there', async () => {
    const path = join(folder, 'absent')
    expect(await read(path)).toEqual([{ kind: 'rejected', reason: 'no such file', at: { source: path }, raw: null }])
  })

  test('a folder', async () => {
    expect(await read(folder)).toMatchObject([{ kind: 'rejected', reason: 'is a directory' }])
  })

  test('a feed of more than 20 MB', async () => {
    const path = fileOf('large.xml', `<rss><channel>${'<item><title>Large</title></item>'.repeat(700_000)}</channel></rss>`)
    expect(await read(path)).toMatchObject([{ kind: 'rejected', reason: 'the feed is larger than 20 MB' }])
  })
})

describe('feeds', () => {
  test('RSS items carry address, text, date, language, outlet and the name of the feed', async () => {
    const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Gazette &amp; Post</title><link>https://gazette.example/</link><language>en-gb</language>
      <item><title>Harbour &lt;b&gt;reopens&lt;/b&gt;</title><link>/harbour</link><pubDate>Sun, 10 May 2026 09:00:00 GMT</pubDate><description>All clear.</description><content:encoded><![CDATA[<p>One</p><p>Two</p>]]></content:encoded><source url="https://post.example/rss">Post</source></item>
      <item><title>Undated</title><guid>https://gazette.example/undated</guid></item><item><title>No address</title></item></channel></rss>`
    const items = await read(fileOf('feed.xml', rss))
    expect(items[0]).toMatchObject({
      kind: 'item',
      missingDate: 'first_seen',
      item: {
        url: 'https://gazette.example/harbour',
        title: 'Harbour reopens',
        published_at: '2026-05-10T09:00:00.000Z',
        source_host: 'https://post.example/rss',
        summary: 'All clear.',
        body: 'One\nTwo',
        language: 'en-gb',
        outlet_name: 'Post',
      },
    })
    expect(items[1]).toMatchObject({
      kind: 'item',
      item: { url: 'https://gazette.example/undated', published_at: '', outlet_name: 'Gazette & Post' },
    })
    expect(rejectionsOf(items)).toEqual([[3, 'the item has no address']])
  })

  test('Atom text is plain unless it says otherwise, links follow xml:base', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://gazette.example/news/" xml:lang="de"><title>Gazette</title>
      <entry><title>The &lt;blink&gt; tag</title><link rel="self" href="self"/><link href="one"/><updated>2026-05-10T09:00:00Z</updated><published>2026-05-09T09:00:00Z</published><summary type="html">&lt;p&gt;Short&lt;/p&gt;</summary>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>Two &amp; more</p></div></content></entry></feed>`
    expect(await read(fileOf('atom.xml', atom))).toMatchObject([
      {
        item: {
          url: 'https://gazette.example/news/one',
          title: 'The <blink> tag',
          published_at: '2026-05-09T09:00:00.000Z',
          summary: 'Short',
          body: 'One\nTwo & more',
          language: 'de',
        },
      },
    ])
  })

  test('JSON Feed is told from NDJSON', async () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Gazette',
      items: [
        { id: 1, url: 'https://gazette.example/1', title: 'One', content_html: '<p>Body</p>', date_published: '2026-05-10T09:00:00+02:00' },
      ],
    }
    expect(await read(fileOf('feed.json', JSON.stringify(feed, null, 2)))).toMatchObject([
      { kind: 'item', item: { title: 'One', body: 'Body', published_at: '2026-05-10T07:00:00.000Z' } },
    ])
  })

  const ITEM = '<item><title>One</title><link>https://gazette.example/1</link></item>'
  const RSS = `<rss><channel>${ITEM}</channel></rss>`
  const JSON_ITEM = { url: 'https://gazette.example/1', title: 'One', content_text: 'x'.repeat(10_000) }
  test.each<[string, string]>([
    ['a JSON Feed that ends with its version', JSON.stringify({ items: [JSON_ITEM], version: 'https://jsonfeed.org/version/1.1' })],
    [
      'a JSON Feed without a version, on many lines',
      JSON.stringify({ authors: [{ url: 'https://a.example/' }], items: [JSON_ITEM] }, null, 2),
    ],
    ['XML behind a warning', `Warning: mysql_connect() [function.connect]: refused in /srv/{x}.php on line 3\n${RSS}`],
    ['XML behind two byte order marks', `\ufeff\ufeff\n${RSS}`],
  ])('%s is read as a feed', async (_, content) => {
    expect(titlesOf(await read(fileOf('feed-like', content)))).toEqual(['One'])
  })

  test.each<[string, string]>([
    ['a line with a list of items', lineOf(1, { items: [{ url: 'https://a.example/' }] })],
    ['a line with items further in', lineOf(1, { gallery: { items: [1] }, title: '"items": [' })],
    ['a broken line, and markup in the next', `Warning: cut off\n${lineOf(1, { body: RSS })}`],
  ])('%s is read as NDJSON', async (_, content) => {
    expect((await read(fileOf('line-like', content))).at(-1)).toMatchObject({ kind: 'item', item: { url: 'https://gazette.example/1' } })
  })

  test('items of a JSON Feed that are no objects are rejected in their places', async () => {
    const good = (n: number) => ({ url: `https://gazette.example/${n}`, title: `Report ${n}`, date_published: '2026-05-10T09:00:00Z' })
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Gazette',
      items: [null, good(2), 'str', good(4), { title: 'Five' }],
    }
    const items = await read(fileOf('odd.json', JSON.stringify(feed)))
    expect(items.map(({ kind, at }) => [kind, at.item])).toEqual([
      ['rejected', 1],
      ['item', 2],
      ['rejected', 3],
      ['item', 4],
      ['rejected', 5],
    ])
  })

  test.each<[string, (items: number) => string]>([
    [
      'RSS',
      (items) =>
        `<rss><channel><title>G</title>${Array.from({ length: items }, (_, i) => `<item><title>T ${i}</title><link>https://gazette.example/${i}</link></item>`).join('')}</channel></rss>`,
    ],
    [
      'JSON',
      (items) =>
        JSON.stringify({
          version: 'https://jsonfeed.org/version/1.1',
          items: Array.from({ length: items }, (_, i) => ({ url: `https://gazette.example/${i}`, title: `T ${i}` })),
        }),
    ],
  ])('a file of %s is read whole, however many items it has', async (name, feedOf) => {
    const items = await read(fileOf(`many.${name}`, feedOf(10_300)))
    expect(titlesOf(items)).toHaveLength(10_300)
    expect(rejectionsOf(items)).toEqual([])
  })

  test('a feed that ends in the middle gives its whole items and one message', async () => {
    const rss =
      '<rss><channel><title>G</title><item><title>Whole</title><link>https://gazette.example/1</link></item><item><title>Half a ti'
    const items = await read(fileOf('cut.xml', rss))
    expect(titlesOf(items)).toEqual(['Whole'])
    expect(rejectionsOf(items)).toEqual([[undefined, 'the feed ends in the middle; the items before were read']])
  })

  test.each<[string, Buffer]>([
    [
      'its declaration',
      Buffer.from(
        '<?xml version="1.0" encoding="iso-8859-1"?><rss><channel><item><title>Caf\u00e9</title><link>https://a.example/1</link></item></channel></rss>',
        'latin1',
      ),
    ],
    [
      'a false claim of UTF-8',
      Buffer.from(
        '<?xml version="1.0" encoding="utf-8"?><rss><channel><item><title>Caf\u00e9</title><link>https://a.example/1</link></item></channel></rss>',
        'latin1',
      ),
    ],
    [
      'a byte order mark',
      Buffer.from('\ufeff<rss><channel><item><title>Caf\u00e9</title><link>https://a.example/1</link></item></channel></rss>', 'utf16le'),
    ],
    [
      'the zero bytes of UTF-16',
      Buffer.from('<rss><channel><item><title>Caf\u00e9</title><link>https://a.example/1</link></item></channel></rss>', 'utf16le'),
    ],
    [
      'a false claim of UTF-16',
      Buffer.from(
        '<?xml version="1.0" encoding="utf-16"?><rss><channel><item><title>Caf\u00e9</title><link>https://a.example/1</link></item></channel></rss>',
      ),
    ],
  ])('a feed is decoded by %s', async (_name, bytes) => {
    expect(titlesOf(await read(fileOf('encoded.xml', bytes)))).toEqual(['Café'])
  })

  test('elements nested a hundred thousand deep neither crash nor hang', async () => {
    const deep = `<rss><channel><item><title>${'<b>'.repeat(100_000)}deep</title><link>https://a.example/1</link></item></channel></rss>`
    expect((await read(fileOf('deep.xml', deep))).length).toBe(1)
  })
})
