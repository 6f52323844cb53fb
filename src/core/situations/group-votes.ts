import type { Raise } from './group-height.ts'
import type { LiveState, Tie } from './group-state.ts'
import type { PreparedCluster } from './link.ts'

/**
 * What the members of each situation say of an event: half the mean of its best `k` links to them, half that of its best √members, raised at the
 * height of a war. Of hundreds of events some three are like any other, so that by a few links alone a large situation takes in its neighbours;
 * by many alone a war loses its fronts. An unattached cluster is a situation of one.
 */
export function votesOf(
  ties: readonly Tie[],
  state: LiveState,
  { k, prepared: event }: { k: number; prepared: PreparedCluster },
): Map<string, Vote> {
  const votes = new Map<string, Vote>()
  for (const tie of ties) {
    const { situationId, prepared } = tie.member
    const key = situationId ?? `alone ${prepared.profile.id}`
    const vote = votes.get(key) ?? open(tie, votersOf(state, { situationId, event }))
    votes.set(key, vote)
    if (vote.ties.length < Math.max(k, manyOf(vote.voters))) vote.ties.push(tie)
  }
  for (const vote of votes.values()) {
    const few = Math.min(k, vote.voters)
    vote.score = (meanOf(vote, few) + meanOf(vote, Math.max(few, manyOf(vote.voters)))) / 2
    if (vote.situationId === null) continue
    vote.raise = state.heights.raiseOf(vote.score, vote.situationId, event)
    vote.score += vote.raise?.by ?? 0
  }
  return votes
}

export interface Vote {
  readonly situationId: string | null
  readonly clusterId: string
  /** The members of the situation but for the event itself. */
  readonly voters: number
  /** The links that made the vote, best first. */
  readonly ties: Tie[]
  score: number
  raise: Raise | null
}

const MANY_MAX = 10

/** How many of so many members are asked where not only the nearest few count. */
function manyOf(voters: number): number {
  return Math.min(MANY_MAX, Math.round(Math.sqrt(voters)))
}

function open({ member }: Tie, voters: number): Vote {
  const { situationId, prepared } = member
  return { situationId, clusterId: prepared.profile.id, voters, ties: [], score: 0, raise: null }
}

function votersOf(state: LiveState, { situationId, event }: { situationId: string | null; event: PreparedCluster }): number {
  const members = situationId === null ? undefined : state.situations.get(situationId)
  return members ? Math.max(1, members.size - (members.has(event.profile.id) ? 1 : 0)) : 1
}

/** The mean of the best `count` links; what is missing counts as none. */
function meanOf({ situationId, ties }: Vote, count: number): number {
  let sum = 0
  for (const { joined, paired } of ties.slice(0, count)) sum += situationId === null ? paired : joined
  return sum / count
}
