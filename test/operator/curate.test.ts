// Corrections bring records into every state of the specification's part 3, and an undo brings them back.

import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { curate } from '../../src/service/curate.ts'
import { explainCluster } from '../../src/service/explain.ts'
import { DAY, HOUR, idOf, MINUTE, NOW, seedCluster } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { type Desk, openDesk, seedAffair } from './support.ts'

const store = storeOfFile()
let desk: Desk
beforeEach(async () => {
  desk = await openDesk(store.db)
})

const listed = async (): Promise<string[]> => (await desk.get('/situations')).body.data.map((row: { slug: string }) => row.slug).sort()

describe('merge situation', () => {
  test('the id and the slug of the merged one answer with the survivor that the operator named', async () => {
    await seedAffair(desk.db, 'dam', 3)
    await seedAffair(desk.db, 'flood', 2)
    await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
    for (const name of ['dam', idOf('dam')]) {
      const { status, body } = await desk.get(`/situations/${name}`)
      expect([status, body.data.slug, body.data.merged_into_shown, body.data.requested_id]).toEqual([200, 'flood', true, idOf('dam')])
    }
    expect(await listed()).toEqual(['flood'])
    await desk.work()
    const { body } = await desk.get('/situations/flood')
    expect([body.data.cluster_count, body.data.timeline.length]).toEqual([5, 5])
  })

  test('a chain of merges answers with its last survivor', async () => {
    for (const name of ['dam', 'flood', 'storm']) await seedAffair(desk.db, name)
    await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
    await desk.correct({ action: 'merge', record: 'situation', id: 'flood', into: 'storm' })
    expect((await desk.get('/situations/dam')).body.data).toMatchObject({
      slug: 'storm',
      merged_into_shown: true,
      requested_id: idOf('dam'),
    })
  })

  test('undone, the old id has its own record and its former members again, and the pipeline leaves it so', async () => {
    await seedAffair(desk.db, 'dam', 3)
    await seedAffair(desk.db, 'flood', 2)
    const curation = await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
    await desk.work()
    await desk.undo(curation)
    await desk.work()
    const { body } = await desk.get('/situations/dam')
    expect(body.data).toMatchObject({ slug: 'dam', merged_into_shown: false, cluster_count: 3 })
    expect(await desk.membersOf('dam')).toEqual(['dam-1', 'dam-2', 'dam-3'])
    expect((await desk.get('/situations/flood')).body.data.cluster_count).toBe(2)
    expect(await listed()).toEqual(['dam', 'flood'])
    expect(await desk.db.query(sql`select 1 from pins`)).toEqual([])
  })

  test('the merges of a chain can be undone in either order', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      desk = await openDesk(store.db)
      for (const name of ['dam', 'flood', 'storm']) await seedAffair(desk.db, name)
      const merges = [
        await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' }),
        await desk.correct({ action: 'merge', record: 'situation', id: 'flood', into: 'storm' }),
      ]
      for (const index of order) await desk.undo(merges[index]!)
      expect([await desk.membersOf('dam'), await desk.membersOf('flood'), await desk.membersOf('storm')]).toEqual([
        ['dam-1', 'dam-2'],
        ['flood-1', 'flood-2'],
        ['storm-1', 'storm-2'],
      ])
      expect(await listed()).toEqual(['dam', 'flood', 'storm'])
      expect(await desk.db.query(sql`select 1 from pins`)).toEqual([])
    }
  })

  test('an undo is refused when its members went elsewhere by another correction', async () => {
    for (const name of ['dam', 'flood']) await seedAffair(desk.db, name)
    const merged = await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
    await desk.correct({ action: 'split', record: 'situation', id: 'flood', clusters: ['dam-1', 'dam-2'] })
    await expect(desk.undo(merged)).rejects.toThrow('2 of its 2 clusters went elsewhere since')
  })

  test('what cannot be merged is refused with the reason', async () => {
    for (const name of ['dam', 'flood', 'storm']) await seedAffair(desk.db, name)
    await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
    const merge = (id: string, into: string) => desk.correct({ action: 'merge', record: 'situation', id, into })
    await expect(merge('nowhere', 'flood')).rejects.toThrow('no situation has the id or slug "nowhere"')
    await expect(merge('dam', 'storm')).rejects.toThrow(`situation "dam" was merged into ${idOf('flood')}`)
    await expect(merge('flood', 'flood')).rejects.toThrow('merged into itself')
    await expect(curate(desk.deps, { action: 'merge', record: 'situation', id: 'flood', into: 'storm', reason: ' ' })).rejects.toThrow(
      'the reason of a correction has 1 to 500 characters',
    )
  })
})

describe('retire situation', () => {
  test('it answers 404 with the address of its newest event, and its events stand alone', async () => {
    await seedAffair(desk.db, 'dam', 2)
    await desk.correct({ action: 'retire', record: 'situation', id: 'dam', movedTo: 'newest' })
    const { status, body } = await desk.get('/situations/dam')
    expect([status, body.error.code, body.error.moved_to]).toEqual([
      404,
      'not_found',
      `https://api.sitrep.example/v1/clusters/${idOf('dam-1')}`,
    ])
    await desk.work()
    expect((await desk.get('/clusters/dam-1')).body.data.situation).toBe(null)
    expect((await desk.get('/clusters/dam-2')).body.data.situation).toBe(null)
    expect(await listed()).toEqual([])
  })

  test('it leads to the event that the operator names', async () => {
    await seedAffair(desk.db, 'dam', 2)
    await desk.correct({ action: 'retire', record: 'situation', id: 'dam', movedTo: { cluster: 'dam-2' } })
    expect((await desk.get('/situations/dam')).body.error.moved_to).toBe(`https://api.sitrep.example/v1/clusters/${idOf('dam-2')}`)
  })

  test('without a successor it answers 410', async () => {
    await seedAffair(desk.db, 'dam', 2)
    await desk.correct({ action: 'retire', record: 'situation', id: 'dam', movedTo: 'none' })
    const { status, body } = await desk.get('/situations/dam')
    expect([status, body.error.code]).toEqual([410, 'gone'])
  })

  test('a merged situation answers as the retired one that it was merged into', async () => {
    await seedAffair(desk.db, 'dam')
    await seedAffair(desk.db, 'flood')
    await desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'flood' })
    await desk.correct({ action: 'retire', record: 'situation', id: 'flood', movedTo: 'none' })
    expect((await desk.get('/situations/dam')).status).toBe(410)
  })

  test('undone, it is listed again with its members', async () => {
    await seedAffair(desk.db, 'dam', 3)
    const curation = await desk.correct({ action: 'retire', record: 'situation', id: 'dam', movedTo: 'newest' })
    await desk.work()
    await desk.undo(curation)
    expect(await listed()).toEqual(['dam'])
    await desk.work()
    expect((await desk.get('/situations/dam')).body.data.cluster_count).toBe(3)
  })
})

describe('conclude and remove the archive', () => {
  test('concluded, it is readable but not listed, and its events still name it', async () => {
    await seedAffair(desk.db, 'dam')
    await desk.correct({ action: 'conclude', record: 'situation', id: 'dam' })
    await desk.work()
    expect((await desk.get('/situations/dam')).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await desk.get('/clusters/dam-1')).body.data.situation.slug).toBe('dam')
  })

  // D5-active
  test('concluded while ACTIVE, it is QUIET once its newest event is 72 hours old', async () => {
    await seedAffair(desk.db, 'dam')
    await desk.correct({ action: 'conclude', record: 'situation', id: 'dam' })
    const statusIn = async (hours: number): Promise<string> => {
      desk.clock.now = NOW + hours * HOUR
      await desk.work()
      return (await desk.get('/situations/dam')).body.data.status
    }
    // The newest is two hours old by now.
    expect([await statusIn(0), await statusIn(70), await statusIn(71), await statusIn(59 * 24)]).toEqual([
      'ACTIVE',
      'ACTIVE',
      'QUIET',
      'QUIET',
    ])
    desk.clock.now = NOW + 60 * DAY
    await desk.work()
    expect((await desk.get('/situations/dam')).status).toBe(410)
  })

  test('with its archive removed it answers 410, and its events name no situation', async () => {
    await seedAffair(desk.db, 'dam')
    await desk.correct({ action: 'remove-archive', record: 'situation', id: 'dam' })
    await desk.work()
    expect((await desk.get('/situations/dam')).body.error.code).toBe('gone')
    expect((await desk.get('/clusters/dam-1')).body.data.situation).toBe(null)
  })

  test('undone one after the other, it is live again', async () => {
    await seedAffair(desk.db, 'dam')
    const concluded = await desk.correct({ action: 'conclude', record: 'situation', id: 'dam' })
    const removed = await desk.correct({ action: 'remove-archive', record: 'situation', id: 'dam' })
    await expect(desk.undo(concluded)).rejects.toThrow(`correction ${removed} (remove-archive) of the same situation came later`)
    await desk.undo(removed)
    expect([(await desk.get('/situations/dam')).status, await listed()]).toEqual([200, []])
    await desk.undo(concluded)
    expect(await listed()).toEqual(['dam'])
    desk.clock.now += HOUR
    await expect(desk.undo(concluded)).rejects.toThrow('is undone already')
  })
})

describe('split situation', () => {
  test('two events leave for a situation of their own, and the pipeline keeps them apart', async () => {
    await seedAffair(desk.db, 'dam', 4)
    const curation = await desk.correct({ action: 'split', record: 'situation', id: 'dam', clusters: ['dam-3', idOf('dam-4')] })
    await desk.work()
    expect(await desk.membersOf('dam')).toEqual(['dam-1', 'dam-2'])
    const split = (await desk.get('/clusters/dam-3')).body.data.situation
    expect((await desk.get('/clusters/dam-4')).body.data.situation).toEqual(split)
    const { grouping, corrections } = await explainCluster(store.db, 'dam-3')
    expect([grouping?.curation, corrections.map(({ id, action, reason }) => [id, action, reason])]).toEqual([
      curation,
      [[curation, 'split', 'a test']],
    ])
    expect([split.cluster_count, (await listed()).length]).toEqual([2, 2])
    await desk.undo(curation)
    await desk.work()
    expect(await desk.membersOf('dam')).toEqual(['dam-1', 'dam-2', 'dam-3', 'dam-4'])
    expect((await desk.get(`/situations/${split.id}`)).body.data).toMatchObject({ slug: 'dam', requested_id: split.id })
  })

  test('a single event leaves alone; a situation left with one event is retired, and the undo brings both back', async () => {
    await seedAffair(desk.db, 'dam', 2)
    const curation = await desk.correct({ action: 'split', record: 'situation', id: 'dam', clusters: ['dam-2'] })
    await desk.work()
    expect((await desk.get('/situations/dam')).body.error.moved_to).toContain(idOf('dam-1'))
    await desk.undo(curation)
    await desk.work()
    expect((await desk.get('/situations/dam')).body.data.cluster_count).toBe(2)
  })

  test('all of a situation, or an event of another, cannot be split off', async () => {
    await seedAffair(desk.db, 'dam', 2)
    await seedAffair(desk.db, 'flood', 2)
    const split = (...clusters: string[]) => desk.correct({ action: 'split', record: 'situation', id: 'dam', clusters })
    await expect(split('dam-1', 'dam-2')).rejects.toThrow('retire it instead')
    await expect(split('flood-1')).rejects.toThrow('"flood-1" is not in situation "dam"')
  })
})

describe('merge cluster', () => {
  test('the articles move and the old id answers with the survivor; undone, exactly those go back', async () => {
    await seedAffair(desk.db, 'dam', 2)
    await seedCluster(desk.db, 'quake', { outlets: 3 })
    const curation = await desk.correct({ action: 'merge', record: 'cluster', id: 'quake', into: 'dam-1' })
    await desk.work()
    const merged = (await desk.get('/clusters/quake')).body.data
    expect([merged.slug, merged.merged_into_shown, await desk.articlesOf('dam-1')]).toEqual(['dam-1', true, 5])
    await desk.undo(curation)
    await desk.work()
    const own = (await desk.get('/clusters/quake')).body.data
    expect([own.slug, own.merged_into_shown, own.articles_total]).toEqual(['quake', false, 3])
    expect([await desk.articlesOf('quake'), await desk.articlesOf('dam-1')]).toEqual([3, 2])
  })

  test('a situation that the merge left with one event stands again after the undo', async () => {
    await seedAffair(desk.db, 'dam', 2)
    const curation = await desk.correct({ action: 'merge', record: 'cluster', id: 'dam-2', into: 'dam-1' })
    await desk.work()
    expect((await desk.get('/situations/dam')).body.error.moved_to).toContain(idOf('dam-1'))
    await desk.undo(curation)
    await desk.work()
    expect(await desk.membersOf('dam')).toEqual(['dam-1', 'dam-2'])
    expect(await listed()).toEqual(['dam'])
  })

  test('a cluster that was not seen before the merge is not seen after the undo', async () => {
    await seedCluster(desk.db, 'quake', { outlets: 3 })
    await seedCluster(desk.db, 'whisper', { outlets: 1, isVisible: false })
    const curation = await desk.correct({ action: 'merge', record: 'cluster', id: 'quake', into: 'whisper' })
    expect((await desk.get('/clusters/quake')).body.data.slug).toBe('whisper')
    await desk.undo(curation)
    expect([(await desk.get('/clusters/quake')).body.data.slug, (await desk.get('/clusters/whisper')).status]).toEqual(['quake', 404])
  })
})

describe('retire cluster', () => {
  test('it answers 410, leaves its situation, and its articles are never assigned anew', async () => {
    await seedAffair(desk.db, 'dam', 3)
    const curation = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-3' })
    await desk.work()
    expect((await desk.get('/clusters/dam-3')).body.error.code).toBe('gone')
    expect([await desk.membersOf('dam'), await desk.articlesOf('dam-3')]).toEqual([['dam-1', 'dam-2'], 2])
    expect(await desk.db.query(sql`select 1 from articles where cluster_id is null`)).toEqual([])
    expect(await desk.db.query(sql`select 1 from search_documents where cluster_id = ${idOf('dam-3')}`)).toEqual([])
    await desk.undo(curation)
    await desk.work()
    expect((await desk.get('/clusters/dam-3')).status).toBe(200)
    expect(await desk.membersOf('dam')).toEqual(['dam-1', 'dam-2', 'dam-3'])
  })
})

// D5-single
describe('before the pipeline comes to it', () => {
  const counts = async () => {
    const [row] = (await desk.get('/situations?days=1')).body.data
    const detail = (await desk.get('/situations/dam')).body.data
    const cluster = (await desk.get('/clusters/dam-1')).body.data
    return [row.cluster_count, detail.cluster_count, cluster.situation.cluster_count, detail.timeline.length]
  }

  test('a situation that lost an event counts those that it has, everywhere, and those that came back', async () => {
    await seedAffair(desk.db, 'dam', 3)
    const curation = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-3' })
    expect(await counts()).toEqual([2, 2, 2, 2])
    await desk.undo(curation)
    expect(await counts()).toEqual([3, 3, 3, 3])
  })

  test('a situation left with one event leads to it, and one left with none is gone', async () => {
    await seedAffair(desk.db, 'dam', 2)
    const first = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-1' })
    const successor = `https://api.sitrep.example/v1/clusters/${idOf('dam-2')}`
    expect(await desk.get('/situations/dam')).toMatchObject({ status: 404, body: { error: { moved_to: successor } } })
    const second = await desk.correct({ action: 'retire', record: 'cluster', id: 'dam-2' })
    expect([(await desk.get('/situations/dam')).status, await listed()]).toEqual([410, []])
    await desk.undo(second)
    await desk.undo(first)
    expect([(await desk.get('/situations/dam')).status, await listed()]).toEqual([200, ['dam']])
  })
})

// D5-single R3-situation-retired
describe('a published situation that loses events to a correction, while others of it are not published yet', () => {
  const ends: [retired: number, hidden: number, end: object][] = [
    [1, 1, { status: 404, body: { error: { moved_to: `https://api.sitrep.example/v1/clusters/${idOf('dam-2')}` } } }],
    [1, 2, { status: 404, body: { error: { moved_to: `https://api.sitrep.example/v1/clusters/${idOf('dam-2')}` } } }],
    [2, 1, { status: 410 }],
    [2, 2, { status: 410 }],
  ]
  for (const [retired, hidden, end] of ends)
    test(`of two seen events ${retired} retired, ${hidden} not seen: its id leads only to what can be seen, and no event is in it any more`, async () => {
      await seedAffair(desk.db, 'dam', 2)
      for (let number = 1; number <= hidden; number += 1)
        await seedCluster(desk.db, `hidden-${number}`, { situation: 'dam', publishedAt: NOW - 10 * MINUTE, isVisible: false })
      for (let number = 1; number <= retired; number += 1) await desk.correct({ action: 'retire', record: 'cluster', id: `dam-${number}` })
      await desk.work()
      expect(await desk.get('/situations/dam')).toMatchObject(end)
      expect([await listed(), await desk.membersOf('dam')]).toEqual([[], []])
    })
})

describe('split cluster', () => {
  test('articles become a cluster of their own, kept apart; undone, its id leads back', async () => {
    await seedCluster(desk.db, 'quake', { outlets: 4 })
    const articles = [idOf('article quake-3'), idOf('article quake-4')]
    const curated = await curate(desk.deps, { action: 'split', record: 'cluster', id: 'quake', articles, reason: 'another quake' })
    await desk.work()
    expect((await desk.get(`/clusters/${curated.into}`)).body.data.articles_total).toBe(2)
    expect((await desk.get('/clusters/quake')).body.data.articles_total).toBe(2)
    await desk.undo(curated.curation)
    await desk.work()
    expect((await desk.get(`/clusters/${curated.into}`)).body.data).toMatchObject({
      slug: 'quake',
      merged_into_shown: true,
      articles_total: 4,
    })
  })

  test('not all articles, and none of another cluster', async () => {
    await seedCluster(desk.db, 'quake', { outlets: 2 })
    const split = (...names: string[]) =>
      desk.correct({ action: 'split', record: 'cluster', id: 'quake', articles: names.map((name) => idOf(name)) })
    await expect(split('article quake-1', 'article quake-2')).rejects.toThrow('all articles')
    await expect(split('article dam-1')).rejects.toThrow('has no article with the id')
  })
})

describe('rename', () => {
  test('the title stays through the pipeline and the slug never changes; undone, it is the pipeline’s again', async () => {
    await seedAffair(desk.db, 'dam', 2)
    const situation = await desk.correct({ action: 'rename', record: 'situation', id: 'dam', title: 'The Dam of Vell' })
    const cluster = await desk.correct({ action: 'rename', record: 'cluster', id: 'dam-1', title: 'Vell dam cracks' })
    await desk.work()
    const { data } = (await desk.get('/situations/dam')).body
    expect([data.title, data.slug, data.latest_cluster_title]).toEqual(['The Dam of Vell', 'dam', 'Vell dam cracks'])
    await desk.undo(situation)
    await desk.undo(cluster)
    await desk.work()
    const [row] = await desk.db.query<{ pinned: boolean }>(sql`
      select s.title_pinned or c.title_pinned as pinned from situations s, clusters c where s.id = ${idOf('dam')} and c.id = ${idOf('dam-1')}`)
    expect(row!.pinned).toBe(false)
    expect((await desk.get('/situations/dam')).body.data.title).not.toBe('The Dam of Vell')
  })
})

test('a correction that is refused leaves no trace', async () => {
  await seedAffair(desk.db, 'dam')
  await expect(desk.correct({ action: 'merge', record: 'situation', id: 'dam', into: 'nowhere' })).rejects.toThrow('no situation')
  expect(await desk.db.query(sql`select 1 from curations`)).toEqual([])
})
