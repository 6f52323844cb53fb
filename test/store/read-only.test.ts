// A server that takes nothing in: a standby, or what was the first server until a failover (R7-unavailable).

import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { createStoreProbe } from '../../src/service/health.ts'
import { type Database, type Queryable, StoreUnavailable } from '../../src/store/database.ts'
import { openTestApi } from '../support/api.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

/** The store, as a standby of it would answer. */
function standby(): Database {
  const transaction = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> =>
    store.db.transaction(async (tx) => {
      await tx.query(raw('set transaction read only'))
      return work(tx)
    })
  return { ...store.db, transaction, query: (statement) => transaction((tx) => tx.query(statement)) }
}

test('a standby can be read, takes nothing in, and is not ready to serve', async () => {
  expect(await createStoreProbe(store)()).toBe(true)
  const db = standby()
  expect(await db.query(sql`select count(*) as articles from articles`)).toEqual([{ articles: 0 }])
  await expect(db.query(sql`delete from feeds`)).rejects.toBeInstanceOf(StoreUnavailable)
  expect(await createStoreProbe({ db })()).toBe(false)
  const { app } = openTestApi(db)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})
