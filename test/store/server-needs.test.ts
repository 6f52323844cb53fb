// Servers that are too old for the schema are refused in words that say what to do.

import { raw, type Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { StoreRefused } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { findUnmetNeed, unmetNeed } from '../../src/store/server-needs.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
const good = {
  number: 170_002,
  name: '17.2 (Debian 17.2-1)',
  vector: '0.8.0',
  isVectorMade: true,
  vectorAside: null,
  encoding: 'UTF8',
  smallI: 'i',
  isStore: false,
  schema: 'public',
  dateStyle: 'ISO, MDY',
  isolation: 'read committed',
}

test.each([
  ['15.18', { ...good, number: 150_018, name: '15.18' }, 'it is PostgreSQL 15.18, and 16 or newer is needed'],
  ['9.6', { ...good, number: 90_624, name: '9.6.24', vector: null }, 'it is PostgreSQL 9.6.24, and 16 or newer is needed'],
  [
    'without pgvector',
    { ...good, vector: null, isVectorMade: false },
    'it has no pgvector: install pgvector 0.7 or newer on the server (Debian: postgresql-17-pgvector)',
  ],
  [
    'with an old pgvector at hand',
    { ...good, vector: '0.6.2', isVectorMade: false },
    'its pgvector is 0.6.2: install pgvector 0.7 or newer on the server (Debian: postgresql-17-pgvector)',
  ],
  [
    'with an old pgvector in the database',
    { ...good, vector: '0.6.2' },
    'its pgvector is 0.6.2: install pgvector 0.7 or newer on the server (Debian: postgresql-17-pgvector), then run "alter extension vector update" in this database',
  ],
  [
    'whose database holds no letters but Latin ones',
    { ...good, encoding: 'LATIN1' },
    `this database holds texts as LATIN1, and UTF8 is needed: make one with "create database … encoding 'UTF8' template template0"`,
  ],
  [
    'whose database has the letters of Turkish',
    { ...good, smallI: 'ı' },
    `the small letter of "I" is "ı" in this database, and "i" is needed: make one with "create database … locale 'C.UTF-8' template template0"`,
  ],
  [
    'whose role finds no schema',
    { ...good, schema: null },
    'the search_path of this role names no schema that is there: make one, or "alter role … set search_path = …"',
  ],
  [
    'that writes dates as nobody could read them',
    { ...good, dateStyle: 'German, DMY' },
    `it writes dates in the style "German, DMY", and ISO is needed: "alter role … set datestyle = 'ISO'"`,
  ],
  [
    'on which one of two who count a request at once would fail',
    { ...good, isolation: 'repeatable read' },
    `its transactions are repeatable read, and read committed is needed: "alter role … set default_transaction_isolation = 'read committed'"`,
  ],
  [
    'whose pgvector the role does not find',
    { ...good, vectorAside: 'extensions' },
    'its pgvector is in the schema extensions, which the search_path of this role leaves out: "alter role … set search_path = …, extensions"',
  ],
])('a server %s is refused', (_which, versions, words) => {
  expect(unmetNeed(versions)).toBe(words)
})

test.each([
  ['16.0 with pgvector 0.7', { ...good, number: 160_000, vector: '0.7.0' }],
  ['17 with pgvector yet to be made', { ...good, isVectorMade: false }],
  ['17 with the letters of Turkish whose store is there', { ...good, smallI: 'ı', isStore: true }],
  ['17 that writes days before months', { ...good, dateStyle: 'ISO, DMY' }],
  ['17 of those who call it read uncommitted', { ...good, isolation: 'read uncommitted' }],
  ['18 with pgvector 0.10', { ...good, number: 180_000, vector: '0.10.1' }],
  ['17 with pgvector 1.0', { ...good, vector: '1.0.0' }],
])('a server %s is taken', (_which, versions) => {
  expect(unmetNeed(versions)).toBeUndefined()
})

test.each([
  ["datestyle = 'SQL, DMY'", 'it writes dates in the style "SQL, DMY"'],
  ["transaction_isolation = 'read committed'", undefined],
  ["default_transaction_isolation = 'serializable'", 'its transactions are serializable'],
  ['search_path = nowhere', 'the search_path of this role names no schema'],
  ['search_path = information_schema', 'its pgvector is in the schema public'],
])('the need is seen in what the session has: %s', async (setting, words) => {
  const rolledBack = new Error('no session keeps it')
  const asked = store.db.transaction(async (tx) => {
    await tx.query(raw(`set local ${setting}`))
    const unmet = await findUnmetNeed(tx)
    expect(unmet?.slice(0, words?.length)).toBe(words)
    throw rolledBack
  })
  await expect(asked).rejects.toBe(rolledBack)
})

test('a store that is there is seen to be, and how its database writes small', async () => {
  const seen: unknown[] = []
  const query = async <Row>(statement: Sql): Promise<Row[]> => {
    const rows = await store.db.query<Row>(statement)
    seen.push(...rows)
    return rows
  }
  await findUnmetNeed({ query })
  expect(seen).toMatchObject([{ smallI: 'i', isStore: true }])
})

test('the store of the tests has what is needed, and one that lost it is refused by name before anything is asked of its tables', async () => {
  expect(await findUnmetNeed(store.db)).toBeUndefined()
  const lines: string[] = []
  const query = async <Row>({ text }: { text: string }): Promise<Row[]> => {
    lines.push(text)
    return [{ ...good, number: 150_018, name: '15.18' }] as Row[]
  }
  const refused = migrate({ ...store.db, engine: 'postgres', description: 'PostgreSQL at db.example/sitrep', query })
  await expect(refused).rejects.toThrow("PostgreSQL at db.example/sitrep can't be used: it is PostgreSQL 15.18, and 16 or newer is needed")
  await expect(refused).rejects.toBeInstanceOf(StoreRefused)
  expect(lines).toHaveLength(1)
})
