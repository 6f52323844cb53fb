// How much was written when: articles of situations, counted in buckets of time.

import sql from 'sql-template-tag'
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

/** Buckets without articles are left out. Reads two indexes and no row of either table. */
export function findCoverage(db: Queryable, { situationIds, since, until, bucketMs }: CoverageQuestion): Promise<CoverageRow[]> {
  return db.query(sql`
    select c.situation_id, floor(extract(epoch from a.published_at - ${instant(since)}::timestamptz) * 1000 / ${bucketMs}::float8)::int as bucket,
      count(*)::int as articles
    from clusters c join articles a on a.cluster_id = c.id
    where c.situation_id = any(${[...situationIds]}::uuid[]) and c.visible_at is not null and c.state = 'open'
      and a.published_at >= ${instant(since)}::timestamptz and a.published_at < ${instant(until)}::timestamptz
    group by 1, 2 order by 1, 2`)
}
