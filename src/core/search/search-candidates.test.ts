import { expect, test } from 'vitest'
import { candidateKeys } from './search-candidates.ts'

const word = (key: number, documents: number) => ({ keys: [key], documents, weight: 1 })
const TOTAL = 100_000

test('a word that was asked is looked for, however common, though words near it are rarer', () => {
  expect(candidateKeys([word(1, 5_000)], [word(2, 20), word(3, 40)], TOTAL)).toEqual({ keys: [1, 2, 3], wholes: [] })
})

test('the rarest words asked are looked for while they are few together, and so are the words near them', () => {
  const asked = [word(1, 2_900), word(2, 90), word(3, 40_000)]
  expect(candidateKeys(asked, [word(4, 2_000), word(5, 1_500)], TOTAL)).toEqual({ keys: [2, 1, 5], wholes: [] })
})

test('when even the rarest word is common, every document is a candidate', () => {
  expect(candidateKeys([word(1, 10_000), word(2, 90_000)], [word(3, 20)], TOTAL)).toBeNull()
  expect(candidateKeys([word(1, 9_999)], [], TOTAL)).toEqual({ keys: [1], wholes: [] })
})

test('words that no document has are not looked for', () => {
  expect(candidateKeys([{ keys: [], documents: 0, weight: 9 }], [word(2, 20)], TOTAL)).toEqual({ keys: [2], wholes: [] })
})

test('of what counts whole a document must have each part, where one alone is common', () => {
  const whole = { ...word(2, 4_000), whole: [[2], [3, 4]] }
  const either = { keys: [1, 2], documents: 4_090, weight: 1, wordings: [[word(1, 90)], [whole]] }
  expect(candidateKeys([either], [], TOTAL)).toEqual({ keys: [1], wholes: [[[2], [3, 4]]] })
})
