// What is known of how a record came about: its members with the reasons that were recorded, and its history.

import sql from 'sql-template-tag'
import { type CuratedKind, type Curation, isPinned } from './curations.ts'
import type { Queryable } from './database.ts'

/** A reason as it was recorded: an action, its reason, a score, what it was weighed by, and the steps that its holder went since. */
export type RecordedReason = Record<string, unknown> | null

export interface ExplainedCluster {
  id: string
  slug: string | null
  state: string
  mergedInto: string | null
  visible: boolean
  title: string
  language: string
  titlePinned: boolean
  situationId: string | null
  situationTitle: string | null
  pinned: boolean
  grouping: RecordedReason
  significance: number
  significanceZ: number
  significanceParts: Record<string, number>
  articleCount: number
  sourceCount: number
  independentCount: number
  due: string[]
}

export async function findExplainedCluster(db: Queryable, id: string): Promise<ExplainedCluster | undefined> {
  const [row] = await db.query<ExplainedCluster>(sql`
    select c.id, c.slug, c.state, c.merged_into as "mergedInto", c.visible_at is not null as visible, c.title, c.language, c.title_pinned as "titlePinned",
      c.situation_id as "situationId", s.title as "situationTitle", ${isPinned} as pinned, c.grouping,
      c.significance, c.significance_z as "significanceZ", c.significance_parts as "significanceParts", c.article_count as "articleCount",
      c.source_count as "sourceCount", c.independent_count as "independentCount",
      array_remove(array[case when c.settle_due then 'settle' end, case when c.group_due then 'group' end, case when c.index_due then 'index' end], null)
        as due
    from clusters c left join situations s on s.id = c.situation_id where c.id = ${id}`)
  return row
}

export interface ExplainedArticle {
  id: string
  url: string
  sourceHost: string
  title: string
  language: string
  publishedAt: number
  copyOf: string | null
  copyReason: string | null
  copyOfHost: string | null
  assignment: RecordedReason
}

/** A part of the members. */
export interface MembersPart {
  offset: number
  limit: number
}

/** Members in order of arrival. */
export function findExplainedArticles(db: Queryable, clusterId: string, { offset, limit }: MembersPart): Promise<ExplainedArticle[]> {
  return db.query(sql`
    select a.id, a.url, a.source_host as "sourceHost", a.title, a.language, a.published_at as "publishedAt", a.copy_of as "copyOf",
      a.copy_reason as "copyReason", o.source_host as "copyOfHost", a.assignment
    from articles a left join articles o on o.id = a.copy_of
    where a.cluster_id = ${clusterId} order by a.seq limit ${limit} offset ${offset}`)
}

export interface ExplainedSituation {
  id: string
  slug: string | null
  state: string
  mergedInto: string | null
  movedTo: string | null
  visible: boolean
  title: string
  titlePinned: boolean
  status: string
  significance: number
  significanceZ: number
  relevanceRank: number
  clusterCount: number
  sourceCount: number
  transitionAt: number | null
  due: string[]
  /** What of the text on show a language model wrote. */
  written: ('title' | 'summary')[]
}

export async function findExplainedSituation(db: Queryable, id: string): Promise<ExplainedSituation | undefined> {
  const [row] = await db.query<ExplainedSituation>(sql`
    select s.id, s.slug, s.state, s.merged_into as "mergedInto", s.moved_to as "movedTo", s.visible_at is not null as visible, s.title,
      s.title_pinned as "titlePinned", s.status, s.significance, s.significance_z as "significanceZ", s.relevance_rank as "relevanceRank",
      s.cluster_count as "clusterCount", s.source_count as "sourceCount", s.transition_at as "transitionAt",
      array_remove(array[case when s.maintain_due then 'maintain' end], null) as due,
      array_remove(array[
        case when not s.title_pinned and s.title = t.written_title and s.title <> t.title then 'title' end,
        case when s.summary = t.written_summary and s.summary <> t.summary then 'summary' end], null) as written
    from situations s left join situation_texts t on t.situation_id = s.id where s.id = ${id}`)
  return row
}

export interface ExplainedMember {
  id: string
  slug: string | null
  title: string
  language: string
  titlePinned: boolean
  visible: boolean
  pinned: boolean
  publishedAt: number
  sourceCount: number
  significance: number
  significanceZ: number
  leftAt: number | null
  /** Of a former member: what it became part of, or the situation that it is in now. */
  mergedInto: string | null
  situationId: string | null
  grouping: RecordedReason
}

/** Present members and former ones, newest first. */
export function findExplainedMembers(db: Queryable, situationId: string, { offset, limit }: MembersPart): Promise<ExplainedMember[]> {
  return db.query(sql`
    select c.id, c.slug, c.title, c.language, c.title_pinned as "titlePinned", c.visible_at is not null as visible, ${isPinned} as pinned,
      c.published_at as "publishedAt", c.source_count as "sourceCount", c.significance, c.significance_z as "significanceZ",
      m.left_at as "leftAt", c.merged_into as "mergedInto",
      case when m.left_at is not null then c.situation_id end as "situationId", case when m.left_at is null then c.grouping end as grouping
    from situation_members m join clusters c on c.id = m.cluster_id
    where m.situation_id = ${situationId} order by m.left_at is not null, c.published_at desc, c.id desc limit ${limit} offset ${offset}`)
}

export interface HistoryEntry {
  at: number
  kind: string
  detail: Record<string, unknown>
}

/** The visible changes of a record, the newest `limit`, oldest first. */
export async function findHistory(db: Queryable, recordId: string, limit: number): Promise<HistoryEntry[]> {
  const rows = await db.query<HistoryEntry>(sql`
    select at, kind, detail from changes where record_id = ${recordId} order by seq desc limit ${limit}`)
  return rows.toReversed()
}

export type CorrectionOf = Pick<Curation, 'id' | 'at' | 'action' | 'record' | 'recordId' | 'intoId' | 'reason' | 'actor'> & {
  undone: boolean
}

/** What operators said about a record, whether they named it first or second, or moved it with what they named. The newest `limit`, oldest first. */
export async function findCorrectionsOf(
  db: Queryable,
  record: CuratedKind,
  { recordId, movedBy, limit }: { recordId: string; movedBy: readonly number[]; limit: number },
): Promise<CorrectionOf[]> {
  const rows = await db.query<CorrectionOf>(sql`
    select id, at, action, record, record_id as "recordId", into_id as "intoId", reason, actor, undone_at is not null as undone from curations
    where (record = ${record} and record_id = ${recordId}) or into_id = ${recordId} or id = any(${movedBy}::bigint[])
    order by id desc limit ${limit}`)
  return rows.toReversed()
}
