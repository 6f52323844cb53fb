// A large corpus: its vectors lie in cells, and a search compares those of the nearest ones only.

import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { findSearchRows } from '../../src/store/read-search.ts'
import { fillCells } from '../../src/store/search-cells.ts'
import { beginEmbedder, deleteEmbedder, writeVectors } from '../../src/store/search-vectors.ts'
import { idOf } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { NOW } from './support.ts'

const VECTORS = 1_200
const GROUPS = 40
const DIMENSIONS = 16

const store = storeOfFile()
let embedderId: number

/** Between -0.5 and 0.5, the same for the same number. */
function noise(number: number): number {
  const scaled = Math.sin(number * 12.9898 + 1) * 43_758.5453
  return scaled - Math.floor(scaled) - 0.5
}

/** Vectors of one group lie close together, far from other groups. */
function vectorOf(number: number): Float32Array {
  const group = number % GROUPS
  const values = Array.from({ length: DIMENSIONS }, (_, i) => noise(group * 100 + i) + 0.1 * noise(100_000 + number * 100 + i))
  const length = Math.hypot(...values)
  return Float32Array.from(values, (value) => value / length)
}

async function write(numbers: readonly number[]): Promise<void> {
  const ids = numbers.map((number) => idOf(`cluster ${number}`))
  const at = new Date(NOW).toISOString()
  await store.db.query(sql`
    insert into clusters (id, published_at, updated_at, visible_at) select id, ${at}, ${at}, ${at} from unnest(${ids}::uuid[]) as c (id)`)
  await store.db.query(sql`
    insert into search_documents (cluster_id, published_at, text_hash, words, impacts)
    select id, ${at}, ''::bytea, '{}'::int[], ''::bytea from unnest(${ids}::uuid[]) as c (id)`)
  await writeVectors(
    store.db,
    numbers.map((number) => ({ embedderId, clusterId: idOf(`cluster ${number}`), vector: vectorOf(number) })),
  )
}

async function nearestTo(number: number): Promise<Set<string>> {
  const ask = { words: [], candidateKeys: { keys: [], wholes: [] }, candidatesMax: 1, since: 0, now: NOW }
  const rows = await findSearchRows(store.db, { ...ask, vector: { embedderId, values: vectorOf(number) } })
  const best = rows.toSorted((a, b) => (b.cosine ?? 0) - (a.cosine ?? 0)).slice(0, VECTORS / GROUPS)
  return new Set(best.map((row) => row.clusterId))
}

const group = (number: number) =>
  new Set(Array.from({ length: VECTORS / GROUPS }, (_, index) => idOf(`cluster ${(number % GROUPS) + index * GROUPS}`)))

async function cellsOf(): Promise<{ cell: number; vectors: number }[]> {
  return store.db.query(sql`select cell, count(*) as vectors from search_vectors group by cell order by cell`)
}

beforeAll(async () => {
  embedderId = await store.db.transaction((tx) =>
    beginEmbedder(tx, { kind: 'corpus', model: 'test', dimensions: DIMENSIONS, payload: null }, NOW),
  )
  await write(Array.from({ length: VECTORS }, (_, number) => number))
})

test('a small corpus has no cells, and every vector is compared', async () => {
  expect(await fillCells(store.db, embedderId)).toBe(false)
  expect(await cellsOf()).toEqual([{ cell: -1, vectors: VECTORS }])
  expect(await nearestTo(7)).toEqual(group(7))
})

test('a large one is put into cells step by step; the nearest are found at every step', async () => {
  while (await fillCells(store.db, embedderId, VECTORS)) expect(await nearestTo(7)).toEqual(group(7))
  const cells = await cellsOf()
  expect(cells.some(({ cell }) => cell < 0)).toBe(false)
  expect(cells.length).toBeGreaterThan(GROUPS - 1)
  for (const number of [0, 7, 23, 39]) expect(await nearestTo(number)).toEqual(group(number))
})

test('a vector that comes later goes into its cell at once', async () => {
  await write([VECTORS])
  expect((await cellsOf()).some(({ cell }) => cell < 0)).toBe(false)
  expect(await nearestTo(VECTORS)).toContain(idOf(`cluster ${VECTORS}`))
})

test('the cells go with their embedder', async () => {
  await store.db.transaction((tx) => deleteEmbedder(tx, 'filling'))
  expect(await store.db.query(sql`select 1 from search_cells`)).toEqual([])
})

test('vectors too long for the index that searches read are compared like any other', async () => {
  const dimensions = 1_536
  embedderId = await store.db.transaction((tx) => beginEmbedder(tx, { kind: 'server', model: 'long', dimensions, payload: null }, NOW))
  const along = (axis: number) => Float32Array.from({ length: dimensions }, (_, i) => (i === axis ? 1 : 0))
  const vectors = [0, 1].map((number) => ({ embedderId, clusterId: idOf(`cluster ${number}`), vector: along(number) }))
  await writeVectors(store.db, vectors)
  const ask = { words: [], candidateKeys: { keys: [], wholes: [] }, candidatesMax: 1, since: 0, now: NOW }
  const rows = await findSearchRows(store.db, { ...ask, vector: { embedderId, values: along(1) } })
  expect(new Map(rows.map(({ clusterId, cosine }) => [clusterId, cosine]))).toEqual(
    new Map([
      [idOf('cluster 0'), 0],
      [idOf('cluster 1'), 1],
    ]),
  )
})
