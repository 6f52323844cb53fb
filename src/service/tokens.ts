/** Opaque random tokens: of sessions, and of links that work once. Only their SHA-256 is kept. */

import { createHash } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export function newToken(newSecret: (bytes: number) => Uint8Array): string {
  return Buffer.from(newSecret(TOKEN_BYTES)).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether a text has the form of a token: what has not need not be looked up. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text)
}
