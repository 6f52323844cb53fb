/**
 * A backup: every row of every table as of one instant, as gzipped lines of JSON that any engine can take back.
 *
 * The first line says what the file is; each table then begins with a line that names its columns, has a line for each row, just as the store
 * prints it, and ends with a line that counts them; the last line says that the file is whole. Rows are never parsed on the way.
 * On a server the snapshot holds nobody up. The embedded store has one session, so others wait while it is read: a copy of it is (`embedded-copy.ts`).
 */

import sql, { raw } from 'sql-template-tag'
import { findSchemaVersion, findTables, identifier, type StoredTable } from './backup-tables.ts'
import type { Database, Queryable } from './database.ts'

export const BACKUP_FORMAT = 1
const PAGE_ROWS = 200
// FETCH takes no parameter.
const pageSize = raw(String(PAGE_ROWS))

export interface BackedUp {
  tables: number
  rows: number
}

/** Hands a backup to `write`, one or more whole lines at a time without the last newline; it may make the reading wait. */
export function backUpStore(db: Database, options: { at: number; write: (lines: string) => Promise<void> }): Promise<BackedUp> {
  return db.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read, read only`)
    const tables = await findTables(tx)
    const { at, write } = options
    await write(
      JSON.stringify({ sitrep_backup: BACKUP_FORMAT, schema_version: await findSchemaVersion(tx), created_at: new Date(at).toISOString() }),
    )
    let rows = 0
    for (const table of tables) rows += await writeTable(tx, table, write)
    await write(JSON.stringify({ complete: true, tables: tables.length, rows }))
    return { tables: tables.length, rows }
  })
}

async function writeTable(tx: Queryable, table: StoredTable, write: (lines: string) => Promise<void>): Promise<number> {
  await write(JSON.stringify({ table: table.name, columns: table.columns }))
  await tx.query(sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as line from ${identifier(table.name)} t`)
  let rows = 0
  for (;;) {
    const page = await tx.query<{ line: string }>(sql`fetch ${pageSize} from backup_rows`)
    if (page.length > 0) await write(page.map((row) => row.line).join('\n'))
    rows += page.length
    if (page.length < PAGE_ROWS) break
  }
  await tx.query(sql`close backup_rows`)
  await write(JSON.stringify({ end: table.name, rows }))
  return rows
}
