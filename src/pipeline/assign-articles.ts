// Stage: articles into clusters. The oldest waiting articles are compared with what is in memory, each joins a cluster or opens
// one, and the clusters that grew are checked for being one and the same.

import { type MergeProposal, noteRivals } from '../core/assign.ts'
import { fingerprintOf } from '../core/near-duplicate.ts'
import { SPLIT_MEMBERS_MAX } from '../core/split.ts'
import { type AssignedArticle, assignArticles, findMembers, findWaitingArticles, type StoredArticle } from '../store/articles.ts'
import { appendChanges } from '../store/changes.ts'
import { insertClusters, mergeOpenClusters, recountClusters } from '../store/clusters.ts'
import type { Queryable } from '../store/database.ts'
import { writeUnderLease } from '../store/leases.ts'
import { noteDone, noteDue } from '../store/pipeline-state.ts'
import { keepVectors } from './embed-articles.ts'
import { copyOf, copyOfVoices, type Provenance, provenanceOf } from './judge-copies.ts'
import { NO_VECTORS, prepareMembers, prepareNew, type Vectors } from './memory.ts'
import type { StageContext, StageOutcome } from './stage.ts'

const BATCH_ARTICLES = 200
/** Merges whose articles are read at once: bounds the memory. */
const READ_PROPOSALS = 20

interface Batch {
  opened: { id: string; publishedAt: number }[]
  assigned: AssignedArticle[]
  vectors: Vectors
}

/** Assigns one batch. */
export async function assignWaiting(context: StageContext): Promise<StageOutcome> {
  const { db, now, rules, log, embedder, memory } = context
  const articles = await findWaitingArticles(db, BATCH_ARTICLES, now)
  if (articles.length === 0) return { done: 0, more: false }
  const provenance = await provenanceOf(db, articles)
  const vectors = embedder ? await embedder.embed(memory, articles, now) : NO_VECTORS
  const batch: Batch = { opened: [], assigned: [], vectors }
  const { unswept } = memory
  for (const article of articles) assignOne(context, article, { batch, provenance })
  const assigned = await copyOfVoices(db, batch.assigned)
  await writeUnderLease(context, async (tx) => {
    await insertClusters(tx, batch.opened)
    await assignArticles(tx, assigned)
    await keepVectors(tx, memory, vectors)
    if (!unswept) await noteDue(tx, 'sweep')
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
  const prepared = prepareNew(memory, { ...article, copyOf: copy?.copyOf ?? null }, batch.vectors.get(article.id))
  const decision = memory.clusters.decide(prepared)
  const clusterId = decision.action === 'join' ? decision.clusterId : newId()
  if (decision.action === 'open') batch.opened.push({ id: clusterId, publishedAt: article.publishedAt })
  memory.clusters.add(prepared, clusterId)
  memory.copies.add(article.id, fingerprint, { ...article, copyOf: copy?.copyOf ?? null })
  noteRivals(memory.touched, clusterId, decision)
  memory.unswept = true
  memory.streamTime = Math.max(memory.streamTime, article.publishedAt)
  const { action, reason, score, features, doubts } = decision
  batch.assigned.push({
    id: article.id,
    clusterId,
    copyOf: copy?.copyOf ?? null,
    copyReason: copy?.reason ?? null,
    voice: provenance.voiceOf(article),
    assignment: { action, reason, score, features, doubts },
  })
}

/** Merges clusters that turned out to be one: those that took articles lately, with what these came near, or all that are active. */
export async function mergeTouched(context: StageContext, among: 'touched' | 'all'): Promise<StageOutcome> {
  const { memory, now, rules, log } = context
  const alike = memory.clusters.mergeProposals(among === 'all' ? 'all' : memory.touched)
  const proposals = await ofOneEvent(context, alike)
  memory.touched.clear()
  if (proposals.length === 0 && among === 'touched') return { done: 0, more: false }
  let done = 0
  await writeUnderLease(context, async (tx) => {
    for (const wave of wavesOf(proposals)) {
      const merges = wave.filter(({ from, into }) => memory.clusters.has(from) && memory.clusters.has(into))
      await mergeAll(context, tx, merges)
      done += merges.length
    }
    await recountClusters(
      tx,
      proposals.map((proposal) => proposal.into),
      { minOutlets: rules.minOutlets, at: now },
    )
    if (among === 'all') await noteDone(tx, 'sweep')
  })
  if (among === 'all') memory.unswept = false
  if (done > 0) log.info('clusters.merged', { merged: done })
  return { done, more: done > 0 }
}

/** The proposals less those whose articles, read once more, tell two events. */
async function ofOneEvent({ db, memory }: StageContext, proposals: readonly MergeProposal[]): Promise<MergeProposal[]> {
  const kept: MergeProposal[] = []
  for (let at = 0; at < proposals.length; at += READ_PROPOSALS) {
    const some = proposals.slice(at, at + READ_PROPOSALS)
    const doubtful = some.filter(({ from, into }) => Math.min(memory.clusters.count(from), memory.clusters.count(into)) > 1)
    const ids = [...new Set(doubtful.flatMap(({ from, into }) => [from, into]))]
    const members = Map.groupBy(ids.length === 0 ? [] : await findMembers(db, ids, SPLIT_MEMBERS_MAX), (article) => article.clusterId)
    const read = (id: string) => prepareMembers(memory, readable(members.get(id) ?? []), NO_VECTORS)
    kept.push(
      ...some.filter(
        (proposal) => !doubtful.includes(proposal) || !memory.clusters.tellTwoEvents(read(proposal.from), read(proposal.into)),
      ),
    )
  }
  return kept
}

function readable<T extends StoredArticle>(articles: readonly T[]): T[] {
  return articles.filter((article) => !article.isTextRemoved)
}

/** The proposals in their order, cut wherever a cluster is named again: what becomes of it then depends on what came before. */
function wavesOf(proposals: readonly MergeProposal[]): MergeProposal[][] {
  const waves: MergeProposal[][] = []
  let named = new Set<string>()
  for (const proposal of proposals) {
    const { from, into } = proposal
    if (waves.length === 0 || named.has(from) || named.has(into)) {
      waves.push([])
      named = new Set()
    }
    waves.at(-1)?.push(proposal)
    named.add(from).add(into)
  }
  return waves
}

async function mergeAll({ memory, now }: StageContext, tx: Queryable, merges: readonly MergeProposal[]): Promise<void> {
  if (merges.length === 0) return
  const merged = await mergeOpenClusters(
    tx,
    merges.map(({ from, into, ...why }) => ({ from, into, why: { action: 'merge' as const, ...why } })),
    now,
  )
  for (const { from, into } of merges) {
    memory.clusters.merge(from, into)
    memory.situations.remove(from)
    memory.touched.set(into, null)
  }
  const visible = new Set(merged.flatMap(({ id, wasVisible }) => (wasVisible ? [id] : [])))
  const changes = merges
    .filter(({ from }) => visible.has(from))
    .map(({ from, into, reason, score }) => ({ kind: 'cluster.merged' as const, recordId: from, detail: { into, reason, score } }))
  await appendChanges(tx, changes, now)
}
