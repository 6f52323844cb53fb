// Second thoughts are carried out one after the other: each must still hold once those before it are done (D4).

import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import type { RepairProposal } from '../../src/core/situations/group-repair.ts'
import { silentLog } from '../../src/log.ts'
import { createCaution } from '../../src/pipeline/caution.ts'
import { emptyMemory, type Memory } from '../../src/pipeline/memory.ts'
import { repairSituations } from '../../src/pipeline/repair-situations.ts'
import { DEFAULT_RULES } from '../../src/pipeline/stage.ts'
import { takeLease } from '../../src/store/leases.ts'
import { clearRecords, HOUR, idOf, NOW, type SituationSeed, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let memory: Memory
beforeEach(async () => {
  await clearRecords(store.db)
  memory = await emptyMemory(store.db, undefined)
})

async function affair(name: string, events: number, seed: SituationSeed = {}): Promise<void> {
  await seedSituation(store.db, name, seed)
  for (let number = 1; number <= events; number += 1) await addEvent(`${name}-${number}`, name)
}

async function addEvent(name: string, situation?: string): Promise<void> {
  const id = await seedCluster(store.db, name, situation ? { situation } : {})
  const text = { title: name, text: '', language: 'en', countries: [], categories: [] }
  memory.situations.put(
    memory.situations.prepare({ ...text, id, outlets: 2, publishedAt: NOW, updatedAt: NOW }),
    situation ? idOf(situation) : null,
  )
}

/** Has these carried out, in their order. Gives how many were. */
async function carryOut(...proposals: RepairProposal[]): Promise<number> {
  const { db } = store
  memory.situations = {
    ...memory.situations,
    // biome-ignore lint/correctness/useYield: it has nothing to weigh.
    *repair() {
      return proposals
    },
  }
  const lease = (await takeLease(db, 'repair', { now: NOW }))!
  const context = {
    db,
    lease,
    memory,
    rules: DEFAULT_RULES,
    now: NOW,
    clock: () => NOW,
    goingOn: async () => {},
    caution: createCaution(),
    newId: () => randomUUID(),
    log: silentLog,
  }
  return (await repairSituations(() => context)).done
}

const why = { score: 0.9, features: {} }
const merge = (from: string, into: string): RepairProposal => ({
  ...{ kind: 'merge', from: idOf(from), into: idOf(into), reason: 'same_affair', score: 0.9 },
})
const move = (event: string, from: string | null, to: string): RepairProposal => ({
  ...{
    kind: 'move',
    clusterId: idOf(event),
    from: from && idOf(from),
    to: idOf(to),
    reason: 'closer',
    own: 0,
    via: [],
    raise: null,
    ...why,
  },
})
const pair = (one: string, other: string): RepairProposal => ({
  kind: 'pair',
  clusterIds: [idOf(one), idOf(other)],
  reason: 'link',
  ...why,
})
const membersOf = async (situation: string): Promise<string[]> =>
  (await store.db.query<{ slug: string }>(sql`select slug from clusters where situation_id = ${idOf(situation)} order by slug`)).map(
    ({ slug }) => slug,
  )

test.each<[string, [number, SituationSeed], [number, SituationSeed]]>([
  ['more events', [3, { firstSeen: NOW - HOUR }], [2, { firstSeen: NOW - 9 * HOUR }]],
  ['as many, the older', [2, { firstSeen: NOW - 9 * HOUR }], [2, { firstSeen: NOW - HOUR }]],
  ['fewer events, which readers know', [2, {}], [3, { isVisible: false }]],
])('of two situations that are one that with %s keeps its id, whichever was meant to', async (_, [kept, ofKept], [lost, ofLost]) => {
  for (const [from, into] of [
    ['kept', 'lost'],
    ['lost', 'kept'],
  ] as const) {
    await clearRecords(store.db)
    memory = await emptyMemory(store.db, undefined)
    await affair('kept', kept, ofKept)
    await affair('lost', lost, ofLost)
    expect(await carryOut(merge(from, into))).toBe(1)
    expect(await membersOf('kept')).toHaveLength(kept + lost)
    expect(await store.db.query(sql`select state, merged_into as "into" from situations where id = ${idOf('lost')}`)).toEqual([
      { state: 'merged', into: idOf('kept') },
    ])
  }
})

test('an event does not go where one stands by now that an operator keeps it from, nor do their situations become one', async () => {
  await affair('dam', 4)
  await affair('flood', 3)
  memory.situations.keepApart(idOf('dam-1'), idOf('dam-2'))
  expect(await carryOut(move('dam-1', 'dam', 'flood'), move('dam-2', 'dam', 'flood'), merge('dam', 'flood'))).toBe(1)
  expect([await membersOf('dam'), await membersOf('flood')]).toEqual([
    ['dam-2', 'dam-3', 'dam-4'],
    ['dam-1', 'flood-1', 'flood-2', 'flood-3'],
  ])
})

test('two situations do not become one where an event that is too old to be remembered is kept from the other by an operator', async () => {
  await affair('war', 3)
  await affair('raid', 2)
  await affair('siege', 1)
  await seedCluster(store.db, 'old', { situation: 'raid' })
  await store.db.query(sql`
    with made as (
      insert into curations (at, action, record, record_id, reason, before) values (now(), 'split', 'situation', ${idOf('war')}, 'no war', '{}') returning id
    )
    insert into kept_apart (record, one_id, other_id, curation_id)
    select 'situation', least(${idOf('old')}::uuid, ${idOf('war')}), greatest(${idOf('old')}::uuid, ${idOf('war')}), id from made`)
  expect(await carryOut(merge('raid', 'war'), merge('siege', 'raid'), merge('war', 'raid'))).toBe(1)
  expect([await membersOf('war'), await membersOf('raid')]).toEqual([
    ['war-1', 'war-2', 'war-3'],
    ['old', 'raid-1', 'raid-2', 'siege-1'],
  ])
})

test('moves stop before a situation is left with one event, and none leads to a situation that has ended', async () => {
  await affair('dam', 3)
  await affair('flood', 3)
  await affair('storm', 2)
  await addEvent('quake')
  const moves = [move('dam-1', 'dam', 'flood'), move('dam-2', 'dam', 'flood'), merge('storm', 'flood'), move('quake', null, 'storm')]
  expect(await carryOut(...moves)).toBe(2)
  expect([await membersOf('dam'), await membersOf('flood'), await membersOf('storm')]).toEqual([
    ['dam-2', 'dam-3'],
    ['dam-1', 'flood-1', 'flood-2', 'flood-3', 'storm-1', 'storm-2'],
    [],
  ])
})

test('an event that has found a situation opens no other with a third, and one that was moved is not moved by what was meant before', async () => {
  await affair('dam', 3)
  await affair('flood', 3)
  for (const name of ['one', 'two', 'three']) await addEvent(name)
  const proposals = [move('one', null, 'dam'), pair('two', 'one'), pair('two', 'three'), move('three', null, 'flood')]
  expect(await carryOut(...proposals)).toBe(2)
  const rows = await store.db.query<{ slug: string; members: number }>(sql`
    select string_agg(slug, ' ' order by slug) as slug, count(*) as members from clusters group by situation_id order by 1`)
  expect(rows.map(({ slug }) => slug)).toEqual(['dam-1 dam-2 dam-3 one', 'flood-1 flood-2 flood-3', 'three two'])
})
