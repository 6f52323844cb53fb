/**
 * The authorization server over HTTP, as a Fastify plugin without a prefix: `/oauth/…` and the documents by which clients find it.
 *
 * The library reads the raw request. What it takes for the address under which it is reached is always the issuer, whatever stands before us,
 * so that its documents never name another.
 */

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { ServiceError } from '../core/serving/errors.ts'
import { networkOf } from '../core/serving/network.ts'
import { logServed } from '../log.ts'
import { errorHeaders } from '../rest/errors.ts'
import { commonHeaders } from '../rest/headers.ts'
import type { Throttle } from '../service/throttle.ts'
import { throttleAuthorization, throttleRegistration } from '../service/throttle-registration.ts'
import { securityHeaders } from '../site/respond.ts'
import { normalizeClientMetadata } from './client-metadata.ts'
import { consentRoutes } from './consent.ts'
import { issuerOf, type OAuthDeps } from './deps.ts'
import { keepStrangers } from './keep-strangers.ts'
import { failurePage } from './pages.ts'
import { createProvider } from './provider.ts'

const REGISTRATION_BYTES_MAX = 32_768
const FORM_BYTES_MAX = 65_536
const MALFORMED = 'the request is malformed'
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, MCP-Protocol-Version',
  'Access-Control-Max-Age': '86400',
}
/** Beside the library's own place, where clients look that put the path of the tool server behind it. */
const METADATA_ALIASES = ['/.well-known/oauth-authorization-server/*', '/.well-known/openid-configuration/*']
const METADATA = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration', ...METADATA_ALIASES]

export function createAuthorizationServer(deps: OAuthDeps): FastifyPluginAsync {
  return async (app) => {
    const provider = createProvider(deps)
    const strangers = new WeakSet<IncomingMessage>()
    keepStrangers(provider, deps.links, strangers)
    const hand = handTo(provider, issuerOf(deps))
    app.addHook('onResponse', async (request, reply) => logServed(deps, request, reply))
    app.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'OPTIONS') return refusePastCeiling(deps, request, reply)
      return undefined
    })
    await app.register(async (pages) => {
      pages.removeAllContentTypeParsers()
      pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_BYTES_MAX }, (_, body, done) =>
        done(null, body),
      )
      pages.addHook('onRequest', async (request, reply) => {
        asIssuer(request, request.raw, issuerOf(deps))
        reply.headers({ ...pageHeaders(deps), 'Cache-Control': 'private, no-store' })
      })
      consentRoutes(pages, deps, provider)
    })
    await app.register(async (registration) => registrationRoute(registration, deps, hand))
    await app.register(async (raw) => {
      raw.removeAllContentTypeParsers()
      // Left unread: the library reads it.
      raw.addContentTypeParser('*', (_request, _payload, done) => done(null))
      useOpenForm(raw)
      refuseUnreadable(raw, () => ({ error: 'invalid_request', error_description: MALFORMED }))
      raw.all('/oauth/authorize', async (request, reply) => {
        const refused = await throttled(request, (network) => throttleAuthorization(deps.db, network, deps.clock()))
        if (refused) return sendBusyPage(deps, reply, refused)
        if (!(await deps.readViewer(request))) strangers.add(request.raw)
        return hand(request, reply)
      })
      raw.all('/oauth/authorize/:uid', hand)
      for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/jwks', ...METADATA]) raw.all(path, hand)
    })
  }
}

function registrationRoute(app: FastifyInstance, deps: OAuthDeps, hand: Hand): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: REGISTRATION_BYTES_MAX }, (_request, body, done) => done(null, body))
  useOpenForm(app)
  refuseUnreadable(app, ({ statusCode }) => ({
    error: 'invalid_client_metadata',
    error_description: statusCode === 413 ? `the body has more than ${REGISTRATION_BYTES_MAX} bytes` : MALFORMED,
  }))
  // Answered by the form: a browser asks before it may send JSON.
  app.options('/oauth/register', async () => {})
  app.post('/oauth/register', async (request, reply) => {
    const refused = await throttled(request, (network) => throttleRegistration(deps.db, network, deps.clock()))
    if (refused) {
      return reply
        .code(429)
        .header('Retry-After', String(refused.retryAfterSeconds))
        .send({ error: 'temporarily_unavailable', error_description: 'too many clients were registered from here; wait' })
    }
    const normalized = normalizeClientMetadata(parse(request.body))
    if (!normalized.ok) return reply.code(400).send({ error: normalized.error, error_description: normalized.description })
    return hand(request, reply, Buffer.from(JSON.stringify(normalized.metadata)))
  })
}

type Throttled = Extract<Throttle, { kind: 'throttled' }>

async function throttled({ ip }: FastifyRequest, judge: (network: string) => Promise<Throttle>): Promise<Throttled | undefined> {
  const verdict = await judge(networkOf(ip))
  return verdict.kind === 'throttled' ? verdict : undefined
}

/** R8-ceiling, in the form that clients of an authorization server read. */
function refusePastCeiling({ ceiling, clock }: OAuthDeps, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  try {
    ceiling.pass(request.ip, clock())
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const headers = { ...commonHeaders(request.id), 'Cache-Control': 'no-store', ...errorHeaders(error) }
    return reply.code(429).headers(headers).send({ error: 'temporarily_unavailable', error_description: error.message })
  }
}

function sendBusyPage(deps: OAuthDeps, reply: FastifyReply, { retryAfterSeconds }: Throttled): FastifyReply {
  const description = 'Too many sign-ins of assistants were begun from your network. Wait a while.'
  const page = failurePage(deps.links, { error: 'temporarily_unavailable', error_description: description })
  return reply
    .code(429)
    .headers(pageHeaders(deps))
    .header('Retry-After', String(retryAfterSeconds))
    .type('text/html; charset=utf-8')
    .send(page)
}

/** A body that is too long, shorter than it says or of no type is refused before it is read: in this surface's form as well. */
function refuseUnreadable(app: FastifyInstance, describe: (error: FastifyError) => { error: string; error_description: string }): void {
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.statusCode === undefined || error.statusCode >= 500) throw error
    return reply.code(400).send(describe(error))
  })
}

/** Headers and preflight of what programs of any origin may read. */
function useOpenForm(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders(request.id), 'Cache-Control': 'no-store' })
    if (request.method === 'OPTIONS') return reply.code(204).headers(PREFLIGHT).send()
    return undefined
  })
}

// Browsers hold redirects after a form to `form-action` too, and this one leads to wherever the assistant is.
function pageHeaders({ links }: OAuthDeps): Record<string, string> {
  const headers = securityHeaders(links)
  const policy = headers['Content-Security-Policy'] ?? ''
  return { ...headers, 'Content-Security-Policy': policy.replace(/form-action [^;]*(; )?/, '') }
}

type Hand = (request: FastifyRequest, reply: FastifyReply, body?: Buffer) => Promise<FastifyReply>

/** Gives a request to the library. */
function handTo(provider: Provider, issuer: string): Hand {
  const callback = provider.callback()
  return async (request, reply, body) => {
    const raw = body ? withBody(request.raw, body) : request.raw
    asIssuer(request, raw, issuer)
    if (/^\/\.well-known\/[^/]+\//.test(raw.url ?? '')) raw.url = (raw.url ?? '').replace(/^(\/\.well-known\/[^/]+)\/.*$/, '$1')
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
    reply.hijack()
    await callback(raw, reply.raw)
    return reply
  }
}

function asIssuer({ ip }: FastifyRequest, { headers }: { headers: IncomingHttpHeaders }, issuer: string): void {
  const { host, protocol } = new URL(issuer)
  headers.host = host
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
  headers['x-forwarded-for'] = ip
  delete headers['x-forwarded-host']
}

/** The same request with another body, which is yet to be read. */
function withBody(raw: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, socket, httpVersion, httpVersionMajor, httpVersionMinor, complete } = raw
  const headers = { ...raw.headers, 'content-type': 'application/json', 'content-length': String(body.length) }
  const stream = Readable.from([body])
  return Object.assign(stream, {
    method,
    url,
    socket,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    complete,
    headers,
  }) as unknown as IncomingMessage
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
