// Situations as the pipeline writes them.

import sql, { type Sql } from 'sql-template-tag'
import { independentVoices } from './clusters.ts'
import type { Queryable } from './database.ts'
import { instant, instantOrNull } from './instant.ts'
import { type Step, withStep } from './recorded-steps.ts'

export type SituationState = 'live' | 'merged' | 'retired' | 'concluded' | 'removed'

export async function openSituation(tx: Queryable, situation: { id: string; title: string }, at: number): Promise<void> {
  await tx.query(sql`insert into situations (id, title, opened_at) values (${situation.id}, ${situation.title}, ${instant(at)})`)
}

/** A situation that is due for maintenance, as it stands. */
export interface StoredSituation {
  id: string
  slug: string | null
  state: SituationState
  visible: boolean
  title: string
  titlePinned: boolean
  summary: string
  status: 'ACTIVE' | 'QUIET'
  categories: string[]
  countries: string[]
  clusterCount: number
  sourceCount: number
  significance: number
  relevanceRank: number
  firstSeen: number | null
  lastUpdated: number | null
  latestClusterTitle: string
  concludedAt: number | null
}

const columns = sql`id, slug, state, visible_at is not null as visible, title, title_pinned as "titlePinned", summary, status, categories,
  countries, cluster_count as "clusterCount", source_count as "sourceCount", significance, relevance_rank as "relevanceRank",
  first_seen as "firstSeen", last_updated as "lastUpdated", latest_cluster_title as "latestClusterTitle", concluded_at as "concludedAt"`

/** Situations that something happened to and, with `transitionsBy`, those that time alone changes by then. */
export function findDueSituations(db: Queryable, due: { transitionsBy: number | null; limit: number }): Promise<StoredSituation[]> {
  return db.query(sql`
    select ${columns} from situations
    where state in ('live', 'concluded') and (maintain_due or transition_at <= ${instantOrNull(due.transitionsBy)}::timestamptz)
    order by id limit ${due.limit}`)
}

/** How long a situation is ACTIVE, then QUIET until it is concluded, then readable until its archive is removed. */
export interface LifeSpans {
  activeMs: number
  quietMs: number
  archiveMs: number
}

/** Shown situations whose next transition was reckoned by other spans than these become due for maintenance. */
export async function noteOtherSpans(tx: Queryable, { activeMs, quietMs, archiveMs }: LifeSpans): Promise<void> {
  const after = (start: Sql, ms: number): Sql => sql`${start} + ${ms}::float8 * interval '1 millisecond'`
  const quietAt = after(sql`last_updated`, activeMs + 1)
  const concludeAt = after(sql`last_updated`, activeMs + quietMs)
  const removeAt = after(sql`concluded_at`, archiveMs)
  await tx.query(sql`
    update situations set maintain_due = true
    where state in ('live', 'concluded') and visible_at is not null and not maintain_due and transition_at <> case
      when state = 'live' and status = 'QUIET' then ${concludeAt}
      when state = 'concluded' and status = 'QUIET' then ${removeAt}
      -- No conclusion stands in a live one.
      else least(${quietAt}, case when state = 'concluded' then ${removeAt} end) end`)
}

/** A member cluster as the situation's upkeep reads it. */
export interface StoredMember {
  situationId: string
  id: string
  title: string
  summary: string
  language: string
  visible: boolean
  publishedAt: number
  updatedAt: number
  sourceCount: number
  significance: number
  significanceZ: number
  categories: string[]
  countries: string[]
  keywords: string[]
}

/** Members of situations, up to `limit` of each: the visible ones first, each kind the newest first. */
export function findSituationMembers(db: Queryable, situationIds: readonly string[], limit: number): Promise<StoredMember[]> {
  return db.query(sql`
    select member.* from unnest(${situationIds}::uuid[]) as situation (situation_key)
    cross join lateral (
      select situation_id as "situationId", id, title, summary, language, visible_at is not null as visible, published_at as "publishedAt",
        updated_at as "updatedAt", source_count as "sourceCount", significance, significance_z as "significanceZ",
        categories, countries, keywords
      from clusters where situation_id = situation_key and state = 'open'
      order by visible_at is null, published_at desc, id desc limit ${limit}
    ) as member`)
}

export interface SituationCounts {
  id: string
  members: number
  visibleMembers: number
  firstSeen: number | null
  lastUpdated: number | null
  outlets: number
  independentOutlets: number
}

/** Counts over all members of situations. Outlets are those of the visible ones, each counted once. */
export function countSituations(db: Queryable, situationIds: readonly string[]): Promise<SituationCounts[]> {
  return db.query(sql`
    select situation_key as id, coalesce(c.members, 0) as members, coalesce(c.visible, 0) as "visibleMembers", c.first_seen as "firstSeen",
      c.last_updated as "lastUpdated", coalesce(a.outlets, 0) as outlets, greatest(1, a.independent) as "independentOutlets"
    from unnest(${situationIds}::uuid[]) as situation (situation_key)
    left join lateral (
      select count(*) as members, count(visible_at) as visible,
        min(published_at) filter (where visible_at is not null) as first_seen,
        max(published_at) filter (where visible_at is not null) as last_updated
      from clusters where situation_id = situation_key and state = 'open') as c on true
    left join lateral (
      select count(distinct source_host) as outlets, ${independentVoices} as independent
      from articles where cluster_id in (
        select id from clusters where situation_id = situation_key and state = 'open' and visible_at is not null)) as a on true`)
}

/** Shown situations that are due for maintenance. */
export async function findShownDue(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from situations where maintain_due and visible_at is not null and state in ('live', 'concluded') order by id`)
  return rows.map(({ id }) => id)
}

/** Writes what situations hold by these counts; what is said of them follows with their maintenance. */
export async function writeCounts(tx: Queryable, { id, ...counts }: SituationCounts): Promise<void> {
  await tx.query(sql`
    update situations set cluster_count = ${counts.visibleMembers}, source_count = ${counts.outlets},
      independent_count = ${counts.independentOutlets}, first_seen = ${instantOrNull(counts.firstSeen)}::timestamptz,
      last_updated = ${instantOrNull(counts.lastUpdated)}::timestamptz
    where id = ${id}`)
}

export interface MaintainedSituation {
  id: string
  slug: string | null
  title: string
  summary: string
  status: 'ACTIVE' | 'QUIET'
  categories: readonly string[]
  countries: readonly string[]
  clusterCount: number
  sourceCount: number
  independentCount: number
  significance: number
  significanceZ: number
  relevanceRank: number
  firstSeen: number
  lastUpdated: number
  latestClusterTitle: string
  transitionAt: number
  /** When it became visible, if it does now. */
  visibleAt: number | null
}

export async function maintainSituation(tx: Queryable, situation: MaintainedSituation): Promise<void> {
  await tx.query(sql`
    update situations set slug = coalesce(slug, ${situation.slug}), title = ${situation.title}, summary = ${situation.summary},
      status = ${situation.status}, categories = ${situation.categories}::text[], countries = ${situation.countries}::text[],
      cluster_count = ${situation.clusterCount}, source_count = ${situation.sourceCount}, independent_count = ${situation.independentCount},
      significance = ${situation.significance}, significance_z = ${situation.significanceZ}, relevance_rank = ${situation.relevanceRank},
      first_seen = ${instant(situation.firstSeen)}, last_updated = ${instant(situation.lastUpdated)},
      latest_cluster_title = ${situation.latestClusterTitle}, transition_at = ${instant(situation.transitionAt)},
      visible_at = coalesce(visible_at, ${instantOrNull(situation.visibleAt)}::timestamptz), maintain_due = false
    where id = ${situation.id}`)
}

/** Nothing to do for a situation until something happens to it. */
export async function restSituation(tx: Queryable, id: string): Promise<void> {
  await tx.query(sql`update situations set maintain_due = false, transition_at = null where id = ${id}`)
}

/** The ends of a situation's life. */
export type SituationEnd =
  | { state: 'merged'; into: string }
  | { state: 'retired'; movedTo: string | null }
  | { state: 'concluded'; at: number; removeAt: number }
  | { state: 'removed' }

/** One that is concluded while it is ACTIVE has yet to become QUIET: its upkeep knows when. */
export async function endSituation(tx: Queryable, id: string, end: SituationEnd): Promise<void> {
  const concludedAt = end.state === 'concluded' ? end.at : null
  const transitionAt = end.state === 'concluded' ? end.removeAt : null
  await tx.query(sql`
    update situations set state = ${end.state}, merged_into = ${end.state === 'merged' ? end.into : null}::uuid,
      moved_to = ${end.state === 'retired' ? end.movedTo : null}::uuid,
      concluded_at = coalesce(${instantOrNull(concludedAt)}::timestamptz, concluded_at),
      transition_at = ${instantOrNull(transitionAt)}::timestamptz,
      maintain_due = ${end.state === 'concluded'}
    where id = ${id}`)
}

/** Of these slugs, the ones that a situation has or ever had. */
export async function takenSituationSlugs(db: Queryable, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ slug: string }>(sql`select slug from situations where slug = any(${slugs}::text[])`)
  return new Set(rows.map((row) => row.slug))
}

/** Whether readers see another situation by this title that has at least half as many events. */
export async function isTitleTaken(
  db: Queryable,
  { id, title, clusterCount }: { id: string; title: string; clusterCount: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    select from situations
    where lower(title) = lower(${title}) and state = 'live' and visible_at is not null and id <> ${id} and cluster_count * 2 >= ${clusterCount} limit 1`)
  return rows.length > 0
}

/**
 * Moves all members of one situation to another, the places of former members included, and keeps with each why. Marks the survivor for
 * maintenance.
 */
export async function moveMembers(tx: Queryable, move: { from: string; into: string; step: Step }, at: number): Promise<void> {
  const step = JSON.stringify({ from: move.from, ...move.step })
  await tx.query(sql`
    update clusters set situation_id = ${move.into}, grouping = ${withStep(sql`grouping`, sql`${step}::jsonb`)} where situation_id = ${move.from} and state = 'open'`)
  await tx.query(sql`
    insert into situation_members (situation_id, cluster_id, left_at, left_published_at)
    select ${move.into}, cluster_id, left_at, left_published_at from situation_members where situation_id = ${move.from}
    on conflict (situation_id, cluster_id) do update
      set left_at = case when excluded.left_at is null then null else situation_members.left_at end`)
  await tx.query(sql`
    update situation_members set left_at = ${instant(at)} where situation_id = ${move.from} and left_at is null`)
  await tx.query(sql`update pins set situation_id = ${move.into} where situation_id = ${move.from}`)
  await tx.query(sql`update situations set maintain_due = true where id = ${move.into}`)
}

/** What the list orders and filters by. */
export interface ListedSituation {
  id: string
  relevanceRank: number
  lastUpdated: number
  categories: readonly string[]
  countries: readonly string[]
}

/** The change as of which a row of the list begins or ends, and when it was. */
interface ListMove {
  seq: number
  at: number
}

/** Takes a situation's row out of the list as of change `seq`; walks that began before still see it. */
export async function unlistSituation(tx: Queryable, id: string, { seq, at }: ListMove): Promise<void> {
  await tx.query(sql`
    update situation_list set until_change = ${seq}, until_at = ${instant(at)} where situation_id = ${id} and until_change is null`)
}

/** Lists a situation as of change `seq`, in place of its row until then. */
export async function listSituation(tx: Queryable, situation: ListedSituation, move: ListMove): Promise<void> {
  await unlistSituation(tx, situation.id, move)
  await tx.query(sql`
    insert into situation_list (situation_id, from_change, relevance_rank, last_updated, categories, countries)
    values (${situation.id}, ${move.seq}, ${situation.relevanceRank}, ${instant(situation.lastUpdated)},
      ${situation.categories}::text[], ${situation.countries}::text[])`)
}

/** Forgets list rows that no walk can need any more. */
export async function purgeSituationList(db: Queryable, untilBefore: number): Promise<void> {
  await db.query(sql`delete from situation_list where until_at < ${instant(untilBefore)}`)
}

export interface SituationSize {
  id: string
  visible: boolean
  members: number
  openedAt: number
}

/** Live situations among these, with what decides which of two survives a merge. */
export function findSituationSizes(db: Queryable, ids: readonly string[]): Promise<SituationSize[]> {
  return db.query(sql`
    select id, visible_at is not null as visible, opened_at as "openedAt",
      (select count(*) from clusters where situation_id = situations.id and state = 'open') as members
    from situations where id = any(${ids}::uuid[]) and state = 'live'`)
}
