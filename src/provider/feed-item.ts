/** What every kind of feed is brought to, and the steps that all kinds share. */
import { PUBLISHED_AT_MIN } from '../core/articles/article.ts'
import { URL_CHARACTERS_MAX } from '../core/articles/canonical-url.ts'
import { cleanLine, cleanParagraphs, HAS_WORDS } from '../core/text/clean-text.ts'
import { headlineOf } from '../core/text/headline.ts'
import { type DateHabits, readDate } from '../core/text/published-at.ts'
import { withoutFrame, withoutPlatformLines } from './item-frame.ts'

/** A feed's own address may be longer than what stands in it. */
const BASE_CHARACTERS_MAX = 32_768

export interface FeedItem {
  title: string
  /** Absolute, or null when the item has no http(s) address. */
  link: string | null
  publishedAt: number | null
  /** Its date names no zone. */
  isLocalTime: boolean
  summary: string
  body: string
  guid: string | null
  author: string | null
  language: string | null
  /** Where an aggregator has the item from: the true outlet. */
  sourceUrl: string | null
  sourceName: string | null
  /** Where the item says that its original is: a canonical link to another address. */
  originUrl: string | null
}

export interface Feed {
  title: string
  /** The site that the feed belongs to. */
  link: string | null
  language: string | null
  items: FeedItem[]
  /** How many items stand behind the most that are read. */
  leftOut: number
  /** Hub that pushes what is new, and the feed's own address as the hub knows it. */
  hub: string | null
  self: string | null
  /** True when the document ends in the middle; the items before are whole. */
  isCut: boolean
}

export type FeedErrorCode = 'empty' | 'not_a_feed' | 'web_page' | 'xml_entities' | 'too_large' | 'malformed'

export type FeedResult = { kind: 'feed'; feed: Feed } | { kind: 'error'; code: FeedErrorCode; message: string }

export interface FeedBounds {
  /** Where the feed was fetched from: the last resort for relative links. */
  url: string
  itemsMax: number
}

/** An item with its texts still as markup. */
export interface MarkedItem extends Omit<FeedItem, 'title' | 'summary' | 'body'> {
  title: string
  summary: string
  body: string
}

export function feedError(code: FeedErrorCode, message: string): FeedResult {
  return { kind: 'error', code, message }
}

/** Above this length a description is the article and not its teaser. */
const SUMMARY_CHARACTERS_MAX = 1_000

/** Turns the markup of an item's texts into plain text and tells summary and body apart. */
export function plainItem(item: MarkedItem): FeedItem {
  const named = cleanLine(item.title)
  const textIn = (markup: string): string => withoutPlatformLines(cleanParagraphs(withoutFrame(markup, named)))
  const summary = textIn(item.summary)
  const body = textIn(item.body)
  // A title of punctuation alone says nothing.
  const title = HAS_WORDS.test(named) ? named : headlineOf(summary || body) || named
  const isWhole = body === '' && summary.length > SUMMARY_CHARACTERS_MAX
  return {
    ...item,
    title,
    summary: isWhole || summary === body ? '' : summary.replaceAll('\n', ' '),
    body: isWhole ? summary : body,
  }
}

/**
 * When an item was published: the first of its dates that is one. What programs write that know no date (the year 1, 1970) is none, nor is the
 * year of another calendar.
 */
export function publicationTime(texts: readonly string[], habits: DateHabits): Pick<FeedItem, 'publishedAt' | 'isLocalTime'> {
  for (const text of texts) {
    const date = readDate(text, habits)
    if (date !== null && date.at >= PUBLISHED_AT_MIN) return { publishedAt: date.at, isLocalTime: date.isLocal }
  }
  return { publishedAt: null, isLocalTime: false }
}

/** Programs put their site before an address that is whole already ("https://gazette.examplehttps://gazette.example/1"), or leave the scheme out. */
const BASE_BEFORE_WHOLE = /^https?:\/\/[^/?#]*(?=https?:\/\/)/i
const HOST_ALONE = /^www\.[^\s/.]+\.[^\s/]+/i

/** An http(s) address, absolute; null when it is none. One that a long base makes too long is none: each would hold all of it. */
export function absoluteUrl(address: string, ...bases: string[]): string | null {
  const trimmed = address
    .trim()
    .replace(/[\t\r\n]/g, '')
    // What was escaped twice; no server has a parameter that is called so.
    .replaceAll('&amp;', '&')
    .replace(BASE_BEFORE_WHOLE, '')
    .replace(HOST_ALONE, '//$&')
  if (trimmed === '') return null
  // An address that is absolute already goes out byte for byte.
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : null
  for (const base of bases) {
    const home = base === '' || base.length > BASE_CHARACTERS_MAX ? null : URL.parse(base)
    // "gazette.example/1" in the gazette's own feed.
    const url = home && URL.parse(trimmed.toLowerCase().startsWith(`${home.host}/`) ? `//${trimmed}` : trimmed, home)
    if (url !== null) return /^https?:$/.test(url.protocol) && url.href.length <= URL_CHARACTERS_MAX ? url.href : null
  }
  return null
}
