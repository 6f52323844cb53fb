// The search index as the pipeline writes it: words of each visible cluster, and its vectors by one or two embedders.

import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { SearchDocument, SearchText } from '../core/search/search-document.ts'
import { MEMBER_TITLES_MAX } from '../core/search/search-document.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface IndexableCluster {
  clusterId: string
  publishedAt: number
  visible: boolean
  text: SearchText
}

interface ClusterRow {
  id: string
  publishedAt: number
  visible: boolean
  title: string
  summary: string
  keywords: string[]
  language: string
  countries: string[]
}

/** A batch of clusters whose documents are out of date, locked until the transaction ends. */
export async function takeClustersToIndex(tx: Queryable, limit: number): Promise<IndexableCluster[]> {
  const rows = await tx.query<ClusterRow>(sql`
    select id, published_at as "publishedAt", state = 'open' and visible_at is not null as visible, title, summary_full as summary, keywords, language,
      countries
    from clusters where index_due order by id limit ${limit} for update skip locked`)
  return withMembers(tx, rows)
}

/** The texts of clusters that have a document, by id. */
export async function findSearchTexts(db: Queryable, clusterIds: readonly string[]): Promise<IndexableCluster[]> {
  const rows = await db.query<ClusterRow>(sql`
    select id, published_at as "publishedAt", true as visible, title, summary_full as summary, keywords, language,
      countries
    from clusters where id = any(${clusterIds}::uuid[]) order by id`)
  return withMembers(db, rows)
}

async function withMembers(db: Queryable, rows: readonly ClusterRow[]): Promise<IndexableCluster[]> {
  if (rows.length === 0) return []
  // Copies repeat a title; they come last.
  const members = await db.query<{ clusterId: string; title: string; language: string }>(sql`
    select c.id as "clusterId", m.title, m.language
    from unnest(${rows.map((row) => row.id)}::uuid[]) as c (id)
    cross join lateral (
      select title, language from articles where cluster_id = c.id
      order by copy_of is not null, published_at, id limit ${MEMBER_TITLES_MAX}) as m`)
  const byCluster = Map.groupBy(members, (member) => member.clusterId)
  return rows.map(({ id, publishedAt, visible, title, summary, keywords, language, countries }) => ({
    clusterId: id,
    publishedAt,
    visible,
    text: { title, summary, keywords, language, countries, memberTitles: byCluster.get(id) ?? [] },
  }))
}

/** Tells whether a text is the one that was indexed. */
export function searchTextHash(text: SearchText): Buffer {
  const members = text.memberTitles.map(({ title, language }) => [title, language])
  const whole = [text.title, text.summary, text.language, text.keywords, text.countries, members]
  return createHash('sha256').update(JSON.stringify(whole)).digest().subarray(0, 16)
}

/** Of these clusters, the ones that have a document, with what it was made from. */
export async function findIndexed(
  tx: Queryable,
  clusterIds: readonly string[],
): Promise<Map<string, { textHash: Buffer; publishedAt: number }>> {
  const rows = await tx.query<{ clusterId: string; textHash: Buffer; publishedAt: number }>(sql`
    select cluster_id as "clusterId", text_hash as "textHash", published_at as "publishedAt"
    from search_documents where cluster_id = any(${clusterIds}::uuid[])`)
  return new Map(rows.map((row) => [row.clusterId, row]))
}

export interface WrittenDocument {
  clusterId: string
  publishedAt: number
  textHash: Buffer
  document: SearchDocument
}

/** Writes documents; each then waits for its vector. The vector that it has goes on serving until then. */
export async function writeSearchDocuments(tx: Queryable, documents: readonly WrittenDocument[], at: number): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map(({ clusterId, publishedAt, textHash, document }) => ({
    cluster_id: clusterId,
    published_at: instant(publishedAt),
    text_hash: textHash.toString('hex'),
    words: [...document.words],
    impacts: Buffer.from(document.impacts).toString('hex'),
  }))
  await tx.query(sql`
    insert into search_documents (cluster_id, published_at, text_hash, words, impacts)
    select cluster_id, published_at, decode(text_hash, 'hex'), words, decode(impacts, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d (cluster_id uuid, published_at timestamptz, text_hash text, words integer[], impacts text)
    on conflict (cluster_id) do update set published_at = excluded.published_at, text_hash = excluded.text_hash,
      words = excluded.words, impacts = excluded.impacts`)
  const ids = documents.map((document) => document.clusterId)
  await tx.query(sql`
    update search_vectors v set published_at = d.published_at from search_documents d
    where v.cluster_id = any(${ids}::uuid[]) and d.cluster_id = v.cluster_id and v.published_at <> d.published_at`)
  await tx.query(sql`
    insert into search_vectors_due (cluster_id, due_at) select id, ${instant(at)} from unnest(${ids}::uuid[]) as c (id)
    on conflict (cluster_id) do update set attempts = 0, due_at = excluded.due_at`)
}

/** Takes documents, with their vectors, out of the index. */
export async function deleteSearchDocuments(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  if (clusterIds.length === 0) return
  await tx.query(sql`delete from search_documents where cluster_id = any(${clusterIds}::uuid[])`)
}

/** Takes a batch of documents out that no search reaches any more. Gives how many. */
export async function pruneSearchDocuments(tx: Queryable, before: number, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from search_documents where cluster_id in (
      select cluster_id from search_documents where published_at < ${instant(before)} order by published_at limit ${limit})
    returning cluster_id`)
  return rows.length
}

export async function clearIndexDue(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  await tx.query(sql`update clusters set index_due = false where id = any(${clusterIds}::uuid[])`)
}

export async function countSearchDocuments(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from search_documents`)
  return row?.count ?? 0
}

/** Ids of documents, newest first, after the one given. */
export function findDocumentIds(
  db: Queryable,
  page: { before: { publishedAt: number; clusterId: string } | null; limit: number },
): Promise<{ clusterId: string; publishedAt: number }[]> {
  const { before, limit } = page
  return db.query(sql`
    select cluster_id as "clusterId", published_at as "publishedAt" from search_documents
    where ${before === null} or (published_at, cluster_id) < (${before ? instant(before.publishedAt) : null}::timestamptz, ${before?.clusterId ?? null}::uuid)
    order by published_at desc, cluster_id desc limit ${limit}`)
}

const WORDS_BATCH = 5_000

/** Replaces the table of how many documents have each word. */
export async function replaceSearchWords(tx: Queryable, counts: readonly { key: number; documents: number }[]): Promise<void> {
  await tx.query(sql`delete from search_words`)
  for (let start = 0; start < counts.length; start += WORDS_BATCH) {
    const batch = counts.slice(start, start + WORDS_BATCH)
    await tx.query(sql`
      insert into search_words (word, documents)
      select word, max(documents) from unnest(${batch.map((row) => row.key)}::int[], ${batch.map((row) => row.documents)}::int[]) as w (word, documents)
      group by word on conflict (word) do update set documents = greatest(search_words.documents, excluded.documents)`)
  }
}
