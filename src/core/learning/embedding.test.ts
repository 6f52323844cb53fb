import { expect, test } from 'vitest'
import { cosineOf, createClusterEmbeddings, embeddingOf } from './embedding.ts'

/** A unit vector that belongs to a number. */
function unit(seed: number, dimensions = 64): Float32Array {
  const values = Array.from({ length: dimensions }, (_, i) => Math.sin(seed * 12.9898 + (i + 1) * (seed + 78.233)))
  const length = Math.hypot(...values)
  return Float32Array.from(values, (value) => value / length)
}

test('rounding to bytes moves a cosine by some thousandths at most', () => {
  for (const [a, b] of [
    [1, 2],
    [3, 3.01],
    [5, 9],
  ] as const) {
    const exact = unit(a).reduce((sum, value, i) => sum + value * unit(b)[i]!, 0)
    expect(Math.abs(cosineOf(embeddingOf(unit(a)), embeddingOf(unit(b)))! - exact)).toBeLessThan(0.005)
  }
})

test('vectors of different length, and a vector of zeros, are not compared', () => {
  expect(cosineOf(embeddingOf(unit(1, 8)), embeddingOf(unit(1, 9)))).toBeNull()
  expect(cosineOf(new Int8Array(8), embeddingOf(unit(1, 8)))).toBeNull()
})

test("a cluster's vector is the same in whatever order articles came or clusters were merged", () => {
  const vectors = [1, 2, 3, 4, 5].map((seed) => embeddingOf(unit(seed)))
  const one = createClusterEmbeddings()
  for (const vector of vectors) one.add(0, vector)
  const other = createClusterEmbeddings()
  for (const [i, vector] of vectors.toReversed().entries()) other.add(i % 2, vector)
  other.merge(1, 0)
  expect(other.of(0)).toEqual(one.of(0))
  expect(other.of(1)).toBeNull()
})

test("an article's own vector stays as it is when others join it", () => {
  const [first, second] = [embeddingOf(unit(1)), embeddingOf(unit(2))]
  const before = first.slice()
  const clusters = createClusterEmbeddings()
  clusters.add(0, first)
  clusters.add(0, second)
  clusters.add(0, second)
  expect(first).toEqual(before)
  clusters.forget(0)
  expect(clusters.of(0)).toBeNull()
})
