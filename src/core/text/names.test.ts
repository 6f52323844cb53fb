import { expect, test } from 'vitest'
import { eachName, eachOpener, isTitleCase, withoutGenitive } from './names.ts'
import { tokensOf } from './words.ts'

function namesIn(text: string): string[] {
  const names: string[] = []
  eachName(tokensOf(text, 100), (name) => names.push(name))
  return names
}

test('names are capitalised words inside a sentence, alone and with their neighbour', () => {
  expect(namesIn('Yesterday the mayor of San Pedro resigned')).toEqual(['san', 'pedro', 'san pedro'])
})

test('a lone capital that only opens a sentence is no name', () => {
  expect(namesIn('Floods came. Rain fell in Lagos.')).toEqual(['lagos'])
})

test('a name split by punctuation makes no pair', () => {
  expect(namesIn('talks in Geneva, Switzerland')).toEqual(['geneva', 'switzerland'])
})

test('a headline in capitals is told from a plain one', () => {
  expect(isTitleCase(tokensOf('Storm Kills Three Across Northern Coast', 20))).toBe(true)
  expect(isTitleCase(tokensOf('Storm kills three across northern coast', 20))).toBe(false)
})

test('an article that lost its vowel is no part of a name', () => {
  expect(namesIn("le maire d'Amiens et l’Élysée")).toEqual(['amiens', 'elysee'])
  expect(namesIn("la procura dell'Umbria con Enrico O'Neill")).toEqual(['umbria', 'enrico', "o'neill", "enrico o'neill"])
})

test('an ending that Turkish sets apart is no part of a name', () => {
  expect(namesIn("bugün Irak'tan ve Türkiye'nin")).toEqual(namesIn('bugün Irak ve Türkiye'))
  expect(namesIn("dün Ankara’daki ve Erdem'ler")).toEqual(namesIn('dün Ankara ve Erdem'))
})

test('a name is the same with accents and without', () => {
  expect(namesIn('talks with Viktor Orbán')).toEqual(namesIn('talks with Viktor Orban'))
})

test('what opens a sentence with no other name behind it may be a name', () => {
  const openers: string[] = []
  eachOpener(tokensOf('Solen resigns: Eleven hurt in Halden. Mira Solen spoke', 20), (name) => openers.push(name))
  expect(openers).toEqual(['solen', 'eleven'])
})

test('only in languages with a bare genitive may an s at the end be one', () => {
  expect(['sv', 'en'].map((language) => withoutGenitive('solens', language))).toEqual(['solen', null])
  expect(['mira solens', 'hans', 'schulzs'].map((name) => withoutGenitive(name, 'de'))).toEqual(['mira solen', null, null])
})
