/** What the pages before the door share: signing in, signing up, and links that work once. */

import { setCookie } from '../../service/session-cookie.ts'
import type { Throttle } from '../../service/throttle.ts'
import { answer, pageHead } from '../components/blocks.ts'
import { linkButton } from '../components/form.ts'
import type { PeopleDeps, SiteDeps } from '../deps.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { addressWith } from '../query.ts'
import type { Visit } from '../respond.ts'
import { addCookie, visitorToken } from './viewer.ts'

/** Where somebody goes who came from nowhere else. */
export const AFTER_SIGN_IN = '/account'

interface DoorPage {
  status?: number
  title: string
  lede?: Html
  /** What went wrong with what was sent. */
  problem?: Html | undefined
  body: Html
  headers?: Record<string, string>
}

/** A narrow page that search engines leave out. */
export function doorPage({ title, lede, problem, body, ...rest }: DoorPage): Page {
  return {
    ...rest,
    title,
    noIndex: true,
    body: html`<div class="wrap narrow door">${pageHead({ title, lede })} ${problem && answer('problem', problem)} ${body}</div>`,
  }
}

/** A form of somebody who may not be signed in, with the token that shows that it is ours. */
export function doorForm(deps: SiteDeps, visit: Visit, { action, fields }: { action: string; fields: Html }): Html {
  const csrf = visit.viewer?.csrf ?? visitorToken(deps, visit.request, visit.reply)
  return html`<form class="stack" method="post" action=${action}><input type="hidden" name="csrf" value=${csrf} />${fields}</form>`
}

/** The other ways to sign in, if there are any. Links: a form may not lead to another site. */
export function providerLinks(providers: PeopleDeps['providers'], returnTo: string, invitation = ''): Html {
  if (providers.length === 0) return null
  const path = (key: string) => addressWith(`/sign-in/with/${key}`, { return_to: returnTo, invitation: invitation || undefined })
  return html`<div class="providers">
    <p class="or"><span>or</span></p>
    ${providers.map(({ key, name }) => linkButton(`Continue with ${name}`, path(key), { kind: 'quiet' }))}
  </div>`
}

/** Hands a session to the browser. The visitor's cookie goes: it belonged to nobody. */
export function beginSession({ people }: Pick<SiteDeps, 'people'>, { reply }: Pick<Visit, 'reply'>, { token }: { token: string }): void {
  addCookie(reply, setCookie(people, 'session', { value: token, maxAgeSeconds: COOKIE_SECONDS }))
  addCookie(reply, setCookie(people, 'visitor', { value: '', maxAgeSeconds: 0 }))
}

/** The cookie outlasts the session, which is extended while it is used; the store says when it is over. */
const COOKIE_SECONDS = 90 * 86_400

/** The words and headers of a refusal for too many attempts. */
export function tooMany({ retryAfterSeconds }: Extract<Throttle, { kind: 'throttled' }>): {
  status: number
  problem: Html
  headers: Record<string, string>
} {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return {
    status: 429,
    problem: html`<p>Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.</p>`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  }
}
