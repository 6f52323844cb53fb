import { createBlocks, IN_PAGE, PAGE_BITS, PAGE_LENGTH } from './blocks.ts'
import { LIST, RECORD, type TermRecords } from './term-records.ts'
import { grown } from './vector.ts'

/**
 * The inverted index: for each term the clusters that carry it, the newest last, packed into pages so that reading a list is reading
 * memory in a row. A list is bounded: when full it lets its older half go. Entries of clusters that are gone weigh nothing and are swept now and then.
 */
const POSTINGS_MAX = 4_096
const SWEEP_SHARE = 0.5
const SWEEP_ENTRIES_MIN = 100_000

export interface Postings {
  add(term: number, slot: number): void
  /** Brings a term's list near: terms that are asked for together then wait for far memory once. */
  fetch(term: number): void
  /** Adds `weight` to each of the newest clusters under the term, at most `limit`; returns how many it looked at. */
  accumulate(term: number, weight: number, limit?: number): number
  /** The `limit` slots with most weight since the last call, best first; ties to the lower slot. Clears the weights. */
  best(limit: number): Near[]
  retire(slot: number): void
  /** Retired slots to which nothing points any more, each told once. They may be added again. */
  released(): number[]
}

/** A cluster that shares terms with what was asked for, and their weight. */
export interface Near {
  readonly slot: number
  readonly weight: number
}

interface State {
  readonly pages: Int32Array[]
  readonly blocks: ReturnType<typeof createBlocks>
  /**
   * Per term: 0: no list. Below 0: a list of one, whose slot is the complement. Else where its block lies, plus 1; the block begins with the
   * list's length.
   */
  readonly lists: Int32Array
  /** Per slot: weight since the last `best`; NaN once retired, which no sum leaves and no list enters. */
  weights: Float32Array
  entriesOf: Int32Array
  used: number
  dead: number
  retired: number[]
  released: number[]
}

export function createPostings({ lists }: TermRecords): Postings {
  const pages: Int32Array[] = []
  const state: State = {
    pages,
    blocks: createBlocks(() => void pages.push(new Int32Array(PAGE_LENGTH))),
    lists,
    weights: new Float32Array(1024),
    entriesOf: new Int32Array(1024),
    used: 0,
    dead: 0,
    retired: [],
    released: [],
  }
  let touched = new Int32Array(POSTINGS_MAX)
  let touchedCount = 0
  let fetched = 0
  return {
    add: (term, slot) => add(state, term, slot),
    fetch(term) {
      const list = lists[term * RECORD + LIST]!
      // The sum is kept so that the looks are not seen as idle.
      if (list > 0) fetched = (fetched + pages[(list - 1) >> PAGE_BITS]![(list - 1) & IN_PAGE]!) | 0
    },
    accumulate(term, weight, limit = POSTINGS_MAX) {
      const list = lists[term * RECORD + LIST]!
      if (list === 0 || limit < 1) return 0
      const { weights } = state
      if (list < 0) {
        if (touchedCount === touched.length) touched = grown(touched, new Int32Array(touchedCount * 2))
        if (weights[~list] === 0) touched[touchedCount++] = ~list
        weights[~list]! += weight
        return 1
      }
      const page = pages[(list - 1) >> PAGE_BITS]!
      const head = (list - 1) & IN_PAGE
      const length = page[head]!
      const visits = Math.min(limit, length)
      if (touchedCount + visits > touched.length) touched = grown(touched, new Int32Array((touchedCount + visits) * 2))
      for (let i = head + length; i > head + length - visits; i--) {
        const slot = page[i]!
        if (weights[slot] === 0) touched[touchedCount++] = slot
        weights[slot]! += weight
      }
      return visits
    },
    best(limit) {
      const { weights } = state
      const found = heaviest(touched.subarray(0, touchedCount), weights, limit).map((slot) => ({ slot, weight: weights[slot]! }))
      for (let i = 0; i < touchedCount; i++) weights[touched[i]!] = 0
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

/** The room of a list's block: the next power of two, and its length before it. */
function blockOf(length: number): number {
  return 1 + (1 << (32 - Math.clz32(length - 1)))
}

function growSlots(state: State, slot: number): void {
  if (slot < state.weights.length) return
  const length = Math.max(slot + 1, state.weights.length * 2)
  state.weights = grown(state.weights, new Float32Array(length))
  state.entriesOf = grown(state.entriesOf, new Int32Array(length))
}

function add(state: State, term: number, slot: number): void {
  growSlots(state, slot)
  const list = state.lists[term * RECORD + LIST]!
  state.used++
  state.entriesOf[slot]!++
  if (list === 0) {
    state.lists[term * RECORD + LIST] = ~slot
    return
  }
  if (list < 0) {
    scratch[0] = ~list
    scratch[1] = slot
    replace(state, term, 2)
    return
  }
  const page = state.pages[(list - 1) >> PAGE_BITS]!
  const head = (list - 1) & IN_PAGE
  const length = page[head]!
  if (length < POSTINGS_MAX && blockOf(length) === blockOf(length + 1)) {
    page[head] = length + 1
    page[head + 1 + length] = slot
    return
  }
  const gone = length === POSTINGS_MAX ? length >> 1 : 0
  for (let i = 0; i < gone; i++) letGo(state, page[head + 1 + i]!)
  scratch.set(page.subarray(head + 1 + gone, head + 1 + length))
  scratch[length - gone] = slot
  replace(state, term, length - gone + 1)
}

/** A slot is no longer under one of its terms. */
function letGo(state: State, slot: number): void {
  state.used--
  state.entriesOf[slot]!--
  if (Number.isNaN(state.weights[slot]!)) state.dead--
}

/** The list that is written. */
const scratch = new Int32Array(POSTINGS_MAX)

/** Puts the first slots of `scratch` in place of a term's list. */
function replace({ lists, pages, blocks }: State, term: number, count: number): void {
  const list = lists[term * RECORD + LIST]!
  if (list > 0) blocks.give(list - 1, blockOf(pages[(list - 1) >> PAGE_BITS]![(list - 1) & IN_PAGE]!))
  lists[term * RECORD + LIST] = count === 0 ? 0 : ~scratch[0]!
  if (count < 2) return
  const at = blocks.take(blockOf(count))
  const page = pages[at >> PAGE_BITS]!
  page[at & IN_PAGE] = count
  page.set(scratch.subarray(0, count), (at & IN_PAGE) + 1)
  lists[term * RECORD + LIST] = at + 1
}

/** Takes all entries of retired slots out of the lists; then the slots are free. */
function sweep(state: State): void {
  const { pages, lists, weights } = state
  for (let term = 0; term * RECORD < lists.length; term++) {
    const list = lists[term * RECORD + LIST]!
    if (list === 0) continue
    if (list < 0) {
      if (Number.isNaN(weights[~list]!)) replace(state, term, 0)
      continue
    }
    const page = pages[(list - 1) >> PAGE_BITS]!
    const head = (list - 1) & IN_PAGE
    let count = 0
    for (let i = head + 1; i <= head + page[head]!; i++) if (!Number.isNaN(weights[page[i]!]!)) scratch[count++] = page[i]!
    if (count < page[head]!) replace(state, term, count)
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
