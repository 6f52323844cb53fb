import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { UpstreamError } from '../../src/core/serving/errors.ts'
import { tiersWith } from '../../src/core/serving/tier.ts'
import { openTestApi, type TestApi } from '../support/api.ts'
import { clearRecords, DAY, idOf, NOW, retireCluster, seedAccount, seedCluster, seedSituation, seedUsage } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let api: TestApi
let free: { authorization: string }
let scale: { authorization: string }

beforeEach(async () => {
  await clearRecords(store.db)
  free = await seedAccount(store.db, 'free', 'hobby')
  scale = await seedAccount(store.db, 'scale', 'scale')
  api = openTestApi(store.db)
})

async function search(query: string, headers: Record<string, string> = scale) {
  const response = await api.app.inject({ url: `/v1/search?${query}`, headers })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** The index finds these clusters, best first. */
function indexFinds(names: readonly string[]): { asked: object[] } {
  const asked: object[] = []
  api.search.index = async (ask) => {
    asked.push(ask)
    return names.map((name, rank) => ({ clusterId: idOf(name), score: 1 / (rank + 1) }))
  }
  return { asked }
}

async function seedPool(size: number): Promise<string[]> {
  const names = Array.from({ length: size }, (_, index) => `hit-${index + 1}`)
  for (const name of names) await seedCluster(store.db, name, { outlets: 0 })
  return names
}

function slugsOf(body: { data: { slug: string }[] }): string[] {
  return body.data.map((hit) => hit.slug)
}

describe('200', () => {
  // R2.7-data R2.7-query R2.7-next-cursor R2.8-success R4.4-order R2.3-fields D4-short
  test('has exactly the fields of the contract, best match first, with no situation block', async () => {
    await seedSituation(store.db, 'flood')
    await seedCluster(store.db, 'dyke', {
      situation: 'flood',
      title: 'Dyke holds',
      summary: 'S'.repeat(500),
      outlets: 4,
      publishedAt: NOW - DAY,
      updatedAt: NOW,
    })
    await seedCluster(store.db, 'river')
    indexFinds(['dyke', 'river'])
    const { status, body } = await search('q=high%20water&days=3')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['data', 'query', 'next_cursor'])
    expect(body.data[0]).toEqual({
      id: idOf('dyke'),
      slug: 'dyke',
      title: 'Dyke holds',
      summary: 'S'.repeat(500),
      category: 'politics',
      countries: ['NO'],
      significance_score: 5,
      sources: 4,
      independent_sources: 4,
      published_at: '2026-03-17T10:20:30.400Z',
      updated_at: '2026-03-18T10:20:30.400Z',
      url: 'https://sitrep.example/events/dyke',
    })
    expect(body.query).toEqual({ q: 'high water', days: 3 })
    expect(body.next_cursor).toBeNull()
    expect(slugsOf(body)).toEqual(['dyke', 'river'])
  })

  // R4.4-days R4.4-window D4-times
  test('days clamps to 30 and to the window of the tier, and the index is asked no further back', async () => {
    const { asked } = indexFinds([])
    expect((await search('q=x&days=90')).body.query).toEqual({ q: 'x', days: 30 })
    expect((await search('q=x&days=90', free)).body.query).toEqual({ q: 'x', days: 7 })
    expect((await search('q=x')).body.query).toEqual({ q: 'x', days: 7 })
    expect((await search('q=x&days=0')).body.query).toEqual({ q: 'x', days: 1 })
    expect(asked).toEqual([30, 7, 7, 1].map((days) => ({ q: 'x', since: NOW - days * DAY, poolMax: 150, now: NOW })))
  })

  // R4.4-q D3-q
  test('q is trimmed and counted in code points', async () => {
    const { asked } = indexFinds([])
    expect((await search('q=%20%09quake+in+Peru%0A')).body.query.q).toBe('quake in Peru')
    expect((await search(`q=${encodeURIComponent('🌊'.repeat(200))}`)).body.query.q).toBe('🌊'.repeat(200))
    expect((await search('q=a%00b')).status).toBe(200)
    expect(asked).toMatchObject([{ q: 'quake in Peru' }, { q: '🌊'.repeat(200) }, { q: 'a b' }])
  })

  // R4.4-limit R4.4-summary
  test('limit is 30 unless given and clamps to 1 and 30; summary changes nothing', async () => {
    indexFinds(await seedPool(40))
    expect((await search('q=x')).body.data).toHaveLength(30)
    expect((await search('q=x&limit=31')).body.data).toHaveLength(30)
    expect((await search('q=x&limit=0')).body.data).toHaveLength(1)
    const plain = await search('q=x&limit=1')
    expect((await search('q=x&limit=1&summary=full')).body).toEqual(plain.body)
    expect((await search('q=x&limit=1&summary=a&summary=b')).body).toEqual(plain.body)
  })

  // R4.4-counted R4.4-exhausted R8-call R8-search-headers
  test('pages follow the pool to its end, and each counts as a search', async () => {
    const pool = await seedPool(7)
    indexFinds(pool)
    const first = await search('q=x&limit=3', free)
    const second = await search(`q=x&limit=3&cursor=${first.body.next_cursor}`, free)
    const third = await search(`q=x&limit=30&cursor=${second.body.next_cursor}`, free)
    expect([first, second, third].flatMap((page) => slugsOf(page.body))).toEqual(pool)
    expect(third.body.next_cursor).toBeNull()
    expect([first, second, third].map((page) => page.headers['x-ratelimit-remaining-search'])).toEqual(['9', '8', '7'])
    expect(third.headers['x-ratelimit-limit-search']).toBe('10')
  })

  // D4-pool
  test('the pool ends at 150, however it turns over between pages', async () => {
    const pool = await seedPool(160)
    const seen: string[] = []
    let cursor = ''
    for (let page = 0; page < 5; page++) {
      indexFinds(page % 2 === 0 ? pool : pool.toReversed())
      const { body } = await search(`q=x${cursor}`)
      seen.push(...slugsOf(body))
      cursor = `&cursor=${body.next_cursor}`
    }
    expect(seen).toHaveLength(150)
    expect(new Set(seen).size).toBe(150)
    expect(cursor).toBe('&cursor=null')
  })

  // D3-stable
  test('a walk repeats nothing and skips nothing while the index turns over', async () => {
    const pool = await seedPool(6)
    indexFinds(pool)
    const first = await search('q=x&limit=2')
    await seedCluster(store.db, 'newcomer')
    indexFinds(['hit-5', 'newcomer', 'hit-6', 'hit-3', 'hit-2', 'hit-1', 'hit-4'])
    const second = await search(`q=x&limit=2&cursor=${first.body.next_cursor}`)
    const third = await search(`q=x&limit=9&cursor=${second.body.next_cursor}`)
    const seen = [first, second, third].flatMap((page) => slugsOf(page.body))
    expect(seen).toEqual(['hit-1', 'hit-2', 'hit-5', 'newcomer', 'hit-6', 'hit-3', 'hit-4'])
  })

  test('a cluster that was retired, or taken out of sight again, after the index was asked is left out', async () => {
    indexFinds(await seedPool(3))
    await retireCluster(store.db, 'hit-1')
    await store.db.query(sql`update clusters set visible_at = null where slug = 'hit-2'`)
    expect(slugsOf((await search('q=x')).body)).toEqual(['hit-3'])
  })
})

describe('400', () => {
  // R4.4-q D3-q R7-bad-request D6-search D3-order
  test('q that is missing, empty or too long is refused, counted as a request and not as a search', async () => {
    const { asked } = indexFinds([])
    for (const [query, message] of [
      ['', 'q is required'],
      ['days=7', 'q is required'],
      ['q=', 'q must have 1 to 200 characters; it is empty'],
      ['q=%20%20', 'q must have 1 to 200 characters; it is empty'],
      [`q=${'x'.repeat(201)}`, 'q must have at most 200 characters'],
      [`q=${encodeURIComponent('🌊'.repeat(201))}`, 'q must have at most 200 characters'],
      ['q=a&q=b', 'q must be given once'],
      ['q=%E0%A4%A', 'q is not correctly percent-encoded'],
      ['q=a&limit=x', 'limit must be an integer from 1 to 30'],
      ['q=a&days=', 'days must be an integer from 1 to 30'],
    ]) {
      const { status, body } = await search(query ?? '')
      expect({ query, status, body }).toEqual({ query, status: 400, body: { error: { code: 'bad_request', message } } })
    }
    const last = await search('', free)
    expect(last.headers).toMatchObject({ 'x-ratelimit-remaining-day': '99', 'x-ratelimit-remaining-search': '10' })
    expect(asked).toEqual([])
  })

  // R4.4-cursor D3-cursor
  test('a cursor of another query, of other days, or of the list is refused and is no search', async () => {
    indexFinds(await seedPool(4))
    const { body } = await search('q=x&limit=1&days=5')
    for (const rank of [1, 2]) await seedSituation(store.db, `situation-${rank}`)
    const listed = await api.app.inject({ url: '/v1/situations?limit=1', headers: scale })
    for (const query of [
      `q=y&limit=1&days=5&cursor=${body.next_cursor}`,
      `q=x&limit=1&days=6&cursor=${body.next_cursor}`,
      `q=x&limit=1&days=5&cursor=${listed.json().next_cursor}`,
      'q=x&cursor=1',
    ]) {
      const response = await search(query)
      expect({ query, status: response.status, code: response.body.error.code }).toEqual({ query, status: 400, code: 'bad_request' })
      expect(response.headers['x-ratelimit-remaining-search']).toBe('9999')
    }
    const swapped = await api.app.inject({ url: `/v1/situations?cursor=${body.next_cursor}`, headers: scale })
    expect(swapped.statusCode).toBe(400)
  })

  // R4.4-window D3-cursor
  test('a walk ends a day after its first page, however fresh its last cursor is, so that none reaches far behind the window', async () => {
    indexFinds(await seedPool(4))
    const first = await search('q=x&limit=1')
    api.clock.now += DAY
    const second = await search(`q=x&limit=1&cursor=${first.body.next_cursor}`)
    expect(slugsOf(second.body)).toEqual(['hit-2'])
    api.clock.now += 1
    expect(await search(`q=x&limit=1&cursor=${second.body.next_cursor}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request' } },
    })
  })
})

describe('429', () => {
  // D6-message R7-rate-limited R8-hard D6-retry-after
  test('the search cap refuses searches alone, and names itself', async () => {
    indexFinds([])
    await seedUsage(store.db, 'free', { requests: 20, searches: 10 })
    const refused = await search('q=x', free)
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      error: {
        code: 'rate_limited',
        message: 'hobby allows 10 searches per day; the search cap is reached and resets in 49170 s',
        upgrade_url: 'https://sitrep.example/pricing',
      },
    })
    expect(refused.headers).toMatchObject({
      'retry-after': '49170',
      'x-ratelimit-remaining-day': '80',
      'x-ratelimit-limit-search': '10',
      'x-ratelimit-remaining-search': '0',
    })
    // D3-order: caps are judged before parameters.
    expect((await search('', free)).status).toBe(429)
    const listed = await api.app.inject({ url: '/v1/situations', headers: free })
    expect(listed.statusCode).toBe(200)
    expect(listed.headers['x-ratelimit-remaining-day']).toBe('79')
    expect(listed.headers).not.toHaveProperty('x-ratelimit-remaining-search')
  })

  // D3-order
  test("a tier without searches is told so by the day's first request already, before its parameters are judged", async () => {
    api = openTestApi(store.db, { tiers: tiersWith({ hobby: { search: 0 } }) })
    expect(await search('', free)).toMatchObject({ status: 429, headers: { 'x-ratelimit-remaining-day': '100' } })
  })
})

describe('502', () => {
  // R4.4-upstream R7-upstream D6-search
  test('a failing embedding server is told without its words, and costs nothing', async () => {
    api.search.index = async () => {
      throw new UpstreamError('secret words of the embedding server')
    }
    const { status, headers, body } = await search('q=x', free)
    expect({ status, body }).toEqual({
      status: 502,
      body: { error: { code: 'upstream_error', message: 'the embedding server failed; retry shortly' } },
    })
    expect(headers).toMatchObject({ 'x-ratelimit-remaining-day': '100', 'x-ratelimit-remaining-search': '10' })
    indexFinds([])
    expect((await search('q=x', free)).headers).toMatchObject({ 'x-ratelimit-remaining-day': '99', 'x-ratelimit-remaining-search': '9' })
  })
})
