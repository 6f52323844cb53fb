// Stage: second thoughts about situations. Members that fit another affair better move there, affairs that are one are merged;
// ids stay, and each step is recorded.

import type { RepairProposal } from '../core/situations/group-repair.ts'
import { MOVE_FROM_MEMBERS_MIN } from '../core/situations/group-repair.ts'
import { appendChanges } from '../store/changes.ts'
import { moveCluster } from '../store/clusters.ts'
import { holdMembersApart } from '../store/curations.ts'
import type { Queryable } from '../store/database.ts'
import { writeUnderLease } from '../store/leases.ts'
import { noteRepaired } from '../store/pipeline-state.ts'
import { mergeSituation } from '../store/situation-ends.ts'
import { findSituationSizes, openSituation, type SituationSize } from '../store/situations.ts'
import { inSteps } from './in-steps.ts'
import type { StageContext, StageOutcome } from './stage.ts'

/** Repairs once. `more` says that what was changed may allow more. */
export async function repairSituations(contextNow: () => StageContext): Promise<StageOutcome> {
  const { memory, log, goingOn } = contextNow()
  const proposals = await inSteps(memory.situations.repair(memory.groupedTime), goingOn)
  // The lease is renewed from here on: of tens of thousands of events the steps take longer than it lasts.
  const context = contextNow()
  let done = 0
  await writeUnderLease(context, async (tx) => {
    for (const proposal of proposals) if (await apply(context, tx, proposal)) done += 1
    await noteRepaired(tx)
  })
  memory.regrouped = false
  if (done > 0) log.info('situations.repaired', { changes: done })
  return { done, more: done > 0 }
}

function apply(context: StageContext, tx: Queryable, proposal: RepairProposal): Promise<boolean> {
  switch (proposal.kind) {
    case 'move':
      return applyMove(context, tx, proposal)
    case 'pair':
      return applyPair(context, tx, proposal)
    case 'merge':
      return applyMerge(context, tx, proposal)
  }
}

async function applyMove(context: StageContext, tx: Queryable, move: Extract<RepairProposal, { kind: 'move' }>): Promise<boolean> {
  const { memory, now } = context
  const { clusterId, from, to, reason, score, own, features, via, raise } = move
  if (memory.situations.situationOf(clusterId) !== from) return false
  // What went there before it in this sweep may be what it is kept from.
  if (to !== null && memory.situations.areApart(clusterId, to)) return false
  if (to !== null && memory.situations.membersOf(to).length === 0) return false
  // One that went before it in this sweep may have left too few.
  if (from !== null && memory.situations.membersOf(from).length < MOVE_FROM_MEMBERS_MIN) return false
  await moveCluster(tx, { clusterId, to, grouping: { action: 'move', reason, score, own, from, features, via, raise } }, now)
  memory.situations.move(clusterId, to)
  const moved = [
    ...(from ? [{ kind: 'situation.left' as const, recordId: from, detail: { cluster: clusterId, to, reason } }] : []),
    ...(to ? [{ kind: 'situation.joined' as const, recordId: to, detail: { cluster: clusterId, from, reason } }] : []),
  ]
  await appendChanges(tx, moved, now)
  return true
}

async function applyPair(context: StageContext, tx: Queryable, pair: Extract<RepairProposal, { kind: 'pair' }>): Promise<boolean> {
  const { memory, now, newId } = context
  if (pair.clusterIds.some((id) => memory.situations.situationOf(id) !== null)) return false
  const id = newId()
  await openSituation(tx, { id, title: '' }, now)
  const { reason, score, features, clusterIds } = pair
  for (const clusterId of clusterIds) {
    const via = clusterIds.filter((other) => other !== clusterId)
    await moveCluster(tx, { clusterId, to: id, grouping: { action: 'pair', reason, score, features, via } }, now)
    memory.situations.move(clusterId, id)
  }
  return true
}

async function applyMerge(context: StageContext, tx: Queryable, merge: Extract<RepairProposal, { kind: 'merge' }>): Promise<boolean> {
  const { memory, now } = context
  if (memory.situations.areApart(merge.from, merge.into)) return false
  // The memory has forgotten members that are old.
  if (await holdMembersApart(tx, [merge.from, merge.into])) return false
  const sizes = new Map((await findSituationSizes(tx, [merge.from, merge.into])).map((size) => [size.id, size]))
  const [one, other] = [sizes.get(merge.from), sizes.get(merge.into)]
  if (!one || !other) return false
  const [from, into] = survives(one, other) ? [other, one] : [one, other]
  const { reason, score } = merge
  await mergeSituation(tx, { from, into: into.id, step: { action: 'merge', reason, score } }, now)
  memory.situations.mergeSituations(from.id, into.id)
  return true
}

/** D4: the one with more clusters survives, the older on a tie; one that readers know never yields to one that they don't. */
function survives(one: SituationSize, other: SituationSize): boolean {
  if (one.visible !== other.visible) return one.visible
  if (one.members !== other.members) return one.members > other.members
  return one.openedAt < other.openedAt || (one.openedAt === other.openedAt && one.id < other.id)
}
