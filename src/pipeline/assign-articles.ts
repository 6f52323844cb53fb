// Stage: articles into clusters. The oldest waiting articles are compared with what is in memory, each joins a cluster or opens
// one, and the clusters that grew are checked for being one and the same.

import { fingerprintOf } from '../core/near-duplicate.ts'
import { type AssignedArticle, assignArticles, findWaitingArticles, type StoredArticle } from '../store/articles.ts'
import { appendChanges } from '../store/changes.ts'
import { insertClusters, mergeCluster, recountClusters } from '../store/clusters.ts'
import type { Queryable } from '../store/database.ts'
import { writeUnderLease } from '../store/leases.ts'
import { copyOf, copyOfVoices, type Provenance, provenanceOf } from './judge-copies.ts'
import type { StageContext, StageOutcome } from './stage.ts'

const BATCH_ARTICLES = 200

interface Batch {
  opened: { id: string; publishedAt: number }[]
  assigned: AssignedArticle[]
}

/** Assigns one batch. */
export async function assignWaiting(context: StageContext): Promise<StageOutcome> {
  const { db, lease, now, rules, log } = context
  const articles = await findWaitingArticles(db, BATCH_ARTICLES, now)
  if (articles.length === 0) return { done: 0, more: false }
  const provenance = await provenanceOf(db, articles)
  const batch: Batch = { opened: [], assigned: [] }
  for (const article of articles) assignOne(context, article, { batch, provenance })
  const assigned = await copyOfVoices(db, batch.assigned)
  await writeUnderLease(db, lease, now, async (tx) => {
    await insertClusters(tx, batch.opened)
    await assignArticles(tx, assigned)
    await recountClusters(tx, [...new Set(assigned.map((article) => article.clusterId))], { minOutlets: rules.minOutlets, at: now })
  })
  log.info('articles.assigned', {
    articles: articles.length,
    opened: batch.opened.length,
    copies: assigned.filter((article) => article.copyOf !== null).length,
  })
  return { done: articles.length, more: articles.length === BATCH_ARTICLES }
}

function assignOne(
  { memory, newId }: StageContext,
  article: StoredArticle,
  { batch, provenance }: { batch: Batch; provenance: Provenance },
): void {
  const fingerprint = fingerprintOf(article)
  const copy = copyOf(memory, { article, fingerprint }, provenance)
  const prepared = memory.clusters.prepare({ ...article, copyOf: copy?.copyOf ?? null })
  const decision = memory.clusters.decide(prepared)
  const clusterId = decision.action === 'join' ? decision.clusterId : newId()
  if (decision.action === 'open') batch.opened.push({ id: clusterId, publishedAt: article.publishedAt })
  memory.clusters.add(prepared, clusterId)
  memory.copies.add(article.id, fingerprint, { ...article, copyOf: copy?.copyOf ?? null })
  memory.touched.add(clusterId)
  memory.unswept = true
  memory.streamTime = Math.max(memory.streamTime, article.publishedAt)
  const { action, reason, score, features } = decision
  batch.assigned.push({
    id: article.id,
    clusterId,
    copyOf: copy?.copyOf ?? null,
    copyReason: copy?.reason ?? null,
    voice: provenance.voiceOf(article),
    assignment: { action, reason, score, features },
  })
}

/** Merges clusters that turned out to be one: those that took articles lately, or all that are active. */
export async function mergeTouched(context: StageContext, among: 'touched' | 'all'): Promise<StageOutcome> {
  const { db, memory, lease, now, rules, log } = context
  const proposals = memory.clusters.mergeProposals(among === 'all' ? 'all' : [...memory.touched])
  memory.touched.clear()
  if (among === 'all') memory.unswept = false
  if (proposals.length === 0) return { done: 0, more: false }
  let done = 0
  await writeUnderLease(db, lease, now, async (tx) => {
    for (const proposal of proposals) {
      if (!memory.clusters.has(proposal.from) || !memory.clusters.has(proposal.into)) continue
      await mergeOne(context, tx, proposal)
      done += 1
    }
    await recountClusters(
      tx,
      proposals.map((proposal) => proposal.into),
      { minOutlets: rules.minOutlets, at: now },
    )
  })
  log.info('clusters.merged', { merged: done })
  return { done, more: done > 0 }
}

async function mergeOne(
  context: StageContext,
  tx: Queryable,
  proposal: { from: string; into: string; reason: string; score: number },
): Promise<void> {
  const { memory, now } = context
  const merged = await mergeCluster(tx, proposal, now)
  memory.clusters.merge(proposal.from, proposal.into)
  memory.situations.remove(proposal.from)
  memory.touched.add(proposal.into)
  if (!merged?.wasVisible) return
  const detail = { into: proposal.into, reason: proposal.reason, score: proposal.score }
  await appendChanges(tx, [{ kind: 'cluster.merged', recordId: proposal.from, detail }], now)
}
