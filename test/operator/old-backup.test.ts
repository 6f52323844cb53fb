// The backup of an older program is taken by today's, which brings it up to date.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { afterAll, expect, test, vi } from 'vitest'
import { writeBackup } from '../../src/cli/backup.ts'
import { readBackup } from '../../src/cli/restore.ts'
import { restoreStore } from '../../src/store/backup-restore.ts'
import type { Queryable } from '../../src/store/database.ts'
import { remakeSchema, schemaVersions } from '../../src/store/migrate.ts'
import { NOW } from '../support/seed.ts'
import { openTestStore, storeOfFile } from '../support/store.ts'

const directory = mkdtempSync(join(tmpdir(), 'sitrep-backup-'))
const file = join(directory, 'old.ndjson.gz')
const [first] = schemaVersions()
const old = storeOfFile()
const store = storeOfFile()
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
})

/** Columns, indexes, constraints, versions and leases: what migration makes. */
async function schemaOf(db: Queryable): Promise<unknown[]> {
  const rows = await db.query<{ line: string }>(sql`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity, generation_expression) as line
      from information_schema.columns where table_schema = current_schema()
    union all select indexdef from pg_indexes where schemaname = current_schema()
    union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = current_schema()::regnamespace
    union all select concat_ws(' ', version, name) from schema_versions
    union all select name from leases`)
  return rows.map(({ line }) => line).sort()
}

test('the schema is that of a new store, and the rows are as an old store has them after its upgrade', async () => {
  const today = await schemaOf(store.db)
  await old.db.transaction((tx) => remakeSchema(tx, first!))
  await old.db.query(sql`
    insert into feeds (id, url, title, next_at, added_at) values (gen_random_uuid(), 'https://Herald.example/rss', 'Herald', now(), now())`)
  await old.db.query(sql`
    insert into clusters (id, state, title, article_count, published_at, updated_at)
    values (gen_random_uuid(), 'open', 'Dam cracks at Vell', 3, '2026-03-01', '2026-03-02')`)
  await old.db.query(sql`
    insert into situations (id, title, state, visible_at, opened_at, maintain_due) values (gen_random_uuid(), 'Dam at Vell', 'concluded', now(), now(), false)`)
  await writeBackup(old.db, { file, at: NOW, suffix: 'one' })

  expect(await readBackup(store.db, file, { mark: 'a mark' })).toMatchObject({ schemaVersion: first, rows: 3 })
  expect(await schemaOf(store.db)).toEqual(today)
  expect(await store.db.query(sql`select url, host from feeds`)).toEqual([{ url: 'https://Herald.example/rss', host: 'herald.example' }])
  expect(await store.db.query(sql`select title, independent_count, merge_due from clusters`)).toEqual([
    { title: 'Dam cracks at Vell', independent_count: 1, merge_due: true },
  ])
  expect(await store.db.query(sql`select maintain_due from situations`)).toEqual([{ maintain_due: true }])
})

// Transactions of the embedded engine follow one another.
test.runIf(process.env.SITREP_TEST_DATABASE_URL)(
  'what a server that starts meanwhile writes is not lost: it waits for the restore and goes into what was restored',
  async () => {
    const started = await openTestStore()
    const writing: Promise<unknown>[] = []
    const isWaiting = async (): Promise<boolean> =>
      (
        await started.db.query(sql`
        select 1 from pg_locks l join pg_database d on d.oid = l.database where not granted and datname = current_database()`)
      ).length > 0
    async function* lines() {
      const adding = started.db.query(sql`
        insert into feeds (id, url, host, title, next_at)
        values (gen_random_uuid(), 'https://gazette.example/rss', 'gazette.example', 'Gazette', now())`)
      writing.push(adding)
      await Promise.race([adding, vi.waitUntil(isWaiting, { timeout: 60_000 })])
      yield* gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    }
    expect(await restoreStore(started.db, lines(), 'a mark')).toMatchObject({ schemaVersion: first, rows: 3 })
    await Promise.all(writing)
    expect(await started.db.query(sql`select title from feeds order by title`)).toEqual([{ title: 'Gazette' }, { title: 'Herald' }])
    await started.close()
  },
)
