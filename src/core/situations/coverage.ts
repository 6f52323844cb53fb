/** Coverage over time: how many articles fell into each bucket of a span, and how wide the buckets of a span should be. */

import { DAY_MS, HOUR_MS } from '../durations.ts'
import { dayStart } from '../serving/cap.ts'

/** Buckets as people read time. */
const WIDTHS_MS: readonly number[] = [HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, DAY_MS, 7 * DAY_MS]
const BUCKETS_MAX = 60

export interface Coverage {
  /** When the first bucket begins. */
  since: number
  bucketMs: number
  /** Articles in each bucket, none left out. */
  counts: readonly number[]
}

/** Buckets that cover a span: the narrowest of the usual widths that needs no more than 60 of them; wider still for very long spans. */
export function bucketsOf(first: number, last: number): { since: number; bucketMs: number; buckets: number } {
  const since = dayStart(first)
  const span = Math.max(1, last + 1 - since)
  const bucketMs = WIDTHS_MS.find((width) => span / width <= BUCKETS_MAX) ?? Math.ceil(span / BUCKETS_MAX / DAY_MS) * DAY_MS
  return { since, bucketMs, buckets: Math.ceil(span / bucketMs) }
}

/** Buckets that end now, so many of one width. */
export function bucketsUntil(now: number, bucketMs: number, buckets: number): { since: number; bucketMs: number; buckets: number } {
  const until = Math.floor(now / bucketMs) * bucketMs + bucketMs
  return { since: until - buckets * bucketMs, bucketMs, buckets }
}

/** Counts by place, as a full row. */
export function countsOf(rows: readonly { bucket: number; articles: number }[], buckets: number): number[] {
  const counts = new Array<number>(buckets).fill(0)
  for (const { bucket, articles } of rows) if (bucket >= 0 && bucket < buckets) counts[bucket] = articles
  return counts
}
