/**
 * What clients ask for, made fit for the library: that is an OpenID provider, and we give access to the tool server alone. What we do not know is
 * left out of what is asked, as RFC 6749 allows for scopes (§3.3) and wants for parameters (§3.1), and the answer tells what was given (D9-tokens).
 */

import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { SCOPES } from './client-metadata.ts'

export const AUTHORIZATION_PATH = '/oauth/authorize'
/** Says within an authorization that `offline_access` was asked for. As a scope the library would drop it, or refuse it, for reasons that are not ours. */
export const OFFLINE_PARAMETER = 'sitrep_offline'
const ACCESS_SCOPE = 'mcp'
const OFFLINE_SCOPE = 'offline_access'
/** Of OpenID. The library refuses them where `openid` is not asked for, which is left out as well. */
const IDENTITY_PARAMETERS: ReadonlySet<string> = new Set(['nonce', 'max_age', 'acr_values', 'claims', 'claims_locales', 'id_token_hint'])

export function useOwnParameters(provider: Provider): void {
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    if (ctx.path === AUTHORIZATION_PATH) ctx.query = ownQuery(ctx.query)
    await next()
    if (ctx.oidc?.route === 'discovery') Object.assign(ctx.body as object, { scopes_supported: SCOPES })
    if (ctx.oidc?.route === 'token' && isOfflineGiven(ctx)) Object.assign(ctx.body as object, { scope: SCOPES.join(' ') })
  })
  askOwnScopeAtRefresh(provider)
}

/** The scope of the grant of an authorization. */
export function scopeOfGrant(parameters: Readonly<Record<string, unknown>>): string {
  return parameters[OFFLINE_PARAMETER] === undefined ? ACCESS_SCOPE : SCOPES.join(' ')
}

function ownQuery({ scope, ...query }: KoaContextWithOIDC['query']): KoaContextWithOIDC['query'] {
  const kept = Object.entries(query).filter(([name]) => name !== OFFLINE_PARAMETER && !IDENTITY_PARAMETERS.has(name))
  const isOffline = typeof scope === 'string' && scope.split(' ').includes(OFFLINE_SCOPE)
  return {
    ...Object.fromEntries(kept),
    // Given twice, it is the library's to refuse.
    scope: Array.isArray(scope) ? scope : ACCESS_SCOPE,
    ...(isOffline ? { [OFFLINE_PARAMETER]: 'yes' } : {}),
  }
}

function isOfflineGiven({ oidc, body }: KoaContextWithOIDC): boolean {
  const isGiven = typeof body === 'object' && body !== null && 'refresh_token' in body
  return isGiven && (oidc.entities.Grant?.getOIDCScope().split(' ').includes(OFFLINE_SCOPE) ?? false)
}

/**
 * A client that repeats at a refresh what it asked for at first would be refused for what it was not given, and its sign-in be over.
 * An access token is good for one thing, so that there is nothing to choose.
 */
function askOwnScopeAtRefresh(provider: Provider): void {
  const { prototype } = provider.OIDCContext
  const read = Object.getOwnPropertyDescriptor(prototype, 'requestParamScopes')?.get
  Object.defineProperty(prototype, 'requestParamScopes', {
    get(this: KoaContextWithOIDC['oidc']): Set<string> {
      return this.route === 'token' ? new Set([ACCESS_SCOPE]) : read?.call(this)
    },
  })
}
