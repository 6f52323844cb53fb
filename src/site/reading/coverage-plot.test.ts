import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../core/durations.ts'
import { renderHtml } from '../html.ts'
import { coveragePlot } from './coverage-plot.ts'

/** What the axis of time says: the wide plot's. */
function ticksOf(since: string, bucketMs: number, buckets: number): string[] {
  const coverage = { since: Date.parse(since), bucketMs, counts: Array.from({ length: buckets }, () => 1) }
  const [wide = ''] = /<svg.*?<\/svg>/s.exec(renderHtml(coveragePlot(coverage, { events: [], isExact: true }))) ?? []
  return [...wide.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text!).filter((text) => !/^\d+$/.test(text))
}

test('hours and days of the plot are written as all times of the page are', () => {
  expect(ticksOf('2026-03-18T00:00:00Z', HOUR_MS, 24)).toEqual([
    '18 Mar',
    '03:00',
    '06:00',
    '09:00',
    '12:00',
    '15:00',
    '18:00',
    '21:00',
    '19 Mar',
  ])
  expect(ticksOf('2025-12-30T00:00:00Z', DAY_MS, 5)).toContain('1 Jan 2026')
})
