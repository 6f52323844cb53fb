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
  ['MUST WATCH Ferry sinks off Orsk with forty people on board.', 'Ferry sinks off Orsk with forty people on board.'],
  ['ALL EYES ON ORSK The bridge is closed for a third day.', 'The bridge is closed for a third day.'],
  ['GOOD GUY WITH A Gun shop owner was heard in Orsk.', 'GOOD GUY WITH A Gun shop owner was heard in Orsk.'],
  ...[
    'NO FORMER Minister will be charged over the bridge in Orsk.',
    'NO END IN SIGHT The bridge is closed for a third day.',
    'POLICE IN Marburn have arrested two men over the fire.',
    'SHARES IN Velia Lines fell by a third on Monday.',
    'VRU CEO Ann Roe said that trains will stand still.',
    "ORSK'S The Harbour pub was closed after the fire.",
    'ORSK HAS A new bridge, and nobody may cross it.',
  ].map((sentence) => [sentence, sentence]),
  ['The Orsk Government has refused to say why.', 'The Orsk Government has refused to say why.'],
])('the first words of a report in capitals are no heading: %s', (sentence, expected) => {
  expect(cleanSentence(sentence)).toBe(expected)
})
