import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../../src/provider/mail.ts'
import {
  createLink,
  firstAccountLink,
  linkFor,
  openLink,
  type Registration,
  requestLink,
  requestVerification,
} from '../../src/service/account-links.ts'
import { deleteAccount } from '../../src/service/account-settings.ts'
import { createBackground } from '../../src/service/background.ts'
import { invite } from '../../src/service/invitations.ts'
import { hashPassword } from '../../src/service/passwords.ts'
import { authenticateSession } from '../../src/service/sessions.ts'
import { signIn } from '../../src/service/sign-in.ts'
import { signInWith } from '../../src/service/sign-in-with.ts'
import { useLink } from '../../src/service/use-link.ts'
import type { Database } from '../../src/store/database.ts'
import { clearRecords, DAY, HOUR, MINUTE, NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { accountDeps, PASSWORD, seedPerson } from './support.ts'

const store = storeOfFile()
let mails: Mail[] = []
const background = createBackground({ log: { error: (_event, fields) => failures.push(fields) } })
const failures: unknown[] = []

beforeEach(async () => {
  mails = []
  await clearRecords(store.db)
})

const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
const deps = (registration: Registration = 'open') => ({
  ...accountDeps(store.db),
  links: { siteUrl: 'https://sitrep.example' },
  registration,
  mailer,
  background,
})

async function ask(
  email: string,
  options: { wish?: 'sign-up' | 'reset'; registration?: Registration; invitation?: string; address?: string; now?: number } = {},
) {
  const { wish = 'sign-up', registration, invitation = '', address = '192.0.2.1', now = NOW } = options
  const answer = await requestLink(deps(registration), { email, wish, invitation, address, now })
  await background.settled()
  return answer
}

const tokenIn = (text: string | undefined): string => /token=([\w-]{43})$/m.exec(text ?? '')?.[1] ?? 'no link'
const open = (token: string, { db = store.db, ...chosen }: { password?: string; email?: string; now?: number; db?: Database } = {}) =>
  useLink({ ...deps(), db }, { token, email: '', password: PASSWORD, address: '192.0.2.1', userAgent: '', now: NOW, ...chosen })
const accounts = () => store.db.query(sql`select email, tier, is_operator, email_verified_at from accounts order by email`)

describe('signing up', () => {
  test('makes the account when its link is opened, once, and signs in', async () => {
    await ask(' Ada@Reader.example ')
    expect(mails).toMatchObject([{ to: 'Ada@Reader.example' }])
    expect(await accounts()).toEqual([])
    const token = tokenIn(mails[0]?.text)
    expect(await openLink(deps(), token, NOW)).toEqual({ purpose: 'sign-up', email: 'Ada@Reader.example', isInvitation: false })
    const used = await open(token)
    if (used.kind !== 'signed-in') throw new Error(used.kind)
    expect(await authenticateSession(deps(), used.token, NOW)).toMatchObject({
      email: 'Ada@Reader.example',
      isEmailVerified: true,
      tier: 'hobby',
    })
    expect(await open(token)).toEqual({ kind: 'invalid' })
    expect(await openLink(deps(), token, NOW)).toBeUndefined()
  })

  test('refuses a password that everybody tries, and the link goes on working', async () => {
    await ask('ada@reader.example')
    const token = tokenIn(mails[0]?.text)
    expect(await open(token, { password: 'password1' })).toMatchObject({ kind: 'refused', field: 'password' })
    expect(await open(token)).toMatchObject({ kind: 'signed-in' })
  })

  test('a link is over after a day, and no other text is a link', async () => {
    await ask('ada@reader.example')
    expect(await open(tokenIn(mails[0]?.text), { now: NOW + DAY })).toEqual({ kind: 'invalid' })
    for (const token of ['', 'x', 'A'.repeat(43)]) expect(await open(token)).toEqual({ kind: 'invalid' })
  })

  test('is answered alike for an address that has an account; only its mailbox learns of it', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    expect(await ask('ada@reader.example')).toEqual(await ask('new@reader.example'))
    expect(mails).toMatchObject([
      { to: 'ada@reader.example', subject: 'You have a Sitrep account already' },
      { to: 'new@reader.example', subject: 'Your Sitrep account' },
    ])
  })

  test('a link is kept as a hash alone', async () => {
    await ask('ada@reader.example')
    const rows = await store.db.query<{ row: string }>(sql`select to_jsonb(t)::text as row from email_tokens t`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(tokenIn(mails[0]?.text))
  })

  test('what is no address is answered alike, and nothing is sent', async () => {
    expect(await ask('a@b.example, victim@reader.example')).toEqual({ kind: 'allowed' })
    expect(await ask('a\r\nBcc: all@reader.example')).toEqual({ kind: 'allowed' })
    expect(mails).toEqual([])
  })

  test('one mailbox gets five mails an hour, one place asks for twenty, and all that surrounds it for 120', async () => {
    for (let time = 0; time < 7; time += 1) await ask('ada@reader.example', { now: NOW + time * MINUTE })
    expect(mails).toHaveLength(5)
    for (let time = 0; time < 13; time += 1) expect(await ask(`reader${time}@reader.example`)).toEqual({ kind: 'allowed' })
    expect(await ask('ada@reader.example')).toMatchObject({ kind: 'throttled' })
    expect(await ask('ada@reader.example', { address: '192.0.2.2', now: NOW + HOUR })).toEqual({ kind: 'allowed' })
    expect(mails).toHaveLength(5 + 13 + 1)
    await store.db.query(sql`update throttles set attempts = 120 where key like 'link-surroundings:%'`)
    expect(await ask('bo@reader.example', { address: '192.0.2.3', now: NOW + HOUR })).toMatchObject({ kind: 'throttled' })
    expect(await ask('bo@reader.example', { address: '192.0.3.1', now: NOW + HOUR })).toEqual({ kind: 'allowed' })
  })

  test('a mailbox gets no more mails by the case in which its address is written', async () => {
    for (const email of [
      'a@reader.example',
      'A@reader.example',
      'a@Reader.example',
      'A@READER.example',
      'a@READER.example',
      'a@reader.Example',
    ])
      await ask(email, { now: NOW + mails.length * MINUTE })
    expect(mails).toHaveLength(5)
  })

  test('a button pressed twice sends one mail, whose link works; a minute later there is another', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    for (const email of ['ada@reader.example', 'new@reader.example'])
      expect(await Promise.all([ask(email), ask(email)])).toEqual([{ kind: 'allowed' }, { kind: 'allowed' }])
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@reader.example', 'new@reader.example'])
    await ask('new@reader.example', { now: NOW + MINUTE })
    expect(mails).toHaveLength(3)
    expect(await open(tokenIn(mails.find(({ to }) => to === 'new@reader.example')?.text))).toMatchObject({ kind: 'signed-in' })
  })

  test('a mail that was not taken is sent when it is asked for again', async () => {
    const refusing = { ...mailer, send: () => Promise.reject(new Error('421 later')) }
    const lost = createBackground({ log: { error: () => {} } })
    const asked = { email: 'ada@reader.example', wish: 'sign-up', invitation: '', address: '192.0.2.1', now: NOW } as const
    await requestLink({ ...deps(), mailer: refusing, background: lost }, asked)
    await lost.settled()
    await ask('ada@reader.example')
    expect(mails).toMatchObject([{ to: 'ada@reader.example' }])
  })

  test('two links of one address make one account, whose password is that of one of them', async () => {
    await ask('ada@reader.example')
    await ask('ADA@reader.example', { now: NOW + MINUTE })
    const passwords = [PASSWORD, 'nine otters under the bridge']
    const results = await Promise.all(mails.map(({ text }, index) => open(tokenIn(text), { password: passwords[index]! })))
    expect(results.map(({ kind }) => kind).sort()).toEqual(['invalid', 'signed-in'])
    expect(await accounts()).toHaveLength(1)
  })

  test('a form that is sent twice at once makes one account and signs in to it twice', async () => {
    await ask('ada@reader.example')
    const token = tokenIn(mails[0]?.text)
    const results = await Promise.all([open(token), open(token)])
    expect(results).toMatchObject([
      { kind: 'signed-in', purpose: 'sign-up' },
      { kind: 'signed-in', purpose: 'sign-up' },
    ])
    for (const used of results)
      expect(await authenticateSession(deps(), 'token' in used ? used.token : '', NOW)).toMatchObject({ email: 'ada@reader.example' })
    expect(await accounts()).toHaveLength(1)
    expect(await open(token)).toEqual({ kind: 'invalid' })
  })
})

describe('where registration is not open', () => {
  test.each(['invite', 'closed'] as const)('%s: a stranger is answered alike and gets no mail', async (registration) => {
    expect(await ask('ada@reader.example', { registration })).toEqual({ kind: 'allowed' })
    expect(mails).toEqual([])
  })

  test('an invitation by name makes one account of its tier, within a week', async () => {
    const { url, mail } = await invite(deps('invite'), { email: 'ada@reader.example', tier: 'builder', isOperator: true, now: NOW })
    expect(mail).toMatchObject({ to: 'ada@reader.example', text: expect.stringContaining(url) })
    expect(await open(tokenIn(url), { now: NOW + 7 * DAY })).toEqual({ kind: 'invalid' })
    expect(await open(tokenIn(url), { now: NOW + 7 * DAY - 1 })).toMatchObject({ kind: 'signed-in' })
    expect(await accounts()).toMatchObject([{ email: 'ada@reader.example', tier: 'builder', is_operator: true }])
    await expect(invite(deps('invite'), { email: 'ada@reader.example', tier: 'hobby', isOperator: false, now: NOW })).rejects.toThrow(
      'already',
    )
  })

  test('a link that an older program stored with its domain in letters opens one account, and ends with it', async () => {
    const [ascii, letters] = ['ada@xn--bcher-kva.example', 'ada@bücher.example']
    await ask(ascii)
    await ask(ascii, { now: NOW + MINUTE })
    await store.db.query(sql`update email_tokens set email = ${letters}`)
    const [first, second] = mails.map(({ text }) => tokenIn(text))
    expect(await open(first ?? '', { now: NOW + MINUTE })).toMatchObject({ kind: 'signed-in' })
    expect(await accounts()).toMatchObject([{ email: ascii }])
    expect(await openLink(deps(), second ?? '', NOW + MINUTE)).toBeUndefined()
  })

  test('an invitation for whoever holds it makes one account and no second', async () => {
    const { url } = await invite(deps('invite'), { email: undefined, tier: 'hobby', isOperator: false, now: NOW })
    const invitation = /^https:\/\/sitrep\.example\/sign-up\?invitation=([\w-]{43})$/.exec(url)?.[1] ?? ''
    await ask('ada@reader.example', { registration: 'invite', invitation })
    await ask('bob@reader.example', { registration: 'invite', invitation })
    const results = await Promise.all(mails.map(({ text }) => open(tokenIn(text))))
    expect(results.map(({ kind }) => kind).sort()).toEqual(['invalid', 'signed-in'])
    await ask('eve@reader.example', { registration: 'invite', invitation })
    expect(mails).toHaveLength(2)
  })

  test('a link that was sent for an invitation ends with it', async () => {
    const { url } = await invite(deps('invite'), { email: undefined, tier: 'hobby', isOperator: false, now: NOW })
    const invitation = new URL(url).searchParams.get('invitation') ?? ''
    await ask('ada@reader.example', { registration: 'invite', invitation, now: NOW + 7 * DAY - HOUR })
    const link = tokenIn(mails[0]?.text)
    expect(await open(link, { now: NOW + 7 * DAY })).toEqual({ kind: 'invalid' })
    expect(await open(link, { now: NOW + 7 * DAY - 1 })).toMatchObject({ kind: 'signed-in' })
  })

  test('a provider lets the address in that a link was sent to for an invitation, while the link works', async () => {
    const { url } = await invite(deps('invite'), { email: undefined, tier: 'hobby', isOperator: false, now: NOW })
    await ask('ada@reader.example', { registration: 'invite', invitation: new URL(url).searchParams.get('invitation') ?? '' })
    const identity = { issuer: 'https://harbour.example', subject: 'ada', email: 'ada@reader.example', isEmailVerified: true }
    const come = (now: number) => signInWith(deps('invite'), { provider: 'harbour', identity, userAgent: '', now })
    expect(await come(NOW + DAY)).toEqual({ kind: 'closed' })
    expect(await come(NOW + DAY - 1)).toMatchObject({ kind: 'signed-in' })
  })
})

describe('a new password', () => {
  test('ends all sessions, and the old password and other links with them', async () => {
    await seedPerson(store.db, 'Ada@Reader.example')
    const credentials = { email: 'ada@reader.example', password: PASSWORD, address: '192.0.2.1', userAgent: '', now: NOW }
    const before = await signIn(deps(), credentials)
    await ask('ada@reader.example', { wish: 'reset' })
    await ask('ada@reader.example', { wish: 'reset' })
    expect(mails[0]?.to).toBe('Ada@Reader.example')
    const used = await open(tokenIn(mails[0]?.text), { password: 'nine otters under the pier' })
    expect(used.kind).toBe('signed-in')
    expect(await authenticateSession(deps(), before.kind === 'signed-in' ? before.token : undefined, NOW)).toBeUndefined()
    expect(await signIn(deps(), credentials)).toEqual({ kind: 'refused' })
    expect(await signIn(deps(), { ...credentials, password: 'nine otters under the pier' })).toMatchObject({ kind: 'signed-in' })
    expect(await open(tokenIn(mails[1]?.text))).toEqual({ kind: 'invalid' })
  })

  test('is asked for in vain, and answered alike, where there is no account', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    expect(await ask('nobody@reader.example', { wish: 'reset' })).toEqual(await ask('ada@reader.example', { wish: 'reset' }))
    expect(mails).toHaveLength(1)
  })

  test('is set within an hour', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    await ask('ada@reader.example', { wish: 'reset' })
    expect(await open(tokenIn(mails[0]?.text), { now: NOW + HOUR })).toEqual({ kind: 'invalid' })
  })

  test('an address that the store takes for the account’s own does not get its mail', async () => {
    await seedPerson(store.db, 'kim@reader.example')
    // The Kelvin sign, whose small letter is a plain k in many locales.
    await ask('\u212aim@reader.example', { wish: 'reset' })
    for (const { to } of mails) expect(to).toBe('kim@reader.example')
  })
})

describe('the first account', () => {
  test('is made by a printed link, as an operator at scale, and only while there is none', async () => {
    const links = [await firstAccountLink(deps(), NOW), await firstAccountLink(deps(), NOW)].map(tokenIn)
    expect(await openLink(deps(), links[0], NOW)).toEqual({ purpose: 'first', email: null, isInvitation: false })
    expect(await open(links[0]!)).toMatchObject({ kind: 'refused', field: 'email' })
    const results = await Promise.all(links.map((link, index) => open(link, { email: `ada${index}@reader.example` })))
    expect(results.map(({ kind }) => kind).sort()).toEqual(['invalid', 'signed-in'])
    expect(await accounts()).toMatchObject([{ tier: 'scale', is_operator: true }])
    expect(await firstAccountLink(deps(), NOW)).toBeUndefined()
    for (const link of links) expect(await openLink(deps(), link, NOW)).toBeUndefined()
  })
})

describe('without a mail server', () => {
  test('an operator’s link makes an account, or a new password', async () => {
    const first = await linkFor(deps(), { email: 'ada@reader.example', now: NOW })
    expect(first.purpose).toBe('sign-up')
    expect(await open(tokenIn(first.url))).toMatchObject({ kind: 'signed-in', purpose: 'sign-up' })
    const second = await linkFor(deps(), { email: 'ADA@reader.example', now: NOW })
    expect(second.purpose).toBe('reset')
    expect(await open(tokenIn(second.url), { password: 'nine otters under the pier' })).toMatchObject({
      kind: 'signed-in',
      purpose: 'reset',
    })
  })
})

/** Two transactions of it begin at once. */
function meeting(): Database {
  const met = Promise.withResolvers<void>()
  let come = 0
  const transaction: Database['transaction'] = async (work) => {
    come += 1
    if (come === 2) met.resolve()
    await met.promise
    return store.db.transaction(work)
  }
  return { ...store.db, transaction }
}

// Who waits for whom shows where transactions run side by side: on a real server.
test.each(['reset', 'verify'] as const)('a link (%s) that is opened while its account is deleted fails for nobody', async (purpose) => {
  const passwordHash = await hashPassword(PASSWORD, deps().newSecret)
  for (let round = 0; round < 8; round += 1) {
    const { id: accountId } = await seedPerson(store.db, 'ada@reader.example', passwordHash)
    const email = 'ada@reader.example'
    const url = await createLink(deps(), { purpose, email, accountId, now: NOW })
    const db = meeting()
    const proof = { session: { accountId, sessionId: randomUUID(), email }, typed: PASSWORD, address: '192.0.2.1', now: NOW }
    const deleted = deleteAccount({ ...deps(), db }, proof)
    const [used, { kind }] = await Promise.all([open(tokenIn(url), { db }), deleted])
    expect(kind === 'done' || used.kind === 'signed-in').toBe(true)
    await clearRecords(store.db)
  }
})

test('a link to verify that is opened twice at once has verified, both times', async () => {
  const { id } = await seedPerson(store.db, 'ada@reader.example')
  await requestVerification(deps(), { email: 'ada@reader.example', accountId: id, address: '192.0.2.1', now: NOW })
  await background.settled()
  await requestVerification(deps(), { email: 'ada@reader.example', accountId: id, address: '192.0.2.1', now: NOW })
  await background.settled()
  expect(mails).toHaveLength(1)
  const token = tokenIn(mails[0]?.text)
  // Both have found the link before either takes it.
  const db = meeting()
  expect(await Promise.all([open(token, { db }), open(token, { db })])).toEqual([{ kind: 'verified' }, { kind: 'verified' }])
})

test('an address is verified by its own link, which signs nobody in', async () => {
  const { id } = await seedPerson(store.db, 'ada@reader.example')
  await requestVerification(deps(), { accountId: id, email: 'ada@reader.example', address: '192.0.2.1', now: NOW })
  await background.settled()
  expect(await open(tokenIn(mails[0]?.text))).toEqual({ kind: 'verified' })
  expect(await accounts()).toEqual([{ email: 'ada@reader.example', tier: 'hobby', is_operator: false, email_verified_at: NOW }])
  expect(await store.db.query(sql`select 1 from sessions`)).toEqual([])
})

test('an address gets no more than five links an hour by which it is verified, wherever they are asked for', async () => {
  const { id: accountId } = await seedPerson(store.db, 'ada@reader.example')
  const answers = []
  for (let time = 0; time < 6; time += 1) {
    const [address, now] = [`192.0.2.${time}`, NOW + time * MINUTE]
    answers.push(await requestVerification(deps(), { accountId, email: 'ada@reader.example', address, now }))
    await background.settled()
  }
  expect([answers.at(-1)?.kind, mails.length]).toEqual(['throttled', 5])
})

test('nothing failed in the background', () => expect(failures).toEqual([]))
