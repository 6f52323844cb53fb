// Articles of several writers at once: none locks another out for good, and each batch keeps its order.

import { randomUUID } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { type Article, normalizeArticle } from '../../src/core/articles/article.ts'
import { storeArticles } from '../../src/pipeline/ingest.ts'
import { type Database, StoreUnavailable } from '../../src/store/database.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
const NOW = Date.parse('2026-03-20T12:00:00Z')
const deps = (db: Database) => ({ db, clock: () => NOW, newId: () => randomUUID() })

function article(name: string, title = `Ferry ${name} leaves Port Ansel`): Article {
  const item = { url: `https://lantern.example/${name}`, title, published_at: '2026-03-20T10:00:00Z' }
  const result = normalizeArticle(item, { now: NOW, missingDate: 'reject' })
  if (result.kind === 'rejected') throw new Error(`the test's own article was refused: ${result.reason}`)
  return result.article
}

/** A database whose first statements are turned away as the one of two writers that PostgreSQL chooses. */
function deadlocked(db: Database, times: number): Database {
  let left = times
  const query: Database['query'] = (statement) => {
    if (left === 0) return db.query(statement)
    left -= 1
    const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    return Promise.reject(new StoreUnavailable('others are in the way in the store', { cause }))
  }
  return { ...db, query }
}

test('articles are numbered in the order in which they come, and written in that of their keys, which all writers share', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `order${i}`)
  const again = article('order3', 'Ferry order3 is late')
  expect(await storeArticles(deps(store.db), [...names.map((name) => article(name)), again])).toBe(20)
  const titles = await store.db.query<{ title: string }>(sql`select title from articles order by seq`)
  expect(titles.map(({ title }) => title)).toEqual(names.map((name) => `Ferry ${name} leaves Port Ansel`))
  const keys = (order: Sql) => store.db.query(sql`select encode(url_key, 'hex') as key from articles order by ${order}`)
  expect(await keys(sql`ctid`)).toEqual(await keys(sql`url_key`))
})

test('a batch that is turned away because of another writer is stored at the second attempt', async () => {
  expect(await storeArticles(deps(deadlocked(store.db, 1)), [article('turned-away')])).toBe(1)
  await expect(storeArticles(deps(deadlocked(store.db, 2)), [article('turned-away-twice')])).rejects.toThrow('others are in the way')
})
