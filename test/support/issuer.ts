// A real provider of OpenID Connect on this machine. Whoever comes is signed in at once as the person that the test has set.

import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { listening } from './free-port.ts'

export interface Issuer {
  url: string
  /** Who is signed in there; undefined: nobody, and it refuses. */
  person: { subject: string; email?: string; isEmailVerified?: boolean } | undefined
  /** Makes the client known; call it once its address is known. */
  register(redirectUri: string): void
  close(): Promise<void>
}

export const ISSUER_CLIENT = { id: 'sitrep', secret: 'a secret of the issuer for tests, long enough' }

export async function openIssuer(): Promise<Issuer> {
  let provider: Provider | undefined
  const server = createServer((request, response) => {
    if (!provider) return void response.writeHead(503).end()
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response)
    answer(provider, issuer.person, { request, response }).catch(() => response.writeHead(500).end())
  })
  const issuer: Issuer = {
    url: `http://127.0.0.1:${await listening(server)}`,
    person: undefined,
    register: (redirectUri) => {
      provider = createProvider(issuer, redirectUri)
    },
    close: () => server[Symbol.asyncDispose](),
  }
  return issuer
}

function createProvider(issuer: Issuer, redirectUri: string): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return new Provider(issuer.url, {
    clients: [{ client_id: ISSUER_CLIENT.id, client_secret: ISSUER_CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key for tests'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // What the address book of the issuer says is asked for with the token.
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: issuer.person?.email, email_verified: issuer.person?.isEmailVerified ?? false }),
    }),
  })
}

type Exchange = { request: Parameters<Provider['interactionDetails']>[0]; response: Parameters<Provider['interactionDetails']>[1] }

async function answer(provider: Provider, person: Issuer['person'], { request, response }: Exchange): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (!person) return provider.interactionFinished(request, response, { error: 'access_denied' })
  if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId: person.subject } })
  const grant = new provider.Grant({ accountId: session?.accountId ?? person.subject, clientId: String(params.client_id) })
  grant.addOIDCScope('openid email')
  const grantId = await grant.save()
  return provider.interactionFinished(request, response, { consent: { grantId } }, { mergeWithLastSubmission: true })
}
