// Opens the store that the settings name, with its schema up to date.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { hasEmbedded, openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export interface StoreOptions {
  dataDir: string
  /** Unset: the embedded store in `dataDir`. */
  databaseUrl?: string | undefined
}

/** Whether a store was made there. A server is asked when it is opened. */
export function hasStore({ dataDir, databaseUrl }: StoreOptions): boolean {
  return databaseUrl !== undefined || hasEmbedded(dataDir)
}

/** Gives a migrated store. Throws `StoreUnavailable` when it is out of reach, and closes what it opened when migration fails. */
export async function openStore(options: StoreOptions): Promise<Database> {
  const db = options.databaseUrl ? openPostgres({ url: options.databaseUrl }) : await openEmbedded({ dataDir: options.dataDir })
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Gives an empty store in memory, for measuring. It is gone when it is closed. */
export async function openMemoryStore(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitrep-memory-'))
  const db = await openEmbedded({ dataDir, inMemory: true })
  await migrate(db)
  return { ...db, close: () => db.close().finally(() => rm(dataDir, { recursive: true, force: true })) }
}
