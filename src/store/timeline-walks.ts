// Walks of timelines: which moves of clusters each had seen when it began.

import sql from 'sql-template-tag'
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

/** Forgets the walks that nobody has gone on with since `before`, and the moves that only they could need. */
export async function purgeTimelineWalks(db: Queryable, before: number): Promise<void> {
  await db.query(sql`delete from timeline_walks where at < ${instant(before)}`)
  await db.query(sql`delete from timeline_moves where at < ${instant(before)}`)
}
