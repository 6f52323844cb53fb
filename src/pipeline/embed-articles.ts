// Vectors for the articles of a batch, from a configured embedding server, before they are assigned: one more sign of where each belongs. The server
// is never in the way. It is waited for a while; what it does not give, and whatever goes wrong with it, leaves articles to be decided without.

import { createCosineScale } from '../core/learning/cosine-scale.ts'
import { type Embedding, embeddingOf } from '../core/learning/embedding.ts'
import { UpstreamError } from '../core/serving/errors.ts'
import type { Log } from '../log.ts'
import { embedProbed, isLate, isSameModel, TEXTS_FIRST, textsAfter } from '../provider/embed-probed.ts'
import type { EmbeddingServer } from '../provider/embedding-server.ts'
import { pauseAfter } from '../provider/model-server.ts'
import { findVectorSpace, type VectorSpace, writeArticleVectors, writeVectorSpace } from '../store/article-vectors.ts'
import type { StoredArticle } from '../store/articles.ts'
import type { Queryable } from '../store/database.ts'
import type { Memory, Vectors } from './memory.ts'

/** A batch of articles waits so long in all. */
const WAIT_MS = 5_000
const BACKOFF_MS = 5_000
const BACKOFF_MAX_MS = 300_000
const LEAD_CHARACTERS = 800

export interface ArticleEmbedder {
  readonly model: string
  /** The vectors of those articles for which there is one. Another model at the server empties what memory holds of the one before. */
  embed(memory: Pick<Memory, 'clusters' | 'space'>, articles: readonly StoredArticle[], now: number): Promise<Vectors>
}

export interface ArticleEmbedderOptions {
  server: EmbeddingServer
  log: Log
  /** Another wait than usual. */
  waitMs?: number | undefined
}

interface State {
  failures: number
  notBefore: number
  /** How many are sent at once. */
  texts: number
}

export function createArticleEmbedder({ server, log, waitMs = WAIT_MS }: ArticleEmbedderOptions): ArticleEmbedder {
  const state: State = { failures: 0, notBefore: 0, texts: TEXTS_FIRST }
  return {
    model: server.model,
    async embed(memory, articles, now) {
      const vectors = new Map<string, Embedding>()
      // A clock that was set back makes nothing wait longer than it would have.
      if (state.notBefore - now > BACKOFF_MAX_MS) state.notBefore = now
      if (now < state.notBefore || articles.length === 0) return vectors
      try {
        await embedAll({ server, log, state }, { memory, articles, signal: AbortSignal.timeout(waitMs) }, vectors)
        if (state.failures > 0) log.info('embeddings.resumed')
        state.failures = 0
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        const late = isLate(error)
        log.warn('embeddings.failed', { reason: late ? 'too slow' : 'failing', message: error.message })
        if (late) state.texts = textsAfter(state.texts, 'late')
        // One that is only slow is asked again: what it gave in time is worth the wait.
        const backoffMs = BACKOFF_MS * 2 ** Math.min(state.failures, 20)
        if (vectors.size === 0) state.notBefore = now + pauseAfter(error, { backoffMs, maxMs: BACKOFF_MAX_MS })
        state.failures += 1
      }
      return vectors
    },
  }
}

interface Asked {
  memory: Pick<Memory, 'clusters' | 'space'>
  articles: readonly StoredArticle[]
  signal: AbortSignal
}

/** One request after the other; all that came before another model answered are its no more. */
async function embedAll(
  { server, log, state }: Pick<ArticleEmbedderOptions, 'server' | 'log'> & { state: State },
  { memory, articles, signal }: Asked,
  vectors: Map<string, Embedding>,
): Promise<void> {
  let at = 0
  while (at < articles.length) {
    const part = articles.slice(at, at + state.texts)
    const embedded = await embedProbed(server, part.map(articleText), signal)
    if (followModel(memory, embedded.probe, log)) vectors.clear()
    for (const [i, { id }] of part.entries()) {
      const vector = embedded.vectors[i]
      if (vector) vectors.set(id, embeddingOf(vector))
    }
    at += part.length
    if (part.length === state.texts) state.texts = textsAfter(state.texts, 'given')
  }
}

/** What a model is given of an article. */
export function articleText({ title, summary, body }: Pick<StoredArticle, 'title' | 'summary' | 'body'>): string {
  return `${title}\n${`${summary} ${body}`.trim().slice(0, LEAD_CHARACTERS)}`.trim() || '-'
}

/** Begins another space when the probe shows another model than before, and says so. */
function followModel(memory: Asked['memory'], probe: Embedding, log: Log): boolean {
  const known = memory.space
  if (!known) return false
  if (known.probe.length === 0) known.probe = [...probe]
  if (isSameModel(Int8Array.from(known.probe), probe)) return false
  const scale = createCosineScale()
  memory.space = { space: known.space + 1, model: known.model, probe: [...probe], scale }
  memory.clusters.replaceEmbeddings(scale)
  log.warn('embeddings.replaced', { model: known.model, space: memory.space.space })
  return true
}

/** The space of a model: the one in which the store has vectors if they are its, else another. */
export async function spaceOf(db: Queryable, model: string): Promise<VectorSpace> {
  const known = await findVectorSpace(db)
  if (known?.model === model) return known
  return { space: (known?.space ?? 0) + 1, model, probe: [], scale: createCosineScale() }
}

/** Keeps vectors, and what deciding by them has taught of their cosines. */
export async function keepVectors(tx: Queryable, { space, clusters }: Pick<Memory, 'clusters' | 'space'>, vectors: Vectors): Promise<void> {
  if (!space || vectors.size === 0) return
  const rows = [...vectors].map(([articleId, vector]) => ({ articleId, vector }))
  await writeArticleVectors(tx, space.space, rows)
  await writeVectorSpace(tx, { ...space, scale: clusters.cosineScale })
}
