/** Signing in by another provider: out with a question, back with an answer. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceError, UpstreamError } from '../../core/serving/errors.ts'
import { safeReturnTo } from '../../service/return-to.ts'
import { readCookie, setCookie } from '../../service/session-cookie.ts'
import { isAway, type SignedInWith, type SignInProvider, signInWith, unbelievedBecause } from '../../service/sign-in-with.ts'
import { isSameToken, isToken, newToken } from '../../service/tokens.ts'
import type { PeopleDeps, SiteDeps } from '../deps.ts'
import { type Html, html } from '../html.ts'
import { type Outcome, page, type Visit } from '../respond.ts'
import { AFTER_SIGN_IN, beginSession } from './door.ts'
import { signInPage } from './sign-in.ts'
import { addCookie, pathValue, queryValue } from './viewer.ts'

const FLOW_SECONDS = 600

export function providerRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/sign-in/with/:provider', page(deps, leave, { kept: false }))
  app.get('/sign-in/with/:provider/callback', page(deps, comeBack, { kept: false }))
}

export function providerOf({ people }: SiteDeps, request: FastifyRequest): SignInProvider {
  const provider = people.providers.find(({ key }) => key === pathValue(request, 'provider'))
  if (!provider) throw new ServiceError('not_found', 'this server does not know that way to sign in')
  return provider
}

/** A way to sign in as people know it: a provider by the name on its button, and what is none, or no longer known here, by its key. */
export function wayCalled({ people }: Pick<SiteDeps, 'people'>, way: string): string {
  return people.providers.find(({ key }) => key === way)?.name ?? way
}

const callbackOf = ({ links }: SiteDeps, { key }: SignInProvider): string => `${links.siteUrl}/sign-in/with/${key}/callback`

async function leave(deps: SiteDeps, visit: Visit): Promise<Outcome> {
  const provider = providerOf(deps, visit.request)
  const returnTo = safeReturnTo(queryValue(visit.request, 'return_to'), AFTER_SIGN_IN)
  const invitation = queryValue(visit.request, 'invitation')
  const [state, nonce, verifier] = [newToken(deps.people.newSecret), newToken(deps.people.newSecret), newToken(deps.people.newSecret)]
  const url = await provider.authorizationUrl({ state, nonce, verifier }, callbackOf(deps, provider)).catch(unbelieved(deps, provider))
  // They may try again, or come in by another way.
  if (typeof url !== 'string') return signInPage(deps, visit, { returnTo, invitation, status: 502, problem: silent(provider) })
  const rest = [Buffer.from(returnTo).toString('base64url'), isToken(invitation) ? invitation : '']
  const value = [provider.key, state, nonce, verifier, ...rest].join('.')
  addCookie(visit.reply, setCookie(deps.people, 'flow', { value, maxAgeSeconds: FLOW_SECONDS }))
  return { to: url, status: 302 }
}

async function comeBack(deps: SiteDeps, visit: Visit): Promise<Outcome> {
  const { request, reply, now } = visit
  const provider = providerOf(deps, visit.request)
  const flow = flowOf(deps.people, request.headers.cookie, provider)
  // An answer to an earlier question, of another tab, leaves the later one to its own.
  const isItsAnswer = flow !== undefined && isSameToken(queryValue(request, 'state'), flow.state)
  if (isItsAnswer) addCookie(reply, setCookie(deps.people, 'flow', { value: '', maxAgeSeconds: 0 }))
  const returnTo = safeReturnTo(flow?.returnTo, AFTER_SIGN_IN)
  const refused = (problem: Html) => signInPage(deps, visit, { returnTo, invitation: flow?.invitation, status: 401, problem })
  if (queryValue(request, 'error') !== '') return refused(html`<p>${provider.name} did not let you through.</p>`)
  if (!isItsAnswer)
    return refused(
      html`<p>That took too long, began in another tab or browser, or your browser refuses the cookies of this site: allow them. Please try again.</p>`,
    )
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
  const identity = await provider.identify(new URL(callbackOf(deps, provider) + query), flow).catch(unbelieved(deps, provider))
  if ('isAway' in identity) {
    if (!identity.isAway) return refused(html`<p>${provider.name}’s answer was not to be believed. Please try again.</p>`)
    return signInPage(deps, visit, { returnTo, invitation: flow.invitation, status: 502, problem: silent(provider) })
  }
  const userAgent = request.headers['user-agent'] ?? ''
  const result = await signInWith(deps.people, { provider: provider.key, identity, invitation: flow.invitation, userAgent, now })
  if (result.kind !== 'signed-in') return refused(reasonOf(result, provider))
  beginSession(deps, visit, result)
  return { to: returnTo, status: 303 }
}

const silent = ({ name }: SignInProvider): Html => html`<p>${name} does not answer just now. Please try again shortly.</p>`

function reasonOf({ kind }: Exclude<SignedInWith, { kind: 'signed-in' }>, { name }: SignInProvider): Html {
  switch (kind) {
    case 'unverified-there':
      return html`<p>${name} told no e-mail address of yours that it has verified, so it can’t say which account is yours.</p>`
    case 'unverified-here':
      return html`<p>There is an account with your address that has not been verified here. Sign in to it with its password and verify it first.</p>`
    case 'parted':
      return html`<p>Your account is parted from ${name}. Sign in to it in another way; its page “Sign-in” has the button that joins the two again.</p>`
    case 'closed':
      return html`<p>There is no account with your address, and this server makes none without an invitation.</p>`
  }
}

interface Flow {
  state: string
  nonce: string
  verifier: string
  returnTo: string
  /** The token of the invitation that they came with. */
  invitation: string | undefined
}

function flowOf(people: PeopleDeps, cookies: string | undefined, provider: SignInProvider): Flow | undefined {
  const [key, state, nonce, verifier, returnTo = '', invitation] = (readCookie(people, 'flow', cookies) ?? '').split('.')
  if (key !== provider.key || !isToken(state) || !isToken(nonce) || !isToken(verifier)) return undefined
  return { state, nonce, verifier, returnTo: Buffer.from(returnTo, 'base64url').toString(), invitation }
}

// Whoever signs in can do nothing about it; a wrong secret or clock is the operator's to find.
function unbelieved({ log }: SiteDeps, { key }: SignInProvider): (error: unknown) => { isAway: boolean } {
  return (error) => {
    if (!(error instanceof UpstreamError)) throw error
    log.warn('identity.refused', { provider: key, reason: unbelievedBecause(error) })
    return { isAway: isAway(error) }
  }
}
