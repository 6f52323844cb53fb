// A clean store in memory with a pipeline's context over it, for measuring: the code is the real one, the clock stands at the data's end.

import { silentLog } from '../log.ts'
import type { EmbeddingServer } from '../provider/embedding-server.ts'
import type { Database } from '../store/database.ts'
import { takeLease } from '../store/leases.ts'
import { openMemoryStore } from '../store/open-store.ts'
import { createCaution } from './caution.ts'
import { createArticleEmbedder } from './embed-articles.ts'
import { emptyMemory } from './memory.ts'
import { DEFAULT_RULES, type StageContext } from './stage.ts'

const EMBEDDING_WAIT_MS = 600_000

export interface EvalStore {
  db: Database
  context: () => StageContext
  close: () => Promise<void>
}

/** Ids that only count, so that a measure is the same in every run: records of one instant are worked in the order of their ids. */
export function countingIds(): () => string {
  let made = 0
  return () => {
    made += 1
    return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`
  }
}

export interface EvalOptions {
  server?: EmbeddingServer | undefined
  /** Ends the measuring before its next stage. */
  signal?: AbortSignal | undefined
}

/** Opens the store; every cluster counts at once, whatever its outlets. An embedding server is waited for as long as it takes. */
export async function openEvalStore(now: number, { server, signal }: EvalOptions = {}): Promise<EvalStore> {
  const db = await openMemoryStore()
  const lease = await takeLease(db, 'eval', { now })
  if (!lease) throw new Error('a fresh store has no other writer')
  const memory = await emptyMemory(db, server?.model)
  const embedder = server && createArticleEmbedder({ server, log: silentLog, waitMs: EMBEDDING_WAIT_MS })
  const newId = countingIds()
  const caution = createCaution()
  const rules = { ...DEFAULT_RULES, minOutlets: 1, publishDelayMs: 0 }
  const context = (): StageContext => {
    signal?.throwIfAborted()
    return { db, lease, memory, rules, now, clock: () => now, goingOn: async () => {}, caution, newId, log: silentLog, embedder }
  }
  return { db, context, close: () => db.close() }
}
