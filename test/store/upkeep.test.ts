import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { tendStore } from '../../src/store/upkeep.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

const tendAll = async (idle: boolean): Promise<string[]> => {
  // The engine counts changes at most once a second, unless it is told to.
  await store.db.query(sql`select pg_stat_force_next_flush()`)
  const tended: string[] = []
  for (let name = await tendStore(store.db, { idle }); name; name = await tendStore(store.db, { idle })) tended.push(name)
  return tended
}

test('the embedded store is analysed as it grows, and what is dead in it is cleaned away when nothing else is to do; a server does so by itself', async () => {
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
})
