/**
 * Addresses under the API that are not correctly percent-encoded. The router would refuse them before anybody is asked for a key; they are
 * judged in the order of every other request (D3-order): which endpoint, who asks, what is left of their caps, and only then that it can't be read.
 */

import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../core/serving/errors.ts'

export const API_PREFIX = '/v1'
/** Whatever is meant for the API, or looks like it: `/v1%zz`, `/V1/%zz`. The site's own pages tell of an address that can't be read. */
const API_LIKE = /^\/+v\d/i

/** What stands before the path where a request names its host in the address: `GET http://host/v1/…`. */
const ORIGIN = /^https?:\/\/[^/?#]*/i

/** The address as the router can read it: where it can't be decoded, each percent sign of its path stands for itself. */
export function routableAddress(url: string): string {
  const [origin = ''] = ORIGIN.exec(url) ?? []
  const [path = ''] = url.slice(origin.length).split(/[?#]/, 1)
  if (!API_LIKE.test(path) || !path.includes('%') || isDecodable(path)) return url
  return `${origin}${path.replaceAll('%', '%25')}${url.slice(origin.length + path.length)}`
}

/** Throws `bad_request` for an address that was only made routable. */
export function refuseUnreadable(request: FastifyRequest): void {
  if (request.originalUrl !== request.raw.url) throw unreadableAddress()
}

export function unreadableAddress(): ServiceError {
  return new ServiceError('bad_request', 'the address is not correctly percent-encoded')
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
