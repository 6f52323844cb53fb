/**
 * The tool server over HTTP, as a Fastify plugin without a prefix: `/mcp` and `/mcp/open` (with a slash at the end too), and POST on the bare host.
 *
 * Stateless: each message is answered by a server of its own. The order is Host, method, type, body, address ceiling, credential, message, so
 * that a refusal can name the id of the request it refuses.
 */

import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { logServed } from '../log.ts'
import { commonHeaders } from '../rest/headers.ts'
import { serviceErrorOf } from '../service/service-error.ts'
import { answerHttp, type HttpAnswer, methodNotAllowed, OPEN_LANE } from './answer-http.ts'
import { createCurrentRevision } from './current-revision.ts'
import type { ToolServerDeps } from './deps.ts'
import { errorMessage, INTERNAL_ERROR, INVALID_REQUEST, REFUSED } from './rpc.ts'

const BODY_BYTES_MAX = 262_144
const ALLOWED_METHODS = 'POST, OPTIONS'
const PREFLIGHT_SECONDS = '86400'
const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'Accept',
  'MCP-Protocol-Version',
  'Mcp-Session-Id',
  'Last-Event-ID',
  'Mcp-Method',
  'Mcp-Name',
  'X-Api-Key',
].join(', ')

export function createToolServer(deps: ToolServerDeps): FastifyPluginAsync {
  return async (app) => {
    const current = createCurrentRevision(deps)
    app.addHook('onClose', () => current.close())
    useRpcForm(app, deps)
    const handler = async (request: FastifyRequest, reply: FastifyReply) =>
      send(reply, await answerHttp(deps, current, { request, response: reply.raw }))
    // Some clients end every address that a person types in with a slash.
    for (const path of ['/mcp', '/mcp/', ...OPEN_LANE]) app.all(path, handler)
    app.post('/', handler)
    app.options('/', handler)
  }
}

/** What holds for every answer: headers, preflight, a body that is parsed here and not by the framework, failures as JSON-RPC. */
function useRpcForm(app: FastifyInstance, deps: ToolServerDeps): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...commonHeaders(request.id), 'Cache-Control': 'no-store', Vary: 'Accept, Authorization' })
    if (request.method === 'OPTIONS') {
      reply
        .code(204)
        .headers({
          'Access-Control-Allow-Methods': ALLOWED_METHODS,
          'Access-Control-Allow-Headers': ALLOWED_HEADERS,
          'Access-Control-Max-Age': PREFLIGHT_SECONDS,
        })
        .send()
      return
    }
    if (!isOurHost(deps, request.hostname)) {
      reply.code(403).send(errorMessage(null, REFUSED, 'this server does not answer for that Host'))
      return
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logServed(deps, request, reply)
    done()
  })
  app.setErrorHandler((thrown, request, reply) => {
    const refusal = unreadable(thrown)
    // D8-transport: what is wrong with the body of a method that is not taken does not matter.
    if (refusal && request.method !== 'POST') return send(reply, methodNotAllowed())
    if (refusal) return reply.code(refusal.status).send(errorMessage(null, INVALID_REQUEST, refusal.message))
    const error = serviceErrorOf(thrown)
    deps.log.error('request.failed', { request_id: request.id, code: error.code, err: error.cause ?? error })
    return reply.code(error.status < 500 ? 500 : error.status).send(errorMessage(null, INTERNAL_ERROR, error.message))
  })
}

// D8-transport: names that lead to us from outside and from this machine; a page that bound a name of its own to us is foreign.
function isOurHost({ hosts }: ToolServerDeps, hostname: string): boolean {
  return hosts === undefined || hosts.has(hostname.toLowerCase())
}

/** A body that could not be read whole. */
function unreadable(thrown: unknown): { status: number; message: string } | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined
  if (thrown.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { status: 413, message: `a body may have ${BODY_BYTES_MAX} bytes` }
  return typeof thrown.code === 'string' && (thrown.code.startsWith('FST_ERR_CTP') || thrown.code === 'ECONNRESET')
    ? { status: 400, message: 'the body is malformed' }
    : undefined
}

function send(reply: FastifyReply, { status, headers, body }: HttpAnswer): FastifyReply {
  reply.code(status).headers(headers)
  if (body === undefined) return reply.send()
  return Array.isArray(body) ? sendParts(reply, body) : reply.send(body)
}

/** Past the framework, which would take one body only: putting a large answer together costs more than all else that it needs. */
function sendParts(reply: FastifyReply, parts: readonly Buffer[]): FastifyReply {
  const { raw } = reply.hijack()
  const length = parts.reduce((bytes, part) => bytes + part.length, 0)
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))
  raw.writeHead(reply.statusCode, [...headers, 'content-length', length])
  raw.cork()
  for (const part of parts) raw.write(part)
  raw.end()
  raw.uncork()
  return reply
}
