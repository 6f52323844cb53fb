/**
 * Coverage over time as a plot, drawn on the server: a bar for each bucket, and a mark below the line for each event.
 *
 * It is drawn twice, for wide and for narrow screens, since letters in a picture shrink with it; the style shows one of them.
 */

import { DAY_MS } from '../../core/cap.ts'
import type { Coverage } from '../../core/coverage.ts'
import { countLines, countScale, rounded, yOf } from '../components/plot-frame.ts'
import { clockText, countText, dayText, instantText, monthText, numberText, shortDayText } from '../format.ts'
import { type Html, html } from '../html.ts'

const SIZES = [
  { name: 'wide', width: 760, height: 190 },
  { name: 'narrow', width: 360, height: 160 },
] as const
const LEFT = 32
const RIGHT = 8
const TOP = 10
/** Below the line: the marks of the events, then the dates. */
const BOTTOM = 36
const MARK = 8
const BAR_WIDTH_MAX = 28
/** Rows of the table that says the same in numbers. */
const ROWS_MAX = 40

const HOUR_MS = 3_600_000
/** From date to date. */
const STEPS_MS = [...[1, 3, 6, 12].map((hours) => hours * HOUR_MS), ...[1, 2, 3, 7, 14, 28, 91, 182, 364].map((days) => days * DAY_MS)]
/** A date with room around it. */
const DATE_WIDTH = 60

type Size = (typeof SIZES)[number]

/** A figure with its table. `events` are the instants that its marks below the axis show. */
export function coveragePlot(coverage: Coverage, { events, isExact }: { events: readonly number[]; isExact: boolean }): Html {
  const width = widthText(coverage.bucketMs)
  return html`<figure class="coverage">
    <figcaption>
      Articles per ${width}${isExact ? '' : ', at the time when their event was first reported'}; each mark below the line is an event
    </figcaption>
    ${SIZES.map((size) => html`<div class=${`plot ${size.name}`} role="img" aria-label=${summaryOf(coverage)}>${drawing(coverage, events, size)}</div>`)}
    ${numbersOf(coverage)}
  </figure>`
}

function drawing({ since, bucketMs, counts }: Coverage, events: readonly number[], { width, height }: Size): Html {
  const ground = height - BOTTOM
  const room = width - LEFT - RIGHT
  const step = room / counts.length
  const bar = Math.min(BAR_WIDTH_MAX, step > 3 ? step - 1 : step)
  const xAt = (at: number): number => rounded(LEFT + ((at - since) / bucketMs) * step)
  const scale = countScale(counts, { upper: TOP, lower: ground })
  const bars = counts.map((count, place) =>
    count === 0 ? '' : `M${rounded(LEFT + (place + 0.5) * step - bar / 2)} ${ground}V${yOf(scale, count)}h${rounded(bar)}V${ground}z`,
  )
  const marks = new Set(events.map((at) => `M${xAt(at)} ${ground + 3}v${MARK}`))
  return html`<svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${countLines(scale, { left: LEFT, right: width - RIGHT })}
    <path class="bars" d=${bars.join('')} />
    <path class="ground" d=${`M${LEFT} ${ground}H${width - RIGHT}`} />
    <path class="marks" d=${[...marks].join('')} />
    ${datesOf(since, since + counts.length * bucketMs, Math.floor(room / DATE_WIDTH)).map(
      ({ at, text }) =>
        html`<text x=${xAt(at)} y=${height - 6} text-anchor=${xAt(at) > width - DATE_WIDTH / 2 ? 'end' : 'middle'}>${text}</text>`,
    )}
  </svg>`
}

/** Dates at even steps, at most so many: hours within days, days, or months over the years. */
function datesOf(since: number, until: number, max: number): { at: number; text: string }[] {
  const step = STEPS_MS.find((ms) => (until - since) / ms <= max) ?? Math.ceil((until - since) / max / DAY_MS) * DAY_MS
  const textOf = step > 28 * DAY_MS ? monthText : shortDayText
  return Array.from({ length: Math.ceil((until - since) / step) }, (_, place) => {
    const at = since + place * step
    return { at, text: at % DAY_MS === 0 ? textOf(at) : clockText(at) }
  })
}

function summaryOf({ since, bucketMs, counts }: Coverage): string {
  const articles = counts.reduce((sum, count) => sum + count, 0)
  const peak = since + counts.indexOf(Math.max(...counts)) * bucketMs
  const most = countText(Math.max(...counts), 'article')
  return `Coverage over time: ${countText(articles, 'article')} from ${dayText(since)} on, most in the ${widthText(bucketMs)} from ${instantText(peak)} (${most}).`
}

function numbersOf({ since, bucketMs, counts }: Coverage): Html {
  const told = counts
    .map((articles, place) => ({ from: since + place * bucketMs, articles }))
    .filter(({ articles }) => articles > 0)
    .slice(-ROWS_MAX)
  return html`<details>
    <summary>The same in numbers</summary>
    <table>
      <thead>
        <tr><th scope="col">From</th><th scope="col" class="numeric">Articles</th></tr>
      </thead>
      <tbody>
        ${told.map(({ from, articles }) => html`<tr><td>${bucketMs < DAY_MS ? instantText(from) : dayText(from)}</td><td class="numeric">${numberText(articles)}</td></tr>`)}
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
