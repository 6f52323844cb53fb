import { FIELDS } from './assign-prepare.ts'
import { createPacker, createTermCounter, type FieldVectors, startOf } from './vector.ts'

/** The heaviest terms kept per field of a cluster: bounds its memory (8 bytes a term) and the time of a comparison. */
const CLUSTER_TERMS_MAX: readonly number[] = [32, 72, 144, 32, 56, 24, 8, 8, 7, 16, 16]

/** A cluster in memory. `slot` numbers it for the postings; vectors are sums of its members' unit vectors, pruned. */
export interface ActiveCluster {
  readonly id: string
  readonly slot: number
  /** Members that are not copies: what the vectors sum. */
  weightOf: number
  articleIds: string[]
  vectors: FieldVectors
  /** Length of each field's vector. */
  norms: Float32Array
  timeSum: number
  timed: number
  newest: number
  oldest: number
  language: string
  headlines: number
}

export const emptyVectors: FieldVectors = { ids: new Int32Array(0), weights: new Float32Array(0), ends: new Int32Array(FIELDS) }

export function openCluster(id: string, slot: number, language: string): ActiveCluster {
  return {
    id,
    slot,
    weightOf: 0,
    articleIds: [],
    vectors: emptyVectors,
    norms: new Float32Array(FIELDS),
    timeSum: 0,
    timed: 0,
    newest: Number.NEGATIVE_INFINITY,
    oldest: Number.POSITIVE_INFINITY,
    language,
    headlines: 0,
  }
}

const counter = createTermCounter()

/** The sum of two packed vectors, pruned to the caps of a cluster. */
export function summed(a: FieldVectors, b: FieldVectors): FieldVectors {
  if (a.ids.length === 0 && fits(b)) return b
  const packer = createPacker()
  for (let field = 0; field < FIELDS; field++) {
    for (const vectors of [a, b]) {
      for (let i = startOf(vectors, field); i < vectors.ends[field]!; i++) counter.add(vectors.ids[i]!, vectors.weights[i]!)
    }
    counter.drain((term, weight) => packer.push(term, weight))
    packer.endField(CLUSTER_TERMS_MAX[field]!, false)
  }
  return packer.pack()
}

function fits(vectors: FieldVectors): boolean {
  for (let field = 0; field < FIELDS; field++) if (vectors.ends[field]! - startOf(vectors, field) > CLUSTER_TERMS_MAX[field]!) return false
  return true
}

export function normsOf(vectors: FieldVectors): Float32Array {
  const norms = new Float32Array(FIELDS)
  for (let field = 0; field < FIELDS; field++) {
    let sum = 0
    for (let i = startOf(vectors, field); i < vectors.ends[field]!; i++) sum += vectors.weights[i]! ** 2
    norms[field] = Math.sqrt(sum)
  }
  return norms
}
