// Clusters that turned out to be one: those with little doubt at once, the others when nothing came to them for three days, and then once.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { settleAll } from '../../src/pipeline/run.ts'
import { mergeOpenClusters, recountClusters } from '../../src/store/clusters.ts'
import { concludeSituation } from '../../src/store/situation-ends.ts'
import { openSituation } from '../../src/store/situations.ts'
import { DAY, HOUR, newsroomOfEach, type Report, START } from '../support/pipeline.ts'
import { seedCluster } from '../support/seed.ts'

const { store, newsroom } = newsroomOfEach()

// Alike enough to be merged, not so much that it is done at once.
const HERALD: Report = {
  outlet: 'herald',
  hour: 0,
  title: 'Warehouse burns at Port Ellery docks, says herald',
  body: 'A warehouse at the docks of Port Ellery burned down on Monday and nine workers were hurt. The port authority closed the harbour while firefighters protected the grain silos.',
}
const COURIER: Report = {
  outlet: 'courier',
  hour: 26,
  title: 'Harbour of Port Ellery closed after fire',
  body: 'The harbour of Port Ellery is closed. A warehouse burned down and nine workers were hurt; firefighters wet the silos all night.',
}
const POST: Report = {
  outlet: 'post',
  hour: 27,
  title: 'Port Ellery harbour stays closed after fire',
  body: 'The harbour of Port Ellery stays closed. A warehouse burned down and nine workers were hurt; firefighters wet the silos all night long.',
}
/** The same, told by another outlet. */
const like = (report: Report, outlet: string): Report => ({ ...report, outlet, title: `${report.title}, ${outlet} reports` })
const APART = '00000000-0000-4000-8000-000000000001'
const FAR = '00000000-0000-4000-8000-000000000003'

const clusterOf = async (outlet: string): Promise<string | undefined> =>
  (await store.db.query<{ id: string }>(sql`select cluster_id as id from articles where source_host = ${`${outlet}.example`}`))[0]?.id
const areOne = async (): Promise<boolean> => (await clusterOf('courier')) === (await clusterOf('herald'))

/**
 * Reports of one fire that stand in clusters of their own, those of the third together, as a process left them that was killed; `due`: they are still
 * to be looked at.
 */
async function leaveApart({ due, first = HERALD, third = [] }: { due: boolean; first?: Report; third?: Report[] }): Promise<void> {
  await newsroom.report(first, COURIER, ...third)
  newsroom.pass(27 * HOUR)
  await newsroom.settle()
  const one = await clusterOf('herald')
  for (const [outlet, to] of [['courier', APART] as const, ...third.map((report) => [report.outlet, FAR] as const)]) {
    expect(await clusterOf(outlet)).toBe(one)
    await store.db.query(sql`
      insert into clusters (id, published_at, updated_at, article_count) select ${to}, published_at, updated_at, 1 from clusters where id = ${one}
      on conflict do nothing`)
    await store.db.query(
      sql`update articles set cluster_id = ${to}, assignment = '{"action": "open"}' where source_host = ${`${outlet}.example`}`,
    )
  }
  await store.db.query(sql`update clusters set merge_due = ${due}, article_count = 1, source_count = 1 where state = 'open'`)
}

test('a cluster is looked at once more for merging when nothing came to it for three days; of three that are one event all come together, with what they count', async () => {
  await leaveApart({ due: true, third: [POST] })
  newsroom.pass(2 * DAY)
  await newsroom.settle()
  expect(await areOne()).toBe(false)
  newsroom.pass(DAY)
  await newsroom.settle()
  expect([await areOne(), await clusterOf('post')]).toEqual([true, await clusterOf('herald')])
  expect(
    await store.db.query(sql`select state, article_count as articles, source_count as outlets from clusters order by state desc`),
  ).toEqual([
    { state: 'open', articles: 3, outlets: 3 },
    { state: 'merged', articles: expect.any(Number), outlets: expect.any(Number) },
    { state: 'merged', articles: expect.any(Number), outlets: expect.any(Number) },
  ])
})

test('what was looked at is not looked at again until it changes', async () => {
  await leaveApart({ due: false })
  newsroom.pass(30 * DAY)
  await newsroom.settle()
  expect(await areOne()).toBe(false)
})

test('in news of weeks, taken in at once, what was ripe by its own days is merged before what came later, though the last report is an old one', async () => {
  await leaveApart({ due: true })
  // The clock stands still: only the stream's own time goes on.
  newsroom.pass(HOUR)
  await newsroom.report(
    { outlet: 'gazette', hour: 100, title: 'Valdor is chess champion at thirteen', body: 'Ines Valdor won the title.' },
    { outlet: 'gazette', hour: 1, title: 'Bus drivers of Halden ask for a pause', body: 'They drove for ten hours.' },
  )
  await newsroom.settle()
  expect(await areOne()).toBe(true)
})

test('a merge that would leave a situation with one event takes more than that', async () => {
  await leaveApart({ due: true })
  const situation = '00000000-0000-4000-8000-000000000002'
  await openSituation(store.db, { id: situation, title: 'Fire' }, newsroom.deps.clock())
  await store.db.query(sql`update clusters set situation_id = ${situation}, group_due = true where state = 'open'`)
  newsroom.pass(4 * DAY)
  await newsroom.settle()
  expect(await areOne()).toBe(false)
})

test.each(['live', 'concluded'])(
  'an event that an operator took out of a %s situation does not come back with a report of the same event that stands there',
  async (state) => {
    await leaveApart({ due: true })
    await newsroom.report({
      outlet: 'gazette',
      hour: 20,
      title: 'Valdor is chess champion at thirteen',
      body: 'Ines Valdor won the title.',
    })
    const herald = await clusterOf('herald')
    const situation = '00000000-0000-4000-8000-000000000002'
    await store.db.query(sql`update clusters set settle_due = true where state = 'open'`)
    await newsroom.settle()
    const at = newsroom.deps.clock()
    await openSituation(store.db, { id: situation, title: 'Fire' }, at)
    if (state === 'concluded')
      await concludeSituation(store.db, { from: { id: situation, visible: false }, archiveDays: 60, reason: 'a test' }, at)
    await store.db.query(sql`update clusters set situation_id = ${situation} where state = 'open' and id <> ${herald}`)
    await store.db.query(sql`
    insert into situation_members (situation_id, cluster_id) select situation_id, id from clusters where situation_id is not null`)
    await store.db.query(sql`
    with made as (
      insert into curations (at, action, record, record_id, reason, before) values (now(), 'split', 'situation', ${situation}, 'a test', '{}') returning id
    )
    insert into kept_apart (record, one_id, other_id, curation_id)
    select 'situation', least(${situation}::uuid, ${herald}::uuid), greatest(${situation}::uuid, ${herald}::uuid), made.id from made`)
    newsroom.pass(4 * DAY)
    await newsroom.settle()
    expect(await areOne()).toBe(false)
  },
)

test('two events that an operator keeps apart do not both go into a third in one sweep', async () => {
  await leaveApart({ due: true, first: like(COURIER, 'herald'), third: [POST, like(POST, 'gazette'), like(COURIER, 'echo')] })
  const herald = await clusterOf('herald')
  await store.db.query(sql`
    with made as (
      insert into curations (at, action, record, record_id, reason, before) values (now(), 'split', 'cluster', ${herald}, 'a test', '{}') returning id
    )
    insert into kept_apart (record, one_id, other_id, curation_id)
    select 'cluster', least(${APART}::uuid, ${herald}::uuid), greatest(${APART}::uuid, ${herald}::uuid), made.id from made`)
  newsroom.pass(4 * DAY)
  await newsroom.settle()
  expect([await areOne(), [await clusterOf('herald'), await clusterOf('courier')].includes(await clusterOf('post'))]).toEqual([false, true])
})

/** Reports of one event in two clusters, the second of one outlet alone, as a process left them that was killed before it settled either. */
async function leaveUnsettled(first: Report[], alone: Report[]): Promise<void> {
  await newsroom.report(...first, ...alone)
  newsroom.pass(30 * HOUR)
  await settleAll({ ...newsroom.deps, rules: { ...newsroom.deps.rules, minOutlets: 9 } })
  const one = await clusterOf(first[0]!.outlet)
  await store.db.query(
    sql`insert into clusters (id, published_at, updated_at) select ${FAR}, published_at, updated_at from clusters where id = ${one}`,
  )
  const titles = alone.map(({ title }) => title)
  await store.db.query(sql`
    update articles set cluster_id = ${FAR}, assignment = '{"action": "open"}' where cluster_id = ${one} and title = any(${titles}::text[])`)
  await recountClusters(store.db, [one!, FAR], { minOutlets: 2, at: newsroom.deps.clock() })
  await store.db.query(sql`update clusters set split_due = false`)
}

test('an event that readers see takes in one that was never settled, though that has more reports: nobody ever sees one without a title', async () => {
  const outlet = 'post'
  await leaveUnsettled(
    [COURIER, like(COURIER, 'herald')],
    ['overnight', 'for days', 'and nine are hurt'].map((more) => ({ ...POST, title: `${POST.title} ${more}`, outlet })),
  )
  const herald = await clusterOf('herald')
  newsroom.pass(4 * DAY)
  const pipeline = createPipeline(newsroom.deps)
  const untitled = sql`select 1 from clusters where state = 'open' and visible_at is not null and slug is null`
  for (let round = 0; round < 4; round++) {
    await pipeline.round()
    expect(await store.db.query(untitled)).toEqual([])
  }
  await pipeline.close()
  expect(await clusterOf('post')).toBe(herald)
})

test('an event of one outlet alone is linked with nothing, though it was merged of two, and of what nobody saw nothing is told', async () => {
  await leaveUnsettled([COURIER], [{ ...POST, outlet: COURIER.outlet }])
  newsroom.pass(4 * DAY)
  await newsroom.settle()
  expect(
    await store.db.query(sql`select slug, grouped_last as grouped, article_count as articles from clusters where state = 'open'`),
  ).toEqual([{ slug: null, grouped: 0, articles: 2 }])
  expect(await store.db.query(sql`select kind from changes`)).toEqual([])
})

test.each([
  { survivor: 'not seen yet', unseen: true },
  { survivor: 'seen since later', unseen: false },
])('an event $survivor that takes in one that readers see is seen since they saw that', async ({ unseen }) => {
  const first = await seedCluster(store.db, 'quake', { publishedAt: START })
  const survivor = await seedCluster(store.db, 'tremor', { publishedAt: START + HOUR, isVisible: !unseen })
  const seenSince = (id: string) => store.db.query(sql`select visible_at as at from clusters where id = ${id}`)
  const before = await seenSince(first)
  const why = { action: 'merge', reason: 'same_event', score: 3 } as const
  await mergeOpenClusters(store.db, [{ from: first, into: survivor, why }], START + DAY)
  expect(await seenSince(survivor)).toEqual(before)
})
