import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'
import { isPoorKeyword } from './keywords-poor.ts'

test('in Swedish headlines verbs are no keywords where nouns are left, and a name that is one is', () => {
  const headlines = [
    'Kaptenen greps efter att färjan sjunkit – varvet påverkas',
    'Kaptenen för färjan gripen: varvet har stoppat bygget',
    'Färjan sjönk – kaptenen döms och varvet ställer in bygget',
  ]
  const keywords = keywordsOf(
    headlines.map((title, i) => ({
      ...{ id: `a${i}`, title, summary: '', body: '', language: 'sv', sourceHost: `outlet${i}.example`, publishedAt: 0, copyOf: null },
    })),
  )
  expect(keywords).toEqual(expect.arrayContaining(['färjan', 'kaptenen', 'varvet']))
  for (const verb of ['greps', 'gripen', 'stoppat', 'påverkas', 'ställer', 'döms']) expect(keywords).not.toContain(verb)
  expect(isPoorKeyword('Visar', 'sv', false)).toBe(true)
  expect(isPoorKeyword('Visar', 'sv', true)).toBe(false)
  expect(isPoorKeyword('strider', 'sv', false)).toBe(false)
})
