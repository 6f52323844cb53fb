import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/api.ts'
import {
  clearRecords,
  DAY,
  HOUR,
  idOf,
  mergeSituation,
  NOW,
  retireSituation,
  seedAccount,
  seedSituation,
  updateSituation,
} from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let api: TestApi
let free: { authorization: string }
let builder: { authorization: string }

beforeEach(async () => {
  await clearRecords(store.db)
  free = await seedAccount(store.db, 'free', 'hobby')
  builder = await seedAccount(store.db, 'builder', 'builder')
  api = openTestApi(store.db)
})

async function list(query: string, headers: Record<string, string> = builder) {
  const response = await api.app.inject({ url: `/v1/situations${query}`, headers })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

async function slugs(query: string, headers: Record<string, string> = builder): Promise<string[]> {
  const { body } = await list(query, headers)
  return body.data.map((row: { slug: string }) => row.slug)
}

describe('200', () => {
  // R2.1-fields R2.1-id R2.1-slug R2.1-cluster-count R2.1-source-count R2.1-first-seen R2.1-last-updated R2.1-status R2.1-category
  // D4-independent R2.1-countries R2.1-significance R2.1-latest-title R2.1-url R2.8-success D3-times R1-utc R1-json
  test('a row has exactly the fields of the contract', async () => {
    await seedSituation(store.db, 'harbour-strike', {
      title: 'Harbour strike',
      summary: 'Dockers of three ports walked out.',
      categories: ['labour', 'business'],
      countries: ['NO', 'SE'],
      significance: 7,
      clusterCount: 4,
      sourceCount: 9,
      independentCount: 6,
      firstSeen: Date.parse('2026-03-15T08:00:00.123Z'),
      lastUpdated: Date.parse('2026-03-18T06:00:00Z'),
      latestClusterTitle: 'Talks resume',
    })
    const { status, headers, body } = await list('', free)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(body).toEqual({
      data: [
        {
          id: idOf('harbour-strike'),
          slug: 'harbour-strike',
          title: 'Harbour strike',
          summary_preview: 'Dockers of three ports walked out.',
          cluster_count: 4,
          source_count: 9,
          independent_sources: 6,
          first_seen: '2026-03-15T08:00:00.123Z',
          last_updated: '2026-03-18T06:00:00.000Z',
          status: 'ACTIVE',
          category: 'labour',
          categories: ['labour', 'business'],
          countries: ['NO', 'SE'],
          significance_score: 7,
          latest_cluster_title: 'Talks resume',
          url: 'https://sitrep.example/situations/harbour-strike',
        },
      ],
      next_cursor: null,
    })
  })

  // R2.8-success
  test('an empty list is a success with null for a cursor', async () => {
    const { status, headers, body } = await list('')
    expect({ status, body }).toEqual({ status: 200, body: { data: [], next_cursor: null } })
    expect(headers['x-summary-mode']).toBe('preview')
    expect(headers['x-window-days']).toBe('7')
  })

  // R4.1-relevance R4.1-recent D3-sort D4-times
  test('the order is relevance, or newest activity when recent is asked; another sort reads as relevance', async () => {
    await seedSituation(store.db, 'old-and-great', { relevanceRank: 9, lastUpdated: NOW - 20 * HOUR })
    await seedSituation(store.db, 'new-and-small', { relevanceRank: 2, lastUpdated: NOW - HOUR })
    expect(await slugs('')).toEqual(['old-and-great', 'new-and-small'])
    expect(await slugs('?sort=recent')).toEqual(['new-and-small', 'old-and-great'])
    expect(await slugs('?sort=sideways')).toEqual(['old-and-great', 'new-and-small'])
  })

  // R4.1-limit R7-clamp-no-error R8-bounds D3-integer
  test('limit is 20 unless given, and clamps to 1 and 50', async () => {
    for (let rank = 0; rank < 52; rank++) await seedSituation(store.db, `situation-${rank}`, { relevanceRank: rank })
    expect(await slugs('')).toHaveLength(20)
    expect(await slugs('?limit=5')).toHaveLength(5)
    expect(await slugs('?limit=500')).toHaveLength(50)
    expect(await slugs('?limit=99999999999999999999999')).toHaveLength(50)
    expect(await slugs('?limit=0')).toHaveLength(1)
    expect(await slugs('?limit=-7')).toHaveLength(1)
  })

  // R4.1-days R4.1-window-days R8-hobby R8-builder
  test('days clamps to the window of the tier, and the header says what was served', async () => {
    await seedSituation(store.db, 'this-week', { lastUpdated: NOW - 6 * DAY, relevanceRank: 3 })
    await seedSituation(store.db, 'this-month', { lastUpdated: NOW - 20 * DAY, relevanceRank: 2 })
    await seedSituation(store.db, 'too-old', { lastUpdated: NOW - 31 * DAY })
    expect(await slugs('?days=30', free)).toEqual(['this-week'])
    expect((await list('?days=30', free)).headers['x-window-days']).toBe('7')
    expect(await slugs('?days=400')).toEqual(['this-week', 'this-month'])
    expect((await list('?days=400')).headers['x-window-days']).toBe('30')
    expect(await slugs('?days=2')).toEqual([])
    expect((await list('')).headers['x-window-days']).toBe('7')
    expect((await list('?days=0')).headers['x-window-days']).toBe('1')
  })

  // R2.1-preview R2.1-summary R4.1-summary R4.1-summary-mode R4.1-full-rows R7-full-no-error
  test('full summaries stand beside the preview on Builder; on Free the preview comes and the header says so', async () => {
    const summary = `${'The council met again on Monday to weigh the plan. '.repeat(8)}It rose late.`
    await seedSituation(store.db, 'council', { summary })
    const preview =
      'The council met again on Monday to weigh the plan. The council met again on Monday to weigh the plan. The council met again on Monday to weigh the plan. The council met again on Monday to weigh the plan. The council met…'
    const full = await list('?summary=full')
    expect(full.headers['x-summary-mode']).toBe('full')
    expect(full.body.data[0]).toMatchObject({ summary, summary_preview: preview })
    const refused = await list('?summary=full', free)
    expect(refused.status).toBe(200)
    expect(refused.headers['x-summary-mode']).toBe('preview')
    expect(refused.body.data[0].summary_preview).toBe(preview)
    expect(refused.body.data[0]).not.toHaveProperty('summary')
    const other = await list('?summary=FULL')
    expect(other.headers['x-summary-mode']).toBe('preview')
    expect(other.body.data[0]).not.toHaveProperty('summary')
  })

  // D4-preview R2.1-preview
  test('a preview has at most 220 characters, its ellipsis counted in', async () => {
    await seedSituation(store.db, 'long', { summary: 'word '.repeat(500) })
    const { body } = await list('')
    expect(body.data[0].summary_preview.length).toBeLessThanOrEqual(220)
    expect(body.data[0].summary_preview.endsWith('word…')).toBe(true)
  })

  // R4.1-category R2.1-category
  test('category matches any of the categories, so the row may be filed under another', async () => {
    await seedSituation(store.db, 'strike', { categories: ['labour', 'business'] })
    await seedSituation(store.db, 'storm', { categories: ['weather'] })
    const { body } = await list('?category=business')
    expect(body.data.map((row: { slug: string; category: string }) => [row.slug, row.category])).toEqual([['strike', 'labour']])
  })

  // R4.1-country D3-country D2-countries
  test('country takes up to ten codes in any case; extras and unusable ones are dropped', async () => {
    await seedSituation(store.db, 'nordic', { countries: ['NO', 'SE'], relevanceRank: 3 })
    await seedSituation(store.db, 'alpine', { countries: ['CH'], relevanceRank: 2 })
    expect(await slugs('?country=se')).toEqual(['nordic'])
    expect(await slugs('?country=se,ch')).toEqual(['nordic', 'alpine'])
    expect(await slugs('?country=zz,ch,QQ,,1')).toEqual(['alpine'])
    expect(await slugs('?country=DE,FR,IT,ES,PT,PL,NL,BE,LU,DK,CH')).toEqual([])
    expect(await slugs('?country=zz,nowhere')).toEqual(['nordic', 'alpine'])
    expect(await slugs('?country=')).toEqual(['nordic', 'alpine'])
  })

  // D4-situation D5-concluded
  test('only live and visible situations are listed', async () => {
    await seedSituation(store.db, 'live')
    await seedSituation(store.db, 'held', { isVisible: false })
    await seedSituation(store.db, 'concluded', { state: 'concluded' })
    await seedSituation(store.db, 'merged', { state: 'merged', mergedInto: 'live' })
    await seedSituation(store.db, 'retired', { state: 'retired' })
    await seedSituation(store.db, 'removed', { state: 'removed' })
    expect(await slugs('')).toEqual(['live'])
  })

  // D3-unknown
  test('unknown parameters are ignored, whatever they hold', async () => {
    await seedSituation(store.db, 'live')
    expect(await slugs('?colour=red&colour=%ZZ&=&&%ZZ=1')).toEqual(['live'])
  })
})

describe('pages', () => {
  beforeEach(async () => {
    for (const rank of [5, 4, 3, 2, 1])
      await seedSituation(store.db, `rank-${rank}`, { relevanceRank: rank, lastUpdated: NOW - (6 - rank) * HOUR })
  })

  async function walk(query: string, between: () => Promise<void> = async () => {}): Promise<string[]> {
    const seen: string[] = []
    let { body } = await list(`?${query}`)
    for (let page = 1; page < 90; page++) {
      seen.push(...body.data.map((row: { slug: string }) => row.slug))
      if (body.next_cursor === null) return seen
      await between()
      ;({ body } = await list(`?${query}&cursor=${body.next_cursor}`))
    }
    throw new Error('the walk has no end')
  }

  // R4.1-cursor D3-stable
  test('a walk shows every row once, in order', async () => {
    expect(await walk('limit=2')).toEqual(['rank-5', 'rank-4', 'rank-3', 'rank-2', 'rank-1'])
    expect(await walk('limit=2&sort=recent')).toEqual(['rank-5', 'rank-4', 'rank-3', 'rank-2', 'rank-1'])
    expect(await walk('limit=5')).toHaveLength(5)
  })

  // D3-stable
  test('rows that rise, fall or arrive during a walk neither repeat nor hide', async () => {
    let step = 0
    const moves = async () => {
      step += 1
      if (step > 1) return
      await updateSituation(store.db, 'rank-1', { relevanceRank: 100, lastUpdated: NOW })
      await updateSituation(store.db, 'rank-5', { relevanceRank: 0.5, lastUpdated: NOW - 6 * DAY })
      await seedSituation(store.db, 'newcomer', { relevanceRank: 2.5, lastUpdated: NOW - 200 })
    }
    expect(await walk('limit=2', moves)).toEqual(['rank-5', 'rank-4', 'rank-3', 'rank-2', 'rank-1'])
    expect(await slugs('')).toEqual(['rank-1', 'rank-4', 'rank-3', 'newcomer', 'rank-2', 'rank-5'])
  })

  // D3-stable
  test('a row that time moves out of the window during a walk is still shown', async () => {
    await updateSituation(store.db, 'rank-1', { lastUpdated: NOW - 7 * DAY })
    const first = await list('?limit=3')
    api.clock.now += 2 * HOUR
    const second = await list(`?limit=3&cursor=${first.body.next_cursor}`)
    expect(second.body.data.map((row: { slug: string }) => row.slug)).toEqual(['rank-2', 'rank-1'])
  })

  // D3-stable
  test('what was merged or retired since is left out, and the page is filled up', async () => {
    const first = await list('?limit=2')
    await mergeSituation(store.db, 'rank-3', 'rank-5')
    await retireSituation(store.db, 'rank-2')
    const second = await list(`?limit=2&cursor=${first.body.next_cursor}`)
    expect(second.body).toMatchObject({ data: [{ slug: 'rank-1' }], next_cursor: null })
  })

  // D3-cursor-free
  test('limit and summary may change between pages', async () => {
    const first = await list('?limit=1')
    const second = await list(`?limit=3&summary=full&cursor=${first.body.next_cursor}`)
    expect(second.body.data.map((row: { slug: string; summary: string }) => [row.slug, row.summary])).toEqual([
      ['rank-4', 'Summary of rank-4.'],
      ['rank-3', 'Summary of rank-3.'],
      ['rank-2', 'Summary of rank-2.'],
    ])
  })

  // D3-cursor D3-stable
  test('a cursor of a walk that began after the backup was written that the store was restored from is refused', async () => {
    await seedSituation(store.db, 'known')
    await seedSituation(store.db, 'known too')
    const known = await list('?limit=1')
    await seedSituation(store.db, 'lost')
    const lost = await list('?limit=1')
    await store.db.query(sql`delete from situation_list where situation_id = ${idOf('lost')}`)
    await store.db.query(sql`delete from changes where seq = (select max(seq) from changes)`)
    expect((await list(`?limit=1&cursor=${known.body.next_cursor}`)).body.data).toHaveLength(1)
    expect(await list(`?limit=1&cursor=${lost.body.next_cursor}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request', message: expect.stringContaining('start again without it') } },
    })
  })

  // D3-cursor R7-bad-request
  test('a cursor used with another question, changed, or too old is refused', async () => {
    const { body } = await list('?limit=2&days=7&country=no')
    const refused = {
      status: 400,
      body: { error: { code: 'bad_request', message: 'cursor is not valid for this request or has expired; start again without it' } },
    }
    const cursor: string = body.next_cursor
    for (const query of [
      `limit=2&days=6&country=no&cursor=${cursor}`,
      `limit=2&days=7&cursor=${cursor}`,
      `limit=2&days=7&country=no&sort=recent&cursor=${cursor}`,
      `limit=2&days=7&country=no&category=politics&cursor=${cursor}`,
      `limit=2&days=7&country=no&cursor=${cursor}A`,
      `limit=2&days=7&country=no&cursor=${cursor.slice(0, -1)}`,
      `limit=2&days=7&country=no&cursor=A${cursor.slice(1)}`,
      'cursor=',
      'cursor=%00',
      'cursor=null',
    ]) {
      const { status, body } = await list(`?${query}`)
      expect({ query, status, body }).toEqual({ query, ...refused })
    }
    expect((await list(`?limit=2&days=7&country=NO&cursor=${cursor}`)).status).toBe(200)
    api.clock.now += DAY
    expect((await list(`?limit=2&country=no&cursor=${cursor}`)).status).toBe(200)
    api.clock.now += 1
    expect(await list(`?limit=2&country=no&cursor=${cursor}`)).toMatchObject(refused)
  })

  // R4.1-pages D3-last-page
  test('page 81 is the last', async () => {
    for (let rank = 0; rank < 80; rank++) await seedSituation(store.db, `more-${rank}`, { relevanceRank: 0 })
    api = openTestApi(store.db, { tiers: manyRequests() })
    expect(await walk('limit=1')).toHaveLength(81)
  })
})

describe('400', () => {
  // D3-integer R7-bad-request R7-shape
  test('an integer that is none, empty or given twice is refused by name and bounds', async () => {
    for (const [query, message] of [
      ['limit=ten', 'limit must be an integer from 1 to 50'],
      ['limit=1.0', 'limit must be an integer from 1 to 50'],
      ['limit=1e1', 'limit must be an integer from 1 to 50'],
      ['limit=0x10', 'limit must be an integer from 1 to 50'],
      ['limit=%2010', 'limit must be an integer from 1 to 50'],
      ['limit=', 'limit must be an integer from 1 to 50'],
      ['limit', 'limit must be an integer from 1 to 50'],
      ['limit=true', 'limit must be an integer from 1 to 50'],
      ['limit=%FF', 'limit must be an integer from 1 to 50'],
      ['limit=5&limit=5', 'limit must be an integer from 1 to 50, given once'],
      ['days=week', 'days must be an integer from 1 to 30'],
      ['sort=recent&sort=recent', 'sort must be given once'],
      ['country=%FF', 'country is not correctly percent-encoded'],
    ]) {
      const { status, body } = await list(`?${query}`)
      expect({ query, status, body }).toEqual({ query, status: 400, body: { error: { code: 'bad_request', message } } })
    }
  })

  // D3-category D2-categories
  test('an unknown category is refused with the list of slugs', async () => {
    for (const query of ['category=gossip', 'category=', 'category=Business', 'category=business,crime']) {
      const { status, body } = await list(`?${query}`)
      expect({ query, status, body }).toEqual({
        query,
        status: 400,
        body: {
          error: {
            code: 'bad_request',
            message:
              'category must be one of international, politics, conflict, crime, business, labour, technology, science, health, environment, weather, disaster, education, society, religion, culture, lifestyle, sports',
          },
        },
      })
    }
  })
})

function manyRequests() {
  const tier = {
    key: 'builder',
    name: 'Builder',
    requestsPerDay: 1_000,
    requestsPerMinute: 1_000,
    searchesPerDay: 10,
    windowDays: 30,
    fullSummaries: true,
  } as const
  return { anonymous: tier, hobby: tier, builder: tier, scale: tier, platformRequestsPerDay: 0 }
}
