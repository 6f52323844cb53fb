// Embedders and vectors. At most one embedder serves queries and at most one is filling: once no document waits, it takes over.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { nearestCell } from './search-cells.ts'
import { findStoreValue, writeStoreValue } from './store-values.ts'
import { vectorText } from './vector-text.ts'

export interface EmbedderRow {
  id: number
  kind: 'corpus' | 'server'
  model: string
  dimensions: number
  state: 'filling' | 'serving'
}

export function findEmbedders(db: Queryable): Promise<EmbedderRow[]> {
  return db.query(sql`select id, kind, model, dimensions, state from embedders order by id`)
}

export async function findEmbedderPayload(db: Queryable, id: number): Promise<Uint8Array | null> {
  const [row] = await db.query<{ payload: Buffer | null }>(sql`select payload from embedders where id = ${id}`)
  return row?.payload ?? null
}

/** Adds an embedder that fills, in place of one that was filling; every document then waits for its vector. Gives its id. */
export async function beginEmbedder(
  tx: Queryable,
  embedder: { kind: 'corpus' | 'server'; model: string; dimensions: number; payload: Uint8Array | null },
  at: number,
): Promise<number> {
  await deleteEmbedder(tx, 'filling')
  const payload = embedder.payload ? Buffer.from(embedder.payload) : null
  const [row] = await tx.query<{ id: number }>(sql`
    insert into embedders (kind, model, dimensions, payload)
    values (${embedder.kind}, ${embedder.model}, ${embedder.dimensions}, ${payload}) returning id`)
  await tx.query(sql`
    insert into search_vectors_due (cluster_id, due_at) select cluster_id, ${instant(at)} from search_documents
    on conflict (cluster_id) do update set attempts = 0, due_at = excluded.due_at`)
  return row?.id ?? 0
}

/** Removes the embedder of a state, if there is one, and its vectors. */
export async function deleteEmbedder(tx: Queryable, state: 'filling' | 'serving'): Promise<void> {
  await tx.query(sql`delete from search_vectors where embedder_id in (select id from embedders where state = ${state})`)
  await tx.query(sql`delete from embedders where state = ${state}`)
}

/** The one that was filling serves from now on. */
export async function switchEmbedder(tx: Queryable): Promise<void> {
  await deleteEmbedder(tx, 'serving')
  await tx.query(sql`update embedders set state = 'serving' where state = 'filling'`)
}

export interface VectorDue {
  clusterId: string
  attempts: number
}

/** Nothing waits longer for another attempt; what is to wait longer was put off by a clock that was ahead. */
export const VECTOR_WAIT_MS_MAX = 3_600_000

/** Documents that wait for a vector and are not to be left alone a while, longest first. */
export function findVectorsDue(db: Queryable, now: number, limit: number): Promise<VectorDue[]> {
  return db.query(sql`
    select cluster_id as "clusterId", attempts from search_vectors_due
    where due_at <= ${instant(now)} or due_at > ${instant(now + VECTOR_WAIT_MS_MAX)} order by due_at, cluster_id limit ${limit}`)
}

/** Whether a document waits that was not tried yet. */
export async function hasUntriedVectors(db: Queryable): Promise<boolean> {
  const rows = await db.query(sql`select 1 from search_vectors_due where attempts = 0 limit 1`)
  return rows.length > 0
}

export interface WrittenVector {
  embedderId: number
  clusterId: string
  vector: Float32Array
}

/** Writes vectors of documents that are still there. */
export async function writeVectors(tx: Queryable, vectors: readonly WrittenVector[]): Promise<void> {
  if (vectors.length === 0) return
  const rows = vectors.map(({ embedderId, clusterId, vector }) => ({
    embedder_id: embedderId,
    cluster_id: clusterId,
    embedding: vectorText(vector),
  }))
  await tx.query(sql`
    insert into search_vectors (embedder_id, cluster_id, published_at, embedding, cell)
    select v.embedder_id, v.cluster_id, d.published_at, v.embedding::halfvec, ${nearestCell(sql`v.embedding::halfvec`, sql`v.embedder_id`)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (embedder_id bigint, cluster_id uuid, embedding text)
    join search_documents d on d.cluster_id = v.cluster_id
    join embedders e on e.id = v.embedder_id
    on conflict (embedder_id, cluster_id) do update set embedding = excluded.embedding, published_at = excluded.published_at,
      cell = excluded.cell`)
}

export async function clearVectorsDue(tx: Queryable, clusterIds: readonly string[]): Promise<void> {
  if (clusterIds.length > 0) await tx.query(sql`delete from search_vectors_due where cluster_id = any(${clusterIds}::uuid[])`)
}

/** Leaves documents alone until their time. */
export async function postponeVectors(tx: Queryable, clusterIds: readonly string[], until: number): Promise<void> {
  if (clusterIds.length === 0) return
  await tx.query(sql`
    update search_vectors_due set attempts = least(attempts + 1, 1000), due_at = ${instant(until)} where cluster_id = any(${clusterIds}::uuid[])`)
}

const RETRY_KEY = 'embedding_server_retry'

export interface ServerRetry {
  /** How often in a row the embedding server failed on documents, and when it may be asked again. */
  failures: number
  at: number
  /** How many documents it is given at once; null: not known yet. */
  texts: number | null
}

/** Whether an attempt is to wait for that time. */
export function isPutOff(at: number, now: number): boolean {
  return at > now && at <= now + VECTOR_WAIT_MS_MAX
}

export async function findServerRetry(db: Queryable): Promise<ServerRetry> {
  return { failures: 0, at: 0, texts: null, ...(await findStoreValue<Partial<ServerRetry>>(db, RETRY_KEY)) }
}

export function writeServerRetry(tx: Queryable, retry: ServerRetry): Promise<void> {
  return writeStoreValue(tx, RETRY_KEY, retry)
}

const WORDS_COUNTED_KEY = 'search_words_counted'

/** How many documents there were when words were last counted, and when. */
export function findWordsCounted(db: Queryable): Promise<{ documents: number; at: number } | undefined> {
  return findStoreValue(db, WORDS_COUNTED_KEY)
}

export function writeWordsCounted(tx: Queryable, counted: { documents: number; at: number }): Promise<void> {
  return writeStoreValue(tx, WORDS_COUNTED_KEY, counted)
}

const SPREAD_DOCUMENTS = 400

/** Mean and standard deviation of the cosine between documents that have nothing to do with each other, from a sample of pairs. */
export async function findCosineSpread(db: Queryable, embedderId: number): Promise<{ pairs: number; mean: number; deviation: number }> {
  const [row] = await db.query<{ pairs: number; mean: number | null; deviation: number | null }>(sql`
    with sample as (
      select embedding, row_number() over (order by cluster_id) - 1 as place, count(*) over () as size
      from (select cluster_id, embedding from search_vectors where embedder_id = ${embedderId} order by cluster_id limit ${SPREAD_DOCUMENTS}) as few)
    select count(*) as pairs, avg(-(a.embedding <#> b.embedding)) as mean, stddev_pop(-(a.embedding <#> b.embedding)) as deviation
    from sample a join sample b on b.place = (a.place + a.size / 2) % a.size where a.place <> b.place`)
  return { pairs: row?.pairs ?? 0, mean: row?.mean ?? 0, deviation: row?.deviation ?? 0 }
}
