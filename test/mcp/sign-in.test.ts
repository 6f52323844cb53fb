// The sign-in of connectors, from the first 401 to the end of a grant.

import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { silentLog } from '../../src/log.ts'
import { linkFor } from '../../src/service/account-links.ts'
import { check } from '../../src/service/check.ts'
import { createKey } from '../../src/service/keys.ts'
import { openClient } from '../accounts/site.ts'
import { accountDeps, PASSWORD, seedPerson } from '../accounts/support.ts'
import { DAY, NOW } from '../support/seed.ts'
import { openTestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { createHandBrowser } from './browser-by-hand.ts'
import { CALLBACK, exchange, form, json, newClient, PERSON, refresh, running, serverOfEach, signIn, statusWith } from './connector.ts'
import { post, toolCall } from './support.ts'

const store = storeOfFile()
const person = serverOfEach(store)

describe('from nothing to a call', () => {
  // D9-flow D9-tokens R5-lanes D3-headers
  test('a client finds its way from the 401, a person signs in and allows it, all four tools answer under the caps of the account', async () => {
    const refused = await post(running.server, { jsonrpc: '2.0', id: 1, method: 'initialize' }, { path: '/mcp?login' })
    const metadataUrl = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1] ?? ''
    expect(metadataUrl).toBe(`${running.server.origin}/.well-known/oauth-protected-resource/mcp`)
    const resource = await json(metadataUrl)
    expect(resource.body).toMatchObject({
      resource: `${running.server.origin}/mcp`,
      authorization_servers: [running.server.origin],
      scopes_supported: ['mcp'],
    })
    const metadata = await json('/.well-known/oauth-authorization-server')
    expect(metadata.body).toMatchObject({
      issuer: running.server.origin,
      authorization_endpoint: `${running.server.origin}/oauth/authorize`,
      token_endpoint: `${running.server.origin}/oauth/token`,
      registration_endpoint: `${running.server.origin}/oauth/register`,
      revocation_endpoint: `${running.server.origin}/oauth/revoke`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      scopes_supported: ['mcp', 'offline_access'],
      authorization_response_iss_parameter_supported: true,
    })
    const client = await newClient()
    const browser = createHandBrowser(PERSON)
    const { url, pages } = await browser.walk(client.url(), CALLBACK)
    expect(pages.map((page) => /<h1>([^<]*)/.exec(page)?.[1])).toEqual([expect.stringContaining('Sign in'), 'Connect Reader?'])
    expect(pages[1]).toContain('localhost:33418')
    expect(pages[1]).toContain('ada@reader.example')
    expect(new URL(url).searchParams.get('state')).toBe('here')
    expect(new URL(url).searchParams.get('iss')).toBe(running.server.origin)
    const tokens = await exchange(client, String(new URL(url).searchParams.get('code')))
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 43_200, scope: 'mcp', refresh_token: expect.any(String) })
    expect(tokens.access_token).not.toContain('.')
    const called = await post(running.server, toolCall('search_situations', { query: 'flood' }), {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect([called.status, called.body?.result?.isError, called.headers.get('x-ratelimit-remaining-day')]).toEqual([200, undefined, '99'])
  })

  // D9-durable D9-tokens
  test('clients, grants, codes and keys survive a restart at any point, and the store holds no token', async () => {
    const again = async () => {
      const port = new URL(running.server.origin).port
      await running.server.close()
      running.server = await openTestServer(store, { now: NOW, environment: { SITREP_PUBLIC_URL: `http://127.0.0.1:${port}` } })
    }
    const client = await newClient()
    const browser = createHandBrowser(PERSON)
    const tokens = await signIn(client, browser)
    const before = running.server.origin
    await again()
    // The server has another port now, but goes by its old name: what it gave out stays good.
    expect(await statusWith(tokens.access_token)).toBe(200)
    const { body } = await refresh(client, tokens.refresh_token)
    expect(await statusWith(String(body.access_token))).toBe(200)
    expect(before).not.toBe(running.server.origin)
    const rows = await store.db.query<{ text: string }>(sql`select to_jsonb(r)::text as text from oauth_records r`)
    const kept = rows.map(({ text }) => text).join('\n')
    expect((await check({ db: store.db })).problems).toEqual([])
    for (const secret of [tokens.access_token, tokens.refresh_token, String(body.access_token), String(body.refresh_token)])
      expect(kept).not.toContain(secret)
  })

  // D9-flow
  test('a client that was given another name of this machine finds its way as well', async () => {
    const named = running.server.origin.replace('127.0.0.1', 'localhost')
    const refused = await fetch(`${named}/mcp?login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    const metadataUrl = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1] ?? ''
    expect(metadataUrl).toBe(`${named}/.well-known/oauth-protected-resource/mcp`)
    const { body } = await json(metadataUrl)
    expect(body).toMatchObject({ resource: `${named}/mcp`, authorization_servers: [running.server.origin] })
    const client = await newClient()
    const { url } = await createHandBrowser(PERSON).walk(client.url({ resource: `${named}/mcp` }), CALLBACK)
    expect(url).toContain('code=')
  })

  test.each([['/mcp'], ['/'], [''], ['/mcp?login'], ['/mcp?login='], ['HTTP:/mcp']])(
    'a token for the resource %j is good for the tool server',
    async (path) => {
      const client = await newClient()
      const { origin } = running.server
      const resource = path.startsWith('HTTP:') ? `${origin.replace('http:', 'HTTP:')}${path.slice(5)}` : `${origin}${path}`
      const { url } = await createHandBrowser(PERSON).walk(client.url({ resource }), CALLBACK)
      const { body } = await form('/oauth/token', {
        grant_type: 'authorization_code',
        code: String(new URL(url).searchParams.get('code')),
        redirect_uri: CALLBACK,
        client_id: client.clientId,
        code_verifier: client.verifier,
        resource,
      })
      expect(await statusWith(String(body.access_token))).toBe(200)
    },
  )
})

describe('what is refused', () => {
  // D9-flow
  test.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['PKCE plain', { code_challenge_method: 'plain' }],
    ['a foreign resource', { resource: 'https://elsewhere.example/mcp' }],
    ['a resource elsewhere on this host', { resource: 'http://127.0.0.1:1/mcp' }],
    ['the implicit flow', { response_type: 'token' }],
    ['a NUL in the state', { state: 'a\0b' }],
  ])('%s goes back to the client with an error', async (_, extra) => {
    const client = await newClient()
    const { url } = await createHandBrowser(PERSON).walk(client.url(extra), CALLBACK)
    expect(url).toContain('error=')
    expect(url).not.toContain('code=')
  })

  test('a foreign redirect address and an unknown client stay here, on a page', async () => {
    const client = await newClient()
    for (const extra of [
      { redirect_uri: 'https://evil.example/cb' },
      { redirect_uri: 'http://localhost:33418/other' },
      { client_id: 'nobody' },
      { client_id: 'no\0body' },
    ]) {
      const page = await createHandBrowser(PERSON).request(client.url(extra))
      expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('can’t be connected')])
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  test('a name of a client that the store could not even look for is unknown like any other', async () => {
    for (const path of ['/oauth/token', '/oauth/revoke']) {
      const { status, body } = await form(path, { grant_type: 'refresh_token', refresh_token: 'x', token: 'x', client_id: 'no\0body' })
      expect([path, status, body.error]).toEqual([path, 401, 'invalid_client'])
    }
  })

  test('the person may say no, and a form of another page is not believed', async () => {
    const client = await newClient()
    const browser = createHandBrowser(PERSON)
    const denied = await browser.walk(client.url(), CALLBACK, { press: 'deny' })
    expect(new URL(denied.url).searchParams.get('error')).toBe('access_denied')
    const page = (await browser.request(client.url())).headers.get('location') ?? ''
    const consent = new URL(page, running.server.origin).href
    const forged = await browser.request(consent, { method: 'POST', body: new URLSearchParams({ decision: 'approve', csrf: 'x' }) })
    expect(forged.status).toBe(403)
    const shown = await browser.request(consent)
    expect(shown.headers.get('content-security-policy')).not.toContain('form-action')
    expect(shown.headers.get('x-frame-options')).toBe('DENY')
  })

  test('approving twice is approving once, also at once, and a request that is over says so', async () => {
    const client = await newClient()
    const browser = createHandBrowser(PERSON)
    await browser.walk(client.url(), `${running.server.origin}/oauth/nothing`, { press: 'deny' }).catch(() => {})
    const consent = new URL((await browser.request(client.url())).headers.get('location') ?? '', running.server.origin).href
    const csrf = /name="csrf" value="([^"]+)"/.exec(await (await browser.request(consent)).text())?.[1] ?? ''
    const approve = () => browser.request(consent, { method: 'POST', body: new URLSearchParams({ decision: 'approve', csrf }) })
    const answers = [...(await Promise.all([approve(), approve(), approve()])), await approve()]
    const places = answers.map(({ headers }) => headers.get('location'))
    expect(new Set(places).size).toBe(1)
    expect(await store.db.query(sql`select 1 from oauth_records where model = 'Grant'`)).toHaveLength(1)
    const { url } = await browser.walk(places[0] ?? '', CALLBACK)
    expect(url).toContain('code=')
    const late = await approve()
    expect([late.status, await late.text()]).toEqual([404, expect.stringContaining('answered already')])
  })
})

describe('tokens', () => {
  // D9-flow
  test('a code is good once, also for five who bring it at the same time; brought again later, it ends what it gave', async () => {
    const client = await newClient()
    const { url } = await createHandBrowser(PERSON).walk(client.url(), CALLBACK)
    const code = String(new URL(url).searchParams.get('code'))
    const five = <Answer>(ask: () => Promise<Answer>): Promise<Answer[]> => Promise.all(Array.from({ length: 5 }, ask))
    // Each has its connection, so that all are there at once.
    await five(() => exchange(client, 'none'))
    const [first, ...others] = (await five(() => exchange(client, code))).sort((one) => (one.access_token ? -1 : 1))
    expect(others).toEqual(others.map(() => expect.objectContaining({ error: 'invalid_grant' })))
    expect(await exchange(client, code)).toMatchObject({ error: 'invalid_grant' })
    running.server.clock.now += 1_000
    expect(await statusWith(String(first?.access_token))).toBe(401)
  })

  // D9-flow
  test('three refreshes in parallel all succeed; the old token used later ends the grant', async () => {
    const client = await newClient()
    const tokens = await signIn(client)
    const answers = await Promise.all([1, 2, 3].map(() => refresh(client, tokens.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { body } of answers) expect(await statusWith(String(body.access_token))).toBe(200)
    running.server.clock.now += 61_000
    expect((await refresh(client, tokens.refresh_token)).body).toMatchObject({ error: 'invalid_grant' })
    expect(await statusWith(String(answers[0]?.body.access_token))).toBe(401)
  })

  // D9-flow D9-tokens
  test('a revoked token, a grant taken back on the page and a deleted account stop working within a second', async () => {
    const browser = createHandBrowser(PERSON)
    const client = await newClient()
    const first = await signIn(client, browser)
    expect(await statusWith(first.access_token)).toBe(200)
    expect((await form('/oauth/revoke', { token: first.access_token, client_id: client.clientId })).status).toBe(200)
    running.server.clock.now += 1_000
    expect(await statusWith(first.access_token)).toBe(401)
    expect(await store.db.query(sql`select id from oauth_records where model = 'Grant'`)).toEqual([])

    const second = await signIn(client, browser)
    expect(await statusWith(second.access_token)).toBe(200)
    const page = await (await browser.request(`${running.server.origin}/account/connections`)).text()
    expect(page).toContain('localhost:33418')
    const [, action = ''] = /action="(\/account\/connections\/[^"]+\/revoke)"/.exec(page) ?? []
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(page) ?? []
    for (const [, each = ''] of page.matchAll(/action="(\/account\/connections\/[^"]+\/revoke)"/g)) {
      expect(
        (await browser.request(`${running.server.origin}${each}`, { method: 'POST', body: new URLSearchParams({ csrf }) })).status,
      ).toBe(303)
    }
    expect(action).not.toBe('')
    running.server.clock.now += 1_000
    expect(await statusWith(second.access_token)).toBe(401)
    expect((await refresh(client, second.refresh_token)).body).toMatchObject({ error: 'invalid_grant' })
    expect(await (await browser.request(`${running.server.origin}/account/connections`)).text()).toContain('No assistant is connected')

    const third = await signIn(client, browser)
    expect(await statusWith(third.access_token)).toBe(200)
    await store.db.query(sql`delete from sessions`)
    await store.db.query(sql`delete from accounts where id = ${person.accountId}::uuid`)
    running.server.clock.now += 1_000
    expect(await statusWith(third.access_token)).toBe(401)
  })

  // D9-tokens R5-unauthorized
  test('an account that its owner deletes takes all that stands for it along, also what is in use without a pause', async () => {
    const { key } = await createKey(accountDeps(store.db), person.accountId, 'laptop')
    const client = await newClient()
    const browser = createHandBrowser(PERSON)
    const tokens = await signIn(client, browser)
    const unused = await newClient()
    const { url } = await browser.walk(unused.url(), CALLBACK)
    const owner = openClient(running.server)
    await owner.submit('/sign-in', '/sign-in', PERSON)
    const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` })
    const calls = [tokens.access_token, key].flatMap((credential) =>
      ['/mcp', '/mcp?login', '/'].map(
        (path) => () =>
          post(running.server, toolCall('get_top_situations'), { path, headers: bearer(credential) }).then(({ status }) => status),
      ),
    )
    const reads = ['/v1/situations', '/v1/limits'].map(
      (path) => () => fetch(`${running.server.origin}${path}`, { headers: bearer(key) }).then(({ status }) => status),
    )
    const all = () => Promise.all([...calls, ...reads].map((ask) => ask()))
    expect(new Set(await all())).toEqual(new Set([200]))
    const gone = await owner.submit('/account/security', '/account/delete', { current: PASSWORD })
    expect(gone.location).toBe('/sign-in')
    for (let part = 0; part < 4; part += 1) {
      running.server.clock.now += 250
      await all()
    }
    expect(new Set(await all())).toEqual(new Set([401]))
    expect((await refresh(client, tokens.refresh_token)).body).toMatchObject({ error: 'invalid_grant' })
    expect(await exchange(unused, String(new URL(url).searchParams.get('code')))).toMatchObject({ error: 'invalid_grant' })
    expect((await owner.get('/account')).location).toContain('/sign-in')
  })

  test('an account that is deleted while a token is made for it gets none, which is no fault of ours', async () => {
    const client = await newClient()
    const tokens = await signIn(client)
    const faults: object[] = []
    const db: typeof store.db = {
      ...store.db,
      query: async (statement) => {
        const isLast = statement.text.includes('insert into oauth_records') && statement.values.includes('AccessToken')
        if (isLast) await store.db.query(sql`delete from accounts`)
        return store.db.query(statement)
      },
    }
    const port = new URL(running.server.origin).port
    await running.server.close()
    const environment = { SITREP_PUBLIC_URL: `http://127.0.0.1:${port}` }
    const log = { ...silentLog, error: (event: string, fields?: object) => void faults.push({ event, ...fields }) }
    running.server = await openTestServer({ ...store, options: store.options, db }, { now: NOW, environment, log })
    expect(await refresh(client, tokens.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(await store.db.query(sql`select 1 from oauth_records where account_id is not null`)).toEqual([])
    expect(faults).toEqual([])
  })

  test('of the tokens of a grant the 50 newest stay, and of the grants of an account the 200 newest, with their tokens, and all of others', async () => {
    const client = await newClient()
    const tokens = await signIn(client)
    const bob = await seedPerson(store.db, 'bob@reader.example')
    const at = (instant: number) => new Date(instant).toISOString()
    const count = async (accountId: string) => {
      const rows = await store.db.query<{ model: string; count: number }>(sql`
        select model, count(*) as count from oauth_records where model in ('AccessToken', 'RefreshToken', 'Grant')
          and account_id = ${accountId} group by model`)
      return Object.fromEntries(rows.map((row) => [row.model, row.count]))
    }
    const copy = (model: string, { times, ofGrant }: { times: number; ofGrant: boolean }) =>
      store.db.query(sql`
        insert into oauth_records (model, id, payload, account_id, client_id, grant_id, created_at, expires_at)
        select model, id || n, payload, account_id, client_id, ${ofGrant ? sql`grant_id` : sql`grant_id || n`}, created_at - n * interval '1 second', expires_at
        from oauth_records, generate_series(1, ${times}::int) n where model = ${model}`)
    await copy('AccessToken', { times: 60, ofGrant: true })
    await copy('RefreshToken', { times: 60, ofGrant: true })
    await store.db.query(sql`
      insert into oauth_records (model, id, payload, account_id, grant_id, created_at, expires_at)
      select model, 'of Bob', '{}', ${bob.id}, case when model <> 'Grant' then 'of Bob' end, ${at(NOW - DAY)}::timestamptz, ${at(NOW + DAY)}::timestamptz
      from unnest(array['AccessToken', 'RefreshToken', 'Grant']) as model`)
    const { body } = await refresh(client, tokens.refresh_token)
    expect(await count(person.accountId)).toEqual({ AccessToken: 50, RefreshToken: 50, Grant: 1 })
    expect([await statusWith(tokens.access_token), await statusWith(String(body.access_token))]).toEqual([200, 200])
    expect(await count(bob.id)).toEqual({ AccessToken: 1, RefreshToken: 1, Grant: 1 })
    await store.db.query(sql`delete from oauth_records where model = 'AccessToken' and created_at < ${at(NOW)}`)
    await store.db.query(sql`delete from oauth_records where model = 'RefreshToken'`)
    await copy('AccessToken', { times: 250, ofGrant: false })
    await copy('Grant', { times: 250, ofGrant: false })
    const again = await signIn(await newClient())
    expect(await count(person.accountId)).toMatchObject({ Grant: 200 })
    const orphans = sql`select 1 from oauth_records t where t.model = 'AccessToken'
      and not exists (select 1 from oauth_records g where g.model = 'Grant' and g.id = t.grant_id)`
    expect(await store.db.query(orphans)).toEqual([])
    expect(await count(bob.id)).toEqual({ Grant: 251 })
    expect([await statusWith(tokens.access_token), await statusWith(again.access_token)]).toEqual([200, 200])
  })

  test('a password set by a link ends every connected assistant within a second, and no key', async () => {
    const { key } = await createKey(accountDeps(store.db), person.accountId, 'laptop')
    const client = await newClient()
    const tokens = await signIn(client)
    expect([await statusWith(tokens.access_token), await statusWith(key)]).toEqual([200, 200])
    const deps = { ...accountDeps(store.db), links: { siteUrl: running.server.origin } }
    const { url } = await linkFor(deps, { email: PERSON.email, now: NOW })
    const owner = openClient(running.server)
    const password = 'nine otters under the pier'
    const answer = await owner.submit(url, '/sign-in/link', { token: new URL(url).searchParams.get('token') ?? '', password })
    expect(answer.location).toBe('/account/keys')
    expect((await owner.get('/account/keys')).text).toContain('replace any that somebody else may know')
    running.server.clock.now += 1_000
    expect([await statusWith(tokens.access_token), await statusWith(key)]).toEqual([401, 200])
    expect((await refresh(client, tokens.refresh_token)).body).toMatchObject({ error: 'invalid_grant' })
  })

  test('an assistant that has neither a token nor a code left is not listed as connected', async () => {
    const browser = createHandBrowser(PERSON)
    const client = await newClient()
    const connections = async () => (await browser.request(`${running.server.origin}/account/connections`)).text()
    await browser.walk(client.url(), CALLBACK)
    expect(await connections()).toContain('localhost:33418')
    running.server.clock.now += 61_000
    expect(await connections()).toContain('No assistant is connected')
    await signIn(client, browser)
    running.server.clock.now += 61_000
    expect(await connections()).toContain('localhost:33418')
  })

  // D9-tokens
  test('an access token ends after twelve hours', async () => {
    const { access_token: token } = await signIn(await newClient())
    running.server.clock.now += 43_199_000
    expect(await statusWith(token)).toBe(200)
    running.server.clock.now += 1_000
    expect(await statusWith(token)).toBe(401)
  })

  test("who is signed in on the site decides: another person's authorization is never given", async () => {
    const browser = createHandBrowser(PERSON)
    const client = await newClient()
    await signIn(client, browser)
    await browser.request(`${running.server.origin}/`)
    const other = await seedPerson(store.db, 'bob@reader.example')
    const stranger = createHandBrowser({ email: 'bob@reader.example', password: PASSWORD })
    await signIn(client, stranger)
    const holders = await store.db.query<{ account_id: string }>(
      sql`select account_id from oauth_records where model = 'Grant' order by created_at, account_id`,
    )
    expect(new Set(holders.map((row) => row.account_id))).toEqual(new Set([person.accountId, other.id]))
    expect(accountDeps(store.db).clock()).toBe(NOW)
  })
})
