/**
 * Vectors of an embedding server, as assigning keeps them: one signed byte a dimension. All are rounded on one scale, so that sums are whole numbers:
 * a cluster's vector is the same in whatever order its articles came, were merged, or were read anew.
 */
export type Embedding = Int8Array

/** How many steps the usual component of a unit vector has; rounding moves a cosine by some thousandths. */
const STEPS = 24
const BYTE_MAX = 127

/** Rounds a unit vector. What is far greater than its other components is cut off: it would be every text's. */
export function embeddingOf(unit: Float32Array): Embedding {
  const scale = STEPS * Math.sqrt(unit.length)
  return Int8Array.from(unit, (value) => Math.max(-BYTE_MAX, Math.min(BYTE_MAX, Math.round(value * scale))))
}

/** Null when there is nothing to compare: vectors of another length, or of nothing but zeros. */
export function cosineOf(a: Int8Array | Int32Array, b: Int8Array | Int32Array): number | null {
  if (a.length !== b.length) return null
  let dot = 0
  let aSquares = 0
  let bSquares = 0
  for (let i = 0; i < a.length; i++) {
    dot += a[i]! * b[i]!
    aSquares += a[i]! * a[i]!
    bSquares += b[i]! * b[i]!
  }
  return aSquares === 0 || bSquares === 0 ? null : dot / Math.sqrt(aSquares * bSquares)
}

/** The sum of its articles' vectors for each cluster that has any. */
export interface ClusterEmbeddings {
  of(slot: number): Int8Array | Int32Array | null
  add(slot: number, embedding: Embedding): void
  merge(from: number, into: number): void
  forget(slot: number): void
  clear(): void
}

/** A cluster of one article shares that article's vector; 4 bytes a dimension are taken when a second one comes. */
export function createClusterEmbeddings(): ClusterEmbeddings {
  const sums = new Map<number, Int8Array | Int32Array>()
  const add = (slot: number, vector: Int8Array | Int32Array) => {
    const known = sums.get(slot)
    if (!known) {
      sums.set(slot, vector)
      return
    }
    if (known.length !== vector.length) return
    const sum = known instanceof Int32Array ? known : Int32Array.from(known)
    for (let i = 0; i < sum.length; i++) sum[i]! += vector[i]!
    sums.set(slot, sum)
  }
  return {
    of: (slot) => sums.get(slot) ?? null,
    add,
    merge(from, into) {
      const gone = sums.get(from)
      if (gone) add(into, gone)
      sums.delete(from)
    },
    forget: (slot) => void sums.delete(slot),
    clear: () => sums.clear(),
  }
}
