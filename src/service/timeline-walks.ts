/**
 * Who is walking which timeline (D3-stable).
 *
 * `timeline_before` is a bare cluster id, so a page that goes on can't say when its walk began. What a caller was given is noted with the
 * entry that the page ended with; whoever comes back with that entry reads the timeline as it was ordered when the walk began, though clusters
 * have moved since. Notes are in the store, for any process may be asked next, and those that this process made are remembered, so that an
 * answer given many times is noted once for each caller.
 */

import { keepNewest } from '../core/keep-newest.ts'
import type { Queryable } from '../store/database.ts'
import { type TimelineWalk, upsertTimelineWalk } from '../store/timeline-walks.ts'

export type { TimelineWalk }

const REMEMBERED_MAX = 50_000
/** After this long a note is renewed, so that it outlives what the store forgets. */
const REMEMBERED_MS = 3_600_000

export interface TimelineWalks {
  /** Notes that a caller was given a page. */
  note(subject: string, walk: TimelineWalk, now: number): Promise<void>
  /** Whether that is noted already, as far as this process knows. */
  isNoted(subject: string, walk: TimelineWalk, now: number): boolean
}

export function createTimelineWalks({ db }: { db: Queryable }): TimelineWalks {
  const remembered = new Map<string, { movesSeen: number; at: number }>()

  const isNoted: TimelineWalks['isNoted'] = (subject, { before, movesSeen }, now) => {
    const note = remembered.get(`${subject} ${before}`)
    return note !== undefined && note.movesSeen === movesSeen && now >= note.at && now - note.at < REMEMBERED_MS
  }

  return {
    isNoted,
    note: async (subject, walk, now) => {
      if (isNoted(subject, walk, now)) return
      await upsertTimelineWalk(db, { ...walk, subject }, now)
      keepNewest(remembered, [`${subject} ${walk.before}`, { movesSeen: walk.movesSeen, at: now }], REMEMBERED_MAX)
    },
  }
}
