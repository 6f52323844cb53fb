import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cleanLine, cleanParagraphs, plainLine } from '../src/core/text/clean-text.ts'
import { parsePublishedAt } from '../src/core/text/published-at.ts'
import type { FeedItem } from '../src/provider/feed-item.ts'
import { parseFeed } from '../src/provider/read-feed.ts'

/** The test inputs of four feed parsers (feedparser, feed-rs, rss-parser, node-feedparser), where they are at hand. */
const FEEDS = join(import.meta.dirname, '../../shared/data/feeds')
const hasFeeds = existsSync(FEEDS)
if (!hasFeeds) console.warn('SKIPPED: ../shared/data/feeds is absent, feed reading was not measured')

const MILLISECONDS_PER_FEED_MAX = 5_000

const FIELDS = ['title', 'link', 'publishedAt', 'text'] as const

interface Expected {
  file: string
  index: number
  field: (typeof FIELDS)[number]
  /** Any of these is right: parsers differ on whether a title's tags are text. */
  values: Array<string | number>
  actual: string | number | null
}

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: FEEDS }).filter((name) => /\.(?:xml|rss|atom|html|json)$/.test(name))
}

function itemsOf(file: string): FeedItem[] {
  const result = parseFeed(readFileSync(join(FEEDS, file)))
  return result.kind === 'feed' ? result.feed.items : []
}

describe.skipIf(!hasFeeds)('real and broken feeds', () => {
  test('every input gives a feed or a typed error, in bounded time', () => {
    const files = filesOf('**/*').filter((name) => !name.endsWith('.serde.json') && !name.includes('output'))
    expect(files.length).toBeGreaterThan(2_000)
    const counts = { feeds: 0, errors: 0, items: 0 }
    for (const file of files) {
      const started = performance.now()
      const result = parseFeed(readFileSync(join(FEEDS, file)), { url: 'https://feeds.example/feed' })
      expect(performance.now() - started, file).toBeLessThan(MILLISECONDS_PER_FEED_MAX)
      counts[result.kind === 'feed' ? 'feeds' : 'errors']++
      if (result.kind === 'feed') counts.items += result.feed.items.length
    }
    console.info(`feeds: ${JSON.stringify(counts)} of ${files.length} files`)
    expect(counts.errors).toBeLessThan(15)
  })

  test('every input cut in the middle gives a feed or a typed error', () => {
    for (const file of filesOf('{feed-rs,rss-parser,node-feedparser}/**/*')) {
      const bytes = readFileSync(join(FEEDS, file))
      expect(['feed', 'error']).toContain(parseFeed(bytes.subarray(0, bytes.length >> 1)).kind)
    }
  })

  test('title, link, date and text are what feed-rs expects', () => agree('feed-rs', feedRsExpectations()))
  test('title, link, date and text are what rss-parser expects', () => agree('rss-parser', rssParserExpectations()))
  test('title, link, date and text are what feedparser expects', () => agree('feedparser', feedparserExpectations()))
})

/** Where we read otherwise, and why. */
const EXCEPTIONS: Record<string, string> = {
  'rss-parser/test/input/reddit-atom.rss text': 'it puts the words of an element before those of its children; we keep their order',
  'rss-parser/test/input/reddit-home.rss text': 'the same',
  'feed-rs/feed-rs/fixture/atom/atom_example_reddit.xml text': 'it keeps the line below each post that says who submitted it',
  'feed-rs/feed-rs/fixture/atom/atom_mediarss_reddit_1.xml text': 'the same',
  'feed-rs/feed-rs/fixture/rss2/rss_2.0_reddit.xml text': 'the same',
  'rss-parser/test/input/content-encoded.rss text': 'it keeps the captions of pictures',
  'rss-parser/test/input/xml2js-options.rss text': 'its caller asked it to write EMPTY for what is empty',
  'feedparser/tests/wellformed/base/http_item_link_base_content_location.xml link':
    'its base is in a Content-Location header, which we have not',
  'feedparser/tests/wellformed/atom/entry_updated_multiple_values.xml publishedAt':
    'of two dates it takes the update; an article keeps its first',
}

/** Every expectation holds, but for the exceptions; and every exception is one. */
function agree(name: string, expectations: Expected[]): void {
  const wrong = expectations.filter(({ actual, values }) => actual === null || !values.includes(actual))
  for (const field of FIELDS) {
    const all = expectations.filter((expected) => expected.field === field)
    console.info(`${name} ${field}: ${all.length - wrong.filter((expected) => expected.field === field).length} of ${all.length}`)
    expect(all.length, `${name} ${field}`).toBeGreaterThan(0)
  }
  if (process.env.SITREP_TEST_VERBOSE !== undefined) for (const one of wrong) console.info(JSON.stringify(one).slice(0, 600))
  const places = [...new Set(wrong.map(({ file, field }) => `${file} ${field}`))].toSorted()
  expect(places).toEqual(
    Object.keys(EXCEPTIONS)
      .filter((place) => place.startsWith(`${name}/`))
      .toSorted(),
  )
}

function expectedItem(
  file: string,
  index: number,
  item: FeedItem | undefined,
  wanted: { title: string | null; link: string | null; date: string | null; texts?: readonly (string | null | undefined)[] },
): Expected[] {
  const list: Expected[] = []
  // Where an expectation holds a broken encoding or FeedBurner's detour, we do better than it.
  const titles = wanted.title === null ? [] : [cleanLine(wanted.title), plainLine(wanted.title)]
  if (titles.some((title) => title !== '' && !title.includes('\ufffd')))
    list.push({ file, index, field: 'title', values: titles, actual: item?.title ?? null })
  if (wanted.link !== null && /^https?:(?!.*\/~r\/)/.test(wanted.link))
    list.push({ file, index, field: 'link', values: [sameUrl(wanted.link)], actual: sameUrl(item?.link ?? '') })
  const date = wanted.date === null ? null : parsePublishedAt(wanted.date)
  if (date !== null)
    list.push({ file, index, field: 'publishedAt', values: [Math.floor(date / 1000)], actual: Math.floor((item?.publishedAt ?? 0) / 1000) })
  // An article has one text: its body, or its summary where it has none. Any of the texts of an item may be it.
  const texts = (wanted.texts ?? []).flatMap((markup) => (markup ? [wordsOf(cleanParagraphs(markup)), wordsOf(markup)] : []))
  const isBroken = (wanted.texts ?? []).some((markup) => markup?.includes('\ufffd'))
  if (!isBroken && texts.some((words) => words !== '')) {
    const own = [wordsOf(item?.body ?? ''), wordsOf(item?.summary ?? '')]
    list.push({ file, index, field: 'text', values: texts, actual: own.find((words) => texts.includes(words)) ?? own.join(' | ') })
  }
  return list
}

/** What a text says, without the marks between its words. */
function wordsOf(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

function sameUrl(url: string): string {
  return URL.parse(url)?.href ?? url
}

const text = z.string().nullish()
const feedRs = z.object({
  entries: z.array(
    z.object({
      title: z.object({ content: text }).nullish(),
      summary: z.object({ content: text }).nullish(),
      content: z.object({ body: text }).nullish(),
      links: z.array(z.object({ href: z.string(), rel: text })),
      published: text,
      updated: text,
    }),
  ),
})

function feedRsExpectations(): Expected[] {
  return filesOf('feed-rs/**/*.serde.json').flatMap((name) => {
    const file = ['.xml', '.json'].map((end) => name.replace('.serde.json', end)).find((other) => existsSync(join(FEEDS, other)))
    if (file === undefined) return []
    const items = itemsOf(file)
    return feedRs.parse(JSON.parse(readFileSync(join(FEEDS, name), 'utf8'))).entries.flatMap((entry, index) => {
      const link = entry.links.find(({ rel }) => rel === null || rel === undefined || rel === 'alternate')?.href ?? null
      return expectedItem(file, index, items[index], {
        title: entry.title?.content ?? null,
        link,
        date: entry.published ?? entry.updated ?? null,
        texts: [entry.content?.body, entry.summary?.content],
      })
    })
  })
}

const rssParser = z.object({
  feed: z.object({
    items: z.array(
      z.object({
        title: z.unknown(),
        link: z.unknown(),
        isoDate: text,
        content: z.unknown().optional(),
        'content:encoded': z.unknown().optional(),
      }),
    ),
  }),
})

function rssParserExpectations(): Expected[] {
  const inputs = filesOf('rss-parser/test/input/*')
  return filesOf('rss-parser/test/output/*.json').flatMap((name) => {
    const file = inputs.find((input) => basename(input).replace(/\.\w+$/, '.json') === basename(name))
    const parsed = rssParser.safeParse(JSON.parse(readFileSync(join(FEEDS, name), 'utf8')))
    if (file === undefined || !parsed.success) return []
    const items = itemsOf(file)
    return parsed.data.feed.items.flatMap(({ title, link, isoDate, content, 'content:encoded': encoded }, index) => {
      const wanted = {
        title: typeof title === 'string' ? title : null,
        link: typeof link === 'string' ? link : null,
        date: isoDate ?? null,
        texts: [content, encoded].filter((part) => typeof part === 'string'),
      }
      return expectedItem(file, index, items[index], wanted)
    })
  })
}

/** Only expectations that are one comparison of one field of the first entry; its leading comment holds them. */
function feedparserExpectations(): Expected[] {
  return filesOf('feedparser/tests/{wellformed,illformed,entities,encoding}/**/*.xml').flatMap((file) => {
    // CDF is no format of ours, and sanitize/ is about markup that we drop.
    if (['sanitize', 'cdf'].includes(basename(dirname(file)))) return []
    const head = readFileSync(join(FEEDS, file), 'utf8').slice(0, 2_000)
    const simple =
      /Expect:\s*(?:not bozo and )?entries\[0\]\['(title|link|summary|description)'\] == u?'([^'\\]*)'\s*$/m.exec(head) ??
      /Expect:\s*(?:not bozo and )?entries\[0\]\['(content)'\]\[0\]\['value'\] == u?'([^'\\]*)'\s*$/m.exec(head) ??
      /Expect:\s*(?:not bozo and )?entries\[0\]\['(title|summary|description)_detail'\]\['value'\] == u?'([^'\\]*)'\s*$/m.exec(head)
    const dated =
      /Expect:\s*(?:not bozo and )?entries\[0\]\['(?:published|updated)_parsed'\] == \((\d+), (\d+), (\d+), (\d+), (\d+), (\d+),/m.exec(
        head,
      )
    const date =
      dated === null
        ? null
        : new Date(
            Date.UTC(Number(dated[1]), Number(dated[2]) - 1, Number(dated[3]), Number(dated[4]), Number(dated[5]), Number(dated[6])),
          ).toISOString()
    if (simple === null && date === null) return []
    const [, field, value = ''] = simple ?? []
    const result = parseFeed(readFileSync(join(FEEDS, file)), { url: 'http://127.0.0.1:8097/' })
    const item = result.kind === 'feed' ? result.feed.items[0] : undefined
    return expectedItem(file, 0, item, {
      title: field === 'title' ? value : null,
      link: field === 'link' ? value : null,
      date,
      texts: field !== undefined && !['title', 'link'].includes(field) ? [value] : [],
    })
  })
}
