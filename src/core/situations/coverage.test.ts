import { expect, test } from 'vitest'
import { bucketsOf, bucketsUntil, countsOf } from './coverage.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-03-01T00:00:00Z')

test.each([
  ['a morning', START + 8 * HOUR, START + 11 * HOUR, HOUR, 12],
  ['two days', START, START + 2 * DAY - 1, HOUR, 48],
  ['a week', START, START + 7 * DAY - 1, 3 * HOUR, 56],
  ['a fortnight', START, START + 14 * DAY - 1, 6 * HOUR, 56],
  ['two months', START, START + 59 * DAY, DAY, 60],
  ['a year', START, START + 365 * DAY, 7 * DAY, 53],
  ['ten years', START, START + 3_650 * DAY, 61 * DAY, 60],
  ['an instant', START, START, HOUR, 1],
])('%s is read in buckets that people know, at most 60 of them', (_, first, last, bucketMs, buckets) => {
  expect(bucketsOf(first, last)).toEqual({ since: START, bucketMs, buckets })
})

test('the last bucket holds the present instant', () => {
  expect(bucketsUntil(START + 7 * HOUR, 6 * HOUR, 4)).toEqual({ since: START - 12 * HOUR, bucketMs: 6 * HOUR, buckets: 4 })
})

test('buckets without articles count none, and what lies outside is left out', () => {
  expect(
    countsOf(
      [
        { bucket: 1, articles: 3 },
        { bucket: 4, articles: 9 },
        { bucket: -1, articles: 9 },
      ],
      4,
    ),
  ).toEqual([0, 3, 0, 0])
})
