// Brings the schema up to date: numbered files, forward only, each in a transaction of its own, one process at a time.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sql, { raw } from 'sql-template-tag'
import { type Database, type Queryable, StoreRefused } from './database.ts'
import { findUnmetNeed } from './server-needs.ts'

const DIRECTORY = join(import.meta.dirname, 'migrations')
/** Key of the advisory lock; the engine gives it back at the end of the transaction. */
const LOCK_KEY = 7_411_204
/** The server has no such extension, or does not let us make it: feature_not_supported, insufficient_privilege. */
const REFUSED_SQLSTATE = ['0A000', '42501']

interface Migration {
  version: number
  name: string
  text: string
}

/** Applies what is missing. Gives the version reached. Throws `StoreRefused` when the store is newer than this program, or the server lacks what it needs. */
export async function migrate(db: Database): Promise<number> {
  const migrations = readMigrations()
  const newest = migrations.at(-1)?.version ?? 0
  try {
    const unmet = db.engine === 'postgres' ? await findUnmetNeed(db) : undefined
    if (unmet !== undefined) throw new StoreRefused(`${db.description} can't be used: ${unmet}`)
    const applied = await readApplied(db)
    for (const migration of migrations) {
      if (!applied.includes(migration.version)) await db.transaction((tx) => apply(tx, migration), { mayTakeHours: true })
    }
  } catch (error) {
    throw refusalOf(error, db.description) ?? error
  }
  await refuseNewer(db, newest)
  await refuseIncomplete(db)
  return newest
}

/** Of a store that others restored, and not whole, each request would fail by itself. */
async function refuseIncomplete(db: Database): Promise<void> {
  const missing = await db.query<{ name: string }>(sql`
    select name from unnest(${schemaTables()}::text[]) as t (name) where to_regclass(name) is null order by name`)
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(', ')
  throw new StoreRefused(`${db.description} can't be used: it lacks ${names}; restore it anew, whole`)
}

/** Throws `StoreRefused` when the store has a later schema version than the newest that a program knows. */
export async function refuseNewer(db: Queryable, newest: number): Promise<void> {
  const [row] = await db.query<{ version: number }>(sql`select max(version) as version from schema_versions`)
  if (row && row.version > newest) {
    throw new StoreRefused(`the store has schema version ${row.version}, this program knows ${newest}: use the newer program`)
  }
}

/** The versions that the schema had, oldest first. */
export function schemaVersions(): number[] {
  return readMigrations().map(({ version }) => version)
}

/** The tables of the schema, by name, but for that of its versions. */
export function schemaTables(): string[] {
  return namesMade('table')
}

/** The indexes of the schema, by name, but for those of keys. */
export function schemaIndexes(): string[] {
  return namesMade('(?:unique )?index')
}

/** What the migrations create of a kind, and do not drop. */
function namesMade(kind: string): string[] {
  const names = new Set<string>()
  for (const { text } of readMigrations())
    for (const [, verb, name] of text.matchAll(new RegExp(`^(create|drop) ${kind} (\\w+)`, 'gm')))
      verb === 'create' ? names.add(name!) : names.delete(name!)
  return [...names]
}

/** Makes the schema anew as it was at `version`, all within `tx`. Whatever the tables held is gone, so they must be known to be empty. */
export async function remakeSchema(tx: Queryable, version: number): Promise<void> {
  await tx.query(raw(`drop table ${['schema_versions', ...schemaTables()].join(', ')}`))
  await completeSchema(tx, version)
}

/** Applies within `tx` what is missing up to `version`. */
export async function completeSchema(tx: Queryable, version = Number.POSITIVE_INFINITY): Promise<void> {
  for (const migration of readMigrations()) if (migration.version <= version) await apply(tx, migration)
}

/** Without the lock: what is missing is looked for again under it. */
async function readApplied(db: Queryable): Promise<number[]> {
  const [found] = await db.query<{ made: boolean }>(sql`select to_regclass('schema_versions') is not null as made`)
  if (!found?.made) return []
  const rows = await db.query<{ version: number }>(sql`select version from schema_versions`)
  return rows.map(({ version }) => version)
}

function refusalOf(error: unknown, description: string): StoreRefused | undefined {
  const isRefusal = error instanceof Error && 'code' in error && REFUSED_SQLSTATE.includes(String(error.code))
  return isRefusal ? new StoreRefused(`${description} can't be used: ${error.message}`, { cause: error }) : undefined
}

function readMigrations(): Migration[] {
  return readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ version: Number.parseInt(name, 10), name, text: readFileSync(join(DIRECTORY, name), 'utf8') }))
}

async function apply(tx: Queryable, migration: Migration): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
  await tx.query(sql`create table if not exists schema_versions (version integer primary key, name text not null)`)
  const applied = await tx.query(sql`select 1 from schema_versions where version = ${migration.version}`)
  if (applied.length > 0) return
  await tx.query(raw(migration.text))
  await tx.query(sql`insert into schema_versions (version, name) values (${migration.version}, ${migration.name})`)
}
