/** Opaque random tokens: of sessions, and of links that work once. Of them, of API keys and of access tokens only the SHA-256 is kept. */

import { createHash, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A token of 32 random bytes. */
export function newToken(newSecret: (bytes: number) => Uint8Array): string {
  return Buffer.from(newSecret(TOKEN_BYTES)).toString('base64url')
}

/** Under what a token, or any other secret that is random enough, is kept. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether two tokens are the same, in a time that does not tell where they differ. */
export function isSameToken(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether a text has the form of a token: what has not need not be looked up. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text)
}
