/** Markdown to markup. Our own texts alone are rendered, and still nothing in them is trusted: raw HTML is shown as text, links are checked. */

import { Marked, type Tokens } from 'marked'
import { xmlText } from '../../core/text/xml-text.ts'

/** The anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '')
}

const LANGUAGES: Readonly<Record<string, string>> = {
  sh: 'Shell',
  js: 'JavaScript',
  python: 'Python',
  json: 'JSON',
  http: 'Request',
  html: 'HTML',
}

/** Renders the parts of a page. Code blocks and tables are reached by keyboard and have names of their own, numbered through the page. */
export function renderMarkdown(parts: readonly string[]): string[] {
  let blocks = 0
  let section = ''
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text: raw }) => xmlText(raw),
      heading({ tokens, depth, text: heading }) {
        section = heading
        return `<h${depth} id="${anchorOf(heading)}">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      code({ text: code, lang }) {
        blocks += 1
        const label = `${LANGUAGES[lang ?? ''] ?? 'Code'}, block ${blocks}`
        return `<div class="code" data-copy><pre tabindex="0" role="region" aria-label="${label}"><code>${xmlText(code)}</code></pre></div>`
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens)
        return /^(https?:\/\/|\/|#)/.test(href) ? `<a href="${xmlText(href)}">${content}</a>` : content
      },
      image: ({ text: alternative }) => xmlText(alternative),
      table({ header, rows }) {
        blocks += 1
        const cell = ({ tokens }: Tokens.TableCell, tag: string) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`
        // A head without words would be announced as nothing.
        const head = header.some((cell) => cell.text !== '')
          ? `<thead><tr>${header.map((one) => cell(one, 'th scope="col"')).join('')}</tr></thead>`
          : ''
        // What a row is about stands first.
        const lineOf = (row: Tokens.TableCell[]) => row.map((one, place) => cell(one, place === 0 ? 'th scope="row"' : 'td')).join('')
        const body = rows.map((row) => `<tr>${lineOf(row)}</tr>`).join('')
        return `<div class="table" role="group" tabindex="0" aria-label="${xmlText(`${section}, table ${blocks}`)}"><table>${head}<tbody>${body}</tbody></table></div>`
      },
    },
  })
  return parts.map((text) => marked.parse(text, { async: false }))
}
