// Signing in by a provider that is odd, broken or hostile, through the running server.

import type { ServerResponse } from 'node:http'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { silentLog } from '../../src/log.ts'
import { freePort } from '../support/free-port.ts'
import { openPlainIssuer, PLAIN_CLIENT, type PlainIssuer } from '../support/plain-issuer.ts'
import { clearRecords, HOUR, MINUTE, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { type Answer, openClient } from './site.ts'
import { seedPerson } from './support.ts'

const store = storeOfFile()
let issuer: PlainIssuer
let server: TestServer
let logged: object[] = []

beforeAll(async () => {
  issuer = await openPlainIssuer()
  server = await openServer()
})
afterAll(async () => {
  await server.close()
  await issuer.close()
})
beforeEach(async () => {
  await clearRecords(store.db)
  issuer.reset()
  logged = []
})

/** A server asks for the issuer's metadata once in some hours. */
function openServer(environment: Record<string, string> = {}): Promise<TestServer> {
  return openTestServer(store, {
    now: NOW,
    environment: {
      SITREP_OIDC_ISSUER: issuer.url,
      SITREP_OIDC_CLIENT_ID: PLAIN_CLIENT.id,
      SITREP_OIDC_CLIENT_SECRET: PLAIN_CLIENT.secret,
      SITREP_OIDC_NAME: 'Harbour ID',
      ...environment,
    },
    log: { ...silentLog, warn: (event, fields) => void logged.push({ event, ...fields }) },
  })
}

async function signIn(of: TestServer = server, returnTo = ''): Promise<Answer> {
  const client = openClient(of)
  const { location } = await client.get(`/sign-in/with/oidc?return_to=${encodeURIComponent(returnTo)}`)
  return client.get(issuer.comeBack(location ?? ''))
}

const accounts = () => store.db.query<object>(sql`select email from accounts`)

test.each([
  ['an honest answer', {}],
  ['"true" as a text', { email_verified: 'true' }],
])('%s makes an account', async (_name, claims) => {
  issuer.claims = claims
  expect((await signIn()).status).toBe(303)
  expect(await accounts()).toEqual([{ email: 'ada@reader.example' }])
})

test.each([
  ['no address', { email: undefined }],
  ['null for an address', { email: null }],
  ['half of a character in an address', { email: '\ud800da@reader.example' }],
  ['a zero character in an address', { email: 'ada\0@reader.example' }],
  ['an address that goes on', { email: `${'a'.repeat(100_000)}@reader.example` }],
  ['an address that is not verified', { email_verified: false }],
  ['"false" as a text', { email_verified: 'false' }],
  ['null for whether it is verified', { email_verified: null }],
  ['a number for whether it is verified', { email_verified: 1 }],
])('%s is said to be missing there', async (_name, claims) => {
  issuer.claims = claims
  const refused = await signIn()
  expect({ status: refused.status, text: refused.text }).toEqual({
    status: 401,
    text: expect.stringContaining('Harbour ID told no e-mail address of yours that it has verified'),
  })
  expect(await accounts()).toEqual([])
})

test.each([
  ['another nonce', { nonce: 'N'.repeat(43) }],
  ['no nonce', { nonce: undefined }],
  ['another issuer', { iss: 'https://elsewhere.example' }],
  ['another client', { aud: 'elsewhere' }],
  ['a token that is over', { iat: 1_000_000_000, exp: 1_000_000_300 }],
  ['nobody', { sub: '' }],
  ['somebody with a zero character', { sub: 'a\0da' }],
  ['somebody whose name goes on', { sub: Array.from({ length: 1_000 }, (_, index) => index).join('-') }],
  ['an address of another kind', { email: ['ada@reader.example'] }],
])('an answer for %s is not believed', async (_name, claims) => {
  issuer.claims = claims
  const refused = await signIn()
  expect({ status: refused.status, text: refused.text }).toEqual({ status: 401, text: expect.stringContaining('was not to be believed') })
  expect(await accounts()).toEqual([])
  expect(logged).toMatchObject([{ event: 'identity.refused', provider: 'oidc', reason: expect.stringMatching(/^\w+( \w+)*$/) }])
})

test.each(['none', 'HS256'] as const)('a token signed by %s is not believed', async (algorithm) => {
  issuer.algorithm = algorithm
  expect((await signIn()).text).toContain('was not to be believed')
})

test('an account with a password and an address that nobody verified here is not taken over', async () => {
  await seedPerson(store.db, 'ada@reader.example')
  expect((await signIn()).text).toContain('has not been verified here')
  expect(await store.db.query(sql`select 1 from identities`)).toEqual([])
})

test('an answer without an end is left', async () => {
  let megabytes = 0
  issuer.tokenAnswer = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const goOn = (): void => {
      if (response.destroyed) return
      megabytes += 1
      response.write(Buffer.alloc(1_048_576, ' '), goOn)
    }
    goOn()
  }
  expect((await signIn()).text).toContain('was not to be believed')
  // What the system holds on the way counts with it.
  expect(megabytes).toBeLessThan(20)
})

test('an answer that leads elsewhere is not followed', async () => {
  issuer.tokenAnswer = (response) => response.writeHead(307, { Location: `${issuer.url}/userinfo` }).end()
  expect((await signIn()).text).toContain('was not to be believed')
  expect(issuer.asked.filter((asked) => asked.includes('/userinfo'))).toEqual([])
})

test('the log names why, without a word of the answer', async () => {
  issuer.tokenAnswer = (response) => {
    const body = { error: 'invalid_client', error_description: 'the code was: a code' }
    response.writeHead(400, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
  await signIn()
  const reason = 'ResponseBodyError OAUTH_RESPONSE_BODY_ERROR invalid_client'
  expect(logged).toEqual([{ event: 'identity.refused', provider: 'oidc', reason }])
})

test.each([
  ['as a form where the metadata name it', ['client_secret_basic', 'client_secret_post'], 'POST /token -'],
  ['as a header where they name that alone', ['client_secret_basic'], 'POST /token Basic'],
  ['as a header where they name nothing', undefined, 'POST /token Basic'],
])('the secret is sent %s', async (_name, methods, asked) => {
  issuer.metadata = { token_endpoint_auth_methods_supported: methods }
  const asking = await openServer()
  try {
    expect((await signIn(asking)).status).toBe(303)
    expect(issuer.asked).toContain(asked)
  } finally {
    await asking.close()
  }
})

describe('a provider that moves', () => {
  const wayOut = async (of: TestServer) => new URL((await openClient(of).get('/sign-in/with/oidc')).location ?? '').pathname

  test('is found at its new addresses after some hours, and at those that are known while it does not tell them', async () => {
    const asking = await openServer()
    try {
      expect(await wayOut(asking)).toBe('/authorize')
      issuer.metadata = { authorization_endpoint: `${issuer.url}/authorize-anew` }
      asking.clock.now += 3 * HOUR
      expect(await wayOut(asking)).toBe('/authorize')
      asking.clock.now += HOUR
      expect(await wayOut(asking)).toBe('/authorize-anew')
      issuer.metadata = { issuer: 'https://elsewhere.example' }
      asking.clock.now += 4 * HOUR
      expect(await wayOut(asking)).toBe('/authorize-anew')
      issuer.metadata = {}
      expect(await wayOut(asking)).toBe('/authorize-anew')
      asking.clock.now += MINUTE
      expect(await wayOut(asking)).toBe('/authorize')
    } finally {
      await asking.close()
    }
  })

  test('is asked again by a clock that was set back', async () => {
    const asking = await openServer()
    try {
      expect(await wayOut(asking)).toBe('/authorize')
      issuer.metadata = { authorization_endpoint: `${issuer.url}/authorize-anew` }
      asking.clock.now -= 20 * HOUR
      expect(await wayOut(asking)).toBe('/authorize-anew')
    } finally {
      await asking.close()
    }
  })

  test('is asked again once its old address for tokens has failed, once a minute at most', async () => {
    const asking = await openServer()
    const lookedUp = () => issuer.asked.filter((asked) => asked.includes('openid-configuration')).length
    try {
      issuer.metadata = { token_endpoint: `${issuer.url}/token-of-old` }
      expect((await signIn(asking)).status).toBe(401)
      issuer.metadata = {}
      expect((await signIn(asking)).status).toBe(401)
      expect(lookedUp()).toBe(1)
      asking.clock.now += MINUTE
      expect((await signIn(asking)).status).toBe(303)
      expect(lookedUp()).toBe(2)
    } finally {
      await asking.close()
    }
  })
})

test('a provider that does not answer holds up no server that stops', { timeout: 8_000 }, async () => {
  const stopping = await openServer()
  const asked = new Promise<void>((resolve) => {
    issuer.tokenAnswer = () => resolve()
  })
  const answer = signIn(stopping)
  await asked
  await stopping.close()
  expect((await answer).text).toContain('Harbour ID does not answer just now')
})

test('an address that user information alone tells is taken', async () => {
  issuer.claims = { email: null, email_verified: undefined }
  issuer.userinfo = { sub: 'ada', email: 'ada@reader.example', email_verified: 'true' }
  const asking = await openServer()
  try {
    expect((await signIn(asking)).status).toBe(303)
    issuer.userinfo = { ...issuer.userinfo, sub: 'eve' }
    expect((await signIn(asking)).text).toContain('was not to be believed')
  } finally {
    await asking.close()
  }
})

test.each<[string, (response: ServerResponse) => void]>([
  ['hangs up', (response) => response.destroy()],
  ['says that it is down', (response) => response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>')],
])('whoever comes back to a provider that %s by then is told so, and may try it again', async (_name, answer) => {
  issuer.tokenAnswer = answer
  const { status, text } = await signIn(server, '/docs')
  expect(status).toBe(502)
  for (const part of ['Harbour ID does not answer just now', 'name="password"', '/sign-in/with/oidc?return_to=%2Fdocs'])
    expect(text).toContain(part)
  expect(text).not.toContain('believed')
})

test.each(['x'.repeat(3_000), 'é'.repeat(1_000)])('a way back that no cookie holds is left, not the sign-in', async (text) => {
  expect((await signIn(server, `/search?q=${text}`)).location).toBe('/account')
})

test('whoever sets out while the provider is down is led to the other ways in, and to it once more', async () => {
  const away = await openServer({ SITREP_OIDC_ISSUER: `http://127.0.0.1:${await freePort()}` })
  const invitation = 'I'.repeat(43)
  const { status, text } = await openClient(away).get(`/sign-in/with/oidc?return_to=/docs&invitation=${invitation}`)
  await away.close()
  expect(status).toBe(502)
  const main = text.slice(text.indexOf('<main'))
  for (const part of [
    'Harbour ID does not answer just now',
    'name="password"',
    'value="/docs"',
    `/sign-in/with/oidc?return_to=%2Fdocs&amp;invitation=${invitation}`,
  ])
    expect(main).toContain(part)
  expect(logged).toMatchObject([{ event: 'identity.refused', provider: 'oidc', reason: expect.stringContaining('ECONNREFUSED') }])
})
