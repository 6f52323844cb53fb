import { expect, test } from 'vitest'
import { candidateKeys } from './search-candidates.ts'

const word = (key: number, documents: number) => ({ keys: [key], documents, weight: 1 })
const TOTAL = 100_000

test('a word that was asked is looked for, however common, though words near it are rarer', () => {
  expect(candidateKeys([word(1, 5_000)], [word(2, 20), word(3, 40)], TOTAL)).toEqual([1, 2, 3])
})

test('the rarest words asked are looked for while they are few together, and so are the words near them', () => {
  const asked = [word(1, 2_900), word(2, 90), word(3, 40_000)]
  expect(candidateKeys(asked, [word(4, 2_000), word(5, 1_500)], TOTAL)).toEqual([2, 1, 5])
})

test('when even the rarest word is common, every document is a candidate', () => {
  expect(candidateKeys([word(1, 10_000), word(2, 90_000)], [word(3, 20)], TOTAL)).toBeNull()
  expect(candidateKeys([word(1, 9_999)], [], TOTAL)).toEqual([1])
})

test('words that no document has are not looked for', () => {
  expect(candidateKeys([{ keys: [], documents: 0, weight: 9 }], [word(2, 20)], TOTAL)).toEqual([2])
})
