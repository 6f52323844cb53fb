// A copy is of an earlier article that is no copy itself, whatever was corrected and in which order it was looked at.

import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { assignArticles, rejudgeCopies } from '../../src/store/articles.ts'
import { clearRecords, idOf, seedCluster } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
const article = (number: number): string => idOf(`article quake-${number}`)
beforeEach(async () => {
  await clearRecords(store.db)
  const outlets = ['gazette.example', 'post.example', 'herald.example', 'echo.example']
  await seedCluster(store.db, 'quake', { articles: outlets.map((outlet) => ({ outlet })) })
  await store.db.query(sql`
    update articles set copy_of = ${article(2)}, copy_reason = 'text', voice = source_host where id = ${article(3)}`)
})

const judge = (number: number, copyOf: number) =>
  rejudgeCopies(store.db, [{ id: article(number), copyOf: article(copyOf), copyReason: 'text', voice: 'a.example' }])
/** Which is a copy of which, by their numbers, and whether a reason is there. */
const copies = async (): Promise<(number | boolean)[][]> => {
  const rows = await store.db.query<{ id: string; of: string; reasoned: boolean }>(sql`
    select id, copy_of as of, copy_reason is not null as reasoned from articles where copy_of is not null or copy_reason is not null order by seq`)
  const numberOf = (id: string) => [1, 2, 3, 4].find((number) => article(number) === id)!
  return rows.map(({ id, of, reasoned }) => [numberOf(id), numberOf(of), reasoned])
}

test('what others are copies of stays an original', async () => {
  await judge(2, 1)
  expect(await copies()).toEqual([[3, 2, true]])
})

test('what reads like a copy is one of its original, be it judged anew or assigned', async () => {
  await judge(4, 3)
  expect(await copies()).toEqual([
    [3, 2, true],
    [4, 2, true],
  ])
  await store.db.query(sql`update articles set copy_of = null, copy_reason = null where id = ${article(4)}`)
  await assignArticles(store.db, [
    { id: article(4), clusterId: idOf('quake'), copyOf: article(3), copyReason: 'text', assignment: { action: 'join' } },
  ])
  expect(await copies()).toEqual([
    [3, 2, true],
    [4, 2, true],
  ])
})

test('nothing is a copy of what came later', async () => {
  await judge(1, 4)
  expect(await copies()).toEqual([[3, 2, true]])
})
