import { grown } from '../learning/vector.ts'
import { createBlocks, IN_PAGE, PAGE_BITS, PAGE_LENGTH } from './blocks.ts'
import { LIST, RECORD, type TermRecords } from './term-records.ts'

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
  /** How many of the newest clusters under the term, at most `limit`, have a time in `newest` that is not before `since`. */
  countSince(term: number, newest: Float64Array, within: { since: number; limit: number }): number
  /** The `limit` slots with most weight since the last call, best first; ties to the lesser in `order`, if any, then to the lower slot. Clears the weights. */
  best(limit: number, order?: Float64Array): Near[]
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
  const met: Met = { once: new Int32Array(POSTINGS_MAX), count: 0, again: new Int32Array(POSTINGS_MAX), repeats: 0, ends: [], weights: [] }
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
      if (list < 0) {
        single[0] = ~list
        return sumUp(state.weights, met, { page: single, end: 0, visits: 1, weight })
      }
      const page = pages[(list - 1) >> PAGE_BITS]!
      const head = (list - 1) & IN_PAGE
      const length = page[head]!
      return sumUp(state.weights, met, { page, end: head + length, visits: Math.min(limit, length), weight })
    },
    countSince(term, newest, { since, limit }) {
      const list = lists[term * RECORD + LIST]!
      if (list <= 0) return list < 0 && newest[~list]! >= since ? 1 : 0
      const page = pages[(list - 1) >> PAGE_BITS]!
      const head = (list - 1) & IN_PAGE
      const end = head + page[head]!
      let count = 0
      for (let i = Math.max(head + 1, end - limit + 1); i <= end; i++) if (newest[page[i]!]! >= since) count++
      return count
    },
    best: (limit, order) => bestOf(state.weights, met, { limit, order }),
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

/** The slots that a question met. Nearly all are met once, and then weigh what the list does under which they stand. */
interface Met {
  once: Int32Array
  count: number
  /** Those met before, as often as they were. */
  again: Int32Array
  repeats: number
  /** Per list: the end of its slots in `once`, and what it weighs. */
  ends: number[]
  weights: number[]
}

const single = new Int32Array(1)

/** Adds the weight of a list to its newest slots; returns how many. */
function sumUp(
  weights: Float32Array,
  met: Met,
  { page, end, visits, weight }: { page: Int32Array; end: number; visits: number; weight: number },
): number {
  if (met.count + visits > met.once.length) met.once = grown(met.once, new Int32Array((met.count + visits) * 2))
  if (met.repeats + visits > met.again.length) met.again = grown(met.again, new Int32Array((met.repeats + visits) * 2))
  const { once, again } = met
  let { count, repeats } = met
  for (let i = end; i > end - visits; i--) {
    const slot = page[i]!
    const before = weights[slot]!
    if (before === 0) once[count++] = slot
    else again[repeats++] = slot
    weights[slot] = before + weight
  }
  met.count = count
  met.repeats = repeats
  met.ends.push(count)
  met.weights.push(Math.fround(weight))
  return visits
}

interface Asked {
  readonly limit: number
  readonly order: Float64Array | undefined
}

/** Looks at those met again, and at lists only where those met once may be among the best. */
function bestOf(weights: Float32Array, met: Met, { limit, order }: Asked): Near[] {
  const { once, again, ends } = met
  const best: Near[] = []
  for (let i = 0; i < met.repeats; i++) {
    const weight = weights[again[i]!]!
    // Retired ones weigh nothing, and one that was met thrice is looked at once.
    if (weight > 0) enter(best, { slot: again[i]!, weight }, { limit, order })
    if (weight > 0) weights[again[i]!] = 0
  }
  for (let k = 0, i = 0; k < ends.length; k++) {
    const mayEnter = best.length < limit || met.weights[k]! >= best[limit - 1]!.weight
    for (; mayEnter && i < ends[k]!; i++)
      if (weights[once[i]!]! > 0) enter(best, { slot: once[i]!, weight: met.weights[k]! }, { limit, order })
    i = ends[k]!
  }
  for (let i = 0; i < met.count; i++) weights[once[i]!] = 0
  met.count = 0
  met.repeats = 0
  met.ends = []
  met.weights = []
  return best
}

/** Insertion into a short sorted list. */
function enter(best: Near[], near: Near, { limit, order }: Asked): void {
  let at = best.length
  while (at > 0 && comesBefore(near, best[at - 1]!, order)) at--
  if (at >= limit) return
  best.splice(at, 0, near)
  if (best.length > limit) best.length = limit
}

function comesBefore(a: Near, b: Near, order: Float64Array | undefined): boolean {
  if (a.weight !== b.weight) return a.weight > b.weight
  const first = order ? order[a.slot]! : a.slot
  const second = order ? order[b.slot]! : b.slot
  return first < second || (first === second && a.slot < b.slot)
}
