// A headline is what a stranger sent: none keeps the pipeline busy for long. What can be read in two ways at each place would take for ever here.

import { expect, test } from 'vitest'
import { isReportable } from './summary-clean.ts'
import { cleanHeadline } from './title.ts'

const endless = (piece: string, end = ''): string => piece.repeat(500 / piece.length) + end

test.each([
  ['labels of two languages', endless('LIVE ')],
  ['labels that hold another', endless('更新詳報')],
  ['labels in a bracket that never closes', `【${endless('影片影')}`],
  ['a list in a bracket that never closes', `Bridge in Velmar (${endless('foto+video, ')}`],
  ['a list behind a headline', `Bridge in Velmar closed - ${endless('video, foto, ', 'x')}`],
])('a headline of %s is read at once', (_, title) => {
  expect(cleanHeadline(title)).not.toBe('')
})

test('a sentence that begins as a byline does is read at once, however long its words', () => {
  expect(isReportable(`By ${'ndc'.repeat(60)} of it on the way to Velmar.`, 'en')).toBe(true)
  expect(isReportable('De voorzitterschappen van de volksvertegenwoordigingen worden ondergebracht in het gebouw.', 'nl')).toBe(true)
})
