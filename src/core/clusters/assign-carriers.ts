import { DAY_MS } from '../durations.ts'
import type { AssignMemory } from './assign-memory.ts'
import type { Overlap } from './assign-overlap.ts'
import type { TermTable } from './term-table.ts'

/**
 * How many clusters carry what two reports share. Rarity counts articles, and a big event makes its own names common; what tells an event from
 * an affair is how many clusters carry its names and title words: those of one event stand in one, those of a minister or a league in many.
 * Three features, each 0 (one cluster) to 1 (64, or nothing shared), by logarithm.
 */
const CARRIERS_MAX = 64
/** By count: its logarithm as a share of the greatest. */
const SHARES = Float64Array.from({ length: CARRIERS_MAX + 1 }, (_, count) => Math.log(Math.max(1, count)) / Math.log(CARRIERS_MAX))
/** A cluster whose newest article is older does not count. */
const FRESH_MS = 60 * DAY_MS

interface Asked {
  /** What the overlap is of, loaded. */
  readonly table: TermTable
  readonly overlap: Overlap
  /** When. */
  readonly at: number
  /** A mark of the table under which the counts of this comparison are kept. */
  readonly mark: number
}

/** Puts the least and the mean count over the heaviest shared names, and the least over the heaviest shared title words, into `out`. */
export function fillCarriers(memory: AssignMemory, asked: Asked, { out, from }: { out: Float64Array; from: number }): void {
  const { sharedNames, sharedTitleWords } = asked.overlap
  let [least, sum, count] = [1, 0, 0]
  for (let k = 0; k < sharedNames.length && sharedNames[k] !== 0; k++) {
    const share = carriersOf(memory, asked, sharedNames[k]!)
    if (share < least) least = share
    sum += share
    count++
  }
  let leastWord = 1
  for (let k = 0; k < sharedTitleWords.length && sharedTitleWords[k] !== 0; k++)
    leastWord = Math.min(leastWord, carriersOf(memory, asked, sharedTitleWords[k]!))
  out[from] = least
  out[from + 1] = count === 0 ? 1 : sum / count
  out[from + 2] = leastWord
}

/** Of a lone candidate: that no others carry it says only that there are no others, and proves little. */
export function fillManyCarriers({ out, from }: { out: Float64Array; from: number }): void {
  out.fill(1, from, from + 3)
}

function carriersOf({ pool, postings }: AssignMemory, { table, at, mark }: Asked, entry: number): number {
  if (table.counted[entry] !== mark) {
    const count = postings.countSince(table.terms[entry]!, pool.newest, { since: at - FRESH_MS, limit: CARRIERS_MAX })
    table.carriers[entry] = SHARES[count]!
    table.counted[entry] = mark
  }
  return table.carriers[entry]!
}
