/**
 * The page on which somebody allows an assistant in.
 *
 * Who is signed in is the website's to say, anew for each authorization: nothing is ever allowed without this page. Approving twice is
 * approving once: the second finds the grant of the first, or the page that says that all is done.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { redirectPlaceOf } from '../service/grants.ts'
import { tokenHash } from '../service/oauth-records.ts'
import { isSameToken } from '../service/tokens.ts'
import type { Viewer } from '../site/deps.ts'
import { audienceOf, type OAuthDeps } from './deps.ts'
import { scopeOfGrant } from './own-parameters.ts'
import { consentPage, overPage, staleFormPage } from './pages.ts'

const PATH = '/oauth/consent/:uid'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

export function consentRoutes(app: FastifyInstance, deps: OAuthDeps, provider: Provider): void {
  app.get(PATH, async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply)
    if (!interaction) return sendPage(reply, 404, overPage(deps.links, { hasCookies: request.headers.cookie !== undefined }))
    const viewer = await deps.readViewer(request)
    if (!viewer) return reply.redirect(`/sign-in?return_to=${encodeURIComponent(pathOf(interaction))}`, 302)
    return sendPage(reply, 200, await pageOf(deps, provider, { interaction, viewer }))
  })
  app.post(PATH, async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply)
    if (!interaction) return sendPage(reply, 404, overPage(deps.links, { hasCookies: request.headers.cookie !== undefined }))
    const viewer = await deps.readViewer(request)
    if (!viewer) return reply.redirect(`/sign-in?return_to=${encodeURIComponent(pathOf(interaction))}`, 303)
    const { csrf, decision } = formOf(request)
    if (!isSameToken(csrf, viewer.csrf)) return sendPage(reply, 403, staleFormPage(deps.links, pathOf(interaction)))
    const result = decision === 'approve' ? await approve(deps, provider, { interaction, viewer }) : DENIED
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }), 303)
  })
}

const DENIED = { error: 'access_denied', error_description: 'the person said no' }

async function pageOf(deps: OAuthDeps, provider: Provider, ask: { interaction: Interaction; viewer: Viewer }): Promise<string> {
  const { interaction, viewer } = ask
  const client = await provider.Client.find(String(interaction.params.client_id))
  const redirect = String(interaction.params.redirect_uri)
  return consentPage(deps.links, {
    clientName: client?.clientName?.trim() || 'An assistant without a name',
    redirectPlace: redirectPlaceOf(redirect),
    // As browsers read it: `HTTPS:` leads to a site as well.
    isOnDevice: URL.parse(redirect)?.protocol !== 'https:',
    email: viewer.email,
    tierName: viewer.tier.name,
    action: pathOf(interaction),
    csrf: viewer.csrf,
  })
}

async function approve(deps: OAuthDeps, provider: Provider, ask: { interaction: Interaction; viewer: Viewer }) {
  const { interaction, viewer } = ask
  const { accountId } = viewer
  const { params, result } = interaction
  const made = result?.login?.accountId === accountId ? result?.consent?.grantId : undefined
  if (made !== undefined) return { login: { accountId, remember: false }, consent: { grantId: made } }
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
  // One for each authorization and person: a button that is pressed twice at once makes the same twice.
  grant.jti = tokenHash(`${interaction.uid} ${accountId}`)
  grant.addOIDCScope(scopeOfGrant(params))
  for (const resource of resourcesOf(deps, params.resource)) grant.addResourceScope(resource, 'mcp')
  return { login: { accountId, remember: false }, consent: { grantId: await grant.save() } }
}

function resourcesOf(deps: OAuthDeps, asked: unknown): string[] {
  const list = [asked].flat().filter((resource) => typeof resource === 'string')
  return [...new Set([audienceOf(deps), ...list])]
}

/** The authorization on its way in this browser; undefined when it is over, or another's. */
async function interactionOf(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const { uid } = request.params as { uid: string }
    return interaction.uid === uid ? interaction : undefined
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

function pathOf({ uid }: Interaction): string {
  return `/oauth/consent/${uid}`
}

function formOf({ body }: FastifyRequest): { csrf: string; decision: string } {
  const form = new URLSearchParams(typeof body === 'string' ? body : '')
  return { csrf: form.get('csrf') ?? '', decision: form.get('decision') ?? '' }
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}
