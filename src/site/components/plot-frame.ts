/** What the plots share: a scale of counts with its lines. An SVG of ours has no script and no style of its own. */

import { numberText } from '../format.ts'
import { type Html, html } from '../html.ts'

/** The room between the lowest and the highest count, in the units of the picture. */
export interface CountScale {
  /** The count at the upper end. */
  top: number
  upper: number
  lower: number
}

/** A scale up to a round number that no count is above. */
export function countScale(counts: readonly number[], room: { upper: number; lower: number }): CountScale {
  return { ...room, top: roundAbove(Math.max(1, ...counts)) }
}

export function yOf({ top, upper, lower }: CountScale, count: number): number {
  return rounded(lower - ((lower - upper) * count) / top)
}

/** Lines at nothing, half and all, each with its count at the left. */
export function countLines(scale: CountScale, { left, right }: { left: number; right: number }): Html {
  return [0, scale.top / 2, scale.top].map((count) => {
    const y = yOf(scale, count)
    return html`<line class="grid" x1=${left} x2=${right} y1=${y} y2=${y} />
      <text x=${left - 8} y=${y} dy="0.32em" text-anchor="end">${numberText(count)}</text>`
  })
}

/** The next of 2, 4, 6, 8, 10, 20, 40, …: half of it is whole too. */
function roundAbove(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count))
  return Math.max(2, ([1, 2, 4, 6, 8, 10].find((step) => step * power >= count) ?? 10) * power)
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
