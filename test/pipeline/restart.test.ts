// What the pipeline keeps in mind is what a restart would find: nothing waits in memory alone.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { silentLog } from '../../src/log.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { settleAll, settleBy } from '../../src/pipeline/run.ts'
import { findSplitDue, findUpdateOfNewestGrouped } from '../../src/store/pipeline-state.ts'
import { deal, strike } from '../support/dunmarra.ts'
import { HOUR, newsroomOfEach, type Report } from '../support/pipeline.ts'
import { seedCluster } from '../support/seed.ts'

const { store, newsroom } = newsroomOfEach()

const FIRE =
  'A warehouse at the docks of Port Ellery burned down on Monday and nine workers were hurt. The port authority closed the harbour while firefighters protected the grain silos.'
const CHESS =
  'Ines Valdor, aged thirteen, won the national chess championship in Tarn Hollow. With the black pieces she beat grandmaster Otto Brandl in the last round.'
const fire = (outlet: string, hour: number): Report => ({
  outlet,
  hour,
  title: `Warehouse burns at Port Ellery docks, says ${outlet}`,
  body: FIRE,
})
const chess = (outlet: string, hour: number): Report => ({ outlet, hour, title: `Valdor is chess champion, says ${outlet}`, body: CHESS })

const clusterOf = async (outlet: string): Promise<string | undefined> =>
  (await store.db.query<{ id: string }>(sql`select cluster_id as id from articles where source_host = ${`${outlet}.example`}`))[0]?.id
const tried = () =>
  store.db.query<{ due: boolean; tried: number }>(
    sql`select split_due as due, tried_count as tried from clusters where state = 'open' order by article_count desc`,
  )

test('what was tried is tried again when it has grown by half', async () => {
  const outlets = ['herald', 'courier', 'gazette', 'echo', 'post', 'sun']
  for (const [i, outlet] of outlets.entries()) {
    await newsroom.report(fire(outlet, i))
    newsroom.pass(HOUR)
    await newsroom.settle()
    expect(await tried()).toEqual([{ due: false, tried: [0, 0, 0, 4, 4, 6][i] }])
  }
})

test('a batch of clusters to try is no larger than its articles allow', async () => {
  const ids = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`)
  for (const [i, id] of ids.entries())
    await store.db.query(sql`
      insert into clusters (id, published_at, updated_at, article_count, split_due)
      values (${id}, '2026-03-02T08:00:00Z', ${`2026-03-02T0${i}:00:00Z`}, 50, true)`)
  expect(await findSplitDue(store.db, { clusters: 30, articles: 120 })).toEqual(ids.slice(0, 3))
  expect(await findSplitDue(store.db, { clusters: 2, articles: 120 })).toEqual(ids.slice(0, 2))
})

test('situations that a process had no time to repair before it was killed are repaired by the next', async () => {
  const grouped = async (): Promise<(string | null)[]> => {
    const rows = await store.db.query<{ id: string; situation: string | null }>(sql`
      select c.id, situation_id as situation from clusters c join articles a on a.cluster_id = c.id where a.source_host = 'herald.example'`)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
    return rows.map(({ situation }) => situation)
  }
  await newsroom.report(strike('herald', 0), strike('courier', 1), deal('herald', 120), deal('courier', 121))
  newsroom.pass(140 * HOUR)
  const killed = createPipeline(newsroom.deps)
  await killed.round()
  await newsroom.report(chess('gazette', 1), chess('courier', 1))
  await killed.round()
  await killed.close()
  expect(new Set(await grouped())).toEqual(new Set([expect.any(String)]))
  await store.db.query(sql`update clusters set situation_id = null`)
  await newsroom.settle()
  expect(new Set(await grouped())).toEqual(new Set([expect.any(String)]))
})

test('one that is asked to end while it reads its memory anew reads no further, and leaves the lease to the next', async () => {
  await newsroom.report(fire('herald', 0), chess('courier', 0))
  newsroom.pass(HOUR)
  await newsroom.settle()
  const ending = new AbortController()
  const asked: string[] = []
  const query: typeof store.db.query = (statement) => {
    if (statement.text.includes('from articles')) asked.push(statement.text)
    return store.db.query(statement)
  }
  const transaction: typeof store.db.transaction = (work) => store.db.transaction(work).finally(() => ending.abort())
  const ended = createPipeline({ ...newsroom.deps, db: { ...store.db, query, transaction }, signal: ending.signal })
  expect(await ended.round()).toBe('standby')
  expect(asked.filter((text) => text.includes('body'))).toEqual([])
  await ended.close()
  const next = createPipeline(newsroom.deps)
  expect(await next.round()).toBe('idle')
  await next.close()
})

test('an article that was corrected counts with its new text at once', async () => {
  const pipeline = createPipeline(newsroom.deps)
  await newsroom.report(fire('herald', 0))
  newsroom.pass(HOUR)
  await settleBy(pipeline, newsroom.deps)
  const before = await clusterOf('herald')
  await store.db.query(sql`update articles set title = 'Valdor is chess champion', body = ${CHESS}, revision_due = true`)
  await settleBy(pipeline, newsroom.deps)
  await newsroom.report(chess('courier', 1), {
    ...fire('gazette', 1),
    body: 'Ships waited outside Port Ellery after a blaze at the docks. Nine workers went to hospital.',
  })
  await settleBy(pipeline, newsroom.deps)
  await pipeline.close()
  expect(await clusterOf('herald')).toBe(before)
  expect(await clusterOf('courier')).toBe(before)
  expect(await clusterOf('gazette')).not.toBe(before)
})

test('an event that had too few outlets under an earlier setting is shown once it has enough', async () => {
  const under = (minOutlets: number) => ({ ...newsroom.deps, rules: { ...newsroom.deps.rules, minOutlets } })
  // What is never done waits in vain: then it is aborted, and told as waiting.
  const settle = (minOutlets: number) => settleAll(under(minOutlets), { signal: AbortSignal.timeout(60_000) })
  const shown = () =>
    store.db.query(
      sql`select source_count as outlets, slug is not null as named, visible_at is not null as visible from clusters order by 1`,
    )
  await newsroom.report(fire('herald', 0), fire('courier', 0), chess('gazette', 0))
  newsroom.pass(HOUR)
  await settle(3)
  const alone = { outlets: 1, named: false, visible: false }
  expect(await shown()).toEqual([alone, { outlets: 2, named: false, visible: false }])
  // Nor is it waited for while the process that works has the earlier setting.
  const holder = createPipeline(under(3))
  await holder.round()
  expect(await settle(2)).toMatchObject({ settle: 0, publish: 0 })
  await holder.close()
  expect(await settle(2)).toMatchObject({ settle: 0, publish: 0 })
  expect(await shown()).toEqual([alone, { outlets: 2, named: true, visible: true }])
})

test('of the events that took part in grouping the newest are read anew, as many as memory has room for', async () => {
  const { db } = store
  for (const hour of [1, 2, 3, 4, 5]) await seedCluster(db, `event-${hour}`, { updatedAt: hour * HOUR })
  await db.query(sql`update clusters set group_due = slug = 'event-4'`)
  await db.query(sql`update clusters set state = 'retired' where slug = 'event-5'`)
  expect(await findUpdateOfNewestGrouped(db, 1)).toBe(3 * HOUR)
  expect(await findUpdateOfNewestGrouped(db, 3)).toBe(HOUR)
  expect(await findUpdateOfNewestGrouped(db, 4)).toBe(0)
})

test('what is to be read after a restart is told before it is read, how far that is when it takes long, and that it was given up', async () => {
  await newsroom.report(fire('herald', 0), fire('courier', 1), chess('gazette', 1), chess('courier', 1))
  newsroom.pass(3 * HOUR)
  await newsroom.settle()
  const told: unknown[] = []
  const info = (event: string, fields?: object): void => {
    if (/rebuil/.test(event)) told.push([event, fields])
  }
  let passing = 0
  const restart = async (db = newsroom.deps.db) => {
    const clock = () => {
      newsroom.pass(passing)
      return newsroom.deps.clock()
    }
    const pipeline = createPipeline({ ...newsroom.deps, db, clock, log: { ...silentLog, info } })
    await pipeline.round().catch(() => {})
    await pipeline.close()
    return told.splice(0)
  }
  const due = { articles: 4, events: 2 }
  const begun = ['rebuild.begun', { ...due, articlesRead: 0, eventsRead: 0, eventsPlaced: 0 }]
  const rebuilt = ['pipeline.rebuilt', { clusters: 2, grouped: 2, milliseconds: expect.any(Number) }]
  expect(await restart()).toEqual([begun, rebuilt])
  passing = 5_000
  expect(await restart()).toEqual([begun, ['rebuild.continued', { ...due, articlesRead: 4, eventsRead: 0, eventsPlaced: 0 }], rebuilt])
  passing = 0
  const failing: typeof store.db = {
    ...store.db,
    query: (statement) =>
      statement.sql.includes('(c.grouped_last, c.id) >') ? Promise.reject(new Error('lost')) : store.db.query(statement),
  }
  expect(await restart(failing)).toEqual([begun, ['rebuild.ended', { reason: 'lost' }]])
})
