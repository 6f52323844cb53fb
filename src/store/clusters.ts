// Clusters as the pipeline writes them.

import sql, { type Sql } from 'sql-template-tag'
import { SPLIT_GROWTH, SPLIT_MEMBERS_MAX, SPLIT_MEMBERS_MIN } from '../core/clusters/split.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { type Step, withStep } from './recorded-steps.ts'
import { isNotAside } from './set-aside.ts'

export async function insertClusters(tx: Queryable, clusters: readonly { id: string; publishedAt: number }[]): Promise<void> {
  if (clusters.length === 0) return
  await tx.query(sql`
    insert into clusters (id, published_at, updated_at)
    select id, at, at from unnest(${clusters.map((cluster) => cluster.id)}::uuid[],
      ${clusters.map((cluster) => instant(cluster.publishedAt))}::timestamptz[]) as c (id, at)`)
}

/** Voices that are no copies: at least one, and never more than there are outlets. */
export const independentVoices = sql`greatest(1, least(count(distinct source_host),
  count(distinct coalesce(voice, source_host)) filter (where copy_of is null)))`

/**
 * Counts and times of clusters from their articles. All become due to be looked at for merging, one with enough outlets, or already visible, to be
 * settled. Where a visible one stood until now in its timeline is kept for the walks under way.
 */
export async function recountClusters(
  tx: Queryable,
  clusterIds: readonly string[],
  ask: { minOutlets: number; at: number },
): Promise<void> {
  await tx.query(sql`
    with m as (
      select cluster_id, count(*) as articles, count(distinct source_host) as outlets,
        ${independentVoices} as independent,
        min(published_at) as first_at, max(published_at) as last_at
      from articles where cluster_id = any(${clusterIds}::uuid[]) group by cluster_id
    ),
    moved as (
      insert into timeline_moves (cluster_id, published_at, at)
      select c.id, c.published_at, ${instant(ask.at)}::timestamptz from clusters c join m on m.cluster_id = c.id
      where c.state = 'open' and c.visible_at is not null and c.published_at <> m.first_at
    )
    update clusters set article_count = m.articles, source_count = m.outlets, independent_count = m.independent,
      published_at = m.first_at, updated_at = m.last_at,
      settle_due = m.outlets >= ${ask.minOutlets} or visible_at is not null, merge_due = true,
      split_due = m.articles between ${SPLIT_MEMBERS_MIN} and ${SPLIT_MEMBERS_MAX} and m.articles >= ${SPLIT_GROWTH}::float8 * tried_count
    from m
    where clusters.id = m.cluster_id and state = 'open'`)
}

/**
 * Events that had too few outlets under an earlier setting, were therefore never settled, and now have enough, become due to be settled; those that
 * could not be are left.
 */
export async function noteUnsettled(tx: Queryable, minOutlets: number): Promise<void> {
  await tx.query(sql`
    update clusters set settle_due = true
    where visible_at is null and state = 'open' and slug is null and source_count >= ${minOutlets} and not settle_due
      and ${isNotAside('id', ['settle'])}`)
}

export interface ClusterMerge {
  from: string
  into: string
  /** What spoke for it, kept with the articles that move. */
  why: Step & { features?: Readonly<Record<string, number>>; doubts?: Readonly<Record<string, number>> }
}

export interface MergedAway {
  id: string
  into: string
  wasVisible: boolean
  /** The situation that went over with it, and whether that has ended. */
  inherited: string | null
  isOver: boolean
}

/** An operator's title goes over when the pipeline merges the event away; an operator who does so has chosen between the two. */
const isTitleCarried = sql`(from_cluster.title_pinned and not into_cluster.title_pinned and m.why ->> 'curation' is null)`

/**
 * Merges clusters into others: articles move, the survivor is visible when either was, a pin goes over, and the situation of the merged one goes
 * over, with the reason why the merged one was in it, when the survivor has none. Each cluster is named once. Where either is no longer open nothing is done; gives the others.
 */
export async function mergeOpenClusters(tx: Queryable, merges: readonly ClusterMerge[], at: number): Promise<MergedAway[]> {
  const asked = pairs(merges)
  const found = await tx.query<MergedAway & Omit<ClusterMerge, 'why'> & { homes: (string | null)[] }>(sql`
    select a.id, a.id as "from", b.id as "into", a.visible_at is not null as "wasVisible", array[a.situation_id, b.situation_id] as homes,
      case when b.situation_id is null then a.situation_id end as inherited, b.situation_id is null and coalesce(s.state <> 'live', false) as "isOver"
    from ${asked} join clusters a on a.id = m.from_id and a.state = 'open' join clusters b on b.id = m.into_id and b.state = 'open'
    left join situations s on s.id = a.situation_id`)
  if (found.length === 0) return []
  const merged = pairs(found)
  const whyOf = new Map(merges.map(({ from, why }) => [from, why]))
  const reasons = found.map(({ from }) => JSON.stringify({ from, ...whyOf.get(from) }))
  await tx.query(sql`
    update articles set cluster_id = m.into_id, assignment = ${withStep(sql`assignment`, sql`m.why`)}
    from unnest(${found.map(({ from }) => from)}::uuid[], ${found.map(({ into }) => into)}::uuid[], ${reasons}::jsonb[]) as m (from_id, into_id, why)
    where cluster_id = m.from_id`)
  await tx.query(sql`
    update situation_members s set left_at = ${instant(at)}, left_published_at = c.published_at
    from ${merged} join clusters c on c.id = m.from_id where s.cluster_id = m.from_id and s.left_at is null`)
  await tx.query(sql`
    update clusters into_cluster set visible_at = least(into_cluster.visible_at, from_cluster.visible_at),
      situation_id = coalesce(into_cluster.situation_id, from_cluster.situation_id), settle_due = true,
      group_due = into_cluster.slug is not null, title_pinned = into_cluster.title_pinned or ${isTitleCarried},
      title = case when ${isTitleCarried} then from_cluster.title else into_cluster.title end,
      grouping = case when into_cluster.situation_id is null and from_cluster.situation_id is not null
        then ${withStep(sql`from_cluster.grouping`, sql`jsonb_build_object('with', from_cluster.id) || m.why`)} else into_cluster.grouping end
    from unnest(${found.map(({ from }) => from)}::uuid[], ${found.map(({ into }) => into)}::uuid[],
      ${found.map(({ from }) => JSON.stringify({ ...whyOf.get(from), features: undefined, doubts: undefined }))}::jsonb[]) as m (from_id, into_id, why)
    join clusters from_cluster on from_cluster.id = m.from_id where into_cluster.id = m.into_id`)
  const situations = found.flatMap(({ homes }) => homes)
  await tx.query(sql`update situations set maintain_due = true where id = any(${situations}::uuid[])`)
  for (const { inherited, into } of found) if (inherited) await joinSituation(tx, { situationId: inherited, clusterId: into })
  // A survivor that stands elsewhere than the word about the other says is held by none.
  await tx.query(sql`
    update pins set cluster_id = m.into_id from ${merged} join clusters c on c.id = m.into_id
    where cluster_id = m.from_id and (c.situation_id is null or c.situation_id = pins.situation_id)
      and not exists (select 1 from pins p where p.cluster_id = m.into_id)`)
  await tx.query(sql`
    update clusters set state = 'merged', merged_into = m.into_id, situation_id = null,
      settle_due = false, group_due = false, index_due = visible_at is not null
    from ${merged} where id = m.from_id`)
  return found
}

const pairs = (merges: readonly Omit<ClusterMerge, 'why'>[]): Sql => sql`
  unnest(${merges.map(({ from }) => from)}::uuid[], ${merges.map(({ into }) => into)}::uuid[]) as m (from_id, into_id)`

/** Records that a cluster belongs to a situation. Its row's `situation_id` is the caller's to set. */
async function joinSituation(tx: Queryable, member: { situationId: string; clusterId: string }): Promise<void> {
  await tx.query(sql`
    insert into situation_members (situation_id, cluster_id) values (${member.situationId}, ${member.clusterId})
    on conflict (situation_id, cluster_id) do update set left_at = null, left_published_at = null`)
}

export interface ClusterMove {
  clusterId: string
  /** The situation that it goes to, or null for none. */
  to: string | null
  grouping: Record<string, unknown>
}

/** Moves clusters, each named once, from their situations, if any, to others, or to none. Marks all of these for maintenance. */
export async function moveClusters(tx: Queryable, moves: readonly ClusterMove[], at: number): Promise<void> {
  if (moves.length === 0) return
  const moved = sql`unnest(
    ${moves.map((move) => move.clusterId)}::uuid[], ${moves.map((move) => move.to)}::uuid[],
    ${moves.map((move) => JSON.stringify(move.grouping))}::jsonb[]) as moved (cluster_id, situation_id, grouping)`
  await tx.query(sql`
    update situations set maintain_due = true
    where id in (select situation_id from ${moved})
      or id in (select clusters.situation_id from clusters join ${moved} on moved.cluster_id = clusters.id)`)
  await tx.query(sql`
    update situation_members m set left_at = ${instant(at)}, left_published_at = c.published_at
    from ${moved} join clusters c on c.id = moved.cluster_id
    where m.cluster_id = moved.cluster_id and m.left_at is null and m.situation_id is distinct from moved.situation_id`)
  await tx.query(sql`
    update clusters set situation_id = moved.situation_id, grouping = moved.grouping from ${moved} where clusters.id = moved.cluster_id`)
  await tx.query(sql`
    insert into situation_members (situation_id, cluster_id)
    select situation_id, cluster_id from ${moved} where situation_id is not null
    on conflict (situation_id, cluster_id) do update set left_at = null, left_published_at = null`)
}

export function moveCluster(tx: Queryable, move: ClusterMove, at: number): Promise<void> {
  return moveClusters(tx, [move], at)
}

/** A cluster that is due to be settled, with what it shows now. */
export interface UnsettledCluster {
  id: string
  slug: string | null
  title: string
  titlePinned: boolean
  summary: string
  summaryFull: string
  categories: string[]
  countries: string[]
  keywords: string[]
  visible: boolean
  articleCount: number
  independentCount: number
  publishedAt: number
}

/** The earliest events first: what is settled is grouped next, and how affairs grow hangs on the order. */
export function findUnsettledClusters(db: Queryable, limit: number): Promise<UnsettledCluster[]> {
  return db.query(sql`
    select id, slug, title, title_pinned as "titlePinned", summary, summary_full as "summaryFull", categories, countries, keywords,
      visible_at is not null as visible, article_count as "articleCount", independent_count as "independentCount", published_at as "publishedAt"
    from clusters c where settle_due and state = 'open'
    order by published_at, (select min(a.seq) from articles a where a.cluster_id = c.id), id limit ${limit}`)
}

export interface SettledCluster {
  id: string
  slug: string
  title: string
  summary: string
  summaryFull: string
  language: string
  categories: readonly string[]
  countries: readonly string[]
  keywords: readonly string[]
  significance: number
  significanceZ: number
  significanceParts: Record<string, number>
}

/** Writes what clusters say. They then wait to be grouped and, once visible, to be indexed. */
export async function settleClusters(tx: Queryable, clusters: readonly SettledCluster[]): Promise<void> {
  await tx.query(sql`
    update clusters set slug = coalesce(clusters.slug, s.slug), title = s.title, summary = s.summary, summary_full = s."summaryFull",
      language = s.language, categories = array(select jsonb_array_elements_text(s.categories)),
      countries = array(select jsonb_array_elements_text(s.countries)), keywords = array(select jsonb_array_elements_text(s.keywords)),
      significance = s.significance, significance_z = s."significanceZ", significance_parts = s."significanceParts",
      settle_due = false, group_due = true, index_due = visible_at is not null
    from jsonb_to_recordset(${JSON.stringify(clusters)}::jsonb) as s (id uuid, slug text, title text, summary text, "summaryFull" text,
      language text, categories jsonb, countries jsonb, keywords jsonb, significance smallint, "significanceZ" double precision,
      "significanceParts" jsonb)
    where clusters.id = s.id`)
  await tx.query(sql`
    update situations set maintain_due = true where id in (
      select situation_id from clusters where id = any(${clusters.map((cluster) => cluster.id)}::uuid[]) and visible_at is not null)`)
}

/** Which of these clusters were settled once: only those can be shown. */
export async function findSettled(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`select id from clusters where id = any(${ids}::uuid[]) and slug is not null`)
  return new Set(rows.map((row) => row.id))
}

/** Of these slugs, the ones that a cluster has or ever had. */
export async function takenClusterSlugs(db: Queryable, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ slug: string }>(sql`select slug from clusters where slug = any(${slugs}::text[])`)
  return new Set(rows.map((row) => row.slug))
}

/** Shows settled clusters with enough outlets whose first article is old enough. Gives their ids. */
export async function publishClusters(
  tx: Queryable,
  rules: { minOutlets: number; publishedBefore: number; limit: number },
  at: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    update clusters set visible_at = ${instant(at)}, index_due = true
    where id in (
      select id from clusters
      where visible_at is null and state = 'open' and slug is not null and source_count >= ${rules.minOutlets}
        and published_at <= ${instant(rules.publishedBefore)}
      order by published_at, id limit ${rules.limit})
    returning id`)
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return ids
  await tx.query(sql`
    update situations set maintain_due = true
    where id in (select situation_id from clusters where id = any(${ids}::uuid[]) and situation_id is not null)`)
  return ids
}
