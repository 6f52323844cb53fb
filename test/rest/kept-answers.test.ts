// The short way of answers that were just given, over real connections: nothing but the time it takes may tell it from the ordinary one.

import { type IncomingHttpHeaders, request } from 'node:http'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tiersWith } from '../../src/core/serving/tier.ts'
import { type Queryable, StoreUnavailable } from '../../src/store/database.ts'
import { openTestApi, type TestApi, type TestApiOptions } from '../support/api.ts'
import { clearRecords, HOUR, idOf, NOW, retimeCluster, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

interface Response {
  status: number
  headers: IncomingHttpHeaders
  body: string
  /** The router writes the names of headers small. */
  isKept: boolean
}

const store = storeOfFile()
let api: TestApi
let port: number
let free: { authorization: string }

beforeEach(async () => {
  await clearRecords(store.db)
  free = await seedAccount(store.db, 'free', 'hobby')
  await seedSituation(store.db, 'flood', { title: 'Überflutung – 洪水' })
  await seedCluster(store.db, 'one', { situation: 'flood' })
})
afterEach(async () => {
  await api.app.close()
  await api.history.flush()
})

async function serve(options: TestApiOptions, db: Queryable = store.db): Promise<void> {
  api = openTestApi(db, { answerAgeMsMax: 500, ...options })
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
}

function ask(path: string, headers: Record<string, string> = free, method = 'GET'): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => {
        const isKept = response.rawHeaders.includes('X-Request-Id')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, isKept })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** What the owner of the account is shown of its requests. */
async function noted(): Promise<string[]> {
  const rows = await api.history.read(idOf('account free'), NOW)
  return rows.map(({ endpoint, outcome, requests }) => `${endpoint} ${outcome} ${requests}`).sort()
}

// R8-headers D7-ratelimit D7-request-id R1-cors D3-expose
test('a kept answer is the ordinary one to the letter, headers too; only the counts go on', async () => {
  await serve({})
  for (const path of ['/v1/situations', '/v1/situations/flood', '/v1/clusters/one']) {
    const made = await ask(path)
    const kept = await ask(path)
    expect([made.status, made.isKept, kept.status, kept.isKept]).toEqual([200, false, 200, true])
    expect(kept.body).toBe(made.body)
    const changing = ['x-request-id', 'x-ratelimit-remaining-day', 'ratelimit', 'date']
    for (const name of changing) {
      delete made.headers[name]
      expect(kept.headers).toHaveProperty(name)
      delete kept.headers[name]
    }
    expect(kept.headers).toEqual(made.headers)
  }
  const last = await ask('/v1/situations')
  expect(last.headers).toMatchObject({ 'x-ratelimit-remaining-day': '93', ratelimit: '"day";r=93;t=49170, "search";r=10;t=49170' })
  expect(api.served).toHaveLength(7)
  expect(api.served.at(-1)).toMatchObject({ method: 'GET', route: '/v1/situations', status: 200 })
  expect(await noted()).toEqual(['cluster served 2', 'situation served 2', 'situations served 3'])
})

// R8-hard D6-message R7-retry-after
test('a kept answer is refused past a cap like any other', async () => {
  await serve({ tiers: tiersWith({ hobby: { day: 3 } }) })
  const statuses: number[] = []
  for (let times = 0; times < 5; times++) statuses.push((await ask('/v1/situations')).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const refused = await ask('/v1/situations')
  const ordinary = await ask('/v1/situations?x')
  expect([refused.isKept, ordinary.isKept]).toEqual([true, false])
  expect(JSON.parse(refused.body)).toEqual({
    error: {
      code: 'rate_limited',
      message: 'hobby allows 3 requests per day; the day cap is reached and resets in 49170 s',
      upgrade_url: 'https://sitrep.example/pricing',
    },
  })
  expect(refused.body).toBe(ordinary.body)
  for (const { headers } of [refused, ordinary]) {
    delete headers['x-request-id']
    delete headers.date
    // A refusal made by the router has no more to say than this one.
    delete headers['content-length']
  }
  expect(refused.headers).toEqual(ordinary.headers)
  expect(await noted()).toEqual(['situations day cap 4', 'situations served 3'])
})

// R7-unavailable D3-headers
test('a kept answer that can not be counted is 503 like any other', async () => {
  let isAway = false
  const query: Queryable['query'] = async (statement) => {
    if (isAway) throw new StoreUnavailable('away')
    return store.db.query(statement)
  }
  await serve({}, { query })
  for (let times = 0; times < 2; times++) await ask('/v1/situations')
  isAway = true
  const [kept, ordinary] = [await ask('/v1/situations'), await ask('/v1/situations?x')]
  expect([kept.isKept, kept.status, ordinary.isKept, ordinary.status]).toEqual([true, 503, false, 503])
  expect(kept.body).toBe(ordinary.body)
  for (const { headers } of [kept, ordinary]) for (const name of ['x-request-id', 'date', 'content-length']) delete headers[name]
  expect(kept.headers).toEqual(ordinary.headers)
  isAway = false
  expect(await noted()).toEqual(['situations failed 2', 'situations served 2'])
})

// D3-stable
test('who is given a kept page of a timeline goes on from it as whoever it was made for does, though an entry moved', async () => {
  const other = await seedAccount(store.db, 'other', 'hobby')
  await seedCluster(store.db, 'two', { situation: 'flood', publishedAt: NOW - 3 * HOUR })
  await seedCluster(store.db, 'three', { situation: 'flood', publishedAt: NOW - 4 * HOUR })
  await serve({})
  const page = '/v1/situations/flood?timeline_limit=1'
  const idsOf = ({ body }: Response): string[] => JSON.parse(body).data.timeline.map((entry: { id: string }) => entry.id)
  await ask('/v1/situations', other)
  for (const headers of [free, other, other]) expect(idsOf(await ask(page, headers))).toEqual([idOf('one')])
  // The entry that all have seen goes to the end of the timeline; the last one to its beginning.
  await retimeCluster(store.db, 'one', NOW - 5 * HOUR)
  await retimeCluster(store.db, 'three', NOW - HOUR)
  const rest = `${page.replace('=1', '=9')}&timeline_before=${idOf('one')}`
  for (const headers of [free, other, other]) expect(idsOf(await ask(rest, headers))).toEqual([idOf('two'), idOf('three')])
  api.clock.now += 1_000
  expect(idsOf(await ask('/v1/situations/flood', other))).toEqual([idOf('three'), idOf('two'), idOf('one')])
  // Whoever never walked gets the timeline as it is ordered now.
  const stranger = await seedAccount(store.db, 'stranger', 'hobby')
  expect(idsOf(await ask(rest, stranger))).toEqual([])
  const encoded = rest.replace('situations', 's%69tuations')
  expect(idsOf(await ask(encoded, other))).toEqual([idOf('two'), idOf('three')])
  expect(idsOf(await ask(encoded, stranger))).toEqual([])
})

// D3-stable
test('an answer that is made again because others ask for it changes nothing for whoever walks on from the one before', async () => {
  const other = await seedAccount(store.db, 'other', 'hobby')
  for (const hours of [3, 4, 5, 6]) await seedCluster(store.db, `at-${hours}`, { situation: 'flood', publishedAt: NOW - hours * HOUR })
  await serve({})
  const page = '/v1/situations/flood?timeline_limit=2'
  const slugsOf = ({ body }: Response): string[] => JSON.parse(body).data.timeline.map((entry: { slug: string }) => entry.slug)
  expect(slugsOf(await ask(page))).toEqual(['one', 'at-3'])
  // The second time noted already, so that the answer is given the short way.
  for (let times = 0; times < 2; times++) await ask(page, other)
  await retimeCluster(store.db, 'one', NOW - 9 * HOUR)
  await retimeCluster(store.db, 'at-4', NOW - HOUR)
  // The answer is due: it is made again behind this request, and the next one waits until it is.
  api.clock.now += 600
  expect((await ask(page, other)).isKept).toBe(true)
  api.clock.now += 401
  expect(slugsOf(await ask(page, other))).toEqual(['at-4', 'at-3'])
  expect(slugsOf(await ask(`${page}&timeline_before=${idOf('at-3')}`))).toEqual(['at-4', 'at-5'])
})

// D3-stable
test('who begins a walk of a timeline anew goes on in the order of that beginning, not of the one before', async () => {
  for (const hours of [3, 4]) await seedCluster(store.db, `at-${hours}`, { situation: 'flood', publishedAt: NOW - hours * HOUR })
  await serve({})
  const walk = async (): Promise<string[]> => {
    const pages = [await ask('/v1/situations/flood?timeline_limit=1'), await ask(`/v1/situations/flood?timeline_before=${idOf('one')}`)]
    return pages.flatMap(({ body }) => JSON.parse(body).data.timeline.map((entry: { slug: string }) => entry.slug))
  }
  expect(await walk()).toEqual(['one', 'at-3', 'at-4'])
  await retimeCluster(store.db, 'at-3', NOW - 9 * HOUR)
  api.clock.now += 1_001
  expect(await walk()).toEqual(['one', 'at-4', 'at-3'])
})

// R5-unauthorized
test('a revoked key gets no kept answer a second later', async () => {
  await serve({})
  await ask('/v1/situations')
  await store.db.query(sql`update api_keys set revoked_at = created_at`)
  api.clock.now += 400
  expect((await ask('/v1/situations')).status).toBe(200)
  api.clock.now += 600
  expect((await ask('/v1/situations')).status).toBe(401)
})

// R5-key
test('keys come in either header; a request with two of them, or none, goes the ordinary way', async () => {
  await serve({})
  const key = free.authorization.replace('Bearer ', '')
  await ask('/v1/situations')
  expect(await ask('/v1/situations', { 'X-API-KEY': key })).toMatchObject({ status: 200, isKept: true })
  expect(await ask('/v1/situations', { ...free, 'x-api-key': 'other' })).toMatchObject({ status: 200, isKept: false })
  expect(await ask('/v1/situations', { authorization: 'Bearer other', 'x-api-key': key })).toMatchObject({ status: 401, isKept: false })
  expect(await ask('/v1/situations', {})).toMatchObject({ status: 401, isKept: false })
  expect(await ask('/v1/situations', free, 'HEAD')).toMatchObject({ status: 200, isKept: false, body: '' })
})

// R8-ceiling D6-ceiling R8-no-headers
test('kept answers count against the ceiling of the address', async () => {
  await serve({ ceilingPerMinute: 3 })
  const statuses: number[] = []
  for (let times = 0; times < 4; times++) statuses.push((await ask('/v1/situations')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await ask('/v1/situations')).headers).not.toHaveProperty('x-ratelimit-limit-day')
})

// D6-proxy
test('the address is the one that a believed proxy names, for kept answers too', async () => {
  await serve({ ceilingPerMinute: 2, trustedProxies: ['127.0.0.1'] })
  const from = (address: string) => ask('/v1/situations', { ...free, 'x-forwarded-for': address })
  const statuses: number[] = []
  const chain = '192.0.2.2:4711, 127.0.0.1:50123'
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', chain, chain, '192.0.2.2']) {
    statuses.push((await from(address)).status)
  }
  expect(statuses).toEqual([200, 200, 429, 200, 200, 429])
})
