/**
 * Markup as tagged templates: what stands in a template is markup, what is put into it is text and gets escaped.
 *
 * `trusted` is the one door past the escaping. It is for markup that this program made itself (plots, rendered documentation), never for
 * anything that came from outside.
 */

import { html as template } from 'htm/preact'
import { type ComponentChildren, Fragment, h } from 'preact'
import { render } from 'preact-render-to-string'

/** Whatever may stand in a template: markup, text, a number, nothing, or a list of them. */
export type Html = ComponentChildren

/** A template with any number of roots. */
export const html: (strings: TemplateStringsArray, ...values: unknown[]) => Html = template

/** Markup as text. Attributes that are null, undefined or false are left out. */
export function renderHtml(markup: Html): string {
  return render(h(Fragment, null, markup))
}

/** Markup of our own making, put in as it is. */
export function trusted(markup: string, tag = 'div', attributes: Record<string, string> = {}): Html {
  return h(tag, { ...attributes, dangerouslySetInnerHTML: { __html: markup } })
}

/** An object as the text of a script element of data: no text in it can end the element. */
export function dataScript(type: string, value: unknown): Html {
  return trusted(JSON.stringify(value).replaceAll('<', '\\u003c'), 'script', { type })
}
