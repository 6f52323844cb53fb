// What callers read of situations: the list as of a change, and one situation with a page of its timeline.

import sql, { empty, type Sql } from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { MERGE_STEPS_MAX } from './merges.ts'
import { type EntryRow, entryColumns } from './read-entries.ts'

/** More than any preview needs of a summary. */
const PREVIEW_SOURCE_CHARACTERS = 500

export interface SituationRecord {
  id: string
  slug: string
  title: string
  title_pinned: boolean
  /** Whole, or its beginning when only a preview was asked for. */
  summary: string
  cluster_count: number
  source_count: number
  independent_count: number
  first_seen: number
  last_updated: number
  status: 'ACTIVE' | 'QUIET'
  categories: string[]
  countries: string[]
  significance: number
  latest_cluster_title: string
}

export interface ListedSituation extends SituationRecord {
  /** Its place in the list as it was read: rank or instant, by the order asked. */
  place: number
  /** The newest change when the first page was read; the walk reads the list as of it. */
  change: number
}

export interface SituationListQuestion {
  sort: 'relevance' | 'recent'
  /** Only situations whose newest member is not older. */
  since: number
  category: string | undefined
  countries: readonly string[]
  fullSummaries: boolean
  limit: number
  /** Absent on a first page. */
  resume?: { change: number; place: number; id: string }
}

/** The list in order, from its start or from where a page ended, as it stood at the first page (D3-stable). Rows show their present fields. */
export function findListedSituations(db: Queryable, question: SituationListQuestion): Promise<ListedSituation[]> {
  const { resume, category, countries } = question
  const recent = question.sort === 'recent'
  const summary = question.fullSummaries ? sql`s.summary` : sql`left(s.summary, ${PREVIEW_SOURCE_CHARACTERS})`
  return db.query(sql`
    select s.id, s.slug, s.title, s.title_pinned, ${summary} as summary, s.cluster_count, s.source_count, s.independent_count, s.first_seen, s.last_updated, s.status,
      s.categories, s.countries, s.significance, s.latest_cluster_title,
      ${recent ? sql`l.last_updated` : sql`l.relevance_rank`} as place,
      ${resume ? sql`${resume.change}::bigint` : sql`(select coalesce(max(seq), 0) from changes)`} as change
    from situation_list l
    join situations s on s.id = l.situation_id
    where ${resume ? asOf(resume.change) : sql`l.until_change is null`}
      and s.state = 'live' and s.visible_at is not null
      and l.last_updated >= ${instant(question.since)}::timestamptz
      ${category === undefined ? empty : sql`and l.categories @> array[${category}]::text[]`}
      ${countries.length === 0 ? empty : sql`and l.countries && ${[...countries]}::text[]`}
      ${resume ? after(recent, resume) : empty}
    order by ${recent ? sql`l.last_updated` : sql`l.relevance_rank`} desc, l.situation_id desc
    limit ${question.limit}`)
}

function asOf(change: number): Sql {
  return sql`l.from_change <= ${change} and (l.until_change is null or l.until_change > ${change})`
}

function after(recent: boolean, resume: { place: number; id: string }): Sql {
  return recent
    ? sql`and (l.last_updated, l.situation_id) < (${instant(resume.place)}::timestamptz, ${resume.id}::uuid)`
    : sql`and (l.relevance_rank, l.situation_id) < (${resume.place}::float8, ${resume.id}::uuid)`
}

/** A situation as its id or slug leads to it: through every merge, to the record that answers. */
export interface SituationTarget extends SituationRecord {
  requested_id: string
  state: 'live' | 'merged' | 'retired' | 'concluded' | 'removed'
  visible_at: number | null
  moved_to: string | null
  /** Entries in the whole timeline. */
  total: number
  /** Entries from the start of this page on. */
  following: number
  /** Whether the page could start where it was asked to: false when `before` never belonged. */
  place_known: boolean
  /** The newest move of a cluster in its timeline when the walk began: for a first page, now. */
  moves_seen: number
}

export interface SituationPage {
  target: SituationTarget
  entries: EntryRow[]
}

type Joined = SituationTarget & { entry_id: string | null } & {
  [Column in keyof Omit<EntryRow, 'id'> as `entry_${Column}`]: EntryRow[Column]
}

export interface SituationQuestion {
  /** A UUID in lower case, or a slug. */
  key: { id: string } | { slug: string }
  timelineLimit: number
  /** The cluster that the page before ended with, and who was given that page. */
  resume?: { before: string; subject: string }
}

/**
 * One statement, so that the header, the counts and the entries are of one instant. What the header says of the members is read from them: the
 * situation's own row follows a moment after they changed. A page that resumes orders the timeline as it was when
 * the walk began, and starts where the named cluster stood then, or where it stood when it left (D3-before); the situation that was asked for
 * may have been merged since, so its former members count as well.
 */
export async function findSituationPage(db: Queryable, question: SituationQuestion): Promise<SituationPage | undefined> {
  const { key, resume } = question
  const rows = await db.query<Joined>(sql`
    with recursive chain as (
      select s.id, s.state, s.merged_into, s.id as requested_id, 0 as step
      from situations s where ${'id' in key ? sql`s.id = ${key.id}::uuid` : sql`s.slug = ${key.slug}`}
      union all
      select s.id, s.state, s.merged_into, chain.requested_id, chain.step + 1 from situations s join chain on s.id = chain.merged_into
      where chain.state = 'merged' and chain.step < ${MERGE_STEPS_MAX}
    ),
    target as (
      select s.*, survivor.requested_id
      from (select id, requested_id from chain order by step desc limit 1) survivor join situations s on s.id = survivor.id
    ),
    ${resume ? resumedAt(resume) : sql`seen as (select coalesce(max(seq), 0) as seq from timeline_moves),`}
    members as (
      select c.id, ${resume ? sql`coalesce(moved.published_at, c.published_at)` : sql`c.published_at`} as stands_at
      from clusters c join target on c.situation_id = target.id ${resume ? sql`left join moved on moved.cluster_id = c.id` : empty}
      where c.visible_at is not null and c.state = 'open'
    ),
    counted as (
      select count(*) as total, min(stands_at) as first_at, max(stands_at) as last_at from members
    ),
    rest as (
      select m.* from members m ${resume ? sql`join place on (m.stands_at, m.id) < (place.stands_at, place.id)` : empty}
    ),
    page as (
      select *, row_number() over (order by stands_at desc, id desc) as position from rest
      order by stands_at desc, id desc limit ${question.timelineLimit}
    )
    select t.id, t.requested_id, t.slug, t.state, t.visible_at, t.moved_to,
      ${headerOnFirstRow(resume !== undefined)},
      case when counted.total > 0 then counted.total else t.cluster_count end as cluster_count,
      t.title_pinned, t.source_count, t.independent_count, t.status, t.significance,
      coalesce(counted.first_at, t.first_seen) as first_seen, coalesce(counted.last_at, t.last_updated) as last_updated,
      counted.total, (select count(*) from rest) as following,
      ${resume ? sql`exists (select 1 from place)` : sql`true`} as place_known,
      (select seq from seen) as moves_seen,
      ${entryColumns('p', 'entry_')}
    from target t cross join counted left join page on true left join clusters p on p.id = page.id
    order by page.position`)
  const [first] = rows
  if (!first) return undefined
  const entries = rows.flatMap((row) => (row.entry_id === null ? [] : [entryOf({ ...row, entry_id: row.entry_id })]))
  return { target: first, entries }
}

// The long columns go out once, not with every entry.
function headerOnFirstRow(isContinuation: boolean): Sql {
  if (isContinuation)
    return sql`'' as title, '' as summary, '' as latest_cluster_title, '{}'::text[] as categories, '{}'::text[] as countries`
  return sql`case when coalesce(page.position, 1) = 1 then t.title end as title,
      case when coalesce(page.position, 1) = 1 then t.summary end as summary,
      case when coalesce(page.position, 1) = 1 then coalesce(p.title, t.latest_cluster_title) end as latest_cluster_title,
      case when coalesce(page.position, 1) = 1 then t.categories end as categories,
      case when coalesce(page.position, 1) = 1 then t.countries end as countries`
}

/** What the walk had seen when it began, where the clusters that moved since stood then, and the place that the page before ended at. */
function resumedAt({ before, subject }: { before: string; subject: string }): Sql {
  return sql`seen as (
      select coalesce(
        (select moves_seen from timeline_walks where subject = ${subject} and cluster_id = ${before}::uuid),
        (select max(seq) from timeline_moves), 0) as seq
    ),
    moved as (
      select distinct on (cluster_id) cluster_id, published_at from timeline_moves
      where seq > (select seq from seen) order by cluster_id, seq
    ),
    place as (
      select c.id, coalesce(
        moved.published_at,
        case when c.situation_id = (select id from target) and c.state = 'open' then c.published_at end,
        former.left_published_at,
        c.published_at) as stands_at
      from clusters c
      left join moved on moved.cluster_id = c.id
      left join (
        select m.cluster_id, max(m.left_published_at) as left_published_at from situation_members m
        where m.cluster_id = ${before}::uuid and m.situation_id in (select id from chain) group by m.cluster_id
      ) former on former.cluster_id = c.id
      where c.id = ${before}::uuid and (former.cluster_id is not null or c.situation_id = (select id from target))
    ),`
}

function entryOf(row: Joined & { entry_id: string }): EntryRow {
  return {
    id: row.entry_id,
    slug: row.entry_slug,
    title: row.entry_title,
    summary: row.entry_summary,
    language: row.entry_language,
    title_pinned: row.entry_title_pinned,
    categories: row.entry_categories,
    countries: row.entry_countries,
    significance: row.entry_significance,
    source_count: row.entry_source_count,
    independent_count: row.entry_independent_count,
    published_at: row.entry_published_at,
    updated_at: row.entry_updated_at,
  }
}
