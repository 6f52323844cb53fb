import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'
import { withoutBentNoun, withoutOpeningAdjective } from './keywords-german.ts'

test('in German an adjective that opens a headline is no keyword, and a noun or a name is', () => {
  const headlines = [
    'Früherer Bürgermeister Oskar Dunnewald verurteilt',
    'Gefälschtes Gutachten: Dunnewald muss ins Gefängnis',
    'Oskar Dunnewald: Sieben Jahre Haft',
  ]
  const keywords = keywordsOf(
    headlines.map((title, i) => ({
      ...{ id: `a${i}`, title, summary: '', body: '', language: 'de', sourceHost: `outlet${i}.example`, publishedAt: 0, copyOf: null },
      ...{ url: `https://outlet${i}.example/1`, isAggregated: false, isTextRemoved: false },
    })),
  )
  expect(keywords[0]).toBe('Oskar Dunnewald')
  expect(keywords).toEqual(expect.arrayContaining(['Gutachten']))
  expect(keywords).not.toEqual(expect.arrayContaining(['Früherer']))
  expect(keywords).not.toEqual(expect.arrayContaining(['Gefälschtes']))
})

test('a German plural in the dative makes no name with the noun behind it, and the adjective of a name does', () => {
  const reports = [
    [
      'Werk der Molkerei Morgenau geschlossen',
      'Die Behörden haben das Werk geschlossen, weil in den Rohren Reinigungsmittel gefunden wurde.',
    ],
    [
      'Molkerei Morgenau ruft Milch zurück',
      'Morgenau ruft Milch zurück, nachdem in den Rohren Reinigungsmittel war und von den Vereinten Nationen Lob kam.',
    ],
    ['Lob für Morgenau', 'Das Werk von Morgenau bekam von den Vereinten Nationen Lob für den Rückruf.'],
  ]
  const keywords = keywordsOf(
    reports.map(([title, summary], i) => ({
      ...{ id: `a${i}`, title: title!, summary: summary!, body: '', language: 'de', sourceHost: `outlet${i}.example` },
      ...{ publishedAt: 0, copyOf: null },
    })),
  )
  expect(keywords).not.toContain('Rohren Reinigungsmittel')
  expect(withoutBentNoun('Vereinten Nationen', 'kam von den ')).toBe('Vereinten Nationen')
  expect(withoutBentNoun('Klinik Nordwind', 'aus der ')).toBe('Klinik Nordwind')
})

test.each([
  ['Kuriose Aktion: Rentner klebt am Gleis', 'Rentner klebt am Gleis bei Lohr', 'Kuriose Aktion'],
  ['Steigende Mieten in Lohr: Rentner klagt', 'Rentner klagt in Lohr, Mieten hoch', 'Steigende Mieten'],
  ['Manche Rentner in Lohr klagen', 'Rentner in Lohr klagen', 'Manche Rentner'],
])('an adjective that opens a German sentence makes no name with its noun: %s', (...headlines) => {
  const keyword = headlines.pop()!
  const keywords = keywordsOf(
    headlines.map((title, i) => ({
      ...{ id: `a${i}`, title: title!, summary: `${title}.`, body: '', language: 'de', sourceHost: `outlet${i}.example` },
      ...{ publishedAt: 0, copyOf: null },
    })),
  )
  expect(keywords).toContain('Rentner')
  expect(keywords).not.toContain(keyword)
})

test('an adjective that is a part of a German name stays in it, as do first names and what a town is called by', () => {
  const isName = (word: string) => word === 'rote'
  for (const words of [
    ['Europäische', 'Union'],
    ['Rote', 'Linie'],
    ['Christine', 'Lohr'],
    ['Lohrer', 'Hafen'],
  ])
    expect(withoutOpeningAdjective(words, isName)).toEqual(words)
  expect(withoutOpeningAdjective(['Früherer', 'Bürgermeister', 'Dunnewald'], isName)).toEqual(['Bürgermeister', 'Dunnewald'])
})
