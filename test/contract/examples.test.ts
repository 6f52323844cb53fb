// The examples of the OpenAPI document are what the service answers: each is asked here of the real one. SITREP_TEST_WRITE_EXAMPLES=1 writes
// them anew.

import { readFileSync, writeFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ERRORS, UpstreamError } from '../../src/core/serving/errors.ts'
import { indexClusters } from '../../src/pipeline/index-clusters.ts'
import { createQueryEmbedder } from '../../src/service/query-embedder.ts'
import { searchClusters } from '../../src/service/search-clusters.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { openTestApi, type TestApi } from '../support/api.ts'
import { HOUR, MINUTE, NOW, retireCluster, retireSituation, seedAccount, seedCluster, seedSituation, seedUsage } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const FILE = new URL('../../src/contract/examples.json', import.meta.url)
const exampleSchema = z.object({ request: z.string(), body: z.json() })
const examplesSchema = z.object({
  responses: z.record(z.string(), z.record(z.string(), exampleSchema)),
  errors: z.record(z.string(), z.record(z.string(), exampleSchema)),
})

const store = storeOfFile()
let api: TestApi
const headers: Record<string, { authorization: string }> = {}

beforeAll(async () => {
  const { db } = store
  headers.builder = await seedAccount(db, 'builder', 'builder')
  headers.spent = await seedAccount(db, 'spent', 'hobby')
  await seedUsage(db, 'builder', { requests: 41, searches: 3 })
  await seedUsage(db, 'spent', { requests: 100 })
  await seedFerry()
  await seedSituation(db, 'harbour-strike-of-2025', { state: 'live' })
  await seedCluster(db, 'dockers-return-to-work')
  await retireSituation(db, 'harbour-strike-of-2025', 'dockers-return-to-work')
  await seedCluster(db, 'lighthouse-lottery')
  await retireCluster(db, 'lighthouse-lottery')
  await db.query(sql`update clusters set index_due = true`)
  await indexClusters({ db }, NOW, 100)
  api = openTestApi(db)
  const embedQuery = createQueryEmbedder({ db, clock: () => NOW })
  api.search.index = (ask) => searchClusters({ db, embedQuery }, ask)
})

async function seedFerry(): Promise<void> {
  const { db } = store
  const shared = { categories: ['disaster', 'business'], countries: ['NO'] }
  await seedSituation(db, 'ferry-aurora-aground-off-nordhavn', {
    ...shared,
    title: 'Ferry Aurora aground off Nordhavn',
    summary:
      'The ferry Aurora ran aground off Nordhavn in fog with 212 people on board, all of whom were brought ashore. The coast guard has ordered the operator to halt two sister ships while the steering gear is examined. Salvage of the ship is to begin with the spring tide.',
    significance: 7,
    clusterCount: 2,
    sourceCount: 5,
    independentCount: 4,
    firstSeen: NOW - 26 * HOUR,
    lastUpdated: NOW - 3 * HOUR,
    latestClusterTitle: 'Coast guard halts sister ships of the Aurora',
  })
  await seedCluster(db, 'ferry-with-212-on-board-runs-aground-in-fog', {
    ...shared,
    situation: 'ferry-aurora-aground-off-nordhavn',
    title: 'Ferry with 212 on board runs aground in fog',
    summary: 'The ferry Aurora ran aground off Nordhavn in dense fog; all 212 people on board were brought ashore.',
    summaryFull:
      'The ferry Aurora ran aground off Nordhavn in dense fog. All 212 people on board were brought ashore within three hours, six of them with minor injuries. The coast guard has opened an inquiry.',
    keywords: ['ferry', 'Nordhavn', 'coast guard'],
    significance: 7,
    publishedAt: NOW - 26 * HOUR,
    updatedAt: NOW - 22 * HOUR,
    articles: [
      {
        outlet: 'harbourpost.example',
        url: 'https://www.harbourpost.example/news/aurora?utm_source=feed',
        title: 'Aurora runs aground, 212 rescued',
      },
      { outlet: 'nordicbrief.example', title: 'Passengers of stranded ferry ashore' },
      { outlet: 'tidewire.example', title: 'Ferry aground off Nordhavn' },
    ],
  })
  await seedCluster(db, 'coast-guard-halts-sister-ships-of-the-aurora', {
    ...shared,
    situation: 'ferry-aurora-aground-off-nordhavn',
    title: 'Coast guard halts sister ships of the Aurora',
    summary: 'Two sister ships of the stranded ferry must stay in port until their steering gear has been examined.',
    keywords: ['coast guard', 'ferry', 'steering gear'],
    significance: 6,
    publishedAt: NOW - 3 * HOUR,
    updatedAt: NOW - 2 * HOUR - 15 * MINUTE,
    articles: [{ outlet: 'harbourpost.example', title: 'Sister ships ordered to stay in port' }, { outlet: 'fjordradio.example' }],
  })
}

const FERRY = '/v1/situations/ferry-aurora-aground-off-nordhavn'

/** What is asked for each example, by operation and by error code, and as whom. */
const ASKED = {
  responses: {
    listSituations: { preview: ['/v1/situations?sort=recent&country=NO'], full: ['/v1/situations?summary=full&category=business&days=30'] },
    getSituation: { 'first page': [`${FERRY}?timeline_limit=1`], 'continuation page': [`${FERRY}?timeline_limit=1&timeline_before=NEXT`] },
    getCluster: {
      'all articles': ['/v1/clusters/ferry-with-212-on-board-runs-aground-in-fog'],
      'one article': ['/v1/clusters/ferry-with-212-on-board-runs-aground-in-fog?articles=1'],
    },
    search: { hits: ['/v1/search?q=stranded%20ferry&days=7'] },
    getLimits: { limits: ['/v1/limits'] },
  },
  errors: {
    bad_request: { 'malformed parameter': ['/v1/situations?limit=ten'], 'missing parameter': ['/v1/search'] },
    unauthorized: { 'no key': ['/v1/situations', 'nobody'] },
    not_found: { 'unknown id': ['/v1/clusters/no-such-event'], 'retired situation': ['/v1/situations/harbour-strike-of-2025'] },
    gone: { 'retired event': ['/v1/clusters/lighthouse-lottery'] },
    rate_limited: { 'day cap': ['/v1/situations', 'spent'] },
    internal_error: { fault: ['/v1/search?q=fault'] },
    upstream_error: { 'embedding server': ['/v1/search?q=upstream'] },
    unavailable: { store: ['/v1/search?q=store'] },
  },
} as const satisfies Record<string, Record<string, Record<string, readonly [string, string?]>>>

const FAULTS: Record<string, Error> = {
  fault: new Error('a fault'),
  upstream: new UpstreamError('no answer'),
  store: new StoreUnavailable('down'),
}

async function answers(group: Record<string, Record<string, readonly [string, string?]>>): Promise<Record<string, Record<string, object>>> {
  const given: Record<string, Record<string, object>> = {}
  let next = ''
  for (const [name, cases] of Object.entries(group)) {
    for (const [label, [url, caller = 'builder']] of Object.entries(cases)) {
      const request = url.replace('NEXT', next)
      const response = await api.app.inject({ url: request, headers: headers[caller] ?? {} })
      const body = response.json()
      next = body.data?.timeline_cursor?.next_before ?? next
      expect({ request, status: response.statusCode }).toEqual({ request, status: ERRORS[name as keyof typeof ERRORS]?.status ?? 200 })
      given[name] = { ...given[name], [label]: { request: `GET ${request}`, body } }
    }
  }
  return given
}

test('every example is the answer of the service to its request, to the letter', async () => {
  const searchIndex = api.search.index
  api.search.index = async (ask) => {
    const fault = FAULTS[ask.q]
    if (fault) throw fault
    return searchIndex(ask)
  }
  const given = { responses: await answers(ASKED.responses), errors: await answers(ASKED.errors) }
  if (process.env.SITREP_TEST_WRITE_EXAMPLES) writeFileSync(FILE, `${JSON.stringify(given, null, 2)}\n`)
  expect(examplesSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))).toEqual(given)
})

test('the document shows each of them at its operation and status', async () => {
  const document = (await api.app.inject('/openapi.json')).json()
  const examples = examplesSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  for (const { get } of Object.values<{ get: { operationId: string; responses: Record<string, object> } }>(document.paths)) {
    const wanted = Object.entries(examples.responses[get.operationId] ?? {}).map(([name, { request, body }]) => [
      name,
      { summary: request, value: body },
    ])
    expect(wanted.length).toBeGreaterThan(0)
    expect(get.responses[200]).toMatchObject({ content: { 'application/json': { examples: Object.fromEntries(wanted) } } })
  }
  for (const [code, cases] of Object.entries(examples.errors)) {
    const wanted = Object.entries(cases).map(([name, { request, body }]) => [name, { summary: request, value: body }])
    expect(document.components.responses[code].content['application/json'].examples).toEqual(Object.fromEntries(wanted))
  }
})

test('the example of each parameter is accepted', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json()
  const parameters = Object.entries<{ get: { parameters: { name: string; in: string; schema: { examples?: string[] } }[] } }>(
    paths,
  ).flatMap(([path, { get }]) => get.parameters.map((parameter) => ({ path, ...parameter })))
  for (const { path, name, schema, ...parameter } of parameters.filter((one) => one.schema.examples)) {
    for (const example of schema.examples ?? []) {
      const record = path.startsWith('/clusters') ? 'dockers-return-to-work' : 'ferry-aurora-aground-off-nordhavn'
      const url =
        parameter.in === 'path' ? path.replace('{id}', example) : `${path.replace('{id}', record)}?${name}=${encodeURIComponent(example)}`
      const { statusCode } = await api.app.inject({ url: `/v1${url}`, headers: headers.builder ?? {} })
      expect({ url, statusCode }).toEqual({ url, statusCode: 200 })
    }
  }
  expect(parameters.filter(({ schema }) => schema.examples).map(({ path, name }) => `${path} ${name}`)).toEqual([
    '/situations country',
    '/situations/{id} id',
    '/clusters/{id} id',
    '/search q',
  ])
})
