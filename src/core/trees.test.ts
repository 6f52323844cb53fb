import { expect, test } from 'vitest'
import { scorerOf } from './trees.ts'

test('a tree answers by the binary number of its questions', () => {
  const score = scorerOf({ depth: 2, base: 0.5, features: [0, 1], bounds: [10, 20], values: [1, 2, 3, 4] })
  expect(score(Float64Array.of(5, 5))).toBe(1.5)
  expect(score(Float64Array.of(5, 25))).toBe(2.5)
  expect(score(Float64Array.of(15, 5))).toBe(3.5)
  expect(score(Float64Array.of(15, 25))).toBe(4.5)
})

test('a value on the bound counts as not exceeding it', () => {
  expect(scorerOf({ depth: 1, base: 0, features: [0], bounds: [1], values: [-1, 1] })(Float64Array.of(1))).toBe(-1)
})
