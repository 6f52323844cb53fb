import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../test/support/at-once.ts'
import { DAY, live, START, storm, vote1, vote2, vote3 } from '../../../test/support/live-situations.ts'
import type { LiveSituations } from './group.ts'

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

test('what was said of a situation holds of the one that takes it in', () => {
  const situations = live([vote1, 's'], [vote2, 't'], [storm, null])
  situations.keepApart('w1', 's')
  situations.mergeSituations('s', 't')
  expect(situations.areApart('w1', 't')).toBe(true)
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
