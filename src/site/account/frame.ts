/** What the pages of an account share: who may see them, and the way between them. */

import { pageHead, tabs } from '../components/blocks.ts'
import type { SiteDeps, Viewer } from '../deps.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { type Outcome, type PageHandler, page, type Visit } from '../respond.ts'

const PAGES = [
  { path: '/account', label: 'Overview' },
  { path: '/account/keys', label: 'API keys' },
  { path: '/account/usage', label: 'Usage' },
  { path: '/account/connections', label: 'Assistants' },
  { path: '/account/plan', label: 'Plan' },
  { path: '/account/security', label: 'Sign-in' },
] as const

export type AccountPath = (typeof PAGES)[number]['path']

/** A visit by somebody who is signed in. */
export interface AccountVisit extends Visit {
  viewer: Viewer
}

/** A route's handler for whom is signed in; everybody else is asked to sign in and comes back. */
export function accountPage(deps: SiteDeps, make: (visit: AccountVisit) => Outcome | Promise<Outcome>): PageHandler {
  const visited = (visit: Visit): Outcome | Promise<Outcome> => {
    const { viewer, request } = visit
    if (viewer !== null) return make({ ...visit, viewer })
    // What was posted is lost, so the way back leads to the page that posts.
    const back = request.method === 'GET' ? request.url : '/account'
    return { to: `/sign-in?return_to=${encodeURIComponent(back)}`, status: 303 }
  }
  return page(deps, visited, { kept: false })
}

interface Framed {
  path: AccountPath
  title: string
  lede?: Html
  status?: number
  body: Html
}

export function accountFrame({ path, title, lede, status, body }: Framed): Page {
  return {
    ...(status === undefined ? {} : { status }),
    title,
    place: 'account',
    noIndex: true,
    body: html`<div class="wrap account">
      ${tabs(
        'Account pages',
        PAGES.map((item) => ({ ...item, isCurrent: item.path === path })),
      )}
      ${pageHead({ title, lede })} ${body}
    </div>`,
  }
}
