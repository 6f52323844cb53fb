import { expect, test } from 'vitest'
import { cleanSentence, isReportable } from './summary-clean.ts'

test('sentences of nothing but dates are judged at once', { timeout: 5_000 }, () => {
  const dates = (year: number): string => `These ${`May 1, ${year} `.repeat(20)}x.`
  expect(Array.from({ length: 300 }, (_, i) => isReportable(dates(2_000 + i), 'en'))).not.toContain(true)
})

test.each([
  ['THE ORSK Government has refused to say why the bridge is closed.', 'The ORSK Government has refused to say why the bridge is closed.'],
  ['AN ORSK Rovers player was hurt in the last minute.', 'An ORSK Rovers player was hurt in the last minute.'],
  ['THE LATEST Police say three people died on the bridge.', 'Police say three people died on the bridge.'],
  ['ALL HANDS ON DECK In two hours the storm will reach Orsk.', 'In two hours the storm will reach Orsk.'],
  ['The Orsk Government has refused to say why.', 'The Orsk Government has refused to say why.'],
])('the first words of a report in capitals are no heading: %s', (sentence, expected) => {
  expect(cleanSentence(sentence)).toBe(expected)
})
