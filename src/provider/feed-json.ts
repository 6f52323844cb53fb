/** JSON Feed 1.0 and 1.1 (jsonfeed.org/version/1.1). Fields of a wrong type are taken as absent. */
import { z } from 'zod'
import { cleanLine } from '../core/text/clean-text.ts'
import { type DateHabits, dateHabitsOf } from '../core/text/published-at.ts'
import { absoluteUrl, type FeedBounds, type FeedItem, type FeedResult, feedError, plainItem, publicationTime } from './feed-item.ts'
import { escapeMarkup, plainAsMarkup } from './feed-xml.ts'

const text = z.string().catch('')
const time = z.union([z.string(), z.number().transform(String)]).catch('')
const jsonAuthor = z.object({ name: text }).catch({ name: '' })
const jsonItem = z.object({
  id: z.union([z.string(), z.number().transform(String)]).catch(''),
  url: text,
  external_url: text,
  title: text,
  content_html: text,
  content_text: text,
  summary: text,
  date_published: time,
  date_modified: time,
  language: text,
  author: jsonAuthor.optional(),
  authors: z.array(jsonAuthor).catch([]),
})
/** What is no object says nothing; it keeps its place, so that it is counted and those behind it keep their numbers. */
const NO_ITEM = jsonItem.parse({})
const jsonHub = z.object({ type: text, url: text }).catch({ type: '', url: '' })
const jsonFeed = z.object({
  version: text,
  title: text,
  home_page_url: text,
  feed_url: text,
  language: text,
  hubs: z.array(jsonHub).catch([]),
  items: z.array(z.unknown()),
})

export function parseJsonFeed(source: string, { url, itemsMax }: FeedBounds): FeedResult {
  let data: unknown
  try {
    data = JSON.parse(source)
  } catch {
    return feedError('malformed', 'the JSON feed is not JSON')
  }
  const parsed = jsonFeed.safeParse(data)
  if (!parsed.success) return feedError('not_a_feed', 'JSON, but not a JSON Feed: it has no items')
  const feed = parsed.data
  const link = absoluteUrl(feed.home_page_url, url)
  const base = link ?? absoluteUrl(feed.feed_url, url) ?? url
  const items = feed.items.slice(0, itemsMax).map((value) => jsonItem.safeParse(value).data ?? NO_ITEM)
  const habits = dateHabitsOf(
    items.flatMap(({ date_published, date_modified }) => [date_published, date_modified]),
    feed.language,
  )
  const hub = feed.hubs.find(({ type }) => /^websub$/i.test(type))?.url ?? ''
  const self = absoluteUrl(feed.feed_url, url)
  const title = cleanLine(plainAsMarkup(feed.title))
  return {
    kind: 'feed',
    feed: {
      title,
      link,
      language: feed.language || null,
      hub: absoluteUrl(hub, url),
      self,
      items: items.map((item) => readItem(item, { base, habits })),
      leftOut: feed.items.length - items.length,
      isCut: false,
    },
  }
}

function readItem(item: z.infer<typeof jsonItem>, { base, habits }: { base: string; habits: DateHabits }): FeedItem {
  // The id is the address in many feeds; a bare number or word is not.
  const link = absoluteUrl(item.url, base) ?? absoluteUrl(item.external_url, base) ?? absoluteUrl(item.id)
  return plainItem({
    title: plainAsMarkup(item.title),
    link,
    ...publicationTime([item.date_published, item.date_modified], habits),
    summary: plainAsMarkup(item.summary),
    body: item.content_html || escapeMarkup(item.content_text),
    guid: item.id || null,
    author: item.authors.map(({ name }) => name).find((name) => name !== '') ?? (item.author?.name || null),
    language: item.language || null,
    sourceUrl: null,
    sourceName: null,
    originUrl: null,
  })
}
