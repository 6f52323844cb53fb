import { ALL, COUNTRIES, FIELDS, LEAD, NAMES, NAMES_ALL, TITLE } from './assign-prepare.ts'
import type { ClusterPool } from './cluster-pool.ts'
import { entryIn, type TermTable } from './term-table.ts'

/**
 * All that two sets of terms share, in one pass over the cluster's: products per field, the rarest shared terms, how much of one's
 * names, title and lead stands in the other, and the heaviest names that one lacks. The features of assigning and merging are made from it.
 */
export interface Overlap {
  /** Σ weight·weight by field. */
  readonly dots: Float64Array
  rarestName: number
  rarestTitleWord: number
  /** Mass (squared weights) of the cluster's terms that the loaded one has. */
  names: number
  title: number
  lead: number
  /** Mass of the loaded one's terms that the cluster has. */
  ownNames: number
  ownTitle: number
  ownLead: number
  /** Weight of the heaviest name that the cluster, and that the loaded one, nowhere carries. */
  ownNameMissing: number
  nameMissing: number
  /** Share of the cluster's heaviest title words that the loaded one has anywhere. */
  core: number
  /** The heaviest shared names and title words, as entries of what is loaded; 0: none. */
  readonly sharedNames: Int32Array
  readonly sharedTitleWords: Int32Array
  /** Both sides name countries, and none in common. */
  isElsewhere: boolean
}

export function createOverlap(): Overlap {
  return {
    dots: new Float64Array(FIELDS),
    rarestName: 0,
    rarestTitleWord: 0,
    names: 0,
    title: 0,
    lead: 0,
    ownNames: 0,
    ownTitle: 0,
    ownLead: 0,
    ownNameMissing: 0,
    nameMissing: 0,
    core: 0,
    sharedNames: new Int32Array(SHARED),
    sharedTitleWords: new Int32Array(SHARED),
    isElsewhere: false,
  }
}

const SHARED = 3
const sharedWeights = new Float64Array(SHARED)

/** Words that the titles share, up to three. */
export function sharedTitleWordsOf({ sharedTitleWords }: Overlap): number {
  let count = 0
  for (const entry of sharedTitleWords) if (entry !== 0) count++
  return count
}

/** Keeps an entry if it is among the heaviest. */
function keepShared(entries: Int32Array, entry: number, weight: number): void {
  let at = SHARED - 1
  for (; at > 0 && sharedWeights[at - 1]! < weight; at--) {
    sharedWeights[at] = sharedWeights[at - 1]!
    entries[at] = entries[at - 1]!
  }
  sharedWeights[at] = weight
  entries[at] = entry
}

function startShared(entries: Int32Array): void {
  sharedWeights.fill(0)
  entries.fill(0)
}

const CORE_WORDS = 6
const coreWeights = new Float64Array(CORE_WORDS)
const coreFound = new Uint8Array(CORE_WORDS)

/** One field of the cluster. */
interface Side {
  ids: Int32Array
  shares: Uint16Array
  start: number
  end: number
  scale: number
}

/** Scratch space: each field overwrites it. */
const side: Side = { ids: new Int32Array(0), shares: new Uint16Array(0), start: 0, end: 0, scale: 0 }

/** Fills `out` with what the loaded article or cluster and the cluster of a slot share. */
// biome-ignore lint/complexity/useMaxParams: called for every candidate, where an object costs
export function overlapOf(table: TermTable, pool: ClusterPool, slot: number, out: Overlap): void {
  const page = pool.pageOf(slot)
  if (page < 0) {
    Object.assign(out, createOverlap())
    return
  }
  side.ids = pool.pageIds[page]!
  side.shares = pool.pageWeights[page]!
  overlapOfTitles(table, sideOf(pool, slot, TITLE), out)
  overlapOfLeads(table, sideOf(pool, slot, LEAD), out)
  overlapOfAll(table, sideOf(pool, slot, ALL), out)
  overlapOfNames(table, sideOf(pool, slot, NAMES), out)
  overlapOfAllNames(table, sideOf(pool, slot, NAMES_ALL), out)
  for (let field = NAMES_ALL + 1; field < FIELDS; field++)
    out.dots[field] = table.ends[field] === table.ends[field - 1] ? 0 : dotOf(table, sideOf(pool, slot, field), field)
  out.isElsewhere = out.dots[COUNTRIES] === 0 && table.norms[COUNTRIES]! > 0 && pool.norms[slot * FIELDS + COUNTRIES]! > 0
}

function sideOf(pool: ClusterPool, slot: number, field: number): Side {
  const at = slot * FIELDS + field
  const start = pool.startOf(slot)
  side.start = start + (field === 0 ? 0 : pool.ends[at - 1]!)
  side.end = start + pool.ends[at]!
  side.scale = pool.scales[at]!
  return side
}

function overlapOfTitles(table: TermTable, { ids, shares, start, end, scale }: Side, out: Overlap): void {
  const { index, weights, idfs } = table
  let dot = 0
  let rarest = 0
  let mass = 0
  let kept = 0
  startShared(out.sharedTitleWords)
  for (let i = start; i < end; i++) {
    const share = shares[i]!
    const entry = entryIn(index, ids[i]!)
    const found = Number(weights[entry * FIELDS + ALL]! > 0)
    const weight = weights[entry * FIELDS + TITLE]!
    dot += share * weight
    if (weight > 0 && idfs[entry]! > rarest) rarest = idfs[entry]!
    if (share * weight > sharedWeights[SHARED - 1]!) keepShared(out.sharedTitleWords, entry, share * weight)
    mass += share * share * found
    if (kept === CORE_WORDS && share <= coreWeights[kept - 1]!) continue
    let at = kept < CORE_WORDS ? kept++ : kept - 1
    for (; at > 0 && coreWeights[at - 1]! < share; at--) {
      coreWeights[at] = coreWeights[at - 1]!
      coreFound[at] = coreFound[at - 1]!
    }
    coreWeights[at] = share
    coreFound[at] = found
  }
  let covered = 0
  let total = 0
  for (let k = 0; k < kept; k++) {
    total += coreWeights[k]!
    if (coreFound[k] !== 0) covered += coreWeights[k]!
  }
  out.core = total === 0 ? 0 : covered / total
  out.dots[TITLE] = dot * scale
  out.rarestTitleWord = rarest
  out.title = mass * scale * scale
}

function overlapOfLeads(table: TermTable, { ids, shares, start, end, scale }: Side, out: Overlap): void {
  const { index, weights } = table
  let dot = 0
  let mass = 0
  for (let i = start; i < end; i++) {
    const entry = entryIn(index, ids[i]!)
    if (entry === 0) continue
    const share = shares[i]!
    dot += share * weights[entry * FIELDS + LEAD]!
    if (weights[entry * FIELDS + ALL]! > 0) mass += share * share
  }
  out.dots[LEAD] = dot * scale
  out.lead = mass * scale * scale
}

function overlapOfAll(table: TermTable, { ids, shares, start, end, scale }: Side, out: Overlap): void {
  const { index, weights } = table
  let dot = 0
  let title = 0
  let lead = 0
  for (let i = start; i < end; i++) {
    const entry = entryIn(index, ids[i]!)
    if (entry === 0) continue
    const at = entry * FIELDS
    dot += shares[i]! * weights[at + ALL]!
    title += weights[at + TITLE]! * weights[at + TITLE]!
    lead += weights[at + LEAD]! * weights[at + LEAD]!
  }
  out.dots[ALL] = dot * scale
  out.ownTitle = title
  out.ownLead = lead
}

function overlapOfNames(table: TermTable, { ids, shares, start, end, scale }: Side, out: Overlap): void {
  const { index, weights, idfs } = table
  let dot = 0
  let mass = 0
  let rarest = 0
  let missing = 0
  startShared(out.sharedNames)
  for (let i = start; i < end; i++) {
    const entry = entryIn(index, ids[i]!)
    const share = shares[i]!
    const weight = weights[entry * FIELDS + NAMES]!
    dot += share * weight
    if (weight > 0 && idfs[entry]! > rarest) rarest = idfs[entry]!
    if (share * weight > sharedWeights[SHARED - 1]!) keepShared(out.sharedNames, entry, share * weight)
    if (weights[entry * FIELDS + NAMES_ALL]! > 0) mass += share * share
    else if (share > missing) missing = share
  }
  out.dots[NAMES] = dot * scale
  out.rarestName = rarest
  out.names = mass * scale * scale
  out.nameMissing = missing * scale
}

function overlapOfAllNames(table: TermTable, { ids, shares, start, end, scale }: Side, out: Overlap): void {
  const { index, weights, marks, places, ends } = table
  const mark = table.nextMark()
  let dot = 0
  let own = 0
  for (let i = start; i < end; i++) {
    const entry = entryIn(index, ids[i]!)
    if (entry === 0) continue
    marks[entry] = mark
    dot += shares[i]! * weights[entry * FIELDS + NAMES_ALL]!
    own += weights[entry * FIELDS + NAMES]! * weights[entry * FIELDS + NAMES]!
  }
  let missing = 0
  for (let at = ends[NAMES - 1]!; at < ends[NAMES]!; at++) {
    const entry = places[at]!
    if (marks[entry] !== mark && weights[entry * FIELDS + NAMES]! > missing) missing = weights[entry * FIELDS + NAMES]!
  }
  out.dots[NAMES_ALL] = dot * scale
  out.ownNames = own
  out.ownNameMissing = missing
}

function dotOf(table: TermTable, { ids, shares, start, end, scale }: Side, field: number): number {
  const { index, weights } = table
  let dot = 0
  for (let i = start; i < end; i++) {
    const entry = entryIn(index, ids[i]!)
    if (entry !== 0) dot += shares[i]! * weights[entry * FIELDS + field]!
  }
  return dot * scale
}
