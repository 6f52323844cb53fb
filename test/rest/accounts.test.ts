import { createHash, randomBytes, randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { TIERS, type Tiers, tiersWith } from '../../src/core/serving/tier.ts'
import { accountOf, createAccount, setTier } from '../../src/service/accounts.ts'
import { admit, giveBack } from '../../src/service/admit.ts'
import { createKey, revokeKeyByPrefix } from '../../src/service/keys.ts'
import { createLeasingUsageCounter } from '../../src/service/leasing-usage-counter.ts'
import { createStoredCounts } from '../../src/service/stored-counts.ts'
import { openTestApi } from '../support/api.ts'
import { clearRecords, DAY, NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
const deps = () => ({ db: store.db, clock: () => NOW, newId: randomUUID, newSecret: (bytes: number) => randomBytes(bytes) })

beforeEach(() => clearRecords(store.db))

describe('accounts', () => {
  test('one account for an address, whatever its case', async () => {
    await createAccount(deps(), { email: ' Ada@Reader.example ', tier: 'hobby' })
    expect(await accountOf(deps(), 'ada@reader.EXAMPLE')).toMatchObject({ email: 'Ada@Reader.example', tier: 'hobby' })
    await expect(createAccount(deps(), { email: 'ada@reader.example', tier: 'scale' })).rejects.toThrow('already')
    for (const email of ['no address', '\u202emoc.elpmaxe@reader.example', 'ada@\u2067reader.example'])
      await expect(createAccount(deps(), { email, tier: 'scale' })).rejects.toThrow('not an e-mail address')
    await createAccount(deps(), { email: 'آدا@reader.example', tier: 'hobby' })
  })

  test('an account moves between tiers', async () => {
    await createAccount(deps(), { email: 'ada@reader.example', tier: 'hobby' })
    await setTier(deps(), 'ada@reader.example', 'scale')
    expect((await accountOf(deps(), 'ada@reader.example')).tier).toBe('scale')
    await expect(setTier(deps(), 'nobody@reader.example', 'scale')).rejects.toThrow('no account')
  })
})

describe('keys', () => {
  test('of those that were revoked, the 100 last of each account are remembered', async () => {
    const account = await createAccount(deps(), { email: 'ada@reader.example', tier: 'hobby' })
    const other = await createAccount(deps(), { email: 'bob@reader.example', tier: 'hobby' })
    await revokeKeyByPrefix(deps(), (await createKey(deps(), other.id, 'of Bob')).key)
    await store.db.query(sql`
      insert into api_keys (id, account_id, name, key_hash, prefix, created_at, revoked_at)
      select gen_random_uuid(), ${account.id}, n::text, sha256(n::text::bytea), 'sitrep_aaaaa', ${new Date(NOW).toISOString()},
        ${new Date(NOW + DAY).toISOString()}::timestamptz + n * interval '1 second'
      from generate_series(1, 120) n`)
    await createKey(deps(), account.id, 'laptop')
    const rows = await store.db.query<{ name: string }>(sql`select name from api_keys order by revoked_at`)
    expect([rows.length, rows[0]?.name, rows[1]?.name, rows.at(-1)?.name]).toEqual([102, 'of Bob', '21', 'laptop'])
  })

  test('all letters of a key are as likely: bytes that would favour some are left out', async () => {
    const account = await createAccount(deps(), { email: 'ada@reader.example', tier: 'hobby' })
    const given = [248, 255, 247, 0]
    const newSecret = (bytes: number) => Buffer.alloc(bytes, given.shift())
    expect((await createKey({ ...deps(), newSecret }, account.id, 'laptop')).key).toBe(`sitrep_${'z'.repeat(40)}`)
  })

  // D1-key R5-key
  test('a key has its form, opens the API, and is kept as a hash and its first 12 characters', async () => {
    const account = await createAccount(deps(), { email: 'ada@reader.example', tier: 'hobby' })
    const { key, prefix } = await createKey(deps(), account.id, 'laptop')
    expect(key).toMatch(/^sitrep_[0-9A-Za-z]{40}$/)
    expect(prefix).toBe(key.slice(0, 12))
    const [row] = await store.db.query<{ row: string; key_hash: Buffer }>(sql`select to_jsonb(k)::text as row, key_hash from api_keys k`)
    expect(row?.key_hash.equals(createHash('sha256').update(key).digest())).toBe(true)
    expect(row?.row).not.toContain(key.slice(12))
    const response = await openTestApi(store.db).app.inject({ url: '/v1/limits', headers: { 'x-api-key': key } })
    expect(response.statusCode).toBe(200)
  })

  // R5-active-keys
  test('an account holds five active keys, also when two are made at once', async () => {
    const account = await createAccount(deps(), { email: 'ada@reader.example', tier: 'hobby' })
    const keys = []
    for (let made = 0; made < 4; made++) keys.push(await createKey(deps(), account.id, `key ${made}`))
    const both = await Promise.allSettled([createKey(deps(), account.id, 'fifth'), createKey(deps(), account.id, 'sixth')])
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    await revokeKeyByPrefix(deps(), keys[0]!.prefix)
    await expect(createKey(deps(), account.id, 'another')).resolves.toHaveProperty('key')
  })

  test.each(['', 's', 'sitrep_'])('"%s", with which every key begins, revokes none', async (beginning) => {
    const account = await createAccount(deps(), { email: 'ada@reader.example', tier: 'hobby' })
    const { key } = await createKey(deps(), account.id, 'the only one')
    await expect(revokeKeyByPrefix(deps(), beginning)).rejects.toThrow('give more of it')
    await expect(revokeKeyByPrefix(deps(), key)).resolves.toMatchObject({ prefix: key.slice(0, 12) })
  })
})

describe('anonymous callers', () => {
  const caller = (network: string) => ({ kind: 'anonymous', network, tier: TIERS.anonymous }) as const
  const anonymousDeps = (tiers: Tiers) => ({
    usage: createLeasingUsageCounter({ counts: createStoredCounts({ db: store.db }) }),
    tiers,
    upgradeUrl: 'https://sitrep.example/pricing',
  })

  // R8-anonymous D6-network
  test('are counted by network: ten a day, five a minute', async () => {
    const anonymous = anonymousDeps(TIERS)
    const ask = (network: string, now: number) => admit(anonymous, caller(network), { now, search: false })
    for (let request = 0; request < 5; request++) expect((await ask('192.0.2.1', NOW)).refusal).toBeUndefined()
    expect((await ask('192.0.2.1', NOW)).refusal).toEqual({ cap: 'minute', limit: 5, retryAfterSeconds: 30 })
    expect((await ask('192.0.2.2', NOW)).refusal).toBeUndefined()
    for (let request = 0; request < 5; request++) expect((await ask('192.0.2.1', NOW + 60_000)).refusal).toBeUndefined()
    expect((await ask('192.0.2.1', NOW + 120_000)).refusal).toMatchObject({ cap: 'day', limit: 10 })
    await anonymous.usage.close()
  })

  // R8-anonymous D6-network
  test('are capped platform-wide, and what the platform refuses costs the network nothing', async () => {
    const tiers = tiersWith({ anonymous: { platform_day: 3 } })
    const anonymous = anonymousDeps(tiers)
    const ask = (network: string) => admit(anonymous, { ...caller(network), tier: tiers.anonymous }, { now: NOW, search: false })
    for (const network of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect((await ask(network)).refusal).toBeUndefined()
    const refused = await ask('192.0.2.4')
    expect(refused).toMatchObject({ refusal: { cap: 'day', limit: 3 }, usage: { requestsToday: 0 } })
    const rows = await store.db.query(sql`select requests from usage_days where subject = 'net:192.0.2.4'`)
    expect(rows).toEqual([{ requests: 0 }])
    await anonymous.usage.close()
  })

  // D6-counted
  test('get what failed by our fault given back, of what all have together too', async () => {
    const tiers = tiersWith({ anonymous: { platform_day: 1 } })
    const anonymous = anonymousDeps(tiers)
    const ask = () => admit(anonymous, { ...caller('192.0.2.6'), tier: tiers.anonymous }, { now: NOW, search: false })
    await giveBack(anonymous, await ask(), 0)
    expect((await ask()).refusal).toBeUndefined()
    expect((await ask()).refusal).toMatchObject({ isShared: true })
    await anonymous.usage.close()
  })

  // D6-retry-after
  test('are told of the platform-wide cap where their own minute is used up as well: it lasts longer', async () => {
    const tiers = tiersWith({ anonymous: { platform_day: 5 } })
    const anonymous = anonymousDeps(tiers)
    const ask = () => admit(anonymous, { ...caller('192.0.2.5'), tier: tiers.anonymous }, { now: NOW, search: false })
    for (let request = 0; request < 5; request++) expect((await ask()).refusal).toBeUndefined()
    expect((await ask()).refusal).toEqual({ cap: 'day', limit: 5, retryAfterSeconds: 49_170, isShared: true })
    await anonymous.usage.close()
  })
})
