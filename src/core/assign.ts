import { fillCarriers, fillManyCarriers } from './assign-carriers.ts'
import {
  ASSIGN_AT,
  ASSIGN_FEATURE_COUNT,
  ASSIGN_FEATURES,
  ASSIGN_FOREIGN,
  CONTRASTS,
  fillAssignFeatures,
  fillAssignTimes,
} from './assign-features.ts'
import { type AssignMemory, addVectors, createAssignMemory, loadArticle, loadCluster, nearestSlots, nearOf } from './assign-memory.ts'
import { overlapOf } from './assign-overlap.ts'
import { ALL, type ClusterableArticle, NAMES_ALL, NUMBERS, type PreparedArticle, prepareArticle, TITLE } from './assign-prepare.ts'
import { contrastAll, dailyDoubt, doubted, doubtsOf, isSlight, noteShared, type Row, ranked, rowsNear, rowsOf } from './assign-rank.ts'
import { type AssignRules, assignRules, named } from './assign-rules.ts'
import { type CosineScale, cosineOdds, languagePair, noteCosine } from './cosine-scale.ts'
import { cosineOf, type Embedding } from './embedding.ts'
import {
  fillMergeFeatures,
  MERGE_AT,
  MERGE_CONTRASTS,
  MERGE_FEATURE_COUNT,
  MERGE_FEATURES,
  MERGE_FOREIGN,
  type MergeProposal,
} from './merge.ts'
import { type Parting, partingsOf, proposeSplit, type SplitProposal, tellTwoEvents } from './split.ts'
import { startOf } from './vector.ts'

export type { ClusterableArticle, PreparedArticle } from './assign-prepare.ts'
export type { AssignRules } from './assign-rules.ts'
export type { MergeProposal } from './merge.ts'
export type { SplitProposal } from './split.ts'

/**
 * Articles into clusters, online: one pass in order of arrival over sparse vectors of several fields.
 *
 * The inverted index proposes a few clusters; each is compared exactly; one learned linear score both ranks them and decides against
 * opening a new cluster, whose score is 0 (after Miranda et al. 2018, Multilingual Clustering of Streaming News, with rank and join in one
 * softmax). Early fragments are repaired by merging. Holds only active clusters, does no I/O, reads no clock; the same calls give the same state.
 */
const CANDIDATES_MAX = 8
const MERGE_CANDIDATES_MAX = 8
/** How near the others are by the exact measures, if they were as near as the index says. */
const GUESSED_SHARE = 0.7
/** A cluster that scores so much without being joined may be one with the cluster that the article opens, or joins. */
const RIVAL_BAR = { open: -2, join: 0 }

interface Weighing {
  readonly features: Readonly<Record<string, number>>
  /** What was taken off the learned score, by name; what was not is left out. */
  readonly doubts: Readonly<Record<string, number>>
  /** The clusters that it came near without joining them. */
  readonly rivals: readonly string[]
}

export type Assignment = Weighing &
  (
    | { readonly action: 'join'; readonly clusterId: string; readonly reason: 'above_bar' | 'copy'; readonly score: number }
    | { readonly action: 'open'; readonly reason: 'no_candidate' | 'below_bar' | 'veto'; readonly score: number | null }
  )

const UNWEIGHED: Weighing = { features: {}, doubts: {}, rivals: [] }

/** Clusters that may be one with others, and with which; null: with any. */
export type Rivals = Map<string, Set<string> | null>

/** Notes what is to be looked at for merging because an article came: one opened asks the index, which finds more than its only article came near. */
export function noteRivals(rivals: Rivals, clusterId: string, { action, rivals: met }: Assignment): void {
  if (met.length === 0) return
  if (action === 'open') return void rivals.set(clusterId, null)
  const known = rivals.get(clusterId)
  if (known === undefined) rivals.set(clusterId, new Set(met))
  else for (const id of met) known?.add(id)
}

/** A cluster that an article was compared with. */
export interface Candidate {
  readonly clusterId: string
  readonly score: number
  /** Log odds of one event by the cosine of an embedding server; 0 without. */
  readonly cosine: number
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
  mergeProposals(rivals: Rivals | 'all'): MergeProposal[]
  mergeCandidates(clusterId: string): Candidate[]
  merge(from: string, into: string): void
  /** Whether the articles of two clusters tell two events, whatever is proposed: none of one group say what all of the other do. */
  tellTwoEvents(one: readonly PreparedArticle[], other: readonly PreparedArticle[]): boolean
  /** The ways of parting articles that `splitProposal` weighs, best first. */
  partings(articles: readonly PreparedArticle[]): Parting[]
  /** The two halves of a cluster that reports two events, or null. `members` are all its articles, in the order in which they came. */
  splitProposal(members: readonly PreparedArticle[]): SplitProposal | null
  /** Takes articles out of a cluster into one of their own. `members` are all its articles, as for a proposal. */
  split(split: { from: string; to: string; members: readonly PreparedArticle[]; articles: ReadonlySet<string> }): void
  /** Builds a cluster anew from its articles, some of which were corrected; `members` are all of them, in the order in which they came. */
  remake(clusterId: string, members: readonly PreparedArticle[]): void
  /** How many articles a cluster has. */
  count(clusterId: string): number
  /** What the cosine of embeddings is worth, as learned so far. Belongs to their model, and is not rebuilt by replaying. */
  readonly cosineScale: CosineScale
  /** From here on embeddings are another model's. */
  replaceEmbeddings(scale: CosineScale): void
  /** An operator's word: these two are never proposed for merging. */
  keepApart(a: string, b: string): void
  forget(clusterId: string): void
  /** Forgets clusters whose newest article is older than the instant; returns their ids. */
  expire(before: number): string[]
}

/** `scale`: what is known of the embeddings' cosines from before. */
export function createActiveClusters(rules: AssignRules = assignRules, scale?: CosineScale): ActiveClusters {
  const memory = createAssignMemory(rules, scale)
  return {
    get size() {
      return memory.slots.size
    },
    prepare: prepareArticle,
    decide: (prepared) => decide(memory, prepared),
    candidates: (prepared) => told(memory, candidatesOf(memory, prepared)),
    add: (prepared, clusterId) => add(memory, prepared, clusterId),
    clusterOf(articleId) {
      const slot = memory.members.slotOf(articleId)
      return slot < 0 ? undefined : memory.pool.ids[slot]
    },
    has: (clusterId) => memory.slots.has(clusterId),
    mergeProposals: (rivals) => mergeProposals(memory, rivals),
    mergeCandidates: (clusterId) => told(memory, mergeCandidatesOf(memory, clusterId, null)),
    merge: (from, into) => merge(memory, from, into),
    tellTwoEvents: (one, other) => tellTwoEvents(one, other, memory),
    partings: (articles) => partingsOf(articles, memory),
    splitProposal: (members) => proposeSplit(members, memory),
    split: (parts) => split(memory, parts),
    remake: (from, members) => split(memory, { from, to: from, members, articles: new Set() }),
    count: (clusterId) => {
      const slot = memory.slots.get(clusterId)
      return slot === undefined ? 0 : memory.members.count(slot)
    },
    get cosineScale() {
      return memory.scale
    },
    replaceEmbeddings(scale) {
      memory.embeddings.clear()
      memory.scale = scale
      memory.compared = null
    },
    keepApart(a, b) {
      apartOf(memory, a).add(b)
      apartOf(memory, b).add(a)
    },
    forget: (clusterId) => forget(memory, clusterId),
    expire: (before) => expire(memory, before),
  }
}

const assignRows = rowsOf(CANDIDATES_MAX, ASSIGN_FEATURE_COUNT)
const mergeRows = rowsOf(MERGE_CANDIDATES_MAX + 1, MERGE_FEATURE_COUNT)

function told({ pool }: AssignMemory, rows: readonly Row[]): Candidate[] {
  return rows.map(({ slot, score, odds, features }) => ({ clusterId: pool.ids[slot]!, score, cosine: odds, features: features.slice() }))
}

function decide(memory: AssignMemory, prepared: PreparedArticle): Assignment {
  const copied = prepared.copyOf === null ? -1 : memory.members.slotOf(prepared.copyOf)
  if (copied >= 0) return { action: 'join', clusterId: memory.pool.ids[copied]!, reason: 'copy', score: 1, ...UNWEIGHED }
  const candidates = candidatesOf(memory, prepared)
  const best = candidates[0]
  if (!best) return { action: 'open', reason: 'no_candidate', score: null, ...UNWEIGHED }
  const { slot, score, cosine, odds } = best
  const { joinBar, assignCosine } = memory.rules
  const languages = languagePair(prepared.language, memory.pool.languages[slot]!)
  if (cosine !== null) memory.compared = { prepared, languages, cosine, isJoined: score - assignCosine * odds > joinBar }
  const weighed = { score, features: named(ASSIGN_FEATURES, best.features, odds), doubts: doubtsOf(best) }
  if (score <= joinBar) return { action: 'open', reason: 'below_bar', ...weighed, rivals: rivalsAmong(memory, candidates, RIVAL_BAR.open) }
  const rivals = rivalsAmong(memory, candidates.slice(1), RIVAL_BAR.join)
  return { action: 'join', clusterId: memory.pool.ids[slot]!, reason: 'above_bar', ...weighed, rivals }
}

function rivalsAmong({ pool }: AssignMemory, candidates: readonly Row[], bar: number): string[] {
  return candidates.filter(({ score }) => score > bar).map(({ slot }) => pool.ids[slot]!)
}

function candidatesOf(memory: AssignMemory, prepared: PreparedArticle): Row[] {
  const { pool, overlap, rules } = memory
  const table = loadArticle(memory, prepared)
  const rows = rowsNear(nearestSlots(memory, table, CANDIDATES_MAX), assignRows)
  // Of full texts only those are compared that share much; a headline's few words say too little to choose by.
  const close = prepared.isHeadline ? rows : rows.filter(({ share }, i) => i < rules.closeLeast || share >= rules.closeShare)
  const mark = table.nextMark()
  for (const row of close) {
    const { slot, features } = row
    overlapOf(table, pool, slot, overlap)
    fillAssignFeatures({ article: prepared, table, pool, overlap }, slot, features)
    fillCarriers(memory, { table, overlap, at: prepared.publishedAt, mark }, { out: features, from: ASSIGN_AT.carriers })
    compareEmbeddings(memory, prepared.embedding, { language: prepared.language, row })
    noteShared(row, overlap)
  }
  // What the others would have shown is guessed, so that the close ones stand out as if all had been compared.
  for (const { slot, share, features } of rows.slice(close.length)) {
    for (const [from] of CONTRASTS) features[from] = rows[0]!.features[from]! * share * GUESSED_SHARE
    fillAssignTimes(prepared, { pool, slot }, features)
  }
  contrastAll(rows, CONTRASTS)
  if (rows.length === 1) fillManyCarriers({ out: rows[0]!.features, from: ASSIGN_AT.carriers })
  ranked(close, { weights: rules.assignWeights, trees: rules.assignTrees, foreign: ASSIGN_FOREIGN, cosine: rules.assignCosine, rules })
  if (rows.length === 1) doubted(rows[0]!, { loneDoubt: rules.loneDoubt, dailyDoubt: dailyDoubt(rules, rows[0]!.features[ASSIGN_AT.gap]!) })
  for (const row of close)
    if (pool.weightOf[row.slot] === 1 && isSlight(row, rules, ASSIGN_FOREIGN)) doubted(row, { slightDoubt: rules.slightDoubt })
  return close.sort((a, b) => b.score - a.score)
}

function compareEmbeddings(
  { embeddings, scale, pool }: AssignMemory,
  own: Embedding | Int32Array | null,
  { language, row }: { language: string; row: Row },
): void {
  const other = own && embeddings.of(row.slot)
  row.cosine = own && other && cosineOf(own, other)
  row.odds =
    row.cosine === null ? 0 : cosineOdds(scale, { languages: languagePair(language, pool.languages[row.slot]!), cosine: row.cosine })
}

function add(memory: AssignMemory, prepared: PreparedArticle, clusterId: string): void {
  const { pool, members } = memory
  const slot = memory.slots.get(clusterId) ?? open(memory, clusterId, prepared.language)
  members.add(prepared.id, slot)
  noteTime(memory, slot, prepared)
  const isCopy = prepared.copyOf !== null && pool.weightOf[slot]! > 0
  if (isCopy) return
  addVectors(memory, loadArticle(memory, prepared), slot)
  pool.weightOf[slot]!++
  if (prepared.isHeadline) pool.headlines[slot]!++
  if (prepared.embedding) memory.embeddings.add(slot, prepared.embedding)
  learnCosine(memory, prepared)
  countTerms(memory, prepared)
}

function learnCosine({ compared, scale, isAside }: AssignMemory, prepared: PreparedArticle): void {
  if (compared?.prepared === prepared && !isAside) noteCosine(scale, compared)
}

function open(memory: AssignMemory, id: string, language: string): number {
  for (const slot of memory.postings.released()) memory.pool.reuse(slot)
  const slot = memory.pool.open(id, language)
  memory.slots.set(id, slot)
  return slot
}

function noteTime(memory: AssignMemory, slot: number, { undated, publishedAt }: PreparedArticle): void {
  const { pool } = memory
  pool.newest[slot] = Math.max(pool.newest[slot]!, publishedAt)
  pool.oldest[slot] = Math.min(pool.oldest[slot]!, publishedAt)
  memory.newestLeast = Math.min(memory.newestLeast, pool.newest[slot]!)
  if (undated) return
  pool.timeSum[slot]! += publishedAt
  pool.timed[slot]!++
}

function countTerms({ statistics, isAside }: AssignMemory, { terms, provenNames, lowerCase, isHeadline }: PreparedArticle): void {
  if (isAside) return
  const slice = (field: number) => terms.ids.subarray(startOf(terms, field), terms.ends[field]!)
  statistics.count({
    title: [slice(TITLE), provenNames],
    text: isHeadline ? null : [slice(ALL), slice(NAMES_ALL), slice(NUMBERS)],
    lower: lowerCase,
  })
}

function mergeProposals(memory: AssignMemory, rivals: Rivals | 'all'): MergeProposal[] {
  const { pool, slots } = memory
  const found = new Map<string, MergeProposal>()
  for (const id of rivals === 'all' ? [...slots.keys()] : rivals.keys()) {
    const met = rivals === 'all' ? null : rivals.get(id)
    const best = mergeCandidatesOf(memory, id, met ?? null)[0]
    if (!best || best.score <= memory.rules.mergeBar) continue
    const [from, into] = survivorLast(memory, slots.get(id)!, best.slot).map((slot) => pool.ids[slot]!) as [string, string]
    const features = named(MERGE_FEATURES, best.features, best.odds)
    const proposal: MergeProposal = { from, into, score: best.score, reason: 'same_event', features, doubts: doubtsOf(best) }
    const known = found.get(from)
    if (!known || known.score < best.score) found.set(from, proposal)
  }
  return [...found.values()].sort((a, b) => b.score - a.score || (a.from < b.from ? -1 : 1))
}

function survivorLast({ pool, members }: AssignMemory, a: number, b: number): [number, number] {
  const aFirst = members.count(a) - members.count(b) || pool.oldest[b]! - pool.oldest[a]! || pool.born[b]! - pool.born[a]!
  return aFirst > 0 ? [b, a] : [a, b]
}

/** `met`: these alone are compared; null: those that the index finds near. */
function mergeCandidatesOf(memory: AssignMemory, clusterId: string, met: ReadonlySet<string> | null): Row[] {
  const own = memory.slots.get(clusterId)
  if (own === undefined) return []
  const { pool, overlap, rules } = memory
  const table = loadCluster(memory, own)
  const apart = memory.apart.get(clusterId)
  const found = met === null ? nearestSlots(memory, table, MERGE_CANDIDATES_MAX + 1) : nearOf(memory, met, MERGE_CANDIDATES_MAX)
  const near = found.filter(({ slot }) => slot !== own && !apart?.has(pool.ids[slot]!))
  const rows = rowsNear(near, mergeRows)
  const isLone = met === null && rows.length === 1
  const mark = table.nextMark()
  for (const row of rows) {
    overlapOf(table, pool, row.slot, overlap)
    fillMergeFeatures(pool, { a: own, b: row.slot, overlap }, row.features)
    fillCarriers(memory, { table, overlap, at: pool.newest[own]!, mark }, { out: row.features, from: MERGE_AT.carriers })
    if (isLone) fillManyCarriers({ out: row.features, from: MERGE_AT.carriers })
    compareEmbeddings(memory, memory.embeddings.of(own), { language: pool.languages[own]!, row })
    noteShared(row, overlap)
  }
  contrastAll(rows, MERGE_CONTRASTS)
  ranked(rows, { weights: rules.mergeWeights, trees: rules.mergeTrees, foreign: MERGE_FOREIGN, cosine: rules.mergeCosine, rules })
  if (isLone) doubted(rows[0]!, { dailyDoubt: dailyDoubt(rules, rows[0]!.features[MERGE_AT.gap]!) })
  for (const row of rows) {
    if (row.features[MERGE_AT.headline] === 1) doubted(row, { headlineDoubt: rules.headlineDoubt })
    if (row.features[MERGE_AT.alone] === 0) continue
    doubted(row, { aloneDoubt: rules.aloneDoubt })
    const areHeadlines = pool.headlines[own] === 1 && pool.headlines[row.slot] === 1
    if (areHeadlines && isSlight(row, rules, MERGE_FOREIGN)) doubted(row, { slightDoubt: rules.slightMergeDoubt })
  }
  return rows.sort((a, b) => b.score - a.score)
}

function merge(memory: AssignMemory, from: string, into: string): void {
  const { pool, members } = memory
  const gone = memory.slots.get(from)
  const kept = memory.slots.get(into)
  if (gone === undefined || kept === undefined || gone === kept) return
  addVectors(memory, loadCluster(memory, gone), kept)
  for (const column of [pool.weightOf, pool.headlines, pool.timeSum, pool.timed]) column[kept]! += column[gone]!
  pool.newest[kept] = Math.max(pool.newest[kept]!, pool.newest[gone]!)
  pool.oldest[kept] = Math.min(pool.oldest[kept]!, pool.oldest[gone]!)
  members.move(gone, kept)
  memory.embeddings.merge(gone, kept)
  for (const other of memory.apart.get(from) ?? []) {
    apartOf(memory, into).add(other)
    apartOf(memory, other).add(into)
  }
  forget(memory, from)
}

/** Builds both parts anew from their articles, which are counted already. */
function split(memory: AssignMemory, { from, to, members, articles }: Parameters<ActiveClusters['split']>[0]): void {
  const apart = memory.apart.get(from)
  forget(memory, from)
  const uncounted = { ...memory, isAside: true }
  for (const member of members) add(uncounted, member, articles.has(member.id) ? to : from)
  memory.weighed = null
  memory.newestLeast = uncounted.newestLeast
  for (const other of apart ?? []) {
    apartOf(memory, from).add(other)
    apartOf(memory, other).add(from)
  }
}

function forget(memory: AssignMemory, clusterId: string): void {
  const slot = memory.slots.get(clusterId)
  if (slot === undefined) return
  memory.members.forget(slot)
  for (const other of memory.apart.get(clusterId) ?? []) memory.apart.get(other)?.delete(clusterId)
  memory.apart.delete(clusterId)
  memory.slots.delete(clusterId)
  memory.pool.close(slot)
  memory.embeddings.forget(slot)
  memory.postings.retire(slot)
}

function expire(memory: AssignMemory, before: number): string[] {
  if (before <= memory.newestLeast) return []
  const { newest } = memory.pool
  const gone: string[] = []
  memory.newestLeast = Number.POSITIVE_INFINITY
  for (const [id, slot] of memory.slots) {
    if (newest[slot]! < before) gone.push(id)
    else memory.newestLeast = Math.min(memory.newestLeast, newest[slot]!)
  }
  for (const id of gone) forget(memory, id)
  return gone
}

function apartOf({ apart }: AssignMemory, id: string): Set<string> {
  const known = apart.get(id)
  if (known) return known
  const made = new Set<string>()
  apart.set(id, made)
  return made
}
