/** What is told of a form that is out of date, and the way back to where it was. */

import type { FastifyRequest } from 'fastify'
import { safeReturnTo } from '../service/return-to.ts'
import type { SiteDeps, Viewer } from './deps.ts'
import { type Html, html } from './html.ts'
import type { Page } from './layout.ts'
import { addressWith } from './query.ts'

/** Pages for whom is not signed in: nobody has to sign in to see them again. */
const DOOR = /^\/sign-(?:in|up)(?:[/?]|$)/

export function staleForm(
  { links }: Pick<SiteDeps, 'links'>,
  { request, viewer }: { request: FastifyRequest; viewer: Viewer | null },
): Page {
  const origin = originOf(request, links.siteUrl)
  return {
    status: 403,
    title: 'This form is out of date',
    noIndex: true,
    body: html`<div class="wrap narrow failure">
      <p class="eyebrow">403</p>
      <h1>This form is out of date</h1>
      <p class="lede">You may have signed in or out since it was shown, your session may have ended, or your browser keeps no cookies. This
        form changed nothing; if you pressed its button twice, the first press counted.</p>
      <p>${wayBack(origin, viewer)}</p>
    </div>`,
  }
}

function wayBack(origin: string | undefined, viewer: Viewer | null): Html {
  const again = origin === undefined ? 'go back, load the page again' : html`<a href=${origin}>load the page again</a>`
  if (viewer !== null)
    return html`You are signed in as <strong>${viewer.email}</strong>. If that is who you mean to be, ${again}, and send it once more.`
  if (origin === undefined) return html`Begin anew: <a href="/sign-in">sign in</a>, or ${again}.`
  if (DOOR.test(origin)) return html`Begin anew: ${again}, and send it once more.`
  return html`Begin anew: <a href=${addressWith('/sign-in', { return_to: origin })}>sign in</a>, and you are back on the page of the form.`
}

/** The page that a form was sent from, as the browser tells it; never one of another site. */
function originOf({ headers }: FastifyRequest, siteUrl: string): string | undefined {
  const from = URL.parse(headers.referer ?? '')
  if (from === null || (from.origin !== URL.parse(siteUrl)?.origin && from.host !== headers.host)) return undefined
  return safeReturnTo(from.pathname + from.search, '') || undefined
}
