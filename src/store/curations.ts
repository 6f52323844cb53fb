// An operator's corrections, and what the pipeline keeps because of them: members that stay where they are, records that stay apart.

import sql, { empty } from 'sql-template-tag'
import { followMerges } from './curated-records.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { MERGE_STEPS_MAX } from './merges.ts'

export type CurationAction = 'merge' | 'split' | 'retire' | 'conclude' | 'remove-archive' | 'rename'
export type CuratedKind = 'cluster' | 'situation'

export interface Curation {
  id: number
  at: number
  action: CurationAction
  record: CuratedKind
  recordId: string
  intoId: string | null
  reason: string
  /** Who corrected: an account's e-mail address, or the command line. */
  actor: string
  undoneAt: number | null
  undoneBy: string | null
}

const columns = sql`id, at, action, record, record_id as "recordId", into_id as "intoId", reason, actor,
  undone_at as "undoneAt", undone_by as "undoneBy"`

export interface NewCuration extends Omit<Curation, 'id' | 'at' | 'undoneAt' | 'undoneBy'> {
  /** What an undo needs. */
  before: Readonly<Record<string, unknown>>
  /** The hash of the form that asks for it, if one does. */
  form: Buffer | undefined
}

/** Records a correction and gives its number. */
export async function insertCuration(tx: Queryable, curation: NewCuration, at: number): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into curations (at, action, record, record_id, into_id, reason, actor, before, form)
    values (${instant(at)}, ${curation.action}, ${curation.record}, ${curation.recordId}, ${curation.intoId}, ${curation.reason}, ${curation.actor},
      ${JSON.stringify(curation.before)}::jsonb, ${curation.form ?? null})
    returning id`)
  if (!row) throw new Error('a correction was not recorded')
  return row.id
}

/** One correction, with what an undo needs. */
export async function findCuration(db: Queryable, id: number): Promise<(Curation & { before: unknown }) | undefined> {
  const [row] = await db.query<Curation & { before: unknown }>(sql`select ${columns}, before from curations where id = ${id}`)
  return row
}

/** The correction that a form asked for. */
export async function findCurationOfForm(db: Queryable, form: Buffer): Promise<Curation | undefined> {
  const [row] = await db.query<Curation>(sql`select ${columns} from curations where form = ${form}`)
  return row
}

/** Corrections, the newest first, from the start or those before a number. */
export function listCurations(db: Queryable, page: { limit: number; before?: number | undefined }): Promise<Curation[]> {
  const older = page.before === undefined ? empty : sql`where id < ${page.before}`
  return db.query(sql`select ${columns} from curations ${older} order by id desc limit ${page.limit}`)
}

/** Corrections of these records that came after one and still hold, the newest first. */
export function findLaterCurations(db: Queryable, recordIds: readonly string[], afterId: number): Promise<Curation[]> {
  return db.query(sql`
    select ${columns} from curations
    where id > ${afterId} and undone_at is null and record_id = any(${recordIds}::uuid[]) order by id desc limit 100`)
}

/** Which of these clusters an operator corrected, brought another into, or keeps apart from another. */
export async function findCorrected(db: Queryable, clusterIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`
    with recursive absorbed (into_id, id) as (
      select id, id from unnest(${clusterIds}::uuid[]) as c (id)
      union
      select a.into_id, m.id from absorbed a join clusters m on m.merged_into = a.id
    )
    select distinct a.into_id as id from absorbed a
    where exists (select 1 from curations where record = 'cluster' and undone_at is null and (record_id = a.id or curations.into_id = a.id))
      or exists (select 1 from kept_apart where record = 'cluster' and a.id in (one_id, other_id))
      or exists (select 1 from articles where cluster_id = a.id and assignment ? 'curation')`)
  return new Set(rows.map((row) => row.id))
}

export async function markUndone(tx: Queryable, id: number, undone: { at: number; actor: string }): Promise<void> {
  await tx.query(sql`update curations set undone_at = ${instant(undone.at)}, undone_by = ${undone.actor} where id = ${id}`)
}

export interface Pin {
  clusterId: string
  situationId: string | null
  curationId: number
}

/** Whether the cluster `c` stands where an operator's word holds it. One that the situation of that word has let go, since it ended, is free. */
export const isPinned = sql`exists (
  select 1 from pins where pins.cluster_id = c.id and pins.situation_id is not distinct from c.situation_id)`

export function findPins(db: Queryable, clusterIds: readonly string[]): Promise<Pin[]> {
  return db.query(sql`
    select cluster_id as "clusterId", situation_id as "situationId", curation_id as "curationId" from pins
    where cluster_id = any(${clusterIds}::uuid[]) order by cluster_id`)
}

/** From now on the pipeline leaves these clusters where they are: in a situation, or in none. */
export async function pinClusters(
  tx: Queryable,
  pinned: { clusterIds: readonly string[]; situationId: string | null; curationId: number },
): Promise<void> {
  await tx.query(sql`
    insert into pins (cluster_id, situation_id, curation_id)
    select id, ${pinned.situationId}::uuid, ${pinned.curationId} from unnest(${pinned.clusterIds}::uuid[]) as c (id)
    on conflict (cluster_id) do update set situation_id = excluded.situation_id, curation_id = excluded.curation_id`)
}

/**
 * Puts back the pins that clusters had before a correction, on those that stand where it says: in that situation or what took it in, or alone. What a
 * later one pinned stays.
 */
export async function restorePins(
  tx: Queryable,
  restored: { clusterIds: readonly string[]; pins: readonly Pin[]; curationId: number },
): Promise<void> {
  await tx.query(sql`delete from pins where cluster_id = any(${restored.clusterIds}::uuid[]) and curation_id <= ${restored.curationId}`)
  const homes = new Map<string, string>()
  for (const id of new Set(restored.pins.flatMap(({ situationId }) => situationId ?? [])))
    homes.set(id, await followMerges(tx, 'situation', id))
  await tx.query(sql`
    insert into pins (cluster_id, situation_id, curation_id)
    select p.cluster_id, p.situation_id, p.curation_id
    from unnest(${restored.pins.map((pin) => pin.clusterId)}::uuid[],
      ${restored.pins.map(({ situationId }) => situationId && homes.get(situationId))}::uuid[],
      ${restored.pins.map((pin) => pin.curationId)}::bigint[]) as p (cluster_id, situation_id, curation_id)
    left join situations s on s.id = p.situation_id and s.state <> 'retired'
    join clusters c on c.id = p.cluster_id and c.state = 'open' and c.situation_id is not distinct from s.id
    join curations on curations.id = p.curation_id and curations.undone_at is null
    on conflict (cluster_id) do nothing`)
}

export async function unpinClusters(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  await tx.query(sql`delete from pins where cluster_id = any(${clusterIds}::uuid[])`)
}

/** Two records that stay apart. Of the kind `situation` either may also be a cluster: that cluster then never joins that situation. */
export interface ApartPair {
  record: CuratedKind
  oneId: string
  otherId: string
  curationId: number
}

/** Pairs that are kept apart, each with the records that answer for its two now: of one that was merged away the survivor. */
export const standingApart = sql`
  with recursive chain (id, last, step) as (
    select id, id, 0 from (select one_id as id from kept_apart union select other_id from kept_apart) as named
    union all
    select chain.id, merged.into_id, chain.step + 1 from chain
    cross join lateral (
      select merged_into as into_id from clusters where id = chain.last and merged_into is not null
      union all
      select merged_into from situations where id = chain.last and merged_into is not null
      limit 1) as merged
    where chain.step < ${MERGE_STEPS_MAX}
  ),
  survivors as (select distinct on (id) id, last from chain order by id, step desc)
  select k.record, k.one_id, k.other_id, k.curation_id, one.last as one_now, other.last as other_now
  from kept_apart k join survivors one on one.id = k.one_id join survivors other on other.id = k.other_id`

/** Keeps pairs apart, but for those of a correction that was undone: of these only the undo of a merge still wants it. */
export async function keepApart(tx: Queryable, pairs: readonly ApartPair[]): Promise<void> {
  await tx.query(sql`
    insert into kept_apart (record, one_id, other_id, curation_id)
    select record, least(one_id, other_id), greatest(one_id, other_id), curation_id
    from unnest(${pairs.map((pair) => pair.record)}::text[], ${pairs.map((pair) => pair.oneId)}::uuid[],
      ${pairs.map((pair) => pair.otherId)}::uuid[], ${pairs.map((pair) => pair.curationId)}::bigint[])
      as p (record, one_id, other_id, curation_id)
    where exists (select 1 from curations c where c.id = p.curation_id and (c.undone_at is null or c.action = 'merge'))
    on conflict (record, one_id, other_id) do nothing`)
}

/**
 * An operator brings together what was kept apart: takes back every such word between the two groups, and what was merged into either, and gives what
 * it was.
 */
export function liftApart(
  tx: Queryable,
  lifted: { record: CuratedKind; these: readonly string[]; those: readonly string[] },
): Promise<ApartPair[]> {
  const { record, these, those } = lifted
  return tx.query(sql`
    delete from kept_apart k using (${standingApart}) as s
    where k.record = ${record} and (k.record, k.one_id, k.other_id) = (s.record, s.one_id, s.other_id)
      and ((s.one_now = any(${these}::uuid[]) and s.other_now = any(${those}::uuid[]))
        or (s.one_now = any(${those}::uuid[]) and s.other_now = any(${these}::uuid[])))
    returning k.record, k.one_id as "oneId", k.other_id as "otherId", k.curation_id as "curationId"`)
}

/** What an operator keeps apart from a situation: clusters and other situations, or what took them in, with the correction that said so. */
export function findApartFrom(db: Queryable, situationId: string): Promise<{ otherId: string; curationId: number }[]> {
  return db.query(sql`
    select case when one_id = ${situationId} then other_now else one_now end as "otherId", curation_id as "curationId"
    from (${standingApart}) as s where record = 'situation' and (one_id = ${situationId} or other_id = ${situationId}) order by 1, 2`)
}

/** Whether an operator keeps an event that stands in one of these situations, however old it is, from the other. */
export async function holdMembersApart(db: Queryable, [one, other]: readonly [string, string]): Promise<boolean> {
  const rows = await db.query(sql`
    select from (${standingApart}) as k join clusters c on c.id in (k.one_now, k.other_now) and c.state = 'open'
    where k.record = 'situation' and ((c.situation_id = ${one} and ${other} in (k.one_now, k.other_now))
      or (c.situation_id = ${other} and ${one} in (k.one_now, k.other_now)))
    limit 1`)
  return rows.length > 0
}

/** Takes back what the pipeline keeps because of one correction. */
export async function releaseConstraints(tx: Queryable, curationId: number): Promise<void> {
  await tx.query(sql`delete from pins where curation_id = ${curationId}`)
  await tx.query(sql`delete from kept_apart where curation_id = ${curationId}`)
}

/**
 * Which of these merges of clusters, by what is merged away, an operator's word forbids: where the survivor then stands either is kept out, or is not
 * where it is pinned.
 */
export async function findForbiddenMerges(db: Queryable, merges: readonly { from: string; into: string }[]): Promise<Set<string>> {
  if (merges.length === 0) return new Set()
  const rows = await db.query<{ id: string }>(sql`
    select m.from_id as id
    from unnest(${merges.map(({ from }) => from)}::uuid[], ${merges.map(({ into }) => into)}::uuid[]) as m (from_id, into_id)
    join clusters a on a.id = m.from_id join clusters b on b.id = m.into_id
    where exists (
        select 1 from clusters c
        where c.id in (a.id, b.id) and c.situation_id is distinct from coalesce(b.situation_id, a.situation_id) and ${isPinned})
      or exists (
        select 1 from (${standingApart}) as k
        where k.record = 'situation' and ((k.one_now in (a.id, b.id) and k.other_now = coalesce(b.situation_id, a.situation_id))
          or (k.other_now in (a.id, b.id) and k.one_now = coalesce(b.situation_id, a.situation_id))))`)
  return new Set(rows.map(({ id }) => id))
}
