/** The HTTP server as the contract needs it: options for Fastify, and what every application on it is given. */

import { createServer, type IncomingMessage, METHODS, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { openApiDocument } from '../contract/openapi.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { createStoreProbe } from '../service/health.ts'
import { routableAddress } from './addresses.ts'
import type { ApiDeps } from './deps.ts'
import { errorBody, sendError, UNKNOWN_ENDPOINT } from './errors.ts'
import { commonHeaders, JSON_TYPE } from './headers.ts'
import { createKeptAnswers, KEEP_ALIVE_SECONDS } from './kept-answers.ts'
import { watchRepeatedRequests } from './repeated-requests.ts'
import { refuseUnknownEndpoint, sendPreflight, useContractForm } from './routes.ts'
import { trustIn } from './trusted-proxies.ts'

/** Longer than any address that fits the server's header limit: an id of any length is only unknown. */
const PARAMETER_CHARACTERS_MAX = 20_000
const REQUEST_TIMEOUT_MS = 30_000
/** How late that may be noticed; the library itself looks every half minute only. */
const REQUEST_TIMEOUT_NOTICED_MS = 2_000
/** A connection on which nothing moves for so long is closed: longer than any answer takes to begin, but not for ever, as a reader may stall. */
const STALLED_MS_MAX = 120_000
/** How long a closing server reads on from whoever has nothing under way: a request may be on its way. */
const LAST_REQUESTS_MS = 250
const REQUEST_BODY_BYTES_MAX = 1_048_576

/** What Fastify must be made with to serve the API. */
export function serverOptions(deps: ApiDeps): FastifyServerOptions {
  return {
    ...plainServerOptions(deps),
    serverFactory: (handler) => createKeepingServer(deps, handler),
    // D6-proxy
    trustProxy: deps.trustedProxies.length > 0 ? trustIn(deps.trustedProxies) : false,
  }
}

/** The same for any port: its limits, and failures before any route in the contract's form. */
export function plainServerOptions(deps: Pick<ApiDeps, 'newId' | 'log'>): FastifyServerOptions {
  return {
    logger: false,
    serverFactory: (handler) => createHttpServer(deps, handler),
    genReqId: () => deps.newId(),
    // What still comes on a connection in use while the server ends is answered as ever, and closes it: the library's own refusal has another form.
    return503OnClosing: false,
    bodyLimit: REQUEST_BODY_BYTES_MAX,
    routerOptions: { maxParamLength: PARAMETER_CHARACTERS_MAX },
    rewriteUrl: ({ url = '/' }) => routableAddress(url),
    frameworkErrors: (error, request, reply) => refuseUnreadable({ ...deps, request, reply }, error),
    clientErrorHandler: (error, socket) => {
      // Made ahead of need, as browsers do: an answer to nothing would be taken for the next request's.
      if (isLate(error) && (socket.bytesRead === 0 || isAnswered(socket))) socket.destroy()
      else afterAnswer(socket, () => refuseOnSocket(socket, { id: deps.newId(), error: clientErrorOf(error) }))
    },
  }
}

/** The answer under way on a connection, the last of them where requests were sent without waiting. */
const answersUnderWay = new WeakMap<Duplex, ServerResponse>()

/** What can't be read behind a whole request is refused behind that one's answer. */
function afterAnswer(socket: Duplex, refuse: () => void): void {
  const answer = answersUnderWay.get(socket)
  if (!answer?.req.complete || answer.writableFinished || answer.destroyed) refuse()
  else answer.once('close', refuse)
}

/** Whether the request under way was answered before all of it came, as where a GET announces a body: a second answer would be the next request's. */
function isAnswered(socket: Duplex): boolean {
  const answer = answersUnderWay.get(socket)
  return answer !== undefined && !answer.req.complete && answer.writableFinished
}

interface Refusal extends Pick<ApiDeps, 'log'> {
  request: FastifyRequest
  reply: FastifyReply
}

/** An address that no route can be found for, since it can't be decoded. Methods are judged as everywhere (D3-methods, D3-options). */
function refuseUnreadable({ log, request, reply }: Refusal, error: unknown): void {
  if (request.method === 'OPTIONS') {
    sendPreflight(request, reply)
    return
  }
  const isKnownMethod = request.method === 'GET' || request.method === 'HEAD'
  sendError(log, request, reply)(isKnownMethod ? error : new ServiceError('not_found', UNKNOWN_ENDPOINT))
}

/** The server that asks for kept answers first, and leaves everything else to the router. */
function createKeepingServer(deps: ApiDeps, handler: RequestListener): Server {
  const kept = createKeptAnswers(deps)
  const server = createHttpServer(deps, (request, response) => {
    // Once the server is closing, the router sees to it that connections end.
    const ask = server.listening ? kept.askOf(request) : undefined
    const isKept = ask !== undefined && kept.serve(ask, response)
    repeated.note(request, response, isKept ? ask : undefined)
    if (!isKept) handler(request, response)
  })
  const repeated = watchRepeatedRequests(server, kept)
  return server
}

function createHttpServer(deps: Pick<ApiDeps, 'newId'>, handler: RequestListener): Server {
  // The library would refuse a request without a Host in a form of its own.
  const options = { requireHostHeader: false, connectionsCheckingInterval: REQUEST_TIMEOUT_NOTICED_MS }
  const server = createServer(options, (request, response) => {
    // Whoever sent it broke off already: nobody is left to be counted or answered. Asked for here, the address stays known from now on.
    if (request.socket.remoteAddress === undefined) {
      request.socket.destroy()
      return
    }
    if (!hasOneHost(request)) {
      refuseOnSocket(request.socket, { id: deps.newId(), error: new ServiceError('bad_request', 'the request is malformed') })
      return
    }
    answersUnderWay.set(request.socket, response)
    handler(request, response)
  })
  // The library would close these connections as soon as it takes no new ones, and lose what they just sent.
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => void setTimeout(closeIdle, LAST_REQUESTS_MS).unref()
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1_000
  server.requestTimeout = REQUEST_TIMEOUT_MS
  // Where the head may take longer than the whole, the library swaps the two.
  server.headersTimeout = REQUEST_TIMEOUT_MS
  server.timeout = STALLED_MS_MAX
  return server
}

/** Of two Hosts the library would take one and another server the other. Before HTTP/1.1 there may be none. Names and values stand in turn. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

/** Methods and events that Fastify does not know of. */
export function prepareServer(app: FastifyInstance, deps: Pick<ApiDeps, 'newId'>): void {
  // CONNECT is an event of its own; every other method goes to the routes, which refuse it in the contract's form.
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method)
  }
  // Of this one it knows, and would refuse one without a type before any route has judged it.
  app.addHttpMethod('QUERY', { overrideExisting: true })
  app.server.on('connect', (_request, socket) => {
    refuseOnSocket(socket, { id: deps.newId(), error: new ServiceError('not_found', UNKNOWN_ENDPOINT) })
  })
  // An expectation that we do not know is no reason to refuse.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

/** `/healthz`, `/readyz` and `/openapi.json`, as a plugin without a prefix. */
export function createOperations(deps: HealthDeps & Pick<ApiDeps, 'links'>): FastifyPluginAsync {
  const document = JSON.stringify(openApiDocument(deps.links))
  return async (app) => {
    await createHealthRoutes(deps)(app, {})
    app.get('/openapi.json', async (_request, reply) => reply.type(JSON_TYPE).send(document))
    preflightOf(app, ['/openapi.json'])
  }
}

export type HealthDeps = Pick<ApiDeps, 'db' | 'degraded' | 'log' | 'clock'>

/** `/healthz` and `/readyz`, which every process can answer, whatever else it serves. */
export function createHealthRoutes(deps: HealthDeps): FastifyPluginAsync {
  const isStoreReachable = createStoreProbe(deps)
  return async (app) => {
    useContractForm(app, deps)
    app.get('/healthz', async () => ({ status: 'ok' }))
    app.get('/readyz', async (_request, reply) => {
      const ready = await isStoreReachable()
      const degraded = [...deps.degraded(), ...(ready ? [] : ['store'])]
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable', degraded })
    })
    preflightOf(app, ['/healthz', '/readyz'])
  }
}

/** D3-options, beside the API: answered by the form, for which there must be a route. */
function preflightOf(app: FastifyInstance, paths: readonly string[]): void {
  for (const path of paths) app.options(path, refuseUnknownEndpoint)
}

/** What can't be read, as it stands in its packet behind what could be. */
function unreadIn(error: Error): string {
  if (!('rawPacket' in error && Buffer.isBuffer(error.rawPacket))) return ''
  const at = 'bytesParsed' in error && typeof error.bytesParsed === 'number' ? error.bytesParsed : 0
  return error.rawPacket.toString('latin1', at === 0 ? 0 : error.rawPacket.lastIndexOf('\n', at - 1) + 1)
}

/** A request line that is whole but for a method that the parser has never heard of. */
const UNKNOWN_METHOD = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r\n/
/** Letters that were sent as they are written, as curl and scripts by hand do. */
const BEYOND_ASCII = /[\x80-\xff]/
const UNENCODED_ADDRESS = 'the address holds characters that must be percent-encoded, such as q=m%C3%A9xico for q=méxico'

function isLate(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
}

function clientErrorOf(error: Error): ServiceError {
  if (isLate(error)) return new ServiceError('bad_request', `the request did not arrive whole within ${REQUEST_TIMEOUT_MS / 1_000} seconds`)
  const code = 'code' in error ? error.code : undefined
  const packet = unreadIn(error)
  // D3-methods
  if (code === 'HPE_INVALID_METHOD' && UNKNOWN_METHOD.test(packet)) {
    return new ServiceError('not_found', UNKNOWN_ENDPOINT)
  }
  if (code === 'HPE_INVALID_URL' && BEYOND_ASCII.test(packet)) return new ServiceError('bad_request', UNENCODED_ADDRESS)
  return new ServiceError(
    'bad_request',
    code === 'HPE_HEADER_OVERFLOW' ? 'the address or the headers are too long' : 'the request is malformed',
  )
}

/** Answers where there is no request to answer, only a connection. */
function refuseOnSocket(socket: Duplex, refusal: { id: string; error: ServiceError }): void {
  if (socket.destroyed || !socket.writable) return
  const { id, error } = refusal
  const body = JSON.stringify(errorBody(error))
  const headers = {
    ...commonHeaders(id),
    'Content-Type': JSON_TYPE,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const reason = error.status === 404 ? 'Not Found' : 'Bad Request'
  socket.end(`HTTP/1.1 ${error.status} ${reason}\r\n${lines.join('')}\r\n${body}`)
}
