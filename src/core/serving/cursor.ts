/**
 * Cursors of lists: opaque, signed, and bound to what produced them (D3-cursor).
 *
 * A cursor holds a position, the time it was made and a fingerprint of the question. It is a JSON text behind the first 16 bytes of its
 * HMAC-SHA256, in base64url: nobody can make or change one without the secret, and one made for another question is told from a forged one
 * only in our logs. The secret is an argument; this file keeps nothing.
 */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR_MS } from '../durations.ts'
import { CURSOR_AGE_HOURS_MAX } from './bounds.ts'

export type CursorKind = 'situations' | 'search'

/** What a cursor is bound to: the question, written so that equal questions give equal texts. */
export interface CursorBinding {
  kind: CursorKind
  question: readonly (string | number | null)[]
}

export type OpenedCursor =
  | { kind: 'opened'; position: unknown }
  | { kind: 'refused'; reason: 'malformed' | 'forged' | 'expired' | 'of_another_question' }

const SIGNATURE_BYTES = 16
const CURSOR_CHARACTERS_MAX = 2_048
const AGE_MS_MAX = CURSOR_AGE_HOURS_MAX * HOUR_MS
/** A node whose clock is behind must still read the cursors of one that is ahead. */
const CLOCK_SKEW_MS_MAX = 60_000

export function sealCursor(secret: string, binding: CursorBinding, cursor: { position: unknown; now: number }): string {
  const text = Buffer.from(JSON.stringify([fingerprint(secret, binding), cursor.now, cursor.position]))
  return Buffer.concat([sign(secret, text), text]).toString('base64url')
}

export function openCursor(secret: string, binding: CursorBinding, cursor: { token: string; now: number }): OpenedCursor {
  const { token, now } = cursor
  if (token.length > CURSOR_CHARACTERS_MAX || !/^[A-Za-z0-9_-]+$/.test(token)) return { kind: 'refused', reason: 'malformed' }
  const bytes = Buffer.from(token, 'base64url')
  // A base64url text has unused bits at its end: only the one spelling that we wrote is ours.
  if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== token) return { kind: 'refused', reason: 'malformed' }
  const text = bytes.subarray(SIGNATURE_BYTES)
  if (!timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), sign(secret, text))) return { kind: 'refused', reason: 'forged' }
  const content: unknown = JSON.parse(text.toString())
  if (!Array.isArray(content) || typeof content[1] !== 'number') return { kind: 'refused', reason: 'malformed' }
  if (content[0] !== fingerprint(secret, binding)) return { kind: 'refused', reason: 'of_another_question' }
  if (now - content[1] > AGE_MS_MAX || content[1] - now > CLOCK_SKEW_MS_MAX) return { kind: 'refused', reason: 'expired' }
  return { kind: 'opened', position: content[2] }
}

function fingerprint(secret: string, binding: CursorBinding): string {
  return sign(secret, Buffer.from(JSON.stringify([binding.kind, ...binding.question])))
    .subarray(0, 9)
    .toString('base64url')
}

function sign(secret: string, text: Buffer): Buffer {
  return createHmac('sha256', secret).update(text).digest().subarray(0, SIGNATURE_BYTES)
}
