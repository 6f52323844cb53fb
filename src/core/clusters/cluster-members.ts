import { grown } from '../learning/vector.ts'

/** Which articles each cluster holds: one list per slot, threaded through arrays, so that a merge is the joining of two lists. */
export interface ClusterMembers {
  add(articleId: string, slot: number): void
  /** The slot of an article's cluster, -1 when unknown. */
  slotOf(articleId: string): number
  count(slot: number): number
  /** All members of one cluster become members of the other. */
  move(from: number, into: number): void
  /** Forgets the members of a cluster. */
  forget(slot: number): void
}

export function createClusterMembers(): ClusterMembers {
  const entryOf = new Map<string, number>()
  const ids: string[] = ['']
  const free: number[] = []
  let nexts = new Int32Array(1024)
  let slots = new Int32Array(1024)
  let heads = new Int32Array(1024)
  let tails = new Int32Array(1024)
  let counts = new Int32Array(1024)
  const growSlots = (slot: number) => {
    if (slot < heads.length) return
    const length = Math.max(slot + 1, heads.length * 2)
    heads = grown(heads, new Int32Array(length))
    tails = grown(tails, new Int32Array(length))
    counts = grown(counts, new Int32Array(length))
  }
  const takeEntry = (): number => {
    const entry = free.pop() ?? ids.length
    if (entry < nexts.length) return entry
    nexts = grown(nexts, new Int32Array(entry * 2))
    slots = grown(slots, new Int32Array(entry * 2))
    return entry
  }
  const link = (slot: number, first: number, last: number) => {
    if (heads[slot] === 0) heads[slot] = first
    else nexts[tails[slot]!] = first
    tails[slot] = last
  }
  return {
    add(articleId, slot) {
      growSlots(slot)
      const entry = takeEntry()
      ids[entry] = articleId
      entryOf.set(articleId, entry)
      nexts[entry] = 0
      slots[entry] = slot
      link(slot, entry, entry)
      counts[slot]!++
    },
    slotOf(articleId) {
      const entry = entryOf.get(articleId)
      return entry === undefined ? -1 : slots[entry]!
    },
    count: (slot) => counts[slot] ?? 0,
    move(from, into) {
      growSlots(Math.max(from, into))
      if (heads[from] === 0) return
      for (let entry = heads[from]!; entry !== 0; entry = nexts[entry]!) slots[entry] = into
      link(into, heads[from]!, tails[from]!)
      counts[into]! += counts[from]!
      heads[from] = 0
      counts[from] = 0
    },
    forget(slot) {
      growSlots(slot)
      for (let entry = heads[slot]!; entry !== 0; entry = nexts[entry]!) {
        // An article that was added to a second cluster belongs to the later one.
        if (entryOf.get(ids[entry]!) === entry) entryOf.delete(ids[entry]!)
        ids[entry] = ''
        free.push(entry)
      }
      heads[slot] = 0
      counts[slot] = 0
    },
  }
}
