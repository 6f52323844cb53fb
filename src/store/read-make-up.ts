// How a situation was put together, as readers are told it.

import sql, { type Sql } from 'sql-template-tag'
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
  /** The newest of them, oldest first; so are the corrections. */
  merged: { title: string; at: number | null }[]
  corrections: { action: string; reason: string; at: number }[]
}

/** One statement: what a page waits for in the embedded store is trips more than rows. */
export async function findMakeUp(db: Queryable, situationId: string): Promise<MakeUp> {
  const [makeUp] = await db.query<MakeUp>(sql`
    select coalesce(sum(article_count), 0)::int as articles,
      count(*) filter (where pins.cluster_id is not null)::int as placed,
      count(*) filter (where pins.cluster_id is null and grouping ->> 'action' = 'move')::int as reviewed,
      count(*) filter (where pins.cluster_id is null and grouping ->> 'action' is distinct from 'move')::int as linked,
      ${listOf(sql`
        select title, ${epochMs(sql`at`)} as at from (
          select id, title, (select max(at) from changes where record_id = situations.id and kind = 'situation.merged') as at
          from situations where merged_into = ${situationId} and visible_at is not null
          order by at desc nulls last, id desc limit ${MERGED_MAX}) as newest
        order by newest.at nulls first, id`)} as merged,
      ${listOf(sql`
        select action, reason, ${epochMs(sql`at`)} as at from (
          select id, action, reason, at from curations
          where record = 'situation' and (record_id = ${situationId} or into_id = ${situationId}) and undone_at is null
          order by id desc limit ${CORRECTIONS_MAX}) as newest
        order by id`)} as corrections
    from clusters left join pins on pins.cluster_id = clusters.id and pins.situation_id = clusters.situation_id
    where clusters.situation_id = ${situationId} and visible_at is not null and state = 'open'`)
  return makeUp ?? { articles: 0, linked: 0, reviewed: 0, placed: 0, merged: [], corrections: [] }
}

const listOf = (rows: Sql): Sql => sql`coalesce((select json_agg(row) from (${rows}) as row), '[]')`
const epochMs = (at: Sql): Sql => sql`(extract(epoch from ${at}) * 1000)::float8`
