/**
 * When is a feed asked next? The publisher's wish comes before our curiosity: a failure backs off, a server that names a
 * time, a cache lifetime or the feed's own `ttl` is the least wait; within that the feed is asked about twice for each new
 * item it usually brings. Always between 5 minutes and 24 hours, and spread by a fixed part of the feed's own id,
 * so that feeds added together do not come due together for ever.
 */

import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

const FEED_INTERVAL_MS_MIN = 5 * MINUTE_MS
export const FEED_INTERVAL_MS_MAX = DAY_MS
/** A feed that is pushed is asked all the same, in case a push was lost. */
const PUSHED_INTERVAL_MS = 6 * HOUR_MS
/** What a feed is taken to bring while nothing is known of it. */
const UNKNOWN_ITEMS_PER_HOUR = 1
/** Up to so much of the interval is added. */
const JITTER_SHARE = 0.1
/** A feed that failed so often in a row, over so long, is asked no more. */
const FAILURES_BEFORE_PAUSE = 10
const FAILING_MS_BEFORE_PAUSE = 7 * DAY_MS

export type ScheduleReason = 'pushed' | 'failure_backoff' | 'retry_after' | 'cache_lifetime' | 'feed_ttl' | 'observed_rate' | 'unknown_rate'

export interface ScheduleFacts {
  id: string
  /** Failures in a row, this time included; 0 after a success. */
  failures: number
  /** What the answer's headers and the feed itself ask for; null where they say nothing. */
  retryAfterMs: number | null
  cacheMs: number | null
  ttlMs: number | null
  /** Null until something was seen. */
  itemsPerHour: number | null
  /** A hub pushes what is new, and has missed nothing lately. */
  isPushed?: boolean
}

export interface NextFetch {
  nextAt: number
  reason: ScheduleReason
}

/** Decides when a feed is asked next, and why then. */
export function decideNextFetch(facts: ScheduleFacts, now: number): NextFetch {
  const { intervalMs, reason } = intervalOf(facts)
  // The jitter only adds: nobody is asked sooner than they said. It stays below the greatest interval.
  const clamped = Math.min(Math.max(intervalMs, FEED_INTERVAL_MS_MIN), FEED_INTERVAL_MS_MAX)
  const spread = Math.min(clamped * JITTER_SHARE, FEED_INTERVAL_MS_MAX - clamped)
  return { nextAt: now + Math.round(clamped + spread * jitterOf(facts.id)), reason }
}

interface Interval {
  intervalMs: number
  reason: ScheduleReason
}

function intervalOf(facts: ScheduleFacts): Interval {
  const { failures, retryAfterMs } = facts
  if (failures > 0) {
    const backoff: Interval = { intervalMs: backoffMs(failures), reason: 'failure_backoff' }
    return retryAfterMs !== null && retryAfterMs > backoff.intervalMs ? { intervalMs: retryAfterMs, reason: 'retry_after' } : backoff
  }
  const observed = observedInterval(facts.itemsPerHour)
  const wished = wishedInterval(facts)
  const polled = wished !== null && wished.intervalMs >= observed.intervalMs ? wished : observed
  return facts.isPushed === true && polled.intervalMs < PUSHED_INTERVAL_MS ? { intervalMs: PUSHED_INTERVAL_MS, reason: 'pushed' } : polled
}

/** 5 minutes, doubled with each failure: a day after nine. */
function backoffMs(failures: number): number {
  return FEED_INTERVAL_MS_MIN * 2 ** Math.min(failures - 1, 20)
}

function wishedInterval({ retryAfterMs, cacheMs, ttlMs }: ScheduleFacts): Interval | null {
  if (retryAfterMs !== null) return { intervalMs: retryAfterMs, reason: 'retry_after' }
  if (cacheMs !== null) return { intervalMs: cacheMs, reason: 'cache_lifetime' }
  return ttlMs === null ? null : { intervalMs: ttlMs, reason: 'feed_ttl' }
}

function observedInterval(itemsPerHour: number | null): Interval {
  const rate = itemsPerHour ?? UNKNOWN_ITEMS_PER_HOUR
  // Dividing by nothing gives infinity, which the greatest interval cuts.
  return { intervalMs: HOUR_MS / rate / 2, reason: itemsPerHour === null ? 'unknown_rate' : 'observed_rate' }
}

/** 0 to 1, always the same for one feed. */
function jitterOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) / 2 ** 32
}

/** True when a feed has failed often and long enough to be given up. */
export function isDead(failures: number, failingSince: number, now: number): boolean {
  return failures >= FAILURES_BEFORE_PAUSE && now - failingSince >= FAILING_MS_BEFORE_PAUSE
}

/** What was seen a day ago counts for a third. */
const RATE_MEMORY_HOURS = 24
export const RATE_WINDOW_MS = 2 * DAY_MS
/** Fewer dates than this, all of them young, tell no rate, nor do those of one moment alone. */
const RATE_DATES_MIN = 3
/** Items of one moment are taken to be those of so long. */
const RATE_SPAN_MS_MIN = 10 * MINUTE_MS

/** How often a feed brings something new, from the dates that it shows at the first sight; null when they tell nothing. */
export function rateOfDates(dates: readonly number[], now: number): number | null {
  const past = dates.filter((date) => date <= now)
  const oldest = past.reduce((least, date) => Math.min(least, date), now)
  const since = Math.max(oldest, now - RATE_WINDOW_MS)
  const recent = past.filter((date) => date > since).length
  if (past.length === 0 || (oldest > now - RATE_WINDOW_MS && (past.length < RATE_DATES_MIN || recent === 0))) return null
  return recent / (Math.max(now - since, RATE_SPAN_MS_MIN) / HOUR_MS)
}

/** The rate after `items` new ones in `elapsedMs`: an average that forgets. */
export function updatedRate(rate: number | null, items: number, elapsedMs: number): number {
  const hours = Math.max(elapsedMs / HOUR_MS, 1 / 60)
  const kept = Math.exp(-hours / RATE_MEMORY_HOURS)
  return (rate ?? UNKNOWN_ITEMS_PER_HOUR) * kept + (items / hours) * (1 - kept)
}
