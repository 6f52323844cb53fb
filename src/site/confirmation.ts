/** A page that asks before something happens: a form of its own, so that it works without scripts. */

import { formValue } from './account/viewer.ts'
import { csrfField, linkButton, submitButton } from './components/form.ts'
import { type Html, html } from './html.ts'
import type { Page } from './layout.ts'
import { framed, type Section, type SignedInVisit } from './section.ts'

export interface Confirmation<Path extends string> {
  path: Path
  /** What is asked, as a question. */
  title: string
  /** The same as it stands above the page, where that is more than its letters. */
  heading?: Html
  /** What it means. */
  meaning: Html
  /** Where the form goes, and what it carries. */
  action: string
  fields?: Readonly<Record<string, string | readonly string[]>>
  button: string
  back: string
}

export function confirmationPage<Path extends string>(
  section: Section<Path>,
  { viewer }: SignedInVisit,
  confirm: Confirmation<Path>,
): Page {
  const fields = Object.entries(confirm.fields ?? {}).flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })))
  return framed(section, {
    path: confirm.path,
    title: confirm.title,
    ...(confirm.heading === undefined ? {} : { heading: confirm.heading }),
    body: html`<div class="prose">${confirm.meaning}</div>
      <form class="row-actions" method="post" action=${confirm.action}>
        ${csrfField(viewer)} <input type="hidden" name="confirmed" value="yes" />
        ${fields.map(({ name, value }) => html`<input type="hidden" name=${name} value=${value} />`)}
        ${submitButton(confirm.button, { kind: 'danger' })} ${linkButton('Leave it as it is', confirm.back, { kind: 'quiet' })}
      </form>`,
  })
}

export function isConfirmed({ request }: SignedInVisit): boolean {
  return formValue(request, 'confirmed') === 'yes'
}
