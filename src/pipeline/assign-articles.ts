// Stage: articles into clusters. The oldest waiting articles are compared with what is in memory; each joins a cluster or opens one.

import { fingerprintOf } from '../core/articles/near-duplicate.ts'
import { noteRivals } from '../core/clusters/assign.ts'
import { type AssignedArticle, assignArticles, type DueArticle, findWaitingArticles } from '../store/articles.ts'
import { insertClusters, recountClusters } from '../store/clusters.ts'
import { writeUnderLease } from '../store/leases.ts'
import { keepVectors } from './embed-articles.ts'
import { copyOf, type FoundCopy, type Originals, originalOf, type Provenance, provenanceOf } from './judge-copies.ts'
import { NO_VECTORS, prepareNew, type Vectors } from './memory.ts'
import { idsOf, type StageContext, type StageOutcome } from './stage.ts'

const BATCH_ARTICLES = 200

interface Batch {
  opened: { id: string; publishedAt: number }[]
  assigned: AssignedArticle[]
  vectors: Vectors
  originals: Originals
  /** What each copy in this batch is a copy of: the store doesn't know of them yet. */
  copies: Map<string, string>
}

/** Assigns one batch. */
export async function assignWaiting(context: StageContext): Promise<StageOutcome> {
  const { db, now, rules, log, embedder, memory, caution, goingOn } = context
  const most = caution.most('assign', BATCH_ARTICLES)
  const articles = await findWaitingArticles(db, most, now)
  if (articles.length === 0) return { done: 0, more: false }
  caution.take('assign', idsOf(articles))
  const provenance = await provenanceOf(db, articles)
  const vectors = embedder ? await embedder.embed(memory, articles.map(memory.habits.without), now) : NO_VECTORS
  const batch: Batch = { opened: [], assigned: [], vectors, originals: new Map(), copies: new Map() }
  for (const article of articles) {
    await goingOn()
    await assignOne(context, article, { batch, provenance })
  }
  const { assigned } = batch
  await writeUnderLease(context, async (tx) => {
    await insertClusters(tx, batch.opened)
    await assignArticles(tx, assigned)
    await keepVectors(tx, memory, vectors)
    await recountClusters(tx, [...new Set(assigned.map((article) => article.clusterId))], { minOutlets: rules.minOutlets, at: now })
  })
  caution.rest()
  log.info('articles.assigned', {
    articles: articles.length,
    opened: batch.opened.length,
    copies: assigned.filter((article) => article.copyOf !== null).length,
  })
  return { done: articles.length, more: articles.length === most }
}

async function assignOne(
  { db, memory, newId }: StageContext,
  article: DueArticle,
  { batch, provenance }: { batch: Batch; provenance: Provenance },
): Promise<void> {
  const fingerprint = fingerprintOf(article)
  const voice = provenance.voiceOf(article)
  const found = ofOriginal(copyOf(memory, { article, fingerprint }, provenance), batch.copies)
  const prepared = prepareNew(memory, { ...article, copyOf: found?.copyOf ?? null }, batch.vectors.get(article.id))
  const decision = memory.clusters.decide(prepared)
  const clusterId = decision.action === 'join' ? decision.clusterId : newId()
  const isOpened = decision.action === 'open'
  if (isOpened) batch.opened.push({ id: clusterId, publishedAt: article.publishedAt })
  const copy = found ?? (await originalOf(db, { article: article.id, clusterId, voice, isOpened }, batch.originals))
  if (copy) batch.copies.set(article.id, copy.copyOf)
  memory.clusters.add(copy === found ? prepared : { ...prepared, copyOf: copy?.copyOf ?? null }, clusterId)
  memory.copies.add(article.id, fingerprint, { ...article, copyOf: copy?.copyOf ?? null })
  noteRivals(memory.touched, clusterId, decision)
  memory.streamTime = Math.max(memory.streamTime, article.publishedAt)
  const { action, reason, score, features, doubts } = decision
  batch.assigned.push({
    id: article.id,
    clusterId,
    copyOf: copy?.copyOf ?? null,
    copyReason: copy?.reason ?? null,
    voice,
    assignment: { action, reason, score, features, doubts },
    version: article.version,
  })
}

/** A copy of a copy is one of what that copies. */
function ofOriginal(found: FoundCopy | null, copies: ReadonlyMap<string, string>): FoundCopy | null {
  return found && { ...found, copyOf: copies.get(found.copyOf) ?? found.copyOf }
}
