import type { Trees } from '../src/core/trees.ts'

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
  /** Features that must not be used. */
  readonly without?: ReadonlySet<number>
}

const BINS = 48

export function boost(rows: Rows, options: BoostOptions): Trees {
  const { count, width } = rows
  const cuts = Array.from({ length: width }, (_, f) => cutsOf(rows, f))
  const bins = binned(rows, cuts)
  const random = generator(options.seed)
  let positive = 0
  let total = 0
  for (let i = 0; i < count; i++) {
    total += rows.weights[i]!
    positive += rows.weights[i]! * rows.labels[i]!
  }
  const base = rows.offsets ? 0 : Math.log(positive / (total - positive))
  const scores = rows.offsets ? Float64Array.from(rows.offsets) : new Float64Array(count).fill(base)
  const usable = Array.from({ length: width }, (_, f) => f).filter((f) => cuts[f]!.length > 0 && !options.without?.has(f))
  const features: number[] = []
  const bounds: number[] = []
  const values: number[] = []
  for (let t = 0; t < options.trees; t++) {
    const { gradients, hessians } = derivatives(rows, scores, { random, share: options.rowShare })
    const drawn = usable.filter(() => random() < options.featureShare)
    const tree = grow({ rows, bins, cuts, gradients, hessians, options, drawn: drawn.length > 0 ? drawn : usable })
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

function binned({ count, width, values }: Rows, cuts: readonly (readonly number[])[]): Uint8Array {
  const bins = new Uint8Array(count * width)
  for (let i = 0; i < count; i++) {
    for (let f = 0; f < width; f++) {
      const value = values[i * width + f]!
      const edges = cuts[f]!
      let low = 0
      let high = edges.length
      while (low < high) {
        const mid = (low + high) >> 1
        if (value > edges[mid]!) low = mid + 1
        else high = mid
      }
      bins[i * width + f] = low
    }
  }
  return bins
}

function derivatives(rows: Rows, scores: Float64Array, { random, share }: { random: () => number; share: number }) {
  const gradients = new Float64Array(rows.count)
  const hessians = new Float64Array(rows.count)
  for (let i = 0; i < rows.count; i++) {
    if (share < 1 && random() >= share) continue
    const p = 1 / (1 + Math.exp(-scores[i]!))
    gradients[i] = rows.weights[i]! * (rows.labels[i]! - p)
    hessians[i] = rows.weights[i]! * Math.max(1e-4, p * (1 - p))
  }
  return { gradients, hessians }
}

interface Growing {
  rows: Rows
  bins: Uint8Array
  cuts: readonly (readonly number[])[]
  gradients: Float64Array
  hessians: Float64Array
  options: BoostOptions
  drawn: readonly number[]
}

function grow(growing: Growing): { features: number[]; bounds: number[]; values: number[]; leafOf: Uint16Array } {
  const { rows, bins, cuts, gradients, hessians, options } = growing
  const { count, width } = rows
  const leafOf = new Uint16Array(count)
  const features: number[] = []
  const bounds: number[] = []
  for (let level = 0; level < options.depth; level++) {
    const { feature, bin } = bestSplit(growing, leafOf, 2 ** level)
    features.push(feature)
    bounds.push(cuts[feature]![bin]!)
    for (let i = 0; i < count; i++) leafOf[i] = leafOf[i]! * 2 + (bins[i * width + feature]! > bin ? 1 : 0)
  }
  const g = new Float64Array(2 ** options.depth)
  const h = new Float64Array(2 ** options.depth)
  for (let i = 0; i < count; i++) {
    g[leafOf[i]!]! += gradients[i]!
    h[leafOf[i]!]! += hessians[i]!
  }
  return { features, bounds, leafOf, values: Array.from(g, (sum, leaf) => (options.rate * sum) / (h[leaf]! + options.lambda)) }
}

/** The question that, asked in every leaf at once, gains most. */
function bestSplit({ rows, bins, cuts, gradients, hessians, options, drawn }: Growing, leafOf: Uint16Array, leaves: number) {
  const { count, width } = rows
  let best = { gain: Number.NEGATIVE_INFINITY, feature: drawn[0]!, bin: 0 }
  const g = new Float64Array(leaves * BINS)
  const h = new Float64Array(leaves * BINS)
  for (const feature of drawn) {
    g.fill(0)
    h.fill(0)
    for (let i = 0; i < count; i++) {
      const at = leafOf[i]! * BINS + bins[i * width + feature]!
      g[at]! += gradients[i]!
      h[at]! += hessians[i]!
    }
    const edges = cuts[feature]!.length
    const gains = new Float64Array(edges)
    for (let leaf = 0; leaf < leaves; leaf++) {
      const [from, to] = [leaf * BINS, (leaf + 1) * BINS]
      let gAll = 0
      let hAll = 0
      for (let at = from; at < to; at++) {
        gAll += g[at]!
        hAll += h[at]!
      }
      let gLow = 0
      let hLow = 0
      for (let bin = 0; bin < edges; bin++) {
        gLow += g[from + bin]!
        hLow += h[from + bin]!
        gains[bin]! += gLow ** 2 / (hLow + options.lambda) + (gAll - gLow) ** 2 / (hAll - hLow + options.lambda)
      }
    }
    for (let bin = 0; bin < edges; bin++) if (gains[bin]! > best.gain) best = { gain: gains[bin]!, feature, bin }
  }
  return best
}

/** Mulberry32: small, seeded, good enough for drawing rows. */
export function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Area under the ROC curve. */
export function auc(scores: readonly number[], labels: readonly number[]): number {
  const order = scores.map((_, i) => i).sort((a, b) => scores[a]! - scores[b]!)
  let rankSum = 0
  let positives = 0
  order.forEach((i, rank) => {
    if (labels[i] !== 1) return
    rankSum += rank + 1
    positives++
  })
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * (scores.length - positives))
}
