/**
 * Which item is which? Within its feed an item is known by its guid, else by its canonical address, else by title and date.
 * Feeds bend the rule, so it bends too: a guid that several items share names none of them, one that is the item's address with a
 * number of its edition behind it ("…/bridge#2") names the address, and an address under which a feed shows several unlike items (a live
 * page, the home page), at one time or one after the other, is told apart by what the items say.
 *
 * What a feed showed last is kept packed, a few bytes an item: that is enough to see that an item was corrected, and whether this
 * feed may correct it (it brought the article, or it is the outlet's own).
 */
import { hash } from 'node:crypto'
import { canonicalUrl } from '../articles/canonical-url.ts'

export interface IdentifiableItem {
  guid: string | null
  link: string | null
  title: string
  publishedAt: number | null
}

export interface ItemIdentity {
  /** Names the item within its feed: 16 hexadecimal digits. */
  key: string
  /** Names its address within its feed, likewise. */
  link: string
  /** Names the article in the whole store. */
  canonicalUrl: string
  /** The same for an item that turns out to share its address with another. */
  ownUrl: string
}

/** Of a title, to see whether another is like it; feeds may send any length. */
const TITLE_CHARACTERS_COMPARED = 500
/** Less of their words in common, and two titles are of two items. */
const TITLE_SHARED_MIN = 0.5

/** The identities of a document's items, in their order; null for one without an address or that stands there twice. */
export function identifyItems(items: readonly IdentifiableItem[]): (ItemIdentity | null)[] {
  const addresses = items.map(({ link }) => (link === null ? null : canonicalUrl(link)))
  const guids = sharedGuids(items, addresses)
  const shared = sharedAddresses(items, addresses)
  const seen = new Set<string>()
  return items.map((item, index) => {
    const address = addresses[index]
    if (address === null || address === undefined) return null
    const isShared = shared.has(address)
    const said = item.guid !== null && !guids.has(item.guid) ? item.guid : null
    const guid = said === null || isShared ? said : withoutEdition(said, address)
    const own = said ?? `${item.title} ${item.publishedAt ?? ''}`
    const ownUrl = `${address}#${shortHash(own)}`
    const canonical = isShared ? ownUrl : address
    const key = shortHash(guid === null ? `address ${canonical}` : `guid ${guid}`)
    if (seen.has(key) || seen.has(canonical)) return null
    seen.add(key).add(canonical)
    return { key, link: shortHash(canonical), canonicalUrl: canonical, ownUrl }
  })
}

/** A guid without the fragment that tells editions of one page apart. */
function withoutEdition(guid: string, address: string): string {
  const page = guid.replace(/#.*$/s, '')
  return canonicalUrl(page) === address ? page : guid
}

/** Guids under which a document shows more than one address. */
function sharedGuids(items: readonly IdentifiableItem[], addresses: readonly (string | null)[]): Set<string> {
  const first = new Map<string, string | null>()
  const shared = new Set<string>()
  for (const [index, { guid }] of items.entries()) {
    if (guid === null) continue
    const address = addresses[index] ?? null
    if (first.has(guid) && first.get(guid) !== address) shared.add(guid)
    first.set(guid, address)
  }
  return shared
}

/** Addresses under which a document shows more than one item. */
function sharedAddresses(items: readonly IdentifiableItem[], addresses: readonly (string | null)[]): Set<string> {
  const first = new Map<string, IdentifiableItem>()
  const shared = new Set<string>()
  for (const [index, item] of items.entries()) {
    const address = addresses[index] ?? null
    if (address === null) continue
    const other = first.get(address)
    if (other === undefined) first.set(address, item)
    else if (other.guid === null ? item.guid === null && !isLikeTitle(other.title, item.title) : isUnlike(other, item)) shared.add(address)
  }
  return shared
}

const isUnlike = (one: IdentifiableItem, other: IdentifiableItem): boolean =>
  one.guid !== other.guid && !isLikeTitle(one.title, other.title)

/** True when two titles may be those of one item, before and after a correction. */
export function isLikeTitle(one: string, other: string): boolean {
  const words = (title: string) =>
    new Set(
      title
        .slice(0, TITLE_CHARACTERS_COMPARED)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    )
  const [a, b] = [words(one), words(other)]
  const shared = a.intersection(b).size
  return shared >= TITLE_SHARED_MIN * Math.min(a.size, b.size)
}

/** What of an item its publisher may correct, in 16 hexadecimal digits. */
export function contentHash(article: { title: string; summary: string; body: string }): string {
  return shortHash(`${article.title}\n${article.summary}\n${article.body}`)
}

function shortHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 16)
}

/** An item that a feed has shown. */
export interface KnownItem {
  key: string
  link: string
  content: string
  articleId: string
  /** Whether this feed may correct the article. */
  mayCorrect: boolean
}

/** Bytes of one item in the packed memory. */
export const ITEM_BYTES = 8 + 8 + 8 + 16 + 1
/** Items that left a feed are remembered for a while: they come back. */
const LEFT_ITEMS_MIN = 100

/** The memory after a document: what it shows, and what it showed lately. */
export function rememberItems(shown: readonly KnownItem[], before: readonly KnownItem[]): KnownItem[] {
  const keys = new Set(shown.map(({ key }) => key))
  const left = before.filter(({ key }) => !keys.has(key))
  return [...shown, ...left.slice(0, Math.max(LEFT_ITEMS_MIN, shown.length))]
}

export function packItems(items: readonly KnownItem[]): Buffer {
  return Buffer.concat(
    items.map(({ key, link, content, articleId, mayCorrect }) =>
      Buffer.from(`${key}${link}${content}${articleId.replaceAll('-', '')}${mayCorrect ? '01' : '00'}`, 'hex'),
    ),
  )
}

export function unpackItems(packed: Uint8Array): KnownItem[] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.length)
  const items: KnownItem[] = []
  for (let at = 0; at + ITEM_BYTES <= bytes.length; at += ITEM_BYTES) {
    const text = bytes.toString('hex', at, at + ITEM_BYTES)
    const id = text.slice(48, 80)
    items.push({
      key: text.slice(0, 16),
      link: text.slice(16, 32),
      content: text.slice(32, 48),
      articleId: `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`,
      mayCorrect: text.endsWith('01'),
    })
  }
  return items
}
