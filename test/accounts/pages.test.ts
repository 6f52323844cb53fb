import sql, { raw } from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../support/mail-server.ts'
import { clearRecords, MINUTE, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { type Client, openClient, tokenIn } from './site.ts'
import { PASSWORD, seedPerson } from './support.ts'

const store = storeOfFile()
let mail: MailServer
let server: TestServer
let client: Client

beforeAll(async () => {
  mail = await openMailServer()
})
afterAll(() => mail.close())
beforeEach(async () => {
  await clearRecords(store.db)
  await start({})
})
afterEach(() => server.close())

async function start(environment: Record<string, string>): Promise<void> {
  await server?.close()
  server = await openTestServer(store, { now: NOW, environment: { SITREP_SMTP_URL: mail.url, ...environment } })
  client = openClient(server)
}

const ADA = { email: 'ada@reader.example', password: PASSWORD }
const signIn = (values: Record<string, string> = ADA) => client.submit('/sign-in', '/sign-in', values)

describe('signing in', () => {
  test('leads back to where one was, and to no other site', async () => {
    await seedPerson(store.db, ADA.email)
    expect((await client.get('/account/keys')).location).toBe('/sign-in?return_to=%2Faccount%2Fkeys')
    expect((await signIn({ ...ADA, return_to: '/account/keys?a=b' })).location).toBe('/account/keys?a=b')
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '\\\\evil.example',
      '/..//evil.example',
      '/account/%2e%2e//evil.example',
      'javascript:alert(1)',
      '',
    ]) {
      client = openClient(server)
      expect((await signIn({ ...ADA, return_to: elsewhere })).location).toBe('/account')
      expect((await client.get(`/sign-in?return_to=${encodeURIComponent(elsewhere)}`)).location).toBe('/account')
    }
  })

  test('is answered alike for a wrong password and an unknown address, the typed address apart', async () => {
    await seedPerson(store.db, ADA.email)
    const bare = ({ status, text }: { status: number; text: string }, email: string) => ({
      status,
      text: text.replaceAll(email, '').replaceAll(/name="(?:csrf|chance)" value="[^"]+"/g, ''),
    })
    const wrong = await signIn({ ...ADA, password: 'wrong' })
    const unknown = await signIn({ email: 'nobody@reader.example', password: 'wrong' })
    expect(wrong.status).toBe(401)
    expect(bare(wrong, ADA.email)).toEqual(bare(unknown, 'nobody@reader.example'))
    expect(wrong.text).not.toContain(PASSWORD)
  })

  test('waits after ten wrong attempts, with the time left', async () => {
    await seedPerson(store.db, ADA.email)
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn({ ...ADA, password: 'wrong' })).status).toBe(401)
    const throttled = await signIn()
    expect(throttled.status).toBe(429)
    expect(throttled.headers.get('retry-after')).toBe('900')
    server.clock.now += 15 * MINUTE
    expect((await signIn()).status).toBe(303)
  })

  test('ends with signing out, at once and everywhere the token is', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const copied = openClient(server)
    copied.cookies.set('sitrep_session', client.cookies.get('sitrep_session') ?? '')
    expect((await copied.get('/account')).status).toBe(200)
    const { location, headers } = await client.submit('/account', '/sign-out')
    // Nor does the browser keep what it has of the pages.
    expect([location, headers.get('clear-site-data')]).toEqual(['/', '"cache"'])
    expect(client.cookies.has('sitrep_session')).toBe(false)
    expect((await copied.get('/account')).status).toBe(303)
  })
})

describe('cookies', () => {
  test('are out of reach of scripts and other sites; over https they are bound to it', async () => {
    await seedPerson(store.db, ADA.email)
    const plain = (await signIn()).headers.getSetCookie().find((line) => line.startsWith('sitrep_session='))
    expect(plain).toMatch(/^sitrep_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    // The one of the visitor, who was nobody, goes: no form of before is believed when they are signed out again.
    expect([...client.cookies.keys()]).toEqual(['sitrep_session'])
    await start({ SITREP_PUBLIC_URL: 'https://news.example' })
    const bound = (await signIn()).headers.getSetCookie().find((line) => line.includes('sitrep_session='))
    expect(bound).toMatch(/^__Host-sitrep_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
  })
})

describe('a form', () => {
  test('without its token, with another’s, or from elsewhere changes nothing', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const { text } = await client.get('/account/keys')
    const csrf = tokenIn(text)
    const stranger = openClient(server)
    const other = tokenIn((await stranger.get('/sign-in')).text)
    const own = { name: 'laptop' }
    for (const values of [own, { ...own, csrf: '' }, { ...own, csrf: other }]) {
      expect((await client.post('/account/keys', values)).status).toBe(403)
    }
    // A cookie may be planted, and whoever plants it knows the token that goes with it.
    client.cookies.set('sitrep_visitor', stranger.cookies.get('sitrep_visitor') ?? 'none')
    expect((await client.post('/account/keys', { ...own, csrf: other })).status).toBe(403)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      expect((await client.post('/account/keys', { ...own, csrf }, headers)).status).toBe(403)
    }
    expect(await store.db.query(sql`select 1 from api_keys`)).toEqual([])
    const sent = await client.post('/account/keys', { ...own, csrf }, { 'sec-fetch-site': 'same-origin', origin: server.origin })
    expect(sent.status).toBe(200)
  })

  test('with a zero character, which no store takes, is refused and does nothing', async () => {
    expect((await signIn({ ...ADA, email: 'ada\0@reader.example' })).status).toBe(400)
    await seedPerson(store.db, ADA.email)
    await signIn()
    const { status, text } = await client.submit('/account/keys', '/account/keys', { name: 'lap\0top' })
    expect([status, /<h1>(.*)<\/h1>/.exec(text)?.[1]]).toEqual([400, 'That form cannot be read'])
    expect(await store.db.query(sql`select 1 from api_keys`)).toEqual([])
    expect((await client.submit('/account', '/account/connections/%00/revoke')).status).toBe(303)
  })

  test('of an account that somebody else took the place of says who is signed in now', async () => {
    for (const email of [ADA.email, 'eve@reader.example']) await seedPerson(store.db, email)
    await signIn()
    const csrf = tokenIn((await client.get('/account/keys')).text)
    await client.submit('/account', '/sign-out')
    await signIn({ ...ADA, email: 'eve@reader.example' })
    const { status, text } = await client.post('/account/keys', { csrf, name: 'laptop' })
    expect([status, text]).toEqual([403, expect.stringContaining('You are signed in as <strong>eve@reader.example</strong>')])
  })

  test('that was open when its session was ended on another device says that it may have been', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const csrf = tokenIn((await client.get('/account/keys')).text)
    const elsewhere = openClient(server)
    await elsewhere.submit('/sign-in', '/sign-in', ADA)
    expect((await elsewhere.submit('/account/security', '/account/sessions/revoke-others')).status).toBe(303)
    const { status, text } = await client.post('/account/keys', { csrf, name: 'laptop' })
    expect([status, text]).toEqual([403, expect.stringContaining('your session may have ended')])
    expect(await store.db.query(sql`select 1 from api_keys`)).toEqual([])
  })

  test('to sign out is taken from a tab of an earlier session, where the browser vouches for it', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const csrf = tokenIn((await client.get('/account')).text)
    await client.submit('/account', '/sign-out')
    await signIn()
    expect((await client.post('/sign-out', { csrf }, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await client.post('/sign-out', { csrf }, { 'sec-fetch-site': 'same-origin' })).location).toBe('/')
    expect((await client.get('/account')).status).toBe(303)
  })

  test('to sign out does nothing to who is signed out already, in another tab say', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const csrf = tokenIn((await client.get('/account')).text)
    for (const _ of ['one press', 'another']) expect((await client.post('/sign-out', { csrf })).location).toBe('/')
    expect((await client.post('/sign-out', { csrf }, { origin: 'https://evil.example' })).status).toBe(403)
    await signIn()
    expect((await client.post('/sign-out', { csrf })).status).toBe(403)
  })

  test('of the door needs the visitor’s own token as well', async () => {
    await seedPerson(store.db, ADA.email)
    const token = tokenIn((await openClient(server).get('/sign-in')).text)
    expect((await client.post('/sign-in', { ...ADA, csrf: token })).status).toBe(403)
    await client.get('/sign-in')
    expect((await client.post('/sign-in', { ...ADA, csrf: token })).status).toBe(403)
    client.cookies.set('sitrep_visitor', 'planted')
    expect((await client.post('/sign-in', { ...ADA, csrf: token })).status).toBe(403)
    for (const path of ['/sign-up', '/sign-in/forgotten', '/sign-in/link', '/account/delete']) {
      expect({ path, status: (await client.post(path, {})).status }).toEqual({ path, status: 403 })
    }
  })
})

describe('the account', () => {
  test('names its plan by a link that says the same without what stands before it', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const links = [...(await client.get('/account')).text.matchAll(/<dd><a href="([^"]+)">([^<]+)<\/a>/g)].map(([, to, name]) => [to, name])
    expect(links).toEqual([
      ['/account/plan', 'Free'],
      ['/account/keys', '0 active keys'],
    ])
  })

  test('is deleted with everything that is its own, once its owner has shown who they are', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const key = /sitrep_[0-9A-Za-z]{40}/.exec((await client.submit('/account/keys', '/account/keys', { name: 'one' })).text)?.[0] ?? ''
    const ask = () => fetch(`${server.origin}/v1/situations`, { headers: { 'x-api-key': key } })
    expect((await ask()).status).toBe(200)
    expect((await client.get('/account/usage')).text).toContain('<strong>1</strong> of 100')
    await store.db.query(sql`insert into curations (at, action, record, record_id, reason, before, actor)
      values (${new Date(NOW).toISOString()}, 'rename', 'cluster', gen_random_uuid(), 'r', '{}', ${ADA.email})`)
    const wrong = await client.submit('/account/security', '/account/delete', { current: 'wrong' })
    expect(wrong.status).toBe(422)
    const gone = await client.submit('/account/security', '/account/delete', { current: PASSWORD })
    expect(gone.location).toBe('/sign-in')
    expect((await client.get('/sign-in')).text).toContain('The account is deleted.')
    server.clock.now += 1_000
    expect((await ask()).status).toBe(401)
    expect((await client.get('/account')).status).toBe(303)
    const tables = await store.db.query<{ name: string }>(sql`
      select table_name::text as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`)
    for (const { name } of tables) {
      const rows = await store.db.query<{ row: string }>(raw(`select to_jsonb(t)::text as row from "${name}" t`))
      expect({ name, rows: rows.filter(({ row }) => row.toLowerCase().includes(ADA.email)) }).toEqual({ name, rows: [] })
    }
    await store.db.query(sql`delete from curations`)
    expect((await signIn()).status).toBe(401)
  })

  test('of the last operator stays: somebody must be able to look after the server', async () => {
    await seedPerson(store.db, ADA.email)
    await seedPerson(store.db, 'bob@reader.example')
    await store.db.query(sql`update accounts set is_operator = true where email = ${ADA.email}`)
    await signIn()
    const remove = () => client.submit('/account/security', '/account/delete', { current: PASSWORD })
    const refused = await remove()
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('the only operator’s account')])
    await store.db.query(sql`update accounts set is_operator = true`)
    expect((await remove()).location).toBe('/sign-in')
  })

  test('is told by the header too when to try again with its password', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const remove = () => client.submit('/account/security', '/account/delete', { current: 'wrong' })
    for (let attempt = 0; attempt < 10; attempt += 1) await remove()
    const { status, headers } = await remove()
    expect([status, headers.get('retry-after')]).toEqual([429, '900'])
  })

  test('a changed password ends the other sessions and no key', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const elsewhere = client
    client = openClient(server)
    await signIn()
    const weak = await client.submit('/account/security', '/account/password', { current: PASSWORD, password: 'password1' })
    expect(weak.status).toBe(422)
    const changed = await client.submit('/account/security', '/account/password', {
      current: PASSWORD,
      password: 'nine otters under the pier',
    })
    expect([changed.status, changed.location]).toEqual([303, '/account/security'])
    expect((await client.get('/account/security')).text).toContain('The password is changed')
    expect((await client.get('/account/security')).text).not.toContain('The password is changed')
    expect((await elsewhere.get('/account')).status).toBe(303)
  })

  // A browser shows the answer to the second.
  test('its password is changed where managers of passwords are led to, by whoever is signed in', async () => {
    expect(await client.get('/.well-known/change-password')).toMatchObject({ status: 303, location: '/account/security#password' })
  })

  test('a password that is changed by two presses of the button is changed', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const values = {
      csrf: tokenIn((await client.get('/account/security')).text),
      current: PASSWORD,
      password: 'nine otters under the pier',
    }
    const change = () => client.post('/account/password', values)
    for (const { location } of [...(await Promise.all([change(), change()])), await change()]) expect(location).toBe('/account/security')
    expect((await client.post('/account/password', { ...values, password: 'eight herons by the weir' })).status).toBe(422)
    client = openClient(server)
    expect((await signIn({ ...ADA, password: values.password })).status).toBe(303)
  })

  test('whatever ends something says that it has', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const made = await client.submit('/account/keys', '/account/keys', { name: 'one' })
    const [revoke = ''] = /\/account\/keys\/[\w-]+\/revoke/.exec(made.text) ?? []
    for (const [action, told] of [
      [revoke, 'The key is revoked'],
      ['/account/sessions/0189b6f0-0000-7000-8000-000000000000/revoke', 'The session has ended'],
      ['/account/sessions/revoke-others', 'All other sessions have ended'],
      ['/account/connections/none/revoke', 'The assistant is disconnected'],
    ] as const) {
      const { location } = await client.submit('/account/keys', action, { confirmed: 'yes' })
      expect((await client.get(location ?? '')).text).toMatch(new RegExp(`role="status"[^>]*>\\s*<p>${told}`))
    }
  })

  test('sessions are listed and ended one by one', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const elsewhere = client
    client = openClient(server)
    await signIn()
    const end = /action="(\/account\/sessions\/[\w-]{36}\/revoke)"/.exec((await client.get('/account/security')).text)?.[1] ?? ''
    await client.submit('/account/security', end)
    expect((await elsewhere.get('/account')).status).toBe(303)
    expect((await client.get('/account')).status).toBe(200)
  })
})

describe('registration', () => {
  test.each([
    ['closed', 'No new accounts'],
    ['invite', 'by invitation'],
  ])('%s: the page says so, and posting all the same sends nothing', async (registration, said) => {
    await start({ SITREP_REGISTRATION: registration })
    expect((await client.get('/sign-up')).text).toContain(said)
    const sent = mail.received.length
    expect((await client.submit('/sign-in', '/sign-up', { email: ADA.email })).location).toBe('/sign-up/sent')
    await server.close()
    expect(mail.received).toHaveLength(sent)
    await start({})
  })

  test('without a mail server the page names the command that prints the link', async () => {
    await server.close()
    server = await openTestServer(store, { now: NOW })
    client = openClient(server)
    expect((await client.submit('/sign-up', '/sign-up', { email: ADA.email })).status).toBe(303)
    const { text } = await client.get('/sign-up/sent')
    expect(text).toContain(`npx sitrep accounts link ${ADA.email}`)
    await client.submit('/sign-up', '/sign-up', { email: "o'brien$(id)@reader.example" })
    expect((await client.get('/sign-up/sent')).text).toContain("npx sitrep accounts link 'o'\\''brien$(id)@reader.example'")
  })
})

test('the pricing page has the four rows of the contract', async () => {
  const { text } = await client.get('/pricing')
  const rows = [...text.matchAll(/<tr><th scope="row"[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    (row ?? '')
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|')
      .replace(/^\|/, ''),
  )
  expect(rows).toEqual([
    'Anonymous|none|10|5|with a key|7 days|preview|',
    'Free|free|100|20|10|7 days|preview|',
    'Builder|$29 a month|5,000|60|250|30 days|full|',
    'Scale|$299 a month|100,000|1,000|10,000|30 days|full|',
  ])
})

describe('a link', () => {
  test.each([
    ['/sign-up', 'A link comes to this address; behind it you choose a password.', 'Send me the link'],
    ['/sign-in/forgotten', 'A link comes to the address of your account; behind it you choose a new password.', 'Send me a link'],
  ])('is promised on %s by a server that sends mail', async (path, promise, button) => {
    const { text } = await client.get(path)
    expect(text).toContain(promise)
    expect(text).toContain(button)
  })

  test.each(['/sign-up', '/sign-in/forgotten'])(
    'asked for on %s for what is no address is refused at the field, which keeps it',
    async (path) => {
      // Cut to what an address may hold, the second would be somebody else's.
      for (const email of ['ada at reader', `${'a'.repeat(240)}@reader.example`]) {
        const { status, text } = await client.submit(path, path, { email })
        expect(status).toBe(422)
        const [field = ''] = /<input[^>]*type="email"[^>]*>/.exec(text) ?? []
        for (const part of [`value="${email}"`, 'aria-invalid="true"', 'error-email']) expect(field).toContain(part)
        expect(text).toContain('<p class="error" id="error-email">This is not an e-mail address.</p>')
      }
    },
  )

  test.each(['/sign-up', '/sign-in/forgotten'])('is not promised on %s by one that sends none', async (path) => {
    await start({ SITREP_SMTP_URL: '' })
    const { text } = await client.get(path)
    expect(text).toContain('This server sends no mail: whoever runs it gives you a link')
    expect(text).not.toMatch(/link comes|send me/i)
  })
})
