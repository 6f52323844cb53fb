// Walks of the list and of a timeline, while whatever can happen happens between the pages (D3-stable).

import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/api.ts'
import {
  clearRecords,
  HOUR,
  idOf,
  MINUTE,
  mergeCluster,
  mergeSituation,
  moveCluster,
  NOW,
  retireSituation,
  seedAccount,
  seedCluster,
  seedSituation,
  updateSituation,
} from '../support/seed.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const RUNS = 25
const SITUATIONS = 9

let store: TestStore
let api: TestApi
let scale: { authorization: string }

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())
beforeEach(() => {
  api = openTestApi(store.db)
})

async function begin(): Promise<void> {
  await clearRecords(store.db)
  scale = await seedAccount(store.db, 'scale', 'scale')
  api = openTestApi(store.db)
}

async function get(url: string) {
  const response = await api.app.inject({ url, headers: scale })
  expect(response.statusCode).toBe(200)
  return response.json()
}

const situation = fc.integer({ min: 0, max: SITUATIONS - 1 }).map((index) => `situation-${index}`)
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      name: situation,
      rank: fc.integer({ min: 0, max: 20 }),
      hours: fc.integer({ min: 0, max: 200 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('arrive' as const), rank: fc.integer({ min: 0, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge' as const), name: situation, into: situation }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retire' as const), name: situation }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 300 }) }) },
)

test('a walk of the list repeats nothing and skips nothing that stood at its first page and still stands', async () => {
  const page = fc.record({ limit: fc.integer({ min: 1, max: 4 }), happenings: fc.array(happening, { maxLength: 3 }) })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('relevance', 'recent'), fc.array(page, { minLength: 12, maxLength: 12 }), async (sort, pages) => {
      await begin()
      for (let index = 0; index < SITUATIONS; index++) {
        // Some ranks and dates are equal, so that ids must decide.
        await seedSituation(store.db, `situation-${index}`, { relevanceRank: index % 4, lastUpdated: NOW - (index % 3) * HOUR })
      }
      const whole: { id: string }[] = (await get(`/v1/situations?limit=50&sort=${sort}`)).data
      const gone = new Set<string>()
      const seen: string[] = []
      let cursor = ''
      for (const { limit, happenings } of pages) {
        const body = await get(`/v1/situations?limit=${limit}&sort=${sort}${cursor}`)
        seen.push(...body.data.map((row: { id: string }) => row.id))
        if (body.next_cursor === null) break
        cursor = `&cursor=${body.next_cursor}`
        for (const event of happenings) await happen(event, gone)
      }
      expect(new Set(seen).size).toBe(seen.length)
      const stood = whole.map((row) => row.id)
      expect(seen.filter((id) => !gone.has(id))).toEqual(stood.filter((id) => !gone.has(id)))
    }),
    { numRuns: RUNS },
  )
}, 120_000)

let arrivals = 0

async function happen(event: Happening, gone: Set<string>): Promise<void> {
  switch (event.kind) {
    case 'move':
      if (!gone.has(idOf(event.name)))
        await updateSituation(store.db, event.name, { relevanceRank: event.rank, lastUpdated: NOW - event.hours * HOUR })
      return
    case 'arrive':
      arrivals += 1
      await seedSituation(store.db, `arrival-${arrivals}`, { relevanceRank: event.rank })
      return
    case 'merge':
      if (event.name === event.into || gone.has(idOf(event.name)) || gone.has(idOf(event.into))) return
      await mergeSituation(store.db, event.name, event.into)
      gone.add(idOf(event.name))
      return
    case 'retire':
      if (gone.has(idOf(event.name))) return
      await retireSituation(store.db, event.name)
      gone.add(idOf(event.name))
      return
    case 'wait':
      api.clock.now += event.minutes * MINUTE
  }
}

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

test('a walk of a timeline repeats nothing and skips nothing that stood at its first page and still stands', async () => {
  const ENTRIES = 8
  const member = fc.integer({ min: 1, max: ENTRIES }).map((index) => `entry-${index}`)
  const event = fc.oneof(
    fc.record({ kind: fc.constant('arrive' as const), hours: fc.integer({ min: 0, max: 12 }) }),
    fc.record({ kind: fc.constant('leave' as const), name: member }),
    fc.record({ kind: fc.constant('merge' as const), name: member, into: member }),
  )
  const page = fc.record({ limit: fc.integer({ min: 1, max: 3 }), events: fc.array(event, { maxLength: 2 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 24, maxLength: 24 }), async (pages) => {
      await begin()
      await seedSituation(store.db, 'flood')
      for (let entry = 1; entry <= ENTRIES; entry++) {
        await seedCluster(store.db, `entry-${entry}`, { situation: 'flood', publishedAt: NOW - Math.ceil(entry / 2) * HOUR, outlets: 0 })
      }
      const stood: string[] = (await get('/v1/situations/flood')).data.timeline.map((entry: { id: string }) => entry.id)
      const gone = new Set<string>()
      const seen: string[] = []
      let before = ''
      for (const { limit, events } of pages) {
        const { timeline, timeline_cursor } = (await get(`/v1/situations/flood?timeline_limit=${limit}${before}`)).data
        seen.push(...timeline.map((entry: { id: string }) => entry.id))
        if (!timeline_cursor.has_more) break
        before = `&timeline_before=${timeline_cursor.next_before}`
        for (const one of events) {
          if (one.kind === 'arrive') {
            arrivals += 1
            await seedCluster(store.db, `arrival-${arrivals}`, { situation: 'flood', publishedAt: NOW - one.hours * HOUR, outlets: 0 })
            continue
          }
          if (gone.has(idOf(one.name)) || (one.kind === 'merge' && (one.into === one.name || gone.has(idOf(one.into))))) continue
          if (one.kind === 'leave') await moveCluster(store.db, one.name, null)
          else await mergeCluster(store.db, one.name, one.into)
          gone.add(idOf(one.name))
        }
      }
      expect(new Set(seen).size).toBe(seen.length)
      const still = seen.filter((id) => stood.includes(id) && !gone.has(id))
      expect(still).toEqual(stood.filter((id) => !gone.has(id)))
    }),
    { numRuns: RUNS },
  )
}, 120_000)
