// A headline is what a stranger sent: none keeps the pipeline busy for long. What can be read in two ways at each place would take for ever here.

import { expect, test, vi } from 'vitest'
import { withinTime } from '../../../test/support/within-time.ts'

const REPEATED_PART = /\)(?:[*+]|\{\d+,\d*\})/
const ENDLESS = 60

/** What modules put together from lists of words, as they are loaded, and then repeat. */
const patterns: RegExp[] = []
const Native = RegExp
globalThis.RegExp = new Proxy(Native, {
  construct(target, [source, flags]) {
    const pattern = new target(source, flags)
    if (REPEATED_PART.test(pattern.source)) patterns.push(pattern)
    return pattern
  },
})
// Other tests of this process may have loaded them.
vi.resetModules()
const { cleanHeadline } = await import('./title.ts')
const { isReportable } = await import('./summary-clean.ts')
globalThis.RegExp = Native

test('words of a list, over and over, are read at once by every pattern that repeats them', () => {
  expect(patterns.length).toBeGreaterThan(5)
  for (const pattern of patterns)
    for (const word of new Set(pattern.source.match(/[\p{L}\p{N}]{2,}/gu)))
      withinTime(() => {
        for (const joint of ['', ' ', ', '])
          for (const before of ['', '[', '(', 'Bridge in Velmar - ']) pattern.exec(`${before}${(word + joint).repeat(ENDLESS)}\u0001`)
      })
})

test.each([
  ['labels of two languages', 'LIVE '.repeat(100)],
  ['labels that hold another', '更新詳報'.repeat(100)],
  ['a list in a bracket that never closes', `Bridge in Velmar (${'foto+video, '.repeat(40)}`],
])('a headline of %s is read at once', (_, title) => {
  expect(withinTime(() => cleanHeadline(title))).not.toBe('')
})

test('a sentence that begins as a byline does is read at once, however long its words', () => {
  const sentences = [
    ['en', `By ${'ndc'.repeat(60)} of it on the way to Velmar.`],
    ['nl', 'De voorzitterschappen van de volksvertegenwoordigingen worden ondergebracht in het gebouw.'],
  ] as const
  expect(sentences.map(([language, sentence]) => withinTime(() => isReportable(sentence, language)))).toEqual([true, true])
})
