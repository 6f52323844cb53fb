/**
 * Caps: which windows they count in, which of them fire, and what a refusal says.
 *
 * A day cap counts in a UTC day, a minute cap in a UTC minute (D6-windows). Counting itself is elsewhere; here a count and an instant go in
 * and a verdict comes out.
 */

import { DAY_MS, MINUTE_MS } from '../durations.ts'
import type { Tier } from './tier.ts'

export type CapName = 'day' | 'minute' | 'search'

/** What a subject has used in the windows that `now` falls in. */
export interface Usage {
  requestsToday: number
  requestsThisMinute: number
  searchesToday: number
}

export interface CapRefusal {
  cap: CapName
  limit: number
  retryAfterSeconds: number
  /** The cap is one that all callers of the tier share. */
  isShared?: true
}

export function dayStart(now: number): number {
  return now - mod(now, DAY_MS)
}

/** The calendar day (UTC) of an instant, as `2026-03-18`. */
export function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

export function minuteStart(now: number): number {
  return now - mod(now, MINUTE_MS)
}

/** When the window of a cap that holds `now` ends. */
export function windowEnd(cap: CapName, now: number): number {
  return cap === 'minute' ? minuteStart(now) + MINUTE_MS : dayStart(now) + DAY_MS
}

// R7-retry-after, D6-retry-after: the exact time left, in whole seconds, rounded up, at least 1.
export function retryAfterSeconds(cap: CapName, now: number): number {
  return Math.max(1, Math.ceil((windowEnd(cap, now) - now) / 1_000))
}

/**
 * The cap that refuses one more request, or undefined. Of several, the one with the longest wait is named; of two that wait alike, the
 * day cap, since waiting for the search cap alone would not help.
 */
export function refusalOf(tier: Tier, usage: Usage, ask: { now: number; search: boolean }): CapRefusal | undefined {
  const reached: CapName[] = []
  if (usage.requestsToday >= tier.requestsPerDay) reached.push('day')
  if (ask.search && usage.searchesToday >= tier.searchesPerDay) reached.push('search')
  if (usage.requestsThisMinute >= tier.requestsPerMinute) reached.push('minute')
  const [first, ...others] = reached
  if (!first) return undefined
  const longest = others.reduce((best, cap) => (windowEnd(cap, ask.now) > windowEnd(best, ask.now) ? cap : best), first)
  return { cap: longest, limit: limitOf(tier, longest), retryAfterSeconds: retryAfterSeconds(longest, ask.now) }
}

function limitOf(tier: Tier, cap: CapName): number {
  switch (cap) {
    case 'day':
      return tier.requestsPerDay
    case 'minute':
      return tier.requestsPerMinute
    case 'search':
      return tier.searchesPerDay
  }
}

const ALLOWED = {
  day: ['request', 'requests', 'day'],
  minute: ['request', 'requests', 'minute'],
  search: ['search', 'searches', 'day'],
} as const

// D6-message, R7-tier-keys: the cap, the tier's key and the numbers.
export function refusalMessage(tier: Tier, refusal: CapRefusal): string {
  const { limit, isShared } = refusal
  const [one, more, span] = ALLOWED[refusal.cap]
  const allowed = `${limit === 1 ? one : more} per ${span}`
  const cap = isShared ? `platform-wide ${refusal.cap}` : refusal.cap
  return `${tier.key} allows ${limit} ${allowed}${isShared ? ' to all callers together' : ''}; the ${cap} cap is reached and resets in ${refusal.retryAfterSeconds} s`
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
