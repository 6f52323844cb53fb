// Words that came into the news since the embedder learned its own.

import { beforeAll, expect, test } from 'vitest'
import { storeOfFile } from '../support/store.ts'
import { find, indexAll, writeClusters } from './support.ts'

const OLD = [
  ['Parliament passes budget after long debate', 'Parliament passed the budget by three votes; the opposition left parliament.'],
  ['Parliament of Altberg votes on pensions', 'Parliament votes on pensions this week, the speaker of parliament says.'],
  ['Snap election for the parliament of Tarsk', 'The president dissolved parliament; a new parliament is elected in May.'],
  ['Ostrava bank raises its key rate', 'The central bank raised the key rate by a quarter point.'],
  ['Harbour United win the cup final', 'A late goal decided the cup final in front of 40,000 spectators.'],
  ['New vaccine protects infants in trial', 'Doctors report that the vaccine halved infections in a trial.'],
  ['Ferry runs aground off Linden Island', 'All passengers of the ferry are safe, the coast guard says.'],
]
// Other news, so that words have a rarity.
const TOWNS =
  'Aldmoor Brenth Corvil Dunmar Elstow Farlin Gorse Hasley Iverton Jarrow Kelby Lorne Marden Norwick Oxley Penrith Quarn Rowsley Selby Tarn'.split(
    ' ',
  )
const NEW = 'Parliamentarian rows across the ocean alone'
const MISSPELLED = 'Speaker of parlaiment of Orsk steps down'

const store = storeOfFile()
let old: string[]
let added: string[]

beforeAll(async () => {
  old = await writeClusters(
    store.db,
    [
      ...OLD,
      ...TOWNS.map((town) => [`Storm damages roofs in ${town}`, `The storm hit ${town} at night, the fire service of ${town} says.`]),
    ].map(([title = '', summary = '']) => ({ title, summary })),
  )
  await indexAll(store.db)
  added = await writeClusters(store.db, [
    { title: NEW, summary: 'A parliamentarian of Velia has rowed across the ocean in sixty days.' },
    { title: MISSPELLED },
  ])
  await indexAll(store.db)
})

test('the only event that has a new word comes before those of words spelled like it', async () => {
  for (const q of ['parliamentarian', 'parliamentarian rows']) expect((await find(store.db, q))[0], q).toBe(added[0])
})

test('one that is misspelled in a report finds this report first, and those that it is spelled like', async () => {
  const [first, ...others] = await find(store.db, 'parlaiment')
  expect(first).toBe(added[1])
  expect(others).toEqual(expect.arrayContaining(old.slice(0, 3)))
})

test('one that nobody ever wrote finds those that it is spelled like', async () => {
  expect(await find(store.db, 'parlimaent')).toEqual(expect.arrayContaining(old.slice(0, 3)))
})
