// Embeds queries with the embedder whose vectors they will meet: the one that serves, read from the store when it changes.

import { type Embedder, embedQueryWords, learnedFrom, type Respelled, type SpelledWord } from '../core/learning/embed.ts'
import { decodeEmbedder } from '../core/learning/embed-payload.ts'
import { type CosineFloors, corpusCosineFloors, serverCosineFloors } from '../core/search/search-fuse.ts'
import { parseSearchQuery, type SearchQuery, spelledWords } from '../core/search/search-query.ts'
import { UpstreamError } from '../core/serving/errors.ts'
import { embedProbed, isSameModel, type Probed } from '../provider/embed-probed.ts'
import type { EmbeddingServer } from '../provider/embedding-server.ts'
import type { Queryable } from '../store/database.ts'
import { type EmbedderRow, findCosineSpread, findEmbedderPayload, findEmbedders } from '../store/search-vectors.ts'

const RECHECK_MS = 1_000
const FLOOR_AGE_MS = 600_000

export interface EmbeddedQuery {
  embedderId: number
  /** Null where nothing but neighbours is known of the words. */
  vector: Float32Array | null
  cosineFloors: CosineFloors
  /** Words, as the index has them, that those of the query stand for too; `share` is how much. */
  neighbours?: readonly { word: string; share: number }[]
  /** Other spellings of its words, as the index has them. */
  respelled?: readonly Respelled[]
  /** Words that were not in the documents that it learned from, for which it took those spelled like them. */
  guessed?: readonly SpelledWord[]
}

export interface QueryHints {
  /** An embedder that is known to be no more. */
  goneId?: number
  /** Whether documents have a word by now, so that it is not to be guessed. */
  isNew?: (word: SpelledWord) => boolean
  /** The query as it is read by now. */
  read?: SearchQuery
}

/** Gives null while no embedder serves, or when it knows no word of the query. */
export type QueryEmbedder = (q: string, hints?: QueryHints) => Promise<EmbeddedQuery | null>

interface Serving {
  row: EmbedderRow
  /** Null for a server's. */
  embedder: Embedder | null
  /** Of a server's: what its model made of the probe. */
  probe: Int8Array
  cosineFloors: CosineFloors
  loadedAt: number
}

/**
 * A configured server is asked for every query, so that its failure is told (`UpstreamError`) and never hidden by poorer results. A query meets the
 * vectors of the model that embedded it alone: the pipeline may not have noticed yet that another one answers under the same name.
 */
export function createQueryEmbedder(deps: { db: Queryable; server?: EmbeddingServer | undefined; clock: () => number }): QueryEmbedder {
  const { db, server, clock } = deps
  let serving: Serving | null = null
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | null = null

  const check = async (): Promise<void> => {
    const row = (await findEmbedders(db)).find((candidate) => candidate.state === 'serving')
    if (!row) serving = null
    else if (row.id !== serving?.row.id || (row.kind === 'server' && Math.abs(clock() - serving.loadedAt) >= FLOOR_AGE_MS))
      serving = await load(db, row, clock())
    checkedAt = clock()
  }
  return async (q, { goneId, isNew, read = parseSearchQuery(q) } = {}) => {
    // A clock that was set back makes nobody wait.
    if (Math.abs(clock() - checkedAt) >= RECHECK_MS || (goneId !== undefined && goneId === serving?.row.id)) {
      checking ??= check().finally(() => {
        checking = null
      })
      await checking
    }
    const current = serving
    const answered = server ? { model: server.model, ...(await embedProbed(server, [q])) } : null
    if (answered && !answered.vectors[0]) throw new UpstreamError('the embedding server refuses the query')
    return current ? embeddedBy(current, { read, isNew }, answered) : null
  }
}

async function load(db: Queryable, row: EmbedderRow, now: number): Promise<Serving | null> {
  const payload = await findEmbedderPayload(db, row.id)
  if (!payload) return null
  if (row.kind === 'server')
    return {
      row,
      embedder: null,
      probe: Int8Array.from(payload),
      cosineFloors: serverCosineFloors(await findCosineSpread(db, row.id)),
      loadedAt: now,
    }
  return { row, embedder: decodeEmbedder(payload), probe: new Int8Array(), cosineFloors: corpusCosineFloors(1), loadedAt: now }
}

function embeddedBy(
  { row, embedder, probe, cosineFloors }: Serving,
  { read, isNew }: { read: SearchQuery; isNew: QueryHints['isNew'] },
  answered: (Probed & { model: string }) | null,
): EmbeddedQuery | null {
  if (!embedder) {
    const vector = answered?.vectors[0]
    const meets = vector?.length === row.dimensions && answered?.model === row.model && isSameModel(probe, answered.probe)
    return vector && meets ? { embedderId: row.id, vector, cosineFloors } : null
  }
  const embedded = embedQueryWords(
    embedder,
    spelledWords(read, (word) => learnedFrom(embedder, word)),
    isNew,
  )
  if (!embedded) return null
  return {
    embedderId: row.id,
    vector: embedded.vector,
    cosineFloors: embedded.vector ? corpusCosineFloors(embedded.coverage) : cosineFloors,
    neighbours: embedded.neighbours,
    respelled: embedded.respelled,
    guessed: embedded.guessed,
  }
}
