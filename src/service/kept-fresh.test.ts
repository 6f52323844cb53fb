import { expect, test } from 'vitest'
import { keptFresh } from './kept-fresh.ts'

const KEPT = { freshMs: 1_000, shownMs: 10_000 }

test('nobody waits for an answer that is only old: it is asked for beside them, once, and the next one gets it', async () => {
  const waiting: ((answer: string) => void)[] = []
  const read = keptFresh(() => new Promise<string>((answer) => waiting.push(answer)), KEPT)
  const first = read(0)
  waiting[0]?.('first')
  expect(await first).toBe('first')
  expect(await read(5_000)).toBe('first')
  expect(await read(5_500)).toBe('first')
  expect(waiting).toHaveLength(2)
  waiting[1]?.('second')
  await Promise.resolve()
  expect(await read(5_600)).toBe('second')
})

test('what is too old to be shown is waited for, and so is anything after a clock that was set back', async () => {
  let asked = 0
  const read = keptFresh(async () => ++asked, KEPT)
  expect([await read(0), await read(10_000), await read(9_000)]).toEqual([1, 2, 3])
})

test('an answer that failed is asked for again at once', async () => {
  let asked = 0
  const read = keptFresh(async () => {
    asked += 1
    if (asked === 1) throw new Error('out of reach')
    return asked
  }, KEPT)
  await expect(read(0)).rejects.toThrow('out of reach')
  expect(await read(1)).toBe(2)
})

test('an answer that takes longer than one is fresh is asked for once, and got by whoever comes after it', async () => {
  const waiting: ((answer: string) => void)[] = []
  const read = keptFresh(() => new Promise<string>((answer) => waiting.push(answer)), KEPT)
  const first = read(0)
  waiting[0]?.('first')
  await first
  for (const now of [1_000, 2_000, 3_000]) expect(await read(now)).toBe('first')
  expect(waiting).toHaveLength(2)
  waiting[1]?.('second')
  await Promise.resolve()
  // It is of when it was asked for.
  expect(await read(1_999)).toBe('second')
  expect(await read(3_100)).toBe('second')
  expect(waiting).toHaveLength(3)
})

test('a question that fails takes no answer away that may still be shown', async () => {
  let asked = 0
  const read = keptFresh(() => {
    asked += 1
    return asked === 1 || asked === 4 ? Promise.resolve(asked) : Promise.reject(new Error('out of reach'))
  }, KEPT)
  const seen: number[] = []
  // Too old at last.
  for (const now of [0, 1_000, 2_000, 10_000]) seen.push(await read(now))
  expect({ seen, asked }).toEqual({ seen: [1, 1, 1, 4], asked: 4 })
})
