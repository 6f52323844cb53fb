import { expect, test } from 'vitest'
import { atOnce } from '../../../test/support/at-once.ts'
import { DAY, rules, START } from '../../../test/support/live-situations.ts'
import { createLiveSituations, type LiveSituations } from './group.ts'
import type { PlacedEvent } from './group-restore.ts'
import type { ClusterProfile } from './link.ts'

const DAYS = 60
const NOW = START + DAYS * DAY

const PEOPLE = ['Mira Solen', 'Ada Brook', 'Ivo Tarn', 'Lena Voss']
const PLACES = ['Port Ellen', 'Lower Kestria', 'Halden', 'Tesk']
const DEEDS = ['voters wait', 'the court sits', 'ferries stop', 'miners march', 'the river rises']

function pick<T>(list: readonly T[], i: number): T {
  return list[i % list.length]!
}

/** 120 events of sixty days in four affairs: every third was grouped twice, every seventh is still told, some stand in the wrong situation or in none. */
function eventsOf(situations: LiveSituations): PlacedEvent[] {
  return Array.from({ length: 120 }, (_, i) => {
    const affair = (i * 5) % 4
    const publishedAt = START + (i / 2) * DAY
    const profile: ClusterProfile = {
      id: `e${i}`,
      title: '',
      text: `Then in Velia ${pick(DEEDS, i)} while ${PEOPLE[affair]} speaks in ${PLACES[affair]}.`,
      language: 'en',
      countries: ['FR'],
      categories: ['politics'],
      outlets: 3,
      publishedAt,
      updatedAt: i % 7 === 0 ? NOW - DAY : publishedAt,
    }
    const last = i % 3 === 0 ? i * 10 + 155 : i * 10
    const wrong = i % 11 === 0 ? `s${(affair + 1) % 4}` : i > 112 ? 'late' : `s${affair}`
    return { prepared: situations.prepare(profile), situationId: i % 5 === 0 ? null : wrong, first: i * 10, last }
  })
}

test('after a restart repair proposes what it would if every event were compared with all that are near', () => {
  const [whole, restored] = [createLiveSituations(rules), createLiveSituations(rules)]
  const steps = eventsOf(whole).flatMap((event) => [...new Set([event.first, event.last])].map((place) => ({ place, event })))
  for (const { event } of steps.sort((a, b) => a.place - b.place)) whole.put(event.prepared, event.situationId)
  expect([...restored.restore(eventsOf(restored), NOW)]).toHaveLength(steps.length)

  const proposals = atOnce(whole.repair(NOW))
  expect(new Set(proposals.map(({ kind }) => kind))).toEqual(new Set(['move', 'merge', 'pair']))
  expect(atOnce(restored.repair(NOW))).toEqual(proposals)
  for (const { prepared } of eventsOf(whole).slice(-20)) {
    const copy = { ...prepared, profile: { ...prepared.profile, id: 'new' } }
    expect(restored.decide(copy)).toEqual(whole.decide(copy))
  }
})
