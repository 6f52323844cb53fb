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

/**
 * Packs trees for fast scoring; the result is a pure function of a row of features. All questions about one feature are asked in a row, by
 * rising bounds, until the first that it does not exceed: most are never asked, and few branches can't be foretold.
 */
export function scorerOf(trees: Trees): (row: Float64Array) => number {
  const { depth, base } = trees
  const order = Int32Array.from(trees.features, (_, i) => i).sort(
    (a, b) => trees.features[a]! - trees.features[b]! || trees.bounds[a]! - trees.bounds[b]!,
  )
  const asked = Int32Array.from(new Set(trees.features)).sort()
  const ends = Int32Array.from(asked, (feature) => order.findLastIndex((i) => trees.features[i] === feature) + 1)
  const bounds = Float64Array.from(order, (i) => trees.bounds[i]!)
  const treeOf = Int32Array.from(order, (i) => Math.floor(i / depth))
  const bits = Int32Array.from(order, (i) => 1 << (depth - 1 - (i % depth)))
  const values = Float64Array.from(trees.values)
  const firsts = Int32Array.from({ length: trees.features.length / depth }, (_, tree) => tree << depth)
  const leaves = new Int32Array(firsts.length)
  return (row) => {
    leaves.set(firsts)
    for (let k = 0, from = 0; k < asked.length; k++) {
      const value = row[asked[k]!]!
      const end = ends[k]!
      for (let i = from; i < end && value > bounds[i]!; i++) leaves[treeOf[i]!]! |= bits[i]!
      from = end
    }
    let score = base
    for (let tree = 0; tree < leaves.length; tree++) score += values[leaves[tree]!]!
    return score
  }
}

export function probability(score: number): number {
  return 1 / (1 + Math.exp(-score))
}
