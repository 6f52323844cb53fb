// How much was written when: articles of situations, counted in buckets of time.

import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface CoverageQuestion {
  situationIds: readonly string[]
  since: number
  until: number
  bucketMs: number
}

export interface CoverageRow {
  situation_id: string
  /** Its place, counted from `since`. */
  bucket: number
  articles: number
}

/** Every article at the time of its event: one entry of an index for each event, and no row. Buckets without articles are left out. */
export function findCoverageByEvent(db: Queryable, question: CoverageQuestion): Promise<CoverageRow[]> {
  return db.query(sql`
    select situation_id, ${bucketOf(sql`published_at`, question)} as bucket, sum(article_count)::int as articles
    from clusters
    where situation_id = any(${[...question.situationIds]}::uuid[]) and visible_at is not null and state = 'open'
      and published_at >= ${instant(question.since)}::timestamptz and published_at < ${instant(question.until)}::timestamptz
    group by 1, 2 order by 1, 2`)
}

/** Every article at its own time: one entry of an index for each article. */
export function findCoverageByArticle(db: Queryable, question: CoverageQuestion): Promise<CoverageRow[]> {
  return db.query(sql`
    select c.situation_id, ${bucketOf(sql`a.published_at`, question)} as bucket, count(*)::int as articles
    from clusters c join articles a on a.cluster_id = c.id
    where c.situation_id = any(${[...question.situationIds]}::uuid[]) and c.visible_at is not null and c.state = 'open'
      and a.published_at >= ${instant(question.since)}::timestamptz and a.published_at < ${instant(question.until)}::timestamptz
    group by 1, 2 order by 1, 2`)
}

function bucketOf(at: Sql, { since, bucketMs }: CoverageQuestion): Sql {
  return sql`floor(extract(epoch from ${at} - ${instant(since)}::timestamptz)::float8 * 1000 / ${bucketMs}::float8)::int`
}
