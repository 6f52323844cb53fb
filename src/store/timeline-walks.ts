// Walks of timelines: which moves of clusters each had seen when it began.

import sql from 'sql-template-tag'
import { DAY_MS } from '../core/durations.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

/** A page that does not end its timeline. */
export interface TimelineWalk {
  /** The entry that it ended with, which the next page is asked to start after. */
  before: string
  /** The newest move when the walk's first page was read. */
  movesSeen: number
}

export async function upsertTimelineWalk(db: Queryable, walk: TimelineWalk & { subject: string }, at: number): Promise<void> {
  await db.query(sql`
    insert into timeline_walks (subject, cluster_id, moves_seen, at) values (${walk.subject}, ${walk.before}, ${walk.movesSeen}, ${instant(at)})
    on conflict (subject, cluster_id) do update set moves_seen = excluded.moves_seen, at = excluded.at`)
}

/** For as long a walk that goes on keeps its order, and the store the moves that it needs. */
const WALK_MS_MAX = 7 * DAY_MS

/**
 * Forgets the walks that nobody has gone on with since `before`, those that began before a move too old to be kept, and then the moves from
 * before that no walk needs.
 */
export async function purgeTimelineWalks(db: Queryable, before: number): Promise<void> {
  await db.query(sql`
    delete from timeline_walks where at < ${instant(before)}
      or moves_seen < (select max(seq) from timeline_moves where at < ${instant(before - WALK_MS_MAX)})`)
  await db.query(sql`
    delete from timeline_moves where at < ${instant(before)}
      and seq <= (select coalesce(min(moves_seen), (select max(seq) from timeline_moves)) from timeline_walks)`)
}
