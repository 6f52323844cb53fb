/**
 * One article as the program keeps it, and the way from what a publisher sent to it. Everything that enters goes through
 * `normalizeArticle`; a refusal carries one sentence for the person who sent the item.
 */

import { HOUR_MS } from '../durations.ts'
import { isCategory } from '../tags/category-slugs.ts'
import { countryCodeOf } from '../tags/country-codes.ts'
import { cleanLine, cleanParagraphs, cutText, HAS_WORDS, plainLine, plainParagraphs } from '../text/clean-text.ts'
import { withoutHashtagsAtEnd } from '../text/headline.ts'
import { languageOf, normalizeLanguage } from '../text/language.ts'
import { parsePublishedAt } from '../text/published-at.ts'
import { canonicalUrl, URL_CHARACTERS_MAX } from './canonical-url.ts'
import { outletOf, outletOfHost, repeatsTitle, withoutOutletSuffix } from './outlet.ts'

const TITLE_CHARACTERS_MAX = 500
const SUMMARY_CHARACTERS_MAX = 5_000
export const BODY_CHARACTERS_MAX = 100_000
/** Later than this from now is no publication time, but a broken date. */
export const FUTURE_MS_MAX = HOUR_MS
/** No zone is further ahead. */
const ZONE_MS_MAX = 14 * HOUR_MS
/** 1990-01-01: no news site is older; an earlier date is a broken one. */
export const PUBLISHED_AT_MIN = 631_152_000_000

export interface Article {
  /** Byte for byte as received. */
  url: string
  canonicalUrl: string
  /** Registrable domain of the outlet. */
  sourceHost: string
  title: string
  summary: string
  /** Plain text, one line per paragraph; '' when there is none. */
  body: string
  /** ISO 639-1, or 'und'. */
  language: string
  publishedAt: number
  publishedAtIsFirstSeen: boolean
  /** A hint: one of the category slugs. */
  category: string | null
  /** A hint: ISO 3166-1 alpha-2. */
  country: string | null
  /** The canonical address of the original, where the item says that it has one elsewhere. */
  originUrl?: string | null
  /** It came through an aggregator that names its source. */
  isAggregated?: boolean
}

/** An item as it was read: nothing in it is trusted yet. */
export interface RawItem {
  url?: unknown
  title?: unknown
  published_at?: unknown
  source_host?: unknown
  summary?: unknown
  body?: unknown
  language?: unknown
  category?: unknown
  country?: unknown
  /** The date names no zone: it may be the time of wherever it was written. */
  is_local_time?: boolean
  /** Where the item says that its original is. */
  origin_url?: string | null
  /** The item names another outlet than its feed's as its source. */
  is_aggregated?: boolean
  /** What the feed calls itself, to recognise its name at the end of titles. */
  outlet_name?: string
  /** True when the reader has already turned markup into text. */
  isPlainText?: boolean
}

/** A browser reads "\\" as "/". */
const HAS_USER = /^https?:[\\/]*[^\\/?#]*@/i

export type Normalized = { kind: 'article'; article: Article } | { kind: 'rejected'; reason: string }

export interface NormalizeOptions {
  now: number
  /** Milliseconds to add to every time, for streams that are replayed. */
  rebaseBy?: number
  /** What an item without a readable date is: refused, or dated by its first sight. */
  missingDate: 'reject' | 'first_seen'
}

/** Makes an article of an item, or says in one sentence why it is none. */
export function normalizeArticle(item: RawItem, options: NormalizeOptions): Normalized {
  const url = textOf(item.url)
  if (url === '') return rejected('url is missing')
  if (url.length > URL_CHARACTERS_MAX) return rejected(`url is longer than ${URL_CHARACTERS_MAX} characters`)
  // It goes out byte for byte and into the store: what no address and no database text may hold is refused.
  if (/\p{Cc}/u.test(url) || !url.isWellFormed()) return rejected('url holds control characters')
  if (HAS_USER.test(url)) return rejected('url holds a user or a password, which is never published')
  const canonical = canonicalUrl(url)
  if (canonical === null) return rejected('url is not an http or https address')
  // The canonical form is out of the wrapping of a cache, whose host published nothing.
  const sourceHost = outletOf(textOf(item.source_host) || undefined, canonical)
  if (sourceHost === null) return rejected('url has no host that could be an outlet')
  const title = titleOf(item, sourceHost)
  if (title === '') return rejected(textOf(item.title) === '' ? 'title is missing' : 'title has no text')
  const time = timeOf(item, options)
  if (time.kind === 'rejected') return time
  const paragraphs = item.isPlainText === true ? plainParagraphs : cleanParagraphs
  const line = item.isPlainText === true ? plainLine : cleanLine
  const outlet = { sourceHost, name: item.outlet_name }
  const told = (text: string) => (repeatsTitle(text, title, outlet) ? '' : text)
  const body = told(cutText(withoutSharing(withoutCount(paragraphs(textOf(item.body)))), BODY_CHARACTERS_MAX))
  const summary = told(cutText(withoutCount(line(textOf(item.summary))), SUMMARY_CHARACTERS_MAX))
  const article: Article = {
    url,
    canonicalUrl: canonical,
    sourceHost,
    title,
    summary,
    body,
    language: languageOf(textOf(item.language) || undefined, `${title}. ${summary} ${body.slice(0, LANGUAGE_SAMPLE_CHARACTERS)}`),
    publishedAt: time.publishedAt,
    publishedAtIsFirstSeen: time.isFirstSeen,
    category: categoryHint(textOf(item.category)),
    country: countryCodeOf(textOf(item.country)) ?? null,
    originUrl: originOf(item.origin_url, canonical),
    isAggregated: item.is_aggregated === true,
  }
  return { kind: 'article', article }
}

export interface UnusedField {
  field: 'source_host' | 'summary' | 'body' | 'language' | 'category' | 'country'
  reason: string
}

/** The fields that an item gives and that an article is made without, since they hold nothing that they could. */
export function unusedFields(item: RawItem): UnusedField[] {
  const unusedBecause = (value: unknown, isUsable: (text: string) => boolean, reason: string): string[] => {
    if (value === undefined || value === null || value === '') return []
    if (typeof value !== 'string') return ['is not a string']
    return isUsable(value.trim()) ? [] : [reason]
  }
  const reasons: Record<UnusedField['field'], string[]> = {
    source_host: unusedBecause(item.source_host, (text) => text === '' || outletOfHost(text) !== null, 'is not a host'),
    summary: unusedBecause(item.summary, () => true, ''),
    body: unusedBecause(item.body, () => true, ''),
    language: unusedBecause(
      item.language,
      (text) => /^(?:und)?$/i.test(text) || normalizeLanguage(text) !== null,
      'is not a language code',
    ),
    category: unusedBecause(item.category, (text) => text === '' || categoryHint(text) !== null, 'is not a category'),
    country: unusedBecause(item.country, (text) => text === '' || countryCodeOf(text) !== undefined, 'is not a country code'),
  }
  return Object.entries(reasons).flatMap(([field, found]) => found.map((reason) => ({ field: field as UnusedField['field'], reason })))
}

/** "The ferry sank off Port Ma… [+1482 chars]": how services that give beginnings of texts say what they left out, in the middle of a word. */
const LEFT_OUT = /\s*[^\s…]{0,40}(?:…|\.{3})\s?\[\+\d+ char(?:acter)?s\]$/u

function withoutCount(text: string): string {
  return text.endsWith('s]') ? text.replace(LEFT_OUT, '…') : text
}

const SHARING_CHARACTERS_MAX = 140
/** What buttons for sharing say to screen readers, a line each: "Click to share on Facebook (Opens in new window)". */
const SHARING =
  /\((?:opens in (?:a )?new window|(?:wird|öffnet sich) in (?:einem )?neue[mn] fenster(?: geöffnet)?|ouvre dans une nouvelle fenêtre|se abre en una (?:ventana nueva|nueva ventana)|si apre in una nuova finestra|abre em (?:uma )?nova janela|wordt in een nieuw venster geopend|öppnas i ett nytt fönster|открывается в новом окне|otwiera się w nowym oknie|新しいウィンドウで開きます|在新窗口中打开|فتح في نافذة جديدة)\).{0,20}$/iu

function withoutSharing(text: string): string {
  const lines = text.split('\n')
  return lines.filter((line) => line.length > SHARING_CHARACTERS_MAX || !SHARING.test(line)).join('\n')
}

/** The canonical address of an original; one at the article's own address is no other. */
export function originOf(address: string | null | undefined, own: string | null): string | null {
  const origin = address ? canonicalUrl(address) : null
  return origin === own ? null : origin
}

const LANGUAGE_SAMPLE_CHARACTERS = 600

function rejected(reason: string): { kind: 'rejected'; reason: string } {
  return { kind: 'rejected', reason }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function titleOf(item: RawItem, sourceHost: string): string {
  const line = item.isPlainText === true ? plainLine : cleanLine
  const text = withoutOutletSuffix(line(textOf(item.title)), { sourceHost, name: item.outlet_name })
  // A title of punctuation alone says nothing.
  return HAS_WORDS.test(text) ? cutText(withoutHashtagsAtEnd(text) || text, TITLE_CHARACTERS_MAX) : ''
}

type Time = { kind: 'time'; publishedAt: number; isFirstSeen: boolean } | { kind: 'rejected'; reason: string }

function timeOf({ published_at: value, is_local_time: isLocal = false }: RawItem, options: NormalizeOptions): Time {
  const text = textOf(value)
  const parsed = text === '' ? null : parsePublishedAt(text)
  const isUnknown = parsed === null || (isLocal && isAheadByZone(parsed, options.now))
  if (isUnknown && options.missingDate === 'first_seen') return { kind: 'time', publishedAt: options.now, isFirstSeen: true }
  if (parsed === null) return rejected(text === '' ? 'published_at is missing' : 'published_at is not a date')
  const publishedAt = parsed + (options.rebaseBy ?? 0)
  if (publishedAt < PUBLISHED_AT_MIN) return rejected('published_at is before 1990')
  if (publishedAt > options.now + FUTURE_MS_MAX) return rejected('published_at is more than an hour in the future')
  return { kind: 'time', publishedAt, isFirstSeen: false }
}

/** A time east of us that names no zone lies ahead, at most so far; of news that waited for it readers would know hours late. */
function isAheadByZone(time: number, now: number): boolean {
  return time > now + FUTURE_MS_MAX && time <= now + ZONE_MS_MAX
}

function categoryHint(text: string): string | null {
  const slug = text.toLowerCase()
  return isCategory(slug) ? slug : null
}
