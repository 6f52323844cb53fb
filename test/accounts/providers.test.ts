// Signing in by another provider, against a real issuer of OpenID Connect.

import { randomUUID } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount, joinProviderAgain, partFromProvider } from '../../src/service/account-settings.ts'
import { invite } from '../../src/service/invitations.ts'
import { signInWith } from '../../src/service/sign-in-with.ts'
import { ISSUER_CLIENT, type Issuer, openIssuer } from '../support/issuer.ts'
import { clearRecords, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { type Answer, type Client, openClient } from './site.ts'
import { accountDeps, seedPerson } from './support.ts'

const store = storeOfFile()
let issuer: Issuer
let server: TestServer
let client: Client

beforeAll(async () => {
  issuer = await openIssuer()
  server = await openTestServer(store, {
    now: NOW,
    environment: {
      SITREP_OIDC_ISSUER: issuer.url,
      SITREP_OIDC_CLIENT_ID: ISSUER_CLIENT.id,
      SITREP_OIDC_CLIENT_SECRET: ISSUER_CLIENT.secret,
      SITREP_OIDC_NAME: 'Harbour ID',
    },
  })
  issuer.register(`${server.origin}/sign-in/with/oidc/callback`)
})
afterAll(async () => {
  await server.close()
  await issuer.close()
})
beforeEach(async () => {
  await clearRecords(store.db)
  client = openClient(server)
  issuer.person = { subject: 'ada-at-the-harbour', email: 'ada@reader.example', isEmailVerified: true }
})

const START = '/sign-in/with/oidc?return_to=%2Faccount%2Fusage'

/** Goes where the issuer leads, with its cookies, until it leads back. Gives the address that it leads back to. */
async function atIssuer(address: string): Promise<string> {
  const browser = openClient({ origin: issuer.url })
  let next = address
  for (let step = 0; step < 10 && next.startsWith(issuer.url); step += 1) {
    const { location } = await browser.get(next)
    next = location === null ? 'nowhere' : location.startsWith('/') ? issuer.url + location : location
  }
  return next
}

async function signInThere(): Promise<Answer> {
  const out = await client.get(START)
  return client.get(await atIssuer(out.location ?? ''))
}

const identities = () =>
  store.db.query<{ subject: string; provider: string; email: string }>(sql`
  select i.subject, i.provider, a.email from identities i join accounts a on a.id = i.account_id order by i.subject`)

describe('OpenID Connect', () => {
  test('the door shows the way', async () => {
    expect((await client.get('/sign-in')).text).toContain('Continue with Harbour ID')
    expect((await client.get('/sign-in/with/nobody')).status).toBe(404)
  })

  test('asks with state, nonce and PKCE, and makes an account of a verified address, once', async () => {
    const out = new URL((await client.get(START)).location ?? '')
    expect(out.origin).toBe(issuer.url)
    expect(Object.fromEntries(out.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    for (let time = 0; time < 2; time += 1) {
      client = openClient(server)
      const back = await signInThere()
      expect({ status: back.status, location: back.location }).toEqual({ status: 303, location: '/account/usage' })
      expect((await client.get('/account')).text).toContain('ada@reader.example')
    }
    expect(await identities()).toEqual([{ subject: 'ada-at-the-harbour', provider: 'oidc', email: 'ada@reader.example' }])
  })

  test('joins an account whose address was verified here, and no other', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    const refused = await signInThere()
    expect(refused.status).toBe(401)
    expect(refused.text).toContain('has not been verified here')
    expect(await identities()).toEqual([])
    await store.db.query(sql`update accounts set email_verified_at = created_at`)
    client = openClient(server)
    expect((await signInThere()).status).toBe(303)
    expect(await identities()).toHaveLength(1)
  })

  test('believes no address that the issuer has not verified, and none that is not told', async () => {
    for (const told of [{ email: 'ada@reader.example', isEmailVerified: false }, {}]) {
      issuer.person = { subject: 'eve', ...told }
      client = openClient(server)
      const refused = await signInThere()
      expect(refused.status).toBe(401)
      expect(refused.text).toContain('told no e-mail address of yours that it has verified')
    }
    expect(await store.db.query(sql`select 1 from accounts`)).toEqual([])
  })

  test('is called by its name where sessions are listed', async () => {
    await signInThere()
    expect((await client.get('/account/security')).text.replace(/\s+/g, ' ')).toMatch(/<dt>By<\/dt> ?<dd>Harbour ID<\/dd>/)
  })

  test('two first sign-ins at once make one account, and both are signed in to it', async () => {
    const clients = [openClient(server), openClient(server), openClient(server)]
    const back = await Promise.all(clients.map(async (one) => atIssuer((await one.get(START)).location ?? '')))
    const answers = await Promise.all(clients.map((one, index) => one.get(back[index]!)))
    expect(answers.map(({ status, location }) => [status, location])).toEqual(clients.map(() => [303, '/account/usage']))
    for (const one of clients) expect((await one.get('/account')).text).toContain('ada@reader.example')
    expect(await store.db.query(sql`select email from accounts`)).toEqual([{ email: 'ada@reader.example' }])
  })

  test('stays with its account when the address changes there', async () => {
    await signInThere()
    issuer.person = { subject: 'ada-at-the-harbour', email: 'new@reader.example', isEmailVerified: false }
    client = openClient(server)
    expect((await signInThere()).status).toBe(303)
    expect(await identities()).toMatchObject([{ email: 'ada@reader.example' }])
  })

  test('an answer is taken only by the browser that asked, once, and untouched', async () => {
    const out = await client.get(START)
    const back = await atIssuer(out.location ?? '')
    expect((await openClient(server).get(back)).text).toContain('began in another tab or browser')
    const touched = back.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`)
    const other = openClient(server)
    const bring = (cookie: string | undefined, answer: string) => other.cookies.set('sitrep_flow', cookie ?? '') && other.get(answer)
    const flow = client.cookies.get('sitrep_flow')
    expect((await bring(flow, touched)).text).toContain('began in another tab or browser')
    expect((await bring(flow?.replace('oidc', 'github'), back)).text).toContain('began in another tab or browser')
    expect((await client.get(back)).status).toBe(303)
    client.cookies.delete('sitrep_session')
    expect((await client.get(back)).status).toBe(401)
  })

  test('begun in two tabs goes on in the later one, whatever becomes of the earlier', async () => {
    const [earlier, later] = [await client.get(START), await client.get(START)]
    expect((await client.get(await atIssuer(earlier.location ?? ''))).text).toContain('began in another tab or browser')
    expect((await client.get(await atIssuer(later.location ?? ''))).status).toBe(303)
  })

  test('says so when the issuer lets nobody through', async () => {
    issuer.person = undefined
    expect((await signInThere()).text).toContain('did not let you through')
  })
})

describe('an account that its owner parts from a provider', () => {
  const PART = '/account/providers/oidc/part'
  const SECURITY = '/account/security'
  const setPassword = () => store.db.query(sql`update accounts set password_hash = 'scrypt$any'`)

  test('is signed in to from there no more, nor by somebody new there with its address, until it is joined again', async () => {
    await signInThere()
    await setPassword()
    expect((await client.submit(SECURITY, PART)).location).toBe(SECURITY)
    expect((await client.get(SECURITY)).text).toContain('parted: it signs in to this account no more')
    for (const subject of ['ada-at-the-harbour', 'a-second-ada']) {
      issuer.person = { subject, email: 'ada@reader.example', isEmailVerified: true }
      const stranger = openClient(server)
      const refused = await stranger.get(await atIssuer((await stranger.get(START)).location ?? ''))
      expect({ status: refused.status, isTold: refused.text.includes('Your account is parted from Harbour ID') }).toEqual({
        status: 401,
        isTold: true,
      })
    }
    expect(await identities()).toHaveLength(1)
    await client.submit(SECURITY, '/account/providers/oidc/join')
    issuer.person = { subject: 'ada-at-the-harbour', email: 'ada@reader.example', isEmailVerified: true }
    client = openClient(server)
    expect((await signInThere()).status).toBe(303)
  })

  test('keeps the session that parts it, and none else that began there', async () => {
    await signInThere()
    const elsewhere = client
    client = openClient(server)
    await signInThere()
    await setPassword()
    await client.submit(SECURITY, PART)
    expect((await client.get('/account')).status).toBe(200)
    expect((await elsewhere.get('/account')).location).toContain('/sign-in')
  })

  test('keeps its only way in', async () => {
    await signInThere()
    const refused = await client.submit(SECURITY, PART)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Set a password first')
    client = openClient(server)
    expect((await signInThere()).status).toBe(303)
  })

  // Who waits for whom shows where transactions run side by side: on a real server.
  test('or deletes, while it is signed in to from there, fails for nobody and leaves no way in', async () => {
    const deps = { ...accountDeps(store.db), registration: 'open' as const }
    const comeAs = (subject: string) => {
      const identity = { issuer: issuer.url, subject, email: 'ada@reader.example', isEmailVerified: true }
      return signInWith(deps, { provider: 'oidc', identity, userAgent: '', now: NOW })
    }
    for (let round = 0; round < 20; round += 1) {
      await comeAs('ada')
      await setPassword()
      const [account] = await store.db.query<{ id: string }>(sql`select id from accounts`)
      const session = { accountId: account!.id, sessionId: randomUUID(), email: 'ada@reader.example' }
      const part = partFromProvider(deps, { session, provider: 'oidc', usable: ['oidc'], now: NOW })
      await Promise.all([comeAs('ada'), comeAs('ada'), comeAs('a-second-ada'), part])
      expect(await store.db.query(sql`select 1 from sessions`)).toEqual([])
      expect(await store.db.query(sql`select 1 from identities where parted_at is null`)).toEqual([])
      await joinProviderAgain(deps, { accountId: session.accountId, provider: 'oidc' })
      await store.db.query(sql`update accounts set password_hash = null`)
      const gone = deleteAccount(deps, { session, typed: session.email, address: '192.0.2.1', now: NOW })
      const came = await Promise.all([comeAs('ada'), comeAs('ada'), comeAs('a-second-ada'), gone])
      expect(came.map(({ kind }) => kind)).toEqual(['signed-in', 'signed-in', 'signed-in', 'done'])
      await clearRecords(store.db)
    }
  })

  test('from one that this server does not know is not found', async () => {
    await signInThere()
    expect((await client.submit(SECURITY, '/account/providers/nobody/part')).status).toBe(404)
  })
})

test.each(['invite', 'closed'] as const)('where registration is %s, a provider makes no account', async (registration) => {
  const identity = { issuer: issuer.url, subject: 'ada', email: 'ada@reader.example', isEmailVerified: true }
  const seen = { provider: 'oidc', identity, userAgent: '', now: NOW }
  expect(await signInWith({ ...accountDeps(store.db), registration }, seen)).toEqual({ kind: 'closed' })
})

describe('an invitation', () => {
  const deps = () => ({
    ...accountDeps(store.db),
    registration: 'invite' as const,
    mailer: undefined,
    providers: [{}],
    links: { siteUrl: 'https://sitrep.example' },
  })
  const tokenOf = (link: string) => new URL(link).searchParams.get('invitation') ?? ''
  const comeAs = (email: string, invitation?: string) =>
    signInWith(deps(), {
      provider: 'oidc',
      identity: { issuer: issuer.url, subject: email, email, isEmailVerified: true },
      invitation,
      userAgent: '',
      now: NOW,
    })
  const accounts = () => store.db.query<object>(sql`select email, tier, is_operator from accounts order by email`)

  test('that names a verified address lets it in by a provider, once, with its tier and mark', async () => {
    await invite(deps(), { email: 'Ada@reader.example', tier: 'builder', isOperator: true, now: NOW })
    expect(await comeAs('eve@reader.example')).toEqual({ kind: 'closed' })
    expect(await comeAs('ada@reader.example')).toMatchObject({ kind: 'signed-in' })
    expect(await accounts()).toEqual([{ email: 'ada@reader.example', tier: 'builder', is_operator: true }])
    await store.db.query(sql`delete from accounts`)
    expect(await comeAs('ada@reader.example')).toEqual({ kind: 'closed' })
  })

  test('that an older program stored with its domain in letters is found by the form that providers tell', async () => {
    await invite(deps(), { email: 'ada@xn--bcher-kva.example', tier: 'builder', isOperator: false, now: NOW })
    for (const table of ['invitations', 'email_tokens']) await store.db.query(sql`update ${raw(table)} set email = 'Ada@bücher.example'`)
    expect(await comeAs('ada@xn--bcher-kva.example')).toMatchObject({ kind: 'signed-in' })
  })

  test('lets two tabs in that come back at once, and is used up once', async () => {
    await invite(deps(), { email: 'ada@reader.example', tier: 'builder', isOperator: false, now: NOW })
    await invite(deps(), { email: 'ada@reader.example', tier: 'builder', isOperator: false, now: NOW - 1 })
    const came = await Promise.all([comeAs('ada@reader.example'), comeAs('ada@reader.example'), comeAs('ada@reader.example')])
    expect(came.map(({ kind }) => kind)).toEqual(['signed-in', 'signed-in', 'signed-in'])
    expect(await store.db.query(sql`select 1 from invitations where used_at is null`)).toHaveLength(1)
  })

  test('that whoever holds may use lets one in, and no other; one for somebody else is not theirs', async () => {
    const { url } = await invite(deps(), { email: undefined, tier: 'scale', isOperator: false, now: NOW })
    const open = tokenOf(url)
    await store.db.query(sql`update invitations set email = 'bob@reader.example'`)
    expect(await comeAs('ada@reader.example', open)).toEqual({ kind: 'closed' })
    await store.db.query(sql`update invitations set email = null`)
    expect(await comeAs('ada@reader.example', 'A'.repeat(43))).toEqual({ kind: 'closed' })
    expect(await comeAs('ada@reader.example', open)).toMatchObject({ kind: 'signed-in' })
    expect(await comeAs('eve@reader.example', open)).toEqual({ kind: 'closed' })
    expect(await accounts()).toEqual([{ email: 'ada@reader.example', tier: 'scale', is_operator: false }])
  })

  test('comes along to the provider and back, also by the page that says that it let nobody through', async () => {
    const invited = await openTestServer(store, {
      now: NOW,
      environment: {
        SITREP_REGISTRATION: 'invite',
        SITREP_OIDC_ISSUER: issuer.url,
        SITREP_OIDC_CLIENT_ID: ISSUER_CLIENT.id,
        SITREP_OIDC_CLIENT_SECRET: ISSUER_CLIENT.secret,
        SITREP_OIDC_NAME: 'Harbour ID',
      },
    })
    try {
      issuer.register(`${invited.origin}/sign-in/with/oidc/callback`)
      const { url: link } = await invite(deps(), { email: undefined, tier: 'hobby', isOperator: false, now: NOW })
      const visitor = openClient(invited)
      const go = async ({ text }: Answer) => {
        const start = /href="(\/sign-in\/with\/oidc[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
        return visitor.get(await atIssuer((await visitor.get(start)).location ?? ''))
      }
      issuer.person = undefined
      const refused = await go(await visitor.get(`/sign-up?invitation=${tokenOf(link)}`))
      expect(refused.text).toContain(`href="/sign-up?invitation=${tokenOf(link)}"`)
      issuer.person = { subject: 'ada-at-the-harbour', email: 'ada@reader.example', isEmailVerified: true }
      expect((await go(refused)).location).toBe('/account')
      expect((await visitor.get('/account')).text).toContain('ada@reader.example')
    } finally {
      await invited.close()
    }
  })
})

test('an address that only looks the same in small letters joins nothing', async () => {
  await seedPerson(store.db, 'kim@reader.example')
  await store.db.query(sql`update accounts set email_verified_at = created_at`)
  const identity = { issuer: issuer.url, subject: 'other', email: '\u212aim@reader.example', isEmailVerified: true }
  const seen = { provider: 'oidc', identity, userAgent: '', now: NOW }
  await signInWith({ ...accountDeps(store.db), registration: 'open' }, seen)
  expect((await identities()).filter(({ email }) => email === 'kim@reader.example')).toEqual([])
})
