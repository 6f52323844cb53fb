// What the pipeline reads to rebuild its memory and to see what is due.

import sql from 'sql-template-tag'
import { isWaiting } from './articles.ts'
import { isPinned, standingApart } from './curations.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { isNotAside } from './set-aside.ts'

/** The greatest publication time of an article that is in a cluster; 0 when there is none. */
export async function findStreamTime(db: Queryable): Promise<number> {
  const [row] = await db.query<{ at: number | null }>(sql`select max(updated_at) as at from clusters where state = 'open'`)
  return row?.at ?? 0
}

/** The greatest publication time of an event that was grouped; 0 when none was. */
export async function findGroupedTime(db: Queryable): Promise<number> {
  const [row] = await db.query<{ at: number | null }>(
    sql`select max(published_at) as at from clusters where state = 'open' and slug is not null and not group_due`,
  )
  return row?.at ?? 0
}

const REPAIR_DUE = 'repair_due'

/** A repair of situations is owed, because events were grouped. */
export async function noteRepairDue(tx: Queryable): Promise<void> {
  await tx.query(sql`insert into store_values (key, value) values (${REPAIR_DUE}, 'true'::jsonb) on conflict (key) do nothing`)
}

export async function noteRepaired(tx: Queryable): Promise<void> {
  await tx.query(sql`delete from store_values where key = ${REPAIR_DUE}`)
}

export async function isRepairDue(db: Queryable): Promise<boolean> {
  return (await db.query(sql`select key from store_values where key = ${REPAIR_DUE}`)).length > 0
}

/** Clusters that changed since they were last looked at for merging and whose newest article is of `until` at the latest, the stalest first. */
export async function findMergeDue(db: Queryable, { until, limit }: { until: number | null; limit: number }): Promise<string[]> {
  const ripe = until === null ? sql`true` : sql`updated_at <= ${instant(until)}`
  const rows = await db.query<{ id: string }>(
    sql`select id from clusters where merge_due and state = 'open' and ${ripe} order by updated_at, id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** As they are now these clusters were looked at for merging. */
export async function markLooked(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  await tx.query(sql`update clusters set merge_due = false where id = any(${clusterIds}::uuid[])`)
}

/** When the last of the `count` open clusters with the newest articles got its newest; 0 when there are not so many. */
export async function findUpdateOfNewest(db: Queryable, count: number): Promise<number> {
  const [row] = await db.query<{ at: number }>(sql`
    select updated_at as at from clusters where state = 'open' order by updated_at desc offset ${count - 1} limit 1`)
  return row?.at ?? 0
}

/** The same of the clusters that take part in grouping (`findGroupedClusters`). */
export async function findUpdateOfNewestGrouped(db: Queryable, count: number): Promise<number> {
  const [row] = await db.query<{ at: number }>(sql`
    select c.updated_at as at from clusters c left join situations s on s.id = c.situation_id where ${takesPart}
    order by c.updated_at desc offset ${count - 1} limit 1`)
  return row?.at ?? 0
}

export interface GroupableCluster {
  id: string
  title: string
  summaryFull: string
  language: string
  countries: string[]
  categories: string[]
  keywords: string[]
  sourceCount: number
  publishedAt: number
  updatedAt: number
  situationId: string | null
  pinned: boolean
}

const columns = sql`c.id, c.title, c.summary_full as "summaryFull", c.language, c.countries, c.categories, c.keywords, c.source_count as "sourceCount",
  c.published_at as "publishedAt", c.updated_at as "updatedAt", c.situation_id as "situationId",
  ${isPinned} as pinned`

/** Clusters that are due to be grouped, the earliest events first. `over`: their situation has ended; nothing joins it any more. */
export function findUngroupedClusters(db: Queryable, limit: number): Promise<(GroupableCluster & { over: boolean })[]> {
  return db.query(sql`
    select ${columns}, coalesce(s.state <> 'live', false) as over
    from clusters c left join situations s on s.id = c.situation_id
    where c.group_due and c.state = 'open'
    order by c.published_at, (select min(a.seq) from articles a where a.cluster_id = c.id), c.id limit ${limit}`)
}

/** A cluster with its places in the order in which clusters were grouped. */
export interface GroupedCluster extends GroupableCluster {
  groupedFirst: number
  groupedLast: number
}

const takesPart = sql`c.state = 'open' and c.slug is not null and (c.situation_id is not null or not c.group_due)
  and (s.id is null or s.state = 'live') and ${isNotAside('c.id', ['group'])}`

/** Clusters that were grouped before, not in vain, and whose situation, if any, is live, in the order in which they were grouped last, a page at a time. */
export function findGroupedClusters(
  db: Queryable,
  page: { since: number; after: { groupedLast: number; id: string } | null; limit: number },
): Promise<GroupedCluster[]> {
  const after = page.after ?? { groupedLast: 0, id: '00000000-0000-0000-0000-000000000000' }
  return db.query(sql`
    select ${columns}, c.grouped_first as "groupedFirst", c.grouped_last as "groupedLast"
    from clusters c left join situations s on s.id = c.situation_id
    where ${takesPart} and c.updated_at >= ${instant(page.since)} and (c.grouped_last, c.id) > (${after.groupedLast}::bigint, ${after.id}::uuid)
    order by c.grouped_last, c.id limit ${page.limit}`)
}

/** How much the pipeline's memory is read from. */
export interface ToRemember {
  articles: number
  events: number
}

/** Counted by clusters, of which there are fewer: an article set aside counts. */
export async function countToRemember(db: Queryable, since: { clusters: number; events: number }): Promise<ToRemember> {
  const [row] = await db.query<ToRemember>(sql`
    select
      (select coalesce(sum(article_count), 0)::int from clusters where state = 'open' and updated_at >= ${instant(since.clusters)}) as articles,
      (select count(*)::int from clusters c left join situations s on s.id = c.situation_id
        where ${takesPart} and c.updated_at >= ${instant(since.events)}) as events`)
  return row ?? { articles: 0, events: 0 }
}

/** These clusters were grouped as they are now, in this order. */
export async function noteGrouped(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    update clusters c set group_due = false, grouped_last = newest.place + g.position,
      grouped_first = case when grouped_first = 0 then newest.place + g.position else grouped_first end
    from unnest(${clusterIds}::uuid[]) with ordinality as g (id, position),
      (select coalesce(max(grouped_last), 0) as place from clusters where state = 'open') as newest
    where c.id = g.id`)
}

/** Clusters that are due to be tried for a split, the stalest first: so many, and no more than it takes to have so many articles. */
export async function findSplitDue(db: Queryable, most: { clusters: number; articles: number }): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from (
      select id, updated_at, sum(article_count) over (order by updated_at, id) - article_count as before
      from (select id, updated_at, article_count from clusters where split_due and state = 'open' order by updated_at, id limit ${most.clusters}) as due
    ) as counted
    where before < ${most.articles} order by updated_at, id`)
  return rows.map(({ id }) => id)
}

/** As they are now these clusters were tried. */
export async function markTried(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  await tx.query(sql`update clusters set split_due = false, tried_count = article_count where id = any(${clusterIds}::uuid[])`)
}

/** Those of these clusters that hold what a split once moved count as tried, too: they are tried again when they have grown. */
export async function markRejoined(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    update clusters c set split_due = false, tried_count = article_count where id = any(${clusterIds}::uuid[]) and split_due
      and exists (select 1 from articles where cluster_id = c.id and assignment ->> 'action' = 'split')`)
}

export interface KeptApart {
  record: 'cluster' | 'situation'
  oneId: string
  otherId: string
}

/** Records that an operator wants apart; one that was merged since is meant in its survivor. */
export function findConstraints(db: Queryable): Promise<KeptApart[]> {
  return db.query(sql`
    select record, one_now as "oneId", other_now as "otherId" from (${standingApart}) as s
    where one_now <> other_now order by curation_id, one_id, other_id`)
}

export interface WorkWaiting {
  articles: number
  settle: number
  group: number
  maintain: number
  index: number
  split: number
  /** Settled clusters with enough outlets that wait for the publish delay. */
  held: number
  /** Held clusters whose delay is over. */
  publish: number
}

/** How much each stage has to do. */
export async function countWork(db: Queryable, rules: { minOutlets: number; publishedBefore: number; now: number }): Promise<WorkWaiting> {
  // What has no slug waits to be settled first, if at all.
  const hidden = sql`visible_at is null and state = 'open' and slug is not null and source_count >= ${rules.minOutlets}`
  const [row] = await db.query<WorkWaiting>(sql`
    select
      (select count(*) from articles where ${isWaiting(rules.now)})
        + (select count(*) from articles where revision_due and cluster_id is not null) as articles,
      (select count(*) from clusters where settle_due and state = 'open') as settle,
      (select count(*) from clusters where group_due and state = 'open') as "group",
      (select count(*) from situations where state in ('live', 'concluded') and (maintain_due or transition_at <= ${instant(rules.now)})) as maintain,
      (select count(*) from clusters where index_due) as index,
      (select count(*) from clusters where split_due and state = 'open') as split,
      (select count(*) from clusters where ${hidden} and published_at > ${instant(rules.publishedBefore)}) as held,
      (select count(*) from clusters where ${hidden} and published_at <= ${instant(rules.publishedBefore)}) as publish`)
  return row ?? { articles: 0, settle: 0, group: 0, maintain: 0, index: 0, split: 0, held: 0, publish: 0 }
}
