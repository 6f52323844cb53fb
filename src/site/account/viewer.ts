/** Who looks at a page, and whether a form is theirs. */

import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { ServiceError } from '../../core/serving/errors.ts'
import type { Tiers } from '../../core/serving/tier.ts'
import { isOwnOrigin } from '../../service/form-tokens.ts'
import { readCookie, setCookie } from '../../service/session-cookie.ts'
import { authenticateSession } from '../../service/sessions.ts'
import { isSameToken, isToken, newToken } from '../../service/tokens.ts'
import type { PeopleDeps, SiteDeps, Viewer } from '../deps.ts'
import { send } from '../respond.ts'
import { staleForm } from '../stale-form.ts'

interface ViewerDeps {
  people: Pick<PeopleDeps, 'db' | 'forms' | 'isSecure'>
  tiers: Tiers
  clock: () => number
}

/** Reads the session of a request, once for each request. */
export function createReadViewer(deps: ViewerDeps): SiteDeps['readViewer'] {
  const read = new WeakMap<FastifyRequest, Promise<Viewer | null>>()
  return (request) => {
    const viewer = read.get(request) ?? viewerOf(deps, request)
    read.set(request, viewer)
    return viewer
  }
}

async function viewerOf({ people, tiers, clock }: ViewerDeps, request: FastifyRequest): Promise<Viewer | null> {
  const token = readCookie(people, 'session', request.headers.cookie)
  if (token === undefined) return null
  const session = await authenticateSession(people, token, clock())
  if (!session) return null
  const { accountId, sessionId, email, isEmailVerified, isOperator } = session
  const csrf = people.forms.tokenOf({ sessionId })
  return { accountId, sessionId, email, isEmailVerified, isOperator, tier: tiers[session.tier], csrf }
}

/** The token for a form of somebody who is not signed in; their browser gets the cookie that it belongs to. */
export function visitorToken({ people }: Pick<SiteDeps, 'people'>, request: FastifyRequest, reply: FastifyReply): string {
  const known = readCookie(people, 'visitor', request.headers.cookie)
  if (isToken(known)) return people.forms.tokenOf({ visitor: known })
  const visitor = newToken(people.newSecret)
  addCookie(reply, setCookie(people, 'visitor', { value: visitor, maxAgeSeconds: undefined }))
  return people.forms.tokenOf({ visitor })
}

/** Whether a form that was posted comes from a page of ours that was made for this browser. */
async function isOwnForm(deps: Pick<SiteDeps, 'people' | 'links' | 'readViewer'>, request: FastifyRequest): Promise<boolean> {
  const { people, links } = deps
  if (!isOwnOrigin(request.headers, links.siteUrl)) return false
  const viewer = await deps.readViewer(request)
  const token = formValue(request, 'csrf')
  // Somebody signed in has a better token than the visitor's: planting a cookie must not be enough.
  if (viewer !== null) return isSameToken(token, viewer.csrf)
  const visitor = readCookie(people, 'visitor', request.headers.cookie)
  return isToken(visitor) && people.forms.isTokenOf({ visitor }, token)
}

/** A hook for whatever may be posted: what comes from elsewhere, or from a page that is out of date, goes no further. */
export function guardForms(deps: SiteDeps): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    if (request.method !== 'POST' || (await isOwnForm(deps, request))) return
    const viewer = await deps.readViewer(request)
    if (request.routeOptions.url === '/sign-out' && maySignOut(deps, { request, viewer })) return
    return send(deps, { reply, viewer }, staleForm(deps, { request, viewer }))
  }
}

/**
 * Whether a button to sign out may be of a page that is out of date: one pressed twice, or in a tab of an earlier session. Whoever is signed out
 * already has nothing to lose by it; for the others the browser has to vouch that the button is ours.
 */
function maySignOut({ links }: Pick<SiteDeps, 'links'>, { request, viewer }: { request: FastifyRequest; viewer: Viewer | null }): boolean {
  if (!isOwnOrigin(request.headers, links.siteUrl)) return false
  return viewer === null || request.headers['sec-fetch-site'] === 'same-origin'
}

/** A value of a posted form; empty when it is missing. Throws `bad_request` for what no form of ours sends, which must not pass for an empty one. */
export function formValue({ body }: FastifyRequest, name: string): string {
  const value = valueIn(body, name) ?? ''
  if (!isText(value)) throw new ServiceError('bad_request', 'it says something twice, or holds characters that nobody can type')
  return value
}

/** A value of the query; empty when it is missing, given twice, or nothing that anybody can type. */
export function queryValue({ query }: FastifyRequest, name: string): string {
  return textIn(query, name)
}

/** A value of the path. */
export function pathValue({ params }: FastifyRequest, name: string): string {
  return textIn(params, name)
}

function textIn(values: unknown, name: string): string {
  const value = valueIn(values, name)
  return isText(value) ? value : ''
}

function valueIn(values: unknown, name: string): unknown {
  return typeof values !== 'object' || values === null ? undefined : Object.entries(values).find(([key]) => key === name)?.[1]
}

// No key types a zero character, and the store takes none.
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')

/** Beside other cookies of the same answer. */
export function addCookie(reply: FastifyReply, cookie: string): void {
  reply.header('set-cookie', cookie)
}
