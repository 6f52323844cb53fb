/**
 * Cells of vectors (an inverted file: Jégou, Douze, Schmid, "Product quantization for nearest neighbor search", 2011, section IV).
 *
 * Comparing a query with every vector of the window takes time that grows with the corpus. Past some thousand vectors they are therefore put
 * into cells around centres, which a few rounds of k-means over a sample find, and a search compares only those of the cells nearest to the
 * query. A vector that is in no cell yet is compared by every search, so that nothing has to wait for its cell.
 */

import sql, { type Sql } from 'sql-template-tag'
import type { Database, Queryable } from './database.ts'
import { vectorText } from './vector-text.ts'

/** Up to so many vectors the exact comparison is quick enough. */
const CELLED_VECTORS_MIN = 10_000
const CELLS = 256
const SAMPLE_VECTORS = 8_192
const ROUNDS = 3
/** A search looks into the nearest cells until they hold so many vectors. */
const VECTORS_SEARCHED = 5_000
const BATCH_VECTORS = 2_000
const NO_CELL = -1

/** Takes one step towards all vectors of an embedder being in cells. Gives whether there is another to take. */
export async function fillCells(db: Database, embedderId: number, vectorsMin = CELLED_VECTORS_MIN): Promise<boolean> {
  const [known] = await db.query(sql`select 1 from search_cells where embedder_id = ${embedderId} limit 1`)
  if (!known) {
    const vectors = await countVectors(db, embedderId)
    if (vectors < vectorsMin) return false
    await db.transaction((tx) => findCentres(tx, embedderId, vectors))
    return true
  }
  const moved = await db.query(sql`
    update search_vectors v set cell = ${nearestCell(sql`v.embedding`, embedderId)}
    where v.embedder_id = ${embedderId} and v.cluster_id in (
      select cluster_id from search_vectors where embedder_id = ${embedderId} and cell = ${NO_CELL} limit ${BATCH_VECTORS})
    returning 1`)
  return moved.length === BATCH_VECTORS
}

async function countVectors(db: Queryable, embedderId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from search_vectors where embedder_id = ${embedderId}`)
  return row?.count ?? 0
}

// Ids are random, so the first of them are a sample of all.
async function findCentres(tx: Queryable, embedderId: number, vectors: number): Promise<void> {
  const scale = vectors / Math.min(vectors, SAMPLE_VECTORS)
  await tx.query(sql`
    insert into search_cells (embedder_id, cell, centre, vectors)
    select embedder_id, row_number() over (order by cluster_id) - 1, embedding, 0 from search_vectors
    where embedder_id = ${embedderId} order by cluster_id limit ${CELLS}`)
  for (let round = 0; round < ROUNDS; round += 1) {
    await tx.query(sql`
      update search_cells c set centre = near.mean, vectors = near.members * ${scale}::float8 from (
        select cell, l2_normalize(avg(embedding)::halfvec) as mean, count(*) as members from (
          select s.embedding, ${nearestCell(sql`s.embedding`, embedderId)} as cell from (
            select embedding from search_vectors where embedder_id = ${embedderId} order by cluster_id limit ${SAMPLE_VECTORS}) as s) as members
        group by cell) as near
      where c.embedder_id = ${embedderId} and c.cell = near.cell`)
  }
}

/** The cell that a vector belongs into, as an expression; -1 while its embedder has none. */
export function nearestCell(embedding: Sql, embedderId: Sql | number): Sql {
  return sql`coalesce((
    select k.cell from search_cells k where k.embedder_id = ${embedderId} order by k.centre <#> ${embedding} limit 1), ${NO_CELL}::smallint)`
}

/** The cells that a query is looked for in, as an array. */
export function cellsNear(embedderId: number, vector: Float32Array): Sql {
  return sql`array(
    select ${NO_CELL}::smallint union all
    select cell from (
      select cell, sum(vectors) over (order by distance rows between unbounded preceding and current row) - vectors as nearer from (
        select k.cell, k.vectors, k.centre <#> ${vectorText(vector)}::halfvec as distance from search_cells k
        where k.embedder_id = ${embedderId}) as measured) as ordered
    where nearer < ${VECTORS_SEARCHED})`
}
