import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'

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
