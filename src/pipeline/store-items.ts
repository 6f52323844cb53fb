// The items of a feed into the store: new ones as articles, corrections to what is known, and what the feed shows now.

import { type Article, FUTURE_MS_MAX, normalizeArticle } from '../core/articles/article.ts'
import { OUTLET_NAME_CHARACTERS_MAX, outletOfHost } from '../core/articles/outlet.ts'
import { DAY_MS } from '../core/durations.ts'
import {
  contentHash,
  type ItemIdentity,
  identifyItems,
  isLikeTitle,
  type KnownItem,
  packItems,
  rememberItems,
  unpackItems,
} from '../core/feeds/feed-identity.ts'
import { cutText, plainLine } from '../core/text/clean-text.ts'
import type { FeedItem, Feed as ParsedFeed } from '../provider/feed-item.ts'
import { rawItemOf } from '../provider/read-items.ts'
import { findArticlesAt, findHeads, insertArticles, reviseArticles } from '../store/articles.ts'
import type { Queryable } from '../store/database.ts'
import { type Feed, findFeedItems, saveFeedItems } from '../store/feeds.ts'
import { noteOutlets } from '../store/outlets.ts'

/** An item that is dated no further ahead will be taken in when its time comes; later than that it is dated wrong. */
const AWAITED_MS_MAX = DAY_MS
/** Under one address and like titles, what is dated further apart are two issues of something that comes out again and again. */
const EDITIONS_APART_MS_MAX = DAY_MS

export interface FeedArticle {
  article: Article
  identity: ItemIdentity
  sourceName: string | null
}

/**
 * The articles of a feed; its hints fill what its items leave open. An item that stands there twice counts once; those that were left
 * out are rejected. `isAwaited`: one is refused now
 * for its time alone, which comes within a day.
 */
export function itemsOf(
  parsed: ParsedFeed,
  hints: Pick<Feed, 'categoryHint' | 'countryHint' | 'languageHint'>,
  now: number,
): { items: FeedArticle[]; rejected: number; isAwaited: boolean } {
  const identities = identifyItems(parsed.items)
  const items: FeedArticle[] = []
  let rejected = parsed.leftOut
  let isAwaited = false
  for (const [index, item] of parsed.items.entries()) {
    const identity = identities[index] ?? null
    if (identity === null) {
      rejected += item.link === null ? 1 : 0
      continue
    }
    const raw = rawItemOf(item, parsed)
    const normalized = normalizeArticle(
      {
        ...raw,
        category: raw.category ?? hints.categoryHint,
        // An aggregator's home says nothing about the outlet that an item is from.
        country: raw.country ?? (item.sourceUrl === null ? hints.countryHint : null),
        language: languageSaid(item, parsed) ?? hints.languageHint ?? parsed.language,
      },
      { now, missingDate: 'first_seen' },
    )
    if (normalized.kind === 'rejected') {
      rejected += 1
      isAwaited ||= isAhead(item.publishedAt, now)
    } else {
      const article = { ...normalized.article, canonicalUrl: identity.canonicalUrl }
      items.push({ article, identity, sourceName: item.sourceName })
    }
  }
  return { items, rejected, isAwaited }
}

/** What the item alone says. A whole feed says what its software was set to, which whoever adds the feed knows better. */
function languageSaid(item: FeedItem, feed: ParsedFeed): string | null {
  return item.language === feed.language ? null : item.language
}

function isAhead(publishedAt: number | null, now: number): boolean {
  return publishedAt !== null && publishedAt > now + FUTURE_MS_MAX && publishedAt <= now + AWAITED_MS_MAX
}

export interface StoredItems {
  accepted: number
  revised: number
  /** Whether articles read otherwise there than they did, and stay as they are. */
  isUnlike: boolean
}

export interface ItemsShown {
  feed: Feed
  title: string
  items: readonly FeedArticle[]
  /** Whether it is what the feed shows now, so that what reads otherwise is a correction; else it may be of any time, and only brings what is new. */
  isCurrent: boolean
}

/** Stores what a feed shows, in the caller's transaction. */
export async function storeItems(
  tx: Queryable,
  { feed, title, items, isCurrent }: ItemsShown,
  { clock, newId }: { clock: () => number; newId: () => string },
): Promise<StoredItems> {
  const now = clock()
  const packed = await findFeedItems(tx, feed.id)
  const before = packed === null ? [] : unpackItems(packed)
  const ownOutlet = outletOfHost(feed.url)
  const { known, sharers } = await recognise(tx, { items, before, ownOutlet })
  const fresh = items
    .filter((item) => !known.has(item))
    .map((item) => ({ ...item.article, ...(sharers.has(item) && { canonicalUrl: item.identity.ownUrl }), id: newId(), item }))
  // All in one statement, which a feed is small enough for: it writes in the order of keys that all writers share, and what is written
  // stays locked until the transaction ends.
  const stored = fresh.length === 0 ? new Set<string>() : await insertArticles(tx, fresh, now)
  const arrived = fresh.filter(({ id }) => stored.has(id))
  const others = await itemsOfOthers(
    tx,
    fresh.filter(({ id }) => !stored.has(id)),
    ownOutlet,
  )
  const shown: KnownItem[] = [
    ...arrived.map(({ id, item }) => ({ ...memoryOf(item), articleId: id, mayCorrect: true })),
    ...others,
    ...[...known].map(([item, memory]) => (isCurrent ? { ...memory, ...memoryOf(item) } : memory)),
  ]
  const corrections = correctionsIn(known)
  const revised = isCurrent ? await reviseArticles(tx, corrections, now) : 0
  const remembered = packItems(rememberItems(shown, before))
  if (packed === null || !packed.equals(remembered)) await saveFeedItems(tx, feed.id, remembered)
  if (arrived.length > 0) await noteOutlets(tx, outletsOf(arrived, { feed, title }))
  return { accepted: stored.size, revised, isUnlike: !isCurrent && corrections.length > 0 }
}

function memoryOf({ article, identity }: FeedArticle): Omit<KnownItem, 'articleId' | 'mayCorrect'> {
  return { key: identity.key, link: identity.link, content: contentHash(article) }
}

interface Recognised {
  /** The items that this feed has shown before, each with what is remembered of it. */
  known: Map<FeedArticle, KnownItem>
  /** New ones at an address at which it has shown another. */
  sharers: Set<FeedArticle>
}

/**
 * Tells what this feed has shown before. A guid that comes back under another address, or an address under another guid, is the same item
 * only when its title is like the one that is known: some feeds give one guid, or one address, to whatever is newest. An outlet alone says
 * that several of its items stand at one address; others show an address again under what they like to call it.
 */
async function recognise(
  tx: Queryable,
  { items, before, ownOutlet }: { items: readonly FeedArticle[]; before: readonly KnownItem[]; ownOutlet: string | null },
): Promise<Recognised> {
  const byKey = new Map(before.map((item) => [item.key, item]))
  const byLink = Map.groupBy(before, ({ link }) => link)
  const known = new Map<FeedArticle, KnownItem>()
  const doubted: { item: FeedArticle; former: readonly KnownItem[]; isByLink: boolean }[] = []
  for (const item of items) {
    const memory = byKey.get(item.identity.key)
    const atLink = byLink.get(item.identity.link) ?? []
    if (memory?.link === item.identity.link) known.set(item, memory)
    else if (memory !== undefined) doubted.push({ item, former: [memory], isByLink: false })
    else if (atLink.length > 0) doubted.push({ item, former: atLink, isByLink: true })
  }
  const sharers = new Set<FeedArticle>()
  if (doubted.length === 0) return { known, sharers }
  const heads = await findHeads(
    tx,
    doubted.flatMap(({ former }) => former.map(({ articleId }) => articleId)),
  )
  const shown = new Set(items.map(({ identity }) => identity.key))
  for (const { item, former, isByLink } of doubted) {
    const { title, publishedAt } = item.article
    const like = former.find(({ articleId }) => {
      const head = heads.get(articleId)
      return head !== undefined && isLikeTitle(head.title, title)
    })
    if (like === undefined && isByLink && item.article.sourceHost === ownOutlet) sharers.add(item)
    if (like === undefined) continue
    const apartMs = Math.abs((heads.get(like.articleId)?.publishedAt ?? 0) - publishedAt)
    if (!isByLink || (apartMs <= EDITIONS_APART_MS_MAX && !shown.has(like.key))) known.set(item, like)
  }
  return { known, sharers }
}

/** Items whose articles another feed has brought: this one may correct them only when it is the outlet's own. */
async function itemsOfOthers(
  tx: Queryable,
  items: readonly { item: FeedArticle; canonicalUrl: string }[],
  ownOutlet: string | null,
): Promise<KnownItem[]> {
  if (items.length === 0) return []
  const articles = await findArticlesAt(
    tx,
    items.map(({ canonicalUrl }) => canonicalUrl),
  )
  const byAddress = new Map(articles.map((article) => [article.canonicalUrl, article]))
  return items.flatMap(({ item, canonicalUrl }) => {
    const article = byAddress.get(canonicalUrl)
    return article ? [{ ...memoryOf(item), articleId: article.id, mayCorrect: article.sourceHost === ownOutlet }] : []
  })
}

/** What differs from what this feed has said of the same article before. */
function correctionsIn(known: ReadonlyMap<FeedArticle, KnownItem>) {
  return [...known]
    .filter(([{ article }, { content, mayCorrect }]) => mayCorrect && content !== contentHash(article))
    .map(([{ article }, { articleId }]) => {
      const { title, summary, body, language } = article
      return { id: articleId, title, summary, body, language }
    })
}

function outletsOf(arrived: readonly { item: FeedArticle }[], { feed, title }: { feed: Feed; title: string }) {
  const own = outletOfHost(feed.url)
  const outlets = new Map(
    arrived.map(({ item: { article, sourceName } }) => {
      const isOwn = article.sourceHost === own
      const name = cutText(plainLine(sourceName ?? (isOwn ? title : '')), OUTLET_NAME_CHARACTERS_MAX)
      return [article.sourceHost, { host: article.sourceHost, name, country: isOwn ? feed.countryHint : null, family: null }]
    }),
  )
  return [...outlets.values()].toSorted((one, other) => (one.host < other.host ? -1 : 1))
}
