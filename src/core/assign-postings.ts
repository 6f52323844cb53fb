import { createBlocks, IN_PAGE, PAGE_BITS, PAGE_LENGTH } from './blocks.ts'
import { grown, TERMS } from './vector.ts'

/**
 * The inverted index: for each term the clusters that carry it, the newest last, packed into pages so that reading a list is reading
 * memory in a row. A list is bounded: when full it lets its older half go. Entries of clusters that are gone weigh nothing and are swept now and then.
 */
const POSTINGS_MAX = 4_096
const SWEEP_SHARE = 0.5
const SWEEP_ENTRIES_MIN = 100_000

export interface Postings {
  add(term: number, slot: number): void
  /** Adds `weight` to each of the newest clusters under the term, at most `limit`; returns how many it looked at. */
  accumulate(term: number, weight: number, limit?: number): number
  /** The `limit` slots with most weight since the last call, best first; ties to the lower slot. Clears the weights. */
  best(limit: number): number[]
  retire(slot: number): void
  /** Retired slots to which nothing points any more, each told once. They may be added again. */
  released(): number[]
}

interface State {
  readonly pages: Int32Array[]
  readonly blocks: ReturnType<typeof createBlocks>
  /** Per term: where its list lies; a list of one is the slot itself. */
  readonly starts: Int32Array
  readonly lengths: Uint16Array
  /** Per slot: weight since the last `best`; NaN once retired, which no sum leaves and no list enters. */
  weights: Float32Array
  entriesOf: Int32Array
  used: number
  dead: number
  retired: number[]
  released: number[]
}

export function createPostings(): Postings {
  const pages: Int32Array[] = []
  const state: State = {
    pages,
    blocks: createBlocks(() => void pages.push(new Int32Array(PAGE_LENGTH))),
    starts: new Int32Array(TERMS),
    lengths: new Uint16Array(TERMS),
    weights: new Float32Array(1024),
    entriesOf: new Int32Array(1024),
    used: 0,
    dead: 0,
    retired: [],
    released: [],
  }
  let touched = new Int32Array(POSTINGS_MAX)
  let touchedCount = 0
  return {
    add: (term, slot) => add(state, term, slot),
    accumulate(term, weight, limit = POSTINGS_MAX) {
      const length = state.lengths[term]!
      const visits = Math.min(limit, length)
      if (touchedCount + visits > touched.length) touched = grown(touched, new Int32Array((touchedCount + visits) * 2))
      const { weights } = state
      const at = state.starts[term]!
      if (length === 1) {
        if (visits === 1 && weights[at] === 0) touched[touchedCount++] = at
        if (visits === 1) weights[at]! += weight
        return visits
      }
      const page = pages[at >> PAGE_BITS]!
      const end = (at & IN_PAGE) + length
      for (let i = end - 1; i >= end - visits; i--) {
        const slot = page[i]!
        if (weights[slot] === 0) touched[touchedCount++] = slot
        weights[slot]! += weight
      }
      return visits
    },
    best(limit) {
      const found = heaviest(touched.subarray(0, touchedCount), state.weights, limit)
      for (let i = 0; i < touchedCount; i++) state.weights[touched[i]!] = 0
      touchedCount = 0
      return found
    },
    retire(slot) {
      growSlots(state, slot)
      state.weights[slot] = Number.NaN
      state.retired.push(slot)
      state.dead += state.entriesOf[slot]!
      if (state.dead > SWEEP_ENTRIES_MIN && state.dead > state.used * SWEEP_SHARE) sweep(state)
    },
    released() {
      const { released } = state
      if (released.length > 0) state.released = []
      return released
    },
  }
}

/** A list's block: none for one entry, else the next power of two. */
function capacityOf(length: number): number {
  return length < 2 ? 0 : 1 << (32 - Math.clz32(length - 1))
}

function growSlots(state: State, slot: number): void {
  if (slot < state.weights.length) return
  const length = Math.max(slot + 1, state.weights.length * 2)
  state.weights = grown(state.weights, new Float32Array(length))
  state.entriesOf = grown(state.entriesOf, new Int32Array(length))
}

function add(state: State, term: number, slot: number): void {
  growSlots(state, slot)
  const { pages, blocks, starts, lengths } = state
  if (lengths[term] === POSTINGS_MAX) halve(state, term)
  const length = lengths[term]!
  state.used++
  state.entriesOf[slot]!++
  lengths[term] = length + 1
  if (length === 0) {
    starts[term] = slot
    return
  }
  const old = starts[term]!
  const capacity = capacityOf(length)
  if (length === 1 || length === capacity) {
    const at = blocks.take(capacityOf(length + 1))
    const page = pages[at >> PAGE_BITS]!
    if (length === 1) page[at & IN_PAGE] = old
    else {
      const from = pages[old >> PAGE_BITS]!
      for (let i = 0; i < length; i++) page[(at & IN_PAGE) + i] = from[(old & IN_PAGE) + i]!
      blocks.give(old, capacity)
    }
    starts[term] = at
  }
  const at = starts[term]!
  pages[at >> PAGE_BITS]![(at & IN_PAGE) + length] = slot
}

/** Lets the older half of a full list go. */
function halve(state: State, term: number): void {
  const at = state.starts[term]!
  const page = state.pages[at >> PAGE_BITS]!
  const first = at & IN_PAGE
  const half = state.lengths[term]! >> 1
  for (let i = first; i < first + half; i++) {
    state.entriesOf[page[i]!]!--
    if (Number.isNaN(state.weights[page[i]!]!)) state.dead--
  }
  page.copyWithin(first, first + half, first + state.lengths[term]!)
  const kept = state.lengths[term]! - half
  const moved = state.blocks.take(capacityOf(kept))
  state.pages[moved >> PAGE_BITS]!.set(page.subarray(first, first + kept), moved & IN_PAGE)
  state.blocks.give(at, POSTINGS_MAX)
  state.starts[term] = moved
  state.lengths[term] = kept
  state.used -= half
}

/** Takes all entries of retired slots out of the lists; then the slots are free. */
function sweep(state: State): void {
  const { pages, blocks, starts, lengths, weights } = state
  const kept = new Int32Array(POSTINGS_MAX)
  for (let term = 0; term < TERMS; term++) {
    const length = lengths[term]!
    if (length === 0) continue
    const at = starts[term]!
    if (length === 1) {
      if (Number.isNaN(weights[at]!)) lengths[term] = 0
      continue
    }
    const page = pages[at >> PAGE_BITS]!
    let count = 0
    for (let i = at & IN_PAGE; i < (at & IN_PAGE) + length; i++) if (!Number.isNaN(weights[page[i]!]!)) kept[count++] = page[i]!
    if (count === length) continue
    blocks.give(at, capacityOf(length))
    lengths[term] = count
    if (count === 1) starts[term] = kept[0]!
    if (count < 2) continue
    const moved = blocks.take(capacityOf(count))
    pages[moved >> PAGE_BITS]!.set(kept.subarray(0, count), moved & IN_PAGE)
    starts[term] = moved
  }
  state.used -= state.dead
  state.dead = 0
  for (const slot of state.retired) {
    weights[slot] = 0
    state.entriesOf[slot] = 0
    state.released.push(slot)
  }
  state.retired = []
}

/** Insertion into a short sorted list: no sort of all hits. */
function heaviest(touched: Int32Array, weights: Float32Array, limit: number): number[] {
  const best: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let i = 0; i < touched.length; i++) {
    const slot = touched[i]!
    const weight = weights[slot]!
    if (weight < least) continue
    let at = best.length
    while (at > 0 && (weights[best[at - 1]!]! < weight || (weights[best[at - 1]!] === weight && best[at - 1]! > slot))) at--
    if (at >= limit) continue
    best.splice(at, 0, slot)
    if (best.length > limit) best.length = limit
    if (best.length === limit) least = weights[best[limit - 1]!]!
  }
  return best
}
