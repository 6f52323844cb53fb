// The mark of a restore: what was handed out of a store before it was taken back to an earlier time is told from what is since.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

const MARK_KEY = 'restore_mark'

export async function markRestored(tx: Queryable, mark: string): Promise<void> {
  await tx.query(sql`
    insert into store_values (key, value) values (${MARK_KEY}, ${JSON.stringify(mark)}::jsonb) on conflict (key) do update set value = excluded.value`)
}

/** The mark of the last restore; null when there was none. */
export async function findRestoreMark(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ value: string }>(sql`select value from store_values where key = ${MARK_KEY}`)
  return row?.value ?? null
}
