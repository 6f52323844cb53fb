/** Things that an account has, one below the other, each with what can be done about it: on a phone nothing is out of sight. */

import { type Html, html } from '../html.ts'

export interface Listed {
  title: Html
  facts: readonly { name: string; value: Html }[]
  actions: Html
}

export function recordList(label: string, items: readonly Listed[]): Html {
  return html`<ul class="records" aria-label=${label}>
    ${items.map(
      ({ title, facts, actions }) => html`<li>
        <div>
          <p class="record-title">${title}</p>
          <dl>${facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
        </div>
        <div class="row-actions">${actions}</div>
      </li>`,
    )}
  </ul>`
}
