// Opens the store that the settings name, with its schema up to date.

import type { Database } from './database.ts'
import { type EmbeddedOptions, hasEmbedded, openEmbedded, openEmbeddedInMemory } from './embedded.ts'
import { migrate } from './migrate.ts'
import type { GoOn } from './pool.ts'
import { openPostgres } from './postgres.ts'

export interface StoreOptions extends Pick<EmbeddedOptions, 'abandon'> {
  dataDir: string
  /** Unset: the embedded store in `dataDir`. */
  databaseUrl?: string | undefined
  /** Whether an embedded store that is busy is waited for; unset: for 20 seconds. */
  goOn?: GoOn | undefined
}

/** Whether a store was made there; throws what the system says where that can't be seen. A server is asked when it is opened. */
export function hasStore({ dataDir, databaseUrl }: StoreOptions): boolean {
  return databaseUrl !== undefined || hasEmbedded(dataDir)
}

/** Gives a migrated store. Throws `StoreUnavailable` when it is out of reach, and closes what it opened when migration fails. */
export async function openStore(options: StoreOptions): Promise<Database> {
  const { dataDir, databaseUrl, goOn, abandon } = options
  return migrated(databaseUrl ? openPostgres({ url: databaseUrl }) : await openEmbedded({ dataDir, goOn, abandon }))
}

async function migrated(db: Database): Promise<Database> {
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Gives an empty store in memory, for measuring. It is gone, with its folder, when it is closed or this process ends. */
export async function openMemoryStore(): Promise<Database> {
  return migrated(await openEmbeddedInMemory())
}
