/** Asking another provider who somebody is: OpenID Connect, and GitHub, which has a form of its own. */

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchProtectedResource,
  fetchUserInfo,
} from 'openid-client'
import { z } from 'zod'
import { HOUR_MS } from '../core/durations.ts'
import { UpstreamError } from '../core/serving/errors.ts'

const TIMEOUT_SECONDS = 10
const ANSWER_BYTES_MAX = 1_048_576
const METADATA_AGE_MS_MAX = 4 * HOUR_MS
/** Sooner than this they are not asked for again, whatever goes wrong. */
const METADATA_RETRY_MS = 60_000
/** What OpenID Connect allows; they are ASCII, and an index holds no long ones. */
const SUBJECT_CHARACTERS_MAX = 255
const GITHUB_ISSUER = 'https://github.com/login/oauth'
const GITHUB_API = 'https://api.github.com'
/** As many as one page gives: whoever has more of them than it gives unasked may have the first behind it. */
const GITHUB_EMAILS = '/user/emails?per_page=100'

/** What is kept in the visitor's browser between asking and being answered. */
export interface ProviderFlow {
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
}

export interface ProvidedIdentity {
  issuer: string
  subject: string
  /** Absent where the provider tells none. */
  email: string | undefined
  isEmailVerified: boolean
}

export interface IdentityProvider {
  /** Part of its addresses here. */
  key: string
  /** For people. */
  name: string
  /** Where the visitor goes to be asked. */
  authorizationUrl(flow: ProviderFlow, redirectUri: string): Promise<string>
  /** Who came back. Throws `UpstreamError` when the answer is not to be believed, and `ProviderAway` when none came. */
  identify(callback: URL, flow: ProviderFlow): Promise<ProvidedIdentity>
}

/** No answer came, or one by which the provider says that something is wrong with itself. */
export class ProviderAway extends UpstreamError {}

interface ClientSettings {
  key: string
  name: string
  clientId: string
  clientSecret: string | undefined
  /** Aborts when the server stops: nobody waits for a provider then. */
  stopping: AbortSignal
}

/**
 * A provider that speaks OpenID Connect. No keys of it are kept: its tokens come from itself, over TLS, which is proof enough (OpenID Connect
 * Core, 3.1.3.7).
 */
export function createOidcProvider(settings: ClientSettings & { issuer: string; clock: () => number }): IdentityProvider {
  const { key, name, issuer, clientId, clientSecret, clock, stopping } = settings
  const metadata = keepMetadata(clock, () =>
    discovery(new URL(issuer), clientId, clientSecret, clientSecret === undefined ? undefined : secretAs(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      [customFetch]: boundedFetch(stopping),
      // The settings allow plain http for this machine alone.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    }),
  )
  return {
    key,
    name,
    authorizationUrl: (flow, redirectUri) =>
      believe(name, async () => addressFor(await metadata.read(), { ...(await parametersOf(flow, redirectUri)), scope: 'openid email' })),
    identify: (callback, flow) =>
      believe(name, async () => {
        const client = await metadata.read()
        const tokens = await authorizationCodeGrant(client, callback, {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        }).catch((error) => {
          metadata.doubt()
          throw error
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('no ID token')
        const told =
          claims.email == null && client.serverMetadata().userinfo_endpoint !== undefined
            ? await fetchUserInfo(client, tokens.access_token, claims.sub)
            : claims
        const { email, email_verified } = addressClaims.parse(told)
        const isEmailVerified = email_verified === true || email_verified === 'true'
        return { issuer: claims.iss, subject: subject.parse(claims.sub), email: email ?? undefined, isEmailVerified }
      }),
  }
}

interface KeptMetadata {
  read(): Promise<Configuration>
  /** What they led to did not work: the provider may have moved. */
  doubt(): void
}

/** What a provider says of itself, fetched when it is first needed, and anew after some hours. Where that fails, what is known holds on for a while. */
function keepMetadata(clock: () => number, discover: () => Promise<Configuration>): KeptMetadata {
  let known: Configuration | undefined
  let asking: Promise<Configuration> | undefined
  let askedAt = 0
  let dueAt = 0
  const ask = async (last: Configuration | undefined): Promise<Configuration> => {
    askedAt = clock()
    try {
      known = await discover()
      dueAt = askedAt + METADATA_AGE_MS_MAX
      return known
    } catch (error) {
      if (!last) throw error
      dueAt = askedAt + METADATA_RETRY_MS
      return last
    }
  }
  return {
    read: async () => {
      const now = clock()
      // A clock that was set back would hold them for as long as it was.
      if (known && now >= askedAt && now < dueAt) return known
      asking ??= ask(known).finally(() => {
        asking = undefined
      })
      return asking
    },
    doubt: () => {
      dueAt = Math.min(dueAt, askedAt + METADATA_RETRY_MS)
    },
  }
}

const subject = z
  .string()
  .min(1)
  .max(SUBJECT_CHARACTERS_MAX)
  .regex(/^\P{C}+$/u)
/** Some providers write `email_verified` as a text, and null for what they do not know. What is of another kind verifies nothing. */
const addressClaims = z.object({ email: z.string().nullish(), email_verified: z.unknown() })

/** By its form where the provider's metadata name that; else as a header, which holds where they name nothing. */
function secretAs(clientSecret: string): ClientAuth {
  const [asForm, asHeader] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    return (methods?.includes('client_secret_post') ? asForm : asHeader)(server, ...rest)
  }
}

const githubUser = z.object({ id: z.number() })
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** GitHub: OAuth 2.0 without OpenID Connect, so that who it is must be asked with the token. */
export function createGithubProvider(settings: ClientSettings & { origins?: { site: string; api: string } }): IdentityProvider {
  const { key, name, clientId, clientSecret, stopping } = settings
  const { site, api } = settings.origins ?? { site: GITHUB_ISSUER, api: GITHUB_API }
  const server = { issuer: GITHUB_ISSUER, authorization_endpoint: `${site}/authorize`, token_endpoint: `${site}/access_token` }
  const client = new Configuration(server, clientId, clientSecret)
  client.timeout = TIMEOUT_SECONDS
  client[customFetch] = boundedFetch(stopping)
  if (site.startsWith('http:')) allowInsecureRequests(client)
  const ask = async (token: string, path: string): Promise<unknown> => {
    const headers = new Headers({ Accept: 'application/vnd.github+json', 'User-Agent': 'sitrep' })
    const response = await fetchProtectedResource(client, token, new URL(`${api}${path}`), 'GET', undefined, headers)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  return {
    key,
    name,
    authorizationUrl: (flow, redirectUri) =>
      believe(name, async () => {
        const { nonce: _, ...parameters } = await parametersOf(flow, redirectUri)
        return addressFor(client, { ...parameters, scope: 'user:email' })
      }),
    identify: (callback, flow) =>
      believe(name, async () => {
        const tokens = await authorizationCodeGrant(client, callback, { pkceCodeVerifier: flow.verifier, expectedState: flow.state })
        const { id } = githubUser.parse(await ask(tokens.access_token, '/user'))
        const emails = githubEmails.parse(await ask(tokens.access_token, GITHUB_EMAILS))
        const primary = emails.find((email) => email.primary)
        return { issuer: GITHUB_ISSUER, subject: String(id), email: primary?.email, isEmailVerified: primary?.verified === true }
      }),
  }
}

async function parametersOf({ state, nonce, verifier }: ProviderFlow, redirectUri: string) {
  return {
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
}

function addressFor(client: Configuration, parameters: Record<string, string>): string {
  return buildAuthorizationUrl(client, parameters).href
}

/** An answer that goes on until the deadline would fill the memory. */
function boundedFetch(stopping: AbortSignal): CustomFetch {
  return async (url, options) => {
    const { method, headers, redirect } = options
    const signal = AbortSignal.any([stopping, ...(options.signal ? [options.signal] : [])])
    const body = (options.body ?? null) as BodyInit | null
    const response = await fetch(url, { method, headers, redirect, signal, body }).catch((cause) => {
      throw new ProviderAway('it did not answer', { cause })
    })
    if (response.status >= 500) throw new ProviderAway(`it answered ${response.status}`)
    let bytes = 0
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.length
        if (bytes > ANSWER_BYTES_MAX) throw new Error(`an answer of more than ${ANSWER_BYTES_MAX} bytes`)
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(bounded) ?? null, response)
  }
}

/** What goes wrong at the provider is the cause; its words are never ours. */
async function believe<T>(name: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw new (isAway(cause) ? ProviderAway : UpstreamError)(`${name} did not say who it is`, { cause })
  }
}

/** The library puts what its fetching throws into an error of its own. */
function isAway(error: unknown): boolean {
  return error instanceof ProviderAway || (error instanceof Error && error.cause instanceof ProviderAway)
}
