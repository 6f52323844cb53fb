// What a worker tells of its troubles, for processes that only serve.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { createWorkerTroubles } from '../../src/cli/worker-troubles.ts'
import { silentLog } from '../../src/log.ts'
import { readTroubles } from '../../src/service/troubles.ts'
import type { Queryable } from '../../src/store/database.ts'
import { tellTroubles } from '../../src/store/troubles.ts'
import { storeOfFile } from '../support/store.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const store = storeOfFile()

/** The store, which takes in what it is told when it is let. */
function gated(): { db: Queryable; arrival: () => Promise<() => Promise<void>> } {
  let arrived = Promise.withResolvers<() => Promise<void>>()
  const db: Queryable = {
    query: <Row>(statement: Parameters<Queryable['query']>[0]) =>
      new Promise<Row[]>((resolve, reject) => {
        arrived.resolve(() => store.db.query<Row>(statement).then(resolve, reject))
        arrived = Promise.withResolvers()
      }),
  }
  return { db, arrival: () => arrived.promise }
}

test('other processes hear of a trouble and of its end at once, in that order, however slow the store is', async () => {
  await store.db.query(sql`update leases set expires_at = '2027-01-01'`)
  const { db, arrival } = gated()
  let changes = 0
  const troubles = createWorkerTroubles({
    log: silentLog,
    clock: () => NOW,
    changed: () => {
      changes += 1
    },
  })
  const telling = troubles.tellTo(db)
  try {
    const paused = arrival()
    troubles.log.warn('pipeline.paused', { reason: 'store' })
    expect(troubles.present()).toEqual(['pipeline: store'])
    const takeIn = await paused
    const resumed = arrival()
    troubles.log.info('pipeline.resumed')
    troubles.log.warn('feeds.paused', { reason: 'network' })
    await takeIn()
    expect(await readTroubles(store.db, NOW)).toEqual(['pipeline: store'])
    await (await resumed)()
    expect(await readTroubles(store.db, NOW)).toEqual(['feeds: network'])
    expect(changes).toBe(3)
  } finally {
    telling.stop()
  }
})

test('a language model is in one trouble since the first, told with its time, until it writes again', () => {
  let now = NOW
  const troubles = createWorkerTroubles({ log: silentLog, clock: () => now, changed: () => {} })
  troubles.log.warn('writing.failed', { reason: 'out of reach' })
  now += 3_600_000
  troubles.log.warn('writing.failed', { reason: 'key refused' })
  expect(troubles.present()).toEqual(['language model: key refused, no text written since 2026-03-02 10:00 UTC'])
  troubles.log.info('writing.resumed')
  expect(troubles.present()).toEqual([])
})

test('a pipeline that reads its memory anew is in trouble when that takes long, until it is read or given up, and in none with the store', () => {
  const troubles = createWorkerTroubles({ log: silentLog, clock: () => NOW, changed: () => {} })
  troubles.log.error('pipeline.failed')
  troubles.log.warn('pipeline.paused', { reason: 'store' })
  for (const end of ['pipeline.rebuilt', 'rebuild.ended'] as const) {
    troubles.log.info('rebuild.begun')
    expect(troubles.present()).toEqual(['pipeline: failed'])
    troubles.log.info('rebuild.continued')
    troubles.log.info('rebuild.continued')
    expect(troubles.present()).toEqual(['pipeline: failed', 'pipeline: rebuilding'])
    troubles.log.info(end, { reason: 'the pipeline lease was lost' })
    expect(troubles.present()).toEqual(['pipeline: failed'])
  }
})

test('what was wrong before there was a store is told once there is one', async () => {
  const { db, arrival } = gated()
  const troubles = createWorkerTroubles({ log: silentLog, clock: () => NOW, changed: () => {} })
  troubles.log.warn('pipeline.paused', { reason: 'disk full' })
  const told = arrival()
  const telling = troubles.tellTo(db)
  await (await told)()
  telling.stop()
  expect(await readTroubles(store.db, NOW)).toContain('pipeline: disk full')
})

test('telling a trouble takes no room on the disk of the store, which may be full', async () => {
  const size = async () =>
    (await store.db.query(sql`select pg_relation_size('stream_troubles') as rows, pg_indexes_size('stream_troubles') as index`))[0]
  await store.db.query(sql`delete from stream_troubles where part <> ''`)
  await store.db.query(sql`vacuum stream_troubles`)
  const before = await size()
  for (const reason of ['store', 'disk full', 'failed', 'clock'])
    await tellTroubles(store.db, { present: [{ part: 'pipeline', reason, since: NOW }], over: [] }, NOW)
  expect(await readTroubles(store.db, NOW)).toHaveLength(4)
  expect(await size()).toEqual(before)
})
