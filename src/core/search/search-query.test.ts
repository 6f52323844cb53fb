import { expect, test } from 'vitest'
import { countSearchWords, wordKeyOf } from './search-document.ts'
import { comparable, keysOf, parseSearchQuery } from './search-query.ts'

test.each([
  ['de', 'Lokfuehrer', 'Lokführer streiken in Orsk'],
  ['de', 'Glaette', 'Schnee und Glätte erwartet'],
  ['de', 'Strasse', 'Straße bei Orsk gesperrt'],
  ['de', 'Steuer', 'Neue Steuer auf Fähren'],
  ['sv', 'Vaesteraas', 'Brand i Västerås'],
  ['da', 'Koebenhavn', 'Brand i København'],
  ['pl', 'Lodz', 'Pożar w Łodzi: Łódź'],
  ['es', 'Cadiz', 'Incendio en Cádiz'],
  ['es', 'eleccion', 'Tras la elección, calma'],
  ['fr', 'ecologistes', 'Les écologistes en tête'],
  ['pt', 'inundacoes', 'Inundações matam três'],
  ['tr', 'Caglayan', 'Çağlayan’da yangın'],
  ['tr', 'Istanbul', 'İstanbul’da yangın'],
  ['en', 'Istanbul', 'Fire in İstanbul'],
  ['en', 'Erdoğan', 'Erdogan opens a bridge'],
  ['en', 'Orsted', 'Ørsted sells a wind farm'],
  ['vi', 'tuy', 'Ma túy'],
])('what is typed on a keyboard without umlauts or accents finds the word (%s: %s): %s', (language, typed, title) => {
  const document = countSearchWords({ title, summary: '', keywords: [], language, memberTitles: [] })
  const keys = new Set(keysOf(parseSearchQuery(typed)))
  expect([...document.keys()].filter((word) => keys.has(wordKeyOf(word)))).toHaveLength(1)
})

test('accents make no other phrase, and no other letter of another script', () => {
  expect(parseSearchQuery('"Praia de São Tomé"').phrases).toEqual(['praia de sao tome'])
  expect(comparable('Й, ё и Ά')).toBe('й ё и ά')
})
