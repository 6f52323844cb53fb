// Articles: taking them in, handing them to the pipeline in order of arrival, and reading the members of clusters.

import sql, { type Sql } from 'sql-template-tag'
import type { Article } from '../core/articles/article.ts'
import { urlKey } from '../core/articles/canonical-url.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { isNotAside } from './set-aside.ts'

/** An article whose page is to be read first waits for it, at most so long. */
const HELD_MS_MAX = 120_000

/**
 * Stores articles in their order; one whose address is known already, or stands twice in the batch, is left out. Those of outlets whose
 * pages may be read are put down for that, but for what an aggregator says to be theirs: its address leads elsewhere. Gives the ids of those that were new.
 *
 * They are numbered in their order, but written in that of their addresses' keys: writers that bring the same addresses in different orders
 * would lock each other out.
 */
export async function insertArticles(
  db: Queryable,
  articles: readonly (Article & { id: string })[],
  receivedAt: number,
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`
    with stored as (
      insert into articles (id, url_key, url, canonical_url, source_host, title, summary, body, language, category_hint, country_hint,
        published_at, published_at_is_first_seen, received_at, origin_key, is_aggregated, held_until, seq)
      overriding system value
      select id, url_key, url, canonical_url, source_host, title, summary, body, language, category_hint, country_hint,
        published_at, is_first_seen, ${instant(receivedAt)}, origin_key, is_aggregated, held_until, seq
      from (
        select article.*, case when o.host is not null then ${instant(receivedAt + HELD_MS_MAX)}::timestamptz end as held_until,
          nextval(pg_get_serial_sequence('articles', 'seq')) as seq
        from unnest(
          ${articles.map((article) => article.id)}::uuid[],
          ${articles.map((article) => keyOf(article.canonicalUrl))}::bytea[],
          ${articles.map((article) => article.url)}::text[],
          ${articles.map((article) => article.canonicalUrl)}::text[],
          ${articles.map((article) => article.sourceHost)}::text[],
          ${articles.map((article) => article.title)}::text[],
          ${articles.map((article) => article.summary)}::text[],
          ${articles.map((article) => article.body)}::text[],
          ${articles.map((article) => article.language)}::text[],
          ${articles.map((article) => article.category)}::text[],
          ${articles.map((article) => article.country)}::text[],
          ${articles.map((article) => instant(article.publishedAt))}::timestamptz[],
          ${articles.map((article) => article.publishedAtIsFirstSeen)}::boolean[],
          ${articles.map((article) => (article.originUrl ? keyOf(article.originUrl) : null))}::bytea[],
          ${articles.map((article) => article.isAggregated === true)}::boolean[]
        ) with ordinality as article (id, url_key, url, canonical_url, source_host, title, summary, body, language, category_hint,
          country_hint, published_at, is_first_seen, origin_key, is_aggregated, place)
        left join outlets o on o.host = article.source_host and o.full_text and not article.is_aggregated
        order by place
      ) as numbered
      order by url_key, place
      on conflict (url_key) do nothing
      returning id, source_host, held_until
    ), pages as (
      insert into article_pages (article_id, host, due_at)
      select id, source_host, ${instant(receivedAt)} from stored where held_until is not null
    )
    select id from stored`)
  return new Set(rows.map(({ id }) => id))
}

const keyOf = (canonical: string): Buffer => Buffer.from(urlKey(canonical), 'hex')

export interface KnownArticle {
  id: string
  canonicalUrl: string
  sourceHost: string
}

/** The articles that stand at these canonical addresses. */
export function findArticlesAt(db: Queryable, canonicalUrls: readonly string[]): Promise<KnownArticle[]> {
  return db.query(sql`
    select id, canonical_url as "canonicalUrl", source_host as "sourceHost" from articles
    where url_key = any(${canonicalUrls.map(keyOf)}::bytea[])`)
}

export interface Headed {
  id: string
  title: string
  publishedAt: number
}

/** What stands above these articles, by id. */
export async function findHeads(db: Queryable, ids: readonly string[]): Promise<Map<string, Headed>> {
  const rows = await db.query<Headed>(sql`select id, title, published_at as "publishedAt" from articles where id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface Revision {
  id: string
  title: string
  summary: string
  body: string
  language: string
}

/**
 * Takes over what publishers corrected; the pipeline then looks at these articles again. What their pages said before says nothing of them any
 * more: they are read again. Gives how many differ from what was known.
 */
export async function reviseArticles(tx: Queryable, revisions: readonly Revision[], at: number): Promise<number> {
  if (revisions.length === 0) return 0
  const rows = await tx.query(sql`
    with revised as (
      update articles a set title = r.title, summary = r.summary, body = r.body, language = r.language, revision_due = true, full_text = null
      from unnest(
        ${revisions.map(({ id }) => id)}::uuid[],
        ${revisions.map(({ title }) => title)}::text[],
        ${revisions.map(({ summary }) => summary)}::text[],
        ${revisions.map(({ body }) => body)}::text[],
        ${revisions.map(({ language }) => language)}::text[]
      ) as r (id, title, summary, body, language)
      where a.id = r.id and a.text_removed_at is null and (a.title, a.summary, a.body) is distinct from (r.title, r.summary, r.body)
      returning a.id, a.source_host, a.is_aggregated
    ), pages as (
      insert into article_pages (article_id, host, due_at)
      select r.id, r.source_host, ${instant(at)} from revised r join outlets o on o.host = r.source_host
      where o.full_text and not r.is_aggregated
      on conflict (article_id) do update set due_at = excluded.due_at, attempts = 0, claimed_until = null
    )
    select 1 from revised`)
  return rows.length
}

/** An article as the pipeline reads it. */
export interface StoredArticle {
  id: string
  seq: number
  url: string
  title: string
  summary: string
  body: string
  language: string
  sourceHost: string
  publishedAt: number
  categoryHint: string | null
  countryHint: string | null
  copyOf: string | null
  clusterId: string | null
  isAggregated: boolean
  /** Its texts were removed because of their age. */
  isTextRemoved: boolean
}

/** An article as the stage reads it that is to look at it. */
export interface DueArticle extends StoredArticle {
  /** Another one after each write to its row. */
  version: string
}

/** No stage looks further into a text. */
const BODY_CHARACTERS_READ = 8_000

const columnsWith = (body: Sql): Sql => sql`id, seq, url, title, summary, left(${body}, ${BODY_CHARACTERS_READ}) as body, language,
  source_host as "sourceHost", published_at as "publishedAt", category_hint as "categoryHint", country_hint as "countryHint",
  copy_of as "copyOf", cluster_id as "clusterId", is_aggregated as "isAggregated",
  text_removed_at is not null as "isTextRemoved"`
/** As it may be shown. */
const columns = columnsWith(sql`body`)
/** As it is judged: with the text of its page, which nobody is shown. */
const judgedColumns = columnsWith(sql`coalesce(full_text, body)`)
const dueColumns = sql`${judgedColumns}, xmin::text as version`

/** Articles that are in no cluster yet, but for those whose page is being read. An end far ahead was written by a clock that has since gone back. */
export const isWaiting = (now: number): Sql =>
  sql`cluster_id is null and ${isNotAside('id', ['assign'])} and (held_until is null or held_until <= ${instant(now)} or held_until > ${instant(now + 2 * HELD_MS_MAX)})`

/** The oldest articles that wait to be assigned. */
export function findWaitingArticles(db: Queryable, limit: number, now: number): Promise<DueArticle[]> {
  return db.query(sql`
    select ${dueColumns} from articles
    -- Chosen by number first: a text is read only when it is given.
    where seq = any(array(
      select seq from articles where ${isWaiting(now)} order by seq limit ${limit}))
    order by seq`)
}

/** Articles in clusters that their publishers have corrected since they were looked at. */
export function findRevisedArticles(db: Queryable, limit: number): Promise<(DueArticle & { clusterId: string })[]> {
  return db.query(sql`select ${dueColumns} from articles where revision_due and cluster_id is not null order by seq limit ${limit}`)
}

/** Takes the mark of a correction off articles. Those that were written to since they were read keep it: they are looked at once more. */
export async function unmarkRevised(tx: Queryable, articles: readonly Pick<DueArticle, 'id' | 'version'>[]): Promise<void> {
  await tx.query(sql`
    update articles set revision_due = false
    from unnest(${articles.map(({ id }) => id)}::uuid[], ${articles.map(({ version }) => version)}::text[]) as read (id, version)
    where articles.id = read.id and articles.xmin::text = read.version`)
}

/** Articles of the open clusters that were alive after `since`, but for those whose correction could not be read, in order of arrival, a page at a time. */
export function findActiveArticles(db: Queryable, page: { since: number; afterSeq: number; limit: number }): Promise<StoredArticle[]> {
  return db.query(sql`
    select ${judgedColumns} from articles
    where seq > ${page.afterSeq} and ${isNotAside('id', ['revise'])}
      and cluster_id in (select id from clusters where state = 'open' and updated_at >= ${instant(page.since)})
    order by seq limit ${page.limit}`)
}

/** An article and the cluster that it is in. */
type StoredMember = StoredArticle & { clusterId: string }

/** Up to `limit` members of each cluster: originals before copies, then in order of arrival. */
export function findMembers(db: Queryable, clusterIds: readonly string[], limit: number): Promise<StoredMember[]> {
  return membersOrderedBy(sql`copy_of is not null, seq`, { db, clusterIds, limit })
}

/** The same as they are judged. */
export function findJudgedMembers(db: Queryable, clusterIds: readonly string[], limit: number): Promise<StoredMember[]> {
  return membersOrderedBy(sql`copy_of is not null, seq`, { db, clusterIds, limit, read: judgedColumns })
}

/** The same, but within each kind one article of each outlet before the second of any: an outlet with forty articles hides nobody. */
export function findMembersByTurns(db: Queryable, clusterIds: readonly string[], limit: number): Promise<StoredMember[]> {
  const turn = sql`row_number() over (partition by copy_of is not null, source_host order by seq)`
  return membersOrderedBy(sql`copy_of is not null, ${turn}, seq`, { db, clusterIds, limit })
}

/** The distinct headlines in each cluster, with their outlets. */
export function findHeadlines(
  db: Queryable,
  clusterIds: readonly string[],
): Promise<{ clusterId: string; title: string; sourceHost: string }[]> {
  return db.query(sql`
    select distinct cluster_id as "clusterId", title, source_host as "sourceHost" from articles where cluster_id = any(${clusterIds}::uuid[])`)
}

function membersOrderedBy(
  order: Sql,
  { db, clusterIds, limit, read = columns }: { db: Queryable; clusterIds: readonly string[]; limit: number; read?: Sql },
): Promise<StoredMember[]> {
  return db.query(sql`
    select member.* from unnest(${clusterIds}::uuid[]) as cluster (cluster_key)
    cross join lateral (
      select ${read} from articles where cluster_id = cluster.cluster_key order by ${order} limit ${limit}
    ) as member`)
}

/** Moves articles of a cluster into another, and keeps why. What is left is tried anew: it may hold more than one event still. */
export async function splitOff(
  tx: Queryable,
  split: {
    from: string
    to: string
    articles: readonly string[]
    reason: string
    score: number
    features: Readonly<Record<string, number>>
  },
): Promise<void> {
  const { from, to, articles, reason, score, features } = split
  await tx.query(sql`
    update articles set cluster_id = ${to}, assignment = ${JSON.stringify({ action: 'split', from, reason, score, features })}::jsonb
    where id = any(${articles}::uuid[]) and cluster_id = ${from}`)
  await tx.query(sql`update clusters set tried_count = 0 where id = ${from}`)
}

/** For each of these articles, the earlier one at the address that it names as its original's (of a copy, what that copies). */
export async function findOrigins(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; origin: string }>(sql`
    select a.id, coalesce(o.copy_of, o.id) as origin from articles a join articles o on o.url_key = a.origin_key
    where a.id = any(${ids}::uuid[]) and o.seq < a.seq`)
  return new Map(rows.map(({ id, origin }) => [id, origin]))
}

/** The first original of each of these voices in each of these clusters. */
export function findVoices(
  db: Queryable,
  clusterIds: readonly string[],
  voices: readonly string[],
): Promise<{ clusterId: string; voice: string; id: string; seq: number }[]> {
  return db.query(sql`
    select distinct on (cluster_id, voice) cluster_id as "clusterId", voice, id, seq from articles
    where cluster_id = any(${clusterIds}::uuid[]) and voice = any(${voices}::text[]) and copy_of is null
    order by cluster_id, voice, seq`)
}

export interface JudgedCopy {
  id: string
  copyOf: string | null
  copyReason: string | null
  voice: string
}

/**
 * Writes what corrected articles, in the order in which they came, are copies of now. A copy is only ever of an earlier article, and never of a copy:
 * the ones before it in the same batch are written first.
 */
export async function rejudgeCopies(tx: Queryable, articles: readonly JudgedCopy[]): Promise<void> {
  const originals = articles.filter(({ copyOf }) => copyOf === null)
  await tx.query(sql`
    update articles set voice = j.voice, copy_of = null, copy_reason = null
    from unnest(${originals.map(({ id }) => id)}::uuid[], ${originals.map(({ voice }) => voice)}::text[]) as j (id, voice)
    where articles.id = j.id`)
  for (const { id, copyOf, copyReason, voice } of articles) {
    if (copyOf === null) continue
    await tx.query(sql`
      update articles set voice = ${voice}, copy_of = o.id, copy_reason = case when o.id is not null then ${copyReason}::text end
      from articles own
      left join articles named on named.id = ${copyOf}
      left join articles o on o.id = coalesce(named.copy_of, named.id) and o.seq < own.seq
        -- What others are copies of stays an original.
        and not exists (select 1 from articles c where c.copy_of = own.id)
      where own.id = ${id} and articles.id = own.id`)
  }
}

export interface AssignedArticle {
  id: string
  clusterId: string
  copyOf: string | null
  copyReason: string | null
  /** Whose it is; absent: its outlet's. */
  voice?: string
  assignment: Record<string, unknown>
  /** As it was read. */
  version?: string
}

/** Writes where articles went and why. What was corrected, or its page read, since they were read is looked at once more. */
export async function assignArticles(tx: Queryable, articles: readonly AssignedArticle[]): Promise<void> {
  await tx.query(sql`
    update articles set cluster_id = a.cluster_id,
      -- What was an original when it was looked at may have become a copy since.
      copy_of = coalesce((select o.copy_of from articles o where o.id = a.copy_of), a.copy_of), copy_reason = a.copy_reason, voice = a.voice, assignment = a.assignment,
      held_until = null, revision_due = revision_due and articles.xmin::text is distinct from a.version
    from unnest(
      ${articles.map((article) => article.id)}::uuid[],
      ${articles.map((article) => article.clusterId)}::uuid[],
      ${articles.map((article) => article.copyOf)}::uuid[],
      ${articles.map((article) => article.copyReason)}::text[],
      ${articles.map((article) => article.voice ?? null)}::text[],
      ${articles.map((article) => JSON.stringify(article.assignment))}::jsonb[],
      ${articles.map((article) => article.version ?? null)}::text[]
    ) as a (id, cluster_id, copy_of, copy_reason, voice, assignment, version)
    where articles.id = a.id`)
}

/** Removes the texts of articles, and the vectors made of them, that came in before an instant, the oldest first. Gives of how many. */
export async function removeTexts(db: Queryable, which: { before: number; limit: number }, at: number): Promise<number> {
  const rows = await db.query(sql`
    with removed as (
      update articles set summary = '', body = '', full_text = null, text_removed_at = ${instant(at)}
      where id in (
        select id from articles where text_removed_at is null and received_at < ${instant(which.before)} and cluster_id is not null
        order by received_at limit ${which.limit})
      returning id
    ), vectors as (
      delete from article_vectors where article_id in (select id from removed)
    )
    select 1 from removed`)
  return rows.length
}
