// How a situation was put together, as readers are told it.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

const MERGED_MAX = 20
const CORRECTIONS_MAX = 20

/** Members by how they came to be in it. */
export interface MakeUp {
  articles: number
  /** Put there when they came in. */
  linked: number
  /** Put there by a later review. */
  reviewed: number
  /** Put there by an operator. */
  placed: number
  merged: { title: string; at: number | null }[]
  corrections: { action: string; reason: string; at: number }[]
}

export async function findMakeUp(db: Queryable, situationId: string): Promise<MakeUp> {
  const counting = db.query<Pick<MakeUp, 'articles' | 'linked' | 'reviewed' | 'placed'>>(sql`
    select coalesce(sum(article_count), 0)::int as articles,
      count(*) filter (where pins.cluster_id is not null)::int as placed,
      count(*) filter (where pins.cluster_id is null and grouping ->> 'action' = 'move')::int as reviewed,
      count(*) filter (where pins.cluster_id is null and grouping ->> 'action' is distinct from 'move')::int as linked
    from clusters left join pins on pins.cluster_id = clusters.id
    where clusters.situation_id = ${situationId} and visible_at is not null and state = 'open'`)
  const merging = db.query<MakeUp['merged'][number]>(sql`
    select title, (select max(at) from changes where record_id = situations.id and kind = 'situation.merged') as at
    from situations where merged_into = ${situationId} and visible_at is not null order by id limit ${MERGED_MAX}`)
  const correcting = db.query<MakeUp['corrections'][number]>(sql`
    select action, reason, at from curations
    where record = 'situation' and (record_id = ${situationId} or into_id = ${situationId}) and undone_at is null
    order by id limit ${CORRECTIONS_MAX}`)
  const [[counts], merged, corrections] = await Promise.all([counting, merging, correcting])
  return { articles: 0, linked: 0, reviewed: 0, placed: 0, ...counts, merged, corrections }
}
