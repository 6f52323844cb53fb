import { expect, test } from 'vitest'
import { agoText } from './format.ts'

test.each([
  ['2026-03-18T09:59:30Z', 'just now'],
  ['2026-03-18T09:55:00Z', '5 min ago'],
  ['2026-03-17T11:00:00Z', '23 h ago'],
  ['2026-03-17T09:00:00Z', 'yesterday'],
  ['2026-03-12T23:00:00Z', '6 days ago'],
  ['2026-03-11T23:00:00Z', '11 Mar'],
  ['2025-03-19T00:00:00Z', '19 Mar'],
  ['2025-03-18T23:00:00Z', '18 March 2025'],
])('on 18 March 2026 at ten, %s is told as %s', (at, text) => {
  expect(agoText(at, Date.parse('2026-03-18T10:00:00Z'))).toBe(text)
})
