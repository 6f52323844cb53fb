import { grown } from '../learning/vector.ts'
import { FIELDS } from './assign-prepare.ts'
import { createBlocks, IN_PAGE, PAGE_BITS, PAGE_LENGTH } from './blocks.ts'

/**
 * Clusters in memory, as columns over their slots, and their vectors packed into large pages: 6 bytes a term (a weight is a 16-bit share of its
 * field's greatest), no object per cluster for the collector to visit. Slots and blocks of forgotten clusters are used again.
 */
const BLOCK_TERMS = 16
const WEIGHT_MAX = 65_535

/** Replaced by longer ones as slots are added. */
interface Columns {
  /** Members that are not copies: what the vectors sum. */
  weightOf: Int32Array
  headlines: Int32Array
  timed: Int32Array
  timeSum: Float64Array
  newest: Float64Array
  oldest: Float64Array
  /** Which came first: a slot's number does not tell, for slots are used again. */
  born: Float64Array
  /** By slot and field. */
  norms: Float32Array
  scales: Float32Array
  ends: Uint16Array
}

export interface ClusterPool extends Columns {
  readonly ids: string[]
  readonly languages: string[]
  readonly pageIds: Int32Array[]
  readonly pageWeights: Uint16Array[]
  pageOf(slot: number): number
  /** Where the slot's terms begin in its page. */
  startOf(slot: number): number
  open(id: string, language: string): number
  /** Replaces the slot's vectors: entries field after field, `ends` as in FieldVectors. */
  write(slot: number, vectors: { ids: Int32Array; weights: Float64Array; ends: Int32Array }): void
  /** Lets go of the vectors and the time; the slot itself comes back by `reuse`, when nothing points to it any more. */
  close(slot: number): void
  reuse(slot: number): void
}

export function createClusterPool(): ClusterPool {
  let room = 1024
  let used = 0
  let births = 0
  const freeSlots: number[] = []
  const free = createBlocks(() => {
    pool.pageIds.push(new Int32Array(PAGE_LENGTH))
    pool.pageWeights.push(new Uint16Array(PAGE_LENGTH))
  })
  /** Start of the slot's block, counted over all pages; -1: none. */
  let blocks = new Int32Array(room).fill(-1)

  const grow = () => {
    room *= 2
    blocks = grown(blocks, new Int32Array(room).fill(-1))
    Object.assign(pool, grownColumns(pool, room))
  }
  const lengthOf = (slot: number) => Math.ceil(pool.ends[slot * FIELDS + FIELDS - 1]! / BLOCK_TERMS) * BLOCK_TERMS
  const release = (slot: number) => {
    if (blocks[slot]! < 0) return
    free.give(blocks[slot]!, lengthOf(slot))
    blocks[slot] = -1
  }
  const pool: ClusterPool = {
    ids: [],
    languages: [],
    ...grownColumns(null, room),
    pageIds: [],
    pageWeights: [],
    pageOf: (slot) => blocks[slot]! >> PAGE_BITS,
    startOf: (slot) => blocks[slot]! & IN_PAGE,
    open(id, language) {
      const slot = freeSlots.pop() ?? used++
      if (slot >= room) grow()
      pool.ids[slot] = id
      pool.languages[slot] = language
      for (const column of [pool.weightOf, pool.headlines, pool.timed, pool.timeSum]) column[slot] = 0
      pool.newest[slot] = Number.NEGATIVE_INFINITY
      pool.oldest[slot] = Number.POSITIVE_INFINITY
      pool.born[slot] = births++
      for (const column of [pool.norms, pool.scales, pool.ends]) column.fill(0, slot * FIELDS, (slot + 1) * FIELDS)
      return slot
    },
    write(slot, { ids, weights, ends }) {
      const length = Math.ceil(ends[FIELDS - 1]! / BLOCK_TERMS) * BLOCK_TERMS
      if (blocks[slot]! < 0 || lengthOf(slot) !== length) {
        release(slot)
        blocks[slot] = length === 0 ? -1 : free.take(length)
      }
      for (let field = 0; field < FIELDS; field++) pool.ends[slot * FIELDS + field] = ends[field]!
      if (length > 0) writeTerms(pool, slot, { ids, weights })
    },
    close(slot) {
      pool.newest[slot] = Number.NEGATIVE_INFINITY
      release(slot)
    },
    reuse(slot) {
      pool.ids[slot] = ''
      freeSlots.push(slot)
    },
  }
  return pool
}

function grownColumns(old: Columns | null, room: number): Columns {
  const column = <T extends Int32Array | Uint16Array | Float32Array | Float64Array>(from: T | undefined, to: T) =>
    from ? grown(from, to) : to
  return {
    weightOf: column(old?.weightOf, new Int32Array(room)),
    headlines: column(old?.headlines, new Int32Array(room)),
    timed: column(old?.timed, new Int32Array(room)),
    timeSum: column(old?.timeSum, new Float64Array(room)),
    newest: column(old?.newest, new Float64Array(room)),
    oldest: column(old?.oldest, new Float64Array(room)),
    born: column(old?.born, new Float64Array(room)),
    norms: column(old?.norms, new Float32Array(room * FIELDS)),
    scales: column(old?.scales, new Float32Array(room * FIELDS)),
    ends: column(old?.ends, new Uint16Array(room * FIELDS)),
  }
}

function writeTerms(pool: ClusterPool, slot: number, { ids, weights }: { ids: Int32Array; weights: Float64Array }): void {
  const start = pool.startOf(slot)
  const pageIds = pool.pageIds[pool.pageOf(slot)]!
  const pageWeights = pool.pageWeights[pool.pageOf(slot)]!
  for (let field = 0, i = 0; field < FIELDS; field++) {
    const first = i
    const end = pool.ends[slot * FIELDS + field]!
    let most = 0
    for (; i < end; i++) if (weights[i]! > most) most = weights[i]!
    const scale = Math.fround(most / WEIGHT_MAX)
    let sum = 0
    for (let k = first; k < end; k++) {
      const share = scale === 0 ? 0 : Math.min(WEIGHT_MAX, Math.round(weights[k]! / scale))
      pageIds[start + k] = ids[k]!
      pageWeights[start + k] = share
      sum += share * share
    }
    pool.scales[slot * FIELDS + field] = scale
    pool.norms[slot * FIELDS + field] = Math.sqrt(sum) * scale
  }
}
