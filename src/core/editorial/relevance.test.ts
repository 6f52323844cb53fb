import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relevanceRank } from './relevance.ts'

const HOUR = 3_600_000

test('18 hours of silence weigh as one point of significance', () => {
  const fresh = relevanceRank({ significance: 5, z: 5, outlets: 10, lastUpdated: 18 * HOUR })
  const older = relevanceRank({ significance: 6, z: 5, outlets: 10, lastUpdated: 0 })
  expect(fresh).toBeCloseTo(older, 9)
})

test('two situations stand as far apart however much later both are asked for', () => {
  const situation = fc.record({
    significance: fc.integer({ min: 1, max: 10 }),
    z: fc.double({ min: 0, max: 12, noNaN: true }),
    outlets: fc.nat(500),
    lastUpdated: fc.integer({ min: 0, max: 1e9 }),
  })
  fc.assert(
    fc.property(situation, situation, fc.integer({ min: 0, max: 4e9 }), (a, b, now) => {
      const aged = [a, b].map((each) => relevanceRank({ ...each, lastUpdated: each.lastUpdated - now }))
      expect((aged[0] ?? 0) - (aged[1] ?? 0)).toBeCloseTo(relevanceRank(a) - relevanceRank(b), 6)
    }),
  )
})
