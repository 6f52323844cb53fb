/**
 * How pages are answered: who looks, what is kept, and the headers of all of them.
 *
 * A page for nobody in particular is made at most twice a second for each address and carries a tag, so that a reader who has it gets it
 * confirmed instead of sent. A page for somebody who is signed in is made for each request and kept nowhere.
 */

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Links } from '../service/links.ts'
import { acceptsGzip } from './assets.ts'
import type { KeptPage, SiteDeps, Viewer } from './deps.ts'
import { type Page, renderPage } from './layout.ts'

const HTML_TYPE = 'text/html; charset=utf-8'
const TAG_CHARACTERS = 20
/** Less is not worth the work. */
const GZIP_BYTES_MIN = 1_024
const PUBLIC = 'public, no-cache'
const PRIVATE = 'private, no-store'

const gzipOf = promisify(gzip)

/** One request for a page. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  viewer: Viewer | null
  now: number
}

/** Somewhere else: 301 for good, 302 for now, 303 after a form. */
export interface Redirect {
  to: string
  status: 301 | 302 | 303
}

/** A document that is no page: a feed, a map of the site, plain text. */
export interface Document {
  type: string
  text: string
}

export type Outcome = Page | Redirect | Document

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** What makes a page for somebody who looks. */
export type Make<Of extends Visit = Visit> = (deps: SiteDeps, visit: Of) => Outcome | Promise<Outcome>

/**
 * A route's handler from what makes the page. `kept: false` is for pages that must be made for each request though nobody is signed in:
 * forms that hold a secret, answers to what was posted.
 */
export function page(deps: SiteDeps, make: Make, { kept = true } = {}): PageHandler {
  return async (request, reply) => {
    const now = deps.clock()
    const viewer = await deps.readViewer(request)
    if (viewer !== null || !kept) return send(deps, { reply, viewer }, await make(deps, { request, reply, viewer, now }))
    const answer = await deps.pages.read(request.raw.url ?? '', now, async () => {
      const outcome = await make(deps, { request, reply, viewer: null, now })
      return keptPage(deps, outcome)
    })
    return sendKept(request, reply, answer)
  }
}

/** Sends what was made for one visitor alone. */
export function send(deps: Pick<SiteDeps, 'links'>, visit: Pick<Visit, 'reply' | 'viewer'>, outcome: Outcome): FastifyReply {
  const { reply, viewer } = visit
  reply.header('Cache-Control', PRIVATE)
  if ('to' in outcome) return reply.redirect(outcome.to, outcome.status)
  if ('type' in outcome) return reply.type(outcome.type).send(outcome.text)
  return reply
    .code(outcome.status ?? 200)
    .headers(outcome.headers ?? {})
    .type(HTML_TYPE)
    .send(renderPage(deps.links, viewer, outcome))
}

// The status and the place of a redirect are headers of the kept answer that never go out as such.
const STATUS = ':status'

function keptPage(deps: Pick<SiteDeps, 'links'>, outcome: Outcome): KeptPage {
  if ('to' in outcome) {
    return {
      body: Buffer.alloc(0),
      headers: { [STATUS]: String(outcome.status), Location: outcome.to, 'Cache-Control': PUBLIC },
    }
  }
  const isDocument = 'type' in outcome
  const body = Buffer.from(isDocument ? outcome.text : renderPage(deps.links, null, outcome))
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, TAG_CHARACTERS)
  return {
    body,
    headers: {
      ...(isDocument ? {} : outcome.headers),
      [STATUS]: String((isDocument ? undefined : outcome.status) ?? 200),
      'Content-Type': isDocument ? outcome.type : HTML_TYPE,
      'Cache-Control': PUBLIC,
      // Weak, since the same page goes out squeezed and plain.
      ETag: `W/"${tag}"`,
      Vary: 'Cookie, Accept-Encoding',
    },
  }
}

const squeezed = new WeakMap<KeptPage, Promise<Buffer>>()

async function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptPage): Promise<FastifyReply> {
  const { [STATUS]: status, ...headers } = answer.headers
  reply.headers(headers)
  if (status === '200' && isSame(request.headers['if-none-match'], headers.ETag)) return reply.code(304).send()
  reply.code(Number(status))
  if (answer.body.length < GZIP_BYTES_MIN || !acceptsGzip(request.headers['accept-encoding'])) return reply.send(answer.body)
  const body = squeezed.get(answer) ?? gzipOf(answer.body)
  squeezed.set(answer, body)
  return reply.header('Content-Encoding', 'gzip').send(await body)
}

/** By the weak comparison (RFC 9110, 13.1.2): some caches on the way make a weak tag a strong one. */
function isSame(asked: string | undefined, tag: string | undefined): boolean {
  if (asked === undefined || tag === undefined) return false
  const opaque = (one: string): string => one.trim().replace(/^W\//, '')
  return asked.trim() === '*' || asked.split(',').some((one) => opaque(one) === opaque(tag))
}

/** On everything that the site sends. No script, style or frame but our own, and nothing inline. The reference asks the API, whose origin may be another. */
export function securityHeaders({ siteUrl, apiUrl }: Pick<Links, 'siteUrl' | 'apiUrl'>): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self' ${new URL(apiUrl).origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}
