/** Records: found by id, slug, address or words; explained; corrected by hand. */

import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../contract/endpoints.ts'
import { curate, refuseImpossible } from '../../service/curate.ts'
import { explainCluster, explainSituation } from '../../service/explain.ts'
import { languagesOf } from '../../service/languages.ts'
import { prepareSearch, presentSearchWithSituations, search } from '../../service/search.ts'
import { hashToken, newToken } from '../../service/tokens.ts'
import { formValue, pathValue, queryValue } from '../account/viewer.ts'
import { attempt } from '../attempt.ts'
import { answer, stackedTable } from '../components/blocks.ts'
import { submitButton, textField } from '../components/form.ts'
import { isConfirmed } from '../confirmation.ts'
import type { SiteDeps } from '../deps.ts'
import { agoElement } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import type { Outcome } from '../respond.ts'
import { CHANCE, newChance, secretsOfForm } from '../sent-again.ts'
import { titleInLine } from '../speech.ts'
import { correctionForms, correctionIn, meaningOf, SPLIT_FORM, TURN, type Typed, turnButtons, typedIn } from './correct.ts'
import { correctionsOfTable, type Explanation, explanationParts, HISTORY_SHOWN, historyTable, membersTable, namedOf } from './explain.ts'
import { adminFrame, confirmPage, numberIn, type OperatorVisit, olderRows, operatorPage, problemNotice } from './frame.ts'
import { explainPath } from './journal.ts'

const PATH = '/admin/records'
const WORDS_CHARACTERS_MAX = 200
/** A page stays light, however large a record is. */
const MEMBERS_SHOWN = 80
const CORRECTABLE: readonly string[] = ['open', 'live', 'concluded']

export function recordsRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get(PATH, operatorPage(deps, find))
  for (const record of ['situation', 'cluster'] as const) {
    const path = explainPath(record, ':id')
    const asked = (visit: OperatorVisit) => explained(deps, { record, name: pathValue(visit.request, 'id'), offset: offsetIn(visit) })
    app.get(
      path,
      operatorPage(deps, async (_, visit) => recordPage(deps, visit, { explanation: await asked(visit) })),
    )
    app.post(
      path,
      operatorPage(deps, async (_, visit) => takeForm(deps, visit, await asked(visit))),
    )
  }
}

function explained(
  { db }: Pick<SiteDeps, 'db'>,
  { record, name, offset = 0 }: { record: 'situation' | 'cluster'; name: string; offset?: number },
): Promise<Explanation> {
  // One more than is shown tells whether there are more.
  const part = { offset, limit: MEMBERS_SHOWN + 1, history: HISTORY_SHOWN }
  return record === 'cluster' ? explainCluster(db, name, part) : explainSituation(db, name, part)
}

/** The members of a page, and the offset of the next one. */
function shownMembers(explanation: Explanation, offset: number): { shown: Explanation; next: number | null } {
  const count = explanation.record === 'cluster' ? explanation.articles.length : explanation.members.length
  const shown: Explanation =
    explanation.record === 'cluster'
      ? { ...explanation, articles: explanation.articles.slice(0, MEMBERS_SHOWN) }
      : { ...explanation, members: explanation.members.slice(0, MEMBERS_SHOWN) }
  return { shown, next: count > MEMBERS_SHOWN ? offset + MEMBERS_SHOWN : null }
}

const offsetIn = ({ request }: OperatorVisit): number => numberIn(formValue(request, TURN) || queryValue(request, 'after')) ?? 0

/** The ids of the members of a part. */
const idsOf = (explanation: Explanation): string[] =>
  (explanation.record === 'cluster' ? explanation.articles : explanation.members).map(({ id }) => id)

interface Shown {
  explanation: Explanation
  problem?: string
  typed?: Typed
}

function recordPage(deps: SiteDeps, visit: OperatorVisit, { explanation, problem, typed }: Shown): Page {
  const { now, request } = visit
  const named = namedOf(explanation)
  const asked = numberIn(queryValue(request, 'done'))
  // The address may be older than an undo, or be of no correction of this record.
  const done = explanation.corrections.find(({ id, undone }) => id === asked && !undone)?.id
  const offset = offsetIn(visit)
  const { shown, next } = shownMembers(explanation, offset)
  const ticked = typed?.member ?? []
  const onThisPage = new Set(idsOf(shown))
  const elsewhere = ticked.filter((id) => !onThisPage.has(id))
  const isOpen = CORRECTABLE.includes(named.state)
  return adminFrame({
    path: PATH,
    title: named.title,
    heading: named.shown,
    lede: html`${named.record === 'cluster' ? 'Event' : 'Situation'} <code>${named.id}</code>`,
    ...(problem === undefined ? {} : { status: 409 }),
    body: html`
      ${problemNotice(problem)}
      ${done !== undefined && answer('success', html`<p>Done, as correction ${done}. <a href=${`/admin/corrections/${done}/undo`}>Undo it</a></p>`)}
      ${explanationParts(explanation, now)}
      <h2>${named.record === 'cluster' ? 'Articles' : 'Events'}</h2>
      ${membersTable(shown, isOpen ? { form: SPLIT_FORM, ticked } : undefined)}
      ${isOpen ? turnButtons(offset === 0 ? null : Math.max(0, offset - MEMBERS_SHOWN), next) : olderRows(explainPath(named.record, named.id), next)}
      <h2>Correct it</h2>
      ${isOpen ? correctionForms(deps, visit, { named, typed, elsewhere }) : html`<p class="muted">It is ${named.state}: nothing can be put right here any more but by an undo.</p>`}
      <h2>Corrections</h2>
      ${correctionsOfTable(explanation, now)}
      <h2>History</h2>
      ${historyTable(explanation, now)}
    `,
  })
}

function takeForm(deps: SiteDeps, visit: OperatorVisit, explanation: Explanation): Outcome | Promise<Outcome> {
  if (formValue(visit.request, TURN) === '') return takeCorrection(deps, visit, explanation)
  return recordPage(deps, visit, { explanation, typed: typedIn(visit) })
}

/**
 * Asks first, with what it means and the names of the records; then does it. What cannot be done is said above the form that asked for it, and
 * is not asked.
 */
async function takeCorrection(deps: SiteDeps, visit: OperatorVisit, explanation: Explanation): Promise<Outcome> {
  const named = namedOf(explanation)
  const typed = typedIn(visit)
  const read = await attempt(readCorrection(deps, named, typed))
  if ('problem' in read) return recordPage(deps, visit, { explanation, problem: read.problem, typed })
  const { correction, other } = read.done
  const path = explainPath(named.record, named.id)
  const curation = { ...deps.operator.curation, actor: visit.viewer.email }
  // A title is taken back as easily as it is given.
  if (correction.action !== 'rename' && !isConfirmed(visit)) {
    const asked = await attempt(refuseImpossible(curation, correction))
    if ('problem' in asked) return recordPage(deps, visit, { explanation, problem: asked.problem, typed })
    const { title, meaning } = meaningOf(named, correction, other)
    const fields = { ...typed, [CHANCE]: newChance(deps) }
    return confirmPage(visit, { path: PATH, title, meaning, action: path, fields, button: 'Do it', back: path })
  }
  const form = hashToken(newToken(secretsOfForm(deps, visit, JSON.stringify([path, typed]))))
  const curated = await attempt(curate({ ...curation, form }, correction))
  if ('problem' in curated) return recordPage(deps, visit, { explanation, problem: curated.problem, typed })
  return { to: `${path}?done=${curated.done.curation}`, status: 303 }
}

/** The correction that a form asks for, and the title of the other record where it names one. */
async function readCorrection(deps: SiteDeps, named: ReturnType<typeof namedOf>, typed: Typed) {
  const correction = correctionIn(named, typed)
  const into = correction.action === 'merge' ? correction.into : undefined
  const other = into === undefined ? undefined : namedOf(await explained(deps, { record: named.record, name: into })).title
  return { correction, other }
}

async function find(deps: SiteDeps, visit: OperatorVisit): Promise<Outcome> {
  const text = queryValue(visit.request, 'q').trim()
  if (text === '') return findPage(text, null)
  const name = nameIn(text)
  for (const record of ['situation', 'cluster'] as const) {
    const found = await attempt(explained(deps, { record, name }))
    if ('done' in found) return { to: explainPath(record, namedOf(found.done).id), status: 303 }
  }
  return findPage(text, await foundByWords(deps, visit, text))
}

/** The id or slug in what was typed: the last part of an address, or the text itself. */
function nameIn(text: string): string {
  const url = URL.parse(text)
  return (url ? url.pathname.split('/').filter(Boolean).at(-1) : text) ?? text
}

async function foundByWords(deps: SiteDeps, { now, viewer }: OperatorVisit, text: string): Promise<Html> {
  const caller = { kind: 'account', accountId: viewer.accountId, tier: deps.tiers.scale } as const
  const query = endpoints.search.query.parse({ q: text.slice(0, WORDS_CHARACTERS_MAX), days: deps.tiers.scale.windowDays })
  const searched = await attempt(search(deps, prepareSearch(deps, caller, { query, now })))
  if ('problem' in searched) return problemNotice(searched.problem)
  const languages = languagesOf(searched.done.hits)
  const { data } = presentSearchWithSituations(deps.links, query, searched.done)
  if (data.length === 0) return html`<p>No record has this id, slug or address, and no recent event these words.</p>`
  return stackedTable(
    'Events with these words',
    [
      { label: 'Published', cell: ({ published_at: at }: (typeof data)[number]) => agoElement(at, now) },
      {
        label: 'Event',
        names: true,
        cell: ({ id, title }) => html`<a href=${explainPath('cluster', id)}>${titleInLine(title, languages.get(id))}</a>`,
      },
      {
        label: 'Situation',
        cell: ({ situation }) => situation && html`<a href=${explainPath('situation', situation.id)}>${titleInLine(situation.title)}</a>`,
      },
    ],
    data,
  )
}

function findPage(text: string, found: Html): Page {
  return adminFrame({
    path: PATH,
    title: 'Records',
    lede: 'Why an event or a situation is what it is, and putting it right.',
    body: html`
      <form class="lookup" method="get" action=${PATH} role="search">
        ${textField({ name: 'q', label: 'Id, slug, address or words', type: 'search', value: text, required: true })} ${submitButton('Find', { kind: 'quiet' })}
      </form>
      ${found}
    `,
  })
}
