/**
 * Feeds of every kind to one shape: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1.x. The text of titles, summaries
 * and bodies is already plain. A feed that can be read in part is read in part; what is no feed gives a typed error.
 */
import { gunzipSync } from 'node:zlib'
import { FEED_ITEMS_MAX } from '../core/feeds/left-out.ts'
import { mayBeIn } from '../core/text/language.ts'
import { decodeText } from './decode-text.ts'
import { type FeedItem, type FeedResult, feedError } from './feed-item.ts'
import { parseXmlFeed } from './feed-items.ts'
import { parseJsonFeed } from './feed-json.ts'

export const FEED_BYTES_MAX = 20 * 1024 * 1024
/** How often one may be packed: by a program and by the proxy before it. */
const PACKED_TIMES_MAX = 2

export interface FeedContext {
  /** Where the feed was fetched from: the last resort for relative links. */
  url?: string | null
  contentType?: string | null
  /** What whoever added the feed says; for letters of a set that nobody names. */
  language?: string | null
  /** How many items are read, where they are not as many as of any feed. */
  itemsMax?: number
}

/** Reads a feed. Never throws on its content. */
export function parseFeed(input: string | Uint8Array, context: FeedContext = {}): FeedResult {
  if (input.length > FEED_BYTES_MAX) return feedError('too_large', `the feed is larger than ${FEED_BYTES_MAX / 1024 / 1024} MB`)
  const bytes = typeof input === 'string' ? null : unpacked(input)
  const text =
    typeof input === 'string' ? input : bytes === null ? '' : decodeText(bytes, context.contentType ?? null, context.language ?? null)
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (bytes === null && typeof input !== 'string') return feedError('malformed', 'the packed feed is damaged or too large')
  if (start === '') return feedError('empty', 'the feed is empty')
  const bounds = { url: context.url ?? '', itemsMax: context.itemsMax ?? FEED_ITEMS_MAX }
  if (start.startsWith('{')) return withoutWrongLanguage(parseJsonFeed(start, bounds))
  return withoutWrongLanguage(parseXmlFeed(start, bounds))
}

/**
 * A feed says the language that its software was set to, and much software is never set. One whose headlines, read together, are in another says none,
 * nor does an item that says the same: each is then read for itself.
 */
function withoutWrongLanguage(result: FeedResult): FeedResult {
  if (result.kind === 'error' || result.feed.language === null) return result
  const { language, items } = result.feed
  const isSaidOf = (item: FeedItem) => item.language === null || item.language === language
  const headlines = items.filter(isSaidOf).map(({ title }) => title)
  if (mayBeIn(language, headlines.join('. '))) return result
  const read = items.map((item) => (isSaidOf(item) ? { ...item, language: null } : item))
  return { kind: 'feed', feed: { ...result.feed, language: null, items: read } }
}

/** Some servers send packed feeds as if they were plain, or pack them twice. Null when they cannot be unpacked within the limits. */
function unpacked(bytes: Uint8Array, timesMax = PACKED_TIMES_MAX): Uint8Array | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  if (timesMax === 0) return null
  try {
    return unpacked(gunzipSync(bytes, { maxOutputLength: FEED_BYTES_MAX }), timesMax - 1)
  } catch {
    return null
  }
}
