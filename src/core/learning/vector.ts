/**
 * Sparse vectors over hashed terms, packed: an article or cluster has several fields, whose entries lie one field after the other in two
 * typed arrays. A term is a hash of its word and its space (word, name, number), so that nothing has to be interned or forgotten; with two
 * million slots the few collisions of a running stream do no measurable harm.
 */
const TERM_BITS = 21
export const TERMS = 1 << TERM_BITS

/** FNV-1a over UTF-16 code units, folded to TERM_BITS; `space` keeps equal spellings of different kinds apart. Never 0. */
export function termOf(word: string, space: number): number {
  return endTerm(foldTerm(startTerm(space), word))
}

/** A term in steps: start, fold one or more pieces, end. Pieces folded one after the other make the term of their joined text. */
export function startTerm(space: number): number {
  return 0x811c9dc5 ^ space
}

export function foldTerm(hash: number, piece: string): number {
  let folded = hash
  for (let i = 0; i < piece.length; i++) folded = Math.imul(folded ^ piece.charCodeAt(i), 0x01000193)
  return folded
}

export function endTerm(folded: number): number {
  let hash = folded ^ (folded >>> 15)
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

/** Counts terms: a small open table from term to place, so that a text's terms stay in the nearest memory. */
export interface TermCounter {
  add(term: number, count: number): void
  /** Moves the counts out as (id, count) pairs, in order of first sight, and starts again. */
  drain(visit: (term: number, count: number) => void): void
  /** The same of the terms alone. */
  drainTerms(): Int32Array
}

export function createTermCounter(): TermCounter {
  let mask = 4095
  let places = new Int32Array(mask + 1)
  let ids = new Int32Array(2048)
  let counts = new Float64Array(2048)
  let takenAt = new Int32Array(2048)
  let used = 0
  const enter = (at: number, term: number, count: number) => {
    ids[used] = term
    counts[used] = count
    takenAt[used] = at
    places[at] = ++used
    if (used < ids.length) return
    mask = mask * 2 + 1
    places = new Int32Array(mask + 1)
    ids = grown(ids, new Int32Array(used * 2))
    counts = grown(counts, new Float64Array(used * 2))
    takenAt = new Int32Array(used * 2)
    for (let i = 0; i < used; i++) {
      takenAt[i] = freePlace(ids[i]!)
      places[takenAt[i]!] = i + 1
    }
  }
  const freePlace = (term: number) => {
    let at = term & mask
    while (places[at] !== 0) at = (at + 1) & mask
    return at
  }
  return {
    add(term, count) {
      for (let at = term & mask; ; at = (at + 1) & mask) {
        const place = places[at]!
        if (place === 0) return enter(at, term, count)
        if (ids[place - 1] === term) {
          counts[place - 1]! += count
          return
        }
      }
    },
    drain(visit) {
      for (let i = 0; i < used; i++) {
        visit(ids[i]!, counts[i]!)
        places[takenAt[i]!] = 0
      }
      used = 0
    },
    drainTerms() {
      const terms = ids.slice(0, used)
      for (let i = 0; i < used; i++) places[takenAt[i]!] = 0
      used = 0
      return terms
    },
  }
}

/** The same values with more room behind them. */
export function grown<T extends Int32Array | Uint8Array | Uint16Array | Float32Array | Float64Array>(from: T, to: T): T {
  to.set(from)
  return to
}

/** Collects fields one after the other into packed vectors. */
export interface Packer {
  push(id: number, weight: number): void
  /** Ends the current field, keeping its `cap` heaviest entries; scaled to length 1 when `unit`. */
  endField(cap: number, unit: boolean): void
  pack(): FieldVectors
}

export function createPacker(): Packer {
  let ids = new Int32Array(1024)
  let weights = new Float64Array(1024)
  let ends: number[] = []
  let used = 0
  const startOfField = () => ends.at(-1) ?? 0
  return {
    push(id, weight) {
      if (used === ids.length) {
        ids = grown(ids, new Int32Array(used * 2))
        weights = grown(weights, new Float64Array(used * 2))
      }
      ids[used] = id
      weights[used++] = weight
    },
    endField(cap, unit) {
      const start = startOfField()
      used = keepHeaviest(ids, weights, { start, end: used, cap })
      if (unit) scaleToUnit(weights, start, used)
      ends.push(used)
    },
    pack() {
      // Written one by one: the engine's own ways between kinds of arrays are slower for so few.
      const packed = { ids: new Int32Array(used), weights: new Float32Array(used), ends: new Int32Array(ends) }
      for (let i = 0; i < used; i++) {
        packed.ids[i] = ids[i]!
        packed.weights[i] = weights[i]!
      }
      used = 0
      ends = []
      return packed
    },
  }
}

let ranked = new Float64Array(1024)
const BUCKETS = 256
const buckets = new Int32Array(BUCKETS)

/** Keeps the `cap` heaviest of the entries from `start` to `end`, in their order; among equal weights the first. Returns the new end. */
export function keepHeaviest(
  ids: Int32Array,
  weights: Float64Array,
  { start, end, cap }: { start: number; end: number; cap: number },
): number {
  if (end - start <= cap) return end
  const least = leastKept(weights, { start, end, cap })
  let ties = cap
  for (let i = start; i < end; i++) if (weights[i]! > least) ties--
  let at = start
  for (let i = start; i < end; i++) {
    const isTie = weights[i] === least
    if (weights[i]! < least || (isTie && ties <= 0)) continue
    if (isTie) ties--
    ids[at] = ids[i]!
    weights[at] = weights[i]!
    at++
  }
  return at
}

/**
 * The least of the `cap` greatest values. Counted first by size, so that only those of one bucket are sorted: comparing all with each other
 * is guessing for the processor.
 */
function leastKept(weights: Float64Array, { start, end, cap }: { start: number; end: number; cap: number }): number {
  let low = weights[start]!
  let high = low
  for (let i = start; i < end; i++) {
    const weight = weights[i]!
    if (weight < low) low = weight
    if (weight > high) high = weight
  }
  const scale = (BUCKETS - 1) / (high - low)
  buckets.fill(0)
  for (let i = start; i < end; i++) buckets[((weights[i]! - low) * scale) | 0]!++
  let bucket = BUCKETS - 1
  let above = 0
  while (above + buckets[bucket]! < cap) above += buckets[bucket--]!
  const count = buckets[bucket]!
  if (ranked.length < count) ranked = new Float64Array(count * 2)
  for (let i = start, at = 0; at < count; i++) if ((((weights[i]! - low) * scale) | 0) === bucket) ranked[at++] = weights[i]!
  return nthLeast(ranked, count - (cap - above), count)
}

/** The value that would stand at `n` if the first `count` values were sorted (Hoare's selection; disturbs their order). */
function nthLeast(values: Float64Array, n: number, count: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const pivot = values[(low + high) >> 1]!
    let i = low
    let j = high
    while (i <= j) {
      while (values[i]! < pivot) i++
      while (values[j]! > pivot) j--
      if (i > j) break
      const kept = values[i]!
      values[i++] = values[j]!
      values[j--] = kept
    }
    if (n <= j) high = j
    else if (n >= i) low = i
    else return values[n]!
  }
  return values[n]!
}

function scaleToUnit(weights: Float64Array, start: number, end: number): void {
  let sum = 0
  for (let i = start; i < end; i++) sum += weights[i]! * weights[i]!
  if (sum === 0) return
  const scale = 1 / Math.sqrt(sum)
  for (let i = start; i < end; i++) weights[i]! *= scale
}

/** A vector spread out for look-ups: load once, then compare many others with it. */
export interface Lens {
  load(vectors: FieldVectors): void
  clear(): void
  /** Whether any loaded field has the term. */
  has(term: number): boolean
  /** The weight of a term in a loaded field; 0 when absent. */
  weight(term: number, field: number): number
  /** The product of a field of others with the same loaded field. */
  product(vectors: FieldVectors, field: number): number
}

export function createLens(fields: number): Lens {
  // A small table by the last bits of the terms: what is looked up, mostly in vain, stays in the nearest memory.
  let mask = 1023
  let terms = new Int32Array(mask + 1)
  let weights = new Float32Array((mask + 1) * fields)
  let loaded: number[] = []
  const placeOf = (term: number) => {
    let at = term & mask
    while (terms[at] !== term && terms[at] !== 0) at = (at + 1) & mask
    return at
  }
  const clear = () => {
    for (const place of loaded) terms[place] = 0
    loaded = []
  }
  return {
    load(vectors) {
      clear()
      if (vectors.ids.length * 2 > mask) {
        mask = 2 ** (33 - Math.clz32(vectors.ids.length)) - 1
        terms = new Int32Array(mask + 1)
        weights = new Float32Array((mask + 1) * fields)
      }
      let entry = 0
      for (let field = 0; field < fields; field++) {
        for (; entry < vectors.ends[field]!; entry++) {
          const term = vectors.ids[entry]!
          const place = placeOf(term)
          if (terms[place] === 0) {
            terms[place] = term
            loaded.push(place)
            weights.fill(0, place * fields, (place + 1) * fields)
          }
          weights[place * fields + field] = vectors.weights[entry]!
        }
      }
    },
    clear,
    has: (term) => terms[placeOf(term)] !== 0,
    weight(term, field) {
      const place = placeOf(term)
      return terms[place] === 0 ? 0 : weights[place * fields + field]!
    },
    product(vectors, field) {
      let sum = 0
      for (let i = startOf(vectors, field); i < vectors.ends[field]!; i++) {
        const place = placeOf(vectors.ids[i]!)
        // Of a term that is not loaded nothing is added.
        if (terms[place] !== 0) sum += vectors.weights[i]! * weights[place * fields + field]!
      }
      return sum
    },
  }
}
