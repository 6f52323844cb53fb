// Whether the store takes in: a standby does not, and one without room. One whose disk is full still answers, and its log and half empty pages take in a little.

import sql from 'sql-template-tag'
import type { Database, Queryable } from './database.ts'

/** Takes 20 MB of the store's disk, more than the next part of its log, and gives it back. Throws `StoreUnavailable` while there is no such room. */
export async function tryRoom(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Rows that do not fit into memory are written to the disk at once; those of a table would wait there.
    await tx.query(sql`set local work_mem = '64kB'`)
    await tx.query(sql`set local temp_tablespaces = ''`)
    await tx.query(sql`
      with filler as materialized (select repeat(md5(line::text), 32) as text from generate_series(1, 20000) as line)
      select count(text) from filler`)
  })
}

/** Writes nothing, as whoever may write. Throws `StoreUnavailable` where the store is out of reach, or read-only. */
export async function tryWriting(db: Queryable): Promise<void> {
  await db.query(sql`update leases set holder = holder where false`)
}
