import { expect, test } from 'vitest'
import { auc, boost } from '../../scripts/boost.ts'
import { scorerOf } from '../../src/core/learning/trees.ts'
import { seededRandom } from '../../src/core/seeded-random.ts'

const ROWS = 600
const OPTIONS = { trees: 20, depth: 3, rate: 0.3, lambda: 1, featureShare: 1, rowShare: 0.7, seed: 5 }

/** Two features: the first speaks for a label, but in the middle of its range the data says otherwise. */
function rows() {
  const random = seededRandom(1)
  const values = Float32Array.from({ length: ROWS * 2 }, random)
  const labels = new Float32Array(ROWS)
  for (let i = 0; i < ROWS; i++) {
    const x = values[i * 2]!
    labels[i] = x > 0.5 !== (x > 0.4 && x < 0.6) && random() < 0.9 ? 1 : 0
  }
  return { count: ROWS, width: 2, values, labels, weights: new Float32Array(ROWS).fill(1) }
}

function falls(score: (row: Float64Array) => number): number {
  let count = 0
  for (let i = 1; i < 100; i++) if (score(Float64Array.of(i / 100, 0.5)) < score(Float64Array.of((i - 1) / 100, 0.5)) - 1e-3) count++
  return count
}

test('a feature that may only raise the score never lowers it, whatever the examples say', () => {
  expect(falls(scorerOf(boost(rows(), OPTIONS)))).toBeGreaterThan(0)
  expect(falls(scorerOf(boost(rows(), { ...OPTIONS, signs: Int8Array.of(1, 0) })))).toBe(0)
})

test('training twice gives the same trees', () => {
  expect(boost(rows(), OPTIONS)).toEqual(boost(rows(), OPTIONS))
})

test('the area under the curve is how often a right one scores above a wrong one, in whatever order they come', () => {
  const drawn = seededRandom(3)
  for (let time = 0; time < 50; time++) {
    const scores = Array.from({ length: 12 }, () => Math.floor(drawn() * 4))
    const labels = scores.map((_, i) => (i < 2 || drawn() < 0.4 ? Number(i !== 0) : 0))
    const pairs = scores.flatMap((right, i) =>
      scores.filter((_, j) => labels[i] === 1 && labels[j] === 0).map((wrong) => Math.sign(right - wrong)),
    )
    expect(auc(scores, labels)).toBeCloseTo(pairs.reduce((sum, sign) => sum + (1 + sign) / 2, 0) / pairs.length, 10)
  }
  expect([auc([1, 1], [1, 0]), auc([1, 1], [0, 1])]).toEqual([0.5, 0.5])
})
