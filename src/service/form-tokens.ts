/**
 * What shows that a form came from our own page: a token in a hidden field that another site can't know.
 *
 * Signed in, it belongs to the session. Signed out, it belongs to a random cookie of the visitor, and is signed, so that whoever can plant a
 * cookie still can't make the token that goes with it.
 */

import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isSameToken } from './tokens.ts'

export interface FormTokens {
  tokenOf(binding: FormBinding): string
  isTokenOf(binding: FormBinding, token: unknown): boolean
}

export type FormBinding = { sessionId: string } | { visitor: string }

export function createFormTokens({ secret }: { secret: string }): FormTokens {
  const tokenOf = (binding: FormBinding): string => {
    const bound = 'sessionId' in binding ? `session ${binding.sessionId}` : `visitor ${binding.visitor}`
    return createHmac('sha256', secret).update(`form ${bound}`).digest('base64url')
  }
  return {
    tokenOf,
    isTokenOf: (binding, token) => isSameToken(token, tokenOf(binding)),
  }
}

/**
 * Whether a browser says that a request comes from a page of ours. `Sec-Fetch-Site` and `Origin` are the browser's own words; a client that
 * sends neither is judged by its token alone.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const { origin, host } = headers
  if (origin === undefined) return true
  const parsed = URL.parse(origin)
  // The page may be read under another name than the configured one; it posts to the name that it was read under.
  return parsed !== null && (parsed.origin === URL.parse(siteUrl)?.origin || parsed.host === host)
}
