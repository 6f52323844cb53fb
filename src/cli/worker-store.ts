// The store of the pipeline's thread. The program has opened it before: what has gone since may come back.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { type Database, StoreRefused, StoreUnavailable, troubleOf } from '../store/database.ts'

const RETRY_MS = 2_000

export interface WorkerStoreDeps {
  open: () => Promise<Database>
  /** Whether it is on a server; an embedded one that can't be started is for its operator. */
  isServer: boolean
  log: Log
  signal: AbortSignal
}

/** Opens the store; a server that is out of reach, or has no connection to give, is asked again. Throws what waiting does not cure. */
export async function openWorkerStore({ open, isServer, log, signal }: WorkerStoreDeps): Promise<Database> {
  for (let isPaused = false; ; isPaused = true) {
    try {
      const db = await open()
      if (isPaused) log.info('pipeline.resumed')
      return db
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || error instanceof StoreRefused || !isServer || signal.aborted) throw error
      log.warn('pipeline.paused', { reason: troubleOf(error), message: error.message })
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => {})
  }
}
