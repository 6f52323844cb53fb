// The counts in Valkey, and what becomes of them when it goes. Runs in the services' leg only.

import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tiersWith } from '../../src/core/serving/tier.ts'
import { openValkey, type Valkey } from '../../src/provider/valkey.ts'
import { createLeasingUsageCounter } from '../../src/service/leasing-usage-counter.ts'
import type { UsageCounter, UsageSubject } from '../../src/service/usage-counter.ts'
import { createValkeyCounts } from '../../src/service/valkey-counts.ts'
import { eventually } from '../support/eventually.ts'
import { DAY, MINUTE, NOW } from '../support/seed.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import { type Line, openLine, VALKEY_URL } from '../support/valkey.ts'

const SUBJECT: UsageSubject = { id: 'reader', tier: tiersWith({ hobby: { minute: 1_000_000 } }).hobby }
const MINUTE_CAPPED: UsageSubject = { id: 'hasty', tier: tiersWith({ hobby: { minute: 20 } }).hobby }

let store: TestStore
let line: Line
let valkeys: Valkey[]
let namespace: string

describe.skipIf(!VALKEY_URL)('counted in Valkey', () => {
  beforeAll(async () => {
    store = await openTestStore()
    line = await openLine(VALKEY_URL ?? '')
    valkeys = Array.from({ length: 4 }, () => openValkey({ url: line.url }))
    await isReached(true)
  })
  afterAll(async () => {
    await Promise.all(valkeys.map((valkey) => valkey.close()))
    await line.cut()
    await store.close()
  })
  beforeEach(async () => {
    namespace = randomUUID()
    await store.db.query(sql`delete from usage_days`)
  })

  const isReached = (reached: boolean) =>
    eventually(() => expect(valkeys.map((valkey) => valkey.run() !== undefined)).toEqual(Array(4).fill(reached)))
  const openCounters = (): UsageCounter[] =>
    valkeys.map((valkey) => createLeasingUsageCounter({ counts: createValkeyCounts({ db: store.db, valkey, namespace }) }))

  /** How many of so many requests at once are taken. */
  const storm = async (counters: UsageCounter[], requests: number, at = NOW): Promise<number> => {
    const taken = await Promise.all(
      Array.from({ length: requests }, (_, index) => counters[index % counters.length]!.takeRequest(SUBJECT, { now: at, search: false })),
    )
    return taken.filter(({ kind }) => kind === 'taken').length
  }

  // D6-hard
  test('four processes serve a hundred together, no more and no fewer', async () => {
    const counters = openCounters()
    expect((await storm(counters, 60)) + (await storm(counters, 60)) + (await storm(counters, 60))).toBe(100)
    expect(await storm(openCounters(), 40, NOW + 2_000)).toBe(0)
    expect(await counters[0]!.read(SUBJECT, NOW)).toMatchObject({ requestsToday: 100 })
  })

  // D6-minute
  test('processes share the minute cap, and the next minute is new', async () => {
    const [one, other] = openCounters()
    for (let request = 0; request < 20; request++) {
      const counter = request % 2 ? one! : other!
      expect((await counter.takeRequest(MINUTE_CAPPED, { now: NOW, search: false })).kind).toBe('taken')
    }
    expect(await one!.takeRequest(MINUTE_CAPPED, { now: NOW, search: false })).toMatchObject({
      kind: 'refused',
      refusal: { cap: 'minute' },
    })
    expect((await one!.takeRequest(MINUTE_CAPPED, { now: NOW + MINUTE, search: false })).kind).toBe('taken')
  })

  // D6-windows
  test('a new day is a new count', async () => {
    const counters = openCounters()
    expect(await storm(counters, 120)).toBe(100)
    expect(await storm(counters, 120, NOW + DAY)).toBe(100)
  })

  // D6-hard
  test('while Valkey is away the database counts, and no change between the two gives anybody extra', async () => {
    const counters = openCounters()
    const before = await storm(counters, 30)
    expect(before).toBe(30)
    await line.cut()
    await isReached(false)
    const away = await storm(counters, 20, NOW + 2_000)
    expect(away).toBe(20)
    await line.mend()
    await isReached(true)
    const after = await storm(counters, 200, NOW + 4_000)
    await line.cut()
    await isReached(false)
    const end = await storm(counters, 100, NOW + 6_000)
    await line.mend()
    await isReached(true)
    expect(before + away + after + end).toBe(100)
  })

  // D6-hard
  test('a Valkey that lost everything costs an account a few requests, and gives it none', async () => {
    const served = await storm(openCounters(), 33)
    namespace = randomUUID()
    const rest = await storm(openCounters(), 200)
    expect(served + rest).toBeLessThanOrEqual(100)
    expect(served + rest).toBeGreaterThanOrEqual(75)
  })

  // D6-counted D6-search
  test('what came to nothing by our fault is given back: requests and searches', async () => {
    const [counter, other] = openCounters()
    const ask = { now: NOW, search: true }
    for (let search = 0; search < 10; search++) {
      await counter!.takeRequest(SUBJECT, ask)
      expect((await counter!.takeSearch(SUBJECT, NOW)).kind).toBe('taken')
    }
    expect(await other!.takeRequest(SUBJECT, ask)).toMatchObject({ kind: 'refused', refusal: { cap: 'search' } })
    await counter!.giveBack(SUBJECT, { at: NOW, requests: 1, searches: 1 })
    expect(await other!.read(SUBJECT, NOW)).toMatchObject({ requestsToday: 9, searchesToday: 9 })
    expect((await other!.takeRequest(SUBJECT, ask)).kind).toBe('taken')
    expect((await other!.takeSearch(SUBJECT, NOW)).kind).toBe('taken')
    expect((await counter!.takeRequest(SUBJECT, ask)).kind).toBe('refused')
  })
})
