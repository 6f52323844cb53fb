import { expect, test } from 'vitest'
import { ServiceError } from '../core/serving/errors.ts'
import { createAddressCeiling } from './address-ceiling.ts'

const MINUTE = 60_000
const NOW = Date.parse('2026-03-02T10:00:00Z')

function passes(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'rate_limited') return false
    throw error
  }
}

test('whether an address has requests left is told exactly, and counts none', () => {
  const ceiling = createAddressCeiling({ perMinute: 2 })
  for (let ask = 0; ask < 5; ask += 1) expect(ceiling.isOpen('198.51.100.1', NOW)).toBe(true)
  ceiling.pass('198.51.100.1', NOW)
  expect(ceiling.isOpen('198.51.100.1', NOW)).toBe(true)
  ceiling.pass('198.51.100.1', NOW)
  expect([ceiling.isOpen('198.51.100.1', NOW), passes(() => ceiling.pass('198.51.100.1', NOW))]).toEqual([false, false])
  expect(ceiling.isOpen('198.51.100.2', NOW)).toBe(true)
  expect(ceiling.isOpen('198.51.100.1', NOW + MINUTE)).toBe(true)
})

test('a flood of addresses fills no memory: those past 200,000 share one count, until the minute ends, and no other is held up', () => {
  const ceiling = createAddressCeiling({ perMinute: 2 })
  for (let one = 0; one < 200_000; one += 1) ceiling.pass(`10.${one >> 16}.${(one >> 8) & 255}.${one & 255}`, NOW)
  const late = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']
  expect(late.map((address) => passes(() => ceiling.pass(address, NOW)))).toEqual([true, true, false, false])
  expect(passes(() => ceiling.pass('10.0.0.1', NOW))).toBe(true)
  expect(late.map((address) => passes(() => ceiling.pass(address, NOW + MINUTE)))).toEqual([true, true, true, true])
})
