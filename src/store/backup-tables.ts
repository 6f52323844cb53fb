// Which tables a backup holds, and how the store is found empty: read from the migrations, so that no table is forgotten, and none taken along that
// another program keeps in the same schema.

import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { schemaTables } from './migrate.ts'

/** Not part of a backup: the lease belongs to running processes, a walk is over within a day. */
const LEFT_OUT = ['leases', 'timeline_moves', 'timeline_walks']
/** Filled by merely starting the program, or with it; a backup's rows take their place. */
const REPLACED = new Set(['store_values', 'stream_troubles'])

export interface StoredTable {
  name: string
  columns: string[]
}

/** Every table with its columns, in order of name. */
export async function findTables(db: Queryable): Promise<StoredTable[]> {
  const names = schemaTables().filter((name) => !LEFT_OUT.includes(name))
  return db.query(sql`
    select t.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name and c.is_generated = 'NEVER'
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and t.table_name = any(${names}::text[])
    group by t.table_name order by t.table_name`)
}

export async function findSchemaVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ version: number }>(sql`select max(version) as version from schema_versions`)
  return row?.version ?? 0
}

/** The tables that hold rows, of those that a new store has empty. */
export async function findFilledTables(db: Queryable, tables: readonly StoredTable[]): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables) {
    if (REPLACED.has(name)) continue
    const [row] = await db.query(sql`select 1 from ${identifier(name)} limit 1`)
    if (row) filled.push(name)
  }
  return filled
}

/** Keeps everybody else out of the tables, readers too, until the transaction ends. */
export async function lockTables(tx: Queryable, tables: readonly StoredTable[]): Promise<void> {
  await tx.query(sql`lock table ${join(tables.map(({ name }) => identifier(name)))} in access exclusive mode`)
}

export async function emptyReplacedTables(tx: Queryable): Promise<void> {
  for (const { name } of await findTables(tx)) if (REPLACED.has(name)) await tx.query(sql`delete from ${identifier(name)}`)
}

/** Sets every identity sequence to go on after the greatest number in its table. */
export async function resetSequences(tx: Queryable): Promise<void> {
  const columns = await tx.query<{ table: string; column: string }>(sql`
    select table_name::text as table, column_name::text as column from information_schema.columns
    where table_schema = current_schema() and table_name = any(${schemaTables()}::text[]) and is_identity = 'YES' order by 1`)
  for (const { table, column } of columns) {
    await tx.query(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), greatest(coalesce(max(${identifier(column)}), 0), 1), max(${identifier(column)}) is not null)
      from ${identifier(table)}`)
  }
}

/** Checks foreign keys when the transaction ends instead of row by row, or as before: rows then come in any order. */
export async function deferForeignKeys(tx: Queryable, when: 'at the end' | 'at once'): Promise<void> {
  // Whatever is still to be checked is checked before the constraints change.
  await tx.query(sql`set constraints all immediate`)
  const keys = await tx.query<{ table: string; name: string }>(sql`
    select r.relname::text as table, k.conname::text as name from pg_constraint k
    join pg_class r on r.oid = k.conrelid join pg_namespace n on n.oid = r.relnamespace
    where k.contype = 'f' and n.nspname = current_schema() and r.relname = any(${schemaTables()}::text[]) order by 1, 2`)
  const how = when === 'at the end' ? 'deferrable initially deferred' : 'not deferrable'
  for (const { table, name } of keys) {
    await tx.query(sql`alter table ${identifier(table)} alter constraint ${identifier(name)} ${raw(how)}`)
  }
  if (when === 'at the end') await tx.query(sql`set constraints all deferred`)
}

/** A name out of the catalog, quoted. */
export function identifier(name: string): Sql {
  return raw(`"${name.replaceAll('"', '""')}"`)
}
