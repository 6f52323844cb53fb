/** How much of a cap is used. */

import { numberText } from '../format.ts'
import { type Html, html } from '../html.ts'

/** A bar with its figures. Words and length say it; the colour only adds to them. */
export function meter({ label, used, limit }: { label: string; used: number; limit: number }): Html {
  const shown = Math.min(used, limit)
  const width = limit === 0 ? 0 : (100 * shown) / limit
  return html`<div class="meter">
    <p><span>${label}</span> <strong>${numberText(shown)}</strong> of ${numberText(limit)}</p>
    <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" class=${width >= 90 ? 'nearly' : undefined}>
      <rect class="whole" width="100" height="2" /><rect class="part" width=${width} height="2" />
    </svg>
  </div>`
}
