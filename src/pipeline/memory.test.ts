import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../core/durations.ts'
import { createLiveSituations, type LiveSituations } from '../core/situations/group.ts'
import { forgetStalest } from './memory.ts'

const START = Date.UTC(2026, 2, 2)

function eventsAt(...times: number[]): LiveSituations {
  const live = createLiveSituations()
  for (const at of times) {
    const said = { title: 'Dockers strike', text: 'Dockers strike.', language: 'en', countries: [], categories: [], outlets: 2 }
    live.put(live.prepare({ ...said, id: `e${at}`, publishedAt: at, updatedAt: at }), `s${at}`)
  }
  return live
}

const isKept = (live: LiveSituations, at: number): boolean => live.situationOf(`e${at}`) !== null

test('of more records than memory has room for the stalest are forgotten, and no more than that asks for', () => {
  const days = Array.from({ length: 20 }, (_, day) => START + day * DAY_MS)
  const live = eventsAt(...days)
  forgetStalest(live, { now: days[19]!, windowMs: 120 * DAY_MS, most: 10 })
  expect(live.size).toBeLessThanOrEqual(10)
  expect(live.size).toBeGreaterThanOrEqual(8)
  expect(days.filter((at) => isKept(live, at))).toEqual(days.slice(-live.size))
  forgetStalest(live, { now: days[19]!, windowMs: 120 * DAY_MS, most: 100 })
  expect(live.size).toBeGreaterThanOrEqual(8)
})

test('what is older than the window goes, however much room there is; what is of this hour stays, however little', () => {
  const times = [START - 2 * DAY_MS, START, START + HOUR_MS / 2]
  const live = eventsAt(...times)
  forgetStalest(live, { now: START + HOUR_MS / 2, windowMs: DAY_MS, most: 100 })
  expect(times.map((at) => isKept(live, at))).toEqual([false, true, true])
  forgetStalest(live, { now: START + HOUR_MS / 2, windowMs: DAY_MS, most: 1 })
  expect(live.size).toBe(2)
})
