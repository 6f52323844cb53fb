import { linksOf } from './group-links.ts'
import { repairedSince } from './group-repair.ts'
import { type LiveState, type Member, place, remove } from './group-state.ts'
import { weigh } from './group-weigh.ts'
import type { PreparedCluster } from './link.ts'

/** An event of before a restart. */
export interface PlacedEvent {
  readonly prepared: PreparedCluster
  readonly situationId: string | null
  /** Where it stood when it was grouped first and last, in the order of all. */
  readonly first: number
  readonly last: number
}

/**
 * Puts each event where it was grouped first and where it was grouped last: what was rare or known when another was compared hangs on both. A step for
 * each, so that others can be served between them.
 *
 * Comparing an event with all that are near is nearly all of the cost, and of what comes of it repair alone reads anything: the links of events that were updated
 * lately. So it is left out where an event is put once more, and two that are both older are not compared. What repair sees is the same.
 */
export function* restoreEvents(state: LiveState, events: readonly PlacedEvent[], now: number): Generator<void> {
  const since = repairedSince(state.rules, now)
  const isRecent = ({ prepared }: Pick<Member, 'prepared'>) => prepared.profile.updatedAt >= since
  /** Recent events that will not be put once more. */
  let recent = 0
  const steps = events.flatMap((event) => [...new Set([event.first, event.last])].map((at) => ({ at, event })))
  for (const { at, event } of steps.sort((a, b) => a.at - b.at)) {
    const { prepared, situationId, last } = event
    remove(state, prepared.profile.id)
    const weighed = weigh(state, prepared)
    const isLinked = at === last && (isRecent(event) || recent > 0)
    place(state, { weighed, links: isLinked ? linksOf(state, weighed, isRecent(event) ? undefined : isRecent) : [] }, situationId)
    if (at === last && isRecent(event)) recent += 1
    yield
  }
}
