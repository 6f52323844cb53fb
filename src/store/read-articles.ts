// The articles of one cluster, for readers who want all of them.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

export interface SourceArticle {
  id: string
  source_host: string
  url: string
  title: string
  language: string
  published_at: number
  /** The article that it repeats, when that is in the same cluster. */
  copy_of: string | null
}

/** Each outlet's first article, original before copy; oldest first. A copy of an outlet's own article counts as that outlet's. */
export function findSourceArticles(db: Queryable, clusterId: string, limit: number): Promise<SourceArticle[]> {
  return db.query(sql`
    with first as (
      select distinct on (source_host) id, source_host, url, title, language, published_at, copy_of
      from articles where cluster_id = ${clusterId}
      order by source_host, copy_of is not null, published_at, id
    )
    select f.id, f.source_host, f.url, f.title, f.language, f.published_at, own.id as copy_of
    from first f
    left join articles original on original.id = f.copy_of
    -- The original stands in the list as its outlet's first article, or as another of that outlet's.
    left join first own on own.source_host = original.source_host and own.id <> f.id
    order by f.published_at, f.id limit ${limit}`)
}
