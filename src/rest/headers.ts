/** Headers that many responses share. */

import { type Usage, windowEnd } from '../core/serving/cap.ts'
import type { Tier } from '../core/serving/tier.ts'

export type Headers = Record<string, string>

export const JSON_TYPE = 'application/json; charset=utf-8'

// D3-expose
const EXPOSED = [
  'X-RateLimit-Limit-Day',
  'X-RateLimit-Remaining-Day',
  'X-RateLimit-Limit-Minute',
  'X-RateLimit-Limit-Search',
  'X-RateLimit-Remaining-Search',
  'RateLimit',
  'RateLimit-Policy',
  'X-Summary-Mode',
  'X-Window-Days',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
].join(', ')

const PREFLIGHT_SECONDS = 86_400

/** On every response (R1-cors, D7-request-id). */
export function commonHeaders(requestId: string): Headers {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': EXPOSED,
    // A key may come in a header that caches do not know: no cache between us and the caller may keep what it answers.
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
  }
}

export const PREFLIGHT_HEADERS: Headers = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, X-Api-Key, Accept, Content-Type',
  'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
}

/** R8-headers, D7-ratelimit; on search the search cap as well (R8-search-headers). */
export function limitHeaders(tier: Tier, usage: Usage, ask: { now: number; search: boolean }): Headers {
  return {
    'X-RateLimit-Limit-Day': String(tier.requestsPerDay),
    'X-RateLimit-Remaining-Day': String(remainingDay(tier, usage)),
    'X-RateLimit-Limit-Minute': String(tier.requestsPerMinute),
    ...(ask.search
      ? { 'X-RateLimit-Limit-Search': String(tier.searchesPerDay), 'X-RateLimit-Remaining-Search': String(remainingSearch(tier, usage)) }
      : {}),
    'RateLimit-Policy': policyOf(tier),
    RateLimit: rateLimitHeader(tier, usage, ask.now),
  }
}

/** The value of `RateLimit`. */
export function rateLimitHeader(tier: Tier, usage: Usage, now: number): string {
  const seconds = Math.ceil((windowEnd('day', now) - now) / 1_000)
  return `"day";r=${remainingDay(tier, usage)};t=${seconds}, "search";r=${remainingSearch(tier, usage)};t=${seconds}`
}

/** Requests that a caller has left today. */
export function remainingDay(tier: Tier, usage: Usage): number {
  return Math.max(0, tier.requestsPerDay - usage.requestsToday)
}

function remainingSearch(tier: Tier, usage: Usage): number {
  return Math.max(0, tier.searchesPerDay - usage.searchesToday)
}

function policyOf(tier: Tier): string {
  return `"day";q=${tier.requestsPerDay};w=86400, "minute";q=${tier.requestsPerMinute};w=60, "search";q=${tier.searchesPerDay};w=86400`
}
