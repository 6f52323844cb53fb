// A query stands for what its best matches have in common too.

import { beforeAll, expect, test } from 'vitest'
import { storeOfFile } from '../support/store.ts'
import { find, indexAll, writeClusters } from './support.ts'

const named = [
  'Dockers join the Velmora port strike over wages',
  'Velmora port strike: crane union wants a wage offer',
  'Velmora port strike ends talks of dockers and crane union',
]
const unnamed = 'Dockers and the crane union turn down the wage offer'
const others = [
  'Barn fires worry farmers near Oldwick',
  'Lightning keeps hikers off the hills',
  'Wage talks of teachers go on',
  'Union of bakers elects a chair',
]

const store = storeOfFile()
let ids: string[]
beforeAll(async () => {
  ids = await writeClusters(
    store.db,
    [...named, unnamed, ...others].map((title) => ({ title })),
  )
  await indexAll(store.db)
})

test('the name of an affair finds its report that does not say it, behind those that do, and nothing else', async () => {
  const hits = await find(store.db, 'Velmora port strike')
  expect(hits.slice(0, 3).toSorted()).toEqual(ids.slice(0, 3).toSorted())
  expect(hits.slice(3)).toEqual([ids[3]])
})

test('what only one event answers brings none that shares a word with that event and nothing with the query', async () => {
  expect(await find(store.db, 'lightning')).toEqual([ids[5]])
  expect(await find(store.db, 'teachers')).toEqual([ids[6]])
})
