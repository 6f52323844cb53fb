// What an operator said of an event goes with it, whatever the pipeline merges afterwards.

import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { check } from '../../src/service/check.ts'
import { curate } from '../../src/service/curate.ts'
import { mergeOpenClusters, moveCluster } from '../../src/store/clusters.ts'
import { findConstraints } from '../../src/store/pipeline-state.ts'
import { mergeSituation } from '../../src/store/situation-ends.ts'
import { idOf, NOW, seedCluster } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { type Desk, openDesk, seedAffair } from './support.ts'

const store = storeOfFile()
let desk: Desk
beforeEach(async () => {
  desk = await openDesk(store.db)
})

const pins = () =>
  desk.db.query<{ event: string; situation: string }>(sql`
    select c.slug as event, s.slug as situation from pins p join clusters c on c.id = p.cluster_id left join situations s on s.id = p.situation_id
    order by c.slug`)
const why = { action: 'merge', reason: 'same_event', score: 3 } as const
const brokenRules = async (...rules: string[]) => (await check({ db: desk.db })).problems.filter(({ rule }) => rules.includes(rule))

test('an event that an operator put into a situation is held there when another event takes it in, and when another situation takes that in', async () => {
  for (const name of ['dam', 'flood', 'storm']) await seedAffair(desk.db, name)
  await seedCluster(desk.db, 'quake')
  await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
  await mergeOpenClusters(desk.db, [{ from: idOf('dam-1'), into: idOf('quake'), why }], NOW)
  expect(await desk.membersOf('flood')).toEqual(['dam-2', 'flood-1', 'flood-2', 'quake'])
  const held = (situation: string) => ['dam-2', 'quake'].map((event) => ({ event, situation }))
  expect(await pins()).toEqual(held('flood'))
  const step = { action: 'merge', reason: 'same_affair', score: 1 } as const
  await mergeSituation(desk.db, { from: { id: idOf('flood'), visible: true }, into: idOf('storm'), step }, NOW)
  expect(await pins()).toEqual(held('storm'))
  expect(await brokenRules('pin')).toEqual([])
})

test('where a later correction put an event stays when an earlier one of that event is undone', async () => {
  await seedAffair(desk.db, 'dam', 4)
  await seedCluster(desk.db, 'quake')
  const merge = await desk.correct({ action: 'merge', record: 'cluster', id: 'quake', into: 'dam-1' })
  await desk.correct({ action: 'split', record: 'situation', id: 'dam', clusters: ['dam-1', 'dam-2'] })
  await desk.undo(merge)
  expect((await pins()).map(({ event }) => event)).toEqual(['dam-1', 'dam-2'])
})

test('an event that went to a situation before its old one was merged into that is a member still', async () => {
  await seedAffair(desk.db, 'dam', 3)
  await seedAffair(desk.db, 'flood', 2)
  await moveCluster(desk.db, { clusterId: idOf('dam-3'), to: idOf('flood'), grouping: { action: 'move' } }, NOW)
  await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
  await desk.work()
  expect((await desk.get('/situations/flood')).body.data.timeline).toHaveLength(5)
  expect(await brokenRules('cluster-membership')).toEqual([])
})

/** Two reports split off from an event by an operator; then another event takes in either part. */
async function splitAndTakenIn(): Promise<void> {
  for (const [name, outlets] of [
    ['quake', 4],
    ['tremor', 2],
    ['aftershock', 2],
  ] as const)
    await seedCluster(desk.db, name, { outlets })
  const articles = [idOf('article quake-3'), idOf('article quake-4')]
  const { into: part } = await curate(desk.deps, { action: 'split', record: 'cluster', id: 'quake', articles, reason: 'another quake' })
  await mergeOpenClusters(desk.db, [{ from: idOf('quake'), into: idOf('tremor'), why }], NOW)
  await mergeOpenClusters(desk.db, [{ from: part!, into: idOf('aftershock'), why }], NOW)
}

test('that two events are in one which an operator keeps apart is found, through whatever merges they came there', async () => {
  await splitAndTakenIn()
  expect(await brokenRules('kept-apart')).toEqual([])
  await mergeOpenClusters(desk.db, [{ from: idOf('aftershock'), into: idOf('tremor'), why }], NOW)
  expect((await brokenRules('kept-apart')).map(({ count }) => count)).toEqual([1])
})

test('an operator who merges what took in two events that were kept apart takes that back, and it holds again after the undo', async () => {
  await splitAndTakenIn()
  const merge = await desk.correct({ action: 'merge', record: 'cluster', id: 'aftershock', into: 'tremor' })
  expect([await brokenRules('kept-apart'), await findConstraints(desk.db)]).toEqual([[], []])
  await desk.undo(merge)
  expect([await brokenRules('kept-apart'), (await findConstraints(desk.db)).length]).toEqual([[], 2])
})

const titleOf = async (path: string): Promise<string> => (await desk.get(path)).body.data.title

test('an operator’s title stays when the pipeline merges the event or the situation away, and goes when it is taken back', async () => {
  for (const name of ['dam', 'flood']) await seedAffair(desk.db, name)
  const renames = [
    await desk.correct({ action: 'rename', record: 'cluster', id: 'dam-1', title: 'Dam of Vell' }),
    await desk.correct({ action: 'rename', record: 'situation', id: 'dam', title: 'The Dam of Vell' }),
  ]
  await mergeOpenClusters(desk.db, [{ from: idOf('dam-1'), into: idOf('flood-1'), why }], NOW)
  const step = { action: 'merge', reason: 'same_affair', score: 1 } as const
  await mergeSituation(desk.db, { from: { id: idOf('dam'), visible: true }, into: idOf('flood'), step }, NOW)
  const titles = async () => [await titleOf('/clusters/flood-1'), await titleOf('/situations/flood')]
  expect(await titles()).toEqual(['Dam of Vell', 'The Dam of Vell'])
  await desk.work()
  expect(await titles()).toEqual(['Dam of Vell', 'The Dam of Vell'])
  for (const rename of renames) await desk.undo(rename)
  await desk.work()
  expect((await titles()).filter((title) => /Dam of Vell/.test(title))).toEqual([])
})

test('where an operator merges two events, or named both, the title of the one that stays stays', async () => {
  for (const name of ['quake', 'tremor', 'storm']) await seedCluster(desk.db, name)
  for (const id of ['quake', 'tremor']) await desk.correct({ action: 'rename', record: 'cluster', id, title: `The ${id}` })
  await mergeOpenClusters(desk.db, [{ from: idOf('quake'), into: idOf('tremor'), why }], NOW)
  expect(await titleOf('/clusters/tremor')).toBe('The tremor')
  await desk.correct({ action: 'merge', record: 'cluster', id: 'tremor', into: 'storm' })
  expect(await titleOf('/clusters/storm')).toBe('Title of storm')
})
