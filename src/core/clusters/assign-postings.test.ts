import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPostings, type Postings } from './assign-postings.ts'
import { createTermRecords } from './term-records.ts'

const best = (postings: Postings, limit: number) => postings.best(limit).map(({ slot }) => slot)

test('the slots that share most weight come first, and asking clears the weights', () => {
  const postings = createPostings(createTermRecords())
  for (const slot of [1, 2, 3]) postings.add(7, slot)
  postings.add(9, 2)
  postings.accumulate(7, 1)
  postings.accumulate(9, 1)
  expect(postings.best(2)).toEqual([
    { slot: 2, weight: 2 },
    { slot: 1, weight: 1 },
  ])
  expect(best(postings, 2)).toEqual([])
})

test('a limited look at a term sees the newest clusters only', () => {
  const postings = createPostings(createTermRecords())
  for (let slot = 0; slot < 100; slot++) postings.add(7, slot)
  expect(postings.accumulate(7, 1, 3)).toBe(3)
  expect(best(postings, 10)).toEqual([97, 98, 99])
})

test('a full list lets its older half go, and goes on', () => {
  const postings = createPostings(createTermRecords())
  for (let slot = 0; slot < 10_000; slot++) postings.add(7, slot)
  expect(postings.accumulate(7, 1)).toBeLessThanOrEqual(4_096)
  expect(best(postings, 1)[0]).toBeGreaterThan(5_000)
})

test('a retired slot is never found, and comes back once nothing points to it', () => {
  const postings = createPostings(createTermRecords())
  for (let slot = 0; slot < 400; slot++) for (let term = 1; term <= 500; term++) postings.add(term, slot)
  for (let slot = 0; slot < 300; slot++) postings.retire(slot)
  for (let term = 1; term <= 500; term++) postings.accumulate(term, 1)
  expect(Math.min(...best(postings, 400))).toBeGreaterThanOrEqual(300)
  const released = postings.released()
  expect(released.length).toBeGreaterThan(200)
  expect(postings.released()).toEqual([])
  postings.add(1, released[0]!)
  postings.accumulate(1, 1)
  expect(best(postings, 400)).toContain(released[0])
})

test('of the newest clusters under a term those count that are young enough', () => {
  const postings = createPostings(createTermRecords())
  const newest = Float64Array.from({ length: 100 }, (_, slot) => slot * 10)
  const count = (since: number, limit = 64) => postings.countSince(7, newest, { since, limit })
  expect(count(0)).toBe(0)
  postings.add(7, 50)
  expect([count(500), count(501)]).toEqual([1, 0])
  for (let slot = 51; slot < 100; slot++) postings.add(7, slot)
  expect([count(0), count(900), count(0, 8), count(980, 8)]).toEqual([50, 10, 8, 2])
})

test('the best are those that summing up every weight and sorting would bring, ties to the lesser in an order', () => {
  const term = fc.integer({ min: 1, max: 12 })
  const slot = fc.integer({ min: 0, max: 40 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(term, slot), { maxLength: 200, size: 'max' }),
      fc.uniqueArray(slot, { maxLength: 5 }),
      fc.array(fc.array(fc.tuple(term, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 })), { maxLength: 12 }), {
        maxLength: 3,
      }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 41, maxLength: 41 }),
      (entries, retired, questions, limit, order) => {
        const postings = createPostings(createTermRecords())
        for (const [carried, by] of entries) postings.add(carried, by)
        for (const gone of retired) postings.retire(gone)
        for (const question of questions) {
          const sums = new Map<number, number>()
          for (const [asked, weight, visits] of question) {
            postings.accumulate(asked, weight, visits)
            const newest = entries.filter(([carried]) => carried === asked).slice(-visits)
            for (const [, by] of newest) if (!retired.includes(by)) sums.set(by, (sums.get(by) ?? 0) + weight)
          }
          const sorted = [...sums]
            .map(([by, weight]) => ({ slot: by, weight }))
            .sort((a, b) => b.weight - a.weight || order[a.slot]! - order[b.slot]! || a.slot - b.slot)
          expect(postings.best(limit, Float64Array.from(order))).toEqual(sorted.slice(0, limit))
        }
      },
    ),
    { numRuns: 40 },
  )
})
