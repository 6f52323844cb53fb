// A cluster that holds two events is split by the pipeline, and stays so.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { ActiveClusters } from '../../src/core/clusters/assign.ts'
import { createCaution } from '../../src/pipeline/caution.ts'
import { rebuildMemory } from '../../src/pipeline/memory.ts'
import { mergeRipe } from '../../src/pipeline/merge-clusters.ts'
import { settleAll } from '../../src/pipeline/run.ts'
import { curate } from '../../src/service/curate.ts'
import { explainCluster } from '../../src/service/explain.ts'
import { removeTexts, splitOff } from '../../src/store/articles.ts'
import { insertClusters, mergeOpenClusters, recountClusters } from '../../src/store/clusters.ts'
import { releaseLease, takeLease } from '../../src/store/leases.ts'
import { HOUR, newsroomOfEach, type Report } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()

const FIRE: Report[] = [
  [
    'herald',
    'Warehouse fire in Port Ellery injures nine dock workers',
    'Nine dock workers were injured when a warehouse in Port Ellery caught fire on Monday. Firefighters from three towns fought the blaze beside the grain silos. The harbour was closed to ships until the evening, the port authority said.',
  ],
  [
    'courier',
    'Nine hurt as warehouse burns at Port Ellery docks',
    'A warehouse at the docks of Port Ellery burned down on Monday and nine workers were hurt. The port authority closed the harbour while firefighters protected the grain silos. The cause of the blaze is not known.',
  ],
  [
    'gazette',
    'Port Ellery harbour closed after blaze in warehouse',
    'Ships had to wait outside Port Ellery on Monday after a blaze in a warehouse. Nine dock workers were taken to hospital. Firefighters kept the flames from the grain silos, the port authority said.',
  ],
].map(([outlet, title, body], i) => ({ outlet: outlet!, title: title!, body: body!, hour: i }))
const CHESS: Report[] = [
  [
    'herald',
    'Schoolgirl Ines Valdor wins national chess title',
    'Ines Valdor, aged thirteen, won the national chess championship in Tarn Hollow on Thursday. She beat grandmaster Otto Brandl in the last round with the black pieces. The federation called it the greatest surprise in its history.',
  ],
  [
    'courier',
    'Thirteen-year-old Valdor is chess champion',
    'The chess federation has its youngest champion: Ines Valdor is thirteen. With the black pieces she beat grandmaster Otto Brandl in Tarn Hollow on Thursday. Her school will give her a day off.',
  ],
].map(([outlet, title, body], i) => ({ outlet: outlet!, title: title!, body: body!, hour: 80 + i }))

const FLOOD: Report[] = [
  [
    'herald',
    'River Osk floods Halden Bridge, three hundred homes evacuated',
    'Three hundred homes in Halden Bridge were evacuated on Saturday after the river Osk burst its banks. Soldiers filled sandbags beside the water mill. The mayor, Lena Frost, asked for boats.',
  ],
  [
    'courier',
    'Soldiers with sandbags in flooded Halden Bridge',
    'Soldiers came to Halden Bridge on Saturday with sandbags and boats. The river Osk stands two metres above its banks, and three hundred homes are empty. Mayor Lena Frost thanked them at the water mill.',
  ],
].map(([outlet, title, body], i) => ({ outlet: outlet!, title: title!, body: body!, hour: 84 + i }))

interface Row {
  outlet: string
  title: string
  cluster: string
  action: string
}

function rows(): Promise<Row[]> {
  return store.db.query<Row>(sql`
    select source_host as outlet, title, cluster_id as cluster, coalesce(assignment ->> 'action', '') as action from articles order by seq`)
}

/** Puts the articles of both events into one cluster, as if a chain of reports had joined them; gives its id. */
async function chained(...more: Report[]): Promise<string> {
  await newsroom.report(...FIRE, ...CHESS, ...more)
  newsroom.pass(100 * HOUR)
  await newsroom.settle()
  const [fire] = await rows()
  const others = [...new Set((await rows()).map(({ cluster }) => cluster))].filter((id) => id !== fire!.cluster)
  expect(others).toHaveLength(more.length === 0 ? 1 : 2)
  await store.db.query(sql`update articles set cluster_id = ${fire!.cluster}`)
  await store.db.query(
    sql`update clusters set state = 'merged', merged_into = ${fire!.cluster}, slug = null where id = any(${others}::uuid[])`,
  )
  return fire!.cluster
}

/** Another report of the fire, which makes the cluster be looked at; the pipeline starts from the store. */
async function goOn(hour: number): Promise<void> {
  await newsroom.report({
    ...FIRE[0]!,
    outlet: `late${hour}`,
    title: `Port Ellery warehouse fire: harbour open again after ${hour} hours`,
    hour,
  })
  newsroom.pass(4 * HOUR)
  await settleAll(newsroom.deps)
}

test('two events in one cluster are split once, the old id keeps the greater part, and it is told why', async () => {
  const old = await chained()
  await goOn(90)
  const after = await rows()
  const chess = after.filter(({ title }) => /chess/.test(title))
  const fire = after.filter(({ title }) => !/chess/.test(title))
  expect(new Set(fire.map(({ cluster }) => cluster))).toEqual(new Set([old]))
  expect(new Set(chess.map(({ cluster }) => cluster)).size).toBe(1)
  expect(chess[0]!.cluster).not.toBe(old)
  expect(chess.map(({ action }) => action)).toEqual(['split', 'split'])
  const told = await store.db.query<{ detail: Record<string, unknown> }>(
    sql`select detail from changes where record_id = ${old} and detail ? 'split_off'`,
  )
  expect(told).toHaveLength(1)
  expect(told[0]!.detail).toMatchObject({ split_off: chess[0]!.cluster, reason: 'two_events' })
  const [split] = await store.db.query<{ state: string; title: string; visible: boolean }>(
    sql`select state, title, visible_at is not null as visible from clusters where id = ${chess[0]!.cluster}`,
  )
  expect(split).toMatchObject({ state: 'open', visible: true })
  expect(split!.title).toMatch(/chess/)

  const { articles } = await explainCluster(store.db, chess[0]!.cluster)
  const { action: done, from, score, bar } = articles[0]!.why!
  expect([done, from]).toEqual(['split', { record: 'cluster', id: old }])
  expect(score!).toBeGreaterThan(bar!)

  await goOn(95)
  expect((await rows()).slice(0, after.length)).toEqual(after)
})

test('in a load of many articles two events are split before the rest of it makes their cluster too great to be read', async () => {
  await chained()
  const others = Array.from({ length: 200 }, (_, i) => ({ outlet: `club${i}`, title: `Society number ${i} elects its board`, hour: 90 }))
  const reprints = Array.from({ length: 60 }, (_, i) => ({ ...FIRE[0]!, outlet: `paper${i}`, hour: 91 }))
  await newsroom.report(
    { ...FIRE[0]!, outlet: 'late', title: 'Port Ellery warehouse fire: harbour open again', hour: 90 },
    ...others,
    ...reprints,
  )
  newsroom.pass(4 * HOUR)
  await settleAll(newsroom.deps)
  const clusters = (pattern: RegExp) =>
    rows().then((all) => new Set(all.filter(({ title }) => pattern.test(title)).map(({ cluster }) => cluster)))
  const [fire, chess] = [await clusters(/Port Ellery/), await clusters(/chess/)]
  expect([fire.size, chess.size, fire.union(chess).size]).toEqual([1, 1, 2])
})

test('of three events in one cluster each comes to stand alone', async () => {
  await chained(...FLOOD)
  await goOn(90)
  const parts = Map.groupBy(await rows(), ({ cluster }) => cluster)
  expect([...parts.values()].map((part) => part.map(({ title }) => /chess|flood/i.exec(title)?.[0].toLowerCase() ?? 'fire'))).toEqual([
    ['fire', 'fire', 'fire', 'fire'],
    ['chess', 'chess'],
    ['flood', 'flood'],
  ])
})

test('what grew is tried by whoever works next, though nothing comes any more', async () => {
  const old = await chained()
  await recountClusters(store.db, [old], { minOutlets: 2, at: newsroom.deps.clock() })
  expect((await newsroom.settle()).split).toBe(0)
  expect(new Set((await rows()).map(({ cluster }) => cluster)).size).toBe(2)
  expect(await store.db.query(sql`select 1 from clusters where state = 'open' and split_due`)).toEqual([])
})

test('what is left of a split is tried again, however large the whole was when it was tried', async () => {
  await newsroom.report(...Array.from({ length: 8 }, (_, i) => ({ ...FIRE[1]!, outlet: `outlet${i}`, hour: i / 10 })))
  newsroom.pass(4 * HOUR)
  await newsroom.settle()
  const [whole] = await store.db.query<{ id: string; articles: string[] }>(
    sql`select cluster_id as id, array_agg(id) as articles from articles group by cluster_id`,
  )
  await store.db.query(sql`update clusters set tried_count = 8, split_due = false`)
  const to = newsroom.deps.newId()
  await insertClusters(store.db, [{ id: to, publishedAt: newsroom.deps.clock() }])
  await splitOff(store.db, { from: whole!.id, to, articles: whole!.articles.slice(0, 2), reason: 'two_events', score: 1, features: {} })
  await recountClusters(store.db, [whole!.id], { minOutlets: 2, at: newsroom.deps.clock() })
  expect(await store.db.query(sql`select article_count as articles, split_due as due from clusters where id = ${whole!.id}`)).toEqual([
    { articles: 6, due: true },
  ])
})

const ONE_EVENT: Partial<ActiveClusters> = { tellTwoEvents: () => false }

/** Merges as the pipeline does, but by a weighing that sees one event where a split saw two; `reading` is how that is read once more. */
async function mergeBack(from: string, into: string, reading = ONE_EVENT): Promise<void> {
  const { deps } = newsroom
  const memory = await rebuildMemory(store.db, undefined)
  const lease = await takeLease(store.db, 'test', { now: deps.clock() })
  const proposal = { from, into, score: 1, reason: 'same_event', features: {}, doubts: {} } as const
  const clusters = { ...memory.clusters, mergeProposals: () => [proposal], ...reading }
  await store.db.query(sql`update clusters set merge_due = true where id = ${into}`)
  await mergeRipe(
    { ...deps, lease: lease!, memory: { ...memory, clusters }, now: deps.clock(), goingOn: async () => {}, caution: createCaution() },
    'any',
  )
  await releaseLease(store.db, lease!)
}

test('what was split and merged again is tried once it has grown by half, not at once, so that the two never take turns without end', async () => {
  const old = await chained()
  await goOn(90)
  const chess = (await rows()).find(({ title }) => /chess/.test(title))!
  await mergeBack(chess.cluster, old)
  await newsroom.settle()
  expect(new Set((await rows()).map(({ cluster }) => cluster))).toEqual(new Set([old]))
  await goOn(95)
  expect(new Set((await rows()).map(({ cluster }) => cluster)).size).toBe(1)
  await goOn(96)
  await goOn(97)
  expect(new Set((await rows()).map(({ cluster }) => cluster)).size).toBe(2)
})

test('two clusters whose reports tell two events are not merged; where only headlines are left of them, those say nothing against it', async () => {
  await newsroom.report(...FIRE, ...CHESS)
  newsroom.pass(100 * HOUR)
  await newsroom.settle()
  const of = async (title: RegExp) => (await rows()).find((row) => title.test(row.title))!.cluster
  const [fire, chess] = [await of(/warehouse/), await of(/chess/)]
  await mergeBack(chess, fire, {})
  expect(await of(/chess/)).toBe(chess)
  await removeTexts(store.db, { before: newsroom.deps.clock() + HOUR, limit: 100 }, newsroom.deps.clock())
  await mergeBack(chess, fire, {})
  expect(await of(/chess/)).toBe(fire)
})

test('a cluster that an operator put together stays together', async () => {
  await newsroom.report(...FIRE, ...CHESS)
  newsroom.pass(100 * HOUR)
  await newsroom.settle()
  const [first, , , fourth] = await rows()
  const desk = { ...newsroom.deps, rules: { minOutlets: 2, archiveDays: 60 }, actor: 'operator@sitrep.example' }
  await curate(desk, { action: 'merge', record: 'cluster', id: fourth!.cluster, into: first!.cluster, reason: 'one story for us' })
  await goOn(90)
  expect(new Set((await rows()).map(({ cluster }) => cluster)).size).toBe(1)
})

test('what an operator put together stays together when another cluster takes it in', async () => {
  const third: Report = {
    outlet: 'echo',
    hour: 2,
    title: 'Bread prices rise in Tarn Hollow',
    body: 'Bakers of Tarn Hollow ask more for bread.',
  }
  await newsroom.report(...FIRE, ...CHESS, third)
  newsroom.pass(100 * HOUR)
  await newsroom.settle()
  const of = async (title: RegExp) => (await rows()).find((row) => title.test(row.title))!.cluster
  const [fire, chess, bread] = [await of(/warehouse/), await of(/chess/), await of(/Bread/)]
  const desk = { ...newsroom.deps, rules: { minOutlets: 2, archiveDays: 60 }, actor: 'operator@sitrep.example' }
  await curate(desk, { action: 'merge', record: 'cluster', id: chess, into: fire, reason: 'one story for us' })
  const at = newsroom.deps.clock()
  await mergeOpenClusters(store.db, [{ from: fire, into: bread, why: { action: 'merge', reason: 'same_event', score: 3 } }], at)
  await recountClusters(store.db, [bread], { minOutlets: 2, at })
  await newsroom.settle()
  expect(new Set((await rows()).map(({ cluster }) => cluster))).toEqual(new Set([bread]))
})

test('a cluster that an operator keeps apart from another stays whole: a part of it could go to that other', async () => {
  const old = await chained()
  const [other, curation] = [newsroom.deps.newId(), 1]
  await insertClusters(store.db, [{ id: other, publishedAt: newsroom.deps.clock() }])
  // As an undone merge of the two leaves it.
  await store.db.query(sql`
    insert into curations (id, at, action, record, record_id, into_id, reason, before, undone_at)
    overriding system value values (${curation}, now(), 'merge', 'cluster', ${other}, ${old}, 'a test', '{}', now())`)
  await store.db.query(sql`
    insert into kept_apart (record, one_id, other_id, curation_id)
    values ('cluster', least(${old}::uuid, ${other}::uuid), greatest(${old}::uuid, ${other}::uuid), ${curation})`)
  await goOn(90)
  expect(new Set((await rows()).map(({ cluster }) => cluster))).toEqual(new Set([old]))
})
