import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { curate } from '../../src/service/curate.ts'
import { undoCuration } from '../../src/service/curate-undo.ts'
import { explainSituation } from '../../src/service/explain.ts'
import { changesPage, correctionsPage } from '../../src/service/operator-record.ts'
import { storeOfFile } from '../support/store.ts'
import { type Desk, openDesk, seedAffair } from './support.ts'

const store = storeOfFile()
let desk: Desk

beforeEach(async () => {
  desk = await openDesk(store.db)
})

test('a correction and its undo each say who did it', async () => {
  await seedAffair(store.db, 'dam')
  const { curation } = await curate(
    { ...desk.deps, actor: 'ann@sitrep.example' },
    { action: 'rename', record: 'situation', id: 'dam', title: 'The dam', reason: 'shorter' },
  )
  await undoCuration({ ...desk.deps, actor: 'ben@sitrep.example' }, curation)
  const { rows } = await correctionsPage(desk.deps, {})
  expect(rows[0]).toMatchObject({ id: curation, actor: 'ann@sitrep.example', undoneBy: 'ben@sitrep.example', reason: 'shorter' })
  expect((await explainSituation(store.db, 'dam')).corrections).toMatchObject([{ actor: 'ann@sitrep.example', undone: true }])
})

test('pages of corrections repeat and skip none', async () => {
  await seedAffair(store.db, 'dam')
  for (let number = 0; number < 120; number += 1)
    await desk.correct({ action: 'rename', record: 'situation', id: 'dam', title: `Title ${number}` })
  const seen: number[] = []
  let before: number | undefined
  do {
    const page = await correctionsPage(desk.deps, { before })
    seen.push(...page.rows.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before !== undefined)
  const [{ total }] = (await store.db.query<{ total: number }>(sql`select count(*) as total from curations`)) as [{ total: number }]
  expect(seen).toHaveLength(total)
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a))
})

test('a change is listed with the title of its record, for one kind of record alone when asked', async () => {
  await seedAffair(store.db, 'dam')
  await desk.correct({ action: 'rename', record: 'situation', id: 'dam', title: 'The dam' })
  const { rows } = await changesPage(desk.deps, { record: 'situation' })
  expect(rows[0]).toMatchObject({ kind: 'situation.updated', title: 'The dam', slug: 'dam', record: 'situation' })
  expect((await changesPage(desk.deps, { record: 'cluster' })).rows).toEqual([])
})
