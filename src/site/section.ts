/** Sections of pages for who is signed in, side by side under tabs: the account's and the operator's. */

import { answer, pageHead, tabs } from './components/blocks.ts'
import type { SiteDeps, Viewer } from './deps.ts'
import { type Html, html } from './html.ts'
import type { Page, Place } from './layout.ts'
import { type Make, type Outcome, type PageHandler, page, type Visit } from './respond.ts'
import { takeTold } from './told.ts'

export interface Section<Path extends string> {
  /** What the tabs are called. */
  label: string
  place: Place & ('account' | 'admin')
  pages: readonly { path: Path; label: string }[]
}

/** A visit by somebody who is signed in. */
export interface SignedInVisit extends Visit {
  viewer: Viewer
}

/** A route's handler for whom `admit` lets in; it gives or throws what everybody else gets. What was just done is told above the page. */
export function sectionPage(deps: SiteDeps, admit: (visit: Visit) => SignedInVisit | Outcome, make: Make<SignedInVisit>): PageHandler {
  const visited = async (_deps: SiteDeps, visit: Visit): Promise<Outcome> => {
    const admitted = admit(visit)
    if (!('viewer' in admitted)) return admitted
    const outcome = await make(deps, admitted)
    const told = 'body' in outcome && visit.request.method === 'GET' ? takeTold(deps, visit) : undefined
    return 'body' in outcome && told !== undefined ? { ...outcome, told: answer('success', html`<p>${told}</p>`) } : outcome
  }
  return page(deps, visited, { kept: false })
}

export interface Framed<Path extends string> {
  path: Path
  title: string
  /** The title as it stands above the page, where that is more than its letters. */
  heading?: Html
  lede?: Html
  status?: number
  headers?: Record<string, string>
  body: Html
}

export function framed<Path extends string>(
  section: Section<Path>,
  { path, title, heading = title, lede, body, ...rest }: Framed<Path>,
): Page {
  return {
    ...rest,
    // An operator has the readers' page of a record open beside that which explains it: tabs tell them apart.
    title: section.place === 'admin' ? `${title} – ${section.label}` : title,
    place: section.place,
    noIndex: true,
    body: html`<div class=${`wrap ${section.place}`}>
      ${tabs(
        section.label,
        section.pages.map((item) => ({ ...item, isCurrent: item.path === path })),
      )}
      ${pageHead({ title: heading, lede })} ${body}
    </div>`,
  }
}
