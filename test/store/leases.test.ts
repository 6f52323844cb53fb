// One writer at a time, and none that decides by what an operator has corrected since.

import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import {
  holdFeedsLease,
  LeaseLost,
  newLeaseWatch,
  releaseFeedsLease,
  releaseLease,
  renewLease,
  takeLease,
  writeAsOperator,
  writeUnderLease,
} from '../../src/store/leases.ts'
import { NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const YEAR = 366 * 86_400_000

const store = storeOfFile()
beforeEach(async () => {
  await store.db.query(sql`update leases set holder = ''`)
})

const mark = sql`insert into store_values (key, value) values ('mark', 'true'::jsonb)`
const marks = () => store.db.query(sql`select 1 from store_values where key = 'mark'`)

test('what was decided before an operator corrected something is not written after it', async () => {
  const { db } = store
  const lease = (await takeLease(db, 'pipeline-a', { now: NOW }))!
  await writeAsOperator(db, async () => {})
  await expect(writeUnderLease({ db, lease, clock: () => NOW }, (tx) => tx.query(mark))).rejects.toThrow(LeaseLost)
  expect(await marks()).toEqual([])
  expect(await renewLease(db, lease, NOW)).toBe(false)
})

test('whoever took the lease of a silent holder alone writes from then on', async () => {
  const { db } = store
  const lease = (await takeLease(db, 'pipeline-a', { now: NOW }))!
  expect(await takeLease(db, 'pipeline-b', { now: NOW + 14_999 })).toBeNull()
  expect(await takeLease(db, 'pipeline-b', { now: NOW + 15_001 })).not.toBeNull()
  await expect(writeUnderLease({ db, lease, clock: () => NOW + 15_001 }, (tx) => tx.query(mark))).rejects.toThrow(LeaseLost)
  await releaseLease(db, lease)
  expect(await takeLease(db, 'pipeline-c', { now: NOW + 15_002 })).toBeNull()
  expect(await marks()).toEqual([])
})

test('what is written keeps the lease from then on, however long ago the batch began', async () => {
  const { db } = store
  const lease = (await takeLease(db, 'pipeline-a', { now: NOW }))!
  await writeUnderLease({ db, lease, clock: () => NOW + 14_000 }, (tx) => tx.query(mark))
  expect(await takeLease(db, 'pipeline-b', { now: NOW + 28_999 })).toBeNull()
})

test('a lease that a clock ran away with holds nobody up once that clock is set back', async () => {
  const { db } = store
  await takeLease(db, 'pipeline-a', { now: NOW + YEAR })
  const watch = newLeaseWatch()
  expect(await takeLease(db, 'pipeline-b', { now: NOW, watch })).toBeNull()
  expect(await takeLease(db, 'pipeline-b', { now: NOW + 15_000, watch })).toBeNull()
  expect(await takeLease(db, 'pipeline-b', { now: NOW + 15_001, watch })).not.toBeNull()
  expect(await holdFeedsLease(db, 'feeds-a', { now: NOW + YEAR })).toBe(true)
  const seen = newLeaseWatch()
  expect(await holdFeedsLease(db, 'feeds-b', { now: NOW, watch: seen })).toBe(false)
  expect(await holdFeedsLease(db, 'feeds-b', { now: NOW + 30_000, watch: seen })).toBe(false)
  expect(await holdFeedsLease(db, 'feeds-b', { now: NOW + 30_001, watch: seen })).toBe(true)
  expect(await holdFeedsLease(db, 'feeds-c', { now: NOW + 60_000 })).toBe(false)
})

test('of two pipelines whose clocks are minutes apart the one that is ahead keeps the lease', async () => {
  const { db } = store
  const [ahead, behind] = [200_000, 0]
  const lease = (await takeLease(db, 'pipeline-a', { now: NOW + ahead }))!
  const watch = newLeaseWatch()
  for (let passed = 0; passed < 120_000; passed += 5_000) {
    expect(await takeLease(db, 'pipeline-b', { now: NOW + behind + passed, watch })).toBeNull()
    expect(await renewLease(db, lease, NOW + ahead + passed + 1)).toBe(true)
  }
})

test('of two readers of feeds whose clocks are minutes apart the one that is ahead goes on reading', async () => {
  const { db } = store
  const ahead = 400_000
  expect(await holdFeedsLease(db, 'feeds-a', { now: NOW + ahead })).toBe(true)
  const watch = newLeaseWatch()
  for (let passed = 0; passed < 120_000; passed += 5_000) {
    expect(await holdFeedsLease(db, 'feeds-b', { now: NOW + passed, watch })).toBe(false)
    expect(await holdFeedsLease(db, 'feeds-a', { now: NOW + ahead + passed + 1 })).toBe(true)
  }
})

test('a reader of feeds that gives its lease back gives back no other one', async () => {
  const { db } = store
  const late = NOW + 30_001
  expect(await holdFeedsLease(db, 'feeds-a', { now: NOW })).toBe(true)
  expect(await holdFeedsLease(db, 'feeds-b', { now: late })).toBe(true)
  await releaseFeedsLease(db, 'feeds-a')
  expect(await holdFeedsLease(db, 'feeds-c', { now: late })).toBe(false)
  await releaseFeedsLease(db, 'feeds-b')
  expect(await holdFeedsLease(db, 'feeds-c', { now: late })).toBe(true)
})
