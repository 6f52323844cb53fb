// The key of a store, by which its processes know what they made: cursors, forms, counts of requests. Made once, the same in every process of the store.

import { createHmac } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queryable } from '../store/database.ts'
import { findRestoreMark } from '../store/restore-mark.ts'

const SECRET_BYTES = 32

export async function storeSecret(db: Queryable, newSecret: (bytes: number) => Buffer): Promise<string> {
  const fresh = JSON.stringify(newSecret(SECRET_BYTES).toString('hex'))
  await db.query(sql`insert into store_values (key, value) values ('cursor_secret', ${fresh}::jsonb) on conflict (key) do nothing`)
  const [row] = await db.query<{ value: string }>(sql`select value from store_values where key = 'cursor_secret'`)
  if (!row) throw new Error('the store has no cursor secret')
  return row.value
}

/**
 * The key that signs cursors: another after each restore. A cursor of the time between backup and restore names a list that is lost, and changes
 * that are others' numbers by now: going on from it would repeat and skip rows (D3-stable).
 */
export async function cursorSecretOf(db: Queryable, secret: string): Promise<string> {
  const mark = await findRestoreMark(db)
  return mark === null ? secret : createHmac('sha256', secret).update(`cursors ${mark}`).digest('hex')
}
