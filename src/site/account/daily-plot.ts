/** Bars of days, stacked by series: an SVG without a script or a style of its own. */

import { numberText, shortDayText, shortNumberText } from '../format.ts'
import { type Html, html } from '../html.ts'

export interface Series {
  name: string
  /** Which of the eight colours is its own, in every plot. */
  tone: number
  /** One for each day. */
  values: readonly number[]
}

const WIDTH = 720
const HEIGHT = 220
/** Room for four letters of the phone's size, and for half of the last date. */
const LEFT = 72
const RIGHT = 32
const BOTTOM = 24
const TOP = 10
const GAP = 0.25

/** The plot with its caption and legend. Each bar says its figures when it is pointed at. */
export function dailyPlot(caption: string, days: readonly string[], series: readonly Series[]): Html {
  const totals = days.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const top = niceCeiling(Math.max(1, ...totals))
  const sum = totals.reduce((all, value) => all + value, 0)
  const said = `${caption}: ${numberText(sum)} in ${days.length} days; at most ${numberText(Math.max(...totals))} in one.`
  return html`<figure class="daily">
    <figcaption>${caption}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${said}>
      ${gridOf(top)} ${days.map((day, index) => barOf({ day, index, count: days.length, top }, series))} ${datesOf(days)}
    </svg>
    <ul class="legend">
      ${series.map(({ name, tone }) => html`<li><span class=${`swatch series-${tone}`}></span>${name}</li>`)}
    </ul>
  </figure>`
}

const yOf = (value: number, top: number): number => rounded(HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * value) / top)

const stepOf = (days: number): number => (WIDTH - LEFT - RIGHT) / days

function gridOf(top: number): Html {
  return [0, top / 2, top]
    .filter((value) => Number.isInteger(value))
    .map(
      (value) => html`<g>
        <line class="grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${yOf(value, top)} y2=${yOf(value, top)} />
        <text x=${LEFT - 8} y=${yOf(value, top)} dy="0.32em" text-anchor="end">${shortNumberText(value)}</text>
      </g>`,
    )
}

function barOf(at: { day: string; index: number; count: number; top: number }, series: readonly Series[]): Html {
  const step = stepOf(at.count)
  const [x, width] = [rounded(LEFT + at.index * step + (step * GAP) / 2), rounded(step * (1 - GAP))]
  let below = 0
  const parts = series.map(({ name, tone, values }) => {
    const value = values[at.index] ?? 0
    below += value
    if (value === 0) return null
    const y = yOf(below, at.top)
    const height = rounded(yOf(below - value, at.top) - y)
    return html`<rect class=${`series-${tone}`} x=${x} y=${y} width=${width} height=${height}>
      <title>${`${shortDayText(at.day)}: ${numberText(value)} ${name}`}</title>
    </rect>`
  })
  return html`<g>${parts}</g>`
}

function datesOf(days: readonly string[]): Html {
  const step = stepOf(days.length)
  return days.map((day, index) =>
    index % 7 === (days.length - 1) % 7
      ? html`<text x=${rounded(LEFT + (index + 0.5) * step)} y=${HEIGHT - 6} text-anchor="middle">${shortDayText(day)}</text>`
      : null,
  )
}

/** The next of 1, 2, 5, 10, 20, … */
function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
