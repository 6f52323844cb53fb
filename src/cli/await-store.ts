// A server whose PostgreSQL is not there yet waits for it: machines and containers start in any order. Meanwhile its port says so.

import { setTimeout as sleep } from 'node:timers/promises'
import { serviceErrorOf } from '../service/service-error.ts'
import { type Database, StoreRefused, StoreUnavailable } from '../store/database.ts'
import { tryWriting } from '../store/room.ts'
import type { CommandContext } from './command.ts'
import { type HealthServer, openHealthServer } from './health-server.ts'

const RETRY_MS = 2_000

export interface AwaitOptions {
  /** Whether its port tells that the program waits: it must, it does where it can (a port in use is no reason not to work), or it has none. */
  port: 'needed' | 'wanted' | 'none'
}

/**
 * Opens the store of the settings; a server's store that is out of reach, or read-only, is asked again until it is there or the program is asked to end
 * (then undefined). What waiting does not cure is thrown: a store that refuses us, an embedded one that can't be started.
 */
export async function awaitStore(context: CommandContext, { port }: AwaitOptions): Promise<Database | undefined> {
  let waiting: HealthServer | undefined
  try {
    while (!context.signal.aborted) {
      try {
        return await openWritable(context)
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || error instanceof StoreRefused || !context.config.database_url) throw error
        if (port !== 'none') waiting ??= await openWaitingServer(context, { reason: error, port })
        context.log.warn('store.awaited', { reason: error.message })
      }
      await sleep(RETRY_MS, undefined, { signal: context.signal }).catch(() => {})
    }
    return undefined
  } finally {
    await waiting?.close()
  }
}

/** A standby can be read by commands, but serves nobody: it may be promoted, or its name lead to another server. */
async function openWritable({ openStore }: CommandContext): Promise<Database> {
  const db = await openStore({ isServed: true })
  await tryWriting(db)
  return db
}

/** 503 on every address, and by `/readyz` (R7-unavailable); `/healthz` says that the process lives. */
function openWaitingServer(
  context: CommandContext,
  { reason, port }: AwaitOptions & { reason: StoreUnavailable },
): Promise<HealthServer | undefined> {
  const db = { query: () => Promise.reject(reason) }
  return openHealthServer(context, { db, degraded: () => [], otherwise: serviceErrorOf(reason) }).catch((error: unknown) => {
    if (port === 'needed') throw error
    context.log.warn('health.unserved', { reason: error instanceof Error ? error.message : 'unknown' })
    return undefined
  })
}
