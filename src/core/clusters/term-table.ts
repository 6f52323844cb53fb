import { grown } from '../learning/vector.ts'
import { FIELDS } from './assign-prepare.ts'

/**
 * One article or cluster spread out for look-ups: an open table from term to entry, and for each entry its weight in every field. Small enough
 * to stay in the nearest memory while many clusters are compared with it. Entry 0 stands for every term that is absent; its weights are 0.
 */
export interface TermTable {
  /** Term and entry in turn, for `entryIn`. */
  readonly index: Int32Array
  /** Makes entries of terms, each once, and puts where they are into `places`; no entry is 0. */
  load(terms: Terms): void
  clear(): void
  /** By entry. */
  readonly terms: Int32Array
  /** By entry; the caller sets those that it needs. */
  readonly idfs: Float64Array
  /** By entry and field: `weights[entry * FIELDS + field]`. */
  readonly weights: Float64Array
  /** By entry: marks that those who passed over the entries left. */
  readonly marks: Int32Array
  readonly carried: Int32Array
  /** How many clusters carry the term, where `counted` has the mark of the comparison. */
  readonly carriers: Float64Array
  readonly counted: Int32Array
  /** A mark that nobody has used. */
  nextMark(): number
  /** What is loaded, field after field: entries of field f lie from `ends[f - 1]` to `ends[f]` in `places`. */
  readonly places: Int32Array
  readonly ends: Int32Array
  /** Length of each loaded field's vector. */
  readonly norms: Float64Array
}

/** Some terms of a list. */
export interface Terms {
  readonly ids: Int32Array
  readonly from: number
  readonly count: number
}

/** The entry of a term in a table's index, 0 when absent. */
export function entryIn(index: Int32Array, term: number): number {
  const mask = index.length - 2
  for (let at = (term << 1) & mask; ; at = (at + 2) & mask) {
    const entry = index[at + 1]!
    if (entry === 0 || index[at] === term) return entry
  }
}

/** Enough for most texts: the less memory is passed over, the nearer it stays. */
const ROOM = 512
const SLOTS_PER_ENTRY = 4

/** Past so many marks they begin again, between two loads: all that one load takes still fit into 32 bits. */
const MARKS_MAX = 2 ** 30

/** `marked`: how many marks are taken as used. */
export function createTermTable({ marked = 0 } = {}): TermTable {
  let taken = new Int32Array(ROOM)
  let mark = marked
  let size = 1
  const grow = () => {
    const room = table.terms.length * 2
    table.terms = grown(table.terms, new Int32Array(room))
    table.idfs = grown(table.idfs, new Float64Array(room))
    table.weights = grown(table.weights, new Float64Array(room * FIELDS))
    table.marks = grown(table.marks, new Int32Array(room))
    table.carried = grown(table.carried, new Int32Array(room))
    table.carriers = grown(table.carriers, new Float64Array(room))
    table.counted = grown(table.counted, new Int32Array(room))
    taken = grown(taken, new Int32Array(room))
    const index = new Int32Array(room * SLOTS_PER_ENTRY * 2)
    for (let entry = 1; entry < size; entry++) {
      const at = freeSpot(index, table.terms[entry]!)
      index[at] = table.terms[entry]!
      index[at + 1] = entry
      taken[entry] = at
    }
    table.index = index
  }
  const table = {
    index: new Int32Array(ROOM * SLOTS_PER_ENTRY * 2),
    terms: new Int32Array(ROOM),
    idfs: new Float64Array(ROOM),
    weights: new Float64Array(ROOM * FIELDS),
    marks: new Int32Array(ROOM),
    carried: new Int32Array(ROOM),
    carriers: new Float64Array(ROOM),
    counted: new Int32Array(ROOM),
    places: new Int32Array(ROOM),
    ends: new Int32Array(FIELDS),
    norms: new Float64Array(FIELDS),
    load({ ids, from, count }: Terms) {
      if (count > table.places.length) table.places = new Int32Array(count * 2)
      while (size + count > table.terms.length) grow()
      const { index, terms, marks, carried, counted, places } = table
      const mask = index.length - 2
      for (let i = 0; i < count; i++) {
        const term = ids[from + i]!
        let at = (term << 1) & mask
        while (index[at + 1] !== 0 && index[at] !== term) at = (at + 2) & mask
        if (index[at + 1] === 0) {
          index[at] = term
          index[at + 1] = size
          taken[size] = at
          terms[size] = term
          marks[size] = 0
          carried[size] = 0
          counted[size] = 0
          size++
        }
        places[i] = index[at + 1]!
      }
    },
    clear() {
      const { index } = table
      for (let entry = 1; entry < size; entry++) index[taken[entry]! + 1] = 0
      table.weights.fill(0, 0, size * FIELDS)
      size = 1
      // Each entry is loaded without a mark; entry 0 stays.
      if (mark > MARKS_MAX) mark = table.marks[0] = table.carried[0] = table.counted[0] = 0
    },
    nextMark: () => ++mark,
  }
  return table
}

/** Where a term that an index does not have would stand. */
function freeSpot(index: Int32Array, term: number): number {
  const mask = index.length - 2
  let at = (term << 1) & mask
  while (index[at + 1] !== 0) at = (at + 2) & mask
  return at
}
