import type { Trees } from '../src/core/learning/trees.ts'
import { seededRandom } from '../src/core/seeded-random.ts'

/** Trains boosted oblivious trees on a logistic loss. Deterministic: rows and features are drawn by a seeded generator. */
export interface Rows {
  readonly count: number
  readonly width: number
  /** Row after row. */
  readonly values: Float32Array
  readonly labels: Float32Array
  readonly weights: Float32Array
  /** Scores that the trees are added to. */
  readonly offsets?: Float32Array
}

export interface BoostOptions {
  readonly trees: number
  readonly depth: number
  readonly rate: number
  readonly lambda: number
  readonly featureShare: number
  readonly rowShare: number
  readonly seed: number
  /** Per feature: 1 when more of it may only raise the score, -1 only lower it, else 0. */
  readonly signs?: Int8Array
}

const BINS = 48

export function boost(rows: Rows, options: BoostOptions): Trees {
  const { count, width } = rows
  const cuts = Array.from({ length: width }, (_, f) => cutsOf(rows, f))
  const bins = binned(rows, cuts)
  const random = seededRandom(options.seed)
  let positive = 0
  let total = 0
  for (let i = 0; i < count; i++) {
    total += rows.weights[i]!
    positive += rows.weights[i]! * rows.labels[i]!
  }
  const base = rows.offsets ? 0 : Math.log(positive / (total - positive))
  const scores = rows.offsets ? Float64Array.from(rows.offsets) : new Float64Array(count).fill(base)
  const usable = Array.from({ length: width }, (_, f) => f).filter((f) => cuts[f]!.length > 0)
  const features: number[] = []
  const bounds: number[] = []
  const values: number[] = []
  for (let t = 0; t < options.trees; t++) {
    const derived = derivatives(rows, scores, { random, share: options.rowShare })
    const drawn = usable.filter(() => random() < options.featureShare)
    const tree = grow({ ...derived, rows, bins, cuts, options, drawn: drawn.length > 0 ? drawn : usable })
    for (let i = 0; i < count; i++) scores[i]! += tree.values[tree.leafOf[i]!]!
    features.push(...tree.features)
    bounds.push(...tree.bounds)
    values.push(...tree.values)
  }
  const short = (x: number) => Number(x.toPrecision(4))
  return {
    depth: options.depth,
    base: short(base),
    features,
    bounds: bounds.map((x) => Number(x.toPrecision(6))),
    values: values.map(short),
  }
}

function cutsOf(rows: Rows, f: number): number[] {
  const sample: number[] = []
  const step = Math.max(1, Math.floor(rows.count / 20_000))
  for (let i = 0; i < rows.count; i += step) sample.push(rows.values[i * rows.width + f]!)
  sample.sort((a, b) => a - b)
  const cuts: number[] = []
  for (let b = 1; b < BINS; b++) {
    const at = Math.floor((b * sample.length) / BINS)
    const cut = (sample[at - 1]! + sample[at]!) / 2
    if (sample[at]! > (cuts.at(-1) ?? sample[0]!) && sample[at - 1]! < sample[at]!) cuts.push(cut)
    else if (sample[at]! > (cuts.at(-1) ?? sample[0]!) && sample[at]! < sample.at(-1)!) cuts.push(sample[at]!)
  }
  if (cuts.length === 0 && sample[0]! < sample.at(-1)!) cuts.push((sample[0]! + sample.at(-1)!) / 2)
  return [...new Set(cuts)]
}

/** Per feature the bin of each row. */
function binned({ count, width, values }: Rows, cuts: readonly (readonly number[])[]): Uint8Array[] {
  return cuts.map((edges, f) => {
    const bins = new Uint8Array(count)
    for (let i = 0; i < count; i++) {
      const value = values[i * width + f]!
      let low = 0
      let high = edges.length
      while (low < high) {
        const mid = (low + high) >> 1
        if (value > edges[mid]!) low = mid + 1
        else high = mid
      }
      bins[i] = low
    }
    return bins
  })
}

function derivatives(rows: Rows, scores: Float64Array, { random, share }: { random: () => number; share: number }) {
  const gradients = new Float64Array(rows.count)
  const hessians = new Float64Array(rows.count)
  const drawn = new Int32Array(rows.count)
  let count = 0
  for (let i = 0; i < rows.count; i++) {
    if (share < 1 && random() >= share) continue
    const p = 1 / (1 + Math.exp(-scores[i]!))
    gradients[i] = rows.weights[i]! * (rows.labels[i]! - p)
    hessians[i] = rows.weights[i]! * Math.max(1e-4, p * (1 - p))
    drawn[count++] = i
  }
  return { gradients, hessians, members: drawn.subarray(0, count) }
}

interface Growing {
  rows: Rows
  bins: readonly Uint8Array[]
  cuts: readonly (readonly number[])[]
  gradients: Float64Array
  hessians: Float64Array
  /** The rows that this tree sees. */
  members: Int32Array
  options: BoostOptions
  drawn: readonly number[]
}

function grow(growing: Growing): { features: number[]; bounds: number[]; values: number[]; leafOf: Uint16Array } {
  const { rows, bins, cuts, gradients, hessians, members, options } = growing
  const { count } = rows
  const leafOf = new Uint16Array(count)
  const features: number[] = []
  const bounds: number[] = []
  for (let level = 0; level < options.depth; level++) {
    const { feature, bin } = bestSplit(growing, leafOf, 2 ** level)
    features.push(feature)
    bounds.push(cuts[feature]![bin]!)
    const column = bins[feature]!
    for (let i = 0; i < count; i++) leafOf[i] = leafOf[i]! * 2 + (column[i]! > bin ? 1 : 0)
  }
  const g = new Float64Array(2 ** options.depth)
  const h = new Float64Array(2 ** options.depth)
  for (const i of members) {
    g[leafOf[i]!]! += gradients[i]!
    h[leafOf[i]!]! += hessians[i]!
  }
  const values = Float64Array.from(g, (sum, leaf) => (options.rate * sum) / (h[leaf]! + options.lambda))
  if (options.signs) straighten(values, { features, signs: options.signs, weights: h })
  return { features, bounds, leafOf, values: [...values] }
}

const STRAIGHTENING_ROUNDS_MAX = 100

/** Makes two leaves that differ in one answer equal where the answer may not have its effect, until none is left. */
function straighten(
  values: Float64Array,
  { features, signs, weights }: { features: readonly number[]; signs: Int8Array; weights: Float64Array },
): void {
  for (let round = 0, wrong = true; wrong && round < STRAIGHTENING_ROUNDS_MAX; round++) {
    wrong = false
    for (const [level, feature] of features.entries()) {
      const bit = 1 << (features.length - 1 - level)
      for (let low = 0; low < values.length; low++) {
        const high = low | bit
        if (high === low || signs[feature]! * (values[high]! - values[low]!) > -1e-12) continue
        if (signs[feature] === 0) continue
        const [a, b] = [weights[low]! + 1e-9, weights[high]! + 1e-9]
        values[low] = (values[low]! * a + values[high]! * b) / (a + b)
        values[high] = values[low]!
        wrong = true
      }
    }
  }
}

/** The question that, asked in every leaf at once, gains most. */
function bestSplit({ bins, cuts, gradients, hessians, members, options, drawn }: Growing, leafOf: Uint16Array, leaves: number) {
  let best = { gain: Number.NEGATIVE_INFINITY, feature: drawn[0]!, bin: 0 }
  const g = new Float64Array(leaves * BINS)
  const h = new Float64Array(leaves * BINS)
  for (const feature of drawn) {
    g.fill(0)
    h.fill(0)
    const column = bins[feature]!
    for (let k = 0; k < members.length; k++) {
      const i = members[k]!
      const at = leafOf[i]! * BINS + column[i]!
      g[at]! += gradients[i]!
      h[at]! += hessians[i]!
    }
    const gains = new Float64Array(cuts[feature]!.length)
    for (let leaf = 0; leaf < leaves; leaf++) {
      const [from, to] = [leaf * BINS, (leaf + 1) * BINS]
      addGains(gains, { g: g.subarray(from, to), h: h.subarray(from, to), lambda: options.lambda, sign: options.signs?.[feature] ?? 0 })
    }
    for (let bin = 0; bin < gains.length; bin++) if (gains[bin]! > best.gain) best = { gain: gains[bin]!, feature, bin }
  }
  return best
}

/** Adds what each bound would gain in one leaf; where it would have the wrong effect, it would gain nothing. */
function addGains(gains: Float64Array, { g, h, lambda, sign }: { g: Float64Array; h: Float64Array; lambda: number; sign: number }): void {
  let gAll = 0
  let hAll = 0
  for (let bin = 0; bin < BINS; bin++) {
    gAll += g[bin]!
    hAll += h[bin]!
  }
  let gLow = 0
  let hLow = 0
  for (let bin = 0; bin < gains.length; bin++) {
    gLow += g[bin]!
    hLow += h[bin]!
    const [gHigh, low, high] = [gAll - gLow, hLow + lambda, hAll - hLow + lambda]
    const isWrong = sign !== 0 && sign * (gHigh / high - gLow / low) < 0
    gains[bin]! += isWrong ? gAll ** 2 / (hAll + lambda) : gLow ** 2 / low + gHigh ** 2 / high
  }
}

/** Area under the ROC curve: how often a right one scores above a wrong one, and half where they score alike. */
export function auc(scores: readonly number[], labels: readonly number[]): number {
  const order = scores.map((_, i) => i).sort((a, b) => scores[a]! - scores[b]!)
  let rankSum = 0
  let positives = 0
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && scores[order[to]!] === scores[order[from]!]) to++
    const right = order.slice(from, to).filter((i) => labels[i] === 1).length
    // Those of one score share the mean of their places.
    rankSum += (right * (from + 1 + to)) / 2
    positives += right
  }
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * (scores.length - positives))
}
