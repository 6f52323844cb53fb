import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideNextFetch, isDead, rateOfDates, type ScheduleFacts, updatedRate } from './feed-schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.parse('2026-03-02T10:00:00Z')
// Its jitter is 0.18 of the share.
const ID = 'a'
const facts = (given: Partial<ScheduleFacts> = {}): ScheduleFacts => ({
  id: ID,
  failures: 0,
  retryAfterMs: null,
  cacheMs: null,
  ttlMs: null,
  itemsPerHour: null,
  ...given,
})
const decided = (given: Partial<ScheduleFacts>) => {
  const { nextAt, reason } = decideNextFetch(facts(given), NOW)
  return { minutes: Math.floor((nextAt - NOW) / MINUTE), reason }
}

describe('when a feed is asked next', () => {
  test.each<[string, Partial<ScheduleFacts>, number, number, string]>([
    ['nothing is known', {}, 30, 33, 'unknown_rate'],
    ['an item an hour', { itemsPerHour: 1 }, 30, 33, 'observed_rate'],
    ['sixty items an hour: not sooner than 5 minutes', { itemsPerHour: 60 }, 5, 5, 'observed_rate'],
    ['nothing ever: once a day', { itemsPerHour: 0 }, 1440, 1440, 'observed_rate'],
    ['the feed asks for two hours', { itemsPerHour: 60, ttlMs: 2 * HOUR }, 120, 132, 'feed_ttl'],
    ['the cache comes before the feed', { itemsPerHour: 60, ttlMs: 20 * HOUR, cacheMs: 2 * HOUR }, 120, 132, 'cache_lifetime'],
    ['a wish of a minute does not make us ask each minute', { itemsPerHour: 0.1, cacheMs: MINUTE }, 300, 330, 'observed_rate'],
    ['Retry-After comes before the cache', { retryAfterMs: HOUR, cacheMs: 5 * HOUR }, 60, 66, 'retry_after'],
    ['a Retry-After of a minute does not make us ask each minute', { itemsPerHour: 0.1, retryAfterMs: MINUTE }, 300, 330, 'observed_rate'],
    ['a feed that is pushed is asked slowly, whatever Retry-After says', { isPushed: true, retryAfterMs: MINUTE }, 360, 396, 'pushed'],
    ['a first failure', { failures: 1, cacheMs: 5 * HOUR }, 5, 5, 'failure_backoff'],
    ['a fourth failure', { failures: 4 }, 40, 44, 'failure_backoff'],
    ['a failure that names a later time', { failures: 1, retryAfterMs: 2 * HOUR }, 120, 132, 'retry_after'],
    ['a failure that names a sooner time', { failures: 5, retryAfterMs: MINUTE }, 80, 88, 'failure_backoff'],
    ['the hundredth failure: once a day', { failures: 100 }, 1440, 1440, 'failure_backoff'],
    ['a wish of a year: once a day', { cacheMs: 365 * DAY }, 1440, 1440, 'cache_lifetime'],
  ])('%s', (_, given, least, most, reason) => {
    const { minutes, reason: said } = decided(given)
    expect(said).toBe(reason)
    expect(minutes).toBeGreaterThanOrEqual(least)
    expect(minutes).toBeLessThanOrEqual(most)
  })

  test('is always between 5 minutes and 24 hours from now, and the same for the same feed', () => {
    const duration = fc.option(fc.double({ min: 0, max: 1e12, noNaN: true }))
    const given = fc.record({
      id: fc.uuid(),
      failures: fc.nat(1_000_000),
      retryAfterMs: duration,
      cacheMs: duration,
      ttlMs: duration,
      itemsPerHour: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
    })
    fc.assert(
      fc.property(given, (some) => {
        const { nextAt } = decideNextFetch(some, NOW)
        expect(nextAt - NOW).toBeGreaterThanOrEqual(5 * MINUTE)
        expect(nextAt - NOW).toBeLessThanOrEqual(DAY)
        expect(decideNextFetch(some, NOW).nextAt).toBe(nextAt)
      }),
    )
  })

  test('feeds added together spread', () => {
    const times = new Set(Array.from({ length: 100 }, (_, i) => decideNextFetch(facts({ id: `feed-${i}` }), NOW).nextAt))
    expect(times.size).toBeGreaterThan(95)
  })
})

describe('a feed is given up', () => {
  test.each([
    ['after ten failures over a week', 10, 7 * DAY, true],
    ['not after many failures in a day', 100, DAY, false],
    ['not after few failures in a month', 9, 30 * DAY, false],
  ])('%s', (_, failures, age, dead) => {
    expect(isDead(failures, NOW - age, NOW)).toBe(dead)
  })
})

describe('the rate', () => {
  test('comes from the dates of the last two days', () => {
    const dates = [1, 2, 3, 10, 20, 47, 60, 500].map((hours) => NOW - hours * HOUR)
    expect(rateOfDates(dates, NOW)).toBeCloseTo(6 / 48, 6)
  })

  test('of a feed that shows its last half hour is high enough that nothing drops out of it unseen', () => {
    const dates = [4, 14, 24].map((minutes) => NOW - minutes * MINUTE)
    expect(rateOfDates(dates, NOW)).toBeCloseTo(5, 6)
    const { nextAt } = decideNextFetch(facts({ itemsPerHour: rateOfDates(dates, NOW) }), NOW)
    expect(nextAt - NOW).toBeLessThan(10 * MINUTE)
    expect(rateOfDates([NOW, NOW, NOW - MINUTE], NOW)).toBe(12)
  })

  test('is unknown where dates tell nothing, and nothing where all are old', () => {
    expect(rateOfDates([], NOW)).toBeNull()
    expect(rateOfDates([NOW - HOUR], NOW)).toBeNull()
    expect(rateOfDates([NOW + HOUR], NOW)).toBeNull()
    // A feed that dates all of its items by when it was made, or by the morning on which they came.
    expect(rateOfDates([NOW, NOW, NOW, NOW], NOW)).toBeNull()
    expect(rateOfDates([NOW - HOUR, NOW - HOUR, NOW - HOUR], NOW)).toBeNull()
    expect(rateOfDates([NOW - 300 * DAY], NOW)).toBe(0)
  })

  test('forgets: a burst raises it, a silent day lowers it', () => {
    const busy = updatedRate(1, 50, HOUR)
    expect(busy).toBeGreaterThan(2)
    expect(updatedRate(busy, 0, DAY)).toBeLessThan(busy / 2)
    expect(updatedRate(null, 0, DAY)).toBeCloseTo(0.368, 3)
  })
})
