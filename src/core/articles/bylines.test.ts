import { describe, expect, test } from 'vitest'
import { withinTime } from '../../../test/support/within-time.ts'
import { withoutBylines } from './bylines.ts'

const TITLE = 'Two men held over theft of museum’s coins'
const REPORT =
  'ORSK — Two men were held over the theft of a museum’s coins on Monday, the police of Velia said, after a search of three months.'

describe('who wrote a report is none of its text', () => {
  test.each([
    'By Jane Roe',
    'by Jane Roe and Max Moe',
    'By: Jane Roe, Max Moe, and Ana de la Cruz',
    'By JANE ROE, AP Diplomatic Writer',
    'By Jane Roe | Staff reporter',
    'Written by Jane O’Roe',
    'By Jane Roe, writer for the Post.',
    'Jane Roe',
    'Jane M. Roe and Max van der Moe',
    'Jane Roe, Staff Writer | August 3, 2025',
    'Jane Roe – Political correspondent',
    'Von Hanna Krüger, Berlin',
    'Par Élodie Martin et Luc Petit',
    'Por María-José Gómez y Luis Pérez',
    'Di Carla Bianchi',
    'Av Åsa Öberg',
    'Автор: Иван Петров',
  ])('%s', (byline) => {
    expect(withoutBylines(`${byline}\n${REPORT}`, TITLE)).toBe(REPORT)
    expect(withoutBylines(byline, TITLE)).toBe('')
  })
  test('also below other lines above the text, which stay', () => {
    expect(withoutBylines(`Crime\nJane Roe\nUpdated 3 hours ago\n${REPORT}`, TITLE)).toBe(`Crime\nUpdated 3 hours ago\n${REPORT}`)
  })
})

describe('everything else stays', () => {
  test.each([
    REPORT,
    'Two men held over theft of coins',
    'ORSK',
    'By the time Jane Roe came, the coins were gone.',
    'Von der Leyen wants more coins',
    'Jane Roe, who swam to stardom in the 1940s, dies at 91',
    'Jane Roe steps down, the news agency says',
    'Mayor Jane Roe quits',
    'Police hold two: Reporters wait',
    'De Orskse Haven, die vorige week dicht was, wil niet reageren.',
    'De Veliase Spoorwegen – de grootste van het land – schrapt treinen.',
    'By New Year’s Eve, the city will have lost half its ferries.',
    'Jane Roe, a reporter for the Velia Post, was shot on Monday.',
    'Red Harbour, an aid agency, said that it would close.',
    '',
  ])('%s', (line) => expect(withoutBylines(`${line}\n${REPORT}`, TITLE)).toBe(`${line}\n${REPORT}`))

  test('a line that tells the headline, though each of its words has a capital', () => {
    expect(withoutBylines(`Museum Theft: Men Held\nMuseum Theft Men Held\n${REPORT}`, TITLE)).toMatch(
      /^Museum Theft: Men Held\nMuseum Theft Men/,
    )
  })
  test('names below the beginning of the text', () => {
    for (const text of [`${REPORT}\nJane Roe`, `${'Another line\n'.repeat(6)}Jane Roe\n${REPORT}`])
      expect(withoutBylines(text, TITLE)).toBe(text)
  })
})

test('lines of names without end are read at once', () => {
  for (const part of ['Jane Roe, ', 'Jane and ', 'Jane de la ', 'By Jane Roe and ', 'J.'])
    withinTime(() => withoutBylines(`${part.repeat(100 / part.length)}\n`.repeat(6), TITLE))
})
