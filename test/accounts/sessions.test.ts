import { createHash, scryptSync } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { changePassword, deleteAccount } from '../../src/service/account-settings.ts'
import { hashPassword, verifyPassword } from '../../src/service/passwords.ts'
import { authenticateSession, listSessions, revokeOtherSessions, revokeSession, startSession } from '../../src/service/sessions.ts'
import { signIn } from '../../src/service/sign-in.ts'
import { clearRecords, DAY, MINUTE, NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { accountDeps, PASSWORD, seedPerson } from './support.ts'

const store = storeOfFile()
const deps = () => accountDeps(store.db)
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const credentials = { email: 'ada@reader.example', password: PASSWORD, address: '192.0.2.1', userAgent: FIREFOX, now: NOW }

beforeEach(() => clearRecords(store.db))

async function signedIn(given: Partial<typeof credentials> = {}) {
  const result = await signIn(deps(), { ...credentials, ...given })
  if (result.kind !== 'signed-in') throw new Error(result.kind)
  return result
}

const SALT = Buffer.alloc(16, 7)
const SCRYPT_HASH = scryptSync(PASSWORD, SALT, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 27 })
/** `PASSWORD` as it was kept once. */
const SCRYPT = `scrypt$32768$8$3$${SALT.toString('base64url')}$${SCRYPT_HASH.toString('base64url')}`

/** Something else happens between what is looked at first and what is done then, once. */
function interrupted(change: () => Promise<void>) {
  let isDone = false
  const transaction: typeof store.db.transaction = async (run) => {
    if (!isDone) {
      isDone = true
      await change()
    }
    return store.db.transaction(run)
  }
  return { ...deps(), db: { ...store.db, transaction } }
}

describe('a session', () => {
  test('begins with the right password, names its account, and ends when signed out', async () => {
    const account = await seedPerson(store.db, 'Ada@Reader.example')
    const { token } = await signedIn()
    const session = await authenticateSession(deps(), token, NOW)
    expect(session).toMatchObject({
      accountId: account.id,
      email: 'Ada@Reader.example',
      tier: 'hobby',
      isOperator: false,
      isEmailVerified: false,
    })
    await revokeSession(deps(), session!)
    expect(await authenticateSession(deps(), token, NOW)).toBeUndefined()
  })

  test('is kept as a hash alone', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    const { token } = await signedIn()
    const [row] = await store.db.query<{ row: string; token_hash: Buffer }>(
      sql`select to_jsonb(s)::text as row, token_hash from sessions s`,
    )
    expect(row?.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true)
    expect(row?.row).not.toContain(token)
    expect(row?.row).toContain('Firefox on Linux')
    expect(row?.row).not.toContain('Gecko')
  })

  test('ends two weeks after it was last used, and three months after it began', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    const idle = await signedIn()
    expect(await authenticateSession(deps(), idle.token, NOW + 14 * DAY)).toBeUndefined()
    const used = await signedIn()
    for (let day = 10; day < 90; day += 10) expect(await authenticateSession(deps(), used.token, NOW + day * DAY)).toBeDefined()
    expect(await authenticateSession(deps(), used.token, NOW + 90 * DAY - 1)).toBeDefined()
    expect(await authenticateSession(deps(), used.token, NOW + 90 * DAY)).toBeUndefined()
  })

  test('is revoked by its account alone, at once, and so are all the others', async () => {
    const ada = await seedPerson(store.db, 'ada@reader.example')
    const bob = await seedPerson(store.db, 'bob@reader.example')
    const first = await signedIn()
    const second = await signedIn({ now: NOW + MINUTE })
    const bobs = await signedIn({ email: 'bob@reader.example' })
    expect((await listSessions(deps(), ada.id, NOW)).map(({ id }) => id)).toEqual([second.sessionId, first.sessionId])
    expect(await revokeSession(deps(), { accountId: bob.id, sessionId: first.sessionId })).toBe(false)
    expect(await revokeSession(deps(), { accountId: ada.id, sessionId: first.sessionId })).toBe(true)
    expect(await authenticateSession(deps(), first.token, NOW)).toBeUndefined()
    const third = await signedIn()
    await revokeOtherSessions(deps(), ada.id, third.sessionId)
    expect(await authenticateSession(deps(), second.token, NOW)).toBeUndefined()
    expect(await authenticateSession(deps(), third.token, NOW)).toBeDefined()
    expect(await authenticateSession(deps(), bobs.token, NOW)).toBeDefined()
  })

  test('is one of 200 of its account: past that, those that were not seen for longest end, and nobody else’s', async () => {
    const { id } = await seedPerson(store.db, 'ada@reader.example')
    const bob = await seedPerson(store.db, 'bob@reader.example')
    const first = await signedIn()
    await store.db.query(sql`
      insert into sessions (id, account_id, token_hash, signed_in_with, device, created_at, seen_at, expires_at)
      select gen_random_uuid(), account_id, sha256(n::text::bytea), 'password', 'a browser', created_at, seen_at - n * interval '1 second', expires_at
      from sessions, generate_series(1, 300) n`)
    const bobs = await startSession(deps(), { accountId: bob.id, signedInWith: 'link', userAgent: FIREFOX, now: NOW - DAY })
    const { token } = await signedIn()
    expect(await store.db.query(sql`select 1 from sessions where account_id = ${id}::uuid`)).toHaveLength(200)
    for (const each of [first.token, token])
      expect(await authenticateSession(deps(), each, NOW)).toMatchObject({ email: 'ada@reader.example' })
    expect(await authenticateSession(deps(), bobs.token, NOW)).toMatchObject({ email: 'bob@reader.example' })
  })

  test('is nobody’s with a token that is none', async () => {
    for (const token of [undefined, '', 'x', 'A'.repeat(43), 'A'.repeat(5_000)]) {
      expect(await authenticateSession(deps(), token, NOW)).toBeUndefined()
    }
  })

  test('can be begun by other means than a password', async () => {
    const { id } = await seedPerson(store.db, 'ada@reader.example')
    const { token } = await startSession(deps(), { accountId: id, signedInWith: 'google', userAgent: '', now: NOW })
    expect(await authenticateSession(deps(), token, NOW)).toMatchObject({ accountId: id })
    expect(await listSessions(deps(), id, NOW)).toMatchObject([{ signed_in_with: 'google' }])
  })
})

describe('signing in', () => {
  test('a wrong password and an unknown address get the same refusal', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    expect(await signIn(deps(), { ...credentials, password: 'wrong' })).toEqual({ kind: 'refused' })
    expect(await signIn(deps(), { ...credentials, email: 'nobody@reader.example' })).toEqual({ kind: 'refused' })
  })

  test('an account without a password is open to none', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    await store.db.query(sql`update accounts set password_hash = null`)
    for (const password of ['', 'null', PASSWORD]) expect(await signIn(deps(), { ...credentials, password })).toEqual({ kind: 'refused' })
  })

  test('a password kept by scrypt goes on opening its account, and is kept by argon2id from then on', async () => {
    await seedPerson(store.db, 'ada@reader.example', SCRYPT)
    expect(await signIn(deps(), { ...credentials, password: 'wrong' })).toEqual({ kind: 'refused' })
    await signedIn()
    const [row] = await store.db.query<{ password_hash: string }>(sql`select password_hash from accounts`)
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await signedIn()
  })

  test('twice at once, by a password kept by scrypt, opens twice', async () => {
    await seedPerson(store.db, 'ada@reader.example', SCRYPT)
    const other = interrupted(async () => void (await signedIn()))
    expect(await signIn(other, credentials)).toMatchObject({ kind: 'signed-in' })
  })

  test('the same text typed as other code points is the same password', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    const composed = 'caf\u00e9 am ufer'
    await store.db.query(sql`update accounts set password_hash = ${await hashPassword(composed, deps().newSecret)}`)
    await signedIn({ password: 'cafe\u0301 am ufer' })
  })

  test('the eleventh wrong attempt at one account from one place waits, whoever exists; fifty at once get no further', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    for (const email of ['ada@reader.example', 'nobody@reader.example']) {
      const address = email.startsWith('ada') ? '192.0.2.1' : '198.51.100.1'
      const results = await Promise.all(
        Array.from({ length: 12 }, () => signIn(deps(), { ...credentials, email: email.toUpperCase(), password: 'wrong', address })),
      )
      expect(results.filter(({ kind }) => kind === 'refused')).toHaveLength(10)
      expect(results.filter(({ kind }) => kind === 'throttled')).toHaveLength(2)
      expect(await signIn(deps(), { ...credentials, email, address })).toEqual({ kind: 'throttled', retryAfterSeconds: 900 })
    }
    // Its owner comes from elsewhere, or later.
    await signedIn({ address: '203.0.113.9' })
    await signedIn({ now: NOW + 15 * MINUTE })
  })

  test('one place guesses at no more than fifty accounts, all that surrounds it at three hundred, and one account is guessed at no more than a hundred times', async () => {
    const wrong = (email: string, address: string) => signIn(deps(), { ...credentials, email, password: 'wrong', address })
    await wrong('a@reader.example', '192.0.2.1')
    await store.db.query(sql`update throttles set attempts = 49 where key like 'sign-in-network:%'`)
    expect((await wrong('b@reader.example', '192.0.2.1')).kind).toBe('refused')
    expect((await wrong('c@reader.example', '192.0.2.1')).kind).toBe('throttled')
    expect((await wrong('c@reader.example', '192.0.2.2')).kind).toBe('refused')
    await store.db.query(sql`update throttles set attempts = 300 where key like 'sign-in-surroundings:%'`)
    expect((await wrong('d@reader.example', '192.0.2.4')).kind).toBe('throttled')
    expect((await wrong('d@reader.example', '192.0.3.1')).kind).toBe('refused')
    await store.db.query(sql`delete from throttles where key like 'sign-in-surroundings:%'`)
    await store.db.query(sql`update throttles set attempts = 100 where key like 'sign-in-account:%'`)
    expect((await wrong('c@reader.example', '192.0.2.3')).kind).toBe('throttled')
  })

  test('attempts under a clock that has been set back by a year since hold nobody up', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    const ahead = { ...credentials, now: NOW + 365 * DAY }
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(deps(), { ...ahead, password: 'wrong' })
    expect((await signIn(deps(), ahead)).kind).toBe('throttled')
    await signedIn()
  })

  test('whoever signs in well all day is not held up', async () => {
    await seedPerson(store.db, 'ada@reader.example')
    for (let time = 0; time < 12; time += 1) await signedIn()
  })
})

describe('a password that is changed while the old one is checked', () => {
  const NEW = 'nine otters under the bridge'
  const change = async () => {
    const hash = await hashPassword(NEW, deps().newSecret)
    await store.db.query(sql`update accounts set password_hash = ${hash}`)
    await store.db.query(sql`delete from sessions`)
  }
  const opens = async (password: string) => {
    const [row] = await store.db.query<{ password_hash: string }>(sql`select password_hash from accounts`)
    return (await verifyPassword(password, row?.password_hash ?? null, false)).matches
  }
  const proof = async () => {
    const { id, email } = await seedPerson(store.db, 'ada@reader.example')
    const { sessionId } = await signedIn()
    return { session: { accountId: id, sessionId, email }, typed: PASSWORD, address: '192.0.2.1', now: NOW }
  }

  test.each([undefined, SCRYPT])('stays, and the old one begins no session', async (stored) => {
    await seedPerson(store.db, 'ada@reader.example', stored)
    expect(await signIn(interrupted(change), credentials)).toEqual({ kind: 'refused' })
    expect(await store.db.query(sql`select 1 from sessions`)).toEqual([])
    expect(await opens(NEW)).toBe(true)
  })

  test('is not changed by who knew the old one', async () => {
    const refused = await changePassword(interrupted(change), await proof(), 'seven wolves by the mill')
    expect(refused).toMatchObject({ kind: 'refused', problem: 'The password was changed meanwhile.' })
    expect(await opens(NEW)).toBe(true)
  })

  test('keeps its account', async () => {
    expect(await deleteAccount(interrupted(change), await proof())).toMatchObject({ kind: 'refused' })
    expect(await opens(NEW)).toBe(true)
  })
})

test('an account that is deleted while its password is checked begins no session', async () => {
  await seedPerson(store.db, 'ada@reader.example')
  const gone = interrupted(async () => void (await store.db.query(sql`delete from accounts`)))
  expect(await signIn(gone, credentials)).toEqual({ kind: 'refused' })
})
