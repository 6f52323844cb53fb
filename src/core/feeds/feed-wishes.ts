/** What a server and a feed say about when to come back: Retry-After, Cache-Control, Expires (RFC 9110, RFC 9111), `ttl` and `sy:`. */

import { DAY_MS, MINUTE_MS } from '../durations.ts'
import { parsePublishedAt } from '../text/published-at.ts'

const SECOND_MS = 1_000
/** Beyond this no wish is meant. */
const WISH_MS_MAX = 365 * DAY_MS

type Headers = Readonly<Record<string, string>>

/** The wait that a Retry-After header asks for, as seconds or as a date; null when it asks for none. */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,10}$/.test(text)) return positive(Number(text) * SECOND_MS)
  const at = httpDate(text)
  return at === null ? null : positive(at - ownTimeOf(headers, now))
}

/** How long the answer stays fresh; null when the server says nothing, or that it never does. */
export function cacheLifetimeOf(headers: Headers, now: number): number | null {
  const directives = (headers['cache-control'] ?? '')
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim())
  if (directives.some((directive) => directive === 'no-cache' || directive === 'no-store')) return null
  const maxAge = directives
    .map((directive) => /^max-age\s*=\s*"?(\d{1,10})"?$/.exec(directive)?.[1])
    .find((seconds) => seconds !== undefined)
  if (maxAge !== undefined) return positive(Number(maxAge) * SECOND_MS - ageOf(headers))
  const expires = httpDate(headers.expires ?? '')
  if (expires === null) return null
  return positive(expires - ownTimeOf(headers, now) - ageOf(headers))
}

/** What an instant in the headers is held against: the server's own clock where it tells it, for ours may differ. */
function ownTimeOf(headers: Headers, now: number): number {
  return httpDate(headers.date ?? '') ?? now
}

/** What time the server says it is: when the answer was made, and how long a cache has kept it since. */
export function serverTimeOf(headers: Headers): number | null {
  const date = httpDate(headers.date ?? '')
  return date === null ? null : date + ageOf(headers)
}

function ageOf(headers: Headers): number {
  const age = headers.age?.trim() ?? ''
  return /^\d{1,10}$/.test(age) ? Number(age) * SECOND_MS : 0
}

function httpDate(text: string): number | null {
  // "0" and "-1" are common in Expires. The runtime's own parser reads a date without a zone in that of this machine (RFC 9110 §5.6.7: asctime).
  return /[a-z]{3}/i.test(text) ? parsePublishedAt(text) : null
}

const positive = (ms: number): number | null => (ms > 0 ? Math.min(ms, WISH_MS_MAX) : null)

/** The head of a feed, in which its own wishes stand. */
const HEAD_CHARACTERS_MAX = 64_000
const PERIODS: Readonly<Record<string, number>> = { hourly: 60, daily: 1_440, weekly: 10_080, monthly: 43_200, yearly: 525_600 }

/** RSS `ttl` (minutes), or the syndication module's period divided by its frequency; null when the feed says neither. */
export function ttlOf(text: string): number | null {
  const head = headOf(text)
  const ttl = /<ttl>\s*(\d{1,7})\s*<\/ttl>/i.exec(head)?.[1]
  if (ttl !== undefined) return positive(Number(ttl) * MINUTE_MS)
  const period = /<(?:\w{1,20}:)?updatePeriod>\s*(\w{1,20})\s*</i.exec(head)?.[1]?.toLowerCase() ?? ''
  const minutes = PERIODS[period]
  if (minutes === undefined) return null
  const frequency = Number(/<(?:\w{1,20}:)?updateFrequency>\s*(\d{1,5})\s*</i.exec(head)?.[1] ?? 1)
  return frequency > 0 ? positive((minutes * MINUTE_MS) / frequency) : null
}

function headOf(text: string): string {
  const head = text.slice(0, HEAD_CHARACTERS_MAX)
  const firstItem = head.search(/<(?:item|entry)[\s>]/i)
  return firstItem < 0 ? head : head.slice(0, firstItem)
}
