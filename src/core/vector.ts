/**
 * Sparse vectors over hashed terms, packed: an article or cluster has several fields, whose entries lie one field after the other in two
 * typed arrays. A term is a hash of its word and its space (word, name, number), so that nothing has to be interned or forgotten; with two
 * million slots the few collisions of a running stream do no measurable harm.
 */
export const TERM_BITS = 21
export const TERMS = 1 << TERM_BITS

/** FNV-1a over UTF-16 code units, folded to TERM_BITS; `space` keeps equal spellings of different kinds apart. Never 0. */
export function termOf(word: string, space: number): number {
  let hash = 0x811c9dc5 ^ space
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash = (hash ^ (hash >>> 13)) >>> (32 - TERM_BITS)
  return hash === 0 ? 1 : hash
}

/** Entries of field f are those from `ends[f - 1]` (0 for the first) up to `ends[f]`. */
export interface FieldVectors {
  readonly ids: Int32Array
  readonly weights: Float32Array
  readonly ends: Int32Array
}

export function startOf(vectors: FieldVectors, field: number): number {
  return field === 0 ? 0 : vectors.ends[field - 1]!
}

/** Counts terms: one big table from term to place, cleared by the list of what was touched. */
export interface TermCounter {
  add(term: number, count: number): void
  /** Distinct terms so far, in order of first sight, and their counts. */
  readonly size: number
  /** Moves the counts out as (id, count) pairs and starts again. */
  drain(visit: (term: number, count: number) => void): void
}

export function createTermCounter(): TermCounter {
  const places = new Int32Array(TERMS)
  const ids: number[] = []
  const counts: number[] = []
  return {
    get size() {
      return ids.length
    },
    add(term, count) {
      const place = places[term]!
      if (place > 0) {
        counts[place - 1]! += count
        return
      }
      ids.push(term)
      counts.push(count)
      places[term] = ids.length
    },
    drain(visit) {
      for (let i = 0; i < ids.length; i++) {
        visit(ids[i]!, counts[i]!)
        places[ids[i]!] = 0
      }
      ids.length = 0
      counts.length = 0
    },
  }
}

/** Collects fields one after the other into packed vectors. */
export interface Packer {
  push(id: number, weight: number): void
  /** Ends the current field, keeping its `cap` heaviest entries; scaled to length 1 when `unit`. */
  endField(cap: number, unit: boolean): void
  pack(): FieldVectors
}

export function createPacker(): Packer {
  let ids: number[] = []
  let weights: number[] = []
  let ends: number[] = []
  const startOfField = () => ends.at(-1) ?? 0
  return {
    push(id, weight) {
      ids.push(id)
      weights.push(weight)
    },
    endField(cap, unit) {
      const start = startOfField()
      if (ids.length - start > cap) keepHeaviest(ids, weights, { start, cap })
      if (unit) scaleToUnit(weights, start)
      ends.push(ids.length)
    },
    pack() {
      const packed = { ids: Int32Array.from(ids), weights: Float32Array.from(weights), ends: Int32Array.from(ends) }
      ids = []
      weights = []
      ends = []
      return packed
    },
  }
}

function keepHeaviest(ids: number[], weights: number[], { start, cap }: { start: number; cap: number }): void {
  const sorted = Float64Array.from(weights.slice(start)).sort()
  const least = sorted[sorted.length - cap]!
  let ties = cap
  for (let i = start; i < ids.length; i++) if (weights[i]! > least) ties--
  let at = start
  for (let i = start; i < ids.length; i++) {
    const isTie = weights[i] === least
    if (weights[i]! < least || (isTie && ties <= 0)) continue
    // Among equal weights the term met first stays.
    if (isTie) ties--
    ids[at] = ids[i]!
    weights[at] = weights[i]!
    at++
  }
  ids.length = at
  weights.length = at
}

function scaleToUnit(weights: number[], start: number): void {
  let sum = 0
  for (let i = start; i < weights.length; i++) sum += weights[i]! * weights[i]!
  if (sum === 0) return
  const scale = 1 / Math.sqrt(sum)
  for (let i = start; i < weights.length; i++) weights[i]! *= scale
}

/** A vector spread out for look-ups: load once, then dot many others against it. */
export interface Lens {
  load(vectors: FieldVectors): void
  clear(): void
  /** Σ weight·weight over shared terms of the same field. */
  dot(other: FieldVectors, field: number): number
  /** Whether any loaded field has the term. */
  has(term: number): boolean
  /** The weight of a term in a loaded field; 0 when absent. */
  weight(term: number, field: number): number
}

export function createLens(fields: number): Lens {
  const places = Int32Array.from({ length: 0 })
  let table = places
  let weights = new Float32Array(1024 * fields)
  let loaded: number[] = []
  const ensure = () => {
    if (table.length === 0) table = new Int32Array(TERMS)
  }
  return {
    load(vectors) {
      ensure()
      if (weights.length < (vectors.ids.length + 1) * fields) weights = new Float32Array((vectors.ids.length + 1) * fields * 2)
      let entry = 0
      for (let field = 0; field < fields; field++) {
        for (; entry < vectors.ends[field]!; entry++) {
          const id = vectors.ids[entry]!
          let place = table[id]!
          if (place === 0) {
            loaded.push(id)
            place = loaded.length
            table[id] = place
            weights.fill(0, place * fields, (place + 1) * fields)
          }
          weights[place * fields + field] = vectors.weights[entry]!
        }
      }
    },
    clear() {
      for (const id of loaded) table[id] = 0
      loaded = []
    },
    dot(other, field) {
      let sum = 0
      const end = other.ends[field]!
      for (let i = startOf(other, field); i < end; i++) {
        const place = table[other.ids[i]!]!
        if (place !== 0) sum += other.weights[i]! * weights[place * fields + field]!
      }
      return sum
    },
    has: (term) => (table[term] ?? 0) !== 0,
    weight(term, field) {
      const place = table[term] ?? 0
      return place === 0 ? 0 : weights[place * fields + field]!
    },
  }
}
