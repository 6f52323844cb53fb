import { expect, test } from 'vitest'
import { likelyApart } from './search-apart.ts'
import { parseSearchQuery } from './search-query.ts'

test('a word that few documents have is cut in two, one of many is left whole unless a capital or a digit cuts it', () => {
  const cutsOf = (q: string, own: number) =>
    likelyApart(parseSearchQuery(q), (stem) => (/^(?:air|strike?|window|windows|11)$/.test(stem) ? 90 : own)).map(({ parts }) =>
      parts.join(' '),
    )
  expect(cutsOf('airstrike', 30)).toContain('air strike')
  expect(cutsOf('airstrike', 31)).toEqual([])
  expect(cutsOf('windows11', 31)).toEqual(['windows 11'])
})
