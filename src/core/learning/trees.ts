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
 * Packs trees for fast scoring; the result is a pure function of a row of features. The questions about one feature stand in a row, by rising
 * bounds, so that its value says yes to the first ones and no to the rest; from one row to the next only the questions between are answered anew.
 * Values are added up as whole numbers, which is faster; each value is off by at most 2^-30 of the greatest score.
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
  const unit = unitOf(trees)
  const values = Int32Array.from(trees.values, (value) => Math.round(value / unit))
  // The state after the last row: for each feature the first question that it says no to, for each tree its value's place.
  const noes = Int32Array.from(asked, (_, k) => ends[k - 1] ?? 0)
  const leaves = Int32Array.from({ length: trees.features.length / depth }, (_, tree) => tree << depth)
  return (row) => {
    for (let k = 0, first = 0; k < asked.length; k++) {
      const value = row[asked[k]!]!
      const end = ends[k]!
      let no = noes[k]!
      for (; no < end && value > bounds[no]!; no++) leaves[treeOf[no]!]! ^= bits[no]!
      for (; no > first && !(value > bounds[no - 1]!); no--) leaves[treeOf[no - 1]!]! ^= bits[no - 1]!
      noes[k] = no
      first = end
    }
    let sum = 0
    for (let tree = 0; tree < leaves.length; tree++) sum = (sum + values[leaves[tree]!]!) | 0
    return base + sum * unit
  }
}

/** A power of two by which no sum of values, one of each tree, leaves 32 bits. */
function unitOf({ depth, values }: Trees): number {
  let greatest = 0
  for (let from = 0; from < values.length; from += 2 ** depth)
    greatest += values.slice(from, from + 2 ** depth).reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return 2 ** (Math.ceil(Math.log2(greatest || 1)) - 30)
}

export function probability(score: number): number {
  return 1 / (1 + Math.exp(-score))
}
