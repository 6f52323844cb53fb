// A provider of OpenID Connect that says whatever a test tells it to say, true or not. Its page to sign in on is left out.

import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { listening } from './free-port.ts'

export interface PlainIssuer {
  url: string
  /** Claims of the ID token beside or in place of the honest ones; undefined leaves one out. */
  claims: Record<string, unknown>
  /** How the ID token is signed. */
  algorithm: 'RS256' | 'HS256' | 'none'
  /** In place of what the metadata honestly say. */
  metadata: Record<string, unknown>
  /** In place of the honest answer of the token's address. */
  tokenAnswer: ((response: ServerResponse) => void) | undefined
  /** What its address for user information says; undefined: it has none. */
  userinfo: Record<string, unknown> | undefined
  /** Method, path and kind of credentials of what it was asked. */
  asked: string[]
  /** Forgets what a test has told it. */
  reset(): void
  /** What its page would do: sends whoever was sent there back, with a code. */
  comeBack(authorizationUrl: string): string
  close(): Promise<void>
}

export const PLAIN_CLIENT = { id: 'sitrep', secret: 'a secret' }

export async function openPlainIssuer(): Promise<PlainIssuer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  let nonce: string | null = null
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    issuer.asked.push(`${request.method} ${path} ${request.headers.authorization?.split(' ')[0] ?? '-'}`)
    const answer = answers[path]
    if (answer) return answer(response)
    response.writeHead(404).end()
  })
  const idToken = (): string => {
    // Whoever checks tokens goes by the machine's clock: one that holds for ever needs none.
    const honest = { iss: issuer.url, sub: 'ada', aud: PLAIN_CLIENT.id, iat: 1_000_000_000, exp: 9_000_000_000, nonce }
    return signed({ ...honest, email: 'ada@reader.example', email_verified: true, ...issuer.claims }, issuer.algorithm, privateKey)
  }
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/.well-known/openid-configuration': (response) => json(response, { ...metadataOf(issuer), ...issuer.metadata }),
    '/token': (response) => {
      if (issuer.tokenAnswer) return issuer.tokenAnswer(response)
      return json(response, { access_token: 'an access token', token_type: 'Bearer', expires_in: 300, id_token: idToken() })
    },
    '/userinfo': (response) => json(response, issuer.userinfo ?? {}),
  }
  const told = () => ({ claims: {}, algorithm: 'RS256' as const, metadata: {}, tokenAnswer: undefined, userinfo: undefined, asked: [] })
  const issuer: PlainIssuer = {
    url: `http://127.0.0.1:${await listening(server)}`,
    ...told(),
    reset: () => void Object.assign(issuer, told()),
    comeBack: (authorizationUrl) => {
      const { searchParams } = new URL(authorizationUrl)
      nonce = searchParams.get('nonce')
      return `${searchParams.get('redirect_uri')}?${new URLSearchParams({ code: 'a code', state: searchParams.get('state') ?? '' })}`
    },
    close: () => {
      server.closeAllConnections()
      return server[Symbol.asyncDispose]()
    },
  }
  return issuer
}

function metadataOf({ url, userinfo }: PlainIssuer): object {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...(userinfo ? { userinfo_endpoint: `${url}/userinfo` } : {}),
  }
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function signed(claims: object, algorithm: PlainIssuer['algorithm'], key: KeyObject): string {
  const text = [{ alg: algorithm }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signatures = {
    RS256: () => sign('sha256', Buffer.from(text), key),
    HS256: () => createHmac('sha256', PLAIN_CLIENT.secret).update(text).digest(),
    none: () => Buffer.alloc(0),
  }
  return `${text}.${signatures[algorithm]().toString('base64url')}`
}
