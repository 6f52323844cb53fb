import { describe, expect, test } from 'vitest'
import { atOnce } from './at-once.ts'
import { createLiveSituations, type LiveSituations } from './group.ts'
import { groupRules } from './group-rules.ts'
import type { ClusterProfile } from './link.ts'
import { LINK_FEATURES } from './link-features.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 10)

/** A link that looks only at shared names, so that these tests do not depend on trained weights. */
const names = LINK_FEATURES.indexOf('names')
const byNames = (row: Float64Array) => 12 * row[names]! - 3
const rules = { ...groupRules, linkScore: byNames, smallScore: byNames }

function event(id: string, text: string, day: number): ClusterProfile {
  const at = START + day * DAY
  return { id, title: '', text, language: 'en', countries: ['FR'], categories: ['politics'], outlets: 3, publishedAt: at, updatedAt: at }
}

const vote1 = event('v1', 'Voters in Tarvania choose a president; Mira Solen leads in Port Ellen.', 0)
const vote2 = event('v2', 'Then in Tarvania the court confirms that Mira Solen won in Port Ellen.', 2)
const vote3 = event('v3', 'Now in Tarvania Mira Solen is sworn in at Port Ellen.', 4)
const storm = event('w1', 'Cyclone Odette floods the delta of Lower Kestria near Halden.', 1)

function live(...events: readonly [ClusterProfile, string | null][]): LiveSituations {
  const situations = createLiveSituations(rules)
  for (const [profile, situation] of events) situations.put(situations.prepare(profile), situation)
  return situations
}

describe('of two events that seem to be one', () => {
  test.each([
    ['both alone', null, null, true],
    ['one in a situation', 's', null, true],
    ['both in one', 's', 's', true],
    ['each in its own', 's', 't', true],
  ] as const)('%s: without an operator’s word they may be merged', (_, one, other, expected) => {
    expect(live([vote1, one], [vote2, other]).mayBecomeOne('v2', 'v1')).toBe(expected)
  })

  test('neither is merged to where it was taken out, whichever survives', () => {
    const situations = live([vote1, 's'], [vote2, null])
    situations.keepApart('v2', 's')
    expect([situations.mayBecomeOne('v2', 'v1'), situations.mayBecomeOne('v1', 'v2')]).toEqual([false, false])
  })

  test('one that is pinned stays where it is: in its situation, or alone', () => {
    const situations = live([vote1, 's'], [vote2, 't'], [vote3, null], [storm, null])
    situations.pin('v2')
    situations.pin('v3')
    expect(situations.mayBecomeOne('v2', 'v1')).toBe(false)
    expect(situations.mayBecomeOne('v1', 'v2')).toBe(true)
    expect([situations.mayBecomeOne('v3', 'v1'), situations.mayBecomeOne('v1', 'v3')]).toEqual([false, false])
    expect([situations.mayBecomeOne('v3', 'w1'), situations.mayBecomeOne('v2', 'w1')]).toEqual([true, true])
  })
})

test('what was said of an event holds of the one that takes it in, with its place', () => {
  const situations = live([storm, null], [vote1, 's'], [vote2, null])
  situations.keepApart('v1', 't')
  situations.pin('v1')
  situations.mergeClusters('v1', 'v2')
  expect(situations.situationOf('v2')).toBe('s')
  expect(situations.areApart('v2', 't')).toBe(true)
  expect(situations.mayBecomeOne('v2', 'w1')).toBe(true)
  expect(situations.mayBecomeOne('w1', 'v2')).toBe(true)
  situations.move('w1', 'u')
  expect(situations.mayBecomeOne('v2', 'w1')).toBe(false)
})

test.each([
  { size: 'smaller', second: 's', first: 's' },
  { size: 'larger', second: 's', first: 't' },
])('repair does not bring an event back with the $size situation that it is in since', ({ first, second }) => {
  const merges = (situations: LiveSituations) => atOnce(situations.repair(START + 5 * DAY)).filter(({ kind }) => kind === 'merge')
  const situations = live([storm, null], [vote1, first], [vote2, second], [vote3, 't'])
  expect(merges(situations)).toHaveLength(1)
  situations.keepApart('v3', 's')
  expect(merges(situations)).toEqual([])
})
