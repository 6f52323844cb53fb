import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RelevanceInput, relevanceRank } from './relevance.ts'

const HOUR = 3_600_000

const affair = (parts: Partial<RelevanceInput> = {}, ...events: [score: number, outlets: number, hour: number][]): number =>
  relevanceRank({
    ...{ significance: 5, z: 5, outlets: 10 },
    ...parts,
    events: events.map(([score, outlets, hour]) => ({ score, outlets, publishedAt: hour * HOUR })),
  })

test('18 hours of silence weigh as one point of significance', () => {
  expect(affair({}, [5, 3, 18])).toBeCloseTo(affair({ significance: 6 }, [6, 3, 0]), 9)
})

test('an affair stands where its weightiest news stands, whatever else it is made of', () => {
  expect(affair({}, [5, 3, 0], [1, 1, 2], [6, 8, 20], [4, 2, 21])).toBe(affair({}, [6, 8, 20]))
})

test('a trifle in an old affair of many outlets stands behind news of its own', () => {
  const old = affair({ significance: 4, outlets: 24 }, [4, 15, -200], [1, 2, 18])
  const news = affair({ significance: 4, outlets: 4 }, [4, 4, 18])
  expect(old).toBeLessThan(news)
})

test('of two affairs alike that one stands first of whose news more outlets tell', () => {
  expect(affair({}, [5, 8, 0])).toBeGreaterThan(affair({}, [5, 3, 0]))
})

test('of two affairs with the same news the more significant one, and the one of more outlets, stands first', () => {
  const one = affair({}, [5, 3, 0])
  expect([affair({ significance: 6 }, [5, 3, 0]) > one, affair({ outlets: 20 }, [5, 3, 0]) > one]).toEqual([true, true])
})

test('two situations stand as far apart however much later both are asked for', () => {
  const event = fc.record({ score: fc.integer({ min: 1, max: 10 }), outlets: fc.nat(500), publishedAt: fc.integer({ min: 0, max: 1e9 }) })
  const situation = fc.record({
    significance: fc.integer({ min: 1, max: 10 }),
    z: fc.double({ min: 0, max: 12, noNaN: true }),
    outlets: fc.nat(500),
    events: fc.array(event, { minLength: 1, maxLength: 5 }),
  })
  fc.assert(
    fc.property(situation, situation, fc.integer({ min: 0, max: 4e9 }), (a, b, now) => {
      const [first, second] = [a, b].map((each) =>
        relevanceRank({ ...each, events: each.events.map((one) => ({ ...one, publishedAt: one.publishedAt - now })) }),
      )
      expect(first! - second!).toBeCloseTo(relevanceRank(a) - relevanceRank(b), 6)
    }),
  )
})
