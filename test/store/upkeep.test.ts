import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { analyzeUnknown, tendStore } from '../../src/store/upkeep.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

const tendAll = async (idle: boolean): Promise<string[]> => {
  // The engine counts changes at most once a second, unless it is told to.
  await store.db.query(sql`select pg_stat_force_next_flush()`)
  const tended: string[] = []
  for (let name = await tendStore(store.db, { idle }); name; name = await tendStore(store.db, { idle })) tended.push(name)
  return tended
}

test('the embedded store is analysed as it grows, and what is dead in it is cleaned away when nothing else is to do, or when it is as much as what lives; a server does so by itself', async () => {
  const { db } = store
  await tendAll(true)
  await db.query(sql`insert into store_values (key, value) select i::text, '1' from generate_series(1, 2000) as i`)
  const isEmbedded = db.engine === 'embedded'
  expect(await tendAll(false)).toEqual(isEmbedded ? ['store_values'] : [])
  expect(await tendAll(false)).toEqual([])
  if (!isEmbedded) return
  await db.query(sql`update store_values set value = '2'`)
  expect(await tendAll(false)).toEqual(['store_values'])
  const dead = sql`select n_dead_tup as dead from pg_stat_user_tables where relname = 'store_values'`
  expect(await db.query(dead)).not.toEqual([{ dead: 0 }])
  expect(await tendAll(true)).toEqual(['store_values'])
  expect(await db.query(dead)).toEqual([{ dead: 0 }])
  // Where there is always something to do, a store would grow for ever.
  await db.query(sql`update store_values set value = '3'`)
  await db.query(sql`update store_values set value = '4'`)
  await tendAll(false)
  expect(await db.query(dead)).toEqual([{ dead: 0 }])
})

test('what is dead in the tables of the engine itself is cleaned away too: each analysis leaves what the last one found out', async () => {
  const { db } = store
  if (db.engine !== 'embedded') return
  await tendAll(true)
  const columns = Array.from({ length: 1_500 }, (_, index) => `c${index} int`).join(', ')
  await db.query(raw(`create table broad (${columns})`))
  await db.query(sql`drop table broad`)
  expect(await tendAll(true)).toEqual(['pg_attribute'])
  expect(await tendAll(true)).toEqual([])
  expect(await db.query(sql`select n_dead_tup as dead from pg_stat_all_tables where relname = 'pg_attribute'`)).toEqual([{ dead: 0 }])
})

test('the log of the embedded store is begun anew when it has grown long, and not before; a server does so by itself', async () => {
  const { db } = store
  const logged = async (): Promise<{ bytes: number; begun: string } | undefined> => {
    const [log] = await db.query<{ bytes: number; begun: string }>(sql`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes, redo_lsn as begun from pg_control_checkpoint()`)
    return log
  }
  if (db.engine !== 'embedded') return
  for (let message = 0; message < 9; message += 1) await db.query(sql`select pg_logical_emit_message(false, 'test', repeat('x', 10000000))`)
  expect((await logged())?.bytes).toBeGreaterThan(70_000_000)
  await tendStore(db, { idle: false })
  const after = await logged()
  expect(after?.bytes).toBeLessThan(1_000_000)
  await tendStore(db, { idle: false })
  expect((await logged())?.begun).toBe(after?.begun)
})

test('tables that hold something and were never analysed, as after an upgrade of the server, are analysed at once, and once', async () => {
  const { db } = store
  await db.query(raw(`create table "Never analysed" as select repeat('x', 1000) as text from generate_series(1, 2000)`))
  await db.query(sql`create table never_filled (text text)`)
  expect(await analyzeUnknown(db)).toEqual(['"Never analysed"'])
  expect(await analyzeUnknown(db)).toEqual([])
  await db.query(sql`drop table "Never analysed", never_filled`)
})
