/** Coverage in the space of a word: one bar for each bucket, the text alternative beside it. */

import { DAY_MS } from '../../core/durations.ts'
import type { Coverage } from '../../core/situations/coverage.ts'
import { countText, shortDayText, windowText } from '../format.ts'
import { type Html, html } from '../html.ts'

const BAR = 4
const GAP = 1
const HEIGHT = 36

export function sparkLine(coverage: Coverage): Html {
  const { counts } = coverage
  const width = counts.length * (BAR + GAP) - GAP
  const most = Math.max(1, ...counts)
  const bars = counts
    .map((count, place) => {
      // What is not nothing is seen.
      const height = count === 0 ? 0 : Math.max(2, Math.round((count / most) * HEIGHT))
      return height === 0 ? '' : `M${place * (BAR + GAP)} ${HEIGHT}v-${height}h${BAR}v${height}z`
    })
    .join('')
  return html`<svg class="spark" role="img" aria-label=${sparkText(coverage)} width=${width} height=${HEIGHT} viewBox=${`0 0 ${width} ${HEIGHT}`}>
    <path class="ground" d=${`M0 ${HEIGHT - 0.5}H${width}`} />
    <path class="bars" d=${bars} />
  </svg>`
}

/** What the bars show, in words. */
function sparkText({ since, bucketMs, counts }: Coverage): string {
  const articles = counts.reduce((sum, count) => sum + count, 0)
  const days = Math.round((counts.length * bucketMs) / DAY_MS)
  const span = windowText(days)
  if (articles === 0) return `Coverage: no articles in ${span}`
  const peak = since + counts.indexOf(Math.max(...counts)) * bucketMs
  return `Coverage: ${countText(articles, 'article')} in ${span}, most of them around ${shortDayText(peak)}`
}
