// An OpenAI-compatible embedding server: POST {url}/embeddings (or the address itself when it ends in /embeddings) with
// {model, input}. Every call has a deadline and a bounded answer. What the server says in a failure is kept as the cause and never
// told to callers; the key is in no message.

import { UpstreamError } from '../core/errors.ts'

export const EMBEDDING_BATCH_MAX = 64
const DEADLINE_MS = 20_000
const DEADLINE_OF_QUERY_MS = 8_000
const TEXT_CHARACTERS_MAX = 6_000
const DIMENSIONS_MAX = 4_096
/** A number takes at most some 24 characters of JSON. */
const RESPONSE_BYTES_MAX = EMBEDDING_BATCH_MAX * DIMENSIONS_MAX * 24
const CAUSE_CHARACTERS_MAX = 300

export interface EmbeddingServerOptions {
  url: string
  model: string
  key?: string | undefined
  /** For tests: stands in for the network. */
  fetch?: typeof fetch
}

export interface EmbeddingServer {
  readonly model: string
  /** Unit vectors of at most `EMBEDDING_BATCH_MAX` texts, in their order. Throws `UpstreamError`, or `EmbeddingRefused` when the server refuses these texts. */
  embed(texts: readonly string[], kind: 'document' | 'query'): Promise<Float32Array[]>
}

/** The server works, but takes offence at what was sent: sending it again is no use, sending less of it may be. */
export class EmbeddingRefused extends UpstreamError {}

export function createEmbeddingServer(options: EmbeddingServerOptions): EmbeddingServer {
  const address = /\/embeddings\/?$/.test(options.url)
    ? options.url
    : `${options.url.replace(/\/+$/, '')}${versionOf(options.url)}/embeddings`
  const send = options.fetch ?? fetch
  return {
    model: options.model,
    async embed(texts, kind) {
      if (texts.length === 0) return []
      if (texts.length > EMBEDDING_BATCH_MAX) throw new RangeError(`at most ${EMBEDDING_BATCH_MAX} texts at a time`)
      const input = texts.map((text) => text.slice(0, TEXT_CHARACTERS_MAX))
      const signal = AbortSignal.timeout(kind === 'query' ? DEADLINE_OF_QUERY_MS : DEADLINE_MS)
      const headers = { 'content-type': 'application/json', ...(options.key ? { authorization: `Bearer ${options.key}` } : {}) }
      const body = JSON.stringify({ model: options.model, input, encoding_format: 'float' })
      return vectorsOf(await answerOf(send, address, { method: 'POST', headers, body, signal, redirect: 'error' }), texts.length)
    },
  }
}

// "http://host:1234" means ".../v1/embeddings"; an address with a path is taken as it is.
function versionOf(url: string): string {
  return new URL(url).pathname === '/' ? '/v1' : ''
}

async function answerOf(send: typeof fetch, address: string, request: RequestInit): Promise<unknown> {
  let text: string
  let status: number
  try {
    const response = await send(address, request)
    status = response.status
    text = await boundedText(response)
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause
    throw new UpstreamError('the embedding server did not answer', { cause })
  }
  if (status !== 200) {
    const cause = new Error(`HTTP ${status}: ${text.slice(0, CAUSE_CHARACTERS_MAX)}`)
    if (status === 400 || status === 413 || status === 422) throw new EmbeddingRefused('the embedding server refused the text', { cause })
    throw new UpstreamError('the embedding server answered with an error', { cause })
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError('the embedding server did not answer in JSON', { cause })
  }
}

async function boundedText(response: Response): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > RESPONSE_BYTES_MAX) throw new UpstreamError('the embedding server answered with too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function vectorsOf(answer: unknown, count: number): Float32Array[] {
  const wrong = (what: string) => new UpstreamError(`the embedding server answered without an embedding: ${what}`)
  const data = field(answer, 'data')
  if (!Array.isArray(data) || data.length !== count) throw wrong('the number of embeddings is not that of the texts')
  const vectors: (Float32Array | undefined)[] = new Array(count).fill(undefined)
  data.forEach((item: unknown, position) => {
    const index = field(item, 'index') ?? position
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= count) throw wrong('an index is out of range')
    const vector = unitOf(field(item, 'embedding'))
    if (!vector) throw wrong('not a vector of numbers')
    vectors[index] = vector
  })
  const whole = vectors.filter((vector) => vector !== undefined)
  if (whole.length !== count || whole.some((vector) => vector.length !== whole[0]?.length))
    throw wrong('vectors are missing or of different lengths')
  return whole
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
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
