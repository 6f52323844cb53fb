/**
 * What a PostgreSQL server does by itself and the embedded engine, which runs nothing in the background, does not: tables are analysed as they
 * grow, since without figures on what is in them statements are planned as if they were empty; and room that old versions of rows take is
 * given free, since otherwise a store grows with every change and never stops; and the log of changes is begun anew, since otherwise all of it
 * is kept until the store ends, and read again when it was killed.
 */

import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Database, Queryable } from './database.ts'

/** A table is tended when so many rows, and this part of all, have changed or are dead. */
const ROWS_MIN = 500
const CHANGED_PART = 0.1
const DEAD_PART = 0.2
/** The part that may be dead while there is always something else to do. */
const DEAD_PART_BUSY = 1
/** So much of the log may be left to read again: some seconds' work. */
const LOG_BYTES_MAX = 64 * 1024 * 1024
/** A smaller table is read as fast by any plan. */
const UNKNOWN_BYTES_MIN = 1024 * 1024

/**
 * Tends the table that needs it most. All wait meanwhile: for a fraction of a second when it is analysed, longer when it is cleaned, which is
 * therefore done when it is `idle`, or when as much is dead in it as alive. Gives its name, or null when none needs it.
 */
export async function tendStore(db: Database, { idle }: { idle: boolean }): Promise<string | null> {
  if (db.engine !== 'embedded') return null
  await shortenLog(db)
  // Of the engine's own tables one holds what analysing found out, anew each time: nobody else clears it either.
  const [table] = await db.query<{ name: string; place: string; isOurs: boolean; isDead: boolean }>(sql`
    select relname as name, format('%I.%I', schemaname, relname) as place, is_ours as "isOurs", is_dead as "isDead"
    from pg_stat_all_tables,
      lateral (select schemaname = 'public' as is_ours, n_mod_since_analyze > ${ROWS_MIN} + ${CHANGED_PART}::float8 * n_live_tup as is_changed,
        n_dead_tup > ${ROWS_MIN} + ${idle ? DEAD_PART : DEAD_PART_BUSY}::float8 * n_live_tup as is_dead) as need
    where is_ours and is_changed or is_dead
    order by n_mod_since_analyze + n_dead_tup desc, relname limit 1`)
  if (!table) return null
  if (table.isDead) await db.query(sql`vacuum ${raw(table.place)}`)
  if (table.isOurs) await db.transaction((tx) => analyzeTables(tx, [raw(table.place)]))
  return table.name
}

/** Writes out what only the log has, so that the engine uses the log's files again. All wait meanwhile, for a fraction of a second. */
async function shortenLog(db: Queryable): Promise<void> {
  const [log] = await db.query<{ bytes: number }>(sql`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`)
  if (log && log.bytes > LOG_BYTES_MAX) await db.query(sql`checkpoint`)
}

/**
 * Analyses the tables that hold something and never were. A server does so in its own time, an upgraded one (`pg_upgrade`) not at all, and until then
 * each statement is planned as if they were empty. Gives their names.
 */
export function analyzeUnknown(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    const unknown = await tx.query<{ name: string }>(sql`
      select format('%I', relname) as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and reltuples < 0 and pg_relation_size(oid) > ${UNKNOWN_BYTES_MIN}
      order by relname`)
    const names = unknown.map(({ name }) => name)
    if (names.length > 0) await analyzeTables(tx, names.map(raw))
    return names
  })
}

/** Finds out what is in these tables, for the plans of statements. */
export async function analyzeTables(tx: Queryable, names: readonly Sql[]): Promise<void> {
  // Says how many rows are looked at: a fifth of the usual, so that nobody waits long.
  await tx.query(sql`set local default_statistics_target = 20`)
  await tx.query(sql`analyze ${join(names)}`)
}
