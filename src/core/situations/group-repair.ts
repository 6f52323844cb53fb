import { DAY_MS } from '../durations.ts'
import { areApart } from './group-constraints.ts'
import type { Raise } from './group-height.ts'
import { featuresBetween, mayMeet, tiesOf } from './group-links.ts'
import { barOf, type GroupRules } from './group-rules.ts'
import type { LiveState, Member } from './group-state.ts'
import { type Vote, votesOf } from './group-votes.ts'
import { areForeign } from './link-features.ts'

/** A change of membership that repair asks for. Ids stay: a merge names its survivor, the larger and on a tie the one met first. */
export type RepairProposal =
  | {
      readonly kind: 'move'
      readonly clusterId: string
      readonly from: string | null
      readonly to: string | null
      /** Two languages, here and below: it passed no bar but the lower one for what is told in two. */
      readonly reason: 'closer' | 'closer_in_two_languages'
      readonly score: number
      /** What its own situation came to. */
      readonly own: number
      readonly features: Readonly<Record<string, number>>
      /** The member clusters whose links made the vote. */
      readonly via: string[]
      /** What a rule added to the vote. */
      readonly raise: Raise | null
    }
  | {
      readonly kind: 'merge'
      readonly from: string
      readonly into: string
      readonly reason: 'same_affair' | 'same_affair_in_two_languages'
      readonly score: number
    }
  | {
      readonly kind: 'pair'
      readonly clusterIds: readonly [string, string]
      readonly reason: 'link'
      readonly score: number
      readonly features: Readonly<Record<string, number>>
    }

/** A situation in which nothing happened for so many days is left as it is: merging it would change an id that nobody follows any more. */
const MERGE_QUIET_DAYS_MAX = 3
/** A move must not end a situation: what is left of so few members is taken by a merge, as one. */
export const MOVE_FROM_MEMBERS_MIN = 3

/** Clusters that were updated before are not judged again. */
export function repairedSince(rules: GroupRules, now: number): number {
  return now - rules.repairDays * DAY_MS
}

/**
 * One sweep over the clusters of the last days, with links both ways: what arrived early is judged again with what came after it. A cluster moves
 * only when another situation beats its own by a margin and its own goes on without it; a small situation in which something happened lately
 * merges into another when its members vote for it on the mean. A step for each cluster, so that others can be served between them; nothing may be moved meanwhile.
 */
export function* repairProposals(state: LiveState, now: number): Generator<void, RepairProposal[]> {
  const { rules } = state
  const proposals: RepairProposal[] = []
  const support = new Map<string, Map<string, number>>()
  const since = repairedSince(rules, now)
  for (const member of state.members.values()) {
    if (member.prepared.profile.updatedAt < since) continue
    const { id } = member.prepared.profile
    const ties = tiesOf(state, member).filter((tie) => mayMeet(state, id, tie))
    const votes = votesOf(ties, state, { k: rules.repairVotes, prepared: member.prepared })
    const change = changeFor(state, member, votes)
    if (change) proposals.push(change)
    if (member.situationId !== null) addSupport(support, member.situationId, votes)
    yield
  }
  proposals.push(...mergesOf(state, support, now))
  return proposals.sort((a, b) => b.score - a.score)
}

function changeFor(state: LiveState, member: Member, votes: ReadonlyMap<string, Vote>): RepairProposal | null {
  const { rules } = state
  const { id } = member.prepared.profile
  if (state.pins.has(id)) return null
  if (member.situationId !== null && sizeOf(state, member.situationId) < MOVE_FROM_MEMBERS_MIN) return null
  const own = member.situationId === null ? 0 : (votes.get(member.situationId)?.score ?? 0)
  let best: Vote | null = null
  for (const vote of votes.values()) {
    if (vote.situationId === member.situationId && member.situationId !== null) continue
    if (best === null || vote.score > best.score) best = vote
  }
  if (best === null || best.score <= own + rules.moveMargin) return null
  const isAbroad = best.score <= barOf(rules, best.situationId)
  if (isAbroad && !joinsAbroad(state, member, best)) return null
  if (best.situationId === null && member.situationId !== null) return null
  const features = featuresBetween(state, member, best.ties[0]!.member)
  const { situationId: to, score } = best
  if (to === null) return { kind: 'pair', clusterIds: [id, best.clusterId], reason: 'link', score, features }
  const via = best.ties.map((tie) => tie.member.prepared.profile.id)
  const reason = isAbroad ? 'closer_in_two_languages' : 'closer'
  return { kind: 'move', clusterId: id, from: member.situationId, to, reason, score, own, features, via, raise: best.raise }
}

/** Whether a vote is enough for an event that is told in another language than most of the situation's. */
function joinsAbroad(state: LiveState, { prepared }: Member, { situationId, score }: Vote): boolean {
  if (situationId === null || score <= state.rules.foreignJoinBar) return false
  return areForeign(prepared.profile.language, languageOf(state, situationId))
}

function addSupport(support: Map<string, Map<string, number>>, situationId: string, votes: ReadonlyMap<string, Vote>): void {
  const sums = support.get(situationId) ?? new Map<string, number>()
  support.set(situationId, sums)
  for (const vote of votes.values()) {
    if (vote.situationId !== null && vote.situationId !== situationId)
      sums.set(vote.situationId, (sums.get(vote.situationId) ?? 0) + vote.score)
  }
}

function mergesOf(state: LiveState, support: ReadonlyMap<string, ReadonlyMap<string, number>>, now: number): RepairProposal[] {
  const { rules } = state
  const merges: RepairProposal[] = []
  for (const [from, sums] of support) {
    const size = sizeOf(state, from)
    if (size === 0 || size > rules.mergeSizeMax || newestIn(state, from) < now - MERGE_QUIET_DAYS_MAX * DAY_MS) continue
    let best: { into: string; score: number } | null = null
    for (const [into, sum] of sums) {
      const larger = sizeOf(state, into) >= size
      if (larger && (best === null || sum / size > best.score) && !areApart(state, from, into)) best = { into, score: sum / size }
    }
    if (!best) continue
    const { into, score } = best
    if (score > rules.mergeBar) merges.push({ kind: 'merge', from, into, reason: 'same_affair', score })
    else if (score > rules.foreignMergeBar && areForeign(languageOf(state, from), languageOf(state, into)))
      merges.push({ kind: 'merge', from, into, reason: 'same_affair_in_two_languages', score })
  }
  return merges
}

/** The language that most of its events are told in; of several the first by its code. */
function languageOf(state: LiveState, situationId: string): string {
  const counts = new Map<string, number>()
  for (const id of state.situations.get(situationId) ?? []) {
    const { language } = state.members.get(id)!.prepared.profile
    counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return most![0]
}

const sizeOf = (state: LiveState, situationId: string): number => state.situations.get(situationId)?.size ?? 0

function newestIn(state: LiveState, situationId: string): number {
  let newest = 0
  for (const id of state.situations.get(situationId) ?? []) newest = Math.max(newest, state.members.get(id)!.prepared.profile.updatedAt)
  return newest
}
