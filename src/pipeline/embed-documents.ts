// Vectors for the documents that wait for one: by the embedder that is filling when there is one, else by the one that serves. The
// built-in ones do both at once, as it costs nothing. When the last document that was never tried has its vector, the filling one takes over.

import { embedCounts } from '../core/learning/embed.ts'
import { countSearchWords, type SearchText } from '../core/search/search-document.ts'
import { UpstreamError } from '../core/serving/errors.ts'
import { embedProbed, isLate, isSameModel, type Probed, TEXTS_FIRST, textsAfter } from '../provider/embed-probed.ts'
import type { EmbeddingServer } from '../provider/embedding-server.ts'
import { pauseAfter } from '../provider/model-server.ts'
import type { Database, Queryable } from '../store/database.ts'
import { fillCells } from '../store/search-cells.ts'
import { findSearchTexts, type IndexableCluster } from '../store/search-index.ts'
import {
  beginEmbedder,
  clearVectorsDue,
  deleteEmbedder,
  type EmbedderRow,
  findEmbedderPayload,
  findEmbedders,
  findServerRetry,
  findVectorsDue,
  hasUntriedVectors,
  isPutOff,
  postponeVectors,
  switchEmbedder,
  VECTOR_WAIT_MS_MAX,
  type VectorDue,
  type WrittenVector,
  writeServerRetry,
  writeVectors,
} from '../store/search-vectors.ts'
import { loadEmbedder } from './embedder-memory.ts'

const BACKOFF_MS = 5_000
/** A document that the server refused so often, for two hours by then, goes without a vector until it reads otherwise or another model comes. */
const REFUSALS_MAX = 12

export interface EmbedDeps {
  db: Database
  server?: EmbeddingServer | undefined
}

/** What is made of a batch: vectors, and documents that get none for now. */
interface Embedded {
  vectors: WrittenVector[]
  refused: VectorDue[]
}

/** Embeds one batch. A failure of the server leaves the documents due and the server alone for a while. */
export async function embedDocuments(deps: EmbedDeps, now: number, batchMax: number): Promise<{ embedded: number; more: boolean }> {
  const { db, server } = deps
  const embedders = await findEmbedders(db)
  const target = embedders.find((row) => row.state === 'filling') ?? embedders.find((row) => row.state === 'serving')
  if (!target) return { embedded: 0, more: false }
  const retry = target.kind === 'server' ? await findServerRetry(db) : null
  if (retry && (!server || isPutOff(retry.at, now))) return { embedded: 0, more: false }
  const limit = retry ? (retry.texts ?? TEXTS_FIRST) : batchMax
  const due = await findVectorsDue(db, now, limit)
  if (due.length > 0) {
    const texts = await findSearchTexts(
      db,
      due.map((row) => row.clusterId),
    )
    const embedded =
      target.kind === 'server' && server
        ? await byServer(deps, { target, server, due, texts, limit, now })
        : await byCorpus(db, embedders, texts)
    if (!embedded) return { embedded: 0, more: false }
    await write(db, { due, now, ...embedded })
  }
  if (due.length === limit) return { embedded: due.length, more: true }
  if (target.state === 'filling' && (await hasUntriedVectors(db))) return { embedded: due.length, more: false }
  // All of it is there; it serves once it can be searched quickly.
  if (await fillCells(db, target.id)) return { embedded: due.length, more: true }
  if (target.state === 'filling') await db.transaction(switchEmbedder)
  return { embedded: due.length, more: false }
}

async function byCorpus(db: Database, embedders: readonly EmbedderRow[], texts: readonly IndexableCluster[]): Promise<Embedded> {
  const vectors: WrittenVector[] = []
  const counts = texts.map((cluster) => ({ clusterId: cluster.clusterId, words: countSearchWords(cluster.text) }))
  for (const { id } of embedders.filter((row) => row.kind === 'corpus')) {
    const embedder = await loadEmbedder(db, id)
    if (!embedder) continue
    for (const { clusterId, words } of counts) {
      const vector = embedCounts(embedder, words)
      if (vector) vectors.push({ embedderId: id, clusterId, vector })
    }
  }
  return { vectors, refused: [] }
}

interface ServerBatch {
  target: EmbedderRow
  server: EmbeddingServer
  due: readonly VectorDue[]
  texts: readonly IndexableCluster[]
  /** How many could have been due. */
  limit: number
  now: number
}

async function byServer({ db }: EmbedDeps, { target, server, due, texts, limit, now }: ServerBatch): Promise<Embedded | null> {
  try {
    const { probe, vectors } = await embedProbed(
      server,
      texts.map((cluster) => documentText(cluster.text)),
    )
    const known = await findEmbedderPayload(db, target.id)
    if (!known || !isSameModel(Int8Array.from(known), probe)) {
      await db.transaction((tx) => beginServerEmbedder(tx, { model: server.model, probe, replaced: target }, now))
      return null
    }
    await writeServerRetry(db, { failures: 0, at: 0, texts: due.length === limit ? textsAfter(limit, 'given') : limit })
    const written = texts.flatMap(({ clusterId }, i): WrittenVector[] => {
      const vector = vectors[i]
      return vector && vector.length === target.dimensions ? [{ embedderId: target.id, clusterId, vector }] : []
    })
    const done = new Set(written.map((row) => row.clusterId))
    return { vectors: written, refused: due.filter((row) => !done.has(row.clusterId)) }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    await recordServerFailure(db, error, now)
    return null
  }
}

/** A server's embedder begins to fill. The one that it replaces under the same name is gone at once: queries would meet vectors of another model. */
export async function beginServerEmbedder(
  tx: Queryable,
  { model, probe, replaced }: { model: string; probe: Probed['probe']; replaced?: EmbedderRow },
  now: number,
): Promise<void> {
  if (replaced?.state === 'serving') await deleteEmbedder(tx, 'serving')
  await beginEmbedder(tx, { kind: 'server', model, dimensions: probe.length, payload: new Uint8Array(probe.buffer) }, now)
}

/** The server is left alone, the longer the more often it failed in a row. */
export async function recordServerFailure(db: Database, error: UpstreamError, now: number): Promise<void> {
  const { failures, texts } = await findServerRetry(db)
  const next = isLate(error) ? textsAfter(texts ?? TEXTS_FIRST, 'late') : texts
  await writeServerRetry(db, {
    failures: failures + 1,
    at: now + pauseAfter(error, { backoffMs: backoffMs(failures), maxMs: VECTOR_WAIT_MS_MAX }),
    texts: next,
  })
}

/** What a model is given of a cluster. */
export function documentText(text: SearchText): string {
  const titles = [...new Set([text.title, ...text.memberTitles.slice(0, 5).map((member) => member.title)])]
  return [titles[0] ?? '', text.summary, ...titles.slice(1), text.keywords.join(', ')].filter((part) => part !== '').join('\n') || '-'
}

async function write(db: Database, batch: Embedded & { due: readonly VectorDue[]; now: number }): Promise<void> {
  const retried = batch.refused.filter(({ attempts }) => attempts + 1 < REFUSALS_MAX)
  const waiting = new Set(retried.map((row) => row.clusterId))
  await db.transaction(async (tx) => {
    await writeVectors(tx, batch.vectors)
    await clearVectorsDue(
      tx,
      batch.due.map((row) => row.clusterId).filter((id) => !waiting.has(id)),
    )
    for (const [attempts, rows] of Map.groupBy(retried, (row) => row.attempts)) {
      await postponeVectors(
        tx,
        rows.map((row) => row.clusterId),
        batch.now + backoffMs(attempts),
      )
    }
  })
}

const backoffMs = (failures: number): number => Math.min(VECTOR_WAIT_MS_MAX, BACKOFF_MS * 2 ** Math.min(failures, 20))
