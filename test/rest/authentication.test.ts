import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/api.ts'
import { clearRecords, keyOf, MINUTE, revokeKey, seedAccount, seedKey } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let api: TestApi

beforeEach(async () => {
  await clearRecords(store.db)
  await seedAccount(store.db, 'free', 'hobby')
  api = openTestApi(store.db)
})

async function ask(headers: Record<string, string>, remoteAddress = '192.0.2.1') {
  const response = await api.app.inject({ url: '/v1/situations', headers, remoteAddress })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

const LIMIT_HEADERS = [
  'x-ratelimit-limit-day',
  'x-ratelimit-remaining-day',
  'x-ratelimit-limit-minute',
  'x-ratelimit-limit-search',
  'x-ratelimit-remaining-search',
  'ratelimit',
  'ratelimit-policy',
]

describe('200', () => {
  // R5-key D1-key
  test('a key is taken from either header, the bearer token first', async () => {
    const key = keyOf('free')
    for (const headers of [
      { authorization: `Bearer ${key}` },
      { authorization: `bearer   ${key}` },
      { 'x-api-key': key },
      { authorization: 'Basic dXNlcjpwYXNz', 'x-api-key': key },
      { authorization: `Bearer ${key}`, 'x-api-key': 'wrong' },
    ]) {
      expect({ headers, status: (await ask(headers)).status }).toEqual({ headers, status: 200 })
    }
  })

  test('the use of a key is noted', async () => {
    await ask({ 'x-api-key': keyOf('free') })
    await expect
      .poll(async () => (await store.db.query(sql`select last_used_at from api_keys`))[0])
      .toEqual({ last_used_at: Date.parse('2026-03-18T10:20:30.400Z') })
  })
})

describe('401', () => {
  // R5-unauthorized R7-unauthorized R8-no-headers D3-order
  test('a missing, malformed or unknown key is refused without limit headers, before parameters are looked at', async () => {
    const missing = 'an API key is required, as Authorization: Bearer or X-Api-Key'
    const unknown = 'this API key is unknown or revoked'
    for (const [headers, message] of [
      [{}, missing],
      [{ authorization: '' }, missing],
      [{ authorization: 'Bearer' }, missing],
      [{ authorization: 'Basic dXNlcjpwYXNz' }, missing],
      [{ 'x-api-key': ' ' }, missing],
      [{ authorization: `Bearer ${keyOf('nobody')}` }, unknown],
      [{ 'x-api-key': `${keyOf('free')}x` }, unknown],
      [{ 'x-api-key': keyOf('free').toUpperCase() }, unknown],
      [{ 'x-api-key': "'; drop table accounts; --" }, unknown],
    ] as const) {
      const response = await api.app.inject({ url: '/v1/situations?limit=x', headers })
      expect({ headers, status: response.statusCode, body: response.json() }).toEqual({
        headers,
        status: 401,
        body: { error: { code: 'unauthorized', message } },
      })
      expect(response.headers['www-authenticate']).toBe('Bearer')
      for (const name of LIMIT_HEADERS) expect(response.headers).not.toHaveProperty(name)
    }
  })

  // R5-key R5-search-keyed
  test('every endpoint needs a key', async () => {
    for (const url of ['/v1/situations', '/v1/situations/flood', '/v1/clusters/quake', '/v1/search?q=x', '/v1/limits']) {
      expect({ url, status: (await api.app.inject({ url })).statusCode }).toEqual({ url, status: 401 })
    }
  })

  // R5-unauthorized
  test('a revoked key is refused within a second, and another key of the account goes on', async () => {
    await seedKey(store.db, 'free', 'second')
    expect((await ask({ 'x-api-key': keyOf('free') })).status).toBe(200)
    await revokeKey(store.db, 'free')
    api.clock.now += 1_000
    expect((await ask({ 'x-api-key': keyOf('free') })).status).toBe(401)
    expect((await ask({ 'x-api-key': keyOf('second') })).status).toBe(200)
  })
})

describe('429 before authentication', () => {
  const refused = {
    status: 429,
    body: { error: { code: 'rate_limited', message: 'one address may send 3 requests per minute; this address ceiling is reached' } },
  }

  // R8-ceiling D6-ceiling R8-no-headers R7-retry-after
  test('an address past the ceiling is refused whatever its key, until the minute ends', async () => {
    api = openTestApi(store.db, { ceilingPerMinute: 3 })
    const key = { 'x-api-key': keyOf('free') }
    expect([(await ask({})).status, (await ask(key)).status, (await ask({})).status]).toEqual([401, 200, 401])
    const response = await ask(key)
    expect(response).toMatchObject(refused)
    expect(response.headers['retry-after']).toBe('30')
    for (const name of LIMIT_HEADERS) expect(response.headers).not.toHaveProperty(name)
    expect((await ask(key, '192.0.2.2')).status).toBe(200)
    api.clock.now += MINUTE / 2
    expect((await ask(key)).status).toBe(200)
  })

  // D6-network
  test('addresses of one IPv6 /64 share a count, and an IPv4 address is itself in IPv6 form', async () => {
    api = openTestApi(store.db, { ceilingPerMinute: 1 })
    const key = { 'x-api-key': keyOf('free') }
    expect((await ask(key, '2001:db8:1:2:3:4:5:6')).status).toBe(200)
    expect((await ask(key, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await ask(key, '2001:db8:1:3::1')).status).toBe(200)
    expect((await ask(key, '198.51.100.7')).status).toBe(200)
    expect((await ask(key, '::ffff:198.51.100.7')).status).toBe(429)
  })

  // D6-proxy
  test('X-Forwarded-For is believed from configured proxies alone, and no further back than they vouch', async () => {
    api = openTestApi(store.db, { ceilingPerMinute: 1, trustedProxies: ['10.0.0.0/8'] })
    const from = async (peer: string, forwarded: string) =>
      (await ask({ 'x-api-key': keyOf('free'), 'x-forwarded-for': forwarded }, peer)).status
    expect(await from('10.1.1.1', '203.0.113.1')).toBe(200)
    expect(await from('10.1.1.1', '203.0.113.2')).toBe(200)
    expect(await from('10.1.1.1', '203.0.113.9, 203.0.113.2')).toBe(429)
    expect(await from('192.0.2.50', '203.0.113.3')).toBe(200)
    expect(await from('192.0.2.50', '203.0.113.4')).toBe(429)
  })

  // D6-proxy
  test('a believed proxy that another names with its port is passed over, and the address before it counts', async () => {
    api = openTestApi(store.db, { ceilingPerMinute: 1, trustedProxies: ['10.0.0.0/8', '2001:db8:aa::/48'] })
    const from = async (forwarded: string) => (await ask({ 'x-api-key': keyOf('free'), 'x-forwarded-for': forwarded }, '10.1.1.1')).status
    expect(await from('203.0.113.1:4711, 10.2.2.2:50123')).toBe(200)
    expect(await from('203.0.113.2:4711, [2001:db8:aa::2]:50123')).toBe(200)
    expect(await from('203.0.113.9, 203.0.113.1:4712, 10.2.2.2:50124')).toBe(429)
    expect(await from('[2001:db8::1]:443, 10.2.2.2:50124, [2001:db8:aa::2]')).toBe(200)
    expect(await from('[2001:db8::2]:443, 10.2.2.2')).toBe(429)
  })
})
