// Signing in by GitHub, which has a form of its own, against a server that speaks it.

import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { UpstreamError } from '../../src/core/serving/errors.ts'
import { createGithubProvider } from '../../src/provider/identity-provider.ts'
import { listening } from '../support/free-port.ts'

let github: Server
let origin: string
let asked: string[] = []
let emails: object[] = []

beforeAll(async () => {
  github = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization?.split(' ')[0] ?? ''}`)
    const bodies: Record<string, object> = {
      '/login/oauth/access_token': { access_token: 'token', token_type: 'bearer', scope: 'user:email' },
      '/user': { id: 4711, login: 'ada' },
      // Unless asked for more, it gives thirty.
      '/user/emails': emails.slice(0, 30),
      '/user/emails?per_page=100': emails.slice(0, 100),
    }
    const body = bodies[request.url ?? '']
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}))
  })
  origin = `http://127.0.0.1:${await listening(github)}`
})
afterAll(() => github.close())
beforeEach(() => {
  asked = []
  emails = [
    { email: 'old@reader.example', primary: false, verified: true },
    { email: 'ada@reader.example', primary: true, verified: true },
  ]
})

const provider = () => {
  const origins = { site: `${origin}/login/oauth`, api: origin }
  return createGithubProvider({
    key: 'github',
    name: 'GitHub',
    clientId: 'id',
    clientSecret: 'secret',
    stopping: new AbortController().signal,
    origins,
  })
}
const flow = { state: 'S'.repeat(43), nonce: 'N'.repeat(43), verifier: 'V'.repeat(43) }
const callback = new URL(`https://sitrep.example/sign-in/with/github/callback?code=c&state=${flow.state}`)

test('GitHub says who it is by its number and its first address, verified or not', async () => {
  const ada = { issuer: 'https://github.com/login/oauth', subject: '4711', email: 'ada@reader.example' }
  expect(await provider().identify(callback, flow)).toEqual({ ...ada, isEmailVerified: true })
  expect(asked).toEqual(['POST /login/oauth/access_token ', 'GET /user Bearer', 'GET /user/emails?per_page=100 Bearer'])
  emails = [{ email: 'ada@reader.example', primary: true, verified: false }]
  expect(await provider().identify(callback, flow)).toEqual({ ...ada, isEmailVerified: false })
})

test('GitHub tells the first address also of somebody with more of them than one page holds', async () => {
  const others = Array.from({ length: 40 }, (_, place) => ({ email: `ada-${place}@reader.example`, primary: false, verified: true }))
  emails = [...others, ...emails]
  expect(await provider().identify(callback, flow)).toMatchObject({ email: 'ada@reader.example', isEmailVerified: true })
})

test('GitHub is not believed with another state, and asked for no more than addresses', async () => {
  await expect(provider().identify(callback, { ...flow, state: 'other' })).rejects.toThrow(UpstreamError)
  const address = new URL(await provider().authorizationUrl(flow, 'https://sitrep.example/sign-in/with/github/callback'))
  expect(address.searchParams.get('scope')).toBe('user:email')
  expect(address.searchParams.get('code_challenge_method')).toBe('S256')
})
