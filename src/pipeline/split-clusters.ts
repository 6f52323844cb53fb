// Stage: clusters that turned out to hold two events. Those that grew since they were last looked at are put together anew from their
// articles; what falls apart becomes a cluster of its own, and the old id keeps the greater part.

import type { PreparedArticle, SplitProposal } from '../core/assign.ts'
import { SPLIT_MEMBERS_MAX, SPLIT_MEMBERS_MIN } from '../core/split.ts'
import { findMembers, type StoredArticle, splitOff } from '../store/articles.ts'
import { appendChanges } from '../store/changes.ts'
import { insertClusters, recountClusters } from '../store/clusters.ts'
import { findVisible, maintainHomesOf } from '../store/curated-records.ts'
import { findCorrected } from '../store/curations.ts'
import { writeUnderLease } from '../store/leases.ts'
import type { StageContext, StageOutcome } from './stage.ts'

/** Clusters that are put together anew at once: each takes about a tenth of a second. */
const BATCH_CLUSTERS = 10
/** How much a cluster grows before it is looked at again. */
const GROWTH = 1.5

interface Split extends SplitProposal {
  readonly from: string
  readonly to: string
  readonly members: readonly PreparedArticle[]
}

/** Looks at one batch of clusters that grew, and splits those that hold two events. */
export async function splitChained(context: StageContext): Promise<StageOutcome> {
  const { db, memory, now, rules, log } = context
  const due = clustersDue(context)
  if (due.length === 0) return { done: 0, more: false }
  // What an operator corrected stays as it was left.
  const corrected = await findCorrected(db, due)
  const looked = due.filter((id) => !corrected.has(id))
  const members = Map.groupBy(await findMembers(db, looked, SPLIT_MEMBERS_MAX + 1), (article) => article.clusterId)
  const splits = looked.flatMap((id) => splitOf(context, id, members.get(id) ?? []))
  if (splits.length > 0) {
    await writeUnderLease(context, async (tx) => {
      await insertClusters(
        tx,
        splits.map(({ to }) => ({ id: to, publishedAt: now })),
      )
      for (const split of splits) await splitOff(tx, split)
      await recountClusters(
        tx,
        splits.flatMap(({ from, to }) => [from, to]),
        { minOutlets: rules.minOutlets, at: now },
      )
      const from = splits.map((split) => split.from)
      await maintainHomesOf(tx, from)
      const visible = await findVisible(tx, from)
      const changes = splits
        .filter((split) => visible.has(split.from))
        .map(({ from: recordId, to, reason, score }) => ({
          kind: 'cluster.updated' as const,
          recordId,
          detail: { split_off: to, reason, score },
        }))
      await appendChanges(tx, changes, now)
    })
    for (const split of splits) {
      memory.clusters.split({ ...split, articles: new Set(split.articles) })
      memory.touched.add(split.from).add(split.to)
    }
    log.info('clusters.split', { split: splits.length })
  }
  return { done: splits.length, more: memory.grown.size > 0 }
}

/** Takes clusters that grew by so much that they may look different now. */
function clustersDue({ memory: { grown, lookedAt, clusters } }: StageContext): string[] {
  const due: string[] = []
  for (const id of grown) {
    if (due.length === BATCH_CLUSTERS) break
    grown.delete(id)
    const count = clusters.count(id)
    if (count < SPLIT_MEMBERS_MIN || count > SPLIT_MEMBERS_MAX || count < GROWTH * (lookedAt.get(id) ?? 0)) continue
    lookedAt.set(id, count)
    due.push(id)
  }
  return due
}

function splitOf({ memory, newId }: StageContext, from: string, articles: readonly StoredArticle[]): Split[] {
  // Of an article whose text is gone nothing can be said anew.
  if (articles.length > SPLIT_MEMBERS_MAX || articles.some((article) => article.isTextRemoved)) return []
  const members = articles.toSorted((a, b) => a.seq - b.seq).map((article) => memory.clusters.prepare(memory.labels.without(article)))
  const proposal = memory.clusters.splitProposal(members)
  return proposal ? [{ ...proposal, from, to: newId(), members }] : []
}
