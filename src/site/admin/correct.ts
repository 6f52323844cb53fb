/** The forms by which an operator corrects a record, what each of them asks for, and what it will mean. */

import { ServiceError } from '../../core/serving/errors.ts'
import type { Correction } from '../../service/curate.ts'
import { formValue } from '../account/viewer.ts'
import { csrfField, submitButton, textField } from '../components/form.ts'
import type { SiteDeps } from '../deps.ts'
import { countText } from '../format.ts'
import { type Html, html } from '../html.ts'
import { chanceField } from '../sent-again.ts'
import type { Named } from './explain.ts'
import { formValues, type OperatorVisit } from './frame.ts'
import { explainPath } from './journal.ts'

/** The form that the boxes beside the members belong to. */
export const SPLIT_FORM = 'split'

/** The field by which that form turns pages instead: the offset of the page that is wanted. */
export const TURN = 'turn'

/** What was typed, as it came. */
export interface Typed {
  action: string
  reason: string
  into: string
  title: string
  successor: string
  member: string[]
}

export function typedIn(visit: OperatorVisit): Typed {
  const text = (name: string) => formValue(visit.request, name)
  return {
    action: text('action'),
    reason: text('reason'),
    into: text('into').trim(),
    title: text('title'),
    successor: text('successor').trim(),
    member: formValues(visit, 'member'),
  }
}

/** The correction that was asked for. Throws `bad_request` with what is missing. */
export function correctionIn({ record, id }: Named, typed: Typed): Correction {
  const { reason, into, title, successor, member } = typed
  if (reason.trim() === '') throw new ServiceError('bad_request', 'say why, for whoever looks at it later')
  const situation = record === 'situation'
  switch (typed.action) {
    case 'rename':
      return { action: 'rename', record, id, title, reason }
    case 'merge':
      if (into === '') throw new ServiceError('bad_request', 'name the record that it is to become part of')
      return { action: 'merge', record, id, into, reason }
    case 'split':
      if (member.length === 0) throw new ServiceError('bad_request', 'tick the members that are to be split off')
      return situation
        ? { action: 'split', record: 'situation', id, clusters: member, reason }
        : { action: 'split', record: 'cluster', id, articles: member, reason }
    case 'retire':
      return situation
        ? { action: 'retire', record: 'situation', id, movedTo: successorOf(successor), reason }
        : { action: 'retire', record: 'cluster', id, reason }
    case 'conclude':
    case 'remove-archive':
      if (!situation) break
      return { action: typed.action, record: 'situation', id, reason }
  }
  throw new ServiceError('bad_request', 'choose what is to be done')
}

function successorOf(text: string): { cluster: string } | 'newest' | 'none' {
  if (text === '') return 'newest'
  return text === 'none' ? 'none' : { cluster: text }
}

/** The question that is asked before, and what will come of it. */
export function meaningOf({ record, title }: Named, correction: Correction, other: string | undefined): { title: string; meaning: Html } {
  const name = `“${title}”`
  const what = record === 'cluster' ? 'event' : 'situation'
  const why = html`<p>Reason: <bdi>${correction.reason}</bdi></p>`
  switch (correction.action) {
    case 'rename':
      return { title: `Rename ${name}?`, meaning: why }
    case 'merge':
      return {
        title: `Merge ${name} into “${other ?? correction.into}”?`,
        meaning: html`<p>The id and the slug of this ${what} will answer with “${other ?? correction.into}”. Its members move there, and the pipeline leaves them there.</p>${why}`,
      }
    case 'split': {
      const count =
        'clusters' in correction ? countText(correction.clusters.length, 'event') : countText(correction.articles.length, 'article')
      return {
        title: `Split ${count} off ${name}?`,
        meaning: html`<p>${partOf(correction)}, and the pipeline keeps the two apart.</p>${why}`,
      }
    }
    case 'retire':
      return {
        title: `Retire ${name}?`,
        meaning: html`<p>Whoever asks for this ${what} is told that it is gone${'movedTo' in correction && correction.movedTo !== 'none' && ', and where to look instead'}.</p>${why}`,
      }
    case 'conclude':
      return {
        title: `Conclude ${name}?`,
        meaning: html`<p>It is no longer listed, and stays readable until its archive is removed.</p>${why}`,
      }
    case 'remove-archive':
      return {
        title: `Remove the archive of ${name}?`,
        meaning: html`<p>Its id answers 410 from now on. Only an undo brings it back.</p>${why}`,
      }
  }
}

/** What becomes of what is split off: one event is no situation. */
function partOf(split: Extract<Correction, { action: 'split' }>): string {
  if (split.record === 'cluster')
    return split.articles.length === 1 ? 'It becomes an event of its own' : 'They become an event of their own'
  return split.clusters.length === 1 ? 'It stands alone, free to join another situation' : 'They become a situation of their own'
}

type CorrectionForm = (action: string, label: string, parts?: { fields?: Html; formId?: string }) => Html

/** One form for each thing that may be done. Each asks for a reason. */
export function correctionForms(
  deps: Pick<SiteDeps, 'people'>,
  { viewer }: Pick<OperatorVisit, 'viewer'>,
  { named, typed, elsewhere }: { named: Named; typed: Typed | undefined; elsewhere: readonly string[] },
): Html {
  const { record, id, titled } = named
  const seenBy = record === 'situation' ? 'Readers see it on the page of the situation.' : 'Operators alone see it.'
  const form: CorrectionForm = (
    action,
    label,
    { fields = null, formId } = {},
  ) => html`<details class="deed" open=${typed?.action === action}>
    <summary>${label}</summary>
    <form class="stack" method="post" id=${formId} action=${explainPath(record, id)}>
      ${csrfField(viewer)} ${chanceField(deps)} <input type="hidden" name="action" value=${action} /> ${fields}
      ${textField({ name: 'reason', id: `reason-${action}`, label: 'Reason', help: seenBy, required: true, maxLength: 500, value: typed?.action === action ? typed.reason : undefined })}
      ${submitButton(action === 'rename' ? 'Rename' : `${label}…`, { kind: action === 'rename' ? 'primary' : 'danger' })}
    </form>
  </details>`
  const what = record === 'cluster' ? 'event' : 'situation'
  return html`
    ${form('rename', 'Rename', { fields: textField({ name: 'title', label: 'Title', help: 'It stays; the slug does not change.', required: true, maxLength: 300, value: typed?.title || titled }) })}
    ${form('merge', 'Merge into another', { fields: textField({ name: 'into', label: `Id or slug of the ${what} that stays`, required: true, value: typed?.into }) })}
    ${form('split', 'Split off', { fields: splitFields(elsewhere), formId: SPLIT_FORM })}
    ${record === 'cluster' ? form('retire', 'Retire') : situationEnds(form, typed)}
  `
}

/** Members that were ticked on other pages go along. */
function splitFields(elsewhere: readonly string[]): Html {
  return html`<p>Tick the members to split off in the table above.${elsewhere.length > 0 && ` ${elsewhere.length} ticked on other pages: they go along.`}</p>
    ${elsewhere.map((id) => html`<input type="hidden" name="member" value=${id} />`)}`
}

/** The way to the other members, as buttons of the form to split off with, so that what is ticked and typed goes along. */
export function turnButtons(previous: number | null, next: number | null): Html {
  if (previous === null && next === null) return null
  const turn = (offset: number, label: string) =>
    html`<button class="button quiet" type="submit" form=${SPLIT_FORM} name=${TURN} value=${offset} formnovalidate>${label}</button>`
  // Return in a field presses the first button of its form, which is to be none that turns pages.
  return html`<button type="submit" form=${SPLIT_FORM} hidden>Split off…</button>
    <nav class="pager" aria-label="Pages">
      ${previous !== null && turn(previous, 'Previous page')} ${next !== null && turn(next, 'Next page')}
    </nav>`
}

function situationEnds(form: CorrectionForm, typed: Typed | undefined): Html {
  const fields = textField({
    name: 'successor',
    label: 'Where it leads to',
    help: 'Empty: to its newest event. The word none: to nothing. Or the id or slug of an event.',
    value: typed?.successor,
  })
  return html`${form('retire', 'Retire', { fields })} ${form('conclude', 'Conclude')} ${form('remove-archive', 'Remove the archive')}`
}
