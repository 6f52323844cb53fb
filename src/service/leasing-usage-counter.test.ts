import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tiersWith } from '../core/serving/tier.ts'
import { createLeasingUsageCounter } from './leasing-usage-counter.ts'
import type { Counts, UsageCounter } from './usage-counter.ts'

const NOW = Date.parse('2026-03-18T10:20:30.400Z')
const SUBJECT = { id: 'busy', tier: tiersWith({ scale: { day: 100_000, minute: 100_000 } }).scale }

let used: number
/** Let what waits go on: a giving back, a reading. */
let gates: { giveBack: PromiseWithResolvers<void>; read: PromiseWithResolvers<void> }
let counter: UsageCounter

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  used = 0
  gates = { giveBack: Promise.withResolvers(), read: Promise.withResolvers() }
  const usage = () => ({ requestsToday: used, requestsThisMinute: used, searchesToday: 0 })
  const counts: Counts = {
    take: async (_subject, { units }) => {
      used += units
      return { granted: units, usage: usage() }
    },
    takeSearch: async () => ({ taken: true, searches: 1 }),
    giveBack: async (_subject, { requests }) => {
      await gates.giveBack.promise
      used -= requests
    },
    read: async () => {
      const read = usage()
      await gates.read.promise
      return read
    },
    close: async () => {},
  }
  counter = createLeasingUsageCounter({ counts })
})
afterEach(() => vi.useRealTimers())

async function serve(requests: number): Promise<void> {
  for (let request = 0; request < requests; request++)
    if (!counter.takeNow(SUBJECT, NOW)) await counter.takeRequest(SUBJECT, { now: NOW, search: false })
}

/** Nobody asks for so long that what was taken ahead is no longer held. */
const idle = () => vi.advanceTimersByTime(100)

/** All that waits for nobody goes as far as it can. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

// D7-limits
test('requests that were taken ahead and are on their way back are not told as used', async () => {
  await serve(200)
  expect(used).toBeGreaterThan(200)
  gates.read.resolve()
  idle()
  const reading = counter.read(SUBJECT, NOW)
  await turn()
  gates.giveBack.resolve()
  expect(await reading).toMatchObject({ requestsToday: 200 })
})

// D7-limits
test('nor are those that go back while the count is read', async () => {
  await serve(200)
  const reading = counter.read(SUBJECT, NOW)
  // By now the count was seen, with all that was taken.
  await turn()
  idle()
  gates.giveBack.resolve()
  gates.read.resolve()
  expect(await reading).toMatchObject({ requestsToday: 200 })
})

// D6-windows D6-minute
test('what was taken ahead for one minute is not served in the next: it goes back, and the next is counted from one', async () => {
  await serve(200)
  expect(used).toBeGreaterThan(200)
  const next = NOW + 60_000
  expect(counter.takeNow(SUBJECT, next)).toBeUndefined()
  gates.giveBack.resolve()
  await counter.takeRequest(SUBJECT, { now: next, search: false })
  expect(used).toBe(201)
})

test('what is taken ahead is at most a 128th of what the caps have left', async () => {
  const subject = { id: 'near', tier: tiersWith({ scale: { day: 12_800, minute: 12_800 } }).scale }
  let aheadMax = 0
  for (let served = 1; served <= 300; served++) {
    if (!counter.takeNow(subject, NOW)) await counter.takeRequest(subject, { now: NOW, search: false })
    aheadMax = Math.max(aheadMax, used - served)
  }
  expect(aheadMax).toBeGreaterThan(50)
  expect(aheadMax).toBeLessThanOrEqual(100)
})
