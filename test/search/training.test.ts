// Learning from the corpus goes on in a thread of its own.

import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createWorkerTroubles } from '../../src/cli/worker-troubles.ts'
import { silentLog } from '../../src/log.ts'
import { indexClusters } from '../../src/pipeline/index-clusters.ts'
import { trainEmbedder, trainingEnded } from '../../src/pipeline/train-embedder.ts'
import { createQueryEmbedder } from '../../src/service/query-embedder.ts'
import type { Database } from '../../src/store/database.ts'
import { storeOfFile } from '../support/store.ts'
import { find, indexAll, NOW, writeClusters } from './support.ts'

const RETRY_MS = 600_000
const DAY_MS = 86_400_000
const TITLES =
  'Ferry runs aground off Linden Island|Ostrava bank raises its key rate|Harbour United win the cup final|New vaccine protects infants|Storm damages roofs in Aldmoor|Snap election in Tarsk|Bridge of Corvil closed for repair|Teachers of Brenth strike for pay|Mine of Elstow is flooded|Comet seen above Hasley'

const store = storeOfFile()

const writeTitles = () =>
  writeClusters(
    store.db,
    TITLES.split('|').map((title) => ({ title })),
  )

/** The store; `read` is called when texts were read to be learned from. */
function watched(db: Database, read: () => void): Database {
  return {
    ...db,
    async query<Row>(statement: Parameters<Database['query']>[0]) {
      const rows = await db.query<Row>(statement)
      if (statement.text.includes('summary_full as summary')) read()
      return rows
    },
  }
}

/** The store, with texts that nobody can read; it gives the next ones when the thread that reads them has ended. */
function unreadable(db: Database): Database {
  const threadEnded = new Promise((resolve) => process.once('worker', (thread: Worker) => thread.once('exit', resolve)))
  let hasRead = false
  return {
    ...db,
    async query<Row>(statement: Parameters<Database['query']>[0]) {
      if (hasRead && statement.text.includes('from search_documents')) await threadEnded
      const rows = await db.query<Row>(statement)
      if (!statement.text.includes('summary_full as summary')) return rows
      hasRead = true
      return rows.map((row) => ({ ...row, title: null }))
    },
  }
}

test('a thread that fails while texts are still read for it ends this training alone', async () => {
  const [ferry] = await writeTitles()
  await indexClusters({ db: store.db }, NOW, 50)
  const db = unreadable(store.db)
  const warned: unknown[] = []
  const log = { ...silentLog, warn: (...words: unknown[]) => warned.push(words) }
  const troubles = createWorkerTroubles({ log, clock: () => NOW, changed: () => {} })
  expect(await trainEmbedder({ db, log: troubles.log }, NOW)).toEqual({ trained: false })
  await trainingEnded(db)
  expect(warned).toEqual([['embedder.failed', { message: expect.stringMatching(/null/) }]])
  // The pipeline goes on: of trouble with it nothing would ever tell the end.
  expect(troubles.present()).toEqual([])
  await indexAll(store.db, { now: NOW + RETRY_MS })
  expect(await find(store.db, 'ferry')).toEqual([ferry])
})

test('a program that is asked to end ends its training with it, and says nothing of it', async () => {
  await writeTitles()
  await indexClusters({ db: store.db }, NOW, 50)
  const ending = new AbortController()
  const told: unknown[] = []
  const tell = (...words: unknown[]) => told.push(words)
  const db = watched(store.db, () => ending.abort())
  const now = NOW + 2 * DAY_MS
  expect(await trainEmbedder({ db, log: { info: tell, warn: tell, error: tell }, signal: ending.signal }, now)).toEqual({ trained: false })
  await trainingEnded(db)
  expect(told).toEqual([])
})

test('a clock that was ahead and is set back keeps nobody from learning anew, nor queries from what was learned', async () => {
  let now = NOW + 9 * DAY_MS
  const { db } = store
  const embedQuery = createQueryEmbedder({ db, clock: () => now })
  await indexAll(db, { now })
  const before = await embedQuery('ferry')
  now = NOW
  expect(await trainEmbedder({ db }, now)).toEqual({ trained: true })
  await indexAll(db, { now })
  expect(await embedQuery('ferry')).not.toMatchObject({ embedderId: before?.embedderId })
})
