import { EMBEDDING_BATCH_MAX, type EmbeddingServer } from './embedding-server.ts'
import { mayBeOfTheText, RequestRefused } from './model-server.ts'

/** No server has a reason to break down over it. */
const PLAIN = 'The council met on Monday.'

/**
 * Vectors of texts of our own, in their order, null for those that the server refuses or breaks down over. One of them must not keep the others from
 * their vectors: halves are tried until it stands alone. A server that breaks down over a plain sentence too is broken.
 */
export async function embedTexts(
  server: EmbeddingServer,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<(Float32Array | null)[]> {
  try {
    return await server.embed(texts, signal)
  } catch (error) {
    if (mayBeOfTheText(error)) await server.embed([PLAIN], signal)
    else if (!(error instanceof RequestRefused)) throw error
    if (texts.length === 1) return [null]
    const middle = Math.ceil(texts.length / 2)
    const halves = [await embedTexts(server, texts.slice(0, middle), signal), await embedTexts(server, texts.slice(middle), signal)]
    // Refusing everything is no matter of one text.
    if (texts.length === EMBEDDING_BATCH_MAX && halves.every((half) => half.every((vector) => vector === null))) throw error
    return halves.flat()
  }
}

/** So few at a time that a slow server has its answer ready before the deadline. */
const TEXTS_AT_ONCE = 16

/** The same of any number of texts, for measuring. */
export async function embedManyTexts(server: EmbeddingServer, texts: readonly string[]): Promise<(Float32Array | null)[]> {
  const vectors: (Float32Array | null)[] = []
  for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE) vectors.push(...(await embedTexts(server, texts.slice(at, at + TEXTS_AT_ONCE))))
  return vectors
}
