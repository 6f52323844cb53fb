/** Failures as pages: the one mapper of this surface. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../core/serving/errors.ts'
import { serviceErrorOf } from '../service/service-error.ts'
import type { SiteDeps, Viewer } from './deps.ts'
import { waitText } from './format.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'
import { addressWith } from './query.ts'
import { securityHeaders, send } from './respond.ts'

const HEADLINES: Readonly<Record<number, string>> = {
  400: 'That address cannot be read',
  401: 'Please sign in',
  403: 'Not for you to see',
  404: 'There is nothing here',
  410: 'This is gone',
  429: 'Too many requests',
  500: 'Something broke on our side',
  502: 'A part we depend on did not answer',
  503: 'Back in a moment',
}

const TOO_LARGE = 413
const TOO_LARGE_TEXT =
  'It holds more than is taken at once, and changed nothing. Go back, where all of it still stands, and send less of it.'

/** The page of a failure. What is for some alone is not there for who is signed out, an operator whose session ended among them. */
function errorPage(error: ServiceError, { method, url }: FastifyRequest, viewer: Viewer | null): Page {
  const mayBeHidden = viewer === null && error.status === 404 && method === 'GET'
  const headline = method === 'POST' && error.status === 400 ? 'That form cannot be read' : (HEADLINES[error.status] ?? 'That did not work')
  return {
    status: error.status,
    title: headline,
    noIndex: true,
    body: html`<div class="wrap narrow failure">
      <p class="eyebrow">${error.status}</p>
      <h1>${headline}</h1>
      <p class="lede">${sentence(error.message)}</p>
      ${error.retryAfterSeconds !== undefined && html`<p>Please try again in ${waitText(error.retryAfterSeconds)}.</p>`}
      <p><a href="/">Top situations</a> · <a href="/search">Search</a>${mayBeHidden && html` · <a href=${addressWith('/sign-in', { return_to: url })}>Sign in</a>`}</p>
    </div>`,
    headers: error.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(error.retryAfterSeconds) },
  }
}

/** Answers with whatever went wrong. Faults of ours are logged with their cause; readers never see it. */
export function sendErrorPage(deps: SiteDeps, request: FastifyRequest, reply: FastifyReply): (thrown: unknown) => Promise<FastifyReply> {
  return async (thrown) => {
    const error = requestErrorOf(thrown) ?? serviceErrorOf(thrown)
    if (error.status >= 500) deps.log.error('request.failed', { request_id: request.id, code: error.code, err: error.cause ?? error })
    reply.headers(securityHeaders(deps.links))
    const viewer = await viewerOrNobody(deps, request)
    return send(deps, { reply, viewer }, errorPage(error, request, viewer))
  }
}

/** The page for addresses that lead nowhere. */
export function sendNotFoundPage(deps: SiteDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendErrorPage(deps, request, reply)(new ServiceError('not_found', 'No page has this address. It may have been mistyped.'))
}

// Whoever asks sees the failure, even when the store can't tell who that is.
function viewerOrNobody(deps: SiteDeps, request: FastifyRequest): Promise<Viewer | null> {
  return deps.readViewer(request).catch(() => null)
}

/** What the HTTP library itself refuses, a form that is too long for example. */
function requestErrorOf(thrown: unknown): ServiceError | undefined {
  if (!(thrown instanceof Error) || !('statusCode' in thrown) || typeof thrown.statusCode !== 'number') return undefined
  const { statusCode } = thrown
  if (statusCode < 400 || statusCode >= 500) return undefined
  return new ServiceError('bad_request', statusCode === TOO_LARGE ? TOO_LARGE_TEXT : 'The request is malformed.', { cause: thrown })
}

function sentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
