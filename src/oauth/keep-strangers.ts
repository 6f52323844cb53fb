/**
 * Who is not signed in is sent to no site by an authorization that fails.
 *
 * Anybody may register a client, so that an address of ours with a parameter left out would lead visitors wherever its author likes, at once and
 * without a page (RFC 9700 §4.11.2). They are told here what is wrong. A program on the visitor's device gets its answer, and so does every client
 * whose request was shown to a person, whatever they decided.
 */

import type { IncomingMessage } from 'node:http'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Links } from '../service/links.ts'
import { type Failure, showFailure } from './pages.ts'

/** `strangers`: the requests of those who are not signed in. */
export function keepStrangers(provider: Provider, links: Links, strangers: WeakSet<IncomingMessage>): void {
  const failures = new WeakMap<IncomingMessage, Failure>()
  provider.on('authorization.error', ({ req }, { error, error_description }) => failures.set(req, { error, error_description }))
  provider.on('server_error', ({ req }) => failures.set(req, { error: 'server_error', error_description: 'Something failed here.' }))
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next()
    const failure = failures.get(ctx.req)
    if (!failure || !strangers.has(ctx.req) || !leadsToSite(ctx)) return
    ctx.remove('Location')
    ctx.status = failure.error === 'server_error' ? 500 : 400
    showFailure(ctx, links, failure)
  })
}

/** However the answer would get there: as a redirect, or as a form that sends itself. */
function leadsToSite({ oidc, query }: KoaContextWithOIDC): boolean {
  const redirect = oidc.params?.redirect_uri ?? query.redirect_uri
  return typeof redirect === 'string' && URL.parse(redirect)?.protocol === 'https:'
}
