// Vectors of articles by an embedding server, and what is known of the model that makes them.

import sql from 'sql-template-tag'
import type { CosineScale } from '../core/learning/cosine-scale.ts'
import type { Embedding } from '../core/learning/embedding.ts'
import type { Queryable } from './database.ts'
import { findStoreValue, writeStoreValue } from './store-values.ts'

/** A model as its vectors show it, and what their cosines are worth. */
export interface VectorSpace {
  /** Counts the models that there were. */
  space: number
  /** Its name in the settings. */
  model: string
  /** What it makes of one text that is always the same: another model under the same name shows by it. */
  probe: number[]
  scale: CosineScale
}

const SPACE_KEY = 'article_vector_space'

export function findVectorSpace(db: Queryable): Promise<VectorSpace | undefined> {
  return findStoreValue(db, SPACE_KEY)
}

export function writeVectorSpace(tx: Queryable, space: VectorSpace): Promise<void> {
  return writeStoreValue(tx, SPACE_KEY, space)
}

export interface ArticleVector {
  articleId: string
  vector: Embedding
}

export async function writeArticleVectors(tx: Queryable, space: number, vectors: readonly ArticleVector[]): Promise<void> {
  await tx.query(sql`
    insert into article_vectors (article_id, space, vector)
    select article_id, ${space}, vector from unnest(
      ${vectors.map(({ articleId }) => articleId)}::uuid[],
      ${vectors.map(({ vector }) => Buffer.from(vector.buffer, vector.byteOffset, vector.length))}::bytea[]) as given (article_id, vector)
    on conflict (article_id) do update set space = excluded.space, vector = excluded.vector`)
}

export async function forgetArticleVectors(tx: Queryable, articleIds: readonly string[]): Promise<void> {
  await tx.query(sql`delete from article_vectors where article_id = any(${articleIds}::uuid[])`)
}

/** The vectors that these articles have in a space. */
export async function findArticleVectors(db: Queryable, space: number, articleIds: readonly string[]): Promise<Map<string, Embedding>> {
  const rows = await db.query<{ id: string; vector: Buffer }>(sql`
    select article_id as id, vector from article_vectors where article_id = any(${articleIds}::uuid[]) and space = ${space}`)
  return new Map(rows.map(({ id, vector }) => [id, Int8Array.from(vector, (byte) => (byte << 24) >> 24)]))
}
