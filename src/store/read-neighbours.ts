// What lies before and after a cluster in its situation's timeline.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface Neighbour {
  id: string
  slug: string
  title: string
  language: string
  title_pinned: boolean
  published_at: number
}

export interface Neighbours {
  /** The next older ones, nearest first. */
  older: Neighbour[]
  /** The next newer ones, nearest first. */
  newer: Neighbour[]
  /** How many events the timeline has before it, in time. */
  olderCount: number
  totalCount: number
}

export interface Place {
  situationId: string
  clusterId: string
  publishedAt: number
}

export async function findNeighbours(db: Queryable, place: Place, limit: number): Promise<Neighbours> {
  const at = sql`(${instant(place.publishedAt)}::timestamptz, ${place.clusterId}::uuid)`
  const members = sql`from clusters where situation_id = ${place.situationId} and visible_at is not null and state = 'open'`
  const rows = await db.query<Neighbour & { side: 'older' | 'newer' }>(sql`
    (select 'older' as side, id, slug, title, language, title_pinned, published_at ${members} and (published_at, id) < ${at} order by published_at desc, id desc limit ${limit})
    union all
    (select 'newer' as side, id, slug, title, language, title_pinned, published_at ${members} and (published_at, id) > ${at} order by published_at, id limit ${limit})`)
  const [counts] = await db.query<{ older: number; total: number }>(sql`
    select count(*) filter (where (published_at, id) < ${at})::int as older, count(*)::int as total ${members}`)
  return {
    older: rows.filter(({ side }) => side === 'older'),
    newer: rows.filter(({ side }) => side === 'newer'),
    olderCount: counts?.older ?? 0,
    totalCount: counts?.total ?? 0,
  }
}
