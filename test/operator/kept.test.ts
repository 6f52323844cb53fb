// What an operator said stays said while the pipeline goes on with new articles.

import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { check } from '../../src/service/check.ts'
import { curate } from '../../src/service/curate.ts'
import { removeTexts } from '../../src/store/articles.ts'
import { DAY } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { type Desk, openDesk, takeInStream } from './support.ts'

const store = storeOfFile()
let desk: Desk
beforeEach(async () => {
  desk = await openDesk(store.db)
  await takeInStream(desk)
})

async function damClusters(): Promise<{ id: string; situation: string | null }[]> {
  return store.db.query(sql`
    select id, situation_id as situation from clusters where state = 'open' and situation_id is not null order by published_at, id`)
}

test('two clusters merged by hand stay merged, and after the undo they stay two', async () => {
  const [one, other] = await damClusters()
  const curation = await desk.correct({ action: 'merge', record: 'cluster', id: other!.id, into: one!.id })
  await desk.work()
  await desk.undo(curation)
  await desk.work()
  const states = await store.db.query(sql`select state from clusters where id in (${one!.id}, ${other!.id})`)
  expect(states).toEqual([{ state: 'open' }, { state: 'open' }])
  expect((await check({ db: store.db })).problems).toEqual([])
})

test('articles split off a cluster are not merged back though their text is the same', async () => {
  const [one] = await damClusters()
  const rows = await store.db.query<{ id: string }>(sql`select id from articles where cluster_id = ${one!.id} order by seq`)
  const articles = rows.slice(0, 2).map((row) => row.id)
  const { into } = await curate(desk.deps, { action: 'split', record: 'cluster', id: one!.id, articles, reason: 'not the same' })
  await desk.work()
  await desk.work()
  const [part] = await store.db.query(sql`select state, article_count as count from clusters where id = ${into}`)
  expect(part).toEqual({ state: 'open', count: 2 })
  expect((await check({ db: store.db })).problems).toEqual([])
})

test('the events of a retired situation are not put together again', async () => {
  const clusters = await damClusters()
  const situation = clusters[0]!.situation!
  await desk.correct({ action: 'retire', record: 'situation', id: situation, movedTo: 'newest' })
  await desk.work()
  // Something happens to each of them, so that they are looked at anew.
  await store.db.query(sql`update clusters set settle_due = true, group_due = true where state = 'open'`)
  await desk.work()
  expect(await damClusters()).toEqual([])
  expect((await check({ db: store.db })).problems).toEqual([])
})

test('the articles of a retired cluster are in no cluster that anybody sees, and are not waiting', async () => {
  const [one] = await damClusters()
  await desk.correct({ action: 'retire', record: 'cluster', id: one!.id })
  await desk.work()
  const rows = await store.db.query(sql`
    select count(*) filter (where cluster_id is null) as waiting, count(*) filter (where cluster_id = ${one!.id}) > 0 as kept from articles`)
  expect(rows).toEqual([{ waiting: 0, kept: true }])
  expect((await desk.get(`/clusters/${one!.id}`)).status).toBe(410)
  expect((await check({ db: store.db })).problems).toEqual([])
})

test('an event whose texts were removed says what it said, whatever is corrected about it', async () => {
  await removeTexts(store.db, { before: desk.clock.now + DAY, limit: 1_000 }, desk.clock.now)
  for (const { id } of await damClusters()) {
    const said = async () => {
      const { data } = (await desk.get(`/clusters/${id}`)).body
      return [data.summary, data.summary_full, data.category, data.countries, data.keywords]
    }
    const before = await said()
    await desk.undo(await desk.correct({ action: 'rename', record: 'cluster', id, title: 'The dam' }))
    await desk.work()
    expect(await said()).toEqual(before)
  }
  expect((await check({ db: store.db })).problems).toEqual([])
})

test('once an article is taken out of such an event, it says what is left of it, be that headlines alone', async () => {
  const [one] = await damClusters()
  const [article] = await store.db.query<{ id: string }>(sql`select id from articles where cluster_id = ${one!.id} order by seq limit 1`)
  await store.db.query(sql`update clusters set summary = 'Beets were sold.', summary_full = 'Beets were sold.' where id = ${one!.id}`)
  await removeTexts(store.db, { before: desk.clock.now + DAY, limit: 1_000 }, desk.clock.now)
  await desk.correct({ action: 'split', record: 'cluster', id: one!.id, articles: [article!.id] })
  await desk.work()
  const { data } = (await desk.get(`/clusters/${one!.id}`)).body
  expect([data.summary, data.summary_full].join()).not.toContain('Beets')
  expect(data.summary).toContain('dam')
  expect((await check({ db: store.db })).problems).toEqual([])
})
