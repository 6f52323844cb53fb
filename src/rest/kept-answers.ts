/**
 * The short ways of a request whose answer was just given to somebody else.
 *
 * Judged in the same order as every other request (address ceiling, key, caps), by the same parts, but before the router and without what it
 * makes for each request: the key is remembered, the answer is a ready-made body, its headers are ready-made but for three values. Where
 * anything is not plain (a key not seen within a second, an answer to be made, a walk to be noted, an address past its ceiling) nothing has been counted yet and
 * the request goes the ordinary way.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { CapRefusal, Usage } from '../core/serving/cap.ts'
import type { ServiceError } from '../core/serving/errors.ts'
import { refusalError, subjectOf } from '../service/admit.ts'
import type { AccountCaller } from '../service/caller.ts'
import { serviceErrorOf } from '../service/service-error.ts'
import { plainKeyOf } from './credentials.ts'
import type { ApiDeps } from './deps.ts'
import { errorBody, errorHeaders } from './errors.ts'
import { commonHeaders, type Headers, JSON_TYPE, limitHeaders, rateLimitHeader, remainingDay } from './headers.ts'
import { endpointOf, outcomeOf } from './noted-requests.ts'
import { type Answer, answerKey } from './response-cache.ts'
import { trustIn } from './trusted-proxies.ts'

/** What a plain request asks for, and from where. */
export interface PlainAsk {
  key: string
  url: string
  address: string
}

export interface KeptAnswers {
  /** Undefined when the request is not plain. */
  askOf(request: IncomingMessage): PlainAsk | undefined
  /** Answers, or gives false and has done nothing. */
  serve(ask: PlainAsk, response: ServerResponse): boolean
  /** The same past the HTTP library, with the bytes that it would write; only where nobody has to be waited for. */
  write(ask: PlainAsk, socket: Socket): boolean
}

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

/** How long a connection may be idle. */
export const KEEP_ALIVE_SECONDS = 72

interface Kept {
  now: number
  caller: AccountCaller
  answer: Answer
}

export function createKeptAnswers(deps: KeptDeps): KeptAnswers {
  const { clock, usage, authenticator, ceiling, responses, walks } = deps
  const addressOf = addressReader(deps.trustedProxies)
  const fillHead = createHeads(deps)

  const find = ({ key, url, address }: PlainAsk): Kept | undefined => {
    const now = clock()
    const caller = authenticator.known(key, now)
    const answer = caller && responses.peek(answerKey(caller, url), now)
    if (!caller || !answer || (answer.walk && !walks.isNoted(subjectOf(caller).id, answer.walk, now))) return undefined
    return ceiling.isOpen(address, now) ? { now, caller, answer } : undefined
  }

  const send = (kept: Kept, counted: Usage, response: ServerResponse): void => {
    const head = fillHead(kept, counted)
    response.writeHead(200, head.lines)
    response.end(kept.answer.body)
    noteServed(deps, kept, head)
  }

  const sendWhenCounted = async (kept: Kept, response: ServerResponse): Promise<void> => {
    const subject = subjectOf(kept.caller)
    try {
      const taken = await usage.takeRequest(subject, { now: kept.now, search: false })
      if (taken.kind === 'taken') send(kept, taken.usage, response)
      else sendRefusal(deps, kept, { ...taken, error: refusalError(deps, kept.caller.tier, taken.refusal), response })
    } catch (error) {
      sendRefusal(deps, kept, { error: serviceErrorOf(error), usage: usage.lastKnown(subject, kept.now), response })
    }
  }

  return {
    askOf: (request) => {
      const key = request.method === 'GET' ? plainKeyOf(request.rawHeaders) : undefined
      return key === undefined ? undefined : { key, url: request.url ?? '', address: addressOf(request) }
    },
    serve: (ask, response) => {
      const kept = find(ask)
      if (!kept) return false
      ceiling.pass(ask.address, kept.now)
      const counted = usage.takeNow(subjectOf(kept.caller), kept.now)
      if (counted) send(kept, counted, response)
      else void sendWhenCounted(kept, response)
      return true
    },
    write: (ask, socket) => {
      const kept = find(ask)
      const counted = kept && usage.takeNow(subjectOf(kept.caller), kept.now)
      if (!counted) return false
      ceiling.pass(ask.address, kept.now)
      const head = fillHead(kept, counted)
      // Uncorked, both go out together.
      socket.cork()
      socket.write(headText(head, kept.now), 'latin1')
      socket.write(kept.answer.body)
      socket.uncork()
      noteServed(deps, kept, head)
      return true
    },
  }
}

/** The address that a request comes from; behind believed proxies, the one that they name (D6-proxy). */
function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress ?? ''
  const isTrusted = trustIn(trustedProxies)
  return (request) => proxyAddr(request, isTrusted)
}

/** Headers as the server takes them, names and values in turn, and where the three values stand that differ from request to request. */
interface Head {
  lines: string[]
  slots: { requestId: number; remaining: number; rateLimit: number }
  /** The same lines as text, before the first of these values, between them and after the last. */
  pieces: string[]
}

/** The head of an answer, with the values of this request. It is to be written at once: the next request has the same one. */
function createHeads({ newId }: Pick<KeptDeps, 'newId'>): (kept: Kept, usage: Usage) => Head {
  const heads = new WeakMap<Answer, Head>()
  return ({ now, caller, answer }, usage) => {
    let head = heads.get(answer)
    if (!head) {
      head = headOf({ ...headersFor(caller, usage, now), ...answer.headers, 'Content-Length': String(answer.body.length) })
      heads.set(answer, head)
    }
    const { lines, slots } = head
    lines[slots.requestId] = newId()
    lines[slots.remaining] = String(remainingDay(caller.tier, usage))
    lines[slots.rateLimit] = rateLimitHeader(caller.tier, usage, now)
    return head
  }
}

function headersFor(caller: AccountCaller, usage: Usage, now: number): Headers {
  return { ...commonHeaders(''), ...limitHeaders(caller.tier, usage, { now, search: false }), 'Content-Type': JSON_TYPE }
}

function headOf(headers: Headers): Head {
  const lines = Object.entries(headers).flat()
  const slotOf = (name: string): number => lines.indexOf(name) + 1
  const slots = { requestId: slotOf('X-Request-Id'), remaining: slotOf('X-RateLimit-Remaining-Day'), rateLimit: slotOf('RateLimit') }
  const text = (from: number, to: number): string =>
    lines
      .slice(from, to)
      .map((part, index) => `${part}${(from + index) % 2 === 0 ? ': ' : '\r\n'}`)
      .join('')
  const pieces = [
    `HTTP/1.1 200 OK\r\n${text(0, slots.requestId)}`,
    `\r\n${text(slots.requestId + 1, slots.remaining)}`,
    `\r\n${text(slots.remaining + 1, slots.rateLimit)}`,
    `\r\n${text(slots.rateLimit + 1, lines.length)}`,
  ]
  return { lines, slots, pieces }
}

/** With the lines that the HTTP library adds. */
function headText({ lines, slots, pieces }: Head, now: number): string {
  const values = [lines[slots.requestId], lines[slots.remaining], lines[slots.rateLimit]]
  const own = `${pieces[0]}${values[0]}${pieces[1]}${values[1]}${pieces[2]}${values[2]}${pieces[3]}`
  return `${own}Date: ${httpDate(now)}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`
}

let lastDate = { second: Number.NaN, text: '' }

function httpDate(now: number): string {
  const second = Math.floor(now / 1_000)
  if (lastDate.second !== second) lastDate = { second, text: new Date(now).toUTCString() }
  return lastDate.text
}

function noteServed({ log, clock, history }: KeptDeps, { now, caller, answer }: Kept, { lines, slots }: Head): void {
  const endpoint = endpointOf(answer.route)
  if (endpoint) history.note(caller.accountId, endpoint, 'served', now)
  const request_id = lines[slots.requestId] ?? ''
  log.served({ request_id, method: 'GET', route: answer.route, status: 200, ms: clock() - now }, now)
}

function sendRefusal(
  deps: KeptDeps,
  { now, caller, answer }: Kept,
  refused: { error: ServiceError; usage: Usage; refusal?: CapRefusal; response: ServerResponse },
): void {
  const { error, usage, refusal, response } = refused
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
