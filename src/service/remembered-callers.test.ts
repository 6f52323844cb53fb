import { expect, test } from 'vitest'
import { TIERS } from '../core/serving/tier.ts'
import type { AccountCaller } from './caller.ts'
import { rememberCallers } from './remembered-callers.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const ADA: AccountCaller = { kind: 'account', accountId: 'ada', tier: TIERS.hobby }

/** Callers who are remembered, the store that they stand in, and what it was asked. */
function openCallers() {
  const store = new Map([['ada’s', ADA]])
  const asked: string[] = []
  let isDown = false
  const callers = rememberCallers(async (credential) => {
    asked.push(credential)
    if (isDown) throw new Error('the store is away')
    return store.get(credential)
  })
  const setDown = (value: boolean) => {
    isDown = value
  }
  return { ...callers, store, asked, setDown }
}

test('a credential costs one look-up a second, an unknown one as well', async () => {
  const { callerOf, asked } = openCallers()
  for (const ms of [0, 1, 999]) expect([await callerOf('ada’s', NOW + ms), await callerOf('a guess', NOW + ms)]).toEqual([ADA, undefined])
  expect(asked).toEqual(['ada’s', 'a guess'])
  await callerOf('a guess', NOW + 1_000)
  expect(asked).toHaveLength(3)
})

test('a revoked credential is nobody’s a second later, also where it is in use all the time', async () => {
  const { callerOf, known, store } = openCallers()
  await callerOf('ada’s', NOW)
  store.delete('ada’s')
  expect(known('ada’s', NOW + 499)).toBe(ADA)
  // Looked up again behind this one.
  expect(known('ada’s', NOW + 500)).toBe(ADA)
  await new Promise(setImmediate)
  expect(known('ada’s', NOW + 501)).toBeUndefined()
  expect(await callerOf('ada’s', NOW + 1_000)).toBeUndefined()
})

test('a look-up that failed is no answer: the next request asks again', async () => {
  const { callerOf, setDown } = openCallers()
  setDown(true)
  await expect(callerOf('ada’s', NOW)).rejects.toThrow('the store is away')
  setDown(false)
  expect(await callerOf('ada’s', NOW + 1)).toBe(ADA)
})

test('a clock that is set back makes nobody remembered for longer', async () => {
  const { callerOf, known, store } = openCallers()
  await callerOf('ada’s', NOW)
  store.delete('ada’s')
  expect(known('ada’s', NOW - 3_600_000)).toBeUndefined()
  expect(await callerOf('ada’s', NOW - 3_600_000)).toBeUndefined()
})

test('a flood of guesses is not remembered whole: the oldest of more than 20,000 is forgotten', async () => {
  const { callerOf, asked } = openCallers()
  for (let guess = 0; guess <= 20_000; guess += 1) void callerOf(`guess ${guess}`, NOW)
  const before = asked.length
  await callerOf('guess 20000', NOW)
  expect(asked).toHaveLength(before)
  await callerOf('guess 0', NOW)
  expect(asked).toHaveLength(before + 1)
})
