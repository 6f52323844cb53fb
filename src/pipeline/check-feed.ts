// Looks at a feed without taking anything in: what would be read, and what would be refused and why. Within the bounds within which
// feeds are read, so that what passes here passes there.

import { normalizeArticle } from '../core/articles/article.ts'
import { type FeedLink, feedLinksOf } from '../core/feeds/feed-links.ts'
import { decodeText } from '../provider/decode-text.ts'
import type { FeedItem } from '../provider/feed-item.ts'
import { FEED_BYTES_MAX, parseFeed } from '../provider/read-feed.ts'
import { collectFeed, rawItemOf } from '../provider/read-items.ts'
import { type OpenOptions, openSource, SourceError } from '../provider/read-source.ts'
import { FEED_FETCH_BYTES_MAX, FEED_FETCH_TIMEOUT_MS } from './fetch-feed.ts'

export interface CheckedFeed {
  kind: 'feed'
  title: string
  link: string | null
  language: string | null
  /** The document ends in the middle. */
  isCut: boolean
  /** How many items stand behind the most that are read. */
  leftOut: number
  items: FeedItem[]
  rejected: { item: FeedItem; reason: string }[]
}

/** A web page is told with the feeds that it names. */
interface UnreadableFeed {
  kind: 'unreadable'
  reason: string
  isPage: boolean
  feeds: FeedLink[]
}

export type FeedCheck = CheckedFeed | UnreadableFeed

/** Reads a file or an address as a feed; `fetch` may ask for less time than a feed has. */
export async function checkFeed(source: string, options: OpenOptions, now: number): Promise<FeedCheck> {
  try {
    const fetch = { timeoutMs: FEED_FETCH_TIMEOUT_MS, ...options.fetch }
    const open = await openSource(source, { ...options, fetch, bytesMax: FEED_FETCH_BYTES_MAX })
    const body = await collectFeed(open.bytes)
    if (body === null) return unreadable(`the feed is larger than ${FEED_BYTES_MAX / 1024 / 1024} MB`)
    const parsed = parseFeed(body, { url: open.url, contentType: open.contentType })
    if (parsed.kind === 'error') {
      if (parsed.code !== 'web_page' || open.url === null) return unreadable(parsed.message)
      return { ...unreadable(parsed.message), isPage: true, feeds: feedLinksOf(decodeText(body, open.contentType), open.url) }
    }
    const { title, link, language, isCut, leftOut, items } = parsed.feed
    return { kind: 'feed', title, link, language, isCut, leftOut, ...judged(items, { title, language }, now) }
  } catch (error) {
    if (error instanceof SourceError) return unreadable(error.message)
    throw error
  }
}

function unreadable(reason: string): UnreadableFeed {
  return { kind: 'unreadable', reason, isPage: false, feeds: [] }
}

function judged(
  items: readonly FeedItem[],
  feed: { title: string; language: string | null },
  now: number,
): Pick<CheckedFeed, 'items' | 'rejected'> {
  const accepted: FeedItem[] = []
  const rejected: CheckedFeed['rejected'] = []
  for (const item of items) {
    const reason = refusalOf(item, feed, now)
    if (reason === null) accepted.push(item)
    else rejected.push({ item, reason })
  }
  return { items: accepted, rejected }
}

function refusalOf(item: FeedItem, feed: { title: string; language: string | null }, now: number): string | null {
  if (item.link === null) return 'the item has no address'
  const normalized = normalizeArticle(rawItemOf(item, feed), { now, missingDate: 'first_seen' })
  return normalized.kind === 'rejected' ? normalized.reason : null
}
