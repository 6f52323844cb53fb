import type { Trees } from './trees.ts'

/**
 * How the score of boosted trees came about, feature by feature (Saabas 2014): down a tree each question moves the expected answer from the
 * mean of the values below it to the mean of the half that is taken; the move is the question's, and is counted for the feature it asks about.
 */
export interface TreeContributions {
  /** What every row gets before any question. */
  readonly base: number
  /** Per feature; base and contributions add up to the score. */
  readonly contributions: Float64Array
}

/** The mean over several models, as their scores are averaged. */
export function contributionsOf(models: readonly Trees[], row: Float64Array): TreeContributions {
  const contributions = new Float64Array(row.length)
  let base = 0
  for (const model of models) {
    const { depth, features, bounds, values } = model
    base += model.base / models.length
    for (let tree = 0; tree * depth < features.length; tree++) {
      let from = tree * 2 ** depth
      let width = 2 ** depth
      let expected = meanOf(values, from, width)
      base += expected / models.length
      for (let level = 0; level < depth; level++) {
        const feature = features[tree * depth + level]!
        width /= 2
        if (row[feature]! > bounds[tree * depth + level]!) from += width
        const next = meanOf(values, from, width)
        contributions[feature]! += (next - expected) / models.length
        expected = next
      }
    }
  }
  return { base, contributions }
}

function meanOf(values: readonly number[], from: number, count: number): number {
  let sum = 0
  for (let i = from; i < from + count; i++) sum += values[i]!
  return sum / count
}
