import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { UpstreamError } from '../../src/core/serving/errors.ts'
import { indexClusters } from '../../src/pipeline/index-clusters.ts'
import type { EmbeddingServer } from '../../src/provider/embedding-server.ts'
import { RequestRefused } from '../../src/provider/model-server.ts'
import { storeOfEach } from '../support/store.ts'
import { find, HOUR_MS, indexAll, NOW, writeClusters } from './support.ts'

const store = storeOfEach()

/** A model that knows what the corpus can't: a ship and a vessel are one thing. */
function inventedServer(options: { fails?: () => boolean; refuses?: string; model?: string; isAnother?: boolean } = {}): EmbeddingServer {
  const directions = [/ship|vessel|boat/i, /bank|lender|money/i, /goal|match|cup/i, /rain|storm|flood/i]
  return {
    model: options.model ?? 'invented-1',
    async embed(texts) {
      if (options.fails?.()) throw new UpstreamError('down')
      const refused = options.refuses
      if (refused !== undefined && texts.some((text) => text.includes(refused))) throw new RequestRefused('too long')
      return texts.map((text) => {
        const values = [...directions.map((direction) => (direction.test(text) ? 1 : 0)), 0.2]
        if (options.isAnother) values.reverse()
        const length = Math.hypot(...values)
        return Float32Array.from(values, (value) => value / length)
      })
    },
  }
}

const corpus = [
  'Vessel sinks off Marenza',
  'Lender in trouble',
  'Late goal decides final',
  'Flood in Tarsk',
  'Storm nears Velmora',
  'Cup match called off',
  'Money for Altberg',
  'Boat race won',
  'Flood warning lifted',
].map((title) => ({ title }))
const vectors = () => store.db.query<{ count: number }>(sql`select count(*) as count from search_vectors`)

test('with a server, its vectors answer: a ship finds the vessel', async () => {
  const ids = await writeClusters(store.db, corpus)
  const server = inventedServer()
  await indexAll(store.db, { server })
  expect((await find(store.db, 'ship', { server })).toSorted()).toEqual([ids[0], ids[7]].toSorted())
})

test('a query that the server fails on is an upstream error', async () => {
  await writeClusters(store.db, corpus)
  await indexAll(store.db, { server: inventedServer() })
  await expect(find(store.db, 'ship', { server: inventedServer({ fails: () => true }) })).rejects.toBeInstanceOf(UpstreamError)
})

test('a server that was never there is an upstream error too', async () => {
  await writeClusters(store.db, corpus)
  const server = inventedServer({ fails: () => true })
  await indexAll(store.db, { server })
  await expect(find(store.db, 'vessel', { server })).rejects.toBeInstanceOf(UpstreamError)
})

test('documents that the server fails on stay due, are left alone a while, and then get their vectors', async () => {
  await writeClusters(store.db, corpus)
  await indexAll(store.db, { server: inventedServer() })
  await store.db.query(sql`delete from search_vectors`)
  await store.db.query(sql`update clusters set title = title || ' again', index_due = true`)
  let calls = 0
  const failing = inventedServer({ fails: () => ++calls > 0 })
  for (let round = 0; round < 5; round++) await indexClusters({ db: store.db, server: failing }, NOW, 50)
  expect(calls).toBe(1)
  expect(await vectors()).toEqual([{ count: 0 }])
  await indexAll(store.db, { server: inventedServer(), now: NOW + 5_001 })
  expect(await vectors()).toEqual([{ count: 9 }])
})

test('what a clock that was ahead put off does not wait for that time', async () => {
  const ahead = NOW + 48 * HOUR_MS
  await writeClusters(store.db, corpus)
  await indexAll(store.db, { server: inventedServer({ refuses: 'Storm' }), now: ahead })
  await store.db.query(sql`update clusters set title = title || ' again', index_due = true`)
  await store.db.query(sql`delete from search_vectors`)
  await indexClusters({ db: store.db, server: inventedServer({ fails: () => true }) }, ahead, 50)
  await indexAll(store.db, { server: inventedServer(), now: NOW })
  expect(await vectors()).toEqual([{ count: 9 }])
})

test('a text that the server refuses keeps no other from its vector', async () => {
  await writeClusters(store.db, corpus)
  await indexAll(store.db, { server: inventedServer({ refuses: 'Storm' }) })
  expect(await vectors()).toEqual([{ count: 8 }])
})

test('a text that the server refuses again and again is asked for no more, until it reads otherwise', async () => {
  const ids = await writeClusters(store.db, corpus)
  let asked = 0
  const server = inventedServer({ refuses: 'Storm', fails: () => ++asked < 0 })
  for (let hour = 0; hour < 24; hour++) await indexAll(store.db, { server, now: NOW + hour * HOUR_MS })
  const before = asked
  for (let hour = 24; hour < 48; hour++) await indexAll(store.db, { server, now: NOW + hour * HOUR_MS })
  expect(asked).toBe(before)
  await store.db.query(sql`update clusters set title = 'Gale nears Velmora', index_due = true where id = ${ids[4]}`)
  await indexAll(store.db, { server, now: NOW + 48 * HOUR_MS })
  expect(await vectors()).toEqual([{ count: 9 }])
})

test('old vectors serve until those of another model are complete', async () => {
  await writeClusters(store.db, corpus)
  await indexAll(store.db, { server: inventedServer() })
  await indexAll(store.db, { server: inventedServer({ model: 'invented-2' }) })
  const embedders = await store.db.query(
    sql`select model, state, (select count(*) from search_vectors where embedder_id = embedders.id) as vectors from embedders`,
  )
  expect(embedders).toEqual([{ model: 'invented-2', state: 'serving', vectors: 9 }])
})

test('another model under the same name is noticed, and queries meet no vector of the one before', async () => {
  const ids = await writeClusters(store.db, corpus)
  await indexAll(store.db, { server: inventedServer() })
  const server = inventedServer({ isAnother: true })
  // Nothing is due that would show it: the query does. No event says "ship", and the other model's vector of it is near to those of a flood.
  expect(await find(store.db, 'ship', { server })).toEqual([])
  expect(await find(store.db, 'vessel', { server })).toEqual([ids[0]])
  await store.db.query(sql`update clusters set title = title || ' again', index_due = true where id = ${ids[8]}`)
  await indexClusters({ db: store.db, server }, NOW, 50)
  expect(await vectors()).toEqual([{ count: 0 }])
  await indexAll(store.db, { server })
  expect(await vectors()).toEqual([{ count: 9 }])
  expect((await find(store.db, 'ship', { server })).toSorted()).toEqual([ids[0], ids[7]].toSorted())
})
