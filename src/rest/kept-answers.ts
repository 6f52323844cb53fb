/**
 * The short way of a request whose answer was just given to somebody else.
 *
 * Judged in the same order as every other request (address ceiling, key, caps), by the same parts, but before the router and without what it
 * makes for each request: the key is remembered, the answer is a ready-made body, its headers are an array in which three values change. Where
 * anything is not plain (a key not seen within a second, an answer to be made, a walk to be noted, an address past its ceiling) nothing has been counted yet and
 * the request goes the ordinary way.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { CapRefusal, Usage } from '../core/cap.ts'
import type { ServiceError } from '../core/errors.ts'
import { refusalError, subjectOf } from '../service/admit.ts'
import type { AccountCaller } from '../service/caller.ts'
import { serviceErrorOf } from '../service/service-error.ts'
import { plainKeyOf } from './credentials.ts'
import type { ApiDeps } from './deps.ts'
import { errorBody, errorHeaders } from './errors.ts'
import { commonHeaders, type Headers, JSON_TYPE, limitHeaders, rateLimitHeader, remainingDay } from './headers.ts'
import { endpointOf, outcomeOf } from './noted-requests.ts'
import { type Answer, answerKey } from './response-cache.ts'

/** Answers the request, or gives false and has done nothing. */
export type KeptAnswers = (request: IncomingMessage, response: ServerResponse) => boolean

type KeptDeps = Pick<
  ApiDeps,
  | 'clock'
  | 'newId'
  | 'log'
  | 'tiers'
  | 'upgradeUrl'
  | 'usage'
  | 'history'
  | 'authenticator'
  | 'ceiling'
  | 'responses'
  | 'walks'
  | 'trustedProxies'
>

const TEXT_BYTES_MAX = 8_192

interface Kept {
  now: number
  caller: AccountCaller
  answer: Answer
  response: ServerResponse
}

export function createKeptAnswers(deps: KeptDeps): KeptAnswers {
  const { clock, usage, authenticator, ceiling, responses, walks } = deps
  const addressOf = addressReader(deps.trustedProxies)
  const send = createSender(deps)

  const sendWhenCounted = async (kept: Kept): Promise<void> => {
    const subject = subjectOf(kept.caller)
    try {
      const taken = await usage.takeRequest(subject, { now: kept.now, search: false })
      if (taken.kind === 'taken') send(kept, taken.usage)
      else sendRefusal(deps, kept, { ...taken, error: refusalError(deps, kept.caller.tier, taken.refusal) })
    } catch (error) {
      sendRefusal(deps, kept, { error: serviceErrorOf(error), usage: usage.lastKnown(subject, kept.now) })
    }
  }

  return (request, response) => {
    if (request.method !== 'GET') return false
    const key = plainKeyOf(request.rawHeaders)
    if (key === undefined) return false
    const now = clock()
    const caller = authenticator.known(key, now)
    const answer = caller && responses.peek(answerKey(caller, request.url ?? ''), now)
    if (!caller || !answer || (answer.walk && !walks.isNoted(subjectOf(caller).id, answer.walk, now))) return false
    const address = addressOf(request)
    if (!ceiling.isOpen(address, now)) return false
    ceiling.pass(address, now)
    const kept = { now, caller, answer, response }
    const counted = usage.takeNow(subjectOf(caller), now)
    if (counted) send(kept, counted)
    else void sendWhenCounted(kept)
    return true
  }
}

/** The address that a request comes from; behind believed proxies, the one that they name (D6-proxy). */
function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => proxyAddr(request, isTrusted)
}

/** Names and values in turn, as the server writes them, and where the three values stand that differ from request to request. */
interface Head {
  lines: string[]
  remaining: number
  rateLimit: number
  requestId: number
  /** A short body byte for byte as characters: the server writes it together with the headers, at one go. */
  text: string | undefined
}

function createSender({ clock, newId, log, history }: KeptDeps): (kept: Kept, usage: Usage) => void {
  const heads = new WeakMap<Answer, Head>()
  return ({ now, caller, answer, response }, usage) => {
    let head = heads.get(answer)
    if (!head) {
      head = headOf(answer.body, { ...headersFor(caller, usage, now), ...answer.headers, 'Content-Length': String(answer.body.length) })
      heads.set(answer, head)
    }
    const { lines } = head
    const requestId = newId()
    const remaining = remainingDay(caller.tier, usage)
    // Written at once, so that the next request may have the array.
    lines[head.remaining] = String(remaining)
    lines[head.rateLimit] = rateLimitHeader(caller.tier, usage, now)
    lines[head.requestId] = requestId
    response.writeHead(200, lines)
    if (head.text === undefined) response.end(answer.body)
    else response.end(head.text, 'latin1')
    const endpoint = endpointOf(answer.route)
    if (endpoint) history.note(caller.accountId, endpoint, 'served', now)
    log.served({ request_id: requestId, method: 'GET', route: answer.route, status: 200, ms: clock() - now }, now)
  }
}

function headersFor(caller: AccountCaller, usage: Usage, now: number): Headers {
  return { ...commonHeaders(''), ...limitHeaders(caller.tier, usage, { now, search: false }), 'Content-Type': JSON_TYPE }
}

function headOf(body: Buffer, headers: Headers): Head {
  const lines = Object.entries(headers).flat()
  const valueAt = (name: string): number => lines.indexOf(name) + 1
  return {
    lines,
    remaining: valueAt('X-RateLimit-Remaining-Day'),
    rateLimit: valueAt('RateLimit'),
    requestId: valueAt('X-Request-Id'),
    text: body.length <= TEXT_BYTES_MAX ? body.toString('latin1') : undefined,
  }
}

function sendRefusal(
  deps: KeptDeps,
  { now, caller, answer, response }: Kept,
  refused: { error: ServiceError; usage: Usage; refusal?: CapRefusal },
): void {
  const { error, usage, refusal } = refused
  const requestId = deps.newId()
  if (error.status >= 500) deps.log.error('request.failed', { request_id: requestId, code: error.code, err: error.cause ?? error })
  const body = Buffer.from(JSON.stringify(errorBody(error)))
  response.writeHead(error.status, {
    ...headersFor(caller, usage, now),
    'X-Request-Id': requestId,
    ...errorHeaders(error),
    'Content-Length': body.length,
  })
  response.end(body)
  const endpoint = endpointOf(answer.route)
  if (endpoint) deps.history.note(caller.accountId, endpoint, outcomeOf(error, refusal), now)
  deps.log.served({ request_id: requestId, method: 'GET', route: answer.route, status: error.status, ms: deps.clock() - now }, now)
}
