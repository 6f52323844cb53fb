// A cluster as an entry of a timeline or a search result.

import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from './database.ts'

export interface EntryRow {
  id: string
  slug: string
  title: string
  summary: string
  /** Of the reports, the summary, and the title unless that is pinned. */
  language: string
  title_pinned: boolean
  categories: string[]
  countries: string[]
  significance: number
  source_count: number
  independent_count: number
  published_at: number
  updated_at: number
}

const ENTRY_COLUMNS = [
  'id',
  'slug',
  'title',
  'summary',
  'language',
  'title_pinned',
  'categories',
  'countries',
  'significance',
  'source_count',
  'independent_count',
  'published_at',
  'updated_at',
] as const satisfies (keyof EntryRow)[]

/** The columns of an entry, from a table's alias, each name with a prefix. */
export function entryColumns(alias: string, prefix = ''): Sql {
  return join(ENTRY_COLUMNS.map((column) => raw(`${alias}.${column} as ${prefix}${column}`)))
}

/** The situation that a cluster is shown in. */
export interface SituationBlockRow {
  situation_id: string | null
  situation_title: string | null
  situation_slug: string | null
  situation_cluster_count: number | null
}

// D4-situation-null: not while it is unpublished, and not when its archive is removed.
export const situationBlockJoin = raw(
  `left join situations b on b.id = c.situation_id and b.visible_at is not null and b.state in ('live', 'concluded')`,
)
export const situationBlockColumns = raw(
  'b.id as situation_id, b.title as situation_title, b.slug as situation_slug, b.cluster_count as situation_cluster_count',
)

/** The visible clusters of these ids, in no order, each with its situation. */
export function findEntries(db: Queryable, clusterIds: readonly string[]): Promise<(EntryRow & SituationBlockRow)[]> {
  return db.query(sql`
    select ${entryColumns('c')}, ${situationBlockColumns}
    from clusters c ${situationBlockJoin}
    where c.id = any(${[...clusterIds]}::uuid[]) and c.visible_at is not null and c.state = 'open'`)
}
