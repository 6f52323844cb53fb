import { expect, test } from 'vitest'
import { termOf } from './content-terms.ts'

test.each([
  ['en', 'Monday', 'MIT'],
  ['de', 'mit', 'Lune'],
  ['fr', 'lundi', 'Lune'],
  ['es', 'lunes', 'mit'],
  ['da', 'og', 'told'],
  ['sv', 'och', 'last'],
  ['pt', 'segunda', 'time'],
])('in %s "%s" joins nothing and "%s" does: each language has its own words without content', (language, empty, full) => {
  expect(termOf(empty, language)).toBe('')
  expect(termOf(full, language)).not.toBe('')
})
