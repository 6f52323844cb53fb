// The key of a store, by which its processes know what they made: cursors, forms, counts of requests. Made once, the same in every process of the store.

import { createHmac } from 'node:crypto'
import type { Queryable } from '../store/database.ts'
import { findRestoreMark } from '../store/restore-mark.ts'
import { firstStoreValue } from '../store/store-values.ts'

const SECRET_BYTES = 32

export function storeSecret(db: Queryable, newSecret: (bytes: number) => Buffer): Promise<string> {
  return firstStoreValue(db, 'cursor_secret', newSecret(SECRET_BYTES).toString('hex'))
}

/**
 * The key that signs cursors: another after each restore. A cursor of the time between backup and restore names a list that is lost, and changes
 * that are others' numbers by now: going on from it would repeat and skip rows (D3-stable).
 */
export async function cursorSecretOf(db: Queryable, secret: string): Promise<string> {
  const mark = await findRestoreMark(db)
  return mark === undefined ? secret : createHmac('sha256', secret).update(`cursors ${mark}`).digest('hex')
}
