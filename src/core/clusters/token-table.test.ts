import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeWord, tokensOf } from '../text/words.ts'
import { emptyRun, tokenTableOf } from './token-table.ts'

const PIECES = [
  'Storm', 'the', 'running', 'été', 'l’Iran', "don't", 'U.S.', 'U.S.A.', 'A', '3,000.5', '12:30', '5th', 'x'.repeat(60),
  'Ünï', 'e\u0301', '東京タワー', 'ひ', '한국어', 'สวัสดี', 'المملكة', '٣٤٥', '😀', '\ud83d', '.', ' ', '\n', '…', '-', "'",
] // biome-ignore format: a list

test('a text read into numbers has the tokens, words and gaps that it has as text, in any script', () => {
  const run = emptyRun()
  const text = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary' })), { maxLength: 60 })
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('', ' '),
      fc.constantFrom('en', 'de', 'ru', 'ja'),
      fc.integer({ min: 1, max: 80 }),
      (pieces, between, language, limit) => {
        const table = tokenTableOf(language)
        table.read(pieces.join(between), limit, run)
        const { raw, gaps } = tokensOf(pieces.join(between), limit)
        expect(Array.from({ length: run.length }, (_, i) => table.wordAt(run, i))).toEqual(raw.map((token) => makeWord(token, language)))
        expect(Array.from(run.gaps.subarray(0, run.length))).toEqual(gaps)
      },
    ),
  )
})
