/** Small decisions about timelines. */

import { DAY_MS } from '../durations.ts'
import { dayStart } from '../serving/cap.ts'

// D4-day-span: calendar days in UTC, the first and the last both counted.
export function daySpan(firstSeen: number, lastUpdated: number): number {
  return Math.round((dayStart(lastUpdated) - dayStart(firstSeen)) / DAY_MS) + 1
}

export interface TimelinePage<Entry> {
  entries: readonly Entry[]
  hasMore: boolean
  nextBefore: string
  remainingCount: number
  totalCount: number
}

/**
 * The page's cursor from what stands after its start. `following` counts the entries from the page's start to the end of the timeline.
 * On an empty page `next_before` is the id that was sent (D4-next-before); a first page is never empty for a published situation.
 */
export function timelinePage<Entry extends { id: string }>(
  entries: readonly Entry[],
  counts: { total: number; following: number },
  sentBefore: string,
): TimelinePage<Entry> {
  const remainingCount = Math.max(0, counts.following - entries.length)
  return {
    entries,
    hasMore: remainingCount > 0,
    nextBefore: entries.at(-1)?.id ?? sentBefore,
    remainingCount,
    totalCount: counts.total,
  }
}
