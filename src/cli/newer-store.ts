// A worker that is left over when a newer program brings the store up to date: it knows other tables than there are, and must leave them to workers that do.

import { type Queryable, StoreRefused } from '../store/database.ts'
import { refuseNewer, schemaVersions } from '../store/migrate.ts'

const LOOK_MS = 5_000

export interface NewerStoreWatch {
  /** Throws what was found, if anything was. */
  refuse: () => void
  stop: () => void
}

/** Looks again and again whether the store is newer than this program; calls `end` once it is. */
export function watchNewerStore(db: Queryable, end: () => void, lookMs = LOOK_MS): NewerStoreWatch {
  // Now: its folder may hold the newer program by then.
  const newest = schemaVersions().at(-1) ?? 0
  let refused: StoreRefused | undefined
  const look = async (): Promise<void> => {
    await refuseNewer(db, newest).catch((error: unknown) => {
      // A store that does not answer is told of by whoever works on it.
      if (!(error instanceof StoreRefused)) return
      refused = error
      end()
    })
  }
  const timer = setInterval(() => void look(), lookMs)
  return {
    refuse: () => {
      if (refused) throw refused
    },
    stop: () => clearInterval(timer),
  }
}
