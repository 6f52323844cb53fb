// Stage: a settled cluster with enough outlets becomes visible once its first article is old enough.

import { appendChanges } from '../store/changes.ts'
import { publishClusters } from '../store/clusters.ts'
import { writeUnderLease } from '../store/leases.ts'
import type { StageContext, StageOutcome } from './stage.ts'

const BATCH_CLUSTERS = 500

/** Publishes one batch. */
export async function publishDue(context: StageContext): Promise<StageOutcome> {
  const { now, rules, log } = context
  const published = await writeUnderLease(context, async (tx) => {
    const due = { minOutlets: rules.minOutlets, publishedBefore: now - rules.publishDelayMs, limit: BATCH_CLUSTERS }
    const ids = await publishClusters(tx, due, now)
    await appendChanges(
      tx,
      ids.map((id) => ({ kind: 'cluster.published', recordId: id })),
      now,
    )
    return ids
  })
  if (published.length > 0) log.info('clusters.published', { clusters: published.length })
  return { done: published.length, more: published.length === BATCH_CLUSTERS }
}
