import { type ActiveCluster, normsOf, openCluster, summed } from './assign-cluster.ts'
import { ASSIGN_FEATURE_COUNT, ASSIGN_FEATURES, CONTRASTS, compareToCluster } from './assign-features.ts'
import { createPostings } from './assign-postings.ts'
import {
  ALL,
  type ClusterableArticle,
  FIELDS,
  FIRST_DATE_FIELD,
  NAMES,
  NAMES_ALL,
  NUMBERS,
  type PreparedArticle,
  prepareArticle,
  TITLE,
} from './assign-prepare.ts'
import { type AssignRules, assignRules, named, scoreOf } from './assign-rules.ts'
import { compareClusters, MERGE_CONTRASTS, MERGE_FEATURE_COUNT, MERGE_FEATURES, type MergeProposal } from './merge.ts'
import { createTermStatistics } from './term-statistics.ts'
import { createLens, createPacker, type FieldVectors, startOf } from './vector.ts'

export type { ClusterableArticle, PreparedArticle } from './assign-prepare.ts'
export type { AssignRules } from './assign-rules.ts'
export type { MergeProposal } from './merge.ts'

/**
 * Articles into clusters, online: one pass in order of arrival over sparse vectors of several fields.
 *
 * The inverted index proposes a few clusters; each is compared exactly; one learned linear score both ranks them and decides against
 * opening a new cluster, whose score is 0 (after Miranda et al. 2018, Multilingual Clustering of Streaming News, with rank and join in one
 * softmax). Early fragments are repaired by merging. Holds only active clusters, does no I/O, reads no clock; the same calls give the same state.
 */
const CANDIDATES_MAX = 10
const MERGE_CANDIDATES_MAX = 8
const QUERY_ALL_TERMS = 24
const QUERY_OTHER_TERMS = 16
const POSTED_TERMS = 40
/** What a lone candidate stands out by: in a young store nothing else is near, which proves little. */
const LONE_SHARE = 0.5

export type Assignment =
  | {
      readonly action: 'join'
      readonly clusterId: string
      readonly reason: 'above_bar' | 'copy'
      readonly score: number
      readonly features: Readonly<Record<string, number>>
    }
  | {
      readonly action: 'open'
      readonly reason: 'no_candidate' | 'below_bar' | 'veto'
      readonly score: number | null
      readonly features: Readonly<Record<string, number>>
    }

/** A cluster that an article was compared with. */
export interface Candidate {
  readonly clusterId: string
  readonly score: number
  readonly features: Float64Array
}

export interface ActiveClusters {
  readonly size: number
  prepare(article: ClusterableArticle): PreparedArticle
  /** Where the article belongs; changes nothing. */
  decide(prepared: PreparedArticle): Assignment
  /** The clusters that `decide` weighs, best first. */
  candidates(prepared: PreparedArticle): Candidate[]
  /** Puts the article into the cluster, opening it if unknown. Replaying all calls in order rebuilds the same state. */
  add(prepared: PreparedArticle, clusterId: string): void
  clusterOf(articleId: string): string | undefined
  has(clusterId: string): boolean
  /** Clusters that report one event, best first; the survivor has more articles, on a tie it is the older. */
  mergeProposals(touched: Iterable<string> | 'all'): MergeProposal[]
  mergeCandidates(clusterId: string): Candidate[]
  merge(from: string, into: string): void
  /** An operator's word: these two are never proposed for merging. */
  keepApart(a: string, b: string): void
  forget(clusterId: string): void
  /** Forgets clusters whose newest article is older than the instant; returns their ids. */
  expire(before: number): string[]
}

interface State {
  readonly rules: AssignRules
  readonly clusters: Map<string, ActiveCluster>
  readonly bySlot: Map<number, ActiveCluster>
  readonly clusterOfArticle: Map<string, string>
  readonly apart: Map<string, Set<string>>
  readonly statistics: ReturnType<typeof createTermStatistics>
  readonly postings: ReturnType<typeof createPostings>
  readonly lens: ReturnType<typeof createLens>
  nextSlot: number
  /** The last article's unit vectors, valid while the statistics stand still. */
  weighed: { prepared: PreparedArticle; at: number; vectors: FieldVectors } | null
}

export function createActiveClusters(rules: AssignRules = assignRules): ActiveClusters {
  const state: State = {
    rules,
    clusters: new Map(),
    bySlot: new Map(),
    clusterOfArticle: new Map(),
    apart: new Map(),
    statistics: createTermStatistics(),
    postings: createPostings(),
    lens: createLens(FIELDS),
    nextSlot: 0,
    weighed: null,
  }
  return {
    get size() {
      return state.clusters.size
    },
    prepare: prepareArticle,
    decide: (prepared) => decide(state, prepared),
    candidates: (prepared) => candidatesOf(state, prepared),
    add: (prepared, clusterId) => add(state, prepared, clusterId),
    clusterOf: (articleId) => state.clusterOfArticle.get(articleId),
    has: (clusterId) => state.clusters.has(clusterId),
    mergeProposals: (touched) => mergeProposals(state, touched),
    mergeCandidates: (clusterId) => mergeCandidatesOf(state, clusterId),
    merge: (from, into) => merge(state, from, into),
    keepApart(a, b) {
      apartOf(state, a).add(b)
      apartOf(state, b).add(a)
    },
    forget: (clusterId) => forget(state, clusterId),
    expire(before) {
      const gone = [...state.clusters.values()].filter((cluster) => cluster.newest < before).map((cluster) => cluster.id)
      for (const id of gone) forget(state, id)
      return gone
    },
  }
}

function decide(state: State, prepared: PreparedArticle): Assignment {
  const copied = prepared.copyOf === null ? undefined : state.clusterOfArticle.get(prepared.copyOf)
  if (copied !== undefined) return { action: 'join', clusterId: copied, reason: 'copy', score: 1, features: {} }
  const best = candidatesOf(state, prepared)[0]
  if (!best) return { action: 'open', reason: 'no_candidate', score: null, features: {} }
  const features = named(ASSIGN_FEATURES, best.features)
  if (best.score <= state.rules.joinBar) return { action: 'open', reason: 'below_bar', score: best.score, features }
  return { action: 'join', clusterId: best.clusterId, reason: 'above_bar', score: best.score, features }
}

function candidatesOf(state: State, prepared: PreparedArticle): Candidate[] {
  const vectors = weigh(state, prepared)
  const { lens } = state
  for (const term of queryTerms(vectors)) state.postings.accumulate(term, state.statistics.idfInTexts(term) ** 2)
  const slots = state.postings.best(CANDIDATES_MAX)
  lens.load(vectors)
  const compared = { article: prepared, vectors, lens, idfOf: state.statistics.idfInTexts }
  const rows = slots.map((slot) => {
    const cluster = state.bySlot.get(slot)!
    const features = new Float64Array(ASSIGN_FEATURE_COUNT)
    compareToCluster(compared, cluster, features)
    return { clusterId: cluster.id, features }
  })
  lens.clear()
  for (const [from, to] of CONTRASTS) contrast(rows, from, to)
  const scored = rows.map((row) => ({
    ...row,
    score: scoreOf(state.rules.assignWeights, row.features) + state.rules.assignTrees(row.features),
  }))
  return scored.sort((a, b) => b.score - a.score)
}

/** How much a candidate stands out: its value less the mean of the others. Alike events of one type are all near, one event is not. */
function contrast(rows: readonly { features: Float64Array }[], from: number, to: number): void {
  let sum = 0
  for (const row of rows) sum += row.features[from]!
  for (const row of rows)
    row.features[to] =
      rows.length < 2 ? row.features[from]! * LONE_SHARE : row.features[from]! - (sum - row.features[from]!) / (rows.length - 1)
}

function weigh(state: State, prepared: PreparedArticle): FieldVectors {
  const { statistics } = state
  const at = statistics.articles
  if (state.weighed?.prepared === prepared && state.weighed.at === at) return state.weighed.vectors
  const packer = createPacker()
  const { terms } = prepared
  for (let field = 0; field < FIELDS; field++) {
    for (let i = startOf(terms, field); i < terms.ends[field]!; i++) {
      const term = terms.ids[i]!
      const idf = field >= FIRST_DATE_FIELD ? 1 : field === TITLE ? statistics.idfInTitles(term) : statistics.idfInTexts(term)
      const name = field === NAMES || field === NAMES_ALL ? statistics.properness(term) : 1
      packer.push(term, Math.max(0, terms.weights[i]! * idf * name))
    }
    packer.endField(Number.POSITIVE_INFINITY, true)
  }
  const vectors = packer.pack()
  state.weighed = { prepared, at, vectors }
  return vectors
}

function queryTerms(vectors: FieldVectors, allTerms = QUERY_ALL_TERMS): Set<number> {
  const terms = new Set<number>()
  addHeaviest(terms, vectors, { field: ALL, limit: allTerms })
  addHeaviest(terms, vectors, { field: TITLE, limit: QUERY_OTHER_TERMS })
  addHeaviest(terms, vectors, { field: NAMES, limit: QUERY_OTHER_TERMS })
  return terms
}

const chosen = new Int32Array(64)

/** Adds a field's heaviest terms, kept in a short sorted list while passing over them once. */
function addHeaviest(terms: Set<number>, { ids, weights, ends }: FieldVectors, { field, limit }: { field: number; limit: number }): void {
  const start = field === 0 ? 0 : ends[field - 1]!
  const end = ends[field]!
  let count = 0
  for (let i = start; i < end; i++) {
    const weight = weights[i]!
    if (count === limit && weight <= weights[chosen[count - 1]!]!) continue
    let at = count < limit ? count++ : count - 1
    for (; at > 0 && weights[chosen[at - 1]!]! < weight; at--) chosen[at] = chosen[at - 1]!
    chosen[at] = i
  }
  for (let k = 0; k < count; k++) terms.add(ids[chosen[k]!]!)
}

function add(state: State, prepared: PreparedArticle, clusterId: string): void {
  const cluster = state.clusters.get(clusterId) ?? open(state, clusterId, prepared.language)
  cluster.articleIds.push(prepared.id)
  state.clusterOfArticle.set(prepared.id, clusterId)
  noteTime(cluster, prepared)
  const isCopy = prepared.copyOf !== null && cluster.weightOf > 0
  if (isCopy) return
  const vectors = weigh(state, prepared)
  post(state, cluster, vectors)
  cluster.vectors = summed(cluster.vectors, vectors)
  cluster.norms = normsOf(cluster.vectors)
  cluster.weightOf++
  if (prepared.isHeadline) cluster.headlines++
  countTerms(state, prepared)
}

function open(state: State, id: string, language: string): ActiveCluster {
  const cluster = openCluster(id, state.nextSlot++, language)
  state.clusters.set(id, cluster)
  state.bySlot.set(cluster.slot, cluster)
  return cluster
}

function noteTime(cluster: ActiveCluster, { undated, publishedAt }: PreparedArticle): void {
  cluster.newest = Math.max(cluster.newest, publishedAt)
  cluster.oldest = Math.min(cluster.oldest, publishedAt)
  if (undated) return
  cluster.timeSum += publishedAt
  cluster.timed++
}

/** Posts what the cluster does not carry yet. */
function post(state: State, cluster: ActiveCluster, vectors: FieldVectors): void {
  const { lens, postings } = state
  lens.load(cluster.vectors)
  for (const term of queryTerms(vectors, POSTED_TERMS)) if (!lens.has(term)) postings.add(term, cluster.slot)
  lens.clear()
}

function countTerms(state: State, { terms, provenNames, lowerCase, isHeadline }: PreparedArticle): void {
  const slice = (field: number) => terms.ids.subarray(startOf(terms, field), terms.ends[field]!)
  state.statistics.count({
    title: [slice(TITLE), provenNames],
    text: isHeadline ? null : [slice(ALL), slice(NAMES_ALL), slice(NUMBERS)],
    lower: lowerCase,
  })
}

function mergeProposals(state: State, touched: Iterable<string> | 'all'): MergeProposal[] {
  const ids = touched === 'all' ? [...state.clusters.keys()] : [...new Set(touched)]
  const found = new Map<string, MergeProposal>()
  for (const id of ids) {
    const best = mergeCandidatesOf(state, id)[0]
    if (!best || best.score <= state.rules.mergeBar) continue
    const [from, into] = survivorLast(state.clusters.get(id)!, state.clusters.get(best.clusterId)!)
    const proposal: MergeProposal = { from, into, score: best.score, reason: 'same_event', features: named(MERGE_FEATURES, best.features) }
    const known = found.get(from)
    if (!known || known.score < best.score) found.set(from, proposal)
  }
  return [...found.values()].sort((a, b) => b.score - a.score || (a.from < b.from ? -1 : 1))
}

function survivorLast(a: ActiveCluster, b: ActiveCluster): [string, string] {
  const aFirst = a.articleIds.length - b.articleIds.length || b.oldest - a.oldest || b.slot - a.slot
  return aFirst > 0 ? [b.id, a.id] : [a.id, b.id]
}

function mergeCandidatesOf(state: State, clusterId: string): Candidate[] {
  const cluster = state.clusters.get(clusterId)
  if (!cluster) return []
  const { lens } = state
  for (const term of queryTerms(cluster.vectors)) state.postings.accumulate(term, state.statistics.idfInTexts(term) ** 2)
  const slots = state.postings.best(MERGE_CANDIDATES_MAX + 1).filter((slot) => slot !== cluster.slot)
  const apart = state.apart.get(clusterId)
  lens.load(cluster.vectors)
  const rows: { clusterId: string; features: Float64Array }[] = []
  for (const slot of slots) {
    const other = state.bySlot.get(slot)!
    if (apart?.has(other.id)) continue
    const features = new Float64Array(MERGE_FEATURE_COUNT)
    compareClusters(cluster, other, { lens, idfOf: state.statistics.idfInTexts, out: features })
    rows.push({ clusterId: other.id, features })
  }
  lens.clear()
  for (const [from, to] of MERGE_CONTRASTS) contrast(rows, from, to)
  const scored = rows.map((row) => ({
    ...row,
    score: scoreOf(state.rules.mergeWeights, row.features) + state.rules.mergeTrees(row.features),
  }))
  return scored.sort((a, b) => b.score - a.score)
}

function merge(state: State, from: string, into: string): void {
  const gone = state.clusters.get(from)
  const kept = state.clusters.get(into)
  if (!gone || !kept || gone === kept) return
  post(state, kept, gone.vectors)
  kept.vectors = summed(kept.vectors, gone.vectors)
  kept.norms = normsOf(kept.vectors)
  kept.weightOf += gone.weightOf
  kept.headlines += gone.headlines
  kept.timeSum += gone.timeSum
  kept.timed += gone.timed
  kept.newest = Math.max(kept.newest, gone.newest)
  kept.oldest = Math.min(kept.oldest, gone.oldest)
  for (const articleId of gone.articleIds) {
    kept.articleIds.push(articleId)
    state.clusterOfArticle.set(articleId, into)
  }
  for (const other of state.apart.get(from) ?? []) {
    apartOf(state, into).add(other)
    apartOf(state, other).add(into)
  }
  gone.articleIds = []
  forget(state, from)
}

function forget(state: State, clusterId: string): void {
  const cluster = state.clusters.get(clusterId)
  if (!cluster) return
  for (const articleId of cluster.articleIds) state.clusterOfArticle.delete(articleId)
  for (const other of state.apart.get(clusterId) ?? []) state.apart.get(other)?.delete(clusterId)
  state.apart.delete(clusterId)
  state.clusters.delete(clusterId)
  state.bySlot.delete(cluster.slot)
  state.postings.retire(cluster.slot)
}

function apartOf(state: State, id: string): Set<string> {
  const known = state.apart.get(id)
  if (known) return known
  const made = new Set<string>()
  state.apart.set(id, made)
  return made
}
