/** What is told of a form that is out of date, and the way back to where it was. */

import type { FastifyRequest } from 'fastify'
import { safeReturnTo } from '../service/return-to.ts'
import { readCookie } from '../service/session-cookie.ts'
import type { SiteDeps, Viewer } from './deps.ts'
import { type Html, html } from './html.ts'
import type { Page } from './layout.ts'
import { addressWith } from './query.ts'

/** Pages for whom is not signed in: nobody has to sign in to see them again. */
const DOOR = /^\/sign-(?:in|up)(?:[/?]|$)/

export function staleForm(
  { links, people }: Pick<SiteDeps, 'links' | 'people'>,
  { request, viewer }: { request: FastifyRequest; viewer: Viewer | null },
): Page {
  const origin = originOf(request, links.siteUrl)
  const { url, headers } = request
  // Whoever refuses cookies comes no further than the door, and would be sent round and round.
  if (viewer === null && DOOR.test(url) && readCookie(people, 'visitor', headers.cookie) === undefined) return cookielessForm(origin)
  return refusal(
    'This form is out of date',
    html`<p class="lede">You may have signed in or out since it was shown, your session may have ended, or your browser keeps no cookies. This
        form changed nothing; if you pressed its button twice, the first press counted.</p>
      <p>${wayBack(origin, viewer)}</p>`,
  )
}

function cookielessForm(origin: string | undefined): Page {
  return refusal(
    'This form came without its cookie',
    html`<p class="lede">Your browser refuses the cookies of this site, or removed them since the form was shown. This form changed nothing.</p>
      <p>Accounts need cookies; reading does not. Allow them for this site in the settings of your browser, then ${againAt(origin)}, and send it once more.</p>`,
  )
}

function refusal(title: string, text: Html): Page {
  return {
    status: 403,
    title,
    noIndex: true,
    body: html`<div class="wrap narrow failure">
      <p class="eyebrow">403</p>
      <h1>${title}</h1>
      ${text}
    </div>`,
  }
}

function againAt(origin: string | undefined): Html {
  return origin === undefined ? 'go back, load the page again' : html`<a href=${origin}>load the page again</a>`
}

function wayBack(origin: string | undefined, viewer: Viewer | null): Html {
  const again = againAt(origin)
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
