// Corrections undone, and merges made, after other corrections and merges have moved what they stood on: each word of an operator that still stands
// holds, and none is kept of what is no more.

import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { check } from '../../src/service/check.ts'
import { curate } from '../../src/service/curate.ts'
import { moveCluster } from '../../src/store/clusters.ts'
import { findExplainedCluster } from '../../src/store/explain-records.ts'
import { mergeSituation } from '../../src/store/situation-ends.ts'
import { idOf, NOW, seedCluster } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { type Desk, openDesk, seedAffair } from './support.ts'

const store = storeOfFile()
let desk: Desk
beforeEach(async () => {
  desk = await openDesk(store.db)
})

const broken = async () => (await check({ db: desk.db })).problems.filter(({ rule }) => ['pin', 'kept-apart'].includes(rule))
const pinOf = (event: string) =>
  desk.db.query(
    sql`select s.slug as situation from pins p left join situations s on s.id = p.situation_id where p.cluster_id = ${idOf(event)}`,
  )
const splitOff = async (situation: string, clusters: string[]): Promise<{ curation: number; into: string }> => {
  const { curation, into } = await curate(desk.deps, { action: 'split', record: 'situation', id: situation, clusters, reason: 'a test' })
  return { curation, into: into ?? '' }
}
const mergeByPipeline = (from: string, into: string) =>
  mergeSituation(
    desk.db,
    { from: { id: idOf(from), visible: true }, into: idOf(into), step: { action: 'merge', reason: 'same_affair', score: 1 } },
    NOW,
  )

test('an event that was retired by mistake is held, once it is back, in what took its situation in meanwhile', async () => {
  for (const name of ['dam', 'flood', 'storm']) await seedAffair(desk.db, name)
  await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
  const retire = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-1' })
  await mergeByPipeline('flood', 'storm')
  await desk.undo(retire)
  expect(await desk.membersOf('storm')).toContain('dam-1')
  expect(await pinOf('dam-1')).toEqual([{ situation: 'storm' }])
  expect(await broken()).toEqual([])
})

test('an event that was split off is held in no situation that it does not come back to', async () => {
  for (const name of ['dam', 'flood', 'storm']) await seedAffair(desk.db, name)
  await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
  const { curation } = await splitOff('flood', ['dam-1'])
  await moveCluster(desk.db, { clusterId: idOf('dam-1'), to: idOf('storm'), grouping: { action: 'join' } }, NOW)
  await desk.undo(curation)
  expect(await desk.membersOf('storm')).toContain('dam-1')
  expect(await pinOf('dam-1')).toEqual([])
})

test('an event of another situation that takes in one held elsewhere is not held by that', async () => {
  for (const name of ['dam', 'flood', 'storm']) await seedAffair(desk.db, name)
  await desk.correct({ action: 'merge', record: 'situation', id: 'flood', into: 'storm' })
  await desk.correct({ action: 'merge', record: 'cluster', id: 'flood-1', into: 'dam-1' })
  expect(await pinOf('dam-1')).toEqual([])
  // Its own situation is left with one event, and ends.
  await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-2' })
  expect(await broken()).toEqual([])
})

test('an event that took another one’s place leaves it when the merge is undone, though its situation was merged away since', async () => {
  for (const name of ['dam', 'flood']) await seedAffair(desk.db, name, 4)
  await splitOff('dam', ['dam-4'])
  const merge = await desk.correct({ action: 'merge', record: 'cluster', id: 'dam-3', into: 'dam-4' })
  await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
  await desk.undo(merge)
  expect((await desk.membersOf('flood')).filter((event) => event.startsWith('dam'))).toEqual(['dam-1', 'dam-2', 'dam-3'])
  expect(await broken()).toEqual([])
})

test('reports that are put back into an event come to its situation, though what they were an event of was taken out of it', async () => {
  await seedAffair(desk.db, 'dam', 3)
  await seedCluster(desk.db, 'breach', { outlets: 4, situation: 'dam' })
  const articles = [idOf('article breach-3'), idOf('article breach-4')]
  const split = await curate(desk.deps, { action: 'split', record: 'cluster', id: 'breach', articles, reason: 'a test' })
  await moveCluster(desk.db, { clusterId: split.into!, to: idOf('dam'), grouping: { action: 'join' } }, NOW)
  await splitOff('dam', [split.into!])
  await desk.undo(split.curation)
  expect(await desk.articlesOf('breach')).toBe(4)
  expect(await desk.membersOf('dam')).toContain('breach')
  expect(await broken()).toEqual([])
})

test('whatever joined what was split off goes back with it, though it was taken out of the situation by itself', async () => {
  await seedAffair(desk.db, 'dam', 5)
  const first = await splitOff('dam', ['dam-1', 'dam-2'])
  await splitOff('dam', ['dam-3'])
  await moveCluster(desk.db, { clusterId: idOf('dam-3'), to: first.into, grouping: { action: 'join' } }, NOW)
  await desk.undo(first.curation)
  expect(await desk.membersOf('dam')).toEqual(['dam-1', 'dam-2', 'dam-3', 'dam-4', 'dam-5'])
  expect(await broken()).toEqual([])
})

test('an event that its situation let go, when that ended, is free; it is held again when the situation comes back, but not where it went meanwhile', async () => {
  for (const name of ['dam', 'flood', 'storm']) await seedAffair(desk.db, name)
  await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
  for (const id of ['flood-1', 'flood-2']) await desk.correct({ action: 'retire', record: 'cluster', id })
  const isHeld = async (event: string) => (await findExplainedCluster(desk.db, idOf(event)))!.pinned
  expect(await isHeld('dam-1')).toBe(true)
  const last = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-2' })
  expect(await isHeld('dam-1')).toBe(false)
  await desk.undo(last)
  expect([await isHeld('dam-1'), await isHeld('dam-2')]).toEqual([true, true])
  const again = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-2' })
  await moveCluster(desk.db, { clusterId: idOf('dam-1'), to: idOf('storm'), grouping: { action: 'join' } }, NOW)
  await desk.undo(again)
  expect([await desk.membersOf('storm'), await pinOf('dam-1')]).toEqual([['dam-1', 'storm-1', 'storm-2'], []])
  expect(await broken()).toEqual([])
})
