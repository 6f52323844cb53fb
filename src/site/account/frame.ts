/** What the pages of an account share: who may see them, and the way between them. */

import { type Confirmation, confirmationPage } from '../confirmation.ts'
import type { SiteDeps } from '../deps.ts'
import type { Page } from '../layout.ts'
import type { Make, PageHandler } from '../respond.ts'
import { type Framed, framed, type Section, type SignedInVisit, sectionPage } from '../section.ts'

const PAGES = [
  { path: '/account', label: 'Overview' },
  { path: '/account/keys', label: 'API keys' },
  { path: '/account/usage', label: 'Usage' },
  { path: '/account/connections', label: 'Assistants' },
  { path: '/account/plan', label: 'Plan' },
  { path: '/account/security', label: 'Sign-in' },
] as const

type AccountPath = (typeof PAGES)[number]['path']

const SECTION: Section<AccountPath> = { label: 'Account pages', place: 'account', pages: PAGES }

export type AccountVisit = SignedInVisit

/** A route's handler for whom is signed in; everybody else is asked to sign in and comes back. */
export function accountPage(deps: SiteDeps, make: Make<AccountVisit>): PageHandler {
  return sectionPage(
    deps,
    (visit) => {
      const { viewer, request } = visit
      if (viewer !== null) return { ...visit, viewer }
      // What was posted is lost, so the way back leads to the page that posts.
      const back = request.method === 'GET' ? request.url : '/account'
      return { to: `/sign-in?return_to=${encodeURIComponent(back)}`, status: 303 }
    },
    make,
  )
}

export function accountFrame(page: Framed<AccountPath>): Page {
  return framed(SECTION, page)
}

export function confirmPage(visit: AccountVisit, confirm: Confirmation<AccountPath>): Page {
  return confirmationPage(SECTION, visit, confirm)
}
