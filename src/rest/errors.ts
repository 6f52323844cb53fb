/** Failures on the wire: the one mapper of this surface. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../core/serving/errors.ts'
import { serviceErrorOf } from '../service/service-error.ts'
import { unreadableAddress } from './addresses.ts'
import type { ApiLog } from './deps.ts'
import { commonHeaders, type Headers } from './headers.ts'

export const UNKNOWN_ENDPOINT = 'no such endpoint, or not by this method; those of the API are in /openapi.json'

export interface ErrorBody {
  error: { code: string; message: string; moved_to?: string; upgrade_url?: string }
}

export function errorBody(error: ServiceError): ErrorBody {
  return { error: { code: error.code, message: error.message, ...error.extras } }
}

export function errorHeaders(error: ServiceError): Headers {
  return {
    ...(error.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(error.retryAfterSeconds) }),
    ...(error.code === 'unauthorized' ? { 'WWW-Authenticate': 'Bearer' } : {}),
  }
}

/** Answers with whatever went wrong. Faults of ours are logged with their cause; callers never see it. */
export function sendError(log: ApiLog, request: FastifyRequest, reply: FastifyReply): (thrown: unknown) => FastifyReply {
  return (thrown) => {
    const error = requestErrorOf(thrown) ?? serviceErrorOf(thrown)
    if (error.status >= 500) log.error('request.failed', { request_id: request.id, code: error.code, err: error.cause ?? error })
    return reply.code(error.status).headers(commonHeaders(request.id)).headers(errorHeaders(error)).send(errorBody(error))
  }
}

/** What the HTTP library itself refuses: an address that is no address, a body that breaks off, and the like. Its own words stay inside. */
function requestErrorOf(thrown: unknown): ServiceError | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown) || !('statusCode' in thrown)) return undefined
  if (typeof thrown.code !== 'string' || !(thrown.code.startsWith('FST_') || thrown.code === 'ECONNRESET')) return undefined
  if (thrown.code === 'FST_ERR_NOT_FOUND') return new ServiceError('not_found', UNKNOWN_ENDPOINT)
  if (thrown.code === 'FST_ERR_BAD_URL') return unreadableAddress()
  const { statusCode } = thrown
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? new ServiceError('bad_request', 'the request is malformed', { cause: thrown })
    : undefined
}
