import { expect, test } from 'vitest'
import { daySpan, timelinePage } from './timeline.ts'

// D4-day-span
test('a span counts the calendar days of UTC, first and last', () => {
  const days = (from: string, to: string) => daySpan(Date.parse(from), Date.parse(to))
  expect(days('2026-03-18T10:00:00Z', '2026-03-18T10:00:00Z')).toBe(1)
  expect(days('2026-03-17T23:59:59Z', '2026-03-18T00:00:00Z')).toBe(2)
  expect(days('2026-02-27T12:00:00Z', '2026-03-02T01:00:00Z')).toBe(4)
})

// R2.4-has-more R2.4-remaining R2.4-total D4-next-before
test('a page knows what follows it', () => {
  const entries = [{ id: 'c' }, { id: 'b' }]
  expect(timelinePage(entries, { total: 9, following: 5 }, 'd')).toEqual({
    entries,
    hasMore: true,
    nextBefore: 'b',
    remainingCount: 3,
    totalCount: 9,
  })
  expect(timelinePage(entries, { total: 9, following: 2 }, 'd')).toMatchObject({ hasMore: false, nextBefore: 'b', remainingCount: 0 })
  expect(timelinePage([], { total: 9, following: 0 }, 'a')).toMatchObject({
    hasMore: false,
    nextBefore: 'a',
    remainingCount: 0,
    totalCount: 9,
  })
})
