// What callers read of one cluster: the record that its id or slug leads to, and one article for each outlet.

import sql from 'sql-template-tag'
import { followMerges } from './curated-records.ts'
import type { Queryable } from './database.ts'
import { MERGE_STEPS_MAX } from './merges.ts'
import { type EntryRow, entryColumns, type SituationBlockRow, situationBlockColumns, situationBlockJoin } from './read-entries.ts'

export interface ArticleRow {
  source_host: string
  url: string
  title: string
  published_at: number
}

export interface ClusterTarget extends EntryRow, SituationBlockRow {
  requested_id: string
  state: 'open' | 'merged' | 'retired'
  visible_at: number | null
  summary_full: string
  keywords: string[]
  /** Outlets counted from the articles themselves. */
  outlets: number
}

export interface ClusterPage {
  target: ClusterTarget
  articles: ArticleRow[]
}

type Joined = ClusterTarget & { [Column in keyof ArticleRow as `article_${Column}`]: ArticleRow[Column] | null }

export interface ClusterQuestion {
  /** A UUID in lower case, or a slug. */
  key: { id: string } | { slug: string }
  articlesLimit: number
}

/** One statement, so that counts and articles are of one instant. The articles are each outlet's first, original before copy; oldest first. */
export async function findClusterPage(db: Queryable, question: ClusterQuestion): Promise<ClusterPage | undefined> {
  const { key } = question
  const rows = await db.query<Joined>(sql`
    with recursive chain as (
      select c.id, c.state, c.merged_into, c.id as requested_id, 0 as step
      from clusters c where ${'id' in key ? sql`c.id = ${key.id}::uuid` : sql`c.slug = ${key.slug}`}
      union all
      select c.id, c.state, c.merged_into, chain.requested_id, chain.step + 1 from clusters c join chain on c.id = chain.merged_into
      where chain.state = 'merged' and chain.step < ${MERGE_STEPS_MAX}
    ),
    target as (
      select c.*, survivor.requested_id
      from (select id, requested_id from chain order by step desc limit 1) survivor join clusters c on c.id = survivor.id
    ),
    representatives as (
      select distinct on (a.source_host) a.source_host, a.url, a.title, a.published_at, a.id
      from articles a join target on a.cluster_id = target.id
      order by a.source_host, a.copy_of is not null, a.published_at, a.id
    ),
    shown as (
      select *, row_number() over (order by published_at, id) as position from representatives
      order by published_at, id limit ${question.articlesLimit}
    )
    select ${entryColumns('c')}, c.requested_id, c.state, c.visible_at, c.keywords,
      case when coalesce(a.position, 1) = 1 then c.summary_full end as summary_full,
      (select count(*) from representatives) as outlets,
      ${situationBlockColumns},
      a.source_host as article_source_host, a.url as article_url, a.title as article_title, a.published_at as article_published_at
    from target c ${situationBlockJoin} left join shown a on true
    order by a.position`)
  const [target] = rows
  if (!target) return undefined
  return { target, articles: rows.flatMap(articleOf) }
}

function articleOf(row: Joined): ArticleRow[] {
  const { article_source_host: source_host, article_url: url, article_title: title, article_published_at: published_at } = row
  if (source_host === null || url === null || title === null || published_at === null) return []
  return [{ source_host, url, title, published_at }]
}

/** Whether an event, followed through its merges, was retired. */
export async function isRetiredCluster(db: Queryable, id: string): Promise<boolean> {
  const end = await followMerges(db, 'cluster', id)
  const rows = await db.query(sql`select 1 from clusters where id = ${end}::uuid and state = 'retired'`)
  return rows.length > 0
}
