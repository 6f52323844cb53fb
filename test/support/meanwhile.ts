// What others write between the reading of a stage and its writing.

import type { Database } from '../../src/store/database.ts'

/** The same store, in which something else is written right before the next transaction. */
export function meanwhile(db: Database, write: () => Promise<unknown>): Database {
  let isWritten = false
  return {
    ...db,
    async transaction(work) {
      if (!isWritten) await write()
      isWritten = true
      return db.transaction(work)
    },
  }
}
