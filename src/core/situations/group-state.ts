import type { createPostings } from '../clusters/assign-postings.ts'
import type { ArticleTerms, createTermStatistics } from '../clusters/term-statistics.ts'
import type { createLens } from '../learning/vector.ts'
import type { createHeights } from './group-height.ts'
import type { createNamePlaces } from './group-places.ts'
import type { GroupRules, LinkProbabilities } from './group-rules.ts'
import type { createEventCounts } from './group-surroundings.ts'
import { PAIRS, type PreparedCluster, placeTerm, type Weighed } from './link.ts'

/** What is remembered of live events and their situations, and how it changes; what is decided on it stands in group.ts and group-repair.ts. */

const LINK_KEPT_MIN = 0.02

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

/** A link to a member, as it was weighed. */
export interface Tie extends LinkProbabilities {
  readonly member: Member
}

export interface Link extends Tie {
  readonly features: Float64Array
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
  /** None was updated last before. */
  updatedLeast: number
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
  state.updatedLeast = Math.min(state.updatedLeast, prepared.profile.updatedAt)
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
function termsOf({ terms, lowerCase, unnamed }: PreparedCluster): ArticleTerms {
  return { title: [], text: [terms.ids.subarray(0, terms.ends[PAIRS]), unnamed], lower: lowerCase }
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
export function forget(state: LiveState, clusterId: string): Member | undefined {
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
