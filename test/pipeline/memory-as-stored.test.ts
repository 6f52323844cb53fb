/** A running process knows what one that starts anew would read: another decision after a restart would be nobody's choice. */
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { createCaution } from '../../src/pipeline/caution.ts'
import { groupClusters } from '../../src/pipeline/group-clusters.ts'
import { emptyMemory, type Memory, rebuildMemory } from '../../src/pipeline/memory.ts'
import { assignRound, createPipeline } from '../../src/pipeline/pipeline.ts'
import { reviseArticles } from '../../src/pipeline/revise-articles.ts'
import { settleBy } from '../../src/pipeline/run.ts'
import { settleClusters } from '../../src/pipeline/settle-clusters.ts'
import type { StageContext } from '../../src/pipeline/stage.ts'
import { finishPage } from '../../src/store/article-pages.ts'
import { moveCluster } from '../../src/store/clusters.ts'
import { releaseLease, takeLease } from '../../src/store/leases.ts'
import { openSituation } from '../../src/store/situations.ts'
import { deal, picket, strike, vote } from '../support/dunmarra.ts'
import { HOUR, newsroomOfEach, type Report } from '../support/pipeline.ts'
import { claimPage } from '../support/seed.ts'

const { store, newsroom } = newsroomOfEach()

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

/** What the stages of a process are given whose memory is this. */
async function stagesOf(holder: string, memory: Memory) {
  const lease = (await takeLease(store.db, holder, { now: newsroom.deps.clock() }))!
  const context = (): StageContext => ({
    ...newsroom.deps,
    memory,
    lease,
    now: newsroom.deps.clock(),
    goingOn: async () => {},
    caution: createCaution(),
  })
  return { lease, context }
}

async function homeOf(outlet: string): Promise<{ id: string; situation: string | null; state: string }> {
  const [home] = await store.db.query<{ id: string; situation: string | null; state: string }>(sql`
    select c.id, c.situation_id as situation, s.state from articles a join clusters c on c.id = a.cluster_id left join situations s on s.id = c.situation_id
    where a.source_host = ${`${outlet}.example`}`)
  return home!
}

const chess = (outlet: string, hour: number): Report => ({
  outlet,
  hour,
  title: `Valdor is chess champion, says ${outlet}`,
  body: 'Ines Valdor, aged thirteen, won the national chess championship in Tarn Hollow. With the black pieces she beat grandmaster Otto Brandl in the last round.',
})

test('the text of a page counts when it comes, as it does after a restart', async () => {
  await newsroom.report({
    outlet: 'herald',
    hour: 0,
    title: 'Warehouse burns at Port Ellery docks',
    body: 'A warehouse burned at Port Ellery.',
  })
  newsroom.pass(3 * HOUR)
  const memory = await emptyMemory(store.db, undefined)
  const { context } = await stagesOf('running', memory)
  await assignRound(context)
  const [article] = await store.db.query<{ id: string }>(sql`select id from articles`)
  const text = 'Witness Otto Brandl told of flames above the silos. The nine hurt workers were stable on Monday, doctor Ines Valdor said.'
  await finishPage(store.db, await claimPage(store.db, article!.id), { text, originUrl: null })
  await reviseArticles(context())
  const probe = {
    id: uuid(9),
    language: 'en',
    sourceHost: 'echo.example',
    publishedAt: newsroom.deps.clock(),
    title: 'Ines Valdor: hurt workers stable',
    summary: '',
    body: text,
  }
  const restarted = await rebuildMemory(store.db, undefined)
  for (const { clusters } of [memory, restarted]) expect(clusters.decide(clusters.prepare(probe)).action).toBe('join')
})

test('of an event with more reports than are put together anew for a correction, or read at once after a restart, none is forgotten', async () => {
  await newsroom.report(...Array.from({ length: 203 }, (_, i) => chess(`paper${i}`, i / 100)))
  newsroom.pass(3 * HOUR)
  const memory = await emptyMemory(store.db, undefined)
  const { context } = await stagesOf('running', memory)
  await assignRound(context)
  await store.db.query(sql`update articles set title = title || ' again', revision_due = true where source_host = 'paper7.example'`)
  await reviseArticles(context())
  const { id } = await homeOf('paper7')
  expect(memory.clusters.count(id)).toBe(203)
  expect((await rebuildMemory(store.db, undefined)).clusters.count(id)).toBe(203)
})

test('what a removed text told of an event still finds it when another of its reports is corrected', async () => {
  const told = 'Witness Otto Brandl told of flames above the silos. The nine hurt workers were stable on Monday, doctor Ines Valdor said.'
  const fire = { title: 'Warehouse burns at Port Ellery docks', body: 'A warehouse burned at Port Ellery.' }
  await newsroom.report({ ...fire, outlet: 'herald', hour: 0, body: `${fire.body} ${told}` }, { ...fire, outlet: 'courier', hour: 1 })
  newsroom.pass(3 * HOUR)
  const memory = await emptyMemory(store.db, undefined)
  const { context } = await stagesOf('running', memory)
  await assignRound(context)
  const { id } = await homeOf('herald')
  expect((await homeOf('courier')).id).toBe(id)
  await store.db.query(sql`update articles set body = '', text_removed_at = now() where source_host = 'herald.example'`)
  await store.db.query(sql`update articles set body = body || ' Nobody slept.', revision_due = true where source_host = 'courier.example'`)
  await reviseArticles(context())
  const probe = { id: uuid(9), language: 'en', sourceHost: 'echo.example', publishedAt: newsroom.deps.clock() }
  const { clusters } = memory
  const read = clusters.prepare({ ...probe, title: 'Ines Valdor: hurt workers stable', summary: '', body: told })
  expect(clusters.decide(read)).toMatchObject({ action: 'join', clusterId: id })
})

// D4-copies
test('what an agency’s customers print of one event weighs as one report, before a restart as after it', async () => {
  const printed = (outlet: string, hour: number, title: string, text: string): Report => ({
    outlet,
    hour,
    title,
    body: `PORT ELLERY, March 2 (Reuters) - ${text}`,
  })
  await newsroom.report(
    printed(
      'herald',
      0,
      'Warehouse burns at Port Ellery docks, nine hurt',
      'A warehouse at the docks of Port Ellery burned down on Monday and nine workers were hurt. The port authority closed the harbour while firefighters protected the grain silos.',
    ),
    printed(
      'courier',
      1,
      'Port Ellery warehouse fire hurts nine workers at docks',
      'Nine dock workers were taken to hospital on Monday after a fire destroyed a warehouse in Port Ellery. Ships waited outside the harbour as firefighters wet the grain silos, witness Otto Brandl said.',
    ),
  )
  newsroom.pass(3 * HOUR)
  const memory = await emptyMemory(store.db, undefined)
  await assignRound((await stagesOf('running', memory)).context)
  expect(await store.db.query(sql`select copy_reason as reason from articles order by seq`)).toEqual([
    { reason: null },
    { reason: 'agency' },
  ])
  const probe = {
    id: uuid(9),
    language: 'en',
    sourceHost: 'echo.example',
    publishedAt: newsroom.deps.clock(),
    title: 'Otto Brandl saw ships wait outside Port Ellery',
    summary: '',
    body: 'Witness Otto Brandl told of ships that waited outside the harbour.',
  }
  const scores = ({ clusters }: Memory) => clusters.candidates(clusters.prepare(probe)).map(({ score }) => score)
  expect(scores(memory)).toHaveLength(1)
  expect(scores(memory)).toEqual(scores(await rebuildMemory(store.db, undefined)))
})

/** A strike that stands in two clusters, one of them in a situation with another event, as after an operator's merge. */
async function strikeInTwo(): Promise<{ taking: string; taken: string; beside: string; situation: string }> {
  await newsroom.report(
    ...[strike('herald', 120), strike('courier', 121), strike('sun', 122), strike('echo', 120)],
    ...[chess('gazette', 118), chess('post', 119)],
  )
  newsroom.pass(124 * HOUR)
  await newsroom.settle()
  const [taking, beside] = [(await homeOf('herald')).id, (await homeOf('gazette')).id]
  const [taken, situation] = [uuid(1), uuid(2)]
  await store.db.query(sql`
    insert into clusters (id, published_at, updated_at, article_count, source_count, slug, title, summary, summary_full, categories, countries, keywords, language, visible_at)
    select ${taken}, published_at, updated_at, 1, 1, 'taken', title, summary, summary_full, categories, countries, keywords, language, visible_at
    from clusters where id = ${taking}`)
  await store.db.query(sql`
    update articles set cluster_id = ${taken}, copy_of = null, copy_reason = null, assignment = '{"action":"open"}' where source_host = 'echo.example'`)
  await openSituation(store.db, { id: situation, title: 'Strike' }, newsroom.deps.clock())
  await store.db.query(sql`update clusters set situation_id = ${situation} where id in (${taken}, ${beside})`)
  await store.db.query(sql`
    insert into situation_members (situation_id, cluster_id) select situation_id, id from clusters where situation_id is not null`)
  await store.db.query(sql`update clusters set merge_due = true, group_due = false, settle_due = false where state = 'open'`)
  await store.db.query(sql`update situations set maintain_due = true`)
  return { taking, taken, beside, situation }
}

/** An operator said that an event stays in a situation, or alone. */
const pin = (event: string, situation: string | null) =>
  store.db.query(sql`
    with made as (
      insert into curations (at, action, record, record_id, reason, before) values (now(), 'merge', 'situation', ${uuid(2)}, 'a test', '{}') returning id
    )
    insert into pins (cluster_id, situation_id, curation_id) select ${event}, ${situation}, made.id from made`)

const conclude = (situation: string) =>
  store.db.query(sql`
    update situations set state = 'concluded', slug = 'strike', visible_at = ${new Date(newsroom.deps.clock()).toISOString()}::timestamptz,
      concluded_at = ${new Date(newsroom.deps.clock()).toISOString()}::timestamptz where id = ${situation}`)

test('an event that takes another in takes its situation as well', async () => {
  const { taking, beside, situation } = await strikeInTwo()
  const pipeline = createPipeline(newsroom.deps)
  await pipeline.round()
  // A late report of the affair, and news of four days later, by which both parts of the strike are ripe.
  await newsroom.report(deal('herald2', 60), deal('courier2', 61), {
    outlet: 'later',
    hour: 230,
    title: 'Quiet day at Sorrel market',
    body: 'Apples were sold.',
  })
  newsroom.pass(108 * HOUR)
  for (let round = 0; round < 4; round++) await pipeline.round()
  await pipeline.close()
  expect(await homeOf('echo')).toEqual({ id: taking, situation, state: 'live' })
  expect(await homeOf('gazette')).toEqual({ id: beside, situation, state: 'live' })
})

test('an event that takes in one of a concluded situation stands there with it, and nothing that follows takes it away', async () => {
  const { taking, situation } = await strikeInTwo()
  await conclude(situation)
  const pipeline = createPipeline(newsroom.deps)
  newsroom.pass(108 * HOUR)
  for (let round = 0; round < 4; round++) await pipeline.round()
  expect(await homeOf('echo')).toEqual({ id: taking, situation, state: 'concluded' })
  await newsroom.report(deal('herald2', 226), deal('courier2', 227))
  for (let round = 0; round < 4; round++) await pipeline.round()
  await pipeline.close()
  expect(await homeOf('echo')).toEqual({ id: taking, situation, state: 'concluded' })
  expect((await homeOf('herald2')).situation).toBeNull()
})

test.each([
  { state: 'live', pinned: false },
  { state: 'live', pinned: true },
  { state: 'concluded', pinned: false },
])(
  'what a $state situation leaves behind is linked with what follows, though an operator had put it there: $pinned',
  async ({ state, pinned }) => {
    await newsroom.report(strike('herald', 0), strike('courier', 1), chess('gazette', 2), chess('post', 3))
    newsroom.pass(4 * HOUR)
    await newsroom.settle()
    const [left, beside, situation] = [(await homeOf('herald')).id, (await homeOf('gazette')).id, uuid(2)]
    await openSituation(store.db, { id: situation, title: 'Strike' }, newsroom.deps.clock())
    if (state === 'concluded') await conclude(situation)
    for (const clusterId of [left, beside]) await moveCluster(store.db, { clusterId, to: situation, grouping: {} }, newsroom.deps.clock())
    if (pinned) await pin(left, situation)
    const pipeline = createPipeline(newsroom.deps)
    await settleBy(pipeline, newsroom.deps)
    expect(await homeOf('herald')).toEqual({ id: left, situation, state })
    // Nothing joins what has ended, after a restart either.
    const restarted = await rebuildMemory(store.db, undefined)
    expect(restarted.situations.membersOf(situation)).toHaveLength(state === 'concluded' ? 0 : 2)
    await moveCluster(store.db, { clusterId: beside, to: null, grouping: {} }, newsroom.deps.clock())
    await settleBy(pipeline, newsroom.deps)
    expect(await homeOf('herald')).toEqual({ id: left, situation: null, state: null })
    await newsroom.report(deal('herald2', 120), deal('courier2', 121))
    newsroom.pass(130 * HOUR)
    await settleBy(pipeline, newsroom.deps)
    await pipeline.close()
    const { situation: together } = await homeOf('herald2')
    expect(await homeOf('herald')).toEqual({ id: left, situation: together, state: 'live' })
  },
)

test('an event that was read before its situation was merged away is filed under what is left', async () => {
  await newsroom.report(
    ...[strike('herald', 0), strike('courier', 1), picket('herald4', 30), picket('courier4', 31)],
    ...[vote('herald1', 60), vote('courier1', 61), deal('herald2', 120), deal('courier2', 121)],
  )
  newsroom.pass(124 * HOUR)
  await newsroom.settle()
  // The affair stands in two situations, as before a repair; a process settled the newest event anew, and was killed before it grouped it.
  const other = uuid(2)
  await openSituation(store.db, { id: other, title: 'Other' }, newsroom.deps.clock())
  const [newest, beside] = [(await homeOf('herald2')).id, (await homeOf('herald1')).id]
  await store.db.query(sql`delete from situation_members where cluster_id in (${newest}, ${beside})`)
  await store.db.query(sql`update clusters set situation_id = ${other} where id in (${newest}, ${beside})`)
  await store.db.query(sql`
    insert into situation_members (situation_id, cluster_id) values (${other}, ${newest}), (${other}, ${beside})`)
  await newsroom.report(deal('sun2', 122))
  const killed = await stagesOf('killed', await rebuildMemory(store.db, undefined))
  await assignRound(killed.context)
  await settleClusters(killed.context())
  await releaseLease(store.db, killed.lease)
  await store.db.query(sql`insert into store_values (key, value) values ('repair_due', 'true') on conflict do nothing`)
  const memory = await rebuildMemory(store.db, undefined)
  const { context } = await stagesOf('next', memory)
  while ((await groupClusters(context)).more);
  const { situation, state } = await homeOf('herald2')
  expect(state).toBe('live')
  expect(memory.situations.situationOf(newest)).toBe(situation)
})

test('an event that another takes into a situation while it waits to be grouped itself is put there once', async () => {
  const memory = await emptyMemory(store.db, undefined)
  const { context } = await stagesOf('running', memory)
  newsroom.pass(130 * HOUR)
  for (const reports of [
    [deal('herald2', 120), deal('courier2', 121)],
    [strike('herald', 0), strike('courier', 1), deal('sun2', 122)],
  ]) {
    await newsroom.report(...reports)
    await assignRound(context)
    await settleClusters(context())
    while ((await groupClusters(context)).more);
  }
  const { situation } = await homeOf('herald')
  expect(situation).not.toBeNull()
  const placed = { situation, action: 'pair' }
  expect(
    await store.db.query(sql`select situation_id as situation, grouping ->> 'action' as action from clusters where state = 'open'`),
  ).toEqual([placed, placed])
})

test.each([
  { word: 'nothing', pinned: false },
  { word: 'that it stands alone', pinned: true },
])(
  'of an event that waits to be grouped an operator said $word: that holds from its grouping on, and after a restart',
  async ({ pinned }) => {
    await newsroom.report(strike('herald', 0), strike('courier', 1))
    newsroom.pass(4 * HOUR)
    await newsroom.settle()
    const { id } = await homeOf('herald')
    if (pinned) await pin(id, null)
    await store.db.query(sql`update clusters set group_due = true where id = ${id}`)
    await newsroom.report(deal('herald2', 120), deal('courier2', 121))
    newsroom.pass(130 * HOUR)
    await newsroom.settle()
    expect((await homeOf('herald')).situation === null).toBe(pinned)
    expect((await homeOf('herald2')).situation).toBe((await homeOf('herald')).situation)
    // After a restart too: it is merged into nothing that stands elsewhere.
    const { situations } = await rebuildMemory(store.db, undefined)
    const next = (await homeOf('herald2')).id
    situations.move(next, uuid(3))
    expect(situations.mayBecomeOne(id, next)).toBe(!pinned)
  },
)

test('how events are linked hangs on the order in which they were grouped, after a restart too', async () => {
  const memory = await emptyMemory(store.db, undefined)
  const { context } = await stagesOf('running', memory)
  newsroom.pass(70 * HOUR)
  // The vote is read first, then what came before it; the strike is grouped once more, as more is told of it.
  for (const reports of [[vote('herald1', 60), vote('courier1', 61)], [strike('herald', 0), strike('courier', 1)], [strike('sun', 2)]]) {
    await newsroom.report(...reports)
    await assignRound(context)
    await settleClusters(context())
    while ((await groupClusters(context)).more);
  }
  const at = newsroom.deps.clock()
  const { title, body: text } = deal('herald2', 70)
  const profile = {
    id: uuid(9),
    title,
    text: text!,
    language: 'en',
    countries: [],
    categories: [],
    outlets: 1,
    publishedAt: at,
    updatedAt: at,
  }
  // Counts fade by their order, a little.
  const rounded = (features: Float64Array) => [...features].map((feature) => feature.toFixed(4))
  const linksIn = ({ situations }: Memory) =>
    situations.links(situations.prepare(profile)).map(({ member, features }) => [member.prepared.profile.id, rounded(features)])
  expect(linksIn(memory)).toHaveLength(2)
  const restarted = await rebuildMemory(store.db, undefined)
  expect(linksIn(restarted)).toEqual(linksIn(memory))
  const timesOf = ({ streamTime, groupedTime }: Memory) => ({ streamTime, groupedTime })
  expect(timesOf(restarted)).toEqual(timesOf(memory))
})
