import { expect, test } from 'vitest'
import { createEventCounts } from './group-surroundings.ts'
import { prepareCluster } from './link.ts'

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
