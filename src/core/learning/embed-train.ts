import { type Embedder, embedderOf, ROW_STRENGTH_POWER } from './embed.ts'
import { type Directions, type SparseRows, strongestDirections } from './embed-svd.ts'

/**
 * Learns word vectors from the corpus itself: latent semantic analysis (Deerwester and others, 1990). Documents are rows of log-damped, rarity-weighted
 * words; the strongest directions of that matrix bring words together that keep the same company, so that a text is near others that share no word with it.
 */
export interface TrainingOptions {
  readonly seed: number
  readonly dimensionsMax: number
}

export const EMBEDDER_DIMENSIONS_MAX = 128
export const TRAINING_DOCUMENTS_MAX = 20_000
const VOCABULARY_MAX = 40_000
/** A larger corpus has words enough without those seen once. */
const HAPAX_DOCUMENTS_MAX = 2_000
/** A word of more than this share of the documents tells nothing. */
const COMMON_SHARE = 0.3

/** Trains on the weighted words of documents. The same documents in the same order and the same seed give the same embedder; null when there is too little to learn from. */
export function trainEmbedder(documents: readonly ReadonlyMap<string, number>[], options: TrainingOptions): Embedder | null {
  const sample = documents.slice(0, TRAINING_DOCUMENTS_MAX)
  const vocabulary = vocabularyOf(sample)
  if (sample.length < 2 || vocabulary.words.length < 2) return null
  const rarities = Float32Array.from(vocabulary.documents, (count) => Math.log((sample.length + 1) / (count + 0.5)))
  const matrix = matrixOf(sample, vocabulary.words, rarities)
  const directions = strongestDirections(matrix, options.dimensionsMax, options.seed)
  if (directions.count === 0) return null
  const { rows, scales } = packed(directions, rarities)
  const strengths = Float32Array.from(directions.strengths, (strength) => strength / directions.strengths[0]!)
  return embedderOf({ ...vocabulary, dimensions: directions.count, trainedOn: sample.length, rows, scales, strengths })
}

/** In how many documents each word stands. */
export function countDocuments(documents: Iterable<ReadonlyMap<string, number>>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents) for (const word of document.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function vocabularyOf(documents: readonly ReadonlyMap<string, number>[]): { words: string[]; documents: Int32Array } {
  const least = documents.length > HAPAX_DOCUMENTS_MAX ? 2 : 1
  const most = documents.length < 20 ? documents.length - 1 : documents.length * COMMON_SHARE
  const entries = [...countDocuments(documents)].filter(([, count]) => count >= least && count <= most)
  entries.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const kept = entries.slice(0, VOCABULARY_MAX)
  return { words: kept.map((entry) => entry[0]), documents: Int32Array.from(kept, (entry) => entry[1]) }
}

function matrixOf(documents: readonly ReadonlyMap<string, number>[], words: readonly string[], rarities: Float32Array): SparseRows {
  const places = new Map(words.map((word, place) => [word, place]))
  const starts = new Int32Array(documents.length + 1)
  const ids: number[] = []
  const weights: number[] = []
  documents.forEach((document, row) => {
    const start = ids.length
    let squares = 0
    for (const [word, count] of document) {
      const place = places.get(word)
      if (place === undefined) continue
      const weight = Math.log(1 + count) * rarities[place]!
      ids.push(place)
      weights.push(weight)
      squares += weight * weight
    }
    const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0
    for (let entry = start; entry < weights.length; entry++) weights[entry]! *= scale
    starts[row + 1] = ids.length
  })
  return { columns: words.length, starts, ids: Int32Array.from(ids), weights: Float32Array.from(weights) }
}

function packed({ vectors, strengths, count: width }: Directions, rarities: Float32Array): { rows: Int8Array; scales: Float32Array } {
  const factors = strengths.map((strength) => (strength / strengths[0]!) ** ROW_STRENGTH_POWER)
  const rows = new Int8Array(vectors.length)
  const scales = new Float32Array(rarities.length)
  for (let place = 0; place < rarities.length; place++) {
    const from = place * width
    let greatest = 0
    for (let i = 0; i < width; i++) greatest = Math.max(greatest, Math.abs(vectors[from + i]! * factors[i]!))
    if (greatest === 0) continue
    for (let i = 0; i < width; i++) rows[from + i] = Math.round((127 * vectors[from + i]! * factors[i]!) / greatest)
    scales[place] = (greatest * rarities[place]!) / 127
  }
  return { rows, scales }
}
