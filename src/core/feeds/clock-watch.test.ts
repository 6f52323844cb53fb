import { beforeEach, describe, expect, test } from 'vitest'
import { type ClockWatch, createClockWatch } from './clock-watch.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let wall: number
let steady: number
let watch: ClockWatch
beforeEach(() => {
  wall = Date.parse('2026-03-02T10:00:00Z')
  steady = 5_000
  watch = createClockWatch({ clock: () => wall, steady: () => steady })
})
const pass = (ms: number): void => {
  wall += ms
  steady += ms
}
const serversSay = (skew: number, count: number): void => {
  for (let i = 0; i < count; i += 1) watch.note(`${i}.example`, wall + skew)
}

test('what servers said more than ten minutes ago is no evidence: four who have told another time and a fifth today are one', () => {
  serversSay(2 * HOUR, 4)
  pass(10 * MINUTE + 1)
  watch.note('fifth.example', wall + 2 * HOUR)
  expect(watch.isBelieved()).toBe(true)
})

test('a clock that goes on is believed, slow correction included', () => {
  for (let i = 0; i < 100; i += 1) {
    pass(MINUTE)
    wall += 20_000
    expect(watch.isBelieved()).toBe(true)
  }
})

test.each([
  ['forwards', 2 * HOUR],
  ['backwards', -2 * HOUR],
])('a clock that jumps %s is doubted until it is set back', (_, jump) => {
  wall += jump
  expect(watch.isBelieved()).toBe(false)
  pass(MINUTE)
  expect(watch.isBelieved()).toBe(false)
  wall -= jump
  expect(watch.isBelieved()).toBe(true)
})

test('after a jump three servers that agree with it clear it: the machine slept', () => {
  wall += 9 * HOUR
  serversSay(1_000, 2)
  expect(watch.isBelieved()).toBe(false)
  serversSay(1_000, 3)
  expect(watch.isBelieved()).toBe(true)
})

test('after a jump servers that disagree keep it doubted, however long', () => {
  wall += 2 * HOUR
  for (let i = 0; i < 100; i += 1) {
    serversSay(-2 * HOUR, 4)
    pass(MINUTE)
    expect(watch.isBelieved()).toBe(false)
  }
  wall -= 2 * HOUR
  expect(watch.isBelieved()).toBe(true)
})

test('where no server tells the time, a steady clock is believed after ten minutes', () => {
  wall += 2 * HOUR
  expect(watch.isBelieved()).toBe(false)
  pass(9 * MINUTE)
  expect(watch.isBelieved()).toBe(false)
  pass(2 * MINUTE)
  expect(watch.isBelieved()).toBe(true)
})

test('a clock that was wrong from the start is doubted once five servers say so, and believed when it is put right', () => {
  serversSay(3 * HOUR, 4)
  expect(watch.isBelieved()).toBe(true)
  serversSay(3 * HOUR, 5)
  expect(watch.isBelieved()).toBe(false)
  wall += 3 * HOUR
  expect(watch.isBelieved()).toBe(true)
})

test.each([
  ['a year after the last work', -365 * 24 * HOUR],
  ['more than three days after it', -73 * HOUR],
  ['before it', HOUR],
])('a clock that begins %s is doubted until three servers agree with it, or none tells another time for ten minutes', (_, ago) => {
  const begin = () => {
    watch = createClockWatch({ clock: () => wall, steady: () => steady, workedAt: wall + ago })
    expect(watch.isBelieved()).toBe(false)
  }
  begin()
  serversSay(1_000, 3)
  expect(watch.isBelieved()).toBe(true)
  begin()
  for (let i = 0; i < 20; i += 1) {
    serversSay(ago, 3)
    pass(MINUTE)
    expect(watch.isBelieved()).toBe(false)
  }
  begin()
  pass(11 * MINUTE)
  expect(watch.isBelieved()).toBe(true)
})

test('a clock that goes on from the last work, within three days, is believed from the start', () => {
  for (const ago of [MINUTE, 0, -HOUR, -71 * HOUR, null]) {
    watch = createClockWatch({ clock: () => wall, steady: () => steady, workedAt: ago === null ? null : wall + ago })
    expect(watch.isBelieved()).toBe(true)
  }
})

test('one server with a wrong clock says nothing of ours', () => {
  serversSay(0, 6)
  watch.note('liar.example', wall + 10 * HOUR)
  expect(watch.isBelieved()).toBe(true)
})

describe('fewer than three servers', () => {
  const YEAR = 365 * 24 * HOUR
  const pass20 = (says: () => void): boolean => {
    for (let i = 0; i < 20; i += 1) {
      says()
      pass(MINUTE)
    }
    return watch.isBelieved()
  }

  test.each([
    ['tells the time of the last work', (): void => serversSay(-YEAR, 1)],
    ['tells a time soon after it', (): void => serversSay(-YEAR + 40 * HOUR, 1)],
    ['has a certificate that no longer holds', (): void => watch.note('1.example', Number.NEGATIVE_INFINITY)],
  ])('keep a clock in doubt that begins a year ahead, where one %s', (_, says) => {
    watch = createClockWatch({ clock: () => wall, steady: () => steady, workedAt: wall - YEAR })
    expect(pass20(says)).toBe(false)
    wall -= YEAR
    expect(watch.isBelieved()).toBe(true)
  })

  test('keep a clock in doubt that jumped, where one tells the time before', () => {
    wall += 2 * HOUR
    expect(watch.isBelieved()).toBe(false)
    expect(pass20(() => serversSay(-2 * HOUR, 1))).toBe(false)
  })

  test('do not where they agree with it, or tell a third time', () => {
    for (const skew of [1_000, -9 * HOUR]) {
      watch = createClockWatch({ clock: () => wall, steady: () => steady, workedAt: wall - YEAR })
      expect(pass20(() => serversSay(skew, 2))).toBe(true)
    }
  })
})
