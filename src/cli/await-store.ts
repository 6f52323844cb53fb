// A server whose PostgreSQL is not there yet waits for it: machines and containers start in any order. Meanwhile its port says so.

import { setTimeout as sleep } from 'node:timers/promises'
import { serviceErrorOf } from '../service/service-error.ts'
import { type Database, StoreRefused, StoreUnavailable } from '../store/database.ts'
import type { CommandContext } from './command.ts'
import { type HealthServer, openHealthServer } from './health-server.ts'

const RETRY_MS = 2_000

/**
 * Opens the store of the settings; a server's store that is out of reach is asked again until it is there or the program is asked to end
 * (then undefined). What waiting does not cure is thrown: a store that refuses us, an embedded one that can't be started.
 */
export async function awaitStore(context: CommandContext, { isServing }: { isServing: boolean }): Promise<Database | undefined> {
  let waiting: HealthServer | undefined
  try {
    while (!context.signal.aborted) {
      try {
        return await context.openStore()
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || error instanceof StoreRefused || !context.config.database_url) throw error
        if (isServing) waiting ??= await openWaitingServer(context, error)
        context.log.warn('store.awaited', { reason: error.message })
      }
      await sleep(RETRY_MS, undefined, { signal: context.signal }).catch(() => {})
    }
    return undefined
  } finally {
    await waiting?.close()
  }
}

/** 503 on every address, and by `/readyz` (R7-unavailable); `/healthz` says that the process lives. */
function openWaitingServer(context: CommandContext, reason: StoreUnavailable): Promise<HealthServer> {
  const db = { query: () => Promise.reject(reason) }
  return openHealthServer(context, { db, degraded: () => [], otherwise: serviceErrorOf(reason) })
}
