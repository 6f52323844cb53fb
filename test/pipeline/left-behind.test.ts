// Events that their situation leaves behind when it ends before readers saw them (D5-single).

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { curate } from '../../src/service/curate.ts'
import { moveCluster } from '../../src/store/clusters.ts'
import { BURST, INQUIRY, STRIKE } from '../support/dam-affair.ts'
import { HOUR, newsroomOfEach } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()

const situations = () =>
  store.db.query<{ id: string; state: string; visible: boolean; members: string[] }>(sql`
    select id, state, visible_at is not null as visible,
      array(select split_part(title, ' ', 1) from clusters where situation_id = situations.id and state = 'open' order by published_at) as members
    from situations order by opened_at`)

test('an event that was not published yet is grouped anew with the one that is left, and both are shown once it is', async () => {
  await newsroom.report(...BURST, ...STRIKE)
  newsroom.pass(30 * HOUR)
  await newsroom.settle()
  await newsroom.report(...INQUIRY)
  newsroom.pass(10 * 60_000)
  await newsroom.settle()
  const [affair] = await situations()
  // A second event that readers see comes to it, and is taken away again.
  const [strike] = await store.db.query<{ id: string }>(sql`select id from clusters where title like '%Port Osten%'`)
  await moveCluster(store.db, { clusterId: strike!.id, to: affair!.id, grouping: { action: 'test' } }, newsroom.deps.clock())
  await newsroom.settle()
  expect(await situations()).toMatchObject([{ state: 'live', visible: true, members: ['Four', 'Dock', 'Velmara'] }])
  const { db, clock, newId } = newsroom.deps
  const desk = { db, clock, newId, rules: { minOutlets: 2, archiveDays: 60 }, actor: 'operator@sitrep.example' }
  await curate(desk, { action: 'retire', record: 'cluster', id: strike!.id, reason: 'a test' })
  await newsroom.settle()
  expect(await situations()).toMatchObject([
    { id: affair!.id, state: 'retired', members: [] },
    { state: 'live', visible: false, members: ['Four', 'Velmara'] },
  ])
  newsroom.pass(2 * HOUR)
  await newsroom.settle()
  expect((await situations())[1]).toMatchObject({ state: 'live', visible: true, members: ['Four', 'Velmara'] })
})
