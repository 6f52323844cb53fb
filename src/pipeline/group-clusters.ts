// Stage: clusters into situations. Each settled cluster is linked to those of the last months; it joins a situation, opens one
// together with another cluster, or stays alone until something follows. Situations are repaired at the end of each of the stream's own days, so
// that news of months, taken in at once, comes to the affairs that it would have come to day by day.

import { DAY_MS } from '../core/durations.ts'
import type { Grouping } from '../core/situations/group.ts'
import { moveClusters } from '../store/clusters.ts'
import type { Queryable } from '../store/database.ts'
import { writeUnderLease } from '../store/leases.ts'
import { findUngroupedClusters, type GroupableCluster, noteGrouped, noteRepairDue } from '../store/pipeline-state.ts'
import { openSituation } from '../store/situations.ts'
import { profilesOf } from './profile.ts'
import { repairSituations } from './repair-situations.ts'
import { idsOf, type StageContext, type StageOutcome } from './stage.ts'

const BATCH_CLUSTERS = 100

interface Batch {
  opened: { id: string; title: string }[]
  moves: { clusterId: string; to: string; grouping: Record<string, unknown> }[]
}

/** Groups one batch, or repairs situations where a day of it is over. */
export async function groupClusters(contextNow: () => StageContext): Promise<StageOutcome> {
  const context = contextNow()
  const most = context.caution.most('group', BATCH_CLUSTERS)
  const clusters = await findUngroupedClusters(context.db, most)
  let done = 0
  for (const [day, ofDay] of Map.groupBy(clusters, ({ publishedAt }) => Math.floor(publishedAt / DAY_MS))) {
    if (context.memory.regrouped && day * DAY_MS > context.memory.groupedTime) {
      await repairSituations(contextNow)
      // What is left was read before situations changed.
      return { done, more: true }
    }
    await groupSome(context, ofDay)
    done += ofDay.length
  }
  return { done, more: clusters.length === most }
}

async function groupSome(context: StageContext, clusters: Awaited<ReturnType<typeof findUngroupedClusters>>): Promise<void> {
  const { db, memory, now, log, caution, goingOn } = context
  caution.take('group', idsOf(clusters))
  const batch: Batch = { opened: [], moves: [] }
  const open = clusters.filter(({ over }) => !over)
  for (const { cluster, profile } of await profilesOf({ db, habits: memory.habits }, open)) {
    await goingOn()
    const prepared = memory.situations.prepare(profile)
    // One before it in this batch may have taken it into a situation already.
    const situationId = cluster.situationId ?? memory.situations.situationOf(cluster.id)
    memory.situations.put(prepared, situationId)
    if (cluster.pinned) memory.situations.pin(cluster.id)
    // A cluster that changed is looked at again only while it is alone; a member is moved by repair, which weighs its neighbours too.
    if (situationId === null && !cluster.pinned) place(context, { cluster, grouping: memory.situations.decide(prepared) }, batch)
  }
  await writeUnderLease(context, async (tx) => {
    await write(tx, { clusters, batch }, now)
    if (!memory.regrouped) await noteRepairDue(tx)
  })
  memory.regrouped = true
  memory.groupedTime = Math.max(memory.groupedTime, ...open.map(({ publishedAt }) => publishedAt))
  caution.rest()
  log.info('clusters.grouped', { clusters: clusters.length, opened: batch.opened.length, joined: batch.moves.length })
}

function place({ memory, newId }: StageContext, placed: { cluster: GroupableCluster; grouping: Grouping }, batch: Batch): void {
  const { cluster, grouping } = placed
  if (grouping.action === 'alone') return
  const { action, reason, score, features } = grouping
  const joined = grouping.action === 'join' ? { via: grouping.via, raise: grouping.raise } : { via: [grouping.clusterId], raise: null }
  const why = { action, reason, score, features, ...joined }
  const situationId = grouping.action === 'join' ? grouping.situationId : newId()
  if (grouping.action === 'pair') {
    batch.opened.push({ id: situationId, title: cluster.title })
    batch.moves.push({ clusterId: grouping.clusterId, to: situationId, grouping: { ...why, via: [cluster.id] } })
    memory.situations.move(grouping.clusterId, situationId)
  }
  batch.moves.push({ clusterId: cluster.id, to: situationId, grouping: why })
  memory.situations.move(cluster.id, situationId)
}

async function write(tx: Queryable, written: { clusters: readonly GroupableCluster[]; batch: Batch }, now: number): Promise<void> {
  for (const situation of written.batch.opened) await openSituation(tx, situation, now)
  await moveClusters(tx, written.batch.moves, now)
  await noteGrouped(
    tx,
    written.clusters.map((cluster) => cluster.id),
  )
}
