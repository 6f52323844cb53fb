import { describe, expect, test } from 'vitest'
import { dayStart, minuteStart, refusalMessage, refusalOf, retryAfterSeconds, windowEnd } from './cap.ts'
import { TIERS, tiersWith } from './tier.ts'

const now = Date.parse('2026-03-18T10:20:30.400Z')
const { hobby } = TIERS

describe('windows', () => {
  // D6-windows
  test('are days and minutes of UTC', () => {
    expect(new Date(dayStart(now)).toISOString()).toBe('2026-03-18T00:00:00.000Z')
    expect(new Date(minuteStart(now)).toISOString()).toBe('2026-03-18T10:20:00.000Z')
    expect(new Date(windowEnd('day', now)).toISOString()).toBe('2026-03-19T00:00:00.000Z')
    expect(new Date(windowEnd('search', now)).toISOString()).toBe('2026-03-19T00:00:00.000Z')
    expect(new Date(windowEnd('minute', now)).toISOString()).toBe('2026-03-18T10:21:00.000Z')
  })

  test('an instant on the border belongs to the window that it opens', () => {
    const midnight = Date.parse('2026-03-19T00:00:00Z')
    expect(dayStart(midnight)).toBe(midnight)
    expect(windowEnd('minute', midnight) - midnight).toBe(60_000)
  })

  // R7-retry-after D6-retry-after
  test('the time left is in whole seconds, rounded up, at least one', () => {
    expect(retryAfterSeconds('minute', now)).toBe(30)
    expect(retryAfterSeconds('day', now)).toBe(49_170)
    expect(retryAfterSeconds('minute', Date.parse('2026-03-18T10:20:59.999Z'))).toBe(1)
    expect(retryAfterSeconds('minute', Date.parse('2026-03-18T10:20:00.000Z'))).toBe(60)
  })
})

describe('refusals', () => {
  const unused = { requestsToday: 0, requestsThisMinute: 0, searchesToday: 0 }

  test('nothing refuses below the caps', () => {
    expect(refusalOf(hobby, { requestsToday: 99, requestsThisMinute: 19, searchesToday: 9 }, { now, search: true })).toBeUndefined()
  })

  test('the search cap refuses searches alone', () => {
    const usage = { ...unused, searchesToday: 10 }
    expect(refusalOf(hobby, usage, { now, search: false })).toBeUndefined()
    expect(refusalOf(hobby, usage, { now, search: true })).toEqual({ cap: 'search', limit: 10, retryAfterSeconds: 49_170 })
  })

  // D6-retry-after
  test('the longest wait is named, and the day before the search', () => {
    const usage = { requestsToday: 100, requestsThisMinute: 20, searchesToday: 10 }
    expect(refusalOf(hobby, usage, { now, search: true })?.cap).toBe('day')
    expect(refusalOf(hobby, { ...usage, requestsToday: 1 }, { now, search: true })?.cap).toBe('search')
    expect(refusalOf(hobby, { ...usage, requestsToday: 1 }, { now, search: false })?.cap).toBe('minute')
  })

  // D6-message R7-tier-keys
  test('the message names cap, tier key and numbers', () => {
    expect(refusalMessage(hobby, { cap: 'day', limit: 100, retryAfterSeconds: 7 })).toBe(
      'hobby allows 100 requests per day; the day cap is reached and resets in 7 s',
    )
    expect(refusalMessage(hobby, { cap: 'search', limit: 1, retryAfterSeconds: 7 })).toBe(
      'hobby allows 1 search per day; the search cap is reached and resets in 7 s',
    )
  })
})

// R8-hobby R8-builder R8-scale R8-anonymous D1-tiers
test('the tiers have the caps of the contract', () => {
  const rows = [TIERS.anonymous, TIERS.hobby, TIERS.builder, TIERS.scale].map((tier) => [
    tier.key,
    tier.name,
    tier.requestsPerDay,
    tier.requestsPerMinute,
    tier.searchesPerDay,
    tier.windowDays,
    tier.fullSummaries,
  ])
  expect(rows).toEqual([
    ['anonymous', 'Anonymous', 10, 5, 0, 7, false],
    ['hobby', 'Free', 100, 20, 10, 7, false],
    ['builder', 'Builder', 5000, 60, 250, 30, true],
    ['scale', 'Scale', 100000, 1000, 10000, 30, true],
  ])
  expect(TIERS.platformRequestsPerDay).toBe(5000)
})

// D6-settings
test('settings lie over the tiers, one number at a time', () => {
  const tiers = tiersWith({ hobby: { day: 7, full: true }, anonymous: { platform_day: 50 } })
  expect(tiers.hobby).toEqual({ ...TIERS.hobby, requestsPerDay: 7, fullSummaries: true })
  expect(tiers.builder).toEqual(TIERS.builder)
  expect(tiers.platformRequestsPerDay).toBe(50)
})
