// Requests that nobody would write, made from the OpenAPI document: whatever comes, the answer is one that the document names.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import * as resources from '../../src/contract/resources.ts'
import { seededRandom } from '../../src/core/seeded-random.ts'
import { ERRORS } from '../../src/core/serving/errors.ts'
import { tiersWith } from '../../src/core/serving/tier.ts'
import { createQueryEmbedder } from '../../src/service/query-embedder.ts'
import { searchClusters } from '../../src/service/search-clusters.ts'
import { openTestApi, type TestApi } from '../support/api.ts'
import { HOUR, idOf, mergeSituation, NOW, retireCluster, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const REQUESTS = Number(process.env.SITREP_TEST_FUZZ_REQUESTS ?? 2_000)

const CURSORS_KEPT = 50
/** What the second half of the requests may leave behind: the noise of measuring. */
const GROWTH_BYTES_MAX = 4 * 1_048_576

// The runner starts without this switch; it works from the next context on.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function bytesHeld(): number {
  collectGarbage()
  // What the test itself keeps of each request.
  api.served.length = 0
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const store = storeOfFile()
let api: TestApi
let key: { authorization: string }

beforeAll(async () => {
  const { db } = store
  key = await seedAccount(db, 'scale', 'scale')
  await seedSituation(db, 'flood')
  for (const name of ['one', 'two', 'three']) await seedCluster(db, name, { situation: 'flood', publishedAt: NOW - HOUR })
  await seedSituation(db, 'creek')
  await mergeSituation(db, 'creek', 'flood')
  await seedCluster(db, 'retired')
  await retireCluster(db, 'retired')
  const endless = { day: 1_000_000_000, minute: 1_000_000_000, search: 1_000_000_000 }
  api = openTestApi(db, { tiers: tiersWith({ scale: endless }), ceilingPerMinute: 1_000_000_000 })
  const embedQuery = createQueryEmbedder({ db, clock: () => NOW })
  api.search.index = (ask) => searchClusters({ db, embedQuery }, ask)
})

const NASTY = [
  '',
  '0',
  '-1',
  '1',
  '7',
  '50',
  '501',
  '9007199254740993',
  '1e9',
  '1.5',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  "' or 1=1 --",
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '%',
  '%ZZ',
  '%C3',
  '%C3%28',
  '%F0%9F%8C%8A',
  '%ED%A0%80',
  '%EF%BF%BF',
  '%E2%80%AE',
  'a%CC%88',
  '%2e%2e%2f',
  '..',
  '+',
  ',',
  ',,,no,',
  'NO,SE',
  'recent',
  'full',
  'politics',
  'POLITICS',
  '__proto__',
  'constructor',
  '%22quoted%20phrase%22',
  '%22',
  '%26%7C!%3A*()',
  'flood',
  'x'.repeat(300),
  '%F0%9F%8C%8A'.repeat(201),
  '9'.repeat(2_000),
]

const parameterSchema = z.object({
  enum: z.array(z.string()).default([]),
  examples: z.array(z.string()).default([]),
  minimum: z.number().default(0),
  maximum: z.number().default(0),
})
type ParameterSchema = z.infer<typeof parameterSchema>

/** What the document says of a parameter, to the letter and just beside it. */
function valuesOf({ enum: choices, examples, minimum, maximum }: ParameterSchema): string[] {
  const texts = [...choices, ...examples].flatMap((text) => [text, text.toUpperCase(), `${text} `, `${text},${text}`])
  const numbers = [minimum - 1, minimum, maximum, maximum + 1].flatMap((number) => [`${number}`, `+${number}`, `${number}.0`])
  return [...texts, ...numbers].map(encodeURIComponent)
}

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: parameterSchema })),
  responses: z.record(z.string(), z.unknown()),
})
const STATUS_OF = new Map<string, number>(Object.entries(ERRORS).map(([code, { status }]) => [code, status]))
const failure = z.strictObject({ error: z.strictObject(resources.errorResponse.shape.error.shape) })
const successes: Record<string, z.ZodType> = {
  '/situations': resources.situationListResponse,
  '/situations/{id}': resources.situationResponse,
  '/clusters/{id}': resources.clusterResponse,
  '/search': resources.searchResponse,
  '/limits': resources.limitsResponse,
}

// R7-shape R4-unknown-path R2.8-failure R1-json
test(`${REQUESTS} requests of every wrong kind get documented statuses, and errors in the contract's form`, async () => {
  const chance = seededRandom(20_260_318)
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(chance() * values.length)]!
  const paths = z.record(z.string(), z.object({ get: operation })).parse((await api.app.inject('/openapi.json')).json().paths)
  const documentedNames = Object.values(paths).flatMap(({ get }) => get.parameters.map((parameter) => parameter.name))
  const names = [...new Set(documentedNames), 'unknown', '%ZZ', '__proto__']
  const documentedValues = new Map<string, string[]>()
  for (const { get } of Object.values(paths)) for (const { name, schema } of get.parameters) documentedValues.set(name, valuesOf(schema))
  const ids = ['flood', idOf('flood'), 'creek', 'one', idOf('two'), 'retired', idOf('nobody')]
  const cursors: string[] = Array.from({ length: CURSORS_KEPT }, () => 'x')
  const seen = new Map<string, number>()
  let settledBytes = 0
  for (let request = 0; request < REQUESTS; request++) {
    if (request === Math.floor(REQUESTS / 2)) settledBytes = bytesHeld()
    const path = pick(Object.keys(paths))
    const id = chance() < 0.5 ? pick(ids) : pick(NASTY)
    const query = Array.from({ length: Math.floor(chance() * 4) }, () => {
      const name = pick(names)
      if (name === 'cursor' && chance() < 0.7) return `cursor=${pick(cursors)}`
      if (name === 'timeline_before' && chance() < 0.5) return `timeline_before=${pick(ids)}`
      return `${name}=${pick(chance() < 0.4 ? (documentedValues.get(name) ?? NASTY) : NASTY)}`
    })
    if (path === '/search' && chance() < 0.5) query.push(`q=${pick(NASTY)}`)
    const url = `/v1${path.replace('{id}', id)}?${query.join('&')}`
    const response = await api.app.inject({ url, headers: chance() < 0.95 ? key : { 'x-api-key': pick(NASTY) } })
    const { statusCode } = response
    seen.set(`${path} ${statusCode}`, (seen.get(`${path} ${statusCode}`) ?? 0) + 1)
    const body = response.json()
    // An id that is empty or climbs out names no endpoint, which only the 404 of unknown paths can say.
    const documented =
      statusCode in (paths[path]?.get.responses ?? {}) || (statusCode === 404 && !response.headers['x-ratelimit-limit-day'])
    expect({ url, statusCode, documented: documented && statusCode < 500 }).toEqual({ url, statusCode, documented: true })
    if (statusCode === 200) {
      expect({ url, valid: successes[path]?.safeParse(body).success }).toEqual({ url, valid: true })
      if (typeof body.next_cursor === 'string') cursors[request % CURSORS_KEPT] = body.next_cursor
      continue
    }
    const { error } = failure.parse(body)
    expect(STATUS_OF.get(error.code)).toBe(statusCode)
  }
  expect(bytesHeld() - settledBytes).toBeLessThan(GROWTH_BYTES_MAX)
  expect(api.faults).toEqual([])
  const statuses = new Set([...seen.keys()].map((entry) => entry.split(' ')[1]))
  expect([...statuses].sort()).toEqual(['200', '400', '401', '404', '410'])
}, 300_000)
