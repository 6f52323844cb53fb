// A process that is left over when a newer program brings the store up to date: it knows other tables than there are. A worker must leave them to
// workers that do; a process that only serves goes on as far as it gets, and says so.

import { type Queryable, StoreRefused } from '../store/database.ts'
import { refuseNewer, schemaVersions } from '../store/migrate.ts'

const LOOK_MS = 5_000

export interface NewerStoreWatch {
  /** What was found, if anything was. */
  found: () => StoreRefused | undefined
  stop: () => void
}

/** Looks again and again whether the store is newer than this program; tells `tell` once it is, and looks no more. */
export function watchNewerStore(db: Queryable, tell: (found: StoreRefused) => void, lookMs = LOOK_MS): NewerStoreWatch {
  // Now: its folder may hold the newer program by then.
  const newest = schemaVersions().at(-1) ?? 0
  let found: StoreRefused | undefined
  const look = async (): Promise<void> => {
    await refuseNewer(db, newest).catch((error: unknown) => {
      // A store that does not answer is told of by whoever works on it.
      if (!(error instanceof StoreRefused) || found) return
      clearInterval(timer)
      found = error
      tell(error)
    })
  }
  const timer = setInterval(() => void look(), lookMs)
  return { found: () => found, stop: () => clearInterval(timer) }
}
