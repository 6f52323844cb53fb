// Vectors for the articles of a batch, from a configured embedding server, before they are assigned: one more sign of where each belongs. The server
// is never in the way. It is waited for a while; what it does not give, and whatever goes wrong with it, leaves articles to be decided without.

import { createCosineScale } from '../core/cosine-scale.ts'
import { cosineOf, type Embedding, embeddingOf } from '../core/embedding.ts'
import { UpstreamError } from '../core/errors.ts'
import type { Log } from '../log.ts'
import { embedTexts } from '../provider/embed-texts.ts'
import { EMBEDDING_BATCH_MAX, type EmbeddingServer } from '../provider/embedding-server.ts'
import { findVectorSpace, type VectorSpace } from '../store/article-vectors.ts'
import type { StoredArticle } from '../store/articles.ts'
import type { Queryable } from '../store/database.ts'
import type { Memory, Vectors } from './memory.ts'

/** A batch of articles waits so long in all. */
const WAIT_MS = 5_000
const BACKOFF_MS = 5_000
const BACKOFF_MAX_MS = 300_000
const LEAD_CHARACTERS = 800
/** What is always the same text shows whether it is still the same model. */
const PROBE = 'The news of the day: a storm, an election, a match and a court that decides.'
const SAME_MODEL_COSINE_MIN = 0.98

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
  /** The space whose model is known to be the one at the server. */
  probed: VectorSpace | null
}

export function createArticleEmbedder({ server, log, waitMs = WAIT_MS }: ArticleEmbedderOptions): ArticleEmbedder {
  const state: State = { failures: 0, notBefore: 0, probed: null }
  return {
    model: server.model,
    async embed(memory, articles, now) {
      const vectors = new Map<string, Embedding>()
      // A clock that was set back makes nothing wait longer than it would have.
      if (state.notBefore - now > BACKOFF_MAX_MS) state.notBefore = now
      if (now < state.notBefore) return vectors
      const signal = AbortSignal.timeout(waitMs)
      try {
        if (state.probed !== memory.space) await probe({ server, log }, { memory, signal })
        state.probed = memory.space
        await embedAll(server, { memory, articles, signal }, vectors)
        if (state.failures > 0) log.info('embeddings.resumed')
        state.failures = 0
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        log.warn('embeddings.failed', { reason: isLate(error) ? 'too slow' : 'failing', message: error.message })
        state.probed = null
        // One that is only slow is asked again: what it gave in time is worth the wait.
        if (vectors.size === 0) state.notBefore = now + Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** Math.min(state.failures, 20))
        state.failures += 1
      }
      return vectors
    },
  }
}

function isLate({ cause }: UpstreamError): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError'
}

interface Asked {
  memory: Pick<Memory, 'clusters' | 'space'>
  articles: readonly StoredArticle[]
  signal: AbortSignal
}

/** One request after the other, so that a slow server gives some vectors in time and not none. */
async function embedAll(server: EmbeddingServer, { memory, articles, signal }: Asked, vectors: Map<string, Embedding>): Promise<void> {
  const dimensions = memory.space?.probe.length
  for (let at = 0; at < articles.length; at += EMBEDDING_BATCH_MAX) {
    const part = articles.slice(at, at + EMBEDDING_BATCH_MAX)
    const embedded = await embedTexts(server, part.map(articleText), signal)
    for (const [i, { id }] of part.entries()) {
      const vector = embedded[i]
      if (!vector) continue
      if (vector.length !== dimensions) throw new UpstreamError('the embedding server answered with vectors of another length than before')
      vectors.set(id, embeddingOf(vector))
    }
  }
}

/** What a model is given of an article. */
export function articleText({ title, summary, body }: Pick<StoredArticle, 'title' | 'summary' | 'body'>): string {
  return `${title}\n${`${summary} ${body}`.trim().slice(0, LEAD_CHARACTERS)}`.trim() || '-'
}

/** Begins another space when what the server makes of the probe is not what it made before. */
async function probe(
  { server, log }: Pick<ArticleEmbedderOptions, 'server' | 'log'>,
  { memory, signal }: Pick<Asked, 'memory' | 'signal'>,
): Promise<void> {
  const [vector] = await server.embed([PROBE], signal)
  if (!vector || !memory.space) return
  const seen = embeddingOf(vector)
  const known = memory.space
  if (known.probe.length === 0) known.probe = [...seen]
  if ((cosineOf(Int8Array.from(known.probe), seen) ?? 0) >= SAME_MODEL_COSINE_MIN) return
  const scale = createCosineScale()
  memory.space = { space: known.space + 1, model: known.model, probe: [...seen], scale }
  memory.clusters.replaceEmbeddings(scale)
  log.warn('embeddings.replaced', { model: known.model, space: memory.space.space })
}

/** The space of a model: the one in which the store has vectors if they are its, else another. */
export async function spaceOf(db: Queryable, model: string): Promise<VectorSpace> {
  const known = await findVectorSpace(db)
  if (known?.model === model) return known
  return { space: (known?.space ?? 0) + 1, model, probe: [], scale: createCosineScale() }
}
