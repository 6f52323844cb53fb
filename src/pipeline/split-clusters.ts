// Stage: clusters that turned out to hold two events. Those that grew since they were last tried are read once more; what tells another
// event becomes a cluster of its own, and the old id keeps the greater part.

import type { PreparedArticle } from '../core/clusters/assign-prepare.ts'
import { SPLIT_MEMBERS_MAX, type SplitProposal } from '../core/clusters/split.ts'
import { findJudgedMembers, type StoredArticle, splitOff } from '../store/articles.ts'
import { appendChanges } from '../store/changes.ts'
import { insertClusters, recountClusters } from '../store/clusters.ts'
import { findVisible } from '../store/curated-records.ts'
import { findCorrected } from '../store/curations.ts'
import type { Queryable } from '../store/database.ts'
import { writeUnderLease } from '../store/leases.ts'
import { findSplitDue, markTried } from '../store/pipeline-state.ts'
import { prepareMembers, type Vectors, vectorsOf } from './memory.ts'
import type { StageContext, StageOutcome } from './stage.ts'

/** What is taken apart at once. A cluster of 60 articles takes some twenty milliseconds. */
const BATCH = { clusters: 30, articles: 120 }

interface Split extends SplitProposal {
  readonly from: string
  readonly to: string
  readonly members: readonly PreparedArticle[]
}

/** Tries one batch of clusters that grew, and splits those that hold two events. */
export async function splitChained(context: StageContext): Promise<StageOutcome> {
  const { db, memory, log, caution } = context
  const due = await findSplitDue(db, { ...BATCH, clusters: caution.most('split', BATCH.clusters) })
  if (due.length === 0) return { done: 0, more: false }
  caution.take('split', due)
  // What an operator corrected stays as it was left, and what is no longer active takes no more articles.
  const corrected = await findCorrected(db, due)
  const tried = due.filter((id) => !corrected.has(id) && memory.clusters.has(id))
  const articles = await findJudgedMembers(db, tried, SPLIT_MEMBERS_MAX + 1)
  const vectors = await vectorsOf(db, memory, articles)
  const members = Map.groupBy(articles, (article) => article.clusterId)
  const splits = tried.flatMap((id) => splitOf(context, id, { articles: members.get(id) ?? [], vectors }))
  await writeUnderLease(context, async (tx) => {
    if (splits.length > 0) await write(tx, splits, context)
    // Both parts of a split stay due: they may hold more than one event still.
    await markTried(
      tx,
      due.filter((id) => !splits.some(({ from }) => from === id)),
    )
  })
  for (const split of splits) {
    memory.clusters.split({ ...split, articles: new Set(split.articles) })
    memory.touched.set(split.from, null).set(split.to, null)
  }
  caution.rest()
  if (splits.length > 0) log.info('clusters.split', { split: splits.length })
  return { done: due.length, more: true }
}

async function write(tx: Queryable, splits: readonly Split[], { now, rules }: StageContext): Promise<void> {
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
  const visible = await findVisible(tx, from)
  const changes = splits
    .filter((split) => visible.has(split.from))
    .map(({ from: recordId, to, reason, score }) => ({
      kind: 'cluster.updated' as const,
      recordId,
      detail: { split_off: to, reason, score },
    }))
  await appendChanges(tx, changes, now)
}

function splitOf(
  { memory, newId }: StageContext,
  from: string,
  { articles, vectors }: { articles: readonly StoredArticle[]; vectors: Vectors },
): Split[] {
  // Of an article whose text is gone nothing can be said anew.
  if (articles.length > SPLIT_MEMBERS_MAX || articles.some((article) => article.isTextRemoved)) return []
  const members = prepareMembers(memory, articles, vectors)
  const proposal = memory.clusters.splitProposal(members)
  return proposal ? [{ ...proposal, from, to: newId(), members }] : []
}
