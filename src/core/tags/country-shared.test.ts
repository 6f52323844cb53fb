import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['es', 'US', 'Georgia: tornado deja dos muertos en Atlanta'],
  ['es', 'GE', 'Georgia: miles marchan en Tiflis'],
  ['it', 'GE', 'Georgia, chiusa una miniera'],
])('a country that is called as a state is takes what the text tells (%s: %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})
