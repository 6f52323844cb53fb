// What time alone makes of a situation, and when it may (D5).

import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../src/log.ts'
import { createCaution } from '../../src/pipeline/caution.ts'
import { maintainSituations } from '../../src/pipeline/maintain-situations.ts'
import { emptyMemory } from '../../src/pipeline/memory.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { settleBy } from '../../src/pipeline/run.ts'
import { DEFAULT_RULES } from '../../src/pipeline/stage.ts'
import type { LanguageModel } from '../../src/provider/language-model.ts'
import type { Database } from '../../src/store/database.ts'
import { takeLease } from '../../src/store/leases.ts'
import { findDueText, keepWrittenText } from '../../src/store/situation-texts.ts'
import { meanwhile } from '../support/meanwhile.ts'
import { createNewsroom, START } from '../support/pipeline.ts'
import { clearRecords, DAY, HOUR, idOf, NOW, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
beforeEach(() => clearRecords(store.db))

/** An affair whose newest event is of NOW. */
async function affair(name: string, seed: { isVisible?: boolean; title?: string } = {}): Promise<void> {
  await seedSituation(store.db, name, { ...seed, lastUpdated: NOW })
  for (const number of [1, 2])
    await seedCluster(store.db, `${name}-${number}`, { situation: name, publishedAt: NOW - (2 - number) * HOUR, title: seed.title ?? name })
}

async function maintain(
  now: number,
  { caughtUp = true, db = store.db, model }: { caughtUp?: boolean; db?: Database; model?: LanguageModel } = {},
): Promise<number> {
  const lease = (await takeLease(db, 'maintaining', { now }))!
  const memory = await emptyMemory(db, undefined)
  const context = {
    db,
    lease,
    memory,
    rules: DEFAULT_RULES,
    now,
    clock: () => now,
    goingOn: async () => {},
    caution: createCaution(),
    newId: () => randomUUID(),
    log: silentLog,
    model,
  }
  return (await maintainSituations(context, { caughtUp })).done
}

const stateOf = async (name: string): Promise<string> =>
  (await store.db.query<{ said: string }>(sql`select state || ' ' || status as said from situations where id = ${idOf(name)}`))[0]!.said
const touch = () => store.db.query(sql`update situations set maintain_due = true`)

test('each span of its life is as long as is promised, to the millisecond, and a new event makes it ACTIVE again', async () => {
  await affair('dam')
  await touch()
  const told: string[] = []
  const quietAt = NOW + 72 * HOUR
  const concludeAt = quietAt + 30 * DAY
  const removeAt = concludeAt + 60 * DAY
  for (const at of [NOW, quietAt, quietAt + 1, concludeAt - 1, concludeAt]) {
    await maintain(at)
    told.push(await stateOf('dam'))
  }
  await maintain(concludeAt)
  for (const at of [removeAt - 1, removeAt]) {
    await maintain(at)
    told.push(await stateOf('dam'))
  }
  expect(told).toEqual([
    ...['live ACTIVE', 'live ACTIVE', 'live QUIET', 'live QUIET', 'concluded QUIET'],
    ...['concluded QUIET', 'removed QUIET'],
  ])
  await affair('flood')
  await touch()
  await maintain(quietAt + 1)
  expect(await stateOf('flood')).toBe('live QUIET')
  await seedCluster(store.db, 'flood-3', { situation: 'flood', publishedAt: quietAt })
  await touch()
  await maintain(quietAt + 1)
  expect(await stateOf('flood')).toBe('live ACTIVE')
})

test('while articles wait nobody says that a situation is over: what waits may be of it', async () => {
  await affair('dam')
  await touch()
  await maintain(NOW)
  const late = NOW + 40 * DAY
  expect(await maintain(late, { caughtUp: false })).toBe(0)
  await touch()
  expect(await maintain(late, { caughtUp: false })).toBe(1)
  expect(await stateOf('dam')).toMatch(/^live/)
  await maintain(late)
  expect(await stateOf('dam')).toMatch(/^concluded/)
})

test('a round that leaves articles waiting concludes nothing, the one that reads the last of them does', async () => {
  await affair('dam')
  await touch()
  await maintain(NOW)
  await store.db.query(sql`update clusters set merge_due = false`)
  const newsroom = createNewsroom(store.db)
  newsroom.pass(NOW + 40 * DAY - START)
  const hour = (NOW + 39 * DAY - START) / HOUR
  await newsroom.report(
    ...Array.from({ length: 12 }, (_, i) => ({ outlet: `paper${i}`, hour, title: `Apples number ${i} were sold at Sorrel` })),
  )
  const pipeline = createPipeline({ ...newsroom.deps, caution: { ...createCaution(), most: () => 1 } })
  await pipeline.round()
  expect(await stateOf('dam')).toMatch(/^live/)
  await settleBy(pipeline, newsroom.deps)
  await pipeline.close()
  expect(await stateOf('dam')).toMatch(/^concluded/)
  await store.db.query(sql`delete from search_documents`)
})

test('a concluded situation whose event says something else now says so, and is not listed again', async () => {
  await affair('dam')
  await touch()
  await maintain(NOW)
  const concludeAt = NOW + 72 * HOUR + 30 * DAY
  await maintain(concludeAt)
  await store.db.query(sql`update clusters set title = 'Vell dam was sound' where id = ${idOf('dam-2')}`)
  await touch()
  await maintain(concludeAt + HOUR)
  const [said] = await store.db.query(sql`
    select state, latest_cluster_title as latest,
      (select count(*) from situation_list where situation_id = situations.id and until_change is null) as listed
    from situations where id = ${idOf('dam')}`)
  expect(said).toEqual({ state: 'concluded', latest: 'Vell dam was sound', listed: 0 })
})

test('situations of one title have an address each, and none that of one that has ended', async () => {
  for (const name of ['one', 'two']) await affair(name, { isVisible: false, title: 'Vell dam cracks' })
  await store.db.query(sql`update situations set slug = null, title = 'Vell dam cracks', title_pinned = true`)
  await seedSituation(store.db, 'vell-dam-cracks', { state: 'removed' })
  await touch()
  await maintain(NOW)
  const rows = await store.db.query<{ id: string; slug: string }>(sql`select id, slug from situations where state = 'live'`)
  expect(rows.map(({ slug }) => slug)).toEqual(rows.map(({ id }) => `vell-dam-cracks-${id.slice(0, 8)}`))
})

test.each([
  { title: 'a title of its own', pinned: false },
  { title: 'an operator’s title, which stays', pinned: true },
])('what a language model answers while its situation is maintained is shown, with $title', async ({ pinned }) => {
  const model: LanguageModel = { model: 'tiny', ask: () => Promise.reject(new Error('nobody asks')) }
  await affair('dam', { title: 'The Vell dam' })
  await store.db.query(sql`update situations set title_pinned = ${pinned}`)
  await touch()
  await maintain(NOW, { model })
  const due = (await findDueText(store.db, NOW))!
  const written = { title: 'Summary of dam', summary: 'Short summary of dam-2.' }
  await touch()
  await maintain(NOW, { model, db: meanwhile(store.db, () => keepWrittenText(store.db, due, written)) })
  const title = pinned ? 'The Vell dam' : written.title
  expect(await store.db.query(sql`select title, summary from situations`)).toEqual([{ ...written, title }])
})

test.each([true, false])(
  'a situation (shown already: %s) says what its visible events say, however many newer ones are not shown yet',
  async (isVisible) => {
    await affair('dam', { isVisible })
    await store.db.query(sql`
    insert into clusters select (jsonb_populate_record(null::clusters, to_jsonb(c) || jsonb_build_object('id', gen_random_uuid(), 'slug', null,
      'visible_at', null, 'published_at', c.published_at + interval '1 hour'))).* from clusters c, generate_series(1, 400) where slug = 'dam-2'`)
    await touch()
    await maintain(NOW)
    expect(
      await store.db.query(
        sql`select title <> '' as titled, summary like '%Short summary of dam-2.%' as told, categories, latest_cluster_title as latest from situations`,
      ),
    ).toEqual([{ titled: true, told: true, categories: ['politics'], latest: 'dam' }])
  },
)

test('what another situation is called, no smaller one is: it bears a headline until it outgrows the other twice', async () => {
  const headlines = [
    'Velian war sends price of oil up in Norland',
    'Norland farmers count what Velian war costs',
    'Ports of Norland feel Velian war',
  ]
  const titleOf = async (name: string) =>
    (await store.db.query<{ title: string }>(sql`select title from situations where id = ${idOf(name)}`))[0]!.title
  await seedSituation(store.db, 'costs', { lastUpdated: NOW })
  for (const [i, title] of headlines.entries())
    await seedCluster(store.db, `costs-${i}`, { situation: 'costs', publishedAt: NOW - (3 - i) * HOUR, title, summary: `${title}.` })
  const maintained = async () => {
    await store.db.query(sql`update situations set maintain_due = (id = ${idOf('costs')})`)
    await maintain(NOW)
    return titleOf('costs')
  }
  expect(await maintained()).toBe('Velian war')
  await seedSituation(store.db, 'war', { title: 'Velian War', clusterCount: 9, lastUpdated: NOW })
  const called = await maintained()
  expect(headlines).toContain(called)
  expect(await maintained()).toBe(called)
  await store.db.query(sql`update situations set cluster_count = 1 where id = ${idOf('war')}`)
  expect(await maintained()).toBe('Velian war')
})
