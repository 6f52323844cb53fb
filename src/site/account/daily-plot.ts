/** Bars of days, stacked by series: an SVG without a script or a style of its own. */

import { type CountScale, countLines, countScale, rounded, yOf } from '../components/plot-frame.ts'
import { numberText, shortDayText } from '../format.ts'
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
const LEFT = 48
const BOTTOM = 24
const TOP = 10
const GAP = 0.25

/** The plot with its caption and legend. Each bar says its figures when it is pointed at. */
export function dailyPlot(caption: string, days: readonly string[], series: readonly Series[]): Html {
  const totals = days.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const scale = countScale(totals, { upper: TOP, lower: HEIGHT - BOTTOM })
  const sum = totals.reduce((all, value) => all + value, 0)
  const said = `${caption}: ${numberText(sum)} in ${days.length} days; at most ${numberText(Math.max(...totals))} in one.`
  return html`<figure class="daily">
    <figcaption>${caption}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${said}>
      ${countLines(scale, { left: LEFT, right: WIDTH })} ${days.map((day, index) => barOf({ day, index, count: days.length, scale }, series))} ${datesOf(days)}
    </svg>
    <ul class="legend">
      ${series.map(({ name, tone }) => html`<li><span class=${`swatch series-${tone}`}></span>${name}</li>`)}
    </ul>
  </figure>`
}

function barOf(at: { day: string; index: number; count: number; scale: CountScale }, series: readonly Series[]): Html {
  const step = (WIDTH - LEFT) / at.count
  const [x, width] = [rounded(LEFT + at.index * step + (step * GAP) / 2), rounded(step * (1 - GAP))]
  let below = 0
  const parts = series.map(({ name, tone, values }) => {
    const value = values[at.index] ?? 0
    below += value
    if (value === 0) return null
    const y = yOf(at.scale, below)
    const height = rounded(yOf(at.scale, below - value) - y)
    return html`<rect class=${`series-${tone}`} x=${x} y=${y} width=${width} height=${height}>
      <title>${`${shortDayText(at.day)}: ${numberText(value)} ${name}`}</title>
    </rect>`
  })
  return html`<g>${parts}</g>`
}

function datesOf(days: readonly string[]): Html {
  const step = (WIDTH - LEFT) / days.length
  return days.map((day, index) =>
    index % 7 === (days.length - 1) % 7
      ? html`<text x=${rounded(LEFT + (index + 0.5) * step)} y=${HEIGHT - 6} text-anchor=${index === days.length - 1 ? 'end' : 'middle'}>${shortDayText(day)}</text>`
      : null,
  )
}
