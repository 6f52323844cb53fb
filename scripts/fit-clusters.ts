import { standOut } from '../src/core/clusters/assign-rank.ts'
import type { Trees } from '../src/core/learning/trees.ts'
import { seededRandom } from '../src/core/seeded-random.ts'
import { boost, type Rows } from './boost.ts'
import { shuffle } from './cluster-variants.ts'

/** One decision: the candidates' features, which of them were right, and how much the decision counts. */
export interface Query {
  readonly rows: readonly (Float64Array | Float32Array)[]
  readonly right: readonly boolean[]
  readonly weight: number
}

const BATCH = 256
const EPOCHS = 15
const L2 = 1e-4
const RATE = 0.05

/**
 * Adam in small batches on the softmax loss: minus the log of the mass on right candidates, or on "new" (score 0) when none is right.
 * A weight whose sign is given keeps it or is 0.
 */
export function fitWeights(
  queries: readonly Query[],
  start: Float64Array,
  { wrongCost, signs }: { wrongCost: number; signs: Int8Array },
): Float64Array {
  for (const { rows } of queries) for (const row of rows) row[row.length - 1] = 0
  const weights = start.slice()
  const width = weights.length
  const [m, v, gradient] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)]
  const mean = queries.reduce((sum, query) => sum + query.weight, 0) / queries.length
  const random = seededRandom(7)
  const order = queries.map((_, i) => i)
  const steps = Math.ceil(queries.length / BATCH) * EPOCHS
  for (let epoch = 0, step = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (let at = 0; at < order.length; at += BATCH) {
      gradient.fill(0)
      const end = Math.min(order.length, at + BATCH)
      for (let i = at; i < end; i++) addGradient(queries[order[i]!]!, weights, { gradient, wrongCost })
      step++
      const rate = RATE * (1 - step / (steps + 1))
      for (let f = 0; f < width; f++) {
        const g = gradient[f]! / (mean * (end - at)) + L2 * weights[f]!
        m[f] = 0.9 * m[f]! + 0.1 * g
        v[f] = 0.999 * v[f]! + 0.001 * g * g
        weights[f]! -= (rate * (m[f]! / (1 - 0.9 ** step))) / (Math.sqrt(v[f]! / (1 - 0.999 ** step)) + 1e-8)
        if (weights[f]! * signs[f]! < 0) weights[f] = 0
      }
    }
  }
  return weights.map((weight) => Number(weight.toFixed(3)))
}

const scores = new Float64Array(64)

function addGradient(
  { rows, right, weight }: Query,
  weights: Float64Array,
  { gradient, wrongCost }: { gradient: Float64Array; wrongCost: number },
): void {
  let top = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    let score = 0
    for (let f = 0; f < row.length; f++) score += row[f]! * weights[f]!
    scores[i] = score
    if (score > top) top = score
  }
  let all = Math.exp(-top)
  let rightMass = 0
  for (let i = 0; i < rows.length; i++) {
    scores[i] = Math.exp(scores[i]! - top)
    all += scores[i]!
    if (right[i]) rightMass += scores[i]!
  }
  const scale = weight * (right.includes(true) ? 1 : wrongCost)
  for (let i = 0; i < rows.length; i++) {
    const pull = scale * (scores[i]! / all - (right[i] ? scores[i]! / rightMass : 0))
    if (Math.abs(pull) < 1e-9) continue
    const row = rows[i]!
    for (let f = 0; f < row.length; f++) gradient[f]! += pull * row[f]!
  }
}

export interface TreeOptions {
  readonly wrongCost: number
  readonly trees: number
  readonly depth: number
  readonly rate: number
  readonly lambda: number
  /** One ensemble per seed; they are averaged. */
  readonly seeds: readonly number[]
  /** Held by the first `straightEnsembles`. */
  readonly signs: Int8Array
  readonly straightEnsembles: number
}

/** Trees on top of the linear score, one row per candidate: the mean of ensembles that drew other rows and features. */
export function fitTrees(queries: readonly Query[], linear: Float64Array, options: TreeOptions): Trees {
  for (const { rows } of queries) markStandingOut(rows, linear)
  const data = rowsOf(queries, linear, options.wrongCost)
  const { signs, straightEnsembles, ...rest } = options
  const ensembles = options.seeds.map((seed, i) =>
    boost(data, { ...rest, ...(i < straightEnsembles ? { signs } : {}), featureShare: 0.5, rowShare: 0.7, seed }),
  )
  const share = 1 / ensembles.length
  return {
    depth: options.depth,
    base: ensembles.reduce((sum, { base }) => sum + base * share, 0),
    features: ensembles.flatMap(({ features }) => features),
    bounds: ensembles.flatMap(({ bounds }) => bounds),
    values: ensembles.flatMap(({ values }) => values.map((value) => Number((value * share).toPrecision(4)))),
  }
}

/** The last feature of a row hangs on the linear scores of all rows. */
function markStandingOut(rows: Query['rows'], linear: Float64Array): void {
  const scored = rows.map((features) => {
    let score = 0
    for (let f = 0; f < linear.length - 1; f++) score += features[f]! * linear[f]!
    return { features, score }
  })
  standOut(scored)
}

function rowsOf(queries: readonly Query[], linear: Float64Array, wrongCost: number): Rows {
  const width = linear.length
  const count = queries.reduce((sum, { rows }) => sum + rows.length, 0)
  const [values, labels, weights, offsets] = [
    new Float32Array(count * width),
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ]
  let at = 0
  let total = 0
  for (const { rows, right, weight } of queries) {
    for (const [i, row] of rows.entries()) {
      values.set(row, at * width)
      labels[at] = right[i] ? 1 : 0
      weights[at] = weight * (right[i] ? 1 : wrongCost)
      total += weights[at]!
      for (let f = 0; f < width; f++) offsets[at]! += row[f]! * linear[f]!
      at++
    }
  }
  for (let i = 0; i < count; i++) weights[i]! *= count / total
  return { count, width, values, labels, weights, offsets }
}
