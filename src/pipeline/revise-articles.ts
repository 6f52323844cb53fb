// Stage: what publishers corrected. The cluster is settled anew, and the article is judged anew as a copy: a copy that was rewritten
// is a voice of its own, and an original that nobody copied may turn out to be one. Its cluster stays: a correction makes no other event.
// Where the text was removed before anybody came to it, only what the cluster says is put right.

import { fingerprintOf } from '../core/articles/near-duplicate.ts'
import { isAgencyVoice } from '../core/articles/voice.ts'
import { forgetArticleVectors } from '../store/article-vectors.ts'
import {
  findJudgedMembers,
  findRevisedArticles,
  findVoices,
  type JudgedCopy,
  rejudgeCopies,
  type StoredArticle,
  unmarkRevised,
} from '../store/articles.ts'
import { recountClusters } from '../store/clusters.ts'
import { forgetEndedSummaries, forgetSummaries } from '../store/curated-records.ts'
import type { Queryable } from '../store/database.ts'
import { writeUnderLease } from '../store/leases.ts'
import { keepVectors } from './embed-articles.ts'
import { copyOf, provenanceOf } from './judge-copies.ts'
import { NO_VECTORS, prepareMembers, vectorsOf } from './memory.ts'
import { idsOf, type StageContext, type StageOutcome } from './stage.ts'

const BATCH_ARTICLES = 100
/** A cluster with more articles is not put together anew for one of them. */
const REMADE_MEMBERS_MAX = 60

/** Looks at one batch of corrected articles. */
export async function reviseArticles(context: StageContext): Promise<StageOutcome> {
  const { db, embedder, memory, now, rules, log, caution } = context
  const most = caution.most('revise', BATCH_ARTICLES)
  const articles = await findRevisedArticles(db, most)
  if (articles.length === 0) return { done: 0, more: false }
  caution.take('revise', idsOf(articles))
  const readable = articles.filter(({ isTextRemoved }) => !isTextRemoved)
  const provenance = await provenanceOf(db, readable)
  const vectors = embedder ? await embedder.embed(memory, readable.map(memory.habits.without), now) : NO_VECTORS
  const judged = readable.map((article): JudgedCopy => {
    const fingerprint = fingerprintOf(article)
    const copy = copyOf(memory, { article, fingerprint }, provenance)
    // Its earlier text stays known beside this one: whoever printed that has copied it all the same.
    memory.copies.add(article.id, fingerprint, { ...article, copyOf: copy?.copyOf ?? null })
    return { id: article.id, copyOf: copy?.copyOf ?? null, copyReason: copy?.reason ?? null, voice: provenance.voiceOf(article) }
  })
  const clusterIds = [...new Set(articles.map(({ clusterId }) => clusterId))]
  await writeUnderLease(context, async (tx) => {
    await unmarkRevised(tx, articles)
    await rejudgeCopies(tx, await copiesOfEarlierVoices(tx, readable, judged))
    // Of another text says nothing what was made of this one: where the server gives none, there is none.
    await forgetArticleVectors(tx, idsOf(articles))
    await keepVectors(tx, memory, vectors)
    await forgetSummaries(tx, clusterIds)
    await forgetEndedSummaries(tx, clusterIds)
    await recountClusters(tx, clusterIds, { minOutlets: rules.minOutlets, at: now })
  })
  await remakeClusters(context, clusterIds)
  caution.rest()
  log.info('articles.revised', { articles: articles.length })
  return { done: articles.length, more: articles.length === most }
}

/** A corrected article counts in its cluster as it reads now. Where too much is to be read, or was removed, that waits for the next restart. */
async function remakeClusters({ db, memory }: StageContext, clusterIds: readonly string[]): Promise<void> {
  const members = await findJudgedMembers(db, clusterIds, REMADE_MEMBERS_MAX + 1)
  const vectors = await vectorsOf(db, memory, members)
  for (const [id, articles] of Map.groupBy(members, ({ clusterId }) => clusterId)) {
    if (!memory.clusters.has(id) || articles.length > REMADE_MEMBERS_MAX || articles.some(({ isTextRemoved }) => isTextRemoved)) continue
    memory.clusters.remake(id, prepareMembers(memory, articles, vectors))
  }
}

/** What an agency's earlier report in the same cluster makes a copy. */
async function copiesOfEarlierVoices(
  tx: Queryable,
  articles: readonly StoredArticle[],
  judged: readonly JudgedCopy[],
): Promise<readonly JudgedCopy[]> {
  const agencies = judged.filter(({ voice, copyOf }) => copyOf === null && isAgencyVoice(voice))
  if (agencies.length === 0) return judged
  const known = new Map(articles.map((article) => [article.id, article]))
  const originals = await findVoices(
    tx,
    [...new Set(articles.flatMap(({ clusterId }) => clusterId ?? []))],
    [...new Set(agencies.map(({ voice }) => voice))],
  )
  return judged.map((article) => {
    const own = known.get(article.id)
    const original = originals.find(({ voice, clusterId, seq }) => voice === article.voice && clusterId === own?.clusterId && seq < own.seq)
    if (article.copyOf !== null || original === undefined) return article
    return { ...article, copyOf: original.id, copyReason: 'agency' }
  })
}
