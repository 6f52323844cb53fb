import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { renderHtml } from '../html.ts'
import { coveragePlot } from './coverage-plot.ts'

const HOUR = 3_600_000
const since = Date.parse('2026-03-15T00:00:00Z')

function plotOf(hours: number, events: readonly number[] = []) {
  const counts = Array.from({ length: 50 }, (_, place) => (place % 5 === 0 ? place : 0))
  const markup = renderHtml(coveragePlot({ since, bucketMs: hours * HOUR, counts }, { events, isExact: true }))
  const { document } = parseHTML(`<main>${markup}</main>`)
  return [...document.querySelectorAll('.plot svg')].map((svg) => ({
    bars: (svg.querySelector('.bars')?.getAttribute('d')?.match(/z/g) ?? []).length,
    marks: (svg.querySelector('.marks')?.getAttribute('d')?.match(/v/g) ?? []).length,
    dates: [...svg.querySelectorAll(`text[y="${Number(svg.getAttribute('height')) - 6}"]`)].map((date) => ({
      text: date.textContent,
      x: Number(date.getAttribute('x')),
    })),
  }))
}

test('every bucket with articles has a bar, and events that fall on one spot have one mark', () => {
  const [wide, narrow] = plotOf(24, [since, since, since + 40 * HOUR])
  expect(wide).toMatchObject({ bars: 9, marks: 2 })
  expect(narrow).toMatchObject({ bars: 9, marks: 2 })
})

test.each([1, 3, 24, 7 * 24, 30 * 24])('dates never run into each other with buckets of %i hours', (hours) => {
  for (const { dates } of plotOf(hours)) {
    expect(dates.length).toBeGreaterThan(1)
    for (const [place, { x }] of dates.entries()) expect(place === 0 ? 60 : x - (dates[place - 1]?.x ?? 0)).toBeGreaterThanOrEqual(60)
  }
})

test('dates are hours within days, and months over the years', () => {
  expect(plotOf(1)[0]?.dates.map(({ text }) => text)).toEqual([
    '15 Mar',
    '06:00',
    '12:00',
    '18:00',
    '16 Mar',
    '06:00',
    '12:00',
    '18:00',
    '17 Mar',
  ])
  expect(plotOf(30 * 24)[1]?.dates.at(-1)?.text).toMatch(/^\w{3} 20\d\d$/)
})
