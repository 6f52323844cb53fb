/**
 * What shows that a form came from our own page: a token in a hidden field that another site can't know.
 *
 * Signed in, it belongs to the session. Signed out, it belongs to a random cookie of the visitor, and is signed, so that whoever can plant a
 * cookie still can't make the token that goes with it.
 */

import { createHmac, hkdfSync } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isSameToken } from './tokens.ts'

/** So long whoever sends a form again is shown what it made: of two presses of a button, the browser shows the answer to the second. */
export const SHOWN_AGAIN_MS = 5 * 60_000

export interface FormTokens {
  tokenOf(binding: FormBinding): string
  isTokenOf(binding: FormBinding, token: unknown): boolean
  /**
   * Secrets that come again where the same form is sent again. `content` is what tells it from every other, chance of its own included: whoever
   * has no such chance can't make them, nor can whoever reads the store, where it is not kept.
   */
  secretsOf(binding: FormBinding, content: string): (bytes: number) => Uint8Array
}

export type FormBinding = { sessionId: string } | { visitor: string }

export function createFormTokens({ secret }: { secret: string }): FormTokens {
  const tokenOf = (binding: FormBinding): string => {
    return createHmac('sha256', secret)
      .update(`form ${boundTo(binding)}`)
      .digest('base64url')
  }
  return {
    tokenOf,
    isTokenOf: (binding, token) => isSameToken(token, tokenOf(binding)),
    secretsOf: (binding, content) => {
      const root = createHmac('sha256', secret)
        .update(`secrets ${boundTo(binding)} ${content}`)
        .digest()
      let given = 0
      return (bytes) => {
        given += 1
        return new Uint8Array(hkdfSync('sha256', root, '', `${given}`, bytes))
      }
    },
  }
}

const boundTo = (binding: FormBinding): string => ('sessionId' in binding ? `session ${binding.sessionId}` : `visitor ${binding.visitor}`)

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
