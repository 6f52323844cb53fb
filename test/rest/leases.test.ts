// Requests that a process takes ahead for a busy account: they cost nobody anything, and give nobody anything.

import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tiersWith } from '../../src/core/serving/tier.ts'
import { createLeasingUsageCounter } from '../../src/service/leasing-usage-counter.ts'
import { createStoredCounts } from '../../src/service/stored-counts.ts'
import type { Counts, UsageCounter, UsageSubject } from '../../src/service/usage-counter.ts'
import { createValkeyCounts } from '../../src/service/valkey-counts.ts'
import { giveUpSilent } from '../../src/store/give-up-silent.ts'
import { eventually } from '../support/eventually.ts'
import { MINUTE, NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { testValkey, VALKEY_URL } from '../support/valkey.ts'

const DAY_CAP = 3_000
/** Long enough for a lease that nobody uses to end. */
const SWEEPS_MS = 200
const subjectOf = (settings: { day?: number; minute?: number }): UsageSubject => ({
  id: 'busy',
  tier: tiersWith({ scale: { day: DAY_CAP, minute: 1_000_000, ...settings } }).scale,
})
const SUBJECT = subjectOf({})

const store = storeOfFile()
let takings: number
let open: UsageCounter[]
let namespace: string

beforeAll(async () => {
  if (VALKEY_URL) await eventually(() => expect(testValkey().run()).toBeDefined())
})
beforeEach(async () => {
  await store.db.query(sql`delete from usage_days`)
  takings = 0
  open = []
  namespace = randomUUID()
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.map((counter) => counter.close()))
})

const PLACES = VALKEY_URL ? (['stored', 'valkey'] as const) : (['stored'] as const)

function openCounter(place: (typeof PLACES)[number], slowly: (counts: Counts) => Partial<Counts> = () => ({})): UsageCounter {
  const { db } = store
  const counts: Counts = place === 'stored' ? createStoredCounts({ db }) : createValkeyCounts({ db, valkey: testValkey(), namespace })
  const take: Counts['take'] = (...ask) => {
    takings += 1
    return counts.take(...ask)
  }
  const counter = createLeasingUsageCounter({ counts: { ...counts, take, ...slowly(counts) } })
  open.push(counter)
  return counter
}

/** One request after another. How many were served. */
async function serve(counter: UsageCounter, requests: number, { subject = SUBJECT, now = NOW } = {}): Promise<number> {
  let served = 0
  for (let request = 0; request < requests; request++) {
    const usage = counter.takeNow(subject, now)
    if (usage || (await counter.takeRequest(subject, { now, search: false })).kind === 'taken') served += 1
  }
  return served
}

/** Sixty-four clients at once, each with so many requests. */
async function storm(counters: UsageCounter[], requests: number, which = {}): Promise<number> {
  const served = Array.from({ length: 64 }, (_, client) => serve(counters[client % counters.length]!, requests, which))
  return (await Promise.all(served)).reduce((sum, count) => sum + count)
}

describe.each(PLACES)('counts %s', (place) => {
  test('a busy account is not counted request by request, and each of its requests sees the true count', async () => {
    const counter = openCounter(place)
    const left: number[] = []
    for (let request = 0; request < 1_000; request++) {
      const usage = counter.takeNow(SUBJECT, NOW) ?? (await counter.takeRequest(SUBJECT, { now: NOW, search: false })).usage
      left.push(DAY_CAP - usage.requestsToday)
    }
    expect(left).toEqual(Array.from({ length: 1_000 }, (_, index) => DAY_CAP - 1 - index))
    expect(takings).toBeLessThan(200)
    expect(await counter.read(SUBJECT, NOW)).toMatchObject({ requestsToday: 1_000 })
  })

  test('who asks now and then is counted one by one: another process knows the true count at once', async () => {
    const [one, other] = [openCounter(place), openCounter(place)]
    for (let request = 0; request < 40; request++) await serve(one, 1, { now: NOW + request * 20 })
    expect(await other.read(SUBJECT, NOW)).toMatchObject({ requestsToday: 40 })
  })

  // D6-hard
  test('four processes that take ahead hand out what the day allows, to the last', async () => {
    const counters = Array.from({ length: 4 }, () => openCounter(place))
    const served = await storm(counters, 45)
    expect(served).toBeGreaterThan(2_800)
    // Whoever asks last waits for what the others hold and do not use.
    expect(served + (await serve(counters[0]!, DAY_CAP))).toBe(DAY_CAP)
  })

  // D6-minute D6-windows
  test('a minute hands out what it may over all processes, to the last, and so does the next', async () => {
    const subject = subjectOf({ minute: 1_000, day: 100_000 })
    const counters = [openCounter(place), openCounter(place)]
    for (const now of [NOW, NOW + MINUTE]) {
      const served = await storm(counters, 15, { subject, now })
      expect(served + (await serve(counters[0]!, 1_000, { subject, now }))).toBe(1_000)
    }
    await Promise.all(counters.map((counter) => counter.close()))
    expect(await openCounter(place).read(subject, NOW + MINUTE)).toMatchObject({ requestsToday: 2_000 })
  })

  test('what was taken ahead is given back when nobody asks for it any more', async () => {
    const [one, other] = [openCounter(place), openCounter(place)]
    await serve(one, 500)
    await eventually(async () => expect(await other.read(SUBJECT, NOW)).toMatchObject({ requestsToday: 500 }))
    expect(await serve(one, 1)).toBe(1)
  })

  // R8-headers
  test.each(['is on its way back', 'would have ended meanwhile'])('what was taken ahead is not told as used when it %s', async (end) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const isOnItsWay = end === 'is on its way back'
    const back = Promise.withResolvers<void>()
    const counter = openCounter(place, ({ take, giveBack }) => ({
      giveBack: (...given) => back.promise.then(() => giveBack(...given)),
      take: async (subject, ask) => {
        const taken = await take(subject, ask)
        if (ask.search) back.resolve()
        return taken
      },
    }))
    await serve(counter, 500)
    // Nothing is being taken any more.
    await counter.read(SUBJECT, NOW)
    if (isOnItsWay) vi.advanceTimersByTime(SWEEPS_MS)
    const searched = counter.takeRequest(SUBJECT, { now: NOW, search: true })
    if (isOnItsWay) setImmediate(back.resolve)
    else vi.advanceTimersByTime(SWEEPS_MS)
    expect((await searched).usage).toMatchObject({ requestsToday: 501 })
    expect((await counter.takeRequest(SUBJECT, { now: NOW, search: true })).usage).toMatchObject({ requestsToday: 502 })
  })

  // D6-hard D6-message
  test('searches that use up a minute get what was taken ahead for other requests, and are refused behind it', async () => {
    const counter = openCounter(place)
    const subject = subjectOf({ minute: 1_000 })
    await serve(counter, 100, { subject })
    const searches = Array.from({ length: 1_000 }, () => counter.takeRequest(subject, { now: NOW, search: true }))
    const taken = Map.groupBy(await Promise.all(searches), ({ kind }) => kind)
    expect(taken.get('taken')).toHaveLength(900)
    expect(taken.get('refused')).toHaveLength(100)
    expect(taken.get('refused')?.[0]).toMatchObject({ refusal: { cap: 'minute' }, usage: { requestsThisMinute: 1_000 } })
    expect(await counter.read(subject, NOW)).toMatchObject({ requestsToday: 1_000 })
  })

  // D6-hard
  test('a process that dies costs an account a hundredth, and gives it nothing', async () => {
    const before = await serve(openCounter(place), 500)
    open = []
    const after = await serve(openCounter(place), DAY_CAP)
    expect(before + after).toBeLessThanOrEqual(DAY_CAP)
    expect(before + after).toBeGreaterThanOrEqual(DAY_CAP - DAY_CAP / 100)
  })

  // D6-settings
  test('a tier that was changed is counted by its own caps at once', async () => {
    const counter = openCounter(place)
    await serve(counter, 500)
    expect(await serve(counter, 20, { subject: subjectOf({ day: 510 }) })).toBe(10)
  })

  // D6-settings
  test('requests that wait together are counted by the caps of their own tiers', async () => {
    const counter = openCounter(place)
    const none = subjectOf({ day: 0 })
    const taken = [SUBJECT, SUBJECT, none, SUBJECT].map((subject) => counter.takeRequest(subject, { now: NOW, search: false }))
    expect((await Promise.all(taken)).map(({ kind }) => kind)).toEqual(['taken', 'taken', 'refused', 'taken'])
  })

  // D6-counted D6-minute
  test('what is given back of a minute that is over widens no later one', async () => {
    const counter = openCounter(place)
    const subject = subjectOf({ minute: 3 })
    expect(await serve(counter, 2, { subject })).toBe(2)
    expect(await serve(counter, 2, { subject, now: NOW + MINUTE })).toBe(2)
    await counter.giveBack(subject, { at: NOW, requests: 2, searches: 0 })
    expect(await serve(counter, 2, { subject, now: NOW + MINUTE })).toBe(1)
  })
})

// D6-hard
test('what is given back to a store that says so too late is given back once', async () => {
  const { db } = store
  const late = Promise.withResolvers<void>()
  const silent = giveUpSilent({ ...db, query: (statement) => late.promise.then(() => db.query(statement)) }, 200)
  const query: typeof db.query = (statement) => (statement.text.includes('update usage_days') ? silent : db).query(statement)
  const counts = createStoredCounts({ db: { ...db, query } })
  expect((await counts.take(SUBJECT, { now: NOW, search: false, units: 10 })).granted).toBe(10)
  await counts.giveBack(SUBJECT, { at: NOW, requests: 4, searches: 0 })
  late.resolve()
  await eventually(async () => expect(await counts.read(SUBJECT, NOW)).toMatchObject({ requestsToday: 6 }))
  expect((await counts.take(SUBJECT, { now: NOW, search: false, units: 1 })).usage).toMatchObject({ requestsToday: 7 })
})
