/**
 * The way back for somebody who had to make an account or choose a new password first: to an assistant's question, or to a search. It stands in the addresses of the pages
 * before the door; across the mail it goes in a cookie, so that it is there in the same browser alone.
 */

import { safeReturnTo } from '../../service/return-to.ts'
import { readCookie, setCookie } from '../../service/session-cookie.ts'
import type { SiteDeps } from '../deps.ts'
import { addressWith } from '../query.ts'
import type { Visit } from '../respond.ts'
import { AFTER_SIGN_IN } from './door.ts'
import { addCookie, formValue, queryValue } from './viewer.ts'

/** As long as an assistant's question can be answered. */
const SECONDS = 3_600

type People = Pick<SiteDeps, 'people'>

/** Where a page before the door leads in the end, as its address or its form says. */
export function returnToOf({ request }: Visit): string {
  return safeReturnTo(queryValue(request, 'return_to') || formValue(request, 'return_to'), AFTER_SIGN_IN)
}

/** The address of another page before the door that leads to the same place. */
export function doorAddress(path: '/sign-in' | '/sign-in/forgotten' | '/sign-up', returnTo: string, invitation = ''): string {
  return addressWith(path, { invitation: invitation || undefined, return_to: returnTo === AFTER_SIGN_IN ? undefined : returnTo })
}

/** Keeps it while a link is on its way, in place of any that was kept before. */
export function keepReturnTo(deps: People, visit: Visit): void {
  const returnTo = returnToOf(visit)
  if (returnTo === AFTER_SIGN_IN) takeReturnTo(deps, visit, returnTo)
  else keep(deps, visit, { value: Buffer.from(returnTo).toString('base64url'), maxAgeSeconds: SECONDS })
}

/** What was kept, if anything. */
export function keptReturnTo({ people }: People, { request }: Pick<Visit, 'request'>): string {
  const value = readCookie(people, 'return', request.headers.cookie)
  return safeReturnTo(value && Buffer.from(value, 'base64url').toString(), AFTER_SIGN_IN)
}

/** The same, once; `otherwise` where nothing was kept. */
export function takeReturnTo(deps: People, visit: Pick<Visit, 'request' | 'reply'>, otherwise: string): string {
  const kept = keptReturnTo(deps, visit)
  if (kept === AFTER_SIGN_IN) return otherwise
  keep(deps, visit, { value: '', maxAgeSeconds: 0 })
  return kept
}

function keep({ people }: People, { reply }: Pick<Visit, 'reply'>, cookie: Parameters<typeof setCookie>[2]): void {
  addCookie(reply, setCookie(people, 'return', cookie))
}
