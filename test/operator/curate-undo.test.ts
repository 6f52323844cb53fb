// Corrections undone in other orders than they were made in, and after what they stood on has changed.

import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { check } from '../../src/service/check.ts'
import { curate } from '../../src/service/curate.ts'
import { undoCuration } from '../../src/service/curate-undo.ts'
import { removeTexts, reviseArticles } from '../../src/store/articles.ts'
import { idOf, seedCluster } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { type Desk, openDesk, seedAffair } from './support.ts'

const store = storeOfFile()
let desk: Desk
beforeEach(async () => {
  desk = await openDesk(store.db)
})

test('the title of an event that has ended since is taken back, and nothing more is to be done about it', async () => {
  for (const name of ['quake', 'storm', 'tremor']) await seedCluster(desk.db, name)
  const renames = [
    await desk.correct({ action: 'rename', record: 'cluster', id: 'quake', title: 'A quake' }),
    await desk.correct({ action: 'rename', record: 'cluster', id: 'storm', title: 'A storm' }),
  ]
  await desk.correct({ action: 'merge', record: 'cluster', id: 'quake', into: 'tremor' })
  await desk.correct({ action: 'retire', record: 'cluster', id: 'storm' })
  await desk.work()
  for (const rename of renames) await desk.undo(rename)
  await desk.work()
  const ended = (await check({ db: desk.db })).problems.filter(({ rule }) => rule === 'cluster-ended')
  expect(ended).toEqual([])
})

test('a split is not undone while what was split off is concluded: nothing would go back', async () => {
  await seedAffair(desk.db, 'dam', 4)
  const split = await curate(desk.deps, { action: 'split', record: 'situation', id: 'dam', clusters: ['dam-3', 'dam-4'], reason: 'two' })
  await desk.work()
  const conclusion = await desk.correct({ action: 'conclude', record: 'situation', id: split.into ?? '' })
  await expect(desk.undo(split.curation)).rejects.toThrow('has concluded since')
  await desk.undo(conclusion)
  await desk.undo(split.curation)
  expect(await desk.membersOf('dam')).toHaveLength(4)
})

test('an undo of a split tells how many events went elsewhere since, and so do not come back', async () => {
  await seedAffair(desk.db, 'dam', 4)
  await seedAffair(desk.db, 'flood', 2)
  const split = await curate(desk.deps, { action: 'split', record: 'situation', id: 'dam', clusters: ['dam-3', 'dam-4'], reason: 'two' })
  await desk.correct({ action: 'merge', record: 'situation', id: split.into ?? '', into: 'flood' })
  expect(await undoCuration(desk.deps, split.curation)).toMatchObject({ undone: split.curation, elsewhere: 2 })
  expect(await desk.membersOf('dam')).toEqual(['dam-1', 'dam-2'])
})

test('a split and the merge that took it back, undone in this order, leave nothing apart that was split', async () => {
  await seedAffair(desk.db, 'dam', 4)
  const split = await curate(desk.deps, { action: 'split', record: 'situation', id: 'dam', clusters: ['dam-3', 'dam-4'], reason: 'two' })
  const merge = await desk.correct({ action: 'merge', record: 'situation', id: split.into ?? '', into: 'dam' })
  expect(await undoCuration(desk.deps, split.curation)).toMatchObject({ elsewhere: 0 })
  await desk.undo(merge)
  const apart = await desk.db.query(sql`select one_id as one, other_id as other, curation_id as curation from kept_apart`)
  const [one, other] = [idOf('dam'), split.into ?? ''].toSorted()
  expect(apart).toEqual([{ one, other, curation: merge }])
  expect((await check({ db: desk.db })).problems.filter(({ rule }) => rule === 'curation-known')).toEqual([])
})

test('a single event that an operator had put into a situation is free again once it is split off, and put there again by the undo', async () => {
  await seedAffair(desk.db, 'dam', 2)
  await seedAffair(desk.db, 'flood', 2)
  await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
  const pinned = () => desk.db.query(sql`select 1 from pins where cluster_id = ${idOf('dam-1')} and situation_id = ${idOf('flood')}`)
  const split = await desk.correct({ action: 'split', record: 'situation', id: 'flood', clusters: ['dam-1'] })
  expect(await pinned()).toEqual([])
  await desk.undo(split)
  expect([await pinned(), await desk.membersOf('flood')]).toEqual([[expect.anything()], ['dam-1', 'dam-2', 'flood-1', 'flood-2']])
})

test('an event of a concluded situation that is merged or retired by mistake is in it again after the undo', async () => {
  await seedAffair(desk.db, 'dam', 4)
  await seedCluster(desk.db, 'quake')
  await desk.correct({ action: 'conclude', record: 'situation', id: 'dam' })
  const corrections = [
    await desk.correct({ action: 'merge', record: 'cluster', id: 'dam-1', into: 'quake' }),
    await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-2' }),
  ]
  for (const correction of corrections) await desk.undo(correction)
  await desk.work()
  expect(await desk.membersOf('dam')).toEqual(['dam-1', 'dam-2', 'dam-3', 'dam-4'])
  expect((await desk.get('/situations/dam')).body.data.timeline).toHaveLength(4)
})

// D5-single D5-concluded
test('a concluded situation that is left with one event leads to it, and is concluded as before once the other is back', async () => {
  await seedAffair(desk.db, 'dam', 2)
  await desk.correct({ action: 'conclude', record: 'situation', id: 'dam' })
  const retired = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-1' })
  await desk.work()
  const moved_to = expect.stringMatching(new RegExp(`/v1/clusters/${idOf('dam-2')}$`))
  expect(await desk.get('/situations/dam')).toMatchObject({ status: 404, body: { error: { code: 'not_found', moved_to } } })
  expect((await desk.get('/clusters/dam-2')).body.data.situation).toBeNull()
  await desk.undo(retired)
  await desk.work()
  expect((await desk.get('/situations/dam')).body.data).toMatchObject({ cluster_count: 2, timeline_cursor: { total_count: 2 } })
  expect((await desk.get('/situations')).body.data).toEqual([])
})

// D5-single D5-concluded
test('a concluded situation whose last event is retired is gone, and concluded as before once one is back', async () => {
  await seedAffair(desk.db, 'dam')
  await desk.correct({ action: 'conclude', record: 'situation', id: 'dam' })
  const first = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-1' })
  const last = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-2' })
  await desk.work()
  expect(await desk.get('/situations/dam')).toMatchObject({ status: 410, body: { error: { code: 'gone' } } })
  for (const correction of [last, first]) await desk.undo(correction)
  await desk.work()
  expect((await desk.get('/situations/dam')).body.data).toMatchObject({ cluster_count: 2, timeline_cursor: { total_count: 2 } })
  expect((await desk.get('/situations')).body.data).toEqual([])
})

test('an event of a situation whose archive is removed is in it again after the undo, for when the archive comes back', async () => {
  await seedAffair(desk.db, 'dam', 4)
  await seedCluster(desk.db, 'quake')
  const removal = await desk.correct({ action: 'remove-archive', record: 'situation', id: 'dam' })
  const corrections = [
    await desk.correct({ action: 'merge', record: 'cluster', id: 'dam-1', into: 'quake' }),
    await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-2' }),
  ]
  for (const correction of corrections) await desk.undo(correction)
  await desk.work()
  expect((await desk.get('/situations/dam')).status).toBe(410)
  expect((await desk.get('/clusters/dam-1')).body.data.situation).toBeNull()
  await desk.undo(removal)
  await desk.work()
  expect((await desk.get('/situations/dam')).body.data.timeline).toHaveLength(4)
})

test('an event that was retired and has lost all its articles since stays retired', async () => {
  for (const name of ['quake', 'tremor']) await seedCluster(desk.db, name)
  const merge = await desk.correct({ action: 'merge', record: 'cluster', id: 'tremor', into: 'quake' })
  const articles = [idOf('article quake-1'), idOf('article quake-2')]
  await desk.correct({ action: 'split', record: 'cluster', id: 'quake', articles })
  const retire = await desk.correct({ action: 'retire', record: 'cluster', id: 'quake' })
  await desk.undo(merge)
  expect(await desk.articlesOf('quake')).toBe(0)
  await expect(desk.undo(retire)).rejects.toThrow('has no articles any more')
  expect((await desk.get('/clusters/quake')).status).toBe(410)
})

test('an event that was taken out of a situation may be merged with one that stands there; undone, it is kept out again', async () => {
  await seedAffair(desk.db, 'dam', 4)
  await desk.correct({ action: 'split', record: 'situation', id: 'dam', clusters: ['dam-3'] })
  const apart = () => desk.db.query(sql`select 1 from kept_apart`)
  for (const [from, into] of [
    ['dam-3', 'dam-1'],
    ['dam-1', 'dam-3'],
  ] as const) {
    const merge = await desk.correct({ action: 'merge', record: 'cluster', id: from, into })
    expect([await desk.membersOf('dam'), await apart()]).toEqual([[into, 'dam-2', 'dam-4'].toSorted(), []])
    await desk.undo(merge)
    expect([await desk.membersOf('dam'), (await apart()).length]).toEqual([['dam-1', 'dam-2', 'dam-4'], 2])
    await desk.db.query(sql`delete from kept_apart where record = 'cluster'`)
  }
})

describe('once a merge is undone, an event whose texts were removed says only what its own reports tell:', () => {
  const said = async (name: string): Promise<string> => {
    const { data } = (await desk.get(`/clusters/${name}`)).body
    return [data.summary, data.summary_full].join()
  }
  beforeEach(async () => {
    for (const name of ['quake', 'storm'])
      await seedCluster(desk.db, name, { summary: 'Beets were sold.', summaryFull: 'Beets were sold.' })
    await desk.db.query(sql`update articles set text_removed_at = ${new Date(desk.clock.now).toISOString()}::timestamptz`)
  })

  test('the one that another was merged into', async () => {
    const merge = await desk.correct({ action: 'merge', record: 'cluster', id: 'storm', into: 'quake' })
    await desk.work()
    expect(await said('quake')).toContain('Beets')
    await desk.undo(merge)
    await desk.work()
    expect(await said('quake')).not.toContain('Beets')
    expect(await said('storm')).toContain('Beets')
  })

  test('the one that comes back without a report that went elsewhere', async () => {
    const merge = await desk.correct({ action: 'merge', record: 'cluster', id: 'storm', into: 'quake' })
    await desk.correct({ action: 'split', record: 'cluster', id: 'quake', articles: [idOf('article storm-1')] })
    await desk.undo(merge)
    await desk.work()
    expect(await said('storm')).not.toContain('Beets')
  })

  test.each([
    { action: 'merge', record: 'cluster', id: 'storm', into: 'quake' },
    { action: 'retire', record: 'cluster', id: 'storm' },
  ] as const)('the one a report of which was corrected between its $action and the undo', async (correction) => {
    await desk.db.query(sql`update articles set text_removed_at = null`)
    const number = await desk.correct(correction)
    const corrected = {
      id: idOf('article storm-1'),
      title: 'No storm at Port Osten',
      summary: '',
      body: 'There was no storm.',
      language: 'en',
    }
    expect(await reviseArticles(desk.db, [corrected], desk.clock.now)).toBe(1)
    await desk.work()
    await removeTexts(desk.db, { before: desk.clock.now + 1, limit: 1_000 }, desk.clock.now)
    await desk.undo(number)
    await desk.work()
    expect(await said('storm')).toMatch(/storm/i)
    expect(await said('storm')).not.toContain('Beets')
  })
})
