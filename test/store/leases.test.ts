// One writer at a time, and none that decides by what an operator has corrected since.

import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { holdFeedsLease } from '../../src/store/feeds.ts'
import { LeaseLost, releaseLease, renewLease, takeLease, writeAsOperator, writeUnderLease } from '../../src/store/leases.ts'
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
  const lease = (await takeLease(db, 'pipeline-a', NOW))!
  await writeAsOperator(db, async () => {})
  await expect(writeUnderLease({ db, lease, now: NOW }, (tx) => tx.query(mark))).rejects.toThrow(LeaseLost)
  expect(await marks()).toEqual([])
  expect(await renewLease(db, lease, NOW)).toBe(false)
})

test('whoever took the lease of a silent holder alone writes from then on', async () => {
  const { db } = store
  const lease = (await takeLease(db, 'pipeline-a', NOW))!
  expect(await takeLease(db, 'pipeline-b', NOW + 14_999)).toBeNull()
  expect(await takeLease(db, 'pipeline-b', NOW + 15_001)).not.toBeNull()
  await expect(writeUnderLease({ db, lease, now: NOW + 15_001 }, (tx) => tx.query(mark))).rejects.toThrow(LeaseLost)
  await releaseLease(db, lease)
  expect(await takeLease(db, 'pipeline-c', NOW + 15_002)).toBeNull()
  expect(await marks()).toEqual([])
})

test('a lease that a clock ran away with holds nobody up once that clock is set back', async () => {
  const { db } = store
  await takeLease(db, 'pipeline-a', NOW + YEAR)
  expect(await takeLease(db, 'pipeline-b', NOW)).not.toBeNull()
  expect(await holdFeedsLease(db, 'feeds-a', NOW + YEAR)).toBe(true)
  expect(await holdFeedsLease(db, 'feeds-b', NOW)).toBe(true)
  expect(await holdFeedsLease(db, 'feeds-c', NOW + 29_999)).toBe(false)
})
