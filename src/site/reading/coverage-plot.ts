/**
 * Coverage over time as a plot, drawn on the server.
 *
 * It is drawn twice, for wide and for narrow screens, since letters in a picture shrink with it; the style shows one of them. The library
 * writes a style element into its picture, which our policy forbids: it is taken out, and our own style holds what it said.
 */

import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { DAY_MS, HOUR_MS } from '../../core/durations.ts'
import type { Coverage } from '../../core/situations/coverage.ts'
import { clockText, countText, dayText, instantText, numberText, shortDayText, shortNumberText } from '../format.ts'
import { type Html, html, trusted } from '../html.ts'
import { remembered } from '../remembered.ts'

const SIZES = [
  { name: 'wide', width: 760, height: 190 },
  { name: 'narrow', width: 360, height: 160 },
] as const
const TICKS_Y = 3
/** Room for figures of four letters, and for half of the last date, which may stand at the very end: `1 Jan 2026`. */
const LEFT = 36
const RIGHT = 30
const TICK_PX = 90
/** Drawings of the situations that are looked at most; a drawing takes as long as the rest of its page. */
const DRAWINGS_REMEMBERED_MAX = 400

interface Bucket {
  from: Date
  to: Date
  articles: number
}

/** A figure with its table. `events` are the instants that its marks below the axis show. */
export function coveragePlot(coverage: Coverage, { events, isExact }: { events: readonly number[]; isExact: boolean }): Html {
  const buckets = bucketsOf(coverage)
  const width = widthText(coverage.bucketMs)
  return html`<figure class="coverage">
    <figcaption>
      Articles per ${width}, UTC${isExact ? '' : ', at the time when their event was first reported'}; each mark below the line is an event
    </figcaption>
    ${SIZES.map(({ name, width, height }) => trusted(drawn(JSON.stringify([coverage, events, { width, height }])), 'div', { class: `plot ${name}`, role: 'img', 'aria-label': summaryOf(coverage) }))}
    ${numbersOf(buckets, coverage.bucketMs)}
  </figure>`
}

function bucketsOf({ since, bucketMs, counts }: Coverage): Bucket[] {
  return counts.map((articles, place) => ({
    from: new Date(since + place * bucketMs),
    to: new Date(since + (place + 1) * bucketMs),
    articles,
  }))
}

/** What is drawn is the whole of the key, so that a drawing is never another's. */
const drawn = remembered(DRAWINGS_REMEMBERED_MAX, (asked) => {
  const [coverage, events, size]: [Coverage, number[], Size] = JSON.parse(asked)
  return drawing(bucketsOf(coverage), events, size)
})

/** Draws a plot for nobody: the first one of a process takes fifteen times as long as the others. */
export function warmPlots(): void {
  coveragePlot({ since: 0, bucketMs: DAY_MS, counts: [1, 2] }, { events: [0], isExact: true })
}

type Size = Record<'width' | 'height', number>

function drawing(buckets: readonly Bucket[], events: readonly number[], size: Size): string {
  const { document } = parseHTML('<html></html>')
  const plot = Plot.plot({
    document,
    ...size,
    marginLeft: LEFT,
    marginRight: RIGHT,
    marginBottom: 34,
    x: { type: 'utc', label: null, insetLeft: 2, insetRight: 2, ticks: (size.width - LEFT - RIGHT) / TICK_PX, tickFormat: tickText },
    y: {
      label: null,
      ticks: TICKS_Y,
      tickFormat: shortNumberText,
      nice: true,
      domain: [0, Math.max(TICKS_Y, ...buckets.map(({ articles }) => articles))],
    },
    marks: [
      Plot.gridY({ ticks: TICKS_Y, stroke: 'var(--rule)', strokeOpacity: 1 }),
      Plot.rectY(buckets, { x1: 'from', x2: 'to', y: 'articles', fill: 'var(--plot)', insetLeft: 0.5, insetRight: 0.5 }),
      Plot.ruleY([0], { stroke: 'var(--muted)' }),
      Plot.tickX(events, {
        x: (at: number) => new Date(at),
        y: null,
        stroke: 'var(--alarm)',
        strokeWidth: 1.5,
        insetTop: size.height - 60,
        insetBottom: -6,
      }),
    ],
  })
  for (const style of plot.querySelectorAll('style')) style.remove()
  // The whole is one picture with one description: its parts have none of their own.
  for (const part of plot.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
  plot.setAttribute('aria-hidden', 'true')
  // A tenth of a pixel is more than eyes see; fourteen digits of it were half of the page.
  return plot.outerHTML.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
}

/** As all else on the page tells times: `06:00`, `28 Nov`, and the year where one begins. */
function tickText(at: Date): string {
  if (at.getTime() % DAY_MS !== 0) return clockText(at.getTime())
  return at.getUTCMonth() === 0 && at.getUTCDate() === 1
    ? `${shortDayText(at.getTime())} ${at.getUTCFullYear()}`
    : shortDayText(at.getTime())
}

function summaryOf({ since, bucketMs, counts }: Coverage): string {
  const articles = counts.reduce((sum, count) => sum + count, 0)
  const peak = since + counts.indexOf(Math.max(...counts)) * bucketMs
  const most = countText(Math.max(...counts), 'article')
  return `Coverage over time: ${countText(articles, 'article')} from ${dayText(since)} on, most in the ${widthText(bucketMs)} from ${instantText(peak)} (${most}).`
}

function numbersOf(buckets: readonly Bucket[], bucketMs: number): Html {
  const told = buckets.filter(({ articles }) => articles > 0)
  return html`<details>
    <summary>The same in numbers</summary>
    <table>
      <thead>
        <tr><th scope="col">From</th><th scope="col" class="numeric">Articles</th></tr>
      </thead>
      <tbody>
        ${told.map(({ from, articles }) => html`<tr><th scope="row">${bucketMs < DAY_MS ? instantText(from.getTime()) : dayText(from.getTime())}</th><td class="numeric">${numberText(articles)}</td></tr>`)}
      </tbody>
    </table>
  </details>`
}

function widthText(bucketMs: number): string {
  const hours = Math.round(bucketMs / HOUR_MS)
  if (hours < 24) return hours === 1 ? 'hour' : `${hours} hours`
  const days = Math.round(hours / 24)
  if (days === 1) return 'day'
  return days % 7 === 0 ? (days === 7 ? 'week' : `${days / 7} weeks`) : `${days} days`
}
