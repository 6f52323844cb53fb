import { describe, expect, test } from 'vitest'
import { withinTime } from '../../../test/support/within-time.ts'
import { withoutPictureCredits } from './picture-credits.ts'

const CAPTION = 'The harbour of Orsk after the storm of Monday.'
const REPORT = 'Ferries resumed on Tuesday, the port of Orsk said.'

describe('whose picture it is, is none of a text', () => {
  test.each([
    '(Ann Roe/Reuters)',
    '(AP Photo/J. Scott Roe, File)',
    '(REUTERS/Ann Roe)',
    '(Photo by Ann Roe/Getty Images)',
    '(Photo: Ann Roe, USA Today)',
    '[Image: Ann Roe]',
    'Ann Roe/AFP via Getty Images',
    'Ann Roe / The Orsk Morning Post via AP',
    'Ann Roe-Pool/Getty Images',
    'AP Photo/Ann de la Roe',
    'Photo by Ann Roe',
    'Photograph: Ann Roe/EPA',
    'Foto: Ann Roe/dpa',
    '(photo credit: REUTERS/ANN ROE)',
    '(Additional reporting by Ann Roe in Orsk; Editing by Max Moe)',
  ])('%s', (credit) => {
    expect(withoutPictureCredits(`${CAPTION} ${credit}\n${REPORT}`).replace(/ (?=\n)/, '')).toBe(`${CAPTION}\n${REPORT}`)
  })
})

test.each([
  'The Roe/Moe ticket leads, and the either/or of the vote is over.',
  'Ann Roe won via penalties, and Max Moe/Ada Poe lost the double.',
  'The photo: a harbour after the storm. (He took it on Monday.)',
  'Talks on the Velia/Orsk border via mediators go on, the picture is grim.',
  'Read more at https://gazette.example/News/Ann-Roe or on AM/FM.',
  '',
])('everything else stays: %s', (text) => expect(withoutPictureCredits(text)).toBe(text))

test('what lies far down in a text is not looked at', () => {
  const text = `${REPORT.repeat(100)} (Ann Roe/Reuters)`
  expect(withoutPictureCredits(text)).toBe(text)
})

test('texts that seem to be nothing but credits are read at once', () => {
  for (const part of ['(Photo by ', '/ Ann ', '/The A ', 'Ann Roe/AP', 'Photo: Ann Roe / ', 'A. ', 'via AP ', '[Reporting by A'])
    withinTime(() => withoutPictureCredits(part.repeat(3_000 / part.length)))
})
