// Stage: the embedder follows the corpus. Learned anew when the corpus has grown by half since, or a day passed; with a server configured,
// only the counts of words are taken, and the server's model is put in place of the one that serves.

import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DAY_MS } from '../core/durations.ts'
import { TRAINING_DOCUMENTS_MAX } from '../core/learning/embed-train.ts'
import { UpstreamError } from '../core/serving/errors.ts'
import type { Log } from '../log.ts'
import { embedProbed } from '../provider/embed-probed.ts'
import type { EmbeddingServer } from '../provider/embedding-server.ts'
import type { Database, Queryable } from '../store/database.ts'
import { ALL_DOCUMENTS_KEY } from '../store/read-search.ts'
import { countSearchDocuments, findDocumentIds, findSearchTexts, replaceSearchWords } from '../store/search-index.ts'
import {
  beginEmbedder,
  type EmbedderRow,
  findEmbedders,
  findServerRetry,
  findWordsCounted,
  isPutOff,
  writeWordsCounted,
} from '../store/search-vectors.ts'
import { beginServerEmbedder, recordServerFailure } from './embed-documents.ts'
import type { TrainingMessage, TrainingResult } from './train-embedder-worker.ts'

const DOCUMENTS_MIN = 8
const GROWTH = 1.5
const SEED = 20_260_302
const BATCH_DOCUMENTS = 500
const TRAINING_TIMEOUT_MS = 300_000
const RETRY_MS = 600_000
/** A round of the pipeline waits so long for an embedder; a longer training goes on beside the rounds. */
const WAIT_MS = 8_000
/** A word of fewer documents than these is counted when it is asked for. */
const COUNTED_DOCUMENTS_MIN = 3
const CORPUS_MODEL = 'lsa-1'

export interface TrainDeps {
  db: Database
  server?: EmbeddingServer | undefined
  log?: Log | undefined
  /** Ends a training at once, with nothing of it kept. */
  signal?: AbortSignal | undefined
}

const running = new WeakMap<Queryable, Promise<boolean>>()
/** When learning last failed: search goes on with what it has, and learning is not tried again at once. */
const failedAt = new WeakMap<Queryable, number>()

/** Trains when it is time to. Gives whether an embedder was put to work; documents then wait for their vectors. */
export async function trainEmbedder(deps: TrainDeps, now: number): Promise<{ trained: boolean }> {
  const { db, server } = deps
  const embedders = await findEmbedders(db)
  const began = server ? await followServer(db, server, { embedders, now }) : false
  if (running.has(db) || !(await isDue(deps, embedders, now))) return { trained: began }
  const job = learn(deps, now)
    .then((documents) => {
      deps.log?.info('embedder.trained', { documents })
      return true
    })
    .catch((error: unknown) => {
      if (deps.signal?.aborted) return false
      failedAt.set(db, now)
      deps.log?.warn('embedder.failed', { message: error instanceof Error ? error.message : 'unknown' })
      return false
    })
    .finally(() => running.delete(db))
  running.set(db, job)
  return { trained: await Promise.race([job, wakeAfter(WAIT_MS)]) }
}

function wakeAfter(ms: number): Promise<false> {
  return new Promise((wake) => {
    setTimeout(() => wake(false), ms).unref()
  })
}

/** Waits for a training that goes on beside the rounds. Gives whether there was one. */
export async function trainingEnded(db: Queryable): Promise<boolean> {
  const job = running.get(db)
  await job
  return job !== undefined
}

async function isDue({ db, server }: TrainDeps, embedders: readonly EmbedderRow[], now: number): Promise<boolean> {
  // A clock that was set back makes nobody wait.
  if (Math.abs(now - (failedAt.get(db) ?? Number.NEGATIVE_INFINITY)) < RETRY_MS) return false
  // While one is filling, the one after it waits.
  if (embedders.some((row) => row.state === 'filling')) return false
  const documents = await countSearchDocuments(db)
  if (documents < DOCUMENTS_MIN) return false
  const last = await findWordsCounted(db)
  const lacksEmbedder = !server && !embedders.some((row) => row.kind === 'corpus')
  return !last || lacksEmbedder || documents >= last.documents * GROWTH || Math.abs(now - last.at) >= DAY_MS
}

/** A server whose model is not the one at work begins to fill. */
async function followServer(
  db: Database,
  server: EmbeddingServer,
  { embedders, now }: { embedders: readonly EmbedderRow[]; now: number },
): Promise<boolean> {
  const newest = embedders.find((row) => row.state === 'filling') ?? embedders.find((row) => row.state === 'serving')
  if (newest?.kind === 'server' && newest.model === server.model) return false
  if (isPutOff((await findServerRetry(db)).at, now)) return false
  try {
    const { probe } = await embedProbed(server, [])
    await db.transaction((tx) => beginServerEmbedder(tx, { model: server.model, probe }, now))
    return true
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    await recordServerFailure(db, error, now)
    return false
  }
}

/** Gives how many documents were learned from. */
async function learn({ db, server, signal }: TrainDeps, now: number): Promise<number> {
  const total = await countSearchDocuments(db)
  const { read, result } = await learnInThread(db, { withVectors: !server, signal })
  if (read === 0) return 0
  const scale = Math.max(1, total / read)
  const least = read < 1_000 ? 1 : COUNTED_DOCUMENTS_MIN
  const counted = result.wordCounts
    .filter((row) => row.documents >= least)
    .map(({ key, documents }) => ({ key, documents: Math.round(documents * scale) }))
  await db.transaction(async (tx) => {
    await replaceSearchWords(tx, [...counted, { key: ALL_DOCUMENTS_KEY, documents: total }])
    await writeWordsCounted(tx, { documents: total, at: now })
    if (result.embedder) await beginEmbedder(tx, { kind: 'corpus', model: CORPUS_MODEL, ...result.embedder }, now)
  })
  return read
}

/** Reads the newest documents and has them learned in a thread. */
async function learnInThread(
  db: Queryable,
  { withVectors, signal }: { withVectors: boolean; signal: AbortSignal | undefined },
): Promise<{ read: number; result: TrainingResult }> {
  const worker = new Worker(join(import.meta.dirname, `train-embedder-worker${extname(import.meta.filename)}`))
  worker.unref()
  const { promise: answer, resolve, reject } = Promise.withResolvers<TrainingResult>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the training thread ended with ${code}`)))
  const end = (): void => reject(signal?.reason)
  signal?.addEventListener('abort', end)
  // It may fail while texts are still read for it, when nobody waits for its answer yet.
  answer.catch(() => {})
  let late: NodeJS.Timeout | undefined
  try {
    const send = (message: TrainingMessage): void => worker.postMessage(message)
    let read = 0
    let before: { publishedAt: number; clusterId: string } | null = null
    while (read < TRAINING_DOCUMENTS_MAX) {
      signal?.throwIfAborted()
      const page: { publishedAt: number; clusterId: string }[] = await findDocumentIds(db, { before, limit: BATCH_DOCUMENTS })
      before = page.at(-1) ?? null
      if (!before) break
      send({
        kind: 'texts',
        texts: (
          await findSearchTexts(
            db,
            page.map((row) => row.clusterId),
          )
        ).map((cluster) => cluster.text),
      })
      read += page.length
    }
    send({ kind: 'train', seed: SEED, withVectors })
    late = setTimeout(() => reject(new Error('training the embedder took too long')), TRAINING_TIMEOUT_MS).unref()
    return { read, result: await answer }
  } finally {
    clearTimeout(late)
    signal?.removeEventListener('abort', end)
    await worker.terminate()
  }
}
