// Texts embedded together with one that is always the same: what becomes of that shows, request by request, whether it is still the same model.

import { cosineOf, type Embedding, embeddingOf } from '../core/learning/embedding.ts'
import { UpstreamError } from '../core/serving/errors.ts'
import { embedTexts } from './embed-texts.ts'
import { EMBEDDING_BATCH_MAX, type EmbeddingServer } from './embedding-server.ts'

/** What goes along with each request. */
const PROBE = 'The news of the day: a storm, an election, a match and a court that decides.'
const SAME_MODEL_COSINE_MIN = 0.98
const TEXTS_MAX = EMBEDDING_BATCH_MAX - 1
const TEXTS_MIN = 4
/** How many texts the first request has. */
export const TEXTS_FIRST = 16

export interface Probed {
  /** What the model makes of the probe. */
  probe: Embedding
  /** Of the texts, in their order, null for those that the server refuses. */
  vectors: (Float32Array | null)[]
}

export async function embedProbed(server: EmbeddingServer, texts: readonly string[], signal?: AbortSignal): Promise<Probed> {
  const [probe, ...vectors] = await embedTexts(server, [PROBE, ...texts], signal)
  if (!probe) throw new UpstreamError('the embedding server refuses a plain sentence')
  return { probe: embeddingOf(probe), vectors }
}

/** Whether two probes are of one model. */
export function isSameModel(one: Embedding, other: Embedding): boolean {
  return (cosineOf(one, other) ?? 0) >= SAME_MODEL_COSINE_MIN
}

/** How many texts the next request has: one more after an answer, half as many after one that came too late. A slow server then gives some vectors in time. */
export function textsAfter(texts: number, answer: 'given' | 'late'): number {
  return answer === 'given' ? Math.min(TEXTS_MAX, texts + 1) : Math.max(TEXTS_MIN, Math.floor(texts / 2))
}

export function isLate({ cause }: UpstreamError): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError'
}
