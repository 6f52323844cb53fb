/**
 * What a page says once after something was done. It crosses the redirect in a cookie and not in the address, so that loading the page again
 * does nothing twice, and no link can make a page say it.
 */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../service/session-cookie.ts'
import { addCookie } from './account/viewer.ts'
import type { SiteDeps } from './deps.ts'
import type { Redirect } from './respond.ts'

const TEXT_CHARACTERS_MAX = 600
const SECONDS = 60

type Told = Pick<SiteDeps, 'people'>

/** Sends a browser to a page that says it. */
export function redirectTelling({ people }: Told, reply: FastifyReply, { to, text }: { to: string; text: string }): Redirect {
  const value = Buffer.from(text.slice(0, TEXT_CHARACTERS_MAX)).toString('base64url')
  addCookie(reply, setCookie(people, 'told', { value, maxAgeSeconds: SECONDS }))
  return { to, status: 303 }
}

/** What is to be said on the page that is just made: once. */
export function takeTold({ people }: Told, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): string | undefined {
  const value = readCookie(people, 'told', request.headers.cookie)
  if (value === undefined) return undefined
  addCookie(reply, setCookie(people, 'told', { value: '', maxAgeSeconds: 0 }))
  return Buffer.from(value, 'base64url').toString()
}
