// Records as an operator's correction reads and writes them. The caller's transaction holds the writer's row.

import sql from 'sql-template-tag'
import type { CuratedKind } from './curations.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { MERGE_STEPS_MAX } from './merges.ts'
import { withoutStepOf } from './recorded-steps.ts'
import type { SituationState } from './situations.ts'

export type ClusterState = 'open' | 'merged' | 'retired'
export type RecordKey = { id: string } | { slug: string }

export interface CuratedSituation {
  id: string
  slug: string | null
  state: SituationState
  mergedInto: string | null
  movedTo: string | null
  visible: boolean
  title: string
  titlePinned: boolean
  concludedAt: number | null
  transitionAt: number | null
}

export async function findSituation(db: Queryable, key: RecordKey): Promise<CuratedSituation | undefined> {
  const [row] = await db.query<CuratedSituation>(sql`
    select id, slug, state, merged_into as "mergedInto", moved_to as "movedTo", visible_at is not null as visible, title,
      title_pinned as "titlePinned", concluded_at as "concludedAt", transition_at as "transitionAt"
    from situations where ${'id' in key ? sql`id = ${key.id}::uuid` : sql`slug = ${key.slug}`}`)
  return row
}

export interface CuratedCluster {
  id: string
  slug: string | null
  state: ClusterState
  mergedInto: string | null
  situationId: string | null
  grouping: Record<string, unknown> | null
  visible: boolean
  title: string
  titlePinned: boolean
}

export async function findCluster(db: Queryable, key: RecordKey): Promise<CuratedCluster | undefined> {
  const [row] = await db.query<CuratedCluster>(sql`
    select id, slug, state, merged_into as "mergedInto", situation_id as "situationId", grouping, visible_at is not null as visible, title,
      title_pinned as "titlePinned"
    from clusters where ${'id' in key ? sql`id = ${key.id}::uuid` : sql`slug = ${key.slug}`}`)
  return row
}

/** Where the merges of a record end: its own id when it was never merged. */
export async function followMerges(db: Queryable, record: CuratedKind, id: string): Promise<string> {
  const table = record === 'cluster' ? sql`clusters` : sql`situations`
  const rows = await db.query<{ id: string }>(sql`
    with recursive chain as (
      select id, merged_into, 0 as step from ${table} where id = ${id}
      union all
      select r.id, r.merged_into, chain.step + 1 from ${table} r join chain on r.id = chain.merged_into where chain.step < ${MERGE_STEPS_MAX}
    )
    select id from chain order by step desc limit 1`)
  return rows[0]?.id ?? id
}

export interface CuratedMember {
  clusterId: string
  visible: boolean
  grouping: Record<string, unknown> | null
}

/** The members of a situation, newest first. */
export function findMembersOf(db: Queryable, situationId: string): Promise<CuratedMember[]> {
  return db.query(sql`
    select id as "clusterId", visible_at is not null as visible, grouping from clusters
    where situation_id = ${situationId} and state = 'open' order by published_at desc, id desc`)
}

export interface Whereabouts {
  clusterId: string
  state: ClusterState
  situationId: string | null
  /** The correction that pins it there. */
  pinnedBy: number | null
  /** Whether that was a merge of its whole situation. */
  pinnedByMerge: boolean
  articles: number
}

/** Where clusters are now, and the correction that pins them there, if any. */
export function findWhereabouts(db: Queryable, clusterIds: readonly string[]): Promise<Whereabouts[]> {
  return db.query(sql`
    select clusters.id as "clusterId", state, clusters.situation_id as "situationId", pins.curation_id as "pinnedBy",
      coalesce(curations.action = 'merge', false) as "pinnedByMerge",
      (select count(*) from articles where articles.cluster_id = clusters.id) as articles
    from clusters left join pins on pins.cluster_id = clusters.id left join curations on curations.id = pins.curation_id
    where clusters.id = any(${clusterIds}::uuid[]) order by clusters.id`)
}

/** Sets a record's title for ever, or leaves it to the pipeline again; so it does of what the pipeline merged it into and gave its pinned title. */
export async function renameRecord(
  tx: Queryable,
  renamed: { record: CuratedKind; id: string; title: string; pinned: boolean },
): Promise<void> {
  const { record, id, title, pinned } = renamed
  const table = record === 'cluster' ? sql`clusters` : sql`situations`
  const rows = await tx.query<{ id: string }>(sql`
    with recursive titled as (
      select id, merged_into, title, title_pinned, 0 as step from ${table} where id = ${id}
      union all
      select r.id, r.merged_into, r.title, r.title_pinned, titled.step + 1 from ${table} r join titled on r.id = titled.merged_into
      where titled.title_pinned and r.title_pinned and r.title = titled.title and titled.step < ${MERGE_STEPS_MAX}
    )
    select distinct id from titled`)
  const ids = rows.map((row) => row.id)
  if (record === 'situation') {
    await tx.query(
      sql`update situations set title = ${title}, title_pinned = ${pinned}, maintain_due = true where id = any(${ids}::uuid[])`,
    )
    return
  }
  await tx.query(sql`
    update clusters set title = ${title}, title_pinned = ${pinned}, settle_due = settle_due or (slug is not null and state = 'open'),
      index_due = visible_at is not null
    where id = any(${ids}::uuid[])`)
  await maintainHomesOf(tx, ids)
}

export async function findArticlesOf(db: Queryable, clusterId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select id from articles where cluster_id = ${clusterId} order by seq`)
  return rows.map((row) => row.id)
}

/** Moves articles from one cluster to another, and with `curationId` marks whose word it was. Gives those that were still in `from`. */
export async function moveArticles(
  tx: Queryable,
  move: { articleIds: readonly string[]; from: string; to: string; curationId?: number },
): Promise<string[]> {
  const mark =
    move.curationId === undefined
      ? sql`assignment`
      : sql`coalesce(assignment, '{}') || jsonb_build_object('curation', ${move.curationId}::bigint)`
  const rows = await tx.query<{ id: string }>(sql`
    update articles set cluster_id = ${move.to}, assignment = ${mark}
    where id = any(${move.articleIds}::uuid[]) and cluster_id = ${move.from} returning id`)
  return rows.map((row) => row.id)
}

/** Takes the mark of a correction off articles. */
export async function unmarkArticles(tx: Queryable, articleIds: readonly string[]): Promise<void> {
  await tx.query(sql`update articles set assignment = assignment - 'curation' where id = any(${articleIds}::uuid[])`)
}

/** Forgets the merge that brought articles where they no longer are, and what came after it. */
export async function unstepArticles(tx: Queryable, articleIds: readonly string[], curationId: number): Promise<void> {
  await tx.query(sql`
    update articles set assignment = ${withoutStepOf(sql`assignment`, curationId)} where id = any(${articleIds}::uuid[])`)
}

/**
 * Where texts were removed, what a cluster says may be of what left it, or was corrected: it will be read from what is left, be that headlines
 * alone.
 */
export async function forgetSummaries(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    update clusters set summary = '', summary_full = ''
    where id = any(${clusterIds}::uuid[])
      and exists (select 1 from articles where cluster_id = clusters.id and text_removed_at is not null)`)
}

/**
 * The same for what is open no more, whose words wait for an operator to take back what ended it: they are of reports as they read before they were
 * corrected. Those of a cluster that was merged into one of these are, too.
 */
export async function forgetEndedSummaries(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    update clusters set summary = '', summary_full = ''
    where state <> 'open' and id in (
      with recursive led as (
        select id, 0 as step from clusters where id = any(${clusterIds}::uuid[])
        union all
        select c.id, led.step + 1 from clusters c join led on c.merged_into = led.id where led.step < ${MERGE_STEPS_MAX}
      )
      select id from led)`)
}

/** Marks the situations of clusters for maintenance. */
export async function maintainHomesOf(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    update situations set maintain_due = true
    where id in (select situation_id from clusters where id = any(${clusterIds}::uuid[]) and situation_id is not null)`)
}

/** Retires a cluster: it answers 410, is in no situation and no search. Its articles stay with it, so that they are never assigned anew. */
export async function retireClusterRow(tx: Queryable, id: string, at: number): Promise<void> {
  await maintainHomesOf(tx, [id])
  await tx.query(sql`
    update situation_members m set left_at = ${instant(at)}, left_published_at = c.published_at
    from clusters c where c.id = m.cluster_id and c.id = ${id} and m.left_at is null`)
  await tx.query(sql`
    update clusters set state = 'retired', situation_id = null, settle_due = false, group_due = false, index_due = visible_at is not null
    where id = ${id}`)
}

/** Opens a merged or retired cluster again, in no situation yet; the pipeline settles, groups and indexes it. */
export async function reopenClusterRow(tx: Queryable, id: string): Promise<void> {
  await tx.query(sql`
    update clusters set state = 'open', merged_into = null, settle_due = settle_due or slug is not null, group_due = slug is not null,
      index_due = visible_at is not null
    where id = ${id}`)
}

/** Takes a cluster with too few outlets out of sight again. */
export async function hideThinCluster(tx: Queryable, id: string, minOutlets: number): Promise<void> {
  await tx.query(sql`
    update clusters set visible_at = null, index_due = true where id = ${id} and source_count < ${minOutlets}`)
}

/** Makes a cluster due to be grouped. */
export async function regroupCluster(tx: Queryable, id: string): Promise<void> {
  await tx.query(sql`update clusters set group_due = slug is not null where id = ${id}`)
}

/** Which of these clusters readers see. */
export async function findVisible(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`select id from clusters where id = any(${ids}::uuid[]) and visible_at is not null`)
  return new Set(rows.map((row) => row.id))
}
