import { expect, test } from 'vitest'
import { countSearchWords, wordKeyOf } from './search-document.ts'
import { keysOf, parseSearchQuery } from './search-query.ts'

test.each([
  ['de', 'Lokfuehrer', 'Lokführer streiken in Orsk'],
  ['de', 'Glaette', 'Schnee und Glätte erwartet'],
  ['de', 'Strasse', 'Straße bei Orsk gesperrt'],
  ['de', 'Steuer', 'Neue Steuer auf Fähren'],
  ['sv', 'Vaesteraas', 'Brand i Västerås'],
  ['da', 'Koebenhavn', 'Brand i København'],
])('what is typed on a keyboard without umlauts finds the word (%s: %s): %s', (language, typed, title) => {
  const document = countSearchWords({ title, summary: '', keywords: [], language, memberTitles: [] })
  const keys = new Set(keysOf(parseSearchQuery(typed)))
  expect([...document.keys()].filter((word) => keys.has(wordKeyOf(word)))).toHaveLength(1)
})
