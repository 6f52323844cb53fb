// What one sign-in of an assistant keeps from every other: of another request, another person, another client.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { revokeGrant } from '../../src/service/grants.ts'
import { PASSWORD, seedPerson } from '../accounts/support.ts'
import { NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { createHandBrowser, type HandBrowser } from './browser-by-hand.ts'
import { CALLBACK, exchange, form, newClient, PERSON, refresh, running, serverOfEach, signIn, statusWith } from './connector.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const store = storeOfFile()
serverOfEach(store)

const here = (path: string) => new URL(path, running.server.origin).href
const placeOf = ({ headers }: Response) => here(headers.get('location') ?? '')
const csrfIn = (page: string) => /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''

async function approve(browser: HandBrowser, consent: string): Promise<Response> {
  const csrf = csrfIn(await (await browser.request(consent)).text())
  return browser.request(consent, { method: 'POST', body: new URLSearchParams({ decision: 'approve', csrf }) })
}

test('the page of one request is neither shown nor taken with the cookie of another, or with one that is not of ours', async () => {
  const begun = await fetch((await newClient()).url(), { redirect: 'manual' })
  const cookies = begun.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  const cookie = cookies.join('; ')
  const unsigned = cookies.filter((one) => !one.includes('.sig=')).join('; ')
  expect((await fetch(placeOf(begun), { headers: { cookie: unsigned }, redirect: 'manual' })).status).toBe(404)
  const other = placeOf(await fetch((await newClient()).url(), { redirect: 'manual' }))
  const statuses = [placeOf(begun), other].map(async (url) => (await fetch(url, { headers: { cookie }, redirect: 'manual' })).status)
  // The one leads to the sign-in.
  expect(await Promise.all(statuses)).toEqual([302, 404])
  expect((await fetch(other, { method: 'POST', headers: { cookie }, body: new URLSearchParams({ decision: 'approve' }) })).status).toBe(404)
})

test('a request whose cookie the browser refused says so, and what to do', async () => {
  const begun = placeOf(await fetch((await newClient()).url(), { redirect: 'manual' }))
  const told = async (headers: Record<string, string>) => (await fetch(begun, { headers })).text()
  expect(await told({})).toContain('Allow cookies for this site in the settings of your browser')
  expect(await told({ cookie: 'sitrep_visitor=any' })).toContain('answered already')
})

test('the cookies of a request are out of reach of scripts and other sites, and its page is kept nowhere', async () => {
  const browser = createHandBrowser(PERSON)
  await browser.walk(here('/sign-in'), here('/account'))
  const begun = await browser.request((await newClient()).url())
  const page = await browser.request(placeOf(begun))
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const allowed = await browser.request(placeOf(await approve(browser, placeOf(begun))))
  for (const response of [begun, allowed]) {
    const cookies = response.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; httponly/i)
      expect(cookie).toMatch(/; samesite=lax/i)
      expect(cookie).toMatch(/; path=\/oauth(;|\/)/i)
    }
  }
})

test('whoever takes the place of another in a browser lets the assistant in for themselves', async () => {
  const { id } = await seedPerson(store.db, 'eve@reader.example')
  const who = { ...PERSON }
  const browser = createHandBrowser(who)
  const client = await newClient()
  await browser.walk(here('/sign-in'), here('/account'))
  const consent = placeOf(await browser.request(client.url()))
  expect((await approve(browser, consent)).status).toBe(303)
  const csrf = csrfIn(await (await browser.request(here('/account'))).text())
  await browser.request(here('/sign-out'), { method: 'POST', body: new URLSearchParams({ csrf }) })
  Object.assign(who, { email: 'eve@reader.example', password: PASSWORD })
  await browser.walk(here('/sign-in'), here('/account'))
  const { url } = await browser.walk(placeOf(await approve(browser, consent)), CALLBACK)
  const tokens = await exchange(client, String(new URL(url).searchParams.get('code')))
  expect(await statusWith(tokens.access_token)).toBe(200)
  const holders = await store.db.query<{ account_id: string }>(sql`select account_id from oauth_records where model = 'AccessToken'`)
  expect(holders.map(({ account_id }) => account_id)).toEqual([id])
})

test('a token is ended by the client that has it, and by no other', async () => {
  const client = await newClient()
  const { access_token: token } = await signIn(client)
  await form('/oauth/revoke', { token, client_id: (await newClient()).clientId })
  running.server.clock.now += 1_000
  expect(await statusWith(token)).toBe(200)
  await form('/oauth/revoke', { token, client_id: client.clientId })
  running.server.clock.now += 1_000
  expect(await statusWith(token)).toBe(401)
})

test('a form that says neither yes nor no lets nobody in', async () => {
  const browser = createHandBrowser(PERSON)
  await browser.walk(here('/sign-in'), here('/account'))
  const consent = placeOf(await browser.request((await newClient()).url()))
  const csrf = csrfIn(await (await browser.request(consent)).text())
  const { url } = await browser.walk(
    placeOf(await browser.request(consent, { method: 'POST', body: new URLSearchParams({ csrf }) })),
    CALLBACK,
  )
  expect(new URL(url).searchParams.get('error')).toBe('access_denied')
})

// D9-tokens
test('a sign-in lasts while it is used within sixty days, and a code for a minute', async () => {
  const client = await newClient()
  let token = (await signIn(client)).refresh_token
  for (let times = 0; times < 2; times += 1) {
    running.server.clock.now += 60 * DAY - 1_000
    const { status, body } = await refresh(client, token)
    expect([status, await statusWith(String(body.access_token))]).toEqual([200, 200])
    token = String(body.refresh_token)
  }
  running.server.clock.now += 60 * DAY
  expect((await refresh(client, token)).status).toBe(400)
  const { url } = await createHandBrowser(PERSON).walk(client.url(), CALLBACK)
  running.server.clock.now += 60_000
  expect(await exchange(client, String(new URL(url).searchParams.get('code')))).toMatchObject({ error: 'invalid_grant' })
})

// D9-tokens
test('an access token is good for twelve hours, and for the tool server that it was made for', async () => {
  const { access_token: token } = await signIn(await newClient())
  running.server.clock.now += 12 * HOUR - 1_000
  expect(await statusWith(token)).toBe(200)
  running.server.clock.now += 1_000
  expect(await statusWith(token)).toBe(401)
  const { access_token: elsewhere } = await signIn(await newClient())
  await store.db.query(
    sql`update oauth_records set payload = payload || '{"aud": "https://elsewhere.example/mcp"}' where model = 'AccessToken'`,
  )
  expect(await statusWith(elsewhere)).toBe(401)
})

test.each([
  ['is over', () => sql`expires_at = ${new Date(NOW).toISOString()}`],
  ['is of another account', () => sql`account_id = (select id from accounts where email = 'eve@reader.example')`],
])('an access token whose grant %s is good for nothing', async (_, change) => {
  await seedPerson(store.db, 'eve@reader.example')
  const { access_token: token } = await signIn(await newClient())
  await store.db.query(sql`update oauth_records set ${change()} where model = 'Grant'`)
  expect(await statusWith(token)).toBe(401)
})

test('what an account has allowed is taken back by nobody else', async () => {
  const eve = await seedPerson(store.db, 'eve@reader.example')
  const { access_token: token } = await signIn(await newClient())
  const [grant] = await store.db.query<{ id: string }>(sql`select id from oauth_records where model = 'Grant'`)
  expect(await revokeGrant(store, { accountId: eve.id, grantId: grant!.id })).toBe(false)
  expect(await statusWith(token)).toBe(200)
})

test('a request that nobody has answered for an hour is over', async () => {
  const browser = createHandBrowser(PERSON)
  await browser.walk(here('/sign-in'), here('/account'))
  const consent = placeOf(await browser.request((await newClient()).url()))
  running.server.clock.now += HOUR - 1_000
  expect((await browser.request(consent)).status).toBe(200)
  running.server.clock.now += 1_000
  expect((await browser.request(consent)).status).toBe(404)
})

test.each([
  ['another path', () => here('/account')],
  ['a name and a password', () => here('/mcp').replace('//', '//ada:hush@')],
])('a resource with %s is none of this server', async (_, resource) => {
  const { url } = await createHandBrowser(PERSON).walk((await newClient()).url({ resource: resource() }), CALLBACK)
  expect(new URL(url).searchParams.get('error')).toBe('invalid_target')
})

test.each([
  ['com.example.reader:/callback', 'to a program on this device', 'com.example.reader:'],
  // The scheme decides which program it is; whose name the program puts behind it proves nothing.
  ['reader://quill.example/callback', 'to a program on this device', 'reader:'],
  ['http://127.0.0.1:4321/callback', 'to a program on this device', '127.0.0.1:4321'],
  ['https://quill.example/callback', 'to', 'quill.example'],
  ['HTTPS://quill.example/callback', 'to', 'quill.example'],
])('the page says who gets the answer that goes to %s', async (redirect, where, place) => {
  const client = await newClient({ redirect_uris: [redirect] }, redirect)
  const { pages } = await createHandBrowser(PERSON).walk(client.url(), new URL(redirect).href)
  expect(pages.at(-1)).toMatch(new RegExp(`The answer goes ${where}</dt>\\s*<dd>${place}</dd>`))
})
