// How often a pipeline that has nothing to do asks its store.

import { expect, test } from 'vitest'
import { pauseAfter } from '../../src/pipeline/run.ts'

test('a pipeline that found nothing due asks again within half a second, then less often, and every two seconds however long nothing comes', () => {
  expect([1, 2, 3, 4, 100_000].map((rounds) => pauseAfter('idle', rounds))).toEqual([500, 1_000, 2_000, 2_000, 2_000])
})

test('while there is work, rounds follow each other', () => {
  expect(pauseAfter('worked', 0)).toBe(0)
})
