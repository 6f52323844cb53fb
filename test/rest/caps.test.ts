import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tiersWith } from '../../src/core/serving/tier.ts'
import { openTestApi, type TestApi } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { clearRecords, DAY, MINUTE, seedAccount, seedKey, seedSituation, seedUsage } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { testValkey, VALKEY_URL, valkeyNamespace } from '../support/valkey.ts'

const store = storeOfFile()
let free: { authorization: string }

beforeAll(async () => {
  if (VALKEY_URL) await eventually(() => expect(testValkey().run()).toBeDefined())
})
beforeEach(async () => {
  await clearRecords(store.db)
  valkeyNamespace.name = randomUUID()
  free = await seedAccount(store.db, 'free', 'hobby')
})

async function ask(api: TestApi, headers: Record<string, string> = free, url = '/v1/situations') {
  const response = await api.app.inject({ url, headers })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

const PLACES = VALKEY_URL ? (['stored', 'valkey'] as const) : (['stored'] as const)
const withoutMinuteCap = tiersWith({ hobby: { minute: 1_000_000 } })

describe.each(PLACES)('counts %s', (counts) => {
  // R8-headers R8-search-headers D3-headers D7-ratelimit R8-hobby
  test('every authenticated response says what is left, of minutes only the cap', async () => {
    const api = openTestApi(store.db, { counts })
    const { headers } = await ask(api)
    expect(headers).toMatchObject({
      'x-ratelimit-limit-day': '100',
      'x-ratelimit-remaining-day': '99',
      'x-ratelimit-limit-minute': '20',
      'ratelimit-policy': '"day";q=100;w=86400, "minute";q=20;w=60, "search";q=10;w=86400',
      ratelimit: '"day";r=99;t=49170, "search";r=10;t=49170',
    })
    for (const name of ['x-ratelimit-remaining-minute', 'x-ratelimit-limit-search', 'x-ratelimit-remaining-search']) {
      expect(headers).not.toHaveProperty(name)
    }
    const search = await ask(api, free, '/v1/search?q=x')
    expect(search.headers).toMatchObject({
      'x-ratelimit-remaining-day': '98',
      'x-ratelimit-limit-search': '10',
      'x-ratelimit-remaining-search': '9',
      ratelimit: '"day";r=98;t=49170, "search";r=9;t=49170',
    })
  })

  // D6-counted
  test('a request counts once whatever its outcome: 200, 400, 404', async () => {
    const api = openTestApi(store.db, { counts })
    const left: unknown[] = []
    for (const url of ['/v1/situations', '/v1/situations?limit=x', '/v1/situations/nobody', '/v1/clusters/nobody', '/v1/search']) {
      left.push((await ask(api, free, url)).headers['x-ratelimit-remaining-day'])
    }
    expect(left).toEqual(['99', '98', '97', '96', '95'])
  })

  test('a minute that was used up is over once the clock is set back by an hour', async () => {
    const api = openTestApi(store.db, { counts })
    for (let request = 0; request < 20; request++) await ask(api)
    expect((await ask(api)).status).toBe(429)
    api.clock.now -= 60 * MINUTE
    for (let request = 0; request < 20; request++) expect((await ask(api)).status).toBe(200)
    expect((await ask(api)).status).toBe(429)
  })

  // R8-hard D6-windows D6-message R7-retry-after R7-tier-keys
  test('the 21st request of a minute is refused with the exact time left, and is not counted', async () => {
    const api = openTestApi(store.db, { counts })
    for (let request = 0; request < 20; request++) expect((await ask(api)).status).toBe(200)
    const refused = await ask(api)
    expect(refused.status).toBe(429)
    expect(refused.headers).toMatchObject({ 'retry-after': '30', 'x-ratelimit-remaining-day': '80', 'x-ratelimit-limit-minute': '20' })
    expect(refused.body).toEqual({
      error: {
        code: 'rate_limited',
        message: 'hobby allows 20 requests per minute; the minute cap is reached and resets in 30 s',
        upgrade_url: 'https://sitrep.example/pricing',
      },
    })
    api.clock.now += MINUTE / 2 - 401
    expect((await ask(api)).headers['retry-after']).toBe('1')
    api.clock.now += 1
    expect((await ask(api)).headers['x-ratelimit-remaining-day']).toBe('79')
  })

  // R8-hard D6-windows R8-account
  test('the 101st request of a day is refused on every key of the account until midnight UTC', async () => {
    const api = openTestApi(store.db, { counts, tiers: withoutMinuteCap })
    const second = await seedKey(store.db, 'free', 'second')
    for (let request = 0; request < 100; request++) expect((await ask(api, request % 2 ? free : second)).status).toBe(200)
    for (const key of [free, second]) {
      const refused = await ask(api, key)
      expect(refused.status).toBe(429)
      expect(refused.headers).toMatchObject({ 'retry-after': '49170', 'x-ratelimit-remaining-day': '0' })
      expect(refused.body.error.message).toBe('hobby allows 100 requests per day; the day cap is reached and resets in 49170 s')
    }
    api.clock.now = Date.parse('2026-03-18T23:59:59.999Z')
    expect((await ask(api)).headers['retry-after']).toBe('1')
    api.clock.now += 1
    expect((await ask(api)).headers['x-ratelimit-remaining-day']).toBe('99')
  })

  // D6-retry-after
  test('of several caps reached the one with the longest wait is named', async () => {
    const api = openTestApi(store.db, { counts })
    await seedUsage(store.db, 'free', { requests: 80, searches: 10 })
    for (let request = 0; request < 20; request++) expect((await ask(api)).status).toBe(200)
    expect((await ask(api)).body.error.message).toContain('per day')
    api.clock.now += DAY
    for (let request = 0; request < 20; request++) await ask(api)
    expect((await ask(api)).body.error.message).toContain('per minute')
  })

  // D6-message
  test('scale is offered no wider tier', async () => {
    const api = openTestApi(store.db, { counts, tiers: tiersWith({ scale: { day: 1 } }) })
    const scale = await seedAccount(store.db, 'scale', 'scale')
    await ask(api, scale)
    expect((await ask(api, scale)).body).toEqual({
      error: { code: 'rate_limited', message: 'scale allows 1 request per day; the day cap is reached and resets in 49170 s' },
    })
  })

  // D6-hard R8-hard
  test('two hundred requests at once on several keys are served a hundred times', async () => {
    const api = openTestApi(store.db, { counts, tiers: withoutMinuteCap })
    const keys = [free, await seedKey(store.db, 'free', 'second'), await seedKey(store.db, 'free', 'third')]
    const responses = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(api, keys[index % 3])))
    const statuses = responses.map((response) => response.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(100)
    const left = responses
      .filter((response) => response.status === 200)
      .map((response) => Number(response.headers['x-ratelimit-remaining-day']))
    expect(left.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, index) => index))
  })

  // D6-hard R8-call
  test('thirty searches at once are served ten times, and only those and nothing refused are counted', async () => {
    const api = openTestApi(store.db, { counts, tiers: withoutMinuteCap })
    const responses = await Promise.all(Array.from({ length: 30 }, () => ask(api, free, '/v1/search?q=x')))
    expect(responses.filter((response) => response.status === 200)).toHaveLength(10)
    expect(responses.filter((response) => response.status === 429)).toHaveLength(20)
    const limits = await ask(api, free, '/v1/limits')
    expect(limits.body.data).toMatchObject({ requests_per_day: { used: 10 }, searches_per_day: { used: 10 } })
  })

  // D6-hard
  test('a crash and a restart give nobody extra, and take little', async () => {
    const before = openTestApi(store.db, { counts, tiers: withoutMinuteCap })
    for (let request = 0; request < 37; request++) expect((await ask(before)).status).toBe(200)
    // The first process ends here without closing anything.
    const after = openTestApi(store.db, { counts, tiers: withoutMinuteCap })
    let served = 0
    while ((await ask(after)).status === 200) served += 1
    expect(served).toBeLessThanOrEqual(63)
    expect(served).toBeGreaterThanOrEqual(58)
  })

  test('a process that closes in peace gives back what it did not hand out', async () => {
    const before = openTestApi(store.db, { counts, tiers: withoutMinuteCap })
    for (let request = 0; request < 37; request++) await ask(before)
    await before.usage.close()
    const after = openTestApi(store.db, { counts, tiers: withoutMinuteCap })
    expect((await ask(after)).headers['x-ratelimit-remaining-day']).toBe('62')
  })

  // D6-settings
  test('a tier that was changed counts at once with its own caps', async () => {
    const api = openTestApi(store.db, { counts, tiers: tiersWith({ hobby: { day: 2, search: 1 } }) })
    await ask(api)
    await ask(api)
    expect((await ask(api)).status).toBe(429)
    await store.db.query(sql`update accounts set tier = 'builder'`)
    api.clock.now += 1_000
    const response = await ask(api)
    expect(response.status).toBe(200)
    expect(response.headers).toMatchObject({ 'x-ratelimit-limit-day': '5000', 'x-ratelimit-remaining-day': '4997' })
    for (let search = 0; search < 2; search++) await ask(api, free, '/v1/search?q=x')
    await store.db.query(sql`update accounts set tier = 'hobby'`)
    api.clock.now += 1_000
    expect((await ask(api, free, '/v1/search?q=x')).headers).toMatchObject({
      'x-ratelimit-remaining-day': '0',
      'x-ratelimit-remaining-search': '0',
      ratelimit: '"day";r=0;t=49168, "search";r=0;t=49168',
    })
  })
})

// D6-hard
test('four processes that share a store serve a hundred together, no more and no fewer', async () => {
  const processes = Array.from({ length: 4 }, () => openTestApi(store.db, { tiers: withoutMinuteCap }))
  const responses = await Promise.all(Array.from({ length: 160 }, (_, index) => ask(processes[index % 4]!)))
  expect(responses.filter((response) => response.status === 200)).toHaveLength(100)
})

// D6-minute
test('processes that share a store share the minute cap', async () => {
  const [one, other] = [openTestApi(store.db), openTestApi(store.db)]
  for (let request = 0; request < 10; request++) await ask(one)
  for (let request = 0; request < 10; request++) expect((await ask(other)).status).toBe(200)
  expect((await ask(other)).status).toBe(429)
})

describe('/v1/limits', () => {
  // D7-limits D6-free
  test('shows the caps, what is used of the day, and counts nothing', async () => {
    const api = openTestApi(store.db)
    await seedSituation(store.db, 'flood')
    await ask(api)
    await ask(api, free, '/v1/search?q=x')
    for (let times = 0; times < 3; times++) {
      const { status, headers, body } = await ask(api, free, '/v1/limits')
      expect(status).toBe(200)
      expect(headers['x-ratelimit-remaining-day']).toBe('98')
      expect(body).toEqual({
        data: {
          tier: 'hobby',
          requests_per_day: { limit: 100, used: 2, remaining: 98, resets_at: '2026-03-19T00:00:00.000Z' },
          searches_per_day: { limit: 10, used: 1, remaining: 9, resets_at: '2026-03-19T00:00:00.000Z' },
          requests_per_minute: { limit: 20, resets_at: '2026-03-18T10:21:00.000Z' },
          window_days: 7,
          list_summaries: 'preview',
        },
      })
    }
    const scale = await seedAccount(store.db, 'scale', 'scale')
    expect((await ask(api, scale, '/v1/limits')).body.data).toMatchObject({ tier: 'scale', window_days: 30, list_summaries: 'full' })
  })

  // D7-limits
  test('answers when every cap is reached, and needs a key', async () => {
    const api = openTestApi(store.db)
    await seedUsage(store.db, 'free', { requests: 100, searches: 10 })
    expect((await ask(api, free, '/v1/limits')).body.data.requests_per_day).toMatchObject({ used: 100, remaining: 0 })
    expect((await ask(api, {}, '/v1/limits')).status).toBe(401)
  })
})

// R8-builder R8-scale
test('the caps of the paid tiers', async () => {
  const api = openTestApi(store.db)
  const builder = await ask(api, await seedAccount(store.db, 'builder', 'builder'))
  expect(builder.headers['ratelimit-policy']).toBe('"day";q=5000;w=86400, "minute";q=60;w=60, "search";q=250;w=86400')
  const scale = await ask(api, await seedAccount(store.db, 'scale', 'scale'))
  expect(scale.headers['ratelimit-policy']).toBe('"day";q=100000;w=86400, "minute";q=1000;w=60, "search";q=10000;w=86400')
})
