/**
 * Boosted oblivious trees: all nodes of one level ask the same question, so a tree is `depth` questions and 2^depth values, and its answer
 * is found by counting in binary (Prokhorenkova et al. 2018, CatBoost). Trained by scripts/boost.ts, shipped as JSON.
 */
export interface Trees {
  readonly depth: number
  /** The score before any tree. */
  readonly base: number
  /** Per tree and level: which feature, and the bound that it must exceed. */
  readonly features: readonly number[]
  readonly bounds: readonly number[]
  /** Per tree 2^depth values. */
  readonly values: readonly number[]
}

/** Packs trees for fast scoring; the result is a pure function of a row of features. */
export function scorerOf(trees: Trees): (row: Float64Array) => number {
  const { depth, base } = trees
  const features = Int32Array.from(trees.features)
  const bounds = Float64Array.from(trees.bounds)
  const values = Float64Array.from(trees.values)
  const count = features.length / depth
  const leaves = 2 ** depth
  return (row) => {
    let score = base
    for (let tree = 0, at = 0; tree < count; tree++) {
      let leaf = 0
      for (let level = 0; level < depth; level++, at++) leaf = leaf * 2 + (row[features[at]!]! > bounds[at]! ? 1 : 0)
      score += values[tree * leaves + leaf]!
    }
    return score
  }
}

export function probability(score: number): number {
  return 1 / (1 + Math.exp(-score))
}
