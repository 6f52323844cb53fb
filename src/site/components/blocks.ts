/** Building blocks of pages: headings, notices, tables, tabs, code, steps between pages. */

import { type Html, html } from '../html.ts'

/** The head of a page: a line above, the headline, a line below. */
export function pageHead({ eyebrow, title, lede }: { eyebrow?: Html; title: Html; lede?: Html }): Html {
  return html`<header class="page-head">
    ${eyebrow && html`<p class="eyebrow">${eyebrow}</p>`}
    <h1>${title}</h1>
    ${lede && html`<p class="lede">${lede}</p>`}
  </header>`
}

/** Something to be noticed. A problem interrupts a screen reader, the others wait for it. */
export function notice(kind: 'note' | 'success' | 'problem', content: Html): Html {
  return html`<div class=${`notice ${kind}`} role=${roleOf(kind)}>${content}</div>`
}

/** What came of the button that was pressed. The page begins there for the keyboard and for screen readers, which hear nothing of what stood in it from the first. */
export function answer(kind: 'success' | 'problem', content: Html): Html {
  return html`<div class=${`notice ${kind}`} role=${roleOf(kind)} tabindex="-1" autofocus>${content}</div>`
}

const roleOf = (kind: 'note' | 'success' | 'problem'): string => (kind === 'problem' ? 'alert' : 'status')

export interface Column<Row> {
  label: Html
  cell: (row: Row) => Html
  /** Figures stand at the right. */
  numeric?: boolean
  /** Says what the row is about: screen readers tell it with each of the others. */
  names?: boolean
}

/** A table with its caption; on a narrow screen it scrolls by itself, by keyboard too. */
export function table<Row>(caption: Html, columns: readonly Column<Row>[], rows: readonly Row[]): Html {
  return drawTable(caption, { columns, rows, stacks: false })
}

/** The same of many columns: on a narrow screen the cells of a row stand one below the other, each beside the head of its column. */
export function stackedTable<Row>(caption: Html, columns: readonly Column<Row>[], rows: readonly Row[]): Html {
  return drawTable(caption, { columns, rows, stacks: true })
}

interface Drawn<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  stacks: boolean
}

function drawTable<Row>(caption: Html, { columns, rows, stacks }: Drawn<Row>): Html {
  const sideOf = (column: Column<Row>) => (column.numeric ? 'numeric' : undefined)
  const headOf = ({ label }: Column<Row>) => (stacks && typeof label === 'string' ? label : undefined)
  // One box beside its head, whatever it is made of.
  const contentOf = (column: Column<Row>, row: Row) => (stacks ? html`<div>${column.cell(row)}</div>` : column.cell(row))
  const cellOf = (column: Column<Row>, row: Row) =>
    column.names
      ? html`<th scope="row" data-head=${headOf(column)}>${contentOf(column, row)}</th>`
      : html`<td class=${sideOf(column)} data-head=${headOf(column)}>${contentOf(column, row)}</td>`
  return html`<div class=${stacks ? 'table stacks' : 'table'} role="group" tabindex="0" aria-label=${typeof caption === 'string' ? caption : 'Table'}>
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col" class=${sideOf(column)}>${column.label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => html`<tr>${columns.map((column) => cellOf(column, row))}</tr>`)}
      </tbody>
    </table>
  </div>`
}

export interface Tab {
  label: Html
  path: string
  isCurrent: boolean
}

/** Pages that belong together, side by side. Each is a page of its own, so this is navigation. */
export function tabs(label: string, items: readonly Tab[]): Html {
  return html`<nav class="tabs" aria-label=${label}>
    <ul>
      ${items.map((item) => html`<li><a href=${item.path} aria-current=${item.isCurrent ? 'page' : undefined}>${item.label}</a></li>`)}
    </ul>
  </nav>`
}

/** Code to be read and taken along; where scripts run it has a button that copies it. */
export function codeBlock(code: string, label: string): Html {
  return html`<div class="code" data-copy><pre tabindex="0" role="region" aria-label=${label}><code>${code}</code></pre></div>`
}

/** The steps of a walk through pages. */
export function pager({ previous, next }: { previous?: { path: string; label: string }; next?: { path: string; label: string } }): Html {
  if (!previous && !next) return null
  return html`<nav class="pager" aria-label="Pages">
    ${previous && html`<a class="button quiet" rel="prev" href=${previous.path}>${previous.label}</a>`}
    ${next && html`<a class="button quiet" rel="next" href=${next.path}>${next.label}</a>`}
  </nav>`
}

/** Facts with their names, in columns. */
export function facts(items: readonly { name: Html; value: Html }[]): Html {
  return html`<dl class="facts">${items.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}
