/** What the operator's pages share: who may see them, the way between them, and what their forms share. */

import { ServiceError } from '../../core/serving/errors.ts'
import { answer, pager } from '../components/blocks.ts'
import { type Confirmation, confirmationPage } from '../confirmation.ts'
import type { SiteDeps } from '../deps.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { addressWith } from '../query.ts'
import type { Make, PageHandler } from '../respond.ts'
import { type Framed, framed, type Section, type SignedInVisit, sectionPage } from '../section.ts'

const PAGES = [
  { path: '/admin', label: 'Overview' },
  { path: '/admin/feeds', label: 'Feeds' },
  { path: '/admin/accounts', label: 'Accounts' },
  { path: '/admin/records', label: 'Records' },
  { path: '/admin/changes', label: 'Changes' },
  { path: '/admin/corrections', label: 'Corrections' },
  { path: '/admin/actions', label: 'Actions' },
] as const

export type AdminPath = (typeof PAGES)[number]['path']

const SECTION: Section<AdminPath> = { label: 'Operator', place: 'admin', pages: PAGES }

/** A visit by an operator. */
export type OperatorVisit = SignedInVisit

/** A route's handler for operators. For everybody else there is no such page. */
export function operatorPage(deps: SiteDeps, make: Make<OperatorVisit>): PageHandler {
  return sectionPage(
    deps,
    (visit) => {
      const { viewer } = visit
      if (!viewer?.isOperator) throw new ServiceError('not_found', 'No page has this address. It may have been mistyped.')
      return { ...visit, viewer }
    },
    make,
  )
}

export function adminFrame(page: Framed<AdminPath>): Page {
  return framed(SECTION, page)
}

export function confirmPage(visit: OperatorVisit, confirm: Confirmation<AdminPath>): Page {
  return confirmationPage(SECTION, visit, confirm)
}

/** Every value of a field that may stand several times in a form. */
export function formValues({ request }: OperatorVisit, name: string): string[] {
  const { body } = request
  if (typeof body !== 'object' || body === null) return []
  const given = Object.entries(body).find(([key]) => key === name)?.[1]
  return [given].flat().filter((value) => typeof value === 'string')
}

export function problemNotice(problem: string | undefined): Html {
  return problem !== undefined && answer('problem', html`<p>Nothing was changed: ${problem}.</p>`)
}

/** The way to older rows of a list. */
export function olderRows(path: string, next: number | string | null, query: Readonly<Record<string, string>> = {}): Html {
  return next !== null && pager({ next: { path: addressWith(path, { ...filled(query), after: next }), label: 'Next page' } })
}

/** In place of the rows of a page behind the last one, as when what stood there is gone: the way to those that there are. */
export function nothingFurther(path: string, query: Readonly<Record<string, string>> = {}): Html {
  return html`<p class="muted">Nothing comes after that. <a href=${addressWith(path, filled(query))}>To the first page</a></p>`
}

function filled(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/** The number in a query that a list goes on from. */
export function numberIn(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
