import { type ComparedCosine, type CosineScale, createCosineScale } from '../learning/cosine-scale.ts'
import { type ClusterEmbeddings, createClusterEmbeddings } from '../learning/embedding.ts'
import { grown, keepHeaviest } from '../learning/vector.ts'
import { createOverlap } from './assign-overlap.ts'
import { createPostings, type Near } from './assign-postings.ts'
import { ALL, FIELDS, FIRST_DATE_FIELD, NAMES, NAMES_ALL, type PreparedArticle, TITLE } from './assign-prepare.ts'
import type { AssignRules } from './assign-rules.ts'
import { type ClusterFillings, createClusterFillings } from './assign-templates.ts'
import { createClusterMembers } from './cluster-members.ts'
import { createClusterPool } from './cluster-pool.ts'
import { createTermRecords } from './term-records.ts'
import { createTermStatistics, type TermStatistics } from './term-statistics.ts'
import { createTermTable, entryIn, type TermTable } from './term-table.ts'

/** The heaviest terms kept per field of a cluster: bounds its memory (6 bytes a term) and the time of a comparison. */
const CLUSTER_TERMS_MAX: readonly number[] = [32, 72, 144, 32, 56, 24, 8, 8, 7, 16, 16, 8]
const QUERY_ALL_TERMS = 24
const QUERY_OTHER_TERMS = 16
const POSTED_TERMS = 40

/** What assigning remembers: active clusters, the index over them, and how common terms are. */
export interface AssignMemory {
  readonly rules: AssignRules
  readonly slots: Map<string, number>
  readonly pool: ReturnType<typeof createClusterPool>
  readonly members: ReturnType<typeof createClusterMembers>
  readonly postings: ReturnType<typeof createPostings>
  readonly statistics: TermStatistics
  readonly embeddings: ClusterEmbeddings
  readonly fillings: ClusterFillings
  scale: CosineScale
  /** The last decision by which the scale learns, until its article is added. */
  compared: (ComparedCosine & { prepared: PreparedArticle }) | null
  readonly apart: Map<string, Set<string>>
  /** The last article, loaded; valid while the statistics stand still. */
  readonly article: TermTable
  weighed: { prepared: PreparedArticle; at: number } | null
  /** The cluster that merging looks at. */
  readonly cluster: TermTable
  readonly overlap: ReturnType<typeof createOverlap>
  /** Whether it only tries something out: then it counts no terms. */
  readonly isAside: boolean
  /** No cluster's newest article is older than this. */
  newestLeast: number
}

/** `scale`: what is known of the embeddings' cosines from before. Terms begin with the background. */
export function createAssignMemory(rules: AssignRules, scale = createCosineScale()): AssignMemory {
  const records = createTermRecords()
  return {
    rules,
    slots: new Map(),
    pool: createClusterPool(),
    members: createClusterMembers(),
    postings: createPostings(records),
    statistics: createTermStatistics(records),
    embeddings: createClusterEmbeddings(),
    fillings: createClusterFillings(),
    scale,
    compared: null,
    apart: new Map(),
    article: createTermTable(),
    weighed: null,
    cluster: createTermTable(),
    overlap: createOverlap(),
    isAside: false,
    newestLeast: Number.POSITIVE_INFINITY,
  }
}

/** Loads an article as unit vectors of weighted terms, unless it is loaded already. */
export function loadArticle(memory: AssignMemory, prepared: PreparedArticle): TermTable {
  const { statistics, article: table } = memory
  if (memory.weighed?.prepared === prepared && memory.weighed.at === statistics.articles) return table
  memory.weighed = { prepared, at: statistics.articles }
  const { terms } = prepared
  statistics.fetch(terms.ids)
  table.clear()
  table.load({ ids: terms.ids, from: 0, count: terms.ids.length })
  // Dates, measures and countries need no rarity; theirs are the last entries.
  const used = terms.ends[FIRST_DATE_FIELD - 1]!
  let last = 0
  for (let i = 0; i < used; i++) last = Math.max(last, table.places[i]!)
  for (let entry = 1; entry <= last; entry++) table.idfs[entry] = statistics.idfInTexts(table.terms[entry]!)
  for (let field = 0; field < FIELDS; field++) {
    table.ends[field] = terms.ends[field]!
    table.norms[field] = weighField(memory, prepared, field) > 0 ? 1 : 0
  }
  return table
}

/** Sets the weights of one field, scaled to length 1; returns their length before. */
function weighField(
  { statistics, article: table }: Pick<AssignMemory, 'statistics' | 'article'>,
  { terms: { ids, weights: counts, ends } }: PreparedArticle,
  field: number,
): number {
  const { places, weights, idfs } = table
  const isName = field === NAMES || field === NAMES_ALL
  const start = field === 0 ? 0 : ends[field - 1]!
  const end = ends[field]!
  let sum = 0
  for (let i = start; i < end; i++) {
    const entry = places[i]!
    const idf = field >= FIRST_DATE_FIELD ? 1 : field === TITLE ? statistics.idfInTitles(ids[i]!) : idfs[entry]!
    const count = counts[i]! === 0 && statistics.isKnownName(ids[i]!) ? 1 : counts[i]!
    const weight = Math.max(0, count * idf * (isName ? statistics.properness(ids[i]!) : 1))
    weights[entry * FIELDS + field] = weight
    sum += weight * weight
  }
  const norm = Math.sqrt(sum)
  if (norm > 0) for (let i = start; i < end; i++) weights[places[i]! * FIELDS + field]! /= norm
  return norm
}

/** Loads a cluster as it is. Rare are only its names and the words of its titles, and what is then asked for. */
export function loadCluster({ pool, statistics, cluster: table }: AssignMemory, slot: number): TermTable {
  table.clear()
  const page = pool.pageOf(slot)
  const from = pool.startOf(slot)
  if (page >= 0) table.load({ ids: pool.pageIds[page]!, from, count: pool.ends[slot * FIELDS + FIELDS - 1]! })
  const { places, weights, idfs, terms } = table
  for (let field = 0, i = 0; field < FIELDS; field++) {
    const first = i
    const end = page < 0 ? 0 : pool.ends[slot * FIELDS + field]!
    const scale = pool.scales[slot * FIELDS + field]!
    for (; i < end; i++) weights[places[i]! * FIELDS + field] = pool.pageWeights[page]![from + i]! * scale
    table.ends[field] = end
    table.norms[field] = pool.norms[slot * FIELDS + field]!
    if (field === TITLE || field === NAMES) for (let k = first; k < end; k++) idfs[places[k]!] = statistics.idfInTexts(terms[places[k]!]!)
  }
  return table
}

const chosen = new Int32Array(256)

/** The clusters that share most of what is rare with what is loaded, best first; of equals the older, whatever was split, merged or read anew. */
export function nearestSlots({ rules, postings, pool, statistics, cluster }: AssignMemory, table: TermTable, limit: number): Near[] {
  const count = chooseTerms(table, { all: QUERY_ALL_TERMS, others: QUERY_OTHER_TERMS })
  const { idfs, terms } = table
  for (let k = 0; k < count; k++) postings.fetch(terms[chosen[k]!]!)
  if (table === cluster) for (let k = 0; k < count; k++) idfs[chosen[k]!] = statistics.idfInTexts(terms[chosen[k]!]!)
  rarestFirst(idfs, count)
  let left = rules.visits
  for (let k = 0; k < count && left > 0; k++) {
    const entry = chosen[k]!
    left -= postings.accumulate(terms[entry]!, idfs[entry]! ** 2, Math.min(left, rules.visitsPerTerm))
  }
  return postings.best(limit, pool.oldest)
}

/** The first few of these clusters that are active, as if the index had found them. */
export function nearOf({ slots }: AssignMemory, ids: ReadonlySet<string>, limit: number): Near[] {
  const found = [...ids].flatMap((id) => slots.get(id) ?? [])
  return found.slice(0, limit).map((slot) => ({ slot, weight: 1 }))
}

/** Sorts the chosen entries by insertion: they are few. */
function rarestFirst(idfs: Float64Array, count: number): void {
  for (let k = 1; k < count; k++) {
    const entry = chosen[k]!
    let at = k
    for (; at > 0 && idfs[chosen[at - 1]!]! < idfs[entry]!; at--) chosen[at] = chosen[at - 1]!
    chosen[at] = entry
  }
}

/** Puts the heaviest terms of texts, titles and names into `chosen`, each once; returns how many. */
function chooseTerms(table: TermTable, { all, others }: { all: number; others: number }): number {
  const mark = table.nextMark()
  let count = addHeaviest(table, { field: ALL, limit: all, mark, count: 0 })
  count = addHeaviest(table, { field: TITLE, limit: others, mark, count })
  return addHeaviest(table, { field: NAMES, limit: others, mark, count })
}

const heaviest = new Int32Array(64)
const heaviestWeights = new Float64Array(64)

/** Finds a field's heaviest terms by keeping a short sorted list while passing over them once. */
function addHeaviest(
  { ends, places, weights, marks }: TermTable,
  { field, limit, mark, count }: { field: number; limit: number; mark: number; count: number },
): number {
  let kept = 0
  let least = 0
  for (let i = field === 0 ? 0 : ends[field - 1]!; i < ends[field]!; i++) {
    const entry = places[i]!
    const weight = weights[entry * FIELDS + field]!
    if (kept === limit && weight <= least) continue
    let at = kept < limit ? kept++ : kept - 1
    for (; at > 0 && heaviestWeights[at - 1]! < weight; at--) {
      heaviest[at] = heaviest[at - 1]!
      heaviestWeights[at] = heaviestWeights[at - 1]!
    }
    heaviest[at] = entry
    heaviestWeights[at] = weight
    least = heaviestWeights[kept - 1]!
  }
  let total = count
  for (let k = 0; k < kept; k++) {
    const entry = heaviest[k]!
    if (marks[entry] === mark) continue
    marks[entry] = mark
    chosen[total++] = entry
  }
  return total
}

let sumIds = new Int32Array(4096)
let sumWeights = new Float64Array(4096)
const sumEnds = new Int32Array(FIELDS)

/** Adds what is loaded to a cluster's vectors, prunes them to their bounds, and posts the terms that the cluster did not carry. */
export function addVectors({ pool, postings }: AssignMemory, table: TermTable, slot: number): void {
  const carried = table.nextMark()
  const room = pool.ends[slot * FIELDS + FIELDS - 1]! + table.ends[FIELDS - 1]!
  if (room > sumIds.length) {
    sumIds = grown(sumIds, new Int32Array(room * 2))
    sumWeights = grown(sumWeights, new Float64Array(room * 2))
  }
  let end = 0
  for (let field = 0; field < FIELDS; field++) {
    const start = end
    end = sumField(pool, table, { slot, field, carried, start })
    end = keepHeaviest(sumIds, sumWeights, { start, end, cap: CLUSTER_TERMS_MAX[field]! })
    sumEnds[field] = end
  }
  pool.write(slot, { ids: sumIds, weights: sumWeights, ends: sumEnds })
  const count = chooseTerms(table, { all: POSTED_TERMS, others: POSTED_TERMS })
  for (let k = 0; k < count; k++) if (table.carried[chosen[k]!] !== carried) postings.add(table.terms[chosen[k]!]!, slot)
}

/** Writes the sum of one field behind `start`; returns its end. */
function sumField(
  pool: ReturnType<typeof createClusterPool>,
  table: TermTable,
  { slot, field, carried, start }: { slot: number; field: number; carried: number; start: number },
): number {
  const { index, weights, marks, places, ends, terms } = table
  const mark = table.nextMark()
  let end = start
  const page = pool.pageOf(slot)
  if (page >= 0) {
    const ids = pool.pageIds[page]!
    const shares = pool.pageWeights[page]!
    const scale = pool.scales[slot * FIELDS + field]!
    const first = pool.startOf(slot)
    const to = first + pool.ends[slot * FIELDS + field]!
    for (let i = first + (field === 0 ? 0 : pool.ends[slot * FIELDS + field - 1]!); i < to; i++) {
      const entry = entryIn(index, ids[i]!)
      sumIds[end] = ids[i]!
      sumWeights[end++] = shares[i]! * scale + weights[entry * FIELDS + field]!
      marks[entry] = mark
      table.carried[entry] = carried
    }
  }
  for (let i = field === 0 ? 0 : ends[field - 1]!; i < ends[field]!; i++) {
    const entry = places[i]!
    if (marks[entry] === mark) continue
    sumIds[end] = terms[entry]!
    sumWeights[end++] = weights[entry * FIELDS + field]!
  }
  return end
}
