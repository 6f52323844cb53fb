/** The API key of a request. */

import type { IncomingHttpHeaders } from 'node:http'

// R5-key: a bearer token counts before the other header; a scheme that we do not speak is no key.
export function keyOf(headers: IncomingHttpHeaders): string | undefined {
  const bearer = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer) return bearer
  const key = headers['x-api-key']
  return typeof key === 'string' && key.trim() !== '' ? key.trim() : undefined
}

/** The key of a request that names it once and in the usual form; names and values stand in turn. Undefined is no refusal: `keyOf` tells. */
export function plainKeyOf(rawHeaders: readonly string[]): string | undefined {
  let found: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    // Few headers have names of these lengths, so that few are written small.
    if (name.length !== AUTHORIZATION.length && name.length !== X_API_KEY.length) continue
    const lower = name.toLowerCase()
    if (lower !== AUTHORIZATION && lower !== X_API_KEY) continue
    const value = rawHeaders[index + 1] ?? ''
    if (found !== undefined) return undefined
    if (lower === X_API_KEY) found = value
    else if (value.startsWith(BEARER)) found = value.slice(BEARER.length)
    else return undefined
  }
  return found
}

const AUTHORIZATION = 'authorization'
const X_API_KEY = 'x-api-key'
const BEARER = 'Bearer '
