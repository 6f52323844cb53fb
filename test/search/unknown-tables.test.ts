// A store does not know what is in its tables before they were looked through, and small ones hardly ever are.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sql, { type Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createQueryEmbedder } from '../../src/service/query-embedder.ts'
import { searchClusters } from '../../src/service/search-clusters.ts'
import type { Queryable } from '../../src/store/database.ts'
import { storeOfFile } from '../support/store.ts'
import { HOUR_MS, type InventedCluster, indexAll, NOW, writeClusters } from './support.ts'

const STREAMS = join(import.meta.dirname, '../languages/streams')
/** Ten for each event; where the found ones are found anew for each, it is four hundred. */
const PAGES_MAX = 10_000

const store = storeOfFile()

/** A thousand headlines: of fewer, the plan for empty tables is as good as any. */
function inventedEvents(): InventedCluster[] {
  return readdirSync(STREAMS).flatMap((file) =>
    readFileSync(join(STREAMS, file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .map((line) => ({ title: line.split(' | ')[2] ?? '', language: file.slice(0, -'.txt'.length) })),
  )
}

const explained = z.tuple([z.looseObject({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.looseObject({ 'Shared Hit Blocks': z.int() }) })]) })])

/** Counts the pages of tables and indexes that statements look at. */
function counting(db: Queryable): { db: Queryable; pages: () => number } {
  let pages = 0
  const query: Queryable['query'] = async <Row>(statement: Sql) => {
    const [row] = explained.parse(await db.query(sql`explain (analyze, buffers, format json) ${statement}`))
    pages += row['QUERY PLAN'][0].Plan['Shared Hit Blocks']
    return db.query<Row>(statement)
  }
  return { db: { query }, pages: () => pages }
}

test('a search looks up the events that it found once, and not for each event of its window', async () => {
  await writeClusters(store.db, inventedEvents())
  await indexAll(store.db)
  const { db, pages } = counting(store.db)
  const embedQuery = createQueryEmbedder({ db, clock: () => NOW })
  const found = await searchClusters({ db, embedQuery }, { q: 'storm', since: NOW - 7 * 24 * HOUR_MS, now: NOW, poolMax: 150 })
  expect(found.length).toBeGreaterThan(0)
  expect(pages()).toBeLessThan(PAGES_MAX)
})
