// The mark of a restore: what was handed out of a store before it was taken back to an earlier time is told from what is since.

import type { Queryable } from './database.ts'
import { findStoreValue, writeStoreValue } from './store-values.ts'

const MARK_KEY = 'restore_mark'

export function markRestored(tx: Queryable, mark: string): Promise<void> {
  return writeStoreValue(tx, MARK_KEY, mark)
}

/** The mark of the last restore; undefined when there was none. */
export function findRestoreMark(db: Queryable): Promise<string | undefined> {
  return findStoreValue(db, MARK_KEY)
}
