import { expect, test } from 'vitest'
import { startOf } from '../learning/vector.ts'
import { createEventCounts } from './group-surroundings.ts'
import { NAMES, prepareCluster } from './link.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 10)

function event(country: string, day: number) {
  const at = START + day * DAY
  const text = 'Voters in Tarvania choose a president.'
  const told = { id: 'v', title: '', text, language: 'en', countries: [country], categories: ['politics'], outlets: 3 }
  return prepareCluster({ ...told, publishedAt: at, updatedAt: at })
}

test('what is taken back counts no more, and never less than nothing, though its day was forgotten in between', () => {
  const counts = createEventCounts()
  const at = (day: number, country: string) => counts.at(START + day * DAY).cell(country, 'politics')
  counts.note(event('FR', 0))
  counts.note(event('DE', 0))
  counts.forget(event('DE', 0))
  expect(at(0, 'DE')).toMatchObject({ place: 0, month: 0, all: 1 })
  for (let day = 1; day < 100; day++) counts.note(event('JP', day))
  counts.note(event('DE', 0))
  counts.forget(event('FR', 0))
  expect([at(0, 'FR').place, at(0, 'DE').place]).toEqual([0, 1])
})

test('of a day no more names are counted than there is room for, and those that are go on', () => {
  const counts = createEventCounts(2)
  const told = {
    id: 'v',
    title: '',
    language: 'en',
    countries: [],
    categories: ['politics'],
    outlets: 3,
    publishedAt: START,
    updatedAt: START,
  }
  const naming = (name: string) => prepareCluster({ ...told, text: `Voters of ${name} choose.` })
  const sightings = (name: string) => counts.at(START).sightings(naming(name).terms.ids[startOf(naming(name).terms, NAMES)]!)
  for (const name of ['Tarvania', 'Velia', 'Orsk', 'Velia']) counts.note(naming(name))
  expect(['Tarvania', 'Velia', 'Orsk'].map(sightings)).toEqual([1, 2, 0])
  counts.forget(naming('Orsk'))
  expect(sightings('Orsk')).toBe(0)
})
