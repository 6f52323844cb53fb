// What a language model wrote is kept for the text that it was asked for, of situations that somebody can read.

import { beforeEach, expect, test } from 'vitest'
import {
  findDueText,
  keepChosenText,
  keepWrittenText,
  lockSituationTexts,
  postponeText,
  purgeSituationTexts,
} from '../../src/store/situation-texts.ts'
import { clearRecords, idOf, NOW, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const HOUR = 3_600_000

const store = storeOfFile()
beforeEach(() => clearRecords(store.db))

const choose = (situation: string, key: string) =>
  keepChosenText(store.db, { situationId: idOf(situation), title: 'Chosen', summary: 'Chosen.', key })

test('an answer to a question that is not asked any more is dropped, and the one that is stays due', async () => {
  await seedSituation(store.db, 'dam')
  await choose('dam', 'old')
  const old = (await findDueText(store.db, NOW))!
  await choose('dam', 'new')
  await keepWrittenText(store.db, old, { title: 'Written', summary: 'Written.' })
  expect(await lockSituationTexts(store.db, [idOf('dam')])).toMatchObject([{ writtenKey: null, writtenTitle: null }])
  const now = (await findDueText(store.db, NOW))!
  await keepWrittenText(store.db, now, { title: 'Written', summary: 'Written.' })
  expect(await lockSituationTexts(store.db, [idOf('dam')])).toMatchObject([{ writtenKey: 'new', writtenTitle: 'Written' }])
  expect(await findDueText(store.db, NOW)).toBeNull()
})

test('nothing is asked about a situation that nobody sees; a text waits no longer because a clock was set back', async () => {
  await seedSituation(store.db, 'hidden', { isVisible: false, relevanceRank: 9 })
  await choose('hidden', 'key')
  expect(await findDueText(store.db, NOW)).toBeNull()
  await seedSituation(store.db, 'dam')
  await choose('dam', 'key')
  const due = (await findDueText(store.db, NOW))!
  expect(due.situationId).toBe(idOf('dam'))
  await postponeText(store.db, due, NOW + HOUR)
  expect(await findDueText(store.db, NOW + HOUR - 1)).toBeNull()
  await postponeText(store.db, due, NOW + 366 * 24 * HOUR)
  expect(await findDueText(store.db, NOW)).not.toBeNull()
})

test('what was written is forgotten with its situation, not while that can be read', async () => {
  const states = ['live', 'concluded', 'merged', 'retired', 'removed'] as const
  for (const state of states) {
    await seedSituation(store.db, state, state === 'merged' ? { state, mergedInto: 'live' } : { state })
    await choose(state, 'key')
  }
  await purgeSituationTexts(store.db)
  const kept = await lockSituationTexts(store.db, states.map(idOf))
  expect(new Set(kept.map(({ situationId }) => situationId))).toEqual(new Set([idOf('live'), idOf('concluded')]))
})
