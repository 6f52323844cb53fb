import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import * as resources from '../../src/contract/resources.ts'
import { TOOLS } from '../../src/contract/tools.ts'
import { ERRORS, UpstreamError } from '../../src/core/serving/errors.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { openTestApi, type TestApi } from '../support/api.ts'
import { clearRecords, seedAccount, seedSituation, seedUsage } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let api: TestApi
const json = z.json()
type Json = z.infer<typeof json>

beforeAll(async () => {
  api = openTestApi(store.db)
})

async function document() {
  const response = await api.app.inject('/openapi.json')
  return response.json()
}

test('names the endpoints, each with the statuses that it can answer', async () => {
  const { openapi, servers, paths } = await document()
  expect(openapi).toBe('3.1.0')
  expect(servers).toEqual([{ url: 'https://api.sitrep.example/v1' }])
  const statuses = Object.entries<{ get: { responses: object } }>(paths).map(([path, { get }]) => [
    path,
    Object.keys(get.responses).join(' '),
  ])
  expect(statuses).toEqual([
    ['/situations', '200 400 401 429 500 503'],
    ['/situations/{id}', '200 400 401 404 410 429 500 503'],
    ['/clusters/{id}', '200 400 401 404 410 429 500 503'],
    ['/search', '200 400 401 429 500 502 503'],
    ['/limits', '200 400 401 429 500 503'],
  ])
})

// R4.1-limit R4.1-days R4.2-limit R4.3-articles R4.4-limit R4.4-days R8-bounds
test('parameters carry their bounds and defaults', async () => {
  const { paths } = await document()
  const integers = Object.entries<{
    get: { parameters: { name: string; schema: { type: string; minimum: number; maximum: number; default: number } }[] }
  }>(paths).flatMap(([path, { get }]) =>
    get.parameters
      .filter((parameter) => parameter.schema.type === 'integer')
      .map(({ name, schema }) => `${path} ${name} ${schema.minimum}–${schema.maximum}, ${schema.default}`),
  )
  expect(integers).toEqual([
    '/situations limit 1–50, 20',
    '/situations days 1–30, 7',
    '/situations/{id} timeline_limit 1–500, 100',
    '/clusters/{id} articles 1–100, 100',
    '/search days 1–30, 7',
    '/search limit 1–30, 30',
  ])
})

// R4.4-q R4.4-summary
test('search says how long q may be, and that summary is accepted', async () => {
  const { parameters } = (await document()).paths['/search'].get
  const [q, summary] = ['q', 'summary'].map((name) => parameters.find((parameter: { name: string }) => parameter.name === name))
  expect(q).toMatchObject({ required: true, schema: { type: 'string', minLength: 1, maxLength: 200 } })
  expect(summary).toMatchObject({ in: 'query', required: false, schema: { type: 'string' } })
})

// D3-cursor
test('both lists say under which parameters a cursor holds', async () => {
  const { paths } = await document()
  for (const path of ['/situations', '/search']) {
    const cursor = paths[path].get.parameters.find(({ name }: { name: string }) => name === 'cursor')
    expect(cursor.description).toBe('next_cursor of the previous response; every other parameter but limit and summary as it was')
  }
})

// R8-headers R8-search-headers R8-no-headers R7-retry-after D7-ratelimit D7-request-id
test('each response lists the headers that the server sends with it, and no other', async () => {
  await clearRecords(store.db)
  const key = await seedAccount(store.db, 'reader', 'hobby')
  const capped = await seedAccount(store.db, 'capped', 'hobby')
  await seedUsage(store.db, 'capped', { requests: 100 })
  await seedSituation(store.db, 'removed', { state: 'removed' })
  const { paths, components } = await document()
  const ofSearch = ['x-ratelimit-limit-search', 'x-ratelimit-remaining-search']
  const listed = (path: string, status: number): string[] => {
    const { $ref = '', headers = {} } = paths[path].get.responses[status]
    const whole = $ref === '' ? headers : components.responses[$ref.split('/').at(-1)].headers
    const names = Object.keys(whole).map((name) => name.toLowerCase())
    return names.filter((name) => path === '/search' || !ofSearch.includes(name)).sort()
  }
  const sentFor = async (url: string, headers: Record<string, string>) => {
    const response = await api.app.inject({ url: `/v1${url}`, headers })
    const exposed = String(response.headers['access-control-expose-headers']).toLowerCase().split(', ')
    return { url, status: response.statusCode, sent: exposed.filter((name) => name in response.headers).sort() }
  }
  const failures = [new UpstreamError('down'), new StoreUnavailable('down'), new Error('a fault')]
  api.search.index = async () => {
    throw failures.shift()
  }
  const asks: [status: number, path: string, url: string, headers: Record<string, string>][] = [
    [200, '/situations', '/situations', key],
    [400, '/situations', '/situations?limit=x', key],
    [401, '/situations', '/situations', {}],
    [404, '/clusters/{id}', '/clusters/nobody', key],
    [410, '/situations/{id}', '/situations/removed', key],
    [400, '/search', '/search', key],
    [401, '/search', '/search', {}],
    [502, '/search', '/search?q=x', key],
    [503, '/search', '/search?q=x', key],
    [500, '/search', '/search?q=x', key],
    [429, '/situations', '/situations', capped],
    [429, '/search', '/search?q=x', capped],
    [200, '/limits', '/limits', key],
  ]
  for (const [status, path, url, headers] of asks) expect(await sentFor(url, headers)).toEqual({ url, status, sent: listed(path, status) })
})

// R2.1-fields R2.2-fields R2.3-fields R2.4-total R2.5-fields R2.6-fields R2.6-article R2.7-query
test('resources have exactly the fields of the contract', () => {
  const fields = (schema: z.ZodObject) => Object.keys(schema.shape).sort().join(' ')
  expect(fields(resources.situationRow)).toBe(
    'categories category cluster_count countries first_seen id independent_sources last_updated latest_cluster_title significance_score slug source_count status summary summary_preview title url',
  )
  expect(fields(resources.situationDetail)).toBe(
    'categories category cluster_count day_span first_seen id independent_sources is_timeline_page last_updated latest_cluster_title merged_into_shown requested_id significance_score slug source_count status summary summary_preview timeline timeline_cursor title url',
  )
  expect(fields(resources.situationContinuation)).toBe('id is_timeline_page slug timeline timeline_cursor')
  expect(fields(resources.timelineEntry)).toBe(
    'category countries id independent_sources published_at significance_score slug sources summary title updated_at url',
  )
  expect(fields(resources.timelineCursor)).toBe('has_more next_before remaining_count total_count')
  expect(fields(resources.clusterDetail)).toBe(
    'articles articles_total articles_truncated category countries id independent_sources keywords merged_into_shown published_at significance_score situation slug sources summary summary_full title updated_at url',
  )
  expect(fields(resources.article)).toBe('published_at source_host title url')
  expect(fields(resources.situationBlock)).toBe('cluster_count id slug title')
  expect(fields(resources.searchResponse)).toBe('data next_cursor query')
})

test('categories and statuses are one schema each, by whose name clients have one type of them', async () => {
  const { paths, components } = await document()
  const { Category, SituationStatus, ...others } = components.schemas
  expect(Category).toMatchObject({ type: 'string', enum: expect.arrayContaining(['international', 'sports']) })
  expect(Category.enum).toHaveLength(18)
  expect(SituationStatus).toEqual({ type: 'string', enum: ['ACTIVE', 'QUIET'] })
  expect(JSON.stringify([paths, others])).not.toMatch(/"enum":\["(international|ACTIVE)"/)
  const category = paths['/situations'].get.parameters.find(({ name }: { name: string }) => name === 'category')
  expect(category.schema).toEqual({ $ref: '#/components/schemas/Category' })
})

test('a format stands without a pattern that says the same, an integer without the bounds of all numbers', async () => {
  const text = JSON.stringify(await document())
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER))
  expect(text).not.toMatch(/"format":"[^"]+","pattern"/)
})

// R9-adds R7-additive
test('schemas stay open: within v1 fields may be added', async () => {
  expect(JSON.stringify(await document())).not.toContain('additionalProperties')
})

test('every reference has its target', async () => {
  const whole = json.parse(await document())
  const references = [...JSON.stringify(whole).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')
  expect(references.length).toBeGreaterThan(20)
  for (const reference of references) {
    const target = reference
      .slice(2)
      .split('/')
      .reduce<Json | undefined>(
        (value, key) => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value[key] : undefined),
        whole,
      )
    expect({ reference, found: target !== undefined }).toEqual({ reference, found: true })
  }
})

// R7-shape R7-bad-request R7-unauthorized R7-not-found R7-gone R7-rate-limited R7-internal R7-upstream R7-unavailable
test('the codes and statuses of errors are those of the contract', () => {
  expect(Object.entries(ERRORS).map(([code, { status }]) => `${status} ${code}`)).toEqual([
    '400 bad_request',
    '401 unauthorized',
    '404 not_found',
    '410 gone',
    '429 rate_limited',
    '500 internal_error',
    '502 upstream_error',
    '503 unavailable',
  ])
})

// R1-records R1-lag R8-link-back R9-notice
test('says what clients must know and no response can tell', async () => {
  const { description } = (await document()).info
  for (const promise of ['30 to 90 minutes', 'fields are only added', '90 days of notice', 'must link back'])
    expect(description).toContain(promise)
})

// D1-words
// D6-settings
test('what a plan has is told of no plan by its name, here and by the tools and pages: an operator may set it otherwise', async () => {
  const pages = ['situations', 'search', 'polling', 'tools'].map((name) =>
    readFileSync(new URL(`../../docs/site/${name}.md`, import.meta.url), 'utf8'),
  )
  const { paths } = await document()
  expect(JSON.stringify([paths, TOOLS, pages])).not.toMatch(/\b(Free|Builder|Scale|paid)\b/)
})

test('uses the words of the glossary alone', async () => {
  expect(JSON.stringify(await document())).not.toMatch(/\b(story|stories|saga|evt|quota|snippet)\b/i)
})

// R5-key
test('takes a key in either header', async () => {
  const { security, components } = await document()
  expect(security).toEqual([{ bearer: [] }, { header: [] }])
  expect(components.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  })
})
