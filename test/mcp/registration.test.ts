// How connectors introduce themselves, and the documents by which they find their way.

import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { purgePeople } from '../../src/store/purge-people.ts'

import { NOW } from '../support/seed.ts'
import { openTestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { createHandBrowser } from './browser-by-hand.ts'
import { CALLBACK, clientOf, form, json, newClient, PERSON, register, running, serverOfEach, signIn } from './connector.ts'

const store = storeOfFile()
serverOfEach(store)

describe('registration', () => {
  test('what is too long is refused in the form of registrations', async () => {
    expect(await register({ client_name: 'x'.repeat(32_768), redirect_uris: [CALLBACK] })).toMatchObject({
      status: 400,
      body: { error: 'invalid_client_metadata', error_description: 'the body has more than 32768 bytes' },
    })
  })

  // D9-flow
  test.each([
    [
      'Claude on the web',
      { redirect_uris: ['https://claude.ai/api/mcp/auth_callback'], token_endpoint_auth_method: 'none', scope: 'mcp offline_access' },
      'web',
    ],
    [
      'Claude with a secret',
      { redirect_uris: ['https://claude.ai/api/mcp/auth_callback'], token_endpoint_auth_method: 'client_secret_post' },
      'web',
    ],
    [
      'Claude Code',
      {
        redirect_uris: ['http://localhost:53111/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
      'native',
    ],
    ['Cursor', { redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback'], application_type: 'web' }, 'native'],
    ['a program with a dotted name', { redirect_uris: ['com.example.reader:/callback'] }, 'native'],
    [
      'VS Code',
      {
        redirect_uris: ['http://127.0.0.1/', 'http://127.0.0.1:33418/', 'https://vscode.dev/redirect'],
        grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      },
      'native',
    ],
    [
      'ChatGPT',
      { redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'], token_endpoint_auth_method: 'client_secret_basic' },
      'web',
    ],
    [
      'a bridge',
      {
        redirect_uris: ['http://127.0.0.1:3334/oauth/callback'],
        software_id: '2e6dc280-f3c3-4e01-99a7-8181dbd1d23d',
        software_version: '1',
        client_uri: 'https://example.com',
      },
      'native',
    ],
    ['nothing but a redirect', { redirect_uris: ['https://a.example/cb'] }, 'web'],
    [
      'unknown scope and fields',
      { redirect_uris: ['https://a.example/cb'], scope: 'openid profile', foo: 'bar', jwks_uri: 'http://x' },
      'web',
    ],
  ])('%s is taken', async (_, body, type) => {
    const { status, body: answer, headers } = await register(body)
    expect([status, answer.application_type, answer.scope]).toEqual([201, type, expect.stringContaining('mcp')])
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  test.each([
    ['http on another host', { redirect_uris: ['http://a.example/cb'] }],
    ['http on a host that begins like this device', { redirect_uris: ['http://127.0.0.1.evil.example/cb'] }],
    ['a name before the host', { redirect_uris: ['https://claude.example@evil.example/cb'] }],
    ['a password before the host', { redirect_uris: ['https://:hush@evil.example/cb'] }],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['a page of the browser', { redirect_uris: ['chrome://settings'] }],
    ['another page of the browser', { redirect_uris: ['chrome-untrusted://terminal'] }],
    ['a part of the system', { redirect_uris: ['ms-settings:privacy'] }],
    ['one such among others', { redirect_uris: ['https://a.example/cb', 'edge://settings'] }],
    ['a fragment', { redirect_uris: ['https://a.example/cb#x'] }],
    ['a space at its end', { redirect_uris: ['https://a.example/cb '] }],
    ['a NUL', { redirect_uris: ['https://a.example/\0'] }],
    ['half a character', { redirect_uris: ['https://a.example/\ud800'] }],
    ['no redirect', { client_name: 'x' }],
    ['too many', { redirect_uris: Array.from({ length: 21 }, (_, index) => `https://a.example/${index}`) }],
    ['a list', []],
  ])('%s is refused', async (_, body) => {
    expect((await register(body)).status).toBe(400)
  })

  test('a client whose name no store could keep is an unknown one, and no fault of ours', async () => {
    const { status, body } = await form('/oauth/token', { grant_type: 'refresh_token', refresh_token: 'none', client_id: 'a\0b' })
    expect([status, body]).toEqual([401, expect.objectContaining({ error: 'invalid_client' })])
    expect((await fetch(`${running.server.origin}/oauth/authorize?client_id=a%00b`, { redirect: 'manual' })).status).toBe(400)
  })

  test('a client with a secret is known by it and by no other, and the store has only its hash', async () => {
    const { body } = await register({ redirect_uris: ['https://a.example/cb'], token_endpoint_auth_method: 'client_secret_post' })
    const [clientId, secret] = [String(body.client_id), String(body.client_secret)]
    const ask = (client_secret: string) =>
      form('/oauth/token', { grant_type: 'refresh_token', refresh_token: 'none', client_id: clientId, client_secret })
    expect((await ask(secret)).body).toMatchObject({ error: 'invalid_grant' })
    expect((await ask(`${secret}x`)).body).toMatchObject({ error: 'invalid_client' })
    const [kept] = await store.db.query<{ payload: { client_secret: string } }>(
      sql`select payload from oauth_records where id = ${clientId}`,
    )
    expect(JSON.stringify(kept)).not.toContain(secret)
    // Nor is what the store holds of any use.
    expect((await ask(kept!.payload.client_secret)).body).toMatchObject({ error: 'invalid_client' })
  })

  test('a name that is markup is a name, and a native client may come back on another port', async () => {
    const client = await newClient({ client_name: '<script>alert(1)</script>' }, 'http://127.0.0.1:50001/callback')
    const native = await newClient({ redirect_uris: ['http://127.0.0.1:1/callback'] }, 'http://127.0.0.1:50001/callback')
    const { pages } = await createHandBrowser(PERSON).walk(client.url({ redirect_uri: CALLBACK }), CALLBACK)
    expect(pages[1]).toContain('Connect &lt;script>alert(1)')
    expect((await signIn(native)).access_token).toEqual(expect.any(String))
  })

  test('a long name is cut between characters, and an address that holds none is left out', async () => {
    const { status, body } = await register({
      redirect_uris: ['https://a.example/cb'],
      client_name: `${'a'.repeat(99)}🌊🌊`,
      client_uri: 'https://a.example/\0',
      logo_uri: 'https://a.example/\ud800',
    })
    expect([status, body.client_name, body.client_uri, body.logo_uri]).toEqual([201, `${'a'.repeat(99)}🌊`, undefined, undefined])
  })

  test.each(['', ' ', '\0', '\ud800'])('a name of nothing that can be shown (%j) is none, and no reason to refuse', async (client_name) => {
    const { status, body } = await register({ redirect_uris: [CALLBACK], client_name })
    expect([status, body.client_name]).toEqual([201, undefined])
    const { pages } = await createHandBrowser(PERSON).walk(clientOf(String(body.client_id)).url(), CALLBACK)
    expect(pages[1]).toContain('Connect An assistant without a name?')
  })

  test.each([
    ['/oauth/token', 'invalid_request'],
    ['/oauth/revoke', 'invalid_request'],
    ['/oauth/register', 'invalid_client_metadata'],
  ])('a body of a type that is none is refused by %s in the form that its clients read', async (path, error) => {
    for (const type of ['', 'form', ';']) {
      const { status, body } = await json(path, { method: 'POST', headers: { 'content-type': type }, body: 'grant_type=refresh_token' })
      expect([status, body]).toEqual([400, { error, error_description: 'the request is malformed' }])
    }
  })

  // R4-unknown-path R7-shape
  test.each([
    ['GET', '/oauth/token'],
    ['PUT', '/oauth/revoke'],
    ['DELETE', '/oauth/authorize'],
    ['POST', '/oauth/jwks'],
    ['POST', '/.well-known/oauth-authorization-server'],
  ])('%s %s is the JSON 404', async (method, path) => {
    const { status, headers, body } = await json(path, { method })
    expect({ status, type: headers.get('content-type'), body }).toEqual({
      status: 404,
      type: 'application/json; charset=utf-8',
      body: { error: { code: 'not_found', message: 'no such endpoint, or not by this method; those of the API are in /openapi.json' } },
    })
  })

  // R8-ceiling
  test('the ceiling of an address stands before all of it, in the form that its clients read', async () => {
    await running.server.close()
    running.server = await openTestServer(store, { now: NOW, environment: { SITREP_ADDRESS_CEILING_PER_MINUTE: '3' } })
    for (let time = 0; time < 3; time += 1) expect((await form('/oauth/token', {})).status).toBe(400)
    for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/register', '/oauth/consent/x']) {
      const { status, headers, body } = await form(path, {})
      expect([status, headers.get('retry-after'), body.error]).toEqual([429, '30', 'temporarily_unavailable'])
    }
    expect((await fetch(`${running.server.origin}/oauth/token`, { method: 'OPTIONS' })).status).toBe(204)
  })

  test('one network may begin 600 authorizations an hour, and what is left of them goes by itself', async () => {
    const client = await newClient()
    const begin = () => fetch(client.url({ state: 's'.repeat(8_000) }), { redirect: 'manual' })
    const kept = () => store.db.query(sql`select 1 from oauth_records where model = 'Interaction'`)
    expect((await begin()).status).toBe(303)
    await store.db.query(sql`update throttles set attempts = 599 where key like 'authorization-network:%'`)
    expect((await begin()).status).toBe(303)
    const refused = await begin()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await refused.text()).toContain('Too many sign-ins')
    expect(await kept()).toHaveLength(2)
    await purgePeople(store.db, NOW + 3_600_000)
    expect(await kept()).toHaveLength(2)
    await purgePeople(store.db, NOW + 3_600_001)
    expect(await kept()).toEqual([])
  })

  test('the networks of one holder may begin 3,000', async () => {
    await running.server.close()
    running.server = await openTestServer(store, { now: NOW, environment: { SITREP_TRUST_PROXY: '127.0.0.1' } })
    const client = await newClient()
    const beginFrom = async (address: string) =>
      (await fetch(client.url(), { redirect: 'manual', headers: { 'x-forwarded-for': address } })).status
    expect(await beginFrom('2001:db8:0:1::1')).toBe(303)
    await store.db.query(sql`update throttles set attempts = 2999 where key like 'authorization-surroundings:%'`)
    expect([await beginFrom('2001:db8:0:2::1'), await beginFrom('2001:db8:0:3::1'), await beginFrom('2001:db8:1:1::1')]).toEqual([
      303, 429, 303,
    ])
  })

  test('the networks of one holder may not register all that an hour allows', async () => {
    await running.server.close()
    running.server = await openTestServer(store, { now: NOW, environment: { SITREP_TRUST_PROXY: '127.0.0.1' } })
    const registerFrom = async (address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const body = JSON.stringify({ redirect_uris: [CALLBACK] })
      return (await fetch(`${running.server.origin}/oauth/register`, { method: 'POST', headers, body })).status
    }
    for (const address of ['2001:db8:0:1::1', '192.0.2.1']) expect(await registerFrom(address)).toBe(201)
    await store.db.query(sql`update throttles set attempts = 199 where key like 'client-surroundings:%'`)
    expect([await registerFrom('2001:db8:0:2::1'), await registerFrom('2001:db8:0:3::1')]).toEqual([201, 429])
    expect([await registerFrom('192.0.2.2'), await registerFrom('192.0.2.3')]).toEqual([201, 429])
    expect([await registerFrom('2001:db8:1:1::1'), await registerFrom('192.0.3.1')]).toEqual([201, 201])
    // Nor all networks together.
    await store.db.query(sql`update throttles set attempts = 1999 where key like 'client-all:%'`)
    expect([await registerFrom('2001:db8:2:1::1'), await registerFrom('2001:db8:3:1::1')]).toEqual([201, 429])
  })

  test('one network may register so many an hour; those that nobody used are forgotten', async () => {
    for (let client = 0; client < 30; client++) expect((await register({ redirect_uris: ['https://a.example/cb'] })).status).toBe(201)
    const refused = await register({ redirect_uris: ['https://a.example/cb'] })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    running.server.clock.now += 3_600_000
    const used = await newClient()
    await signIn(used)
    running.server.clock.now += 8 * 86_400_000
    await register({ redirect_uris: ['https://b.example/cb'] })
    const left = await store.db.query<{ id: string }>(sql`select id from oauth_records where model = 'Client'`)
    expect(left).toHaveLength(2)
    expect(left.map(({ id }) => id)).toContain(used.clientId)
  })
})

// R1-cors D9-flow
test.each([
  ['/oauth/register', 'application/json', JSON.stringify({ redirect_uris: [CALLBACK] }), 201],
  ['/oauth/token', 'application/x-www-form-urlencoded', 'grant_type=authorization_code&client_id=nobody', 401],
  ['/oauth/revoke', 'application/x-www-form-urlencoded', 'token=x&client_id=nobody', 401],
])('a client in a browser may send to %s from any origin, and read the answer', async (path, type, body, status) => {
  const headers = { origin: 'https://app.example' }
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,mcp-protocol-version' }
  const preflight = await json(path, { method: 'OPTIONS', headers: { ...headers, ...asked } })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Content-Type')
  const answer = await json(path, { method: 'POST', headers: { ...headers, 'content-type': type }, body })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*'])
})

describe('documents', () => {
  // D8-transport R1-cors D8-addresses
  test('each is where clients look, for any origin, and names what was asked for', async () => {
    const at = async (path: string) => {
      const { status, headers, body } = await json(path, { headers: { origin: 'https://app.example' } })
      expect({ path, status, origin: headers.get('access-control-allow-origin') }).toEqual({ path, status: 200, origin: '*' })
      return body
    }
    expect(await at('/.well-known/oauth-protected-resource')).toMatchObject({ resource: running.server.origin })
    expect(await at('/.well-known/oauth-protected-resource/mcp')).toMatchObject({ resource: `${running.server.origin}/mcp` })
    for (const path of ['/.well-known/oauth-authorization-server/mcp', '/.well-known/openid-configuration']) {
      expect(await at(path)).toEqual(await at('/.well-known/oauth-authorization-server'))
    }
    expect(await at('/.well-known/mcp/server-card.json')).toMatchObject({ transport: { endpoint: `${running.server.origin}/mcp` } })
    expect(await at('/server.json')).toMatchObject({
      name: '1.0.0.127/sitrep',
      remotes: [{ type: 'streamable-http', url: `${running.server.origin}/mcp` }],
    })
    expect((await json('/.well-known/oauth-protected-resource/mcp/open')).status).toBe(404)
    const foreign = await fetch(`${running.server.origin}/.well-known/oauth-authorization-server`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    expect(await foreign.text()).not.toContain('evil.example')
  })

  // D9-flow
  test('none names what is not there: each address in it is answered, and no proof of possession is offered', async () => {
    for (const path of [
      '/.well-known/oauth-authorization-server',
      '/.well-known/oauth-authorization-server/mcp',
      '/.well-known/openid-configuration',
      '/.well-known/openid-configuration/mcp',
    ]) {
      const { body } = await json(path)
      expect(Object.keys(body)).not.toContain('pushed_authorization_request_endpoint')
      expect(Object.keys(body)).not.toContain('dpop_signing_alg_values_supported')
      const addresses = Object.entries(body).filter(([name]) => name === 'jwks_uri' || name.endsWith('_endpoint'))
      expect(addresses.map(([name]) => name).sort()).toEqual([
        'authorization_endpoint',
        'jwks_uri',
        'registration_endpoint',
        'revocation_endpoint',
        'token_endpoint',
      ])
      for (const [name, address] of addresses) {
        const method = name === 'jwks_uri' || name === 'authorization_endpoint' ? 'GET' : 'POST'
        expect([name, (await fetch(String(address), { method })).status]).not.toEqual([name, 404])
      }
    }
  })
})
