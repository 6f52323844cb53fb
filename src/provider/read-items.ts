/**
 * Reads whatever `ingest` is given and yields its items one by one: NDJSON, RSS, Atom or JSON Feed, told apart by the first
 * bytes. What cannot be read is one clear message with the place; what stood before it was yielded already.
 */
import type { RawItem } from '../core/articles/article.ts'
import { canonicalUrl } from '../core/articles/canonical-url.ts'
import { outletOfHost } from '../core/articles/outlet.ts'
import { type ItemIdentity, identifyItems } from '../core/feeds/feed-identity.ts'
import { wideEncoding } from './decode-text.ts'
import type { Feed, FeedItem } from './feed-item.ts'
import { FEED_BYTES_MAX, parseFeed } from './read-feed.ts'
import { readNdjson } from './read-ndjson.ts'
import { type OpenOptions, type OpenSource, openSource, SourceError } from './read-source.ts'
import { formatOf } from './source-format.ts'

export interface Place {
  /** The name as the person gave it. */
  source: string
  /** Line of an NDJSON file, from 1. */
  line?: number
  /** Position in a feed, from 1. */
  item?: number
}

export type ReadItem =
  | { kind: 'item'; item: RawItem; at: Place; missingDate: 'reject' | 'first_seen'; raw: string | null; identity?: ItemIdentity | null }
  | { kind: 'repeated'; at: Place }
  | { kind: 'rejected'; reason: string; at: Place; raw: string | null }

const HEAD_BYTES = 8_192

/** Yields the items of one source. Never throws on content; an abort of `signal` ends it with what was read. */
export async function* readItems(source: string, options: OpenOptions = {}): AsyncGenerator<ReadItem> {
  let line: number | undefined
  try {
    const open = await openSource(source, options)
    const { head, bytes } = await peek(open.bytes)
    const format = formatOf(head, open)
    if (format.kind === 'unreadable') yield rejected(format.reason, { source: open.name })
    else if (format.kind === 'feed') yield* feedItems(open, bytes)
    else {
      for await (const read of readNdjson(toUtf8(bytes, head))) {
        line = read.line
        const at = { source: open.name, line }
        if (read.kind === 'item') yield { kind: 'item', item: read.item, at, missingDate: 'reject', raw: read.raw }
        else yield { kind: 'rejected', reason: read.reason, at, raw: read.raw }
      }
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    if (options.signal?.aborted) return
    const at = { source: source === '-' ? 'standard input' : source }
    yield rejected(error.message, line === undefined ? at : { ...at, line })
  }
}

function rejected(reason: string, at: Place): ReadItem {
  return { kind: 'rejected', reason, at, raw: null }
}

async function* feedItems(open: OpenSource, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ReadItem> {
  const whole = await collectFeed(bytes)
  if (whole === null) {
    yield rejected(`the feed is larger than ${FEED_BYTES_MAX / 1024 / 1024} MB`, { source: open.name })
    return
  }
  // Whoever names it wants all of it, and what it may weigh bounds its items.
  const result = parseFeed(whole, { url: open.url, contentType: open.contentType, itemsMax: Number.POSITIVE_INFINITY })
  if (result.kind === 'error') {
    yield rejected(result.message, { source: open.name })
    return
  }
  const { feed } = result
  const identities = identifyItems(feed.items)
  for (const [index, item] of feed.items.entries()) {
    const at = { source: open.name, item: index + 1 }
    const identity = identities[index] ?? null
    if (item.link === null) yield rejected('the item has no address', at)
    else if (identity === null && canonicalUrl(item.link) !== null) yield { kind: 'repeated', at }
    else yield { kind: 'item', item: rawItemOf(item, feed), at, missingDate: 'first_seen', raw: null, identity }
  }
  if (feed.isCut) yield rejected('the feed ends in the middle; the items before were read', { source: open.name })
}

/** A feed's item in the form that all input takes. */
export function rawItemOf(item: FeedItem, feed: Pick<Feed, 'title' | 'language'>): RawItem {
  return {
    url: item.link,
    title: item.title,
    published_at: item.publishedAt === null ? '' : new Date(item.publishedAt).toISOString(),
    is_local_time: item.isLocalTime,
    source_host: item.sourceUrl ?? '',
    summary: item.summary,
    body: item.body,
    language: item.language ?? feed.language ?? '',
    outlet_name: item.sourceName ?? feed.title,
    origin_url: item.originUrl,
    is_aggregated: isAggregated(item),
    isPlainText: true,
  }
}

/** Whether the item names another outlet than that of its own address as its source. */
function isAggregated({ sourceUrl, link }: FeedItem): boolean {
  return sourceUrl !== null && link !== null && outletOfHost(sourceUrl) !== outletOfHost(link)
}

/** The bytes in one piece; null when they are more than a feed may have. */
export async function collectFeed(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of bytes) {
    length += part.length
    if (length > FEED_BYTES_MAX) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The first bytes, and a stream that still begins with them. */
async function peek(bytes: AsyncIterable<Uint8Array>): Promise<{ head: Uint8Array; bytes: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]()
  const parts: Uint8Array[] = []
  let length = 0
  let failure: unknown
  while (length < HEAD_BYTES) {
    // A break within the first bytes is told after the lines before it were read.
    const next = await iterator.next().catch((error: unknown) => {
      failure = error
      return { done: true as const, value: undefined }
    })
    if (next.done === true) break
    parts.push(next.value)
    length += next.value.length
  }
  // Where nothing came before it, the break is all that there is to tell.
  if (length === 0 && failure !== undefined) throw failure
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* parts
      if (failure !== undefined) throw failure
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { head: Buffer.concat(parts).subarray(0, HEAD_BYTES), bytes: all() }
}

/** NDJSON that is UTF-16 is brought to UTF-8; everything else passes as it is, without its byte order mark. */
async function* toUtf8(bytes: AsyncIterable<Uint8Array>, head: Uint8Array): AsyncGenerator<Uint8Array> {
  const wide = wideEncoding(head)
  if (wide !== 'utf-16le' && wide !== 'utf-16be') {
    let isFirst = true
    for await (const chunk of bytes) {
      yield isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? chunk.subarray(3) : chunk
      isFirst = false
    }
    return
  }
  const decoder = new TextDecoder(wide)
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}
