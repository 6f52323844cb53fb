// A migrated, empty store for one test file: a clone of the prepared one, on the embedded engine, or on the real server
// when `SITREP_TEST_DATABASE_URL` is set.

import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openStore, type StoreOptions } from '../../src/store/open-store.ts'
import { onServer, urlOf } from './services.ts'

export interface TestStore {
  db: Database
  /** What a second process needs to open the same store. */
  options: StoreOptions
  /** Closes the store and removes it. */
  close(): Promise<void>
}

/** One store for all tests of a file, or of a `describe`: opened before the first, closed and removed after the last. Its fields are there from the first `beforeAll` on. */
export function storeOfFile(): TestStore {
  let opened: TestStore
  beforeAll(async () => {
    opened = await openTestStore()
  })
  afterAll(() => opened.close())
  return {
    get db() {
      return opened.db
    },
    get options() {
      return opened.options
    },
    close: () => opened.close(),
  }
}

/** The store of a file, emptied before each of its tests and whenever one says so: a third of the work of a new one. A test that changes the schema mends it. */
export function storeOfEach(): TestStore & { empty(): Promise<void> } {
  const store = storeOfFile()
  let kept: KeptRows[]
  const empty = (): Promise<void> => emptyStore(store.db, kept)
  beforeAll(async () => {
    kept = await rowsOf(store.db)
  })
  beforeEach(empty)
  return Object.assign(store, { empty })
}

/** What a migrated store holds in a table. */
interface KeptRows {
  table: string
  rows: string
}

async function rowsOf(db: Database): Promise<KeptRows[]> {
  const tables = await db.query<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const kept: KeptRows[] = []
  for (const { name } of tables) {
    const [all] = await db.query<{ rows: string }>(sql`select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${raw(name)} t`)
    kept.push({ table: name, rows: all?.rows ?? '[]' })
  }
  return kept
}

/** All rows go, and those of a migrated store come back; numbers are given from the first on. */
async function emptyStore(db: Database, kept: readonly KeptRows[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(sql`truncate ${raw(kept.map(({ table }) => table).join(', '))} restart identity`)
    for (const { table, rows } of kept)
      if (rows !== '[]')
        await tx.query(sql`insert into ${raw(table)} select * from jsonb_populate_recordset(null::${raw(table)}, ${rows}::jsonb)`)
  })
}

/** For a store that does not last as long as a file's tests; close it. The sample stream is there for browser tests alone. */
export async function openTestStore(holding: 'nothing' | 'sample' = 'nothing'): Promise<TestStore> {
  const template = inject(holding === 'sample' ? 'sampleTemplate' : 'storeTemplate')
  const serverUrl = process.env.SITREP_TEST_DATABASE_URL
  const dataDir = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
  if (!serverUrl) {
    cpSync(template, dataDir, { recursive: true })
    const db = await openStore({ dataDir })
    return { db, options: { dataDir }, close: () => db.close().finally(() => rmSync(dataDir, { recursive: true, force: true })) }
  }
  const name = `sitrep_test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template ${template}`)
  const options = { dataDir, databaseUrl: urlOf(serverUrl, name) }
  const db = await openStore(options)
  const close = async (): Promise<void> => {
    await db.close()
    await onServer(serverUrl, `drop database if exists ${name} with (force)`)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { db, options, close }
}
