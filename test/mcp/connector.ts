// A connector's side of the sign-in, step by step, against the whole server on its port.

import { createHash, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeEach } from 'vitest'
import { PASSWORD, seedPerson } from '../accounts/support.ts'
import { clearRecords, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import type { TestStore } from '../support/store.ts'
import { createHandBrowser, type HandBrowser } from './browser-by-hand.ts'
import { post, toolCall } from './support.ts'

export const CALLBACK = 'http://localhost:33418/callback'
export const PERSON = { email: 'ada@reader.example', password: PASSWORD }

/** The server that a test talks to: another one after a restart. */
export const running: { server: TestServer } = { server: undefined as unknown as TestServer }

/** A server for each test of a file, whose store knows the person and no client. Gives the person's account. */
export function serverOfEach(store: TestStore): { readonly accountId: string } {
  const person = { accountId: '' }
  afterAll(() => running.server.close())
  beforeEach(async () => {
    await running.server?.close()
    await store.db.query(sql`delete from oauth_records`)
    await clearRecords(store.db)
    person.accountId = (await seedPerson(store.db, PERSON.email)).id
    running.server = await openTestServer(store, { now: NOW })
  })
  return person
}

export async function json(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(new URL(path, running.server.origin), init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

export const register = (body: object) =>
  json('/oauth/register', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
export const form = (path: string, values: Record<string, string>) => json(path, { method: 'POST', body: new URLSearchParams(values) })

export interface Client {
  clientId: string
  redirect: string
  verifier: string
  url: (extra?: Record<string, string>) => string
}

export async function newClient(body: object = {}, redirect = CALLBACK): Promise<Client> {
  const registered = await register({ client_name: 'Reader', redirect_uris: [CALLBACK], ...body })
  return clientOf(String(registered.body.client_id), redirect)
}

/** A client under an id that it has already. */
export function clientOf(clientId: string, redirect = CALLBACK): Client {
  const verifier = randomBytes(32).toString('base64url')
  return {
    clientId,
    redirect,
    verifier,
    url: (extra = {}) => {
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirect,
        state: 'here',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        resource: `${running.server.origin}/mcp`,
        ...extra,
      }
      return `${running.server.origin}/oauth/authorize?${new URLSearchParams(query)}`
    },
  }
}

export interface Tokens {
  access_token: string
  refresh_token: string
}

export async function signIn(client: Client, browser: HandBrowser = createHandBrowser(PERSON)): Promise<Tokens> {
  const { url } = await browser.walk(client.url(), client.redirect)
  return exchange(client, String(new URL(url).searchParams.get('code')))
}

export async function exchange(client: Client, code: string): Promise<Tokens> {
  const { body } = await form('/oauth/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: client.redirect,
    client_id: client.clientId,
    code_verifier: client.verifier,
    resource: `${running.server.origin}/mcp`,
  })
  return body as unknown as Tokens
}

export const refresh = (client: Client, token: string, extra: Record<string, string> = {}) =>
  form('/oauth/token', { grant_type: 'refresh_token', refresh_token: token, client_id: client.clientId, ...extra })

export async function statusWith(token: string): Promise<number> {
  return (await post(running.server, toolCall('search_situations', { query: 'x' }), { headers: { authorization: `Bearer ${token}` } }))
    .status
}
