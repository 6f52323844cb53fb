/** A small document at an https address that a stranger named: looked up, checked and bounded as feeds are, and never from anywhere else. */

import { type FetchOptions, fetchUrl } from './fetch-url.ts'

const TIMEOUT_MS = 2_500
const BYTES_MAX = 65_536

export interface FetchedDocument {
  status: number
  text: string
  /** What its server says about keeping it. */
  cacheControl: string | undefined
}

/** Throws `FetchError`, for a redirect too: what stands elsewhere is not what was named. */
export async function fetchDocument(url: string, options: Pick<FetchOptions, 'resolver' | 'isAllowed'> = {}): Promise<FetchedDocument> {
  const headers = { accept: 'application/json' }
  const limits = { timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX, redirectsMax: 0 }
  const answer = await fetchUrl(url, { ...options, ...limits, headers, userAgent: 'Sitrep/0.1 (+sign-in)' })
  // Unlike a buffer it passes a byte order mark over, with which some servers begin their JSON.
  const text = new TextDecoder().decode(Buffer.concat(await Array.fromAsync(answer.body)))
  return { status: answer.status, text, cacheControl: answer.headers['cache-control'] }
}
