// Embedders that this process has read, by store: decoding one for each batch would cost more than using it.

import type { Embedder } from '../core/learning/embed.ts'
import { decodeEmbedder } from '../core/learning/embed-payload.ts'
import type { Queryable } from '../store/database.ts'
import { findEmbedderPayload } from '../store/search-vectors.ts'

/** One serves and one fills. */
const EMBEDDERS_MAX = 2
const memories = new WeakMap<Queryable, Map<number, Embedder>>()

/** The built-in embedder of that id; null when it is no more. */
export async function loadEmbedder(db: Queryable, id: number): Promise<Embedder | null> {
  const memory = memories.get(db) ?? new Map<number, Embedder>()
  memories.set(db, memory)
  const known = memory.get(id)
  if (known) return known
  const payload = await findEmbedderPayload(db, id)
  if (!payload) return null
  const embedder = decodeEmbedder(payload)
  memory.set(id, embedder)
  for (const oldest of [...memory.keys()].sort((a, b) => a - b).slice(0, -EMBEDDERS_MAX)) memory.delete(oldest)
  return embedder
}
