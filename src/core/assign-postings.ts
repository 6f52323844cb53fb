import { TERMS } from './vector.ts'

/**
 * The inverted index: for each term the clusters that carry it, newest first, as linked lists in two flat arrays.
 * Entries of clusters that are gone are skipped and not counted, so that cleaning up never changes a result.
 */
const POSTINGS_MAX = 4_000
const SWEEP_SHARE = 0.5
const SWEEP_ENTRIES_MIN = 100_000

export interface Postings {
  add(term: number, slot: number): void
  /** Adds `weight` to each of the newest clusters under the term. */
  accumulate(term: number, weight: number): void
  /** The `limit` slots with most weight since the last call, best first; ties to the older. Clears the weights. */
  best(limit: number): number[]
  retire(slot: number): void
}

export function createPostings(): Postings {
  const heads = new Int32Array(TERMS)
  let nexts = new Int32Array(4096)
  let slots = new Int32Array(4096)
  let used = 1
  let dead = 0
  let retired = new Uint8Array(1024)
  let entriesOf = new Int32Array(1024)
  let weights = new Float64Array(1024)
  const touched: number[] = []

  const sweep = () => {
    const [oldNexts, oldSlots] = [nexts, slots]
    nexts = new Int32Array(oldNexts.length)
    slots = new Int32Array(oldSlots.length)
    used = 1
    for (let term = 0; term < TERMS; term++) {
      let at = heads[term]!
      let tail = 0
      heads[term] = 0
      for (; at !== 0; at = oldNexts[at]!) {
        if (retired[oldSlots[at]!]) continue
        slots[used] = oldSlots[at]!
        if (tail === 0) heads[term] = used
        else nexts[tail] = used
        tail = used++
      }
    }
    dead = 0
  }
  const growSlots = (slot: number) => {
    if (slot < retired.length) return
    const length = Math.max(slot + 1, retired.length * 2)
    retired = grown(retired, new Uint8Array(length))
    entriesOf = grown(entriesOf, new Int32Array(length))
    weights = grown(weights, new Float64Array(length))
  }
  return {
    add(term, slot) {
      growSlots(slot)
      if (used === nexts.length) {
        nexts = grown(nexts, new Int32Array(nexts.length * 2))
        slots = grown(slots, new Int32Array(slots.length * 2))
      }
      nexts[used] = heads[term]!
      slots[used] = slot
      heads[term] = used++
      entriesOf[slot]!++
    },
    accumulate(term, weight) {
      let left = POSTINGS_MAX
      for (let at = heads[term]!; at !== 0 && left > 0; at = nexts[at]!) {
        const slot = slots[at]!
        if (retired[slot]) continue
        if (weights[slot] === 0) touched.push(slot)
        weights[slot]! += weight
        left--
      }
    },
    best(limit) {
      const found = heaviest(touched, weights, limit)
      for (const slot of touched) weights[slot] = 0
      touched.length = 0
      return found
    },
    retire(slot) {
      growSlots(slot)
      retired[slot] = 1
      dead += entriesOf[slot]!
      if (dead > SWEEP_ENTRIES_MIN && dead > used * SWEEP_SHARE) sweep()
    },
  }
}

/** Insertion into a short sorted list: no sort of all hits. */
function heaviest(touched: readonly number[], weights: Float64Array, limit: number): number[] {
  const best: number[] = []
  for (const slot of touched) {
    const weight = weights[slot]!
    let at = best.length
    while (at > 0 && (weights[best[at - 1]!]! < weight || (weights[best[at - 1]!] === weight && best[at - 1]! > slot))) at--
    if (at >= limit) continue
    best.splice(at, 0, slot)
    if (best.length > limit) best.length = limit
  }
  return best
}

function grown<T extends Int32Array | Uint8Array | Float64Array>(from: T, to: T): T {
  to.set(from)
  return to
}
