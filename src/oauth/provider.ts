/** The authorization server: the library with our settings. */

import Provider, { type Adapter, type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider'
import { ServiceError } from '../core/serving/errors.ts'
import { networkOf } from '../core/serving/network.ts'
import { errorBody, UNKNOWN_ENDPOINT } from '../rest/errors.ts'
import { createOAuthRecords, hasAccount, tokenHash } from '../service/oauth-records.ts'
import { throttleRegistration } from '../service/throttle-registration.ts'
import { isSameToken } from '../service/tokens.ts'
import { normalizeClientMetadata, SCOPES } from './client-metadata.ts'
import { audienceOf, type FetchDocument, isOwnResource, issuerOf, type OAuthDeps } from './deps.ts'
import { AUTHORIZATION_PATH, OFFLINE_PARAMETER, useOwnParameters } from './own-parameters.ts'
import { showFailure } from './pages.ts'

const MINUTE_S = 60
const HOUR_S = 3_600
const DAY_S = 86_400
/** Every refresh gives a new one. */
const REFRESH_TOKEN_S = 60 * DAY_S
/** Longer than any refresh token that a grant gave. */
const GRANT_S = 400 * DAY_S
const COOKIE_PATH = '/oauth'

export function createProvider(deps: OAuthDeps): Provider {
  const provider = new Provider(issuerOf(deps), configurationOf(deps))
  // The headers that it then believes are written by us.
  provider.proxy = true
  // The store has only the hash of a client's secret.
  provider.Client.prototype.compareClientSecret = function (given) {
    return isSameToken(tokenHash(given), this.clientSecret ?? '')
  }
  useOwnParameters(provider)
  provider.use(refuseUnknownMethod)
  provider.on('server_error', ({ response }, error) => {
    // What the caller is told, by whoever took the request in.
    const requestId = response.get('X-Request-Id')
    deps.log.error('request.failed', { request_id: requestId, code: 'oauth', err: error })
  })
  return provider
}

/** R4-unknown-path: the library leaves a method that it does not know to the framework, whose refusal is a word of plain text. */
async function refuseUnknownMethod(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next()
  if (ctx.status !== 404 || ctx.body !== undefined) return
  ctx.status = 404
  ctx.body = errorBody(new ServiceError('not_found', UNKNOWN_ENDPOINT))
}

function configurationOf(deps: OAuthDeps): Configuration {
  const { secrets, links } = deps
  return {
    adapter: (model: string) => adapterOf(deps, model),
    jwks: secrets.jwks,
    cookies: {
      keys: secrets.cookieKeys,
      names: { session: 'sitrep_oauth_session', interaction: 'sitrep_oauth', resume: 'sitrep_oauth_resume' },
      long: { path: COOKIE_PATH, httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    clientBasedCORS: () => true,
    clientDefaults: { grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none' },
    // D9-flow
    pkce: { required: () => true },
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    scopes: SCOPES,
    claims: {},
    extraParams: [OFFLINE_PARAMETER],
    features: featuresOf(deps),
    ...(deps.fetchDocument ? { fetch: documentFetcher(deps.fetchDocument) } : {}),
    findAccount: async (_ctx, id) => ((await hasAccount(deps, id)) ? { accountId: id, claims: async () => ({ sub: id }) } : undefined),
    interactions: { url: (_ctx, interaction) => `/oauth/consent/${interaction.uid}` },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // With its tokens, whichever was revoked: a refresh at the same time would outlive it.
    revokeGrantPolicy: () => true,
    expiresWithSession: async () => false,
    renderError: async (ctx, out) => showFailure(ctx, links, out),
    routes: {
      authorization: AUTHORIZATION_PATH,
      token: '/oauth/token',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
    },
    ttl: {
      AuthorizationCode: MINUTE_S,
      Interaction: HOUR_S,
      Session: HOUR_S,
      // D9-tokens
      AccessToken: 12 * HOUR_S,
      RefreshToken: REFRESH_TOKEN_S,
      Grant: GRANT_S,
    },
  }
}

function featuresOf(deps: OAuthDeps): NonNullable<Configuration['features']> {
  const audience = audienceOf(deps)
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    // On unless said otherwise: no route leads to the one, and the tool server knows tokens by themselves, without a proof.
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
    clientIdMetadataDocument: {
      enabled: deps.fetchDocument !== undefined,
      ack: 'draft-02',
      cacheDuration: { min: 5 * MINUTE_S, max: DAY_S },
      // Whoever names an address makes us ask there.
      allowFetch: async (ctx) => (await throttleRegistration(deps.db, networkOf(ctx.ip), deps.clock())).kind === 'allowed',
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (!isOwnResource(deps, resource)) throw new errors.InvalidTarget('this server gives tokens for its own tool server alone')
        return { scope: 'mcp', audience, accessTokenFormat: 'opaque' }
      },
    },
  }
}

function adapterOf(deps: OAuthDeps, model: string): Adapter {
  const records = createOAuthRecords(deps, model)
  return {
    upsert: async (id, payload, expiresIn) => {
      if (!isStorable(payload)) throw new errors.InvalidRequest('a parameter holds a character that is none')
      if (!(await records.upsert(id, { ...payload }, expiresIn))) throw new errors.InvalidGrant('the account is gone')
    },
    find: async (id) => (isStorable(id) ? records.find(id) : undefined),
    consume: async (id) => {
      const isFirst = await records.consume(id)
      // Of those who bring a code at the same time, all were told that it is unused. Refresh tokens have a grace (D9-flow).
      if (!isFirst && model === 'AuthorizationCode') throw new errors.InvalidGrant('the code was used already')
    },
    destroy: (id) => records.destroy(id),
    revokeByGrantId: (grantId) => records.revokeByGrantId(grantId),
    // Sessions are never kept, and there are no devices that show codes.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  }
}

/** The store takes no NUL and no half of a character, wherever a client puts it (in its `state`, for example). */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}

/** A client's own description, made fit as a registration is. In place of what the library would fetch by itself. */
function documentFetcher(fetchDocument: FetchDocument): NonNullable<Configuration['fetch']> {
  return async (url) => {
    const { status, text, cacheControl } = await fetchDocument(String(url))
    if (status !== 200) return new Response(null, { status: status < 200 || status > 599 ? 502 : status })
    const normalized = normalizeClientMetadata(JSON.parse(text))
    if (!normalized.ok) return new Response(null, { status: 422 })
    return new Response(JSON.stringify(normalized.metadata), {
      headers: cacheControl === undefined ? {} : { 'cache-control': cacheControl },
    })
  }
}
