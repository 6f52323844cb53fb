import { expect, test } from 'vitest'
import { FIELDS } from './assign-prepare.ts'
import { createClusterPool } from './cluster-pool.ts'

function vectors(weights: readonly number[]) {
  return {
    ids: Int32Array.from(weights, (_, i) => i + 1),
    weights: Float64Array.from(weights),
    ends: new Int32Array(FIELDS).fill(weights.length),
  }
}

function read(pool: ReturnType<typeof createClusterPool>, slot: number): number[] {
  const [page, start] = [pool.pageOf(slot), pool.startOf(slot)]
  const count = pool.ends[slot * FIELDS]!
  return Array.from({ length: count }, (_, i) => pool.pageWeights[page]![start + i]! * pool.scales[slot * FIELDS]!)
}

test('a cluster’s vectors come back as they were written, to one part in tens of thousands', () => {
  const pool = createClusterPool()
  const slot = pool.open('a', 'en')
  pool.write(slot, vectors([0.5, 3, 0.0625]))
  for (const [i, weight] of read(pool, slot).entries()) expect(weight).toBeCloseTo([0.5, 3, 0.0625][i]!, 4)
  expect(pool.norms[slot * FIELDS]).toBeCloseTo(Math.hypot(0.5, 3, 0.0625), 4)
})

test('clusters of all sizes do not touch one another, however often they are rewritten', () => {
  const pool = createClusterPool()
  const slots = Array.from({ length: 3_000 }, (_, i) => pool.open(`c${i}`, 'en'))
  for (let round = 1; round <= 3; round++)
    for (const slot of slots) pool.write(slot, vectors(Array.from({ length: 1 + ((slot * round) % 90) }, () => slot + 1)))
  for (const slot of slots) for (const weight of read(pool, slot)) expect(weight / (slot + 1)).toBeCloseTo(1, 3)
})

test('a slot that is used again remembers nothing', () => {
  const pool = createClusterPool()
  const slot = pool.open('a', 'en')
  pool.write(slot, vectors([1, 2]))
  pool.weightOf[slot] = 5
  pool.close(slot)
  pool.reuse(slot)
  expect(pool.open('b', 'de')).toBe(slot)
  expect([pool.ids[slot], pool.languages[slot], pool.weightOf[slot], pool.norms[slot * FIELDS], pool.pageOf(slot)]).toEqual([
    'b',
    'de',
    0,
    0,
    -1,
  ])
})
