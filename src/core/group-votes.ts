import type { LiveState, Member } from './group.ts'
import type { Raise } from './group-height.ts'
import type { LinkProbabilities } from './group-rules.ts'
import type { PreparedCluster } from './link.ts'

export interface Tie extends LinkProbabilities {
  readonly member: Member
}

/** The mean of the best `k` links to members of each situation, raised at the height of a war; an unattached cluster is a situation of one. */
export function votesOf(
  ties: readonly Tie[],
  state: LiveState,
  { k, prepared: event }: { k: number; prepared: PreparedCluster },
): Map<string, Vote> {
  const votes = new Map<string, Vote>()
  for (const tie of ties) {
    const { situationId, prepared } = tie.member
    const key = situationId ?? `alone ${prepared.profile.id}`
    const vote = votes.get(key) ?? { key, situationId, clusterId: prepared.profile.id, sum: 0, ties: [], score: 0, raise: null }
    votes.set(key, vote)
    if (vote.ties.length >= k) continue
    vote.ties.push(tie)
    vote.sum += situationId === null ? tie.paired : tie.joined
  }
  for (const vote of votes.values()) {
    const members = vote.situationId === null ? null : state.situations.get(vote.situationId)
    const size = members ? members.size - (members.has(event.profile.id) ? 1 : 0) : 1
    vote.score = vote.sum / Math.max(1, Math.min(k, size))
    if (vote.situationId === null) continue
    vote.raise = state.heights.raiseOf(vote.score, vote.situationId, event)
    vote.score += vote.raise?.by ?? 0
  }
  return votes
}

export interface Vote {
  readonly key: string
  readonly situationId: string | null
  readonly clusterId: string
  readonly ties: Tie[]
  sum: number
  score: number
  raise: Raise | null
}
