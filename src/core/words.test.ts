import { expect, test } from 'vitest'
import { GAP_SENTENCE, GAP_SPACE, tokensOf, wordsOf } from './words.ts'

test('function words go, inflected forms of a word meet, order stays', () => {
  expect(wordsOf('The earthquakes killed 12 people; an earthquake kills.', 'en')).toEqual([
    'earthquak',
    'kill',
    '12',
    'peopl',
    'earthquak',
    'kill',
  ])
})

test('an abbreviation with points is one word and the same as its plain form', () => {
  expect(wordsOf('U.S. troops', 'en')).toEqual(wordsOf('US troops', 'en'))
})

test('a thousands comma and a possessive do not make another word', () => {
  expect(wordsOf("1,200 of Korea's ships", 'en')).toEqual(wordsOf('1200 Korea ship', 'en'))
})

test('a script without spaces is cut into overlapping pairs', () => {
  expect(wordsOf('東京地震', 'ja')).toEqual(['東京', '京地', '地震'])
})

test('each language drops its own function words and endings', () => {
  expect(wordsOf('Die Regierungen haben das Gesetz beschlossen', 'de')).toEqual(['regierung', 'gesetz', 'beschloss'])
  expect(wordsOf('президента и президент', 'ru')).toEqual(['президент', 'президент'])
  expect(wordsOf("l'accord de Paris", 'fr')).toEqual(['accord', 'pari'])
})

test('an unknown language still gives lower-cased words', () => {
  expect(wordsOf('Hello World', 'xx')).toEqual(['hello', 'world'])
})

test('a token knows whether it opens a sentence', () => {
  expect(tokensOf('Rain fell. Rivers rose', 10).gaps).toEqual([GAP_SENTENCE, GAP_SPACE, GAP_SENTENCE, GAP_SPACE])
})

test('the number of tokens is bounded', () => {
  expect(tokensOf('a '.repeat(1000), 7).raw).toHaveLength(7)
})

test('a number in any script is the same number, and what it counts stands beside it', () => {
  expect(wordsOf('١١ قتيلا', 'ar')[0]).toBe('11')
  expect(tokensOf('٣٫٢٥ ۱۲', 10).raw).toEqual(['3.25', '12'])
  expect(tokensOf('造成11人死亡', 10).raw).toEqual(['造成', '11', '人', '死亡'])
  expect(tokensOf('造成四十二人死亡', 10).raw).toEqual(['造成', '42', '人', '死亡'])
  expect(tokensOf('統一十分', 10).raw).toEqual(['統一', '一十', '十分'])
})

test('Arabic words meet whatever their vowel signs, letters and article', () => {
  expect(wordsOf('الإضراب', 'ar')).toEqual(wordsOf('إضْراب', 'ar'))
  expect(wordsOf('اضراب', 'ar')).toEqual(wordsOf('والإضراب', 'ar'))
})
