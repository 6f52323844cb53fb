/**
 * Takes a backup back into an empty store: all of it in one transaction, or nothing.
 *
 * The backup of an older program goes into the schema of its own time, which is then brought up to date as an old store is when it is opened.
 */

import sql, { join } from 'sql-template-tag'
import { z } from 'zod'
import { BACKUP_FORMAT } from './backup.ts'
import {
  deferForeignKeys,
  emptyReplacedTables,
  findFilledTables,
  findTables,
  identifier,
  lockTables,
  resetSequences,
  type StoredTable,
} from './backup-tables.ts'
import type { Database, Queryable } from './database.ts'
import { writeAsOperator } from './leases.ts'
import { completeSchema, remakeSchema, schemaVersions } from './migrate.ts'
import { markRestored } from './restore-mark.ts'
import { analyzeTables } from './upkeep.ts'

const BATCH_ROWS = 500
const BATCH_CHARACTERS = 4_000_000

/** The file is no backup, not whole, or not for this store. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const headSchema = z.object({ sitrep_backup: z.literal(BACKUP_FORMAT), schema_version: z.number(), created_at: z.string() })
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
const endSchema = z.object({ end: z.string(), rows: z.number() })
const lastSchema = z.object({ complete: z.literal(true), tables: z.number(), rows: z.number() })

export interface Restored {
  createdAt: string
  /** Of the program that made the backup. */
  schemaVersion: number
  tables: number
  rows: number
}

/**
 * Restores a store from the lines of a backup, and marks it as restored with a new `mark`. Throws `BackupError`, with nothing restored, when they
 * can't be all taken.
 */
export function restoreStore(db: Database, lines: AsyncIterable<string>, mark: string): Promise<Restored> {
  // The pipeline of a running process reads its memory anew afterwards.
  const work = async (tx: Queryable): Promise<Restored> => {
    const tables = await findTables(tx)
    // A server may start while the file is read: it waits, so that a table found empty stays empty until it is made anew.
    await lockTables(tx, tables)
    const filled = await findFilledTables(tx, tables)
    if (filled.length > 0) throw new BackupError(`the store is not empty (${filled.join(', ')}): restore into a new one`)
    const restored = await readLines(tx, lines)
    await completeSchema(tx)
    await resetSequences(tx)
    await markRestored(tx, mark)
    const names = (await findTables(tx)).map(({ name }) => identifier(name))
    // Nobody has looked through the tables yet: the first statements would be planned as if these were empty.
    await analyzeTables(tx, names)
    return restored
  }
  return writeAsOperator(db, work, { mayTakeHours: true }).catch((error: unknown) => {
    throw isRefusedRow(error) ? new BackupError('the backup is damaged: its rows do not fit together; nothing was restored') : error
  })
}

/** Reads a backup through, and throws `BackupError` where it is none, not whole, or of a newer program: told before a store is made for it. */
export async function refuseBroken(lines: AsyncIterable<string>): Promise<void> {
  let last: string | undefined
  for await (const line of lines) {
    if (last === undefined) refuseUnknownVersion((parseLine(headSchema, line) ?? noBackup()).schema_version)
    last = line
  }
  if (last === undefined || !parseLine(lastSchema, last)) cutShort()
}

/** A value that its column can't hold, or a row that breaks a constraint. */
function isRefusedRow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(22|23)/.test(error.code)
}

async function readLines(tx: Queryable, lines: AsyncIterable<string>): Promise<Restored> {
  const source = lines[Symbol.asyncIterator]()
  const next = async (): Promise<string> => {
    const { value, done } = await source.next()
    return done ? cutShort() : value
  }
  const head = parseLine(headSchema, await next()) ?? noBackup()
  await makeSchemaFor(tx, head.schema_version)
  await emptyReplacedTables(tx)
  await deferForeignKeys(tx, 'at the end')
  const counts = await readTables(tx, next)
  await deferForeignKeys(tx, 'at once')
  return { createdAt: head.created_at, schemaVersion: head.schema_version, ...counts }
}

async function makeSchemaFor(tx: Queryable, version: number): Promise<void> {
  refuseUnknownVersion(version)
  if (version < (schemaVersions().at(-1) ?? 0)) await remakeSchema(tx, version)
}

function refuseUnknownVersion(version: number): void {
  const versions = schemaVersions()
  const newest = versions.at(-1) ?? 0
  if (version > newest)
    throw new BackupError(`the backup has schema version ${version}, this program knows ${newest}: use the newer program`)
  if (!versions.includes(version)) throw new BackupError(`the backup has schema version ${version}, which no program had`)
}

async function readTables(tx: Queryable, next: () => Promise<string>): Promise<{ tables: number; rows: number }> {
  const tables = await findTables(tx)
  let rows = 0
  for (let read = 0; ; read += 1) {
    const line = await next()
    const table = parseLine(tableSchema, line)
    if (table) {
      rows += await restoreTable(tx, { ...table, known: tables.find(({ name }) => name === table.table) }, next)
      continue
    }
    const complete = parseLine(lastSchema, line) ?? broken()
    if (complete.tables !== read || complete.rows !== rows) broken()
    return { tables: read, rows }
  }
}

async function restoreTable(
  tx: Queryable,
  table: { table: string; columns: readonly string[]; known: StoredTable | undefined },
  next: () => Promise<string>,
): Promise<number> {
  const { table: name, columns, known } = table
  if (!known || columns.some((column) => !known.columns.includes(column)))
    throw new BackupError(`the backup has a table "${name}" that this store does not know`)
  let batch: string[] = []
  let characters = 0
  let rows = 0
  const flush = async (): Promise<void> => {
    await insertRows(tx, { name, columns }, batch)
    rows += batch.length
    batch = []
    characters = 0
  }
  for (;;) {
    const line = await next()
    // A row begins with its table's own columns, and none of them has a column named "end".
    const end = line.startsWith('{"end":') ? parseLine(endSchema, line) : undefined
    if (end) {
      await flush()
      if (end.end !== name || end.rows !== rows) broken()
      return rows
    }
    batch.push(line)
    characters += line.length
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
  }
}

async function insertRows(
  tx: Queryable,
  { name, columns }: { name: string; columns: readonly string[] },
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return
  const names = join(columns.map(identifier))
  await tx.query(sql`
    insert into ${identifier(name)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${identifier(name)}, ${`[${lines.join(',')}]`}::jsonb)`)
}

function parseLine<T>(schema: z.ZodType<T>, line: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

function noBackup(): never {
  throw new BackupError('this is no backup of Sitrep, or one of a newer format')
}

function cutShort(): never {
  throw new BackupError('the backup is cut short: nothing was restored')
}

function broken(): never {
  throw new BackupError('the backup is damaged: its counts do not match; nothing was restored')
}
