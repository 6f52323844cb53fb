// Measures clusters: labelled articles go through ingest, assignment and merging as they would in service.

import { normalizeArticle } from '../core/articles/article.ts'
import { urlKey } from '../core/articles/canonical-url.ts'
import { HOUR_MS } from '../core/durations.ts'
import type { Queryable } from '../store/database.ts'
import { findClustersByKey } from '../store/measured-records.ts'
import { type GroupScores, groupScores } from './eval-agreement.ts'
import { type EvalOptions, openEvalStore } from './eval-store.ts'
import { storeArticles } from './ingest.ts'
import { mergeRipe } from './merge-clusters.ts'
import { assignRound } from './pipeline.ts'
import { splitChained } from './split-clusters.ts'

const BATCH_ARTICLES = 200

export interface LabelledArticle {
  id: string
  line: number
  /** Null: not labelled. */
  gold: string | null
  item: Record<string, unknown>
}

/** Without labels there are counts and times only. */
export interface ClusterScores extends Partial<GroupScores> {
  articles: number
  clusters: number
  gold_clusters: number
  seconds: number
  articles_per_second: number
}

export interface ClusterEvaluation {
  scores: ClusterScores
  /** The cluster of each article, in the order of the file. What was refused stands alone. */
  assignments: { id: string; cluster: string }[]
  /** What ingest does not take, in the order of the file. */
  refused: { line: number; reason: string }[]
}

/**
 * Runs the pipeline over articles in their order. `clock` measures; the pipeline's own time is the newest article's. With an embedding server its
 * vectors count as in service. Throws when it is aborted.
 */
export async function evaluateClusters(
  articles: readonly LabelledArticle[],
  { clock, ...options }: EvalOptions & { clock: () => number },
): Promise<ClusterEvaluation> {
  const normalized = articles.map(({ id, line, item }) => ({
    id,
    line,
    result: normalizeArticle(item, { now: Number.MAX_SAFE_INTEGER, missingDate: 'reject' }),
  }))
  const accepted = normalized.flatMap(({ result }) => (result.kind === 'article' ? [result.article] : []))
  const now = accepted.reduce((newest, article) => Math.max(newest, article.publishedAt), 0) + HOUR_MS
  const store = await openEvalStore(now, options)
  const startedAt = clock()
  try {
    const { newId } = store.context()
    for (let at = 0; at < accepted.length; at += BATCH_ARTICLES) {
      await storeArticles({ db: store.db, clock: () => now, newId }, accepted.slice(at, at + BATCH_ARTICLES))
    }
    while ((await assignRound(store.context)).done > 0);
    // As when nothing more comes: all is looked at once more, and so is what that changed.
    while ((await mergeRipe(store.context(), 'any')).more || (await splitChained(store.context())).more);
    const seconds = (clock() - startedAt) / 1000
    const clusterOf = await clustersByAddress(store.db)
    // Files may give one id twice, and two that are refused have nothing to do with each other.
    const assignments = normalized.map(({ id, line, result }) => ({
      id,
      cluster: (result.kind === 'article' ? clusterOf.get(urlKey(result.article.canonicalUrl)) : undefined) ?? `refused:${line}`,
    }))
    const refused = normalized.flatMap(({ line, result }) => (result.kind === 'article' ? [] : [{ line, reason: result.reason }]))
    return { assignments, refused, scores: scoresOf(articles, assignments, seconds) }
  } finally {
    await store.close()
  }
}

async function clustersByAddress(db: Queryable): Promise<Map<string, string>> {
  return new Map((await findClustersByKey(db)).map(({ key, cluster }) => [key, cluster]))
}

function scoresOf(articles: readonly LabelledArticle[], assignments: readonly { cluster: string }[], seconds: number): ClusterScores {
  const labelled = articles.flatMap(({ gold }, i) => (gold === null ? [] : [{ gold, predicted: assignments[i]?.cluster ?? '' }]))
  const predicted = labelled.map((article) => article.predicted)
  const gold = labelled.map((article) => article.gold)
  return {
    articles: articles.length,
    clusters: new Set(assignments.map((assignment) => assignment.cluster)).size,
    gold_clusters: new Set(gold).size,
    ...(labelled.length > 0 ? groupScores(predicted, gold) : {}),
    seconds,
    articles_per_second: Math.round(articles.length / Math.max(seconds, 0.001)),
  }
}
