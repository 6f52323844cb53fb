// Where readers find themselves after a form that was not taken: never at an end without a way back.

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setOperator } from '../../src/service/accounts.ts'
import { type MailServer, openMailServer } from '../support/mail-server.ts'
import { clearRecords, idOf, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { type Client, openClient, tokenIn } from './site.ts'
import { accountDeps, PASSWORD, seedPerson } from './support.ts'

const store = storeOfFile()
let server: TestServer
let client: Client

beforeEach(async () => {
  await clearRecords(store.db)
  server = await openTestServer(store, { now: NOW })
  client = openClient(server)
})
afterEach(() => server.close())

const ADA = { email: 'ada@reader.example', password: PASSWORD }

async function signIn(): Promise<void> {
  await seedPerson(store.db, ADA.email)
  await client.submit('/sign-in', '/sign-in', ADA)
}

/** The links of a page's own words. */
const linksIn = (text: string) => [...(/<main.*<\/main>/s.exec(text)?.[0] ?? '').matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)

describe('a form that is out of date', () => {
  const sendStale = async (path: string, from: string) => linksIn((await client.post(path, { csrf: 'old' }, { referer: from })).text)

  test('leads through signing in to the page that it stood on', async () => {
    expect(await sendStale('/account/keys', `${server.origin}/account/keys?a=b`)).toEqual(['/sign-in?return_to=%2Faccount%2Fkeys%3Fa%3Db'])
  })

  test('of the door leads to its page, with whereto that one leads', async () => {
    const page = '/sign-in?return_to=%2Fsearch%3Fq%3Dflood'
    expect(await sendStale('/sign-in', server.origin + page)).toEqual([page])
  })

  test('of the door tells whoever keeps no cookies what to do, who would be sent round and round', async () => {
    const send = async () => (await client.post('/sign-up', { csrf: 'old', email: ADA.email })).text
    expect(await send()).toContain('Allow them for this site in the settings of your browser')
    await client.get('/sign-up')
    expect(await send()).not.toContain('Allow them')
  })

  test('leads whoever is signed in by now to the page that it stood on', async () => {
    await signIn()
    expect(await sendStale('/account/keys', `${server.origin}/account/keys`)).toEqual(['/account/keys'])
  })

  test('leads to no other site, whatever the browser says', async () => {
    for (const from of ['https://evil.example/account/keys', `${server.origin}//evil.example/x`, 'none'])
      expect(await sendStale('/account/keys', from)).toEqual(['/sign-in'])
  })
})

describe('an address that only a form is sent to', () => {
  test('is asked for by browsers that bring their tabs back, and leads to the page above', async () => {
    await signIn()
    await setOperator(accountDeps(store.db), ADA.email, true)
    const id = idOf('any')
    const ways = {
      [`/account/keys/${id}/roll`]: '/account/keys',
      [`/account/connections/${id}/revoke?x=1`]: '/account/connections',
      '/account/delete': '/account',
      [`/admin/feeds/${id}/pause`]: '/admin/feeds',
      [`/admin/accounts/${id}/tier`]: `/admin/accounts/${id}`,
      '/sign-out': '/',
    }
    for (const [path, above] of Object.entries(ways)) {
      const { status, location } = await client.get(path)
      expect({ path, status, location }).toEqual({ path, status: 303, location: above })
    }
    expect((await client.get('/account')).status).toBe(200)
  })
})

test('an operator whose session has ended is shown the way to sign in and back, as anybody is where there is nothing', async () => {
  expect(linksIn((await client.get('/admin/feeds?q=x')).text)).toContain('/sign-in?return_to=%2Fadmin%2Ffeeds%3Fq%3Dx')
  await signIn()
  expect(linksIn((await client.get('/admin/feeds?q=x')).text)).toEqual(['/', '/search'])
})

test('a form of more than is taken at once says so, and that nothing is lost', async () => {
  await signIn()
  const csrf = tokenIn((await client.get('/account/keys')).text)
  const { status, text } = await client.post('/account/keys', { csrf, name: 'x'.repeat(70_000) })
  expect([status, text]).toEqual([400, expect.stringContaining('It holds more than is taken at once, and changed nothing. Go back')])
})

describe('somebody without an account who is sent to sign in, by an assistant or from a search', () => {
  const QUESTION = '/oauth/consent/abc?x=1'
  const asked = encodeURIComponent(QUESTION)
  let mail: MailServer
  beforeEach(async () => {
    mail = await openMailServer()
    await server.close()
    server = await openTestServer(store, { now: NOW, environment: { SITREP_SMTP_URL: mail.url } })
    client = openClient(server)
  })
  afterEach(() => mail.close())

  const ask = async (page: string, email: string): Promise<string> => {
    const { text } = await client.get(page)
    const returnTo = /name="return_to" value="([^"]*)"/.exec(text)?.[1] ?? ''
    const path = page.replace(/\?.*/, '')
    expect((await client.post(path, { csrf: tokenIn(text), return_to: returnTo, email })).location).toBe(`${path}/sent`)
    return /token=([\w-]{43})/.exec((await mail.next(email)).text)?.[1] ?? 'none'
  }
  const choose = async (token: string) =>
    (await client.submit(`/sign-in/link?token=${token}`, '/sign-in/link', { token, password: PASSWORD })).location

  test('is led to the page for a new account, and on every page before the door keeps the way back', async () => {
    expect(linksIn((await client.get(`/sign-in?return_to=${asked}`)).text)).toContain(`/sign-up?return_to=${asked}`)
    expect(linksIn((await client.get(`/sign-up?return_to=${asked}`)).text)).toContain(`/sign-in?return_to=${asked}`)
    expect(linksIn((await client.get('/search?q=flood')).text)).toContain('/sign-up?return_to=%2Fsearch%3Fq%3Dflood')
  })

  test('is back there with the password chosen, once', async () => {
    expect(await choose(await ask(`/sign-up?return_to=${asked}`, ADA.email))).toBe(QUESTION)
    expect([...client.cookies.keys()]).not.toContain('sitrep_return')
  })

  test('is back there too where they had an account, and chose a new password for it', async () => {
    await seedPerson(store.db, ADA.email)
    const forgotten = `/sign-in/forgotten?return_to=${asked}`
    expect(linksIn((await client.get(`/sign-in?return_to=${asked}`)).text)).toContain(forgotten)
    expect(linksIn((await client.get(forgotten)).text)).toContain(`/sign-in?return_to=${asked}`)
    expect(await choose(await ask(forgotten, ADA.email))).toBe(QUESTION)
  })

  test('is at the keys after another request for an account that came from nowhere, and in another browser', async () => {
    await ask(`/sign-up?return_to=${asked}`, ADA.email)
    expect(await choose(await ask('/sign-up', 'ben@reader.example'))).toBe('/account/keys')
    client = openClient(server)
    const token = await ask(`/sign-up?return_to=${asked}`, 'cleo@reader.example')
    client = openClient(server)
    expect(await choose(token)).toBe('/account/keys')
  })

  test('is led to no other site', async () => {
    const page = `/sign-up?return_to=${encodeURIComponent('https://evil.example/')}`
    expect((await client.get(page)).text).not.toContain('evil.example')
    expect(await choose(await ask(page, ADA.email))).toBe('/account/keys')
    client = openClient(server)
    client.cookies.set('sitrep_return', Buffer.from('//evil.example/').toString('base64url'))
    expect((await client.get('/sign-up')).text).not.toContain('evil.example')
  })
})
