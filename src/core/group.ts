import { createPostings } from './assign-postings.ts'
import { areApart, keepApart, mayBecomeOne } from './group-constraints.ts'
import { createHeights, type Raise } from './group-height.ts'
import { mergeClusters, mergeSituations } from './group-merge.ts'
import { createNamePlaces } from './group-places.ts'
import { type RepairProposal, repairProposals } from './group-repair.ts'
import { type PlacedEvent, restoreEvents } from './group-restore.ts'
import { barOf, type GroupRules, groupRules, isBareHeadline, type LinkProbabilities, linkProbabilities, UNLINKED } from './group-rules.ts'
import { createEventCounts } from './group-surroundings.ts'
import { type Tie, type Vote, votesOf } from './group-votes.ts'
import { weigh } from './group-weigh.ts'
import {
  type ClusterProfile,
  NAMES,
  PAIRS,
  PROFILE_FIELDS,
  type PreparedCluster,
  placeTerm,
  prepareCluster,
  type Weighed,
  WORDS,
} from './link.ts'
import { compareEvents, LINK_FEATURES, type Surroundings } from './link-features.ts'
import { createTermRecords } from './term-records.ts'
import { type ArticleTerms, createTermStatistics } from './term-statistics.ts'
import { createLens, startOf } from './vector.ts'

export type { RepairProposal } from './group-repair.ts'
export type { GroupRules } from './group-rules.ts'
export type { ClusterProfile, PreparedCluster } from './link.ts'

/**
 * Events into situations, online. A learned link gives each pair of events a probability of belonging to one affair, and another where both stand
 * alone; a situation's vote is made of the best links to its members (group-votes.ts); the event joins the best situation above the bar, or opens one with an event that has none.
 * Repair later moves events and merges situations by the same votes, with a margin against flicker. No I/O, no clock; deterministic.
 */
const CANDIDATES_MAX = 80
const WORD_IDF_MIN = 3
const NAME_IDF_MIN = 2
const PLACE_WEIGHT_MIN = 2
/** Where few events were counted, a country is not yet rare. */
const PLACE_PRIOR_EVENTS = 20
const LINK_KEPT_MIN = 0.02
/** Weaker links are not asked whether a template made them. */
const NOTICES_LINKED_MIN = 0.2
/** Least cosine of the names of two notices of one template that open an affair: a toll, a rate or an index of one thing, day by day. */
const SERIES_NAMES_MIN = 0.4
const NAMES_COSINE = LINK_FEATURES.indexOf('names')
const RAREST_SHARED = LINK_FEATURES.indexOf('bestName')
const RAREST_UNSHARED = LINK_FEATURES.indexOf('unsharedName')

export type Grouping =
  | {
      readonly action: 'join'
      readonly situationId: string
      readonly reason: 'votes'
      readonly score: number
      readonly features: Readonly<Record<string, number>>
      /** The member clusters whose links made the vote. */
      readonly via: string[]
      /** What a rule added to the vote. */
      readonly raise: Raise | null
    }
  | {
      readonly action: 'pair'
      readonly clusterId: string
      readonly reason: 'link'
      readonly score: number
      readonly features: Readonly<Record<string, number>>
    }
  | { readonly action: 'alone'; readonly reason: 'no_candidate' | 'below_bar'; readonly score: number | null }

/** A live cluster with its situation. */
export interface Member extends Weighed {
  readonly slot: number
  /** Which came first: a slot's number does not tell, for slots are used again. */
  readonly order: number
  /** How many events had been counted when it was. */
  readonly counted: number
  situationId: string | null
  /** Links worth keeping, both ways, by the slot of the other event. */
  readonly links: Map<number, LinkProbabilities>
}

export interface Link extends Tie {
  readonly features: Float64Array
}

export interface LiveSituations {
  readonly size: number
  /** Places in the tables, taken or free: what memory they take. */
  readonly slots: number
  prepare(profile: ClusterProfile): PreparedCluster
  decide(prepared: PreparedCluster): Grouping
  /** Adds a cluster or updates its profile, with its situation. */
  put(prepared: PreparedCluster, situationId: string | null): void
  /** Puts events of before back, one for each step of the iterator; `now` is when repair may look at them first. */
  restore(events: readonly PlacedEvent[], now: number): Generator<void>
  move(clusterId: string, situationId: string | null): void
  remove(clusterId: string): void
  situationOf(clusterId: string): string | null
  membersOf(situationId: string): string[]
  links(prepared: PreparedCluster): Link[]
  mergeSituations(from: string, into: string): void
  /** One event was merged into another, which takes its situation where it has none, and what an operator said of it. */
  mergeClusters(from: string, into: string): void
  /** What to change at this time, best first; each stands on the state before any of them is applied. In steps, during which nothing may change. */
  repair(now: number): Generator<void, RepairProposal[]>
  /** An operator's word: repair never moves this cluster. */
  pin(clusterId: string): void
  /** An operator's word: these two (clusters, situations, or one of each) never come together. */
  keepApart(a: string, b: string): void
  /** Whether an operator's word keeps these two apart; a situation's members count as well. */
  areApart(a: string, b: string): boolean
  /** Whether an operator's word lets one cluster be merged into another. */
  mayBecomeOne(from: string, into: string): boolean
  expire(before: number): string[]
}

export interface LiveState {
  readonly rules: GroupRules
  readonly reports: ClusterReports
  readonly members: Map<string, Member>
  readonly bySlot: Map<number, Member>
  readonly situations: Map<string, Set<string>>
  readonly pins: Set<string>
  readonly apart: Map<string, Set<string>>
  readonly statistics: ReturnType<typeof createTermStatistics>
  readonly postings: ReturnType<typeof createPostings>
  readonly lens: ReturnType<typeof createLens>
  readonly counts: ReturnType<typeof createEventCounts>
  readonly namePlaces: ReturnType<typeof createNamePlaces>
  readonly heights: ReturnType<typeof createHeights>
  readonly freeSlots: number[]
  slots: number
  nextOrder: number
  /** The links of the last event asked about, valid until another is put or one is removed. */
  asked: { prepared: PreparedCluster; weighed: Weighed; links: Link[] } | null
}

/** What who knows the reports of two clusters, by id, can tell of them. */
export interface ClusterReports {
  /** Whether they are notices of one template that differ in what they fill in. */
  areOtherNotices(a: string, b: string): boolean
  /** Whether they may be merged when they are ripe. */
  mayBeOne(a: string, b: string): boolean
}

const NOTHING_KNOWN: ClusterReports = { areOtherNotices: () => false, mayBeOne: () => false }

export function createLiveSituations(rules: GroupRules = groupRules, reports: ClusterReports = NOTHING_KNOWN): LiveSituations {
  const records = createTermRecords()
  const state: LiveState = {
    rules,
    reports,
    members: new Map(),
    bySlot: new Map(),
    situations: new Map(),
    pins: new Set(),
    apart: new Map(),
    statistics: createTermStatistics(records),
    postings: createPostings(records),
    lens: createLens(PROFILE_FIELDS),
    counts: createEventCounts(),
    namePlaces: createNamePlaces(),
    heights: createHeights(),
    freeSlots: [],
    slots: 0,
    nextOrder: 0,
    asked: null,
  }
  return {
    get size() {
      return state.members.size
    },
    get slots() {
      return state.slots
    },
    prepare: (profile) => prepareCluster(profile),
    decide: (prepared) => decide(state, prepared),
    put: (prepared, situationId) => put(state, prepared, situationId),
    restore: (events, now) => restoreEvents(state, events, now),
    move: (clusterId, situationId) => attach(state, state.members.get(clusterId), situationId),
    remove: (clusterId) => remove(state, clusterId),
    situationOf: (clusterId) => state.members.get(clusterId)?.situationId ?? null,
    membersOf: (situationId) => [...(state.situations.get(situationId) ?? [])],
    links: (prepared) => ask(state, prepared).links,
    mergeSituations: (from, into) => mergeSituations(state, from, into),
    mergeClusters: (from, into) => mergeClusters(state, from, into),
    repair: (now) => repairProposals(state, now),
    pin: (clusterId) => void state.pins.add(clusterId),
    keepApart: (a, b) => keepApart(state, a, b),
    areApart: (a, b) => areApart(state, a, b),
    mayBecomeOne: (from, into) => mayBecomeOne(state, from, into),
    expire(before) {
      const gone = [...state.members.values()]
        .filter(({ prepared }) => prepared.profile.updatedAt < before)
        .map(({ prepared }) => prepared.profile.id)
      for (const id of gone) forget(state, id)
      return gone
    },
  }
}

function ask(state: LiveState, prepared: PreparedCluster): NonNullable<LiveState['asked']> {
  if (state.asked?.prepared === prepared) return state.asked
  const weighed = weigh(state, prepared)
  const asked = { prepared, weighed, links: linksOf(state, weighed) }
  state.asked = asked
  return asked
}

/** The links from an event to its candidates, or to those of them that are asked for, best first. */
export function linksOf(state: LiveState, weighed: Weighed, isAskedFor: (member: Member) => boolean = () => true): Link[] {
  const { prepared } = weighed
  const { lens, statistics, postings } = state
  const surroundings = state.counts.at(prepared.profile.publishedAt)
  for (const [term, weight] of queryTerms(state, weighed, surroundings)) postings.accumulate(term, weight)
  const near = postings.best(CANDIDATES_MAX + 1)
  const context = { lens, statistics, surroundings }
  lens.load(weighed.vectors)
  const links: Link[] = []
  for (const { slot } of near) {
    const member = state.bySlot.get(slot)!
    if (member.prepared.profile.id === prepared.profile.id || !isAskedFor(member)) continue
    const features = compareEvents(weighed, member, context)
    const link = { member, features, ...linkProbabilities(state.rules, features) }
    links.push(areTwoThings(state, prepared, link) ? { ...link, ...UNLINKED } : link)
  }
  lens.clear()
  return bestFirst(links)
}

/** Whether a template is all that links two events: where it would count, and they do not name the same. Of a road check's headlines each names its county. */
function areTwoThings({ reports }: LiveState, { profile }: PreparedCluster, { member, features, joined, paired }: Link): boolean {
  if (Math.max(joined, paired) < NOTICES_LINKED_MIN) return false
  const nameTheSame = !isBareHeadline(features) || features[RAREST_SHARED]! > features[RAREST_UNSHARED]!
  if (features[NAMES_COSINE]! >= SERIES_NAMES_MIN && nameTheSame) return false
  return reports.areOtherNotices(profile.id, member.prepared.profile.id)
}

function* queryTerms(state: LiveState, { vectors, places }: Weighed, surroundings: Surroundings): Generator<[number, number]> {
  for (const [field, least] of [
    [WORDS, WORD_IDF_MIN],
    [NAMES, NAME_IDF_MIN],
    [PAIRS, NAME_IDF_MIN],
  ] as const) {
    for (let i = startOf(vectors, field); i < vectors.ends[field]!; i++) {
      const idf = state.statistics.idfInTexts(vectors.ids[i]!)
      if (idf > least) yield [vectors.ids[i]!, idf * idf]
    }
  }
  for (const country of places.keys()) {
    const { place, all } = surroundings.cell(country, '')
    const rarity = Math.log((all + PLACE_PRIOR_EVENTS) / (place + 1))
    yield [placeTerm(country), Math.max(PLACE_WEIGHT_MIN, rarity * rarity)]
  }
}

function decide(state: LiveState, prepared: PreparedCluster): Grouping {
  const { id } = prepared.profile
  const links = ask(state, prepared).links.filter((link) => mayMeet(state, id, link))
  const votes = [...votesOf(links, state, { k: state.rules.votes, prepared }).values()]
  const best = votes.reduce<Vote | null>((top, vote) => (top === null || vote.score > top.score ? vote : top), null)
  if (!best) return { action: 'alone', reason: 'no_candidate', score: null }
  const { score, situationId } = best
  if (score <= barOf(state.rules, situationId)) return { action: 'alone', reason: 'below_bar', score }
  const features = namedFeatures(links.find(({ member }) => member === best.ties[0]!.member)!.features)
  if (situationId === null) return { action: 'pair', clusterId: best.clusterId, reason: 'link', score, features }
  const via = best.ties.map(({ member }) => member.prepared.profile.id)
  return { action: 'join', situationId, reason: 'votes', score, features, via, raise: best.raise }
}

function namedFeatures(features: Float64Array): Record<string, number> {
  return Object.fromEntries(LINK_FEATURES.map((name, i) => [name, Math.round(features[i]! * 10_000) / 10_000]))
}

export function mayMeet(state: LiveState, clusterId: string, { member, paired }: Tie): boolean {
  const isAlone = member.situationId === null
  // An operator left it alone.
  if (isAlone && state.pins.has(member.prepared.profile.id)) return false
  // One event that stands in two clusters is no affair: merged, it would leave a situation of one.
  if (isAlone && paired > state.rules.pairBar && state.reports.mayBeOne(clusterId, member.prepared.profile.id)) return false
  const apart = state.apart.get(clusterId)
  if (!apart) return true
  return !apart.has(member.prepared.profile.id) && !(member.situationId !== null && apart.has(member.situationId))
}

function put(state: LiveState, prepared: PreparedCluster, situationId: string | null): void {
  remove(state, prepared.profile.id)
  const asked = ask(state, prepared)
  place(state, asked, situationId)
  // Deciding about it next needs the same links.
  state.asked = asked
}

/** Adds an event that is not there, with its links to others. */
export function place(
  state: LiveState,
  { weighed, links }: { weighed: Weighed; links: readonly Link[] },
  situationId: string | null,
): void {
  const { prepared } = weighed
  state.counts.note(prepared)
  state.namePlaces.note(prepared)
  state.statistics.count(termsOf(prepared))
  const member: Member = {
    ...weighed,
    slot: state.freeSlots.pop() ?? state.slots++,
    order: state.nextOrder++,
    counted: state.statistics.articles,
    situationId: null,
    links: new Map(),
  }
  state.members.set(prepared.profile.id, member)
  state.bySlot.set(member.slot, member)
  // The title's words stand among the words.
  for (const term of member.vectors.ids.subarray(0, member.vectors.ends[PAIRS])) state.postings.add(term, member.slot)
  for (const country of member.places.keys()) state.postings.add(placeTerm(country), member.slot)
  for (const { member: other, joined, paired } of links) {
    if (Math.max(joined, paired) < LINK_KEPT_MIN) continue
    member.links.set(other.slot, { joined, paired })
    other.links.set(member.slot, { joined, paired })
  }
  attach(state, member, situationId)
  state.asked = null
}

/** What an event counts for in how rare words are. */
function termsOf({ terms, lowerCase }: PreparedCluster): ArticleTerms {
  return { title: [], text: [terms.ids.subarray(0, terms.ends[PAIRS])], lower: lowerCase }
}

/** The features of the link between two members, weighed as things stand now. */
export function featuresBetween(state: LiveState, one: Member, other: Member): Record<string, number> {
  const [newer, older] = one.order > other.order ? [one, other] : [other, one]
  const { lens, statistics, counts } = state
  lens.load(newer.vectors)
  const features = compareEvents(newer, older, { lens, statistics, surroundings: counts.at(newer.prepared.profile.publishedAt) })
  lens.clear()
  return namedFeatures(features)
}

/** The kept links of a member, best first. */
export function tiesOf(state: LiveState, member: Member): Tie[] {
  const ties: Tie[] = []
  for (const [slot, link] of member.links) ties.push({ member: state.bySlot.get(slot)!, ...link })
  return bestFirst(ties)
}

function bestFirst<T extends Tie>(ties: T[]): T[] {
  return ties.sort((a, b) => b.joined - a.joined || a.member.order - b.member.order)
}

export function attach(state: LiveState, member: Member | undefined, situationId: string | null): void {
  if (!member) return
  const { id } = member.prepared.profile
  if (member.situationId !== null) leave(state, member.situationId, member.prepared)
  member.situationId = situationId
  if (situationId === null) return
  state.heights.note(situationId, member.prepared, 1)
  const members = state.situations.get(situationId)
  if (members) members.add(id)
  else state.situations.set(situationId, new Set([id]))
}

function leave(state: LiveState, situationId: string, prepared: PreparedCluster): void {
  const members = state.situations.get(situationId)
  members?.delete(prepared.profile.id)
  state.heights.note(situationId, prepared, -1)
  if (members?.size === 0) state.situations.delete(situationId)
}

/** Takes a member away, and what it counted for. */
export function remove(state: LiveState, clusterId: string): void {
  const member = forget(state, clusterId)
  if (!member) return
  state.counts.forget(member.prepared)
  state.namePlaces.forget(member.prepared)
  state.statistics.uncount(termsOf(member.prepared), member.counted)
}

/** Takes a member away; how rare its words are, and where its names are from, stays known. */
function forget(state: LiveState, clusterId: string): Member | undefined {
  const member = state.members.get(clusterId)
  if (!member) return
  attach(state, member, null)
  for (const slot of member.links.keys()) state.bySlot.get(slot)?.links.delete(member.slot)
  state.asked = null
  state.members.delete(clusterId)
  state.bySlot.delete(member.slot)
  state.postings.retire(member.slot)
  state.freeSlots.push(...state.postings.released())
  return member
}
