/** What a subscriber decides in WebSub (W3C Recommendation, 2018): which hub, is a push genuine, when to ask again. */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

/** What we ask hubs for; each gives what it likes. */
const LEASE_SECONDS_WANTED = 10 * 24 * 60 * 60
const LEASE_MS_MIN = 5 * MINUTE_MS
const LEASE_MS_MAX = 30 * DAY_MS
/** A lease is renewed when so much of it has passed. */
const RENEWED_SHARE = 0.8
/** A hub that does not confirm within this is asked again. */
export const CONFIRMED_MS_MAX = HOUR_MS
/** A hub that refused is asked again after so long. */
export const REFUSED_MS = 7 * DAY_MS

/** A secret goes to a hub that is reached by https alone (W3C WebSub §5.1): by http anybody on the way reads it, and could sign what they like. */
export function mayHoldSecret(hub: string): boolean {
  return URL.parse(hub)?.protocol === 'https:'
}

/** §5.1: what we want, where it should go, and how it is signed. */
export function subscriptionForm(wanted: { hub: string; callback: string; topic: string; secret: string }): URLSearchParams {
  return new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.callback': wanted.callback,
    'hub.topic': wanted.topic,
    ...(mayHoldSecret(wanted.hub) ? { 'hub.secret': wanted.secret } : {}),
    'hub.lease_seconds': String(LEASE_SECONDS_WANTED),
  })
}

/** How long a granted lease lasts, and when it is to be renewed. */
export function leaseOf(seconds: number, now: number): { leaseUntil: number; dueAt: number } {
  const ms = Math.min(Math.max(seconds * 1_000, LEASE_MS_MIN), LEASE_MS_MAX)
  return { leaseUntil: now + ms, dueAt: now + ms * RENEWED_SHARE }
}

/** When a hub that failed is asked again: 5 minutes, doubled with each failure, at most a day. */
export function retryAt(failures: number, now: number): number {
  return now + Math.min(5 * MINUTE_MS * 2 ** Math.min(failures - 1, 20), DAY_MS)
}

const ALGORITHMS = new Set(['sha1', 'sha256', 'sha384', 'sha512'])

/** Whether the body is what the holder of the secret signed. */
export function isSignedBy(secret: string, signature: string | undefined, body: Uint8Array): boolean {
  const [, algorithm = '', digest = ''] = /^(sha\d{1,3})=([0-9a-f]{40,128})$/i.exec(signature?.trim() ?? '') ?? []
  if (!ALGORITHMS.has(algorithm.toLowerCase())) return false
  const expected = createHmac(algorithm.toLowerCase(), secret).update(body).digest()
  const given = Buffer.from(digest, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const LINKS_CHARACTERS_MAX = 8_000

/** The first address of a relation in a Link header (RFC 8288), as it stands there. */
export function linkOf(header: string | undefined, relation: string): string | null {
  for (const [, address = '', parameters = ''] of (header ?? '').slice(0, LINKS_CHARACTERS_MAX).matchAll(/<([^<>]*)>([^<]*)/g)) {
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(parameters)
    if ((relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/).includes(relation)) return address
  }
  return null
}
