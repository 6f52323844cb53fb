import { expect, test } from 'vitest'
import { partsOf, writesCompounds } from './compounds.ts'
import { wordOf } from './words.ts'

/** How many texts carry each word, told in the words' own spelling. */
function seenIn(counts: Readonly<Record<string, number>>, language: string): (word: string) => number {
  const keys = new Map(Object.entries(counts).map(([word, count]) => [wordOf(word, language), count]))
  return (word) => keys.get(word) ?? 0
}

test('a word is split into the two parts that were read as words, with or without the s between them', () => {
  const swedish = seenIn({ tullar: 9, paus: 5, fred: 8, planer: 4 }, 'sv')
  expect(partsOf('Tullpausen', 'sv', swedish)).toEqual([wordOf('tull', 'sv'), wordOf('paus', 'sv')])
  expect(partsOf('fredsplan', 'sv', swedish)).toEqual([wordOf('fred', 'sv'), wordOf('plan', 'sv')])
  const german = seenIn({ Haushalt: 6, Streit: 7 }, 'de')
  expect(partsOf('Haushaltsstreit', 'de', german)).toEqual([wordOf('Haushalt', 'de'), wordOf('Streit', 'de')])
})

test('a word stays whole that is read as often as its parts, whose parts are hardly read, or of which one is a mere ending', () => {
  const split = (raw: string, counts: Readonly<Record<string, number>>) => partsOf(raw, 'sv', seenIn(counts, 'sv'))
  expect(split('misshandel', { misshandel: 12, miss: 6, handel: 20 })).toBeNull()
  expect(split('misshandel', { misshandel: 10, miss: 6, handel: 20 })).not.toBeNull()
  expect(split('tullpaus', { tull: 9, paus: 2 })).toBeNull()
  expect(split('skjutningen', { skjutning: 9, ingen: 9, ingenjör: 9 })).toBeNull()
})

test('of several ways that one counts whose rarer part is read more', () => {
  const seen = seenIn({ stor: 40, bank: 12, storb: 3, anken: 3 }, 'sv')
  expect(partsOf('storbanken', 'sv', seen)).toEqual([wordOf('stor', 'sv'), wordOf('bank', 'sv')])
})

test('what is too short or too long to be a compound is not looked at', () => {
  let asked = 0
  const seen = () => ++asked
  expect([partsOf('oljepri', 'sv', seen), partsOf('a'.repeat(10_000), 'de', seen), asked]).toEqual([null, null, 0])
})

test('only languages that write compounds as one word are read so', () => {
  expect(['sv', 'de', 'nl', 'en', 'fr', 'ru', 'und'].filter(writesCompounds)).toEqual(['sv', 'de', 'nl'])
})
