/** One HTTP request to the tool server and its answer. */

import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { classifyInboundRequest, isJsonContentType } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../core/serving/errors.ts'
import { originAt } from '../core/serving/local-origin.ts'
import { networkOf } from '../core/serving/network.ts'
import { keyOf } from '../rest/credentials.ts'
import { errorHeaders } from '../rest/errors.ts'
import { type Headers, JSON_TYPE, limitHeaders } from '../rest/headers.ts'
import { subjectOf } from '../service/admit.ts'
import type { Caller } from '../service/caller.ts'
import { serviceErrorOf } from '../service/service-error.ts'
import type { Exchange } from './call-tool.ts'
import type { CurrentRevision } from './current-revision.ts'
import type { ToolServerDeps } from './deps.ts'
import { answerMessage, CURRENT_REVISION, HANDSHAKE_REVISIONS, malformedParams, toLibrary } from './protocol-server.ts'
import { errorMessage, INTERNAL_ERROR, INVALID_REQUEST, idOf, incomingOf, isDeeperThan, PARSE_ERROR, REFUSED } from './rpc.ts'
import { challenge } from './ways-in.ts'

export interface HttpAnswer {
  status: number
  headers: Headers
  /** Parts are sent one after the other. */
  body?: string | Readable | readonly Buffer[]
}

export interface HttpRequest {
  request: FastifyRequest
  response: ServerResponse
}

/** Where nobody is asked who they are. */
export const OPEN_LANE = ['/mcp/open', '/mcp/open/']

/** A revision whose clients may send several messages at once. */
const BATCH_REVISION = '2025-03-26'
const BATCH_MESSAGES_MAX = 20
const MALFORMED = 'the message is malformed'
/** Far more than any message has. Whatever walks through a message is at the end of its stack some thousand levels down. */
const MESSAGE_LEVELS_MAX = 64

export async function answerHttp(deps: ToolServerDeps, current: CurrentRevision, http: HttpRequest): Promise<HttpAnswer> {
  const { request } = http
  const now = deps.clock()
  const lane = laneOf(deps, request)
  if (request.method !== 'POST') return lane.mustSignIn && !hasCredential(request) ? unauthorized(lane, null) : methodNotAllowed()
  if (!isJsonContentType(request.headers['content-type'] ?? null)) {
    return failure(415, { id: null, code: INVALID_REQUEST, message: 'Content-Type must be application/json' })
  }
  const parsed = parseBody(request.body)
  if (!parsed) return failure(400, { id: null, code: PARSE_ERROR, message: 'the body is not valid JSON' })
  const id = idOf(parsed.body)
  if (isDeeperThan(MESSAGE_LEVELS_MAX, parsed.body)) {
    return failure(400, { id, code: INVALID_REQUEST, message: `a message may be nested ${MESSAGE_LEVELS_MAX} levels deep` })
  }
  const refusal = refusedByCeiling(deps, request, { id, now })
  if (refusal) return refusal
  const caller = await callerOf(deps, request, { lane, now })
  if (caller === 'missing') return unauthorized(lane, id)
  if (caller instanceof ServiceError) {
    if (caller.code === 'unauthorized') return unauthorized(lane, id, 'the API key or token is unknown, expired or revoked')
    deps.log.error('request.failed', { request_id: request.id, code: caller.code, err: caller.cause ?? caller })
    return failure(caller.status, { id, code: INTERNAL_ERROR, message: caller.message, headers: errorHeaders(caller) })
  }
  const { isOpen: isOpenLane, resourceMetadataUrl } = lane
  const exchange: Exchange = { caller, now, requestId: request.id, isOpenLane, resourceMetadataUrl }
  const answer = await dispatch(deps, current, { ...http, exchange, body: parsed.body })
  return { ...answer, headers: { ...answer.headers, ...(await callerHeaders(deps, exchange)) } }
}

interface Lane {
  /** The anonymous lane alone. */
  isOpen: boolean
  mustSignIn: boolean
  resourceMetadataUrl: string
}

function laneOf({ mcpUrl }: ToolServerDeps, { routeOptions, raw, host }: FastifyRequest): Lane {
  const route = routeOptions.url ?? ''
  const isOpen = OPEN_LANE.includes(route)
  const query = raw.url?.split('?', 2)[1] ?? ''
  const metadata = `${originAt(mcpUrl, host)}/.well-known/oauth-protected-resource`
  return {
    isOpen,
    // D8-challenge
    mustSignIn: !isOpen && /(^|&)login(=|&|$)/.test(query),
    resourceMetadataUrl: route === '/' ? metadata : `${metadata}/mcp`,
  }
}

/** Throws where bytes are no text: read with replacements they would be another message than was sent. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function parseBody(body: unknown): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(Buffer.isBuffer(body) ? UTF8.decode(body) : '') }
  } catch {
    return undefined
  }
}

function refusedByCeiling(
  deps: ToolServerDeps,
  request: FastifyRequest,
  ask: { id: string | number | null; now: number },
): HttpAnswer | undefined {
  try {
    deps.ceiling.pass(request.ip, ask.now)
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return failure(429, { id: ask.id, code: REFUSED, message: error.message, headers: errorHeaders(error) })
  }
}

async function callerOf(
  deps: ToolServerDeps,
  request: FastifyRequest,
  { lane, now }: { lane: Lane; now: number },
): Promise<Caller | ServiceError | 'missing'> {
  if (!lane.isOpen && hasCredential(request)) {
    try {
      return await deps.credentials.authenticate(keyOf(request.headers) ?? '', now)
    } catch (error) {
      return serviceErrorOf(error)
    }
  }
  // D6-network
  return lane.mustSignIn ? 'missing' : { kind: 'anonymous', network: networkOf(request.ip), tier: deps.tiers.anonymous }
}

// Whatever somebody sends to prove who they are is judged: never taken for nobody because it can't be read.
function hasCredential({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined || headers['x-api-key'] !== undefined
}

interface Dispatch extends HttpRequest {
  exchange: Exchange
  body: unknown
}

async function dispatch(deps: ToolServerDeps, current: CurrentRevision, ask: Dispatch): Promise<HttpAnswer> {
  const { request, exchange, body } = ask
  const revision = headerOf(request, 'mcp-protocol-version')
  const classified = classifyInboundRequest({
    httpMethod: 'POST',
    body,
    ...optional('protocolVersionHeader', revision),
    ...optional('mcpMethodHeader', headerOf(request, 'mcp-method')),
    ...optional('mcpNameHeader', headerOf(request, 'mcp-name')),
  })
  if (classified.kind === 'modern') return serveCurrent(current, ask)
  if (revision !== undefined && !HANDSHAKE_REVISIONS.includes(revision) && !isHandshake(body)) {
    // Of a revision that nobody knows, the library tells what the current one would want beside it.
    const isStrange = revision !== CURRENT_REVISION && classified.kind === 'reject' && classified.cell === 'modern-header-without-claim'
    if (classified.kind === 'reject' && !isStrange && !Array.isArray(body)) return serveCurrent(current, ask)
    if (revision !== CURRENT_REVISION) {
      const message = `MCP-Protocol-Version must be one of ${HANDSHAKE_REVISIONS.join(', ')}, ${CURRENT_REVISION}`
      return failure(400, { id: idOf(body), code: INVALID_REQUEST, message })
    }
  }
  if (Array.isArray(body)) return serveBatch(deps, exchange, { messages: body, revision })
  const incoming = incomingOf(body)
  if (incoming.kind === 'invalid') return failure(400, { id: incoming.id, code: INVALID_REQUEST, message: incoming.reason })
  if (incoming.kind === 'silent') return { status: 202, headers: {} }
  const answer = await answerMessage(deps, exchange, incoming.message)
  if (answer === 'malformed') return failure(400, { id: incoming.message.id, code: INVALID_REQUEST, message: MALFORMED })
  return { status: exchange.failure?.status ?? 200, headers: { 'Content-Type': JSON_TYPE }, body: answer }
}

async function serveCurrent(current: CurrentRevision, { request, response, exchange, body }: Dispatch): Promise<HttpAnswer> {
  const incoming = incomingOf(body)
  if (incoming.kind === 'invalid') return failure(400, { id: incoming.id, code: INVALID_REQUEST, message: incoming.reason })
  const message = incoming.kind === 'request' ? toLibrary(exchange, incoming.message) : body
  // A handshake there is a method that does not exist.
  const wrong = incoming.kind === 'request' && !isHandshake(body) ? malformedParams(incoming.message) : undefined
  if (wrong) return failure(200, { id: idOf(body), code: wrong.code, message: wrong.message })
  const answer = await current.answer({ headers: request.headers, response }, exchange, message)
  return { status: answer.status, headers: { 'Content-Type': answer.type }, body: answer.body }
}

async function serveBatch(
  deps: ToolServerDeps,
  exchange: Exchange,
  { messages, revision }: { messages: unknown[]; revision: string | undefined },
): Promise<HttpAnswer> {
  if (revision !== undefined && revision !== BATCH_REVISION)
    return failure(400, { id: null, code: INVALID_REQUEST, message: `no batches in revision ${revision}` })
  if (messages.length === 0 || messages.length > BATCH_MESSAGES_MAX) {
    return failure(400, { id: null, code: INVALID_REQUEST, message: `a batch has 1 to ${BATCH_MESSAGES_MAX} messages` })
  }
  const answers: string[] = []
  // One after another: each counts, and the caps see them in order.
  for (const message of messages) {
    const incoming = incomingOf(message)
    if (incoming.kind === 'invalid') answers.push(JSON.stringify(errorMessage(incoming.id, INVALID_REQUEST, incoming.reason)))
    if (incoming.kind === 'request') {
      const answer = await answerMessage(deps, exchange, incoming.message)
      answers.push(
        answer === 'malformed'
          ? JSON.stringify(errorMessage(incoming.message.id, INVALID_REQUEST, MALFORMED))
          : Buffer.concat(answer).toString(),
      )
    }
  }
  return answers.length === 0
    ? { status: 202, headers: {} }
    : { status: 200, headers: { 'Content-Type': JSON_TYPE }, body: `[${answers.join(',')}]` }
}

/** D3-headers: on every response after a valid credential. */
async function callerHeaders(deps: ToolServerDeps, exchange: Exchange): Promise<Headers> {
  const { caller, counted, now, failure: fault } = exchange
  const retry = fault ? errorHeaders(fault) : {}
  if (caller.kind === 'anonymous') return retry
  const subject = subjectOf(caller)
  const usage = counted?.usage ?? (await deps.usage.read(subject, now).catch(() => deps.usage.lastKnown(subject, now)))
  return { ...retry, ...limitHeaders(caller.tier, usage, { now, search: counted?.search ?? false }) }
}

function isHandshake(body: unknown): boolean {
  const incoming = incomingOf(body)
  return incoming.kind === 'request' && incoming.message.method === 'initialize'
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function optional<Name extends string>(name: Name, value: string | undefined): { [N in Name]?: string } {
  return value === undefined ? {} : ({ [name]: value } as { [N in Name]: string })
}

function unauthorized(lane: Lane, id: string | number | null, description?: string): HttpAnswer {
  const message = description ?? 'this address asks for a sign-in or an API key'
  return failure(401, {
    id,
    code: REFUSED,
    message,
    headers: { 'WWW-Authenticate': challenge(lane.resourceMetadataUrl, description) },
  })
}

export function methodNotAllowed(): HttpAnswer {
  return failure(405, { id: null, code: REFUSED, message: 'this address takes POST only', headers: { Allow: 'POST, OPTIONS' } })
}

interface Failure {
  id: string | number | null
  code: number
  message: string
  headers?: Headers
}

function failure(status: number, { id, code, message, headers }: Failure): HttpAnswer {
  return { status, headers: { ...headers, 'Content-Type': JSON_TYPE }, body: JSON.stringify(errorMessage(id, code, message)) }
}
