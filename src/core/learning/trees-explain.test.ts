import { expect, test } from 'vitest'
import { scorerOf, type Trees } from './trees.ts'
import { contributionsOf } from './trees-explain.ts'

const trees: Trees = { depth: 2, base: 0.5, features: [0, 1, 1, 2], bounds: [0.5, 0.5, 2, 0], values: [0, 1, 2, 3, -1, 0, 4, 8] }
const row = Float64Array.from([1, 3, -1])

test('base and contributions add up to the score', () => {
  const { base, contributions } = contributionsOf([trees, { ...trees, base: -1 }], row)
  const score = (scorerOf(trees)(row) + scorerOf({ ...trees, base: -1 })(row)) / 2
  expect(base + contributions.reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 10)
})

test('a feature that no question asks about contributes nothing', () => {
  expect(contributionsOf([trees], Float64Array.from([1, 3, -1, 7])).contributions[3]).toBe(0)
})

test('a question contributes by how far its answer moves the mean', () => {
  // First tree: mean 1.5, then 2.5 for a yes to feature 0, then 3; second: mean 2.75, then 6 for a yes to feature 1, then 4 for a no to feature 2.
  expect([...contributionsOf([trees], row).contributions]).toEqual([1, 0.5 + 3.25, -2])
})
