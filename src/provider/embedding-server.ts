// An OpenAI-compatible embedding server: POST {url}/embeddings (or the address itself when it ends in /embeddings) with
// {model, input}. Every call has a deadline and a bounded answer.

import { UpstreamError } from '../core/serving/errors.ts'
import { askModelServer, field, type ModelServerOptions, RequestRefused } from './model-server.ts'

export const EMBEDDING_BATCH_MAX = 64
/** A silent server must not cost the pipeline its lease. */
const DEADLINE_MS = 8_000
const TEXT_CHARACTERS_MAX = 6_000
const DIMENSIONS_MAX = 4_096
/** A number takes at most some 24 characters of JSON. */
const RESPONSE_BYTES_MAX = EMBEDDING_BATCH_MAX * DIMENSIONS_MAX * 24

export interface EmbeddingServer {
  readonly model: string
  /**
   * Unit vectors of at most `EMBEDDING_BATCH_MAX` texts, in their order; given up when `signal` says so, or at the deadline. Throws `UpstreamError`,
   * or `RequestRefused` when the server refuses these texts.
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
}

/** `deadlineMs`: another deadline than usual. */
export function createEmbeddingServer(options: ModelServerOptions & { deadlineMs?: number }): EmbeddingServer {
  return {
    model: options.model,
    async embed(texts, signal) {
      if (texts.length === 0) return []
      if (texts.length > EMBEDDING_BATCH_MAX) throw new RangeError(`at most ${EMBEDDING_BATCH_MAX} texts at a time`)
      const input = texts.map((text) => text.slice(0, TEXT_CHARACTERS_MAX))
      const deadline = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS)
      const answer = await askModelServer(options, {
        server: 'embedding server',
        path: 'embeddings',
        body: { model: options.model, input, encoding_format: 'float' },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        responseBytesMax: RESPONSE_BYTES_MAX,
      })
      return vectorsOf(answer, texts.length)
    },
  }
}

const WRONG = 'the embedding server answered without an embedding'

function vectorsOf(answer: unknown, count: number): Float32Array[] {
  const wrong = (what: string) => new UpstreamError(`${WRONG}: ${what}`)
  const data = field(answer, 'data')
  if (!Array.isArray(data) || data.length !== count) throw wrong('the number of embeddings is not that of the texts')
  const vectors: (Float32Array | undefined)[] = new Array(count).fill(undefined)
  data.forEach((item: unknown, position) => {
    const index = field(item, 'index') ?? position
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= count) throw wrong('an index is out of range')
    const vector = unitOf(field(item, 'embedding'))
    // Models overflow at single texts, and give nothing for them: the others are not to blame.
    if (!vector) throw new RequestRefused(`${WRONG}: not a vector of numbers`)
    vectors[index] = vector
  })
  const whole = vectors.filter((vector) => vector !== undefined)
  if (whole.length !== count || whole.some((vector) => vector.length !== whole[0]?.length))
    throw wrong('vectors are missing or of different lengths')
  return whole
}

function unitOf(embedding: unknown): Float32Array | null {
  if (!Array.isArray(embedding) || embedding.length === 0 || embedding.length > DIMENSIONS_MAX) return null
  let squares = 0
  for (const value of embedding) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return null
    squares += value * value
  }
  if (squares === 0 || !Number.isFinite(squares)) return null
  const scale = 1 / Math.sqrt(squares)
  return Float32Array.from(embedding, (value: number) => value * scale)
}
