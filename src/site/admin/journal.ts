/** What happened: visible changes, corrections and their undoing, and what operators did to feeds and accounts. */

import type { FastifyInstance } from 'fastify'
import { undoCuration } from '../../service/curate-undo.ts'
import { changesPage, correctionOf, correctionsPage, operatorActionsPage } from '../../service/operator-record.ts'
import { pathValue, queryValue } from '../account/viewer.ts'
import { attempt } from '../attempt.ts'
import { stackedTable, tabs } from '../components/blocks.ts'
import { linkButton } from '../components/form.ts'
import type { SiteDeps } from '../deps.ts'
import { agoElement, agoText, countText } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import type { Outcome } from '../respond.ts'
import { titleInLine } from '../speech.ts'
import { redirectTelling } from '../told.ts'
import { adminFrame, confirmPage, nothingFurther, numberIn, type OperatorVisit, olderRows, operatorPage, problemNotice } from './frame.ts'

type Change = Awaited<ReturnType<typeof changesPage>>['rows'][number]
type Correction = Awaited<ReturnType<typeof correctionsPage>>['rows'][number]
type Action = Awaited<ReturnType<typeof operatorActionsPage>>['rows'][number]

export function journalRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/admin/changes', operatorPage(deps, changes))
  app.get('/admin/corrections', operatorPage(deps, corrections))
  app.get('/admin/corrections/:number/undo', operatorPage(deps, askUndo))
  app.post('/admin/corrections/:number/undo', operatorPage(deps, takeUndo))
  app.get('/admin/actions', operatorPage(deps, actions))
}

const RECORDS = ['situation', 'cluster'] as const

async function changes(deps: SiteDeps, { request, now }: OperatorVisit): Promise<Page> {
  const record = RECORDS.find((known) => known === queryValue(request, 'record'))
  const before = numberIn(queryValue(request, 'after'))
  const { rows, next } = await changesPage(deps, { before, record })
  const query = { record: record ?? '' }
  return adminFrame({
    path: '/admin/changes',
    title: 'Changes',
    lede: 'What readers saw happen, the newest first.',
    body: html`
      ${tabs('Changes', [
        { label: 'All', path: '/admin/changes', isCurrent: record === undefined },
        { label: 'Of situations', path: '/admin/changes?record=situation', isCurrent: record === 'situation' },
        { label: 'Of events', path: '/admin/changes?record=cluster', isCurrent: record === 'cluster' },
      ])}
      ${rows.length === 0 && before !== undefined ? nothingFurther('/admin/changes', query) : changesTable(rows, now)}
      ${olderRows('/admin/changes', next, query)}
    `,
  })
}

const WORDS: Readonly<Record<string, string>> = { cluster: 'event', situation: 'situation' }

/** The page that explains a record. */
export const explainPath = (record: string, id: string): string => `/admin/${record === 'cluster' ? 'events' : 'situations'}/${id}`

export function changesTable(rows: readonly Change[], now: number): Html {
  if (rows.length === 0) return html`<p class="muted">Nothing yet.</p>`
  return stackedTable(
    'Changes',
    [
      { label: 'When', cell: ({ at }: Change) => agoElement(at, now) },
      { label: 'What', cell: ({ kind }) => kindText(kind) },
      {
        label: 'Record',
        cell: ({ record, recordId, title, language, titlePinned }) =>
          html`<a href=${explainPath(record, recordId)}>${title ? titleInLine(title, language === null ? undefined : { language, titlePinned }) : recordId}</a>`,
      },
      { label: 'Why', cell: ({ kind, detail }) => changeText(kind, detail) },
    ],
    rows,
  )
}

/** "situation.left" in the words of these pages. */
export function kindText(kind: string): string {
  const [record = '', what = ''] = kind.split('.')
  return `${WORDS[record] ?? record} ${what}`
}

/** What the parts of a change are called here, and which records they name; the others are of the kind of what changed. */
const PARTS: Readonly<Record<string, { name: string; record?: string }>> = {
  cluster: { name: 'event', record: 'cluster' },
  clusters: { name: 'events' },
  split_off: { name: 'split off', record: 'cluster' },
  moved_to: { name: 'leads to', record: 'cluster' },
}
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The parts of a change that say something to people; what they name is a link. */
export function changeText(kind: string, detail: Record<string, unknown>): Html {
  return toldParts(detail).map(([part, value], place) => {
    const { name, record } = PARTS[part] ?? { name: part }
    const told = UUID.test(value) ? html`<a href=${explainPath(record ?? kind.split('.')[0]!, value)}>${shortId(value)}</a>` : value
    return html`${place > 0 && ', '}${name} ${told}`
  })
}

function toldParts(detail: Record<string, unknown>): (readonly [name: string, value: string])[] {
  return Object.entries(detail)
    .filter(([name, value]) => value !== null && name !== 'title')
    .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const)
}

/** The parts of what an operator did. */
function detailText(detail: Record<string, unknown>): string {
  return toldParts(detail)
    .filter(([name]) => name !== 'invitation' && name !== 'token')
    .map((part) => part.join(' '))
    .join(', ')
}

async function corrections(deps: SiteDeps, { request, now }: OperatorVisit, shown: { problem?: string } = {}): Promise<Page> {
  const before = numberIn(queryValue(request, 'after'))
  const { rows, next } = await correctionsPage(deps, { before })
  return adminFrame({
    path: '/admin/corrections',
    title: 'Corrections',
    lede: 'What people put right by hand. The pipeline keeps to it; each can be taken back.',
    ...(shown.problem === undefined ? {} : { status: 409 }),
    body: html`
      ${problemNotice(shown.problem)}
      ${rows.length === 0 && before !== undefined ? nothingFurther('/admin/corrections') : correctionsTable(rows, now)}
      ${olderRows('/admin/corrections', next)}
    `,
  })
}

export function correctionsTable(rows: readonly Correction[], now: number): Html {
  if (rows.length === 0) return html`<p class="muted">Nobody corrected anything yet.</p>`
  return stackedTable(
    'Corrections',
    [
      { label: 'No.', cell: ({ id }: Correction) => String(id), numeric: true },
      { label: 'When', cell: ({ at }) => agoElement(at, now) },
      { label: 'Who', cell: ({ actor }) => actor },
      { label: 'What', cell: (row) => whatText(row) },
      { label: 'Why', cell: ({ reason }) => html`<bdi>${reason}</bdi>` },
      {
        label: html`<span class="visually-hidden">Undo</span>`,
        cell: ({ id, undoneAt, undoneBy }) =>
          undoneAt === null
            ? linkButton(html`Undo<span class="visually-hidden"> correction ${id}</span>`, `/admin/corrections/${id}/undo`, {
                kind: 'quiet',
                small: true,
              })
            : html`<span class="muted">undone ${agoText(undoneAt, now)} by ${undoneBy ?? 'somebody'}</span>`,
      },
    ],
    rows,
  )
}

/** What a correction did, with links to its records. */
export function whatText({ action, record, recordId, intoId }: Pick<Correction, 'action' | 'record' | 'recordId' | 'intoId'>): Html {
  const other =
    intoId === null ? null : html` → <a href=${explainPath(action === 'retire' ? 'cluster' : record, intoId)}>${shortId(intoId)}</a>`
  return html`${action} ${WORDS[record]} <a href=${explainPath(record, recordId)}>${shortId(recordId)}</a>${other}`
}

export const shortId = (id: string): string => id.slice(0, 8)

async function askUndo(deps: SiteDeps, visit: OperatorVisit): Promise<Page> {
  const correction = await correctionOf(deps, numberIn(pathValue(visit.request, 'number')))
  const { id, actor, reason } = correction
  return confirmPage(visit, {
    path: '/admin/corrections',
    title: `Take correction ${id} back?`,
    meaning: html`<p>${whatText(correction)}, by ${actor}: <bdi>${reason}</bdi></p>
      <p>The state before it comes back, as far as what happened later allows. Members that were moved since stay where they are.</p>`,
    action: `/admin/corrections/${id}/undo`,
    button: `Take correction ${id} back`,
    back: '/admin/corrections',
  })
}

async function takeUndo(deps: SiteDeps, visit: OperatorVisit): Promise<Outcome> {
  const number = numberIn(pathValue(visit.request, 'number')) ?? 0
  const undone = await attempt(undoCuration({ ...deps.operator.curation, actor: visit.viewer.email }, number))
  if ('problem' in undone) return corrections(deps, visit, undone)
  const { elsewhere } = undone.done
  const left = elsewhere > 0 ? ` ${countText(elsewhere, 'event')} that it split off went elsewhere since: nothing was done about that.` : ''
  return redirectTelling(deps, visit.reply, { to: '/admin/corrections', text: `Correction ${number} was taken back.${left}` })
}

async function actions(deps: SiteDeps, { request, now }: OperatorVisit): Promise<Page> {
  const before = numberIn(queryValue(request, 'after'))
  const { rows, next } = await operatorActionsPage(deps, { before })
  return adminFrame({
    path: '/admin/actions',
    title: 'Actions',
    lede: 'What operators did to feeds and accounts.',
    body: html`
      ${rows.length === 0 && before !== undefined ? nothingFurther('/admin/actions') : actionsTable(rows, now)}
      ${olderRows('/admin/actions', next)}
    `,
  })
}

function actionsTable(rows: readonly Action[], now: number): Html {
  if (rows.length === 0) return html`<p class="muted">Nothing yet.</p>`
  return stackedTable(
    'Actions',
    [
      { label: 'When', cell: ({ at }: Action) => agoElement(at, now) },
      { label: 'Who', cell: ({ actor }) => actor },
      { label: 'What', cell: ({ action }) => action.replace('.', ' ') },
      { label: 'To', cell: ({ subject }) => subject },
      { label: 'How', cell: ({ detail }) => detailText(detail) },
    ],
    rows,
  )
}
