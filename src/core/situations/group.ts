import { createPostings } from '../clusters/assign-postings.ts'
import { createTermRecords } from '../clusters/term-records.ts'
import { createTermStatistics } from '../clusters/term-statistics.ts'
import { createLens } from '../learning/vector.ts'
import { areApart, keepApart, mayBecomeOne } from './group-constraints.ts'
import { createHeights, type Raise } from './group-height.ts'
import { linksOf, mayMeet, namedFeatures } from './group-links.ts'
import { mergeClusters, mergeSituations } from './group-merge.ts'
import { createNamePlaces } from './group-places.ts'
import { type RepairProposal, repairProposals } from './group-repair.ts'
import { type PlacedEvent, restoreEvents } from './group-restore.ts'
import { barOf, type GroupRules, groupRules } from './group-rules.ts'
import { attach, type ClusterReports, forget, type Link, type LiveState, place, remove } from './group-state.ts'
import { createEventCounts } from './group-surroundings.ts'
import { type Vote, votesOf } from './group-votes.ts'
import { weigh } from './group-weigh.ts'
import { type ClusterProfile, PROFILE_FIELDS, type PreparedCluster, prepareCluster } from './link.ts'

/**
 * Events into situations, online. A learned link gives each pair of events a probability of belonging to one affair, and another where both stand
 * alone; a situation's vote is made of the best links to its members (group-votes.ts); the event joins the best situation above the bar, or opens one with an event that has none.
 * Repair later moves events and merges situations by the same votes, with a margin against flicker. No I/O, no clock; deterministic.
 */

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
  /** The word is void: what it held the cluster in has ended. */
  unpin(clusterId: string): void
  /** An operator's word: these two (clusters, situations, or one of each) never come together. */
  keepApart(a: string, b: string): void
  /** Whether an operator's word keeps these two apart; a situation's members count as well. */
  areApart(a: string, b: string): boolean
  /** Whether an operator's word lets one cluster be merged into another. */
  mayBecomeOne(from: string, into: string): boolean
  /** Forgets the events that were updated last before the instant, and gives them; how rare their words are stays known. */
  expire(before: number): string[]
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
    updatedLeast: Number.POSITIVE_INFINITY,
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
    unpin: (clusterId) => void state.pins.delete(clusterId),
    keepApart: (a, b) => keepApart(state, a, b),
    areApart: (a, b) => areApart(state, a, b),
    mayBecomeOne: (from, into) => mayBecomeOne(state, from, into),
    expire: (before) => expire(state, before),
  }
}

function expire(state: LiveState, before: number): string[] {
  if (before <= state.updatedLeast) return []
  const gone: string[] = []
  state.updatedLeast = Number.POSITIVE_INFINITY
  for (const [id, { prepared }] of state.members) {
    const { updatedAt } = prepared.profile
    if (updatedAt < before) gone.push(id)
    else state.updatedLeast = Math.min(state.updatedLeast, updatedAt)
  }
  for (const id of gone) forget(state, id)
  return gone
}

function ask(state: LiveState, prepared: PreparedCluster): NonNullable<LiveState['asked']> {
  if (state.asked?.prepared === prepared) return state.asked
  const weighed = weigh(state, prepared)
  const asked = { prepared, weighed, links: linksOf(state, weighed) }
  state.asked = asked
  return asked
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

function put(state: LiveState, prepared: PreparedCluster, situationId: string | null): void {
  remove(state, prepared.profile.id)
  const asked = ask(state, prepared)
  place(state, asked, situationId)
  // Deciding about it next needs the same links.
  state.asked = asked
}
