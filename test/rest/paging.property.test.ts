// Walks of the list and of a timeline, while whatever can happen happens between the pages (D3-stable).

import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
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
  retimeCluster,
  retireSituation,
  seedAccount,
  seedCluster,
  seedSituation,
  updateSituation,
} from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const RUNS = Number(process.env.SITREP_TEST_WALKS ?? 25)
const SITUATIONS = 9

const store = storeOfFile()
let api: TestApi
let scale: { authorization: string }

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
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }) },
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
})

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

const ENTRIES = 8
const member = fc.integer({ min: 1, max: ENTRIES }).map((index) => `entry-${index}`)
const timelineEvent = fc.oneof(
  fc.record({ kind: fc.constant('arrive' as const), hours: fc.integer({ min: 0, max: 12 }) }),
  // An earlier article came late, or the earliest was taken away: the entry's own time moves.
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('retime' as const), name: member, minutes: fc.integer({ min: 0, max: 300 }) }) },
  fc.record({ kind: fc.constant('leave' as const), name: member }),
  fc.record({ kind: fc.constant('return' as const), name: member }),
  fc.record({ kind: fc.constant('merge' as const), name: member, into: member }),
)
type TimelineEvent = typeof timelineEvent extends fc.Arbitrary<infer Value> ? Value : never

/** Somebody who reads the timeline page by page. Two of them begin at different moments. */
interface Walker {
  key: { authorization: string }
  startsAt: number
  /** What stood at its first page and was there ever since. */
  stood: Set<string>
  seen: string[]
  before: string
  isDone: boolean
}

async function readPage(walker: Walker, limit: number): Promise<void> {
  const read = async (query: string) => {
    const response = await api.app.inject({ url: `/v1/situations/flood?${query}`, headers: walker.key })
    expect(response.statusCode).toBe(200)
    return response.json().data
  }
  if (walker.before === '') {
    const { timeline } = await read('timeline_limit=500')
    walker.stood = new Set(timeline.map((entry: { id: string }) => entry.id))
  }
  const { timeline, timeline_cursor } = await read(`timeline_limit=${limit}${walker.before}`)
  walker.seen.push(...timeline.map((entry: { id: string }) => entry.id))
  walker.before = `&timeline_before=${timeline_cursor.next_before}`
  walker.isDone = !timeline_cursor.has_more
}

test('a walk of a timeline repeats nothing and skips nothing that stood at its first page and still stands, though its entries move', async () => {
  const page = fc.record({ limit: fc.integer({ min: 1, max: 3 }), events: fc.array(timelineEvent, { maxLength: 2 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 30, maxLength: 30 }), async (pages) => {
      await begin()
      await seedSituation(store.db, 'flood')
      for (let entry = 1; entry <= ENTRIES; entry++) {
        await seedCluster(store.db, `entry-${entry}`, { situation: 'flood', publishedAt: NOW - Math.ceil(entry / 2) * HOUR, outlets: 1 })
      }
      const walkers: Walker[] = [
        { key: scale, startsAt: 0 },
        { key: await seedAccount(store.db, 'other', 'hobby'), startsAt: 3 },
      ].map((walker) => ({ ...walker, stood: new Set(), seen: [], before: '', isDone: false }))
      const away = new Set<string>()
      const merged = new Set<string>()
      for (const [turn, { limit, events }] of pages.entries()) {
        for (const walker of walkers) if (turn >= walker.startsAt && !walker.isDone) await readPage(walker, limit)
        for (const event of events) {
          const excused = await happenToTimeline(event, { away, merged })
          for (const walker of walkers) if (excused) walker.stood.delete(excused)
        }
      }
      for (const { seen, stood, isDone } of walkers) {
        expect(isDone).toBe(true)
        expect(new Set(seen).size).toBe(seen.length)
        expect([...stood].filter((id) => !seen.includes(id))).toEqual([])
      }
    }),
    { numRuns: RUNS },
  )
})

/** Gives the entry that stands there no more. */
async function happenToTimeline(event: TimelineEvent, gone: { away: Set<string>; merged: Set<string> }): Promise<string | undefined> {
  const { away, merged } = gone
  switch (event.kind) {
    case 'arrive':
      arrivals += 1
      await seedCluster(store.db, `arrival-${arrivals}`, { situation: 'flood', publishedAt: NOW - event.hours * HOUR, outlets: 0 })
      return
    case 'retime':
      if (!merged.has(event.name)) await retimeCluster(store.db, event.name, NOW - event.minutes * MINUTE)
      return
    case 'leave':
      if (merged.has(event.name) || away.has(event.name)) return
      away.add(event.name)
      await moveCluster(store.db, event.name, null)
      return idOf(event.name)
    case 'return':
      if (!away.delete(event.name)) return
      await moveCluster(store.db, event.name, 'flood')
      return
    case 'merge': {
      const { name, into } = event
      if (name === into || [name, into].some((one) => merged.has(one) || away.has(one))) return
      merged.add(name)
      await mergeCluster(store.db, name, into)
      return idOf(name)
    }
  }
}
