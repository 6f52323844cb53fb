import { type CosineScale, languagePair, noteCosine } from '../learning/cosine-scale.ts'
import { startOf } from '../learning/vector.ts'
import { candidatesOf, mergeCandidatesOf } from './assign-candidates.ts'
import { ASSIGN_FEATURES } from './assign-features.ts'
import { type AssignMemory, addVectors, createAssignMemory, loadArticle, loadCluster } from './assign-memory.ts'
import { ALL, type ClusterableArticle, NUMBERS, type PreparedArticle, prepareArticle, sureNames, TITLE } from './assign-prepare.ts'
import { doubtsOf, type Row } from './assign-rank.ts'
import { type AssignRules, assignRules, named } from './assign-rules.ts'
import { areOtherNotices } from './assign-templates.ts'
import { MERGE_AT, MERGE_FEATURES, type MergeProposal } from './merge.ts'
import { type Parting, partingsOf, proposeSplit, type SplitProposal, tellTwoEvents } from './split.ts'

/**
 * Articles into clusters, online: one pass in order of arrival over sparse vectors of several fields.
 *
 * The inverted index proposes a few clusters; each is compared exactly; one learned linear score both ranks them and decides against
 * opening a new cluster, whose score is 0 (after Miranda et al. 2018, Multilingual Clustering of Streaming News, with rank and join in one
 * softmax). Early fragments are repaired by merging. Holds only active clusters, does no I/O, reads no clock; the same calls give the same state.
 */

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
    | { readonly action: 'open'; readonly reason: 'no_candidate' | 'below_bar' | 'other_notice'; readonly score: number | null }
  )

const UNWEIGHED: Weighing = { features: {}, doubts: {}, rivals: [] }

/** Clusters that may be one with others, and with which; null: with any. */
export type Rivals = Map<string, Set<string> | null>

/** Clusters to be compared with all that are near. */
export function amongAll(ids: Iterable<string>): Rivals {
  return new Map([...ids].map((id) => [id, null]))
}

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
  /** Clusters that report one event, best first; the survivor has more articles, on a tie it is the older. `early`: by the bar for what changed just now. */
  mergeProposals(rivals: Rivals, options?: { early?: boolean }): MergeProposal[]
  mergeCandidates(clusterId: string): Candidate[]
  merge(from: string, into: string): void
  /** Whether the articles of two clusters tell two events, whatever is proposed: none of one group say what all of the other do. */
  tellTwoEvents(one: readonly PreparedArticle[], other: readonly PreparedArticle[]): boolean
  /** Whether the reports of two clusters are notices of one template that differ in what they fill in. */
  areOtherNotices(a: string, b: string): boolean
  /** Whether two clusters would be merged if they were ripe. */
  mayBeOne(a: string, b: string): boolean
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
  /** Whether an operator's word keeps these two apart, or did so with one that was merged into either. */
  areApart(a: string, b: string): boolean
  forget(clusterId: string): void
  /** Forgets clusters whose newest article is older than the instant; returns their ids. */
  expire(before: number): string[]
}

/** `scale`: what is known of the embeddings' cosines from before. */
export function createActiveClusters(rules: AssignRules = assignRules, scale?: CosineScale): ActiveClusters {
  const memory = createAssignMemory(rules, scale)
  const { pool } = memory
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
    mergeProposals: (rivals, { early = false } = {}) =>
      mergeProposals(memory, rivals, early ? (row) => earlyBarOf(row, rules) : () => rules.mergeBar),
    mergeCandidates: (clusterId) => told(memory, mergeCandidatesOf(memory, clusterId, null)),
    merge: (from, into) => merge(memory, from, into),
    tellTwoEvents: (one, other) => tellTwoEvents(one, other, memory),
    areOtherNotices(a, b) {
      const [one, other] = [memory.slots.get(a), memory.slots.get(b)]
      return one !== undefined && other !== undefined && areOtherNotices(memory.fillings.of(one), memory.fillings.of(other))
    },
    mayBeOne: (a, b) => mergeable(memory, a, { met: null, barOf: () => rules.mergeBar }).some(({ slot }) => pool.ids[slot] === b),
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
    areApart: (a, b) => memory.apart.get(a)?.has(b) ?? false,
    forget: (clusterId) => forget(memory, clusterId),
    expire: (before) => expire(memory, before),
  }
}

function told({ pool }: AssignMemory, rows: readonly Row[]): Candidate[] {
  return rows.map(({ slot, score, odds, features }) => ({ clusterId: pool.ids[slot]!, score, cosine: odds, features: features.slice() }))
}

function decide(memory: AssignMemory, prepared: PreparedArticle): Assignment {
  const copied = prepared.copyOf === null ? -1 : memory.members.slotOf(prepared.copyOf)
  if (copied >= 0) return { action: 'join', clusterId: memory.pool.ids[copied]!, reason: 'copy', score: 1, ...UNWEIGHED }
  const candidates = candidatesOf(memory, prepared)
  const { joinBar, assignCosine } = memory.rules
  const joined = candidates.find(({ slot, score }) => score > joinBar && !areOtherNotices([prepared.fillings], memory.fillings.of(slot)))
  const best = joined ?? candidates[0]
  if (!best) return { action: 'open', reason: 'no_candidate', score: null, ...UNWEIGHED }
  const { slot, score, cosine, odds } = best
  const languages = languagePair(prepared.language, memory.pool.languages[slot]!)
  const isVetoed = !joined && score > joinBar
  // A vetoed pair is alike and apart: it teaches nothing of what a cosine is worth.
  if (cosine !== null && !isVetoed) memory.compared = { prepared, languages, cosine, isJoined: score - assignCosine * odds > joinBar }
  const weighed = { score, features: named(ASSIGN_FEATURES, best.features, odds), doubts: doubtsOf(best) }
  const bar = joined ? RIVAL_BAR.join : RIVAL_BAR.open
  const rivals = rivalsAmong(
    memory,
    candidates.filter((row) => row !== joined),
    bar,
  )
  if (joined) return { action: 'join', clusterId: memory.pool.ids[slot]!, reason: 'above_bar', ...weighed, rivals }
  return { action: 'open', reason: isVetoed ? 'other_notice' : 'below_bar', ...weighed, rivals }
}

function rivalsAmong({ pool }: AssignMemory, candidates: readonly Row[], bar: number): string[] {
  return candidates.filter(({ score }) => score > bar).map(({ slot }) => pool.ids[slot]!)
}

function add(memory: AssignMemory, prepared: PreparedArticle, clusterId: string): void {
  const { pool, members } = memory
  const slot = memory.slots.get(clusterId) ?? open(memory, clusterId, prepared.language)
  members.add(prepared.id, slot)
  noteTime(memory, slot, prepared)
  const isCopy = prepared.copyOf !== null && pool.weightOf[slot]! > 0
  if (isCopy) return
  memory.fillings.add(slot, prepared.fillings)
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
    text: isHeadline ? null : [slice(ALL), sureNames(terms), slice(NUMBERS)],
    lower: lowerCase,
  })
}

function earlyBarOf({ features }: Row, { earlyAloneBar, earlyMergeBar }: AssignRules): number {
  return features[MERGE_AT.alone] === 1 ? earlyAloneBar : earlyMergeBar
}

/** The clusters that one may be merged with by its score, their places and their templates, best first. */
function mergeable(
  memory: AssignMemory,
  id: string,
  { met, barOf }: { met: ReadonlySet<string> | null; barOf: (row: Row) => number },
): Row[] {
  const { slots, fillings } = memory
  const own = slots.get(id)
  if (own === undefined) return []
  return mergeCandidatesOf(memory, id, met).filter(
    (row) => row.score > barOf(row) && !row.hasOtherPlaces && !areOtherNotices(fillings.of(own), fillings.of(row.slot)),
  )
}

function mergeProposals(memory: AssignMemory, rivals: Rivals, barOf: (row: Row) => number): MergeProposal[] {
  const { pool, slots } = memory
  const found = new Map<string, MergeProposal>()
  for (const [id, met] of rivals) {
    const own = slots.get(id)
    if (own === undefined) continue
    const [best] = mergeable(memory, id, { met, barOf })
    if (!best) continue
    const [from, into] = survivorLast(memory, own, best.slot).map((slot) => pool.ids[slot]!) as [string, string]
    const features = named(MERGE_FEATURES, best.features, best.odds)
    const proposal: MergeProposal = { from, into, score: best.score, reason: 'same_event', features, doubts: doubtsOf(best) }
    const known = found.get(from)
    if (!known || known.score < best.score) found.set(from, proposal)
  }
  return [...found.values()].sort((a, b) => b.score - a.score)
}

function survivorLast({ pool, members }: AssignMemory, a: number, b: number): [number, number] {
  const aFirst = members.count(a) - members.count(b) || pool.oldest[b]! - pool.oldest[a]! || pool.born[b]! - pool.born[a]!
  return aFirst > 0 ? [b, a] : [a, b]
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
  memory.fillings.merge(gone, kept)
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
  memory.fillings.forget(slot)
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
