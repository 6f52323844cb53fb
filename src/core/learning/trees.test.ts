import fc from 'fast-check'
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

test('any trees score any rows, one after the other, as when each tree is walked by itself', () => {
  const value = fc.constantFrom(-1, 0, 0.25, 0.5, 1, Number.NaN)
  const row = fc.array(value, { minLength: 5, maxLength: 5 })
  const question = fc.tuple(fc.nat(4), fc.constantFrom(-0.5, 0, 0.25, 0.5))
  const tree = fc.record({
    questions: fc.array(question, { minLength: 3, maxLength: 3 }),
    values: fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 8, maxLength: 8 }),
  })
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 9 }), fc.array(row, { maxLength: 4 }), (trees, rows) => {
      const questions = trees.flatMap((one) => one.questions)
      const score = scorerOf({
        depth: 3,
        base: 0.1,
        features: questions.map(([feature]) => feature),
        bounds: questions.map(([, bound]) => bound),
        values: trees.flatMap((one) => one.values),
      })
      for (const one of rows) {
        let walked = 0.1
        for (const { questions: asked, values } of trees)
          walked += values[asked.reduce((leaf, [feature, bound]) => leaf * 2 + (one[feature]! > bound ? 1 : 0), 0)]!
        expect(score(Float64Array.from(one))).toBeCloseTo(walked, 7)
      }
    }),
  )
})
