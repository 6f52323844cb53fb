// Clients of the tool server that describe themselves in a document at the address that is their id.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchDocument } from '../../src/provider/fetch-document.ts'
import { freePort, listening } from '../support/free-port.ts'
import { clearRecords, NOW, seedAccount } from '../support/seed.ts'
import { openTestServer } from '../support/server.ts'
import { openTestSite, type TestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'
import { createHandBrowser } from './browser-by-hand.ts'
import { CALLBACK, clientOf, exchange, json, PERSON, refresh, running, statusWith } from './connector.ts'

const ID = 'https://assistant.example/client.json'

const store = storeOfFile()
let site: TestSite
let assistant: Server
let port: number
/** What the assistant's server answers with, and what it was asked for. */
let answer: { status: number; headers: Record<string, string>; body: string }
let asked: string[]

const described = (more: object = {}) =>
  JSON.stringify({ client_id: ID, client_name: 'Quill', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none', ...more })

/** The assistant's server stands here, and is reached without a certificate; all else is as outside. */
function fetchFromHere(url: string) {
  const here = { resolver: async () => [{ address: '127.0.0.1', family: 4 as const }], isAllowed: () => true }
  return fetchDocument(url.replace(/^https:\/\/assistant\.example/, `http://assistant.example:${port}`), here)
}

beforeAll(async () => {
  assistant = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.host?.split(':')[0]}`)
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  port = await listening(assistant)
})
afterAll(async () => {
  await site.app.close()
  assistant.close()
})
beforeEach(async () => {
  await site?.app.close()
  await store.db.query(sql`delete from oauth_records`)
  await clearRecords(store.db)
  await seedAccount(store.db, 'ada', 'hobby')
  asked = []
  answer = { status: 200, headers: { 'content-type': 'application/json' }, body: described() }
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  site = openTestSite(store.db, { siteUrl, fetchDocument: fetchFromHere })
  site.session.viewer = viewerOf('ada')
  await site.app.listen({ port, host: '127.0.0.1' })
  running.server = { origin: siteUrl, clock: site.clock, close: () => site.app.close() }
})

const walk = (client = clientOf(ID)) => createHandBrowser(PERSON).walk(client.url(), CALLBACK)

test('the whole sign-in: the page shows the name and where the answer goes, the tokens work, and the grant can be taken back', async () => {
  expect((await json('/.well-known/oauth-authorization-server')).body).toMatchObject({ client_id_metadata_document_supported: true })
  const client = clientOf(ID)
  const { url, pages } = await walk(client)
  expect(pages.map((page) => /<h1>([^<]*)/.exec(page)?.[1])).toEqual(['Connect Quill?'])
  expect(pages[0]).toContain('localhost:33418')
  const tokens = await exchange(client, String(new URL(url).searchParams.get('code')))
  expect(await statusWith(tokens.access_token)).toBe(200)
  const fresh = (await refresh(client, tokens.refresh_token)).body
  expect(await statusWith(String(fresh.access_token))).toBe(200)
  expect(asked).toEqual(['/client.json assistant.example'])
  const page = (await site.app.inject({ url: '/account/connections', headers: { accept: 'text/html' } })).body
  expect(page).toContain('assistant.example')
  const [, action = ''] = /action="(\/account\/connections\/[^"]+\/revoke)"/.exec(page) ?? []
  await site.app.inject({ method: 'POST', url: action, payload: { csrf: 'csrf-of-tests' } })
  site.clock.now += 1_000
  expect([await statusWith(tokens.access_token), await statusWith(String(fresh.access_token))]).toEqual([401, 401])
})

test('a document may begin with a byte order mark, as some servers write it', async () => {
  answer = { ...answer, body: `\ufeff${described()}` }
  expect((await walk()).pages.map((page) => /<h1>([^<]*)/.exec(page)?.[1])).toEqual(['Connect Quill?'])
})

describe('what is refused', () => {
  test.each([
    ['a document of another id', { body: described({ client_id: 'https://other.example/client.json' }) }],
    ['a document without a redirect address of the request', { body: described({ redirect_uris: ['https://assistant.example/cb'] }) }],
    ['a document with a redirect address that a browser would run', { body: described({ redirect_uris: ['javascript:alert(1)'] }) }],
    ['a document with a secret', { body: described({ client_secret: 'x', token_endpoint_auth_method: 'client_secret_post' }) }],
    ['no JSON', { body: '<html></html>' }],
    ['a document too long', { body: described({ client_name: 'x'.repeat(70_000) }) }],
    ['a page that is not there', { status: 404 }],
    ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/latest' } }],
    ['a redirect to another place of its server', { status: 302, headers: { location: '/moved.json' } }],
  ])('%s', async (_, given) => {
    answer = { ...answer, ...given }
    const { status, text, pages } = await walk()
    expect([status, text]).toEqual([400, expect.stringContaining('can’t be connected')])
    expect(pages).toHaveLength(1)
    expect(new Set(asked)).toEqual(new Set(['/client.json assistant.example']))
  })

  test('more documents than one network may name in an hour', async () => {
    for (let document = 0; document < 30; document++) await walk(clientOf(`https://assistant.example/${document}.json`))
    expect(asked).toHaveLength(30)
    // Whatever it says of its address.
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      const url = clientOf(`https://assistant.example/${address}.json`).url()
      expect((await fetch(url, { headers: { 'x-forwarded-for': address } })).status).toBe(400)
    }
    expect(asked).toHaveLength(30)
  })
})

describe('the server as it is started', () => {
  test.each([
    ['this machine', (port: number) => `https://127.0.0.1:${port}/client.json`],
    ['a name of this machine', (port: number) => `https://localhost:${port}/client.json`],
    ['an address of it in another form', (port: number) => `https://[::ffff:127.0.0.1]:${port}/client.json`],
    ['the network of a cloud', () => 'https://169.254.169.254/latest/meta-data'],
  ])('never connects to %s', async (_, idAt) => {
    let connections = 0
    const count = () => {
      connections += 1
    }
    assistant.on('connection', count)
    const server = await openTestServer(store, { now: NOW, environment: { SITREP_CLIENT_DOCUMENTS: 'true' } })
    try {
      running.server = server
      const { status } = await walk(clientOf(idAt((assistant.address() as AddressInfo).port)))
      expect({ status, connections }).toEqual({ status: 400, connections: 0 })
    } finally {
      assistant.off('connection', count)
      await server.close()
    }
  })

  test('knows no such clients unless it is told to', async () => {
    const server = await openTestServer(store, { now: NOW })
    try {
      running.server = server
      expect((await json('/.well-known/oauth-authorization-server')).body.client_id_metadata_document_supported).toBeFalsy()
      expect((await walk()).status).toBe(400)
      expect(asked).toEqual([])
    } finally {
      await server.close()
    }
  })
})
