import { FIELDS } from './assign-prepare.ts'
import { grown } from './vector.ts'

/**
 * One article or cluster spread out for look-ups: an open table from term to entry, and for each entry its weight in every field. Small enough
 * to stay in the nearest memory while many clusters are compared with it. Entry 0 stands for every term that is absent; its weights are 0.
 */
export interface TermTable {
  /** Term and entry in turn, for `entryIn`. */
  readonly index: Int32Array
  /** The entry of a term, made when absent; never 0. */
  enter(term: number): number
  clear(): void
  /** What the next entry will be. */
  readonly size: number
  /** By entry. */
  readonly terms: Int32Array
  /** By entry; the caller sets those that it needs. */
  readonly idfs: Float64Array
  /** By entry and field: `weights[entry * FIELDS + field]`. */
  readonly weights: Float64Array
  /** By entry: marks that those who passed over the entries left. */
  readonly marks: Int32Array
  readonly carried: Int32Array
  /** A mark that nobody has used. */
  nextMark(): number
  /** What is loaded, field after field: entries of field f lie from `ends[f - 1]` to `ends[f]` in `places`. */
  readonly places: Int32Array
  readonly ends: Int32Array
  /** Length of each loaded field's vector. */
  readonly norms: Float64Array
  /** Makes room for a loaded list. */
  reserve(length: number): void
}

/** The entry of a term in a table's index, 0 when absent. */
export function entryIn(index: Int32Array, term: number): number {
  const mask = index.length - 2
  for (let at = (term << 1) & mask; ; at = (at + 2) & mask) {
    const entry = index[at + 1]!
    if (entry === 0 || index[at] === term) return entry
  }
}

const ROOM = 1024

export function createTermTable(): TermTable {
  let taken = new Int32Array(ROOM)
  let mark = 0
  let size = 1
  const grow = () => {
    table.terms = grown(table.terms, new Int32Array(size * 2))
    table.idfs = grown(table.idfs, new Float64Array(size * 2))
    table.weights = grown(table.weights, new Float64Array(size * 2 * FIELDS))
    table.marks = grown(table.marks, new Int32Array(size * 2))
    table.carried = grown(table.carried, new Int32Array(size * 2))
    table.index = new Int32Array(table.index.length * 2)
    taken = new Int32Array(size * 2)
    for (let entry = 1; entry < size; entry++) put(spotOf(table.index, table.terms[entry]!), table.terms[entry]!, entry)
  }
  const put = (at: number, term: number, entry: number) => {
    table.index[at] = term
    table.index[at + 1] = entry
    taken[entry] = at
  }
  const table = {
    index: new Int32Array(ROOM * 8),
    terms: new Int32Array(ROOM),
    idfs: new Float64Array(ROOM),
    weights: new Float64Array(ROOM * FIELDS),
    marks: new Int32Array(ROOM),
    carried: new Int32Array(ROOM),
    places: new Int32Array(ROOM * 2),
    ends: new Int32Array(FIELDS),
    norms: new Float64Array(FIELDS),
    get size() {
      return size
    },
    enter(term: number): number {
      const at = spotOf(table.index, term)
      const known = table.index[at + 1]!
      if (known !== 0) return known
      if (size === table.terms.length) {
        grow()
        return table.enter(term)
      }
      put(at, term, size)
      table.terms[size] = term
      table.marks[size] = 0
      table.carried[size] = 0
      return size++
    },
    clear() {
      const { index } = table
      for (let entry = 1; entry < size; entry++) index[taken[entry]! + 1] = 0
      table.weights.fill(0, 0, size * FIELDS)
      size = 1
    },
    nextMark: () => ++mark,
    reserve(length: number) {
      if (length > table.places.length) table.places = new Int32Array(length * 2)
    },
  }
  return table
}

/** Where a term stands in an index, or would stand. */
function spotOf(index: Int32Array, term: number): number {
  const mask = index.length - 2
  let at = (term << 1) & mask
  while (index[at + 1] !== 0 && index[at] !== term) at = (at + 2) & mask
  return at
}
