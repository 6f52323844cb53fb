import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePublishedAt } from './published-at.ts'

describe('dates that publishers write', () => {
  test.each([
    ['2020-01-02T03:04:05Z', '2020-01-02T03:04:05.000Z'],
    ['2020-01-02T03:04:05.1234567+02:00', '2020-01-02T01:04:05.123Z'],
    ['2020-01-02 03:04', '2020-01-02T03:04:00.000Z'],
    ['2020-01-02 03:04:05 -0500', '2020-01-02T08:04:05.000Z'],
    ['20200102T030405Z', '2020-01-02T03:04:05.000Z'],
    ['2020-01-02', '2020-01-02T00:00:00.000Z'],
    ['2020/01/02 03:04:05', '2020-01-02T03:04:05.000Z'],
    ['2020-01-02T24:00:00Z', '2020-01-03T00:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59.000Z'],
    ['Thu, 01 Jan 2004 19:48:21 GMT', '2004-01-01T19:48:21.000Z'],
    ['Thu, 01 Jan 04 19:48:21 EST', '2004-01-02T00:48:21.000Z'],
    ['1 Jan 2004 19:48 +0530', '2004-01-01T14:18:00.000Z'],
    ['Thu Jan  1 19:48:21 2004', '2004-01-01T19:48:21.000Z'],
    ['Thu Jan 01 19:48:21 GMT+0200 2004', '2004-01-01T17:48:21.000Z'],
    ['January 5, 2020 3:04 PM EST', '2020-01-05T20:04:00.000Z'],
    ['Mon, 5. März 2019 10:00 MEZ', '2019-03-05T09:00:00.000Z'],
    ['Wed, 02 Oct 2002 08:00:00 EST5EDT', '2002-10-02T13:00:00.000Z'],
    ['29 Feb 2024 00:00 UT', '2024-02-29T00:00:00.000Z'],
  ])('%s', (text, expected) => {
    const parsed = parsePublishedAt(text)
    expect(parsed === null ? null : new Date(parsed).toISOString()).toBe(expected)
  })
})

describe('what is no date', () => {
  test.each([
    '',
    'yesterday',
    '2020',
    '2020-01',
    '2020-13-01',
    '2020-02-30',
    '29 Feb 2023 00:00 UT',
    '0000-00-00T00:00:00Z',
    '0000-01-01',
    '2020-01-02T25:00:00Z',
    '2020-01-02T03:61Z',
    '1700000000',
    '1700000000000',
    '07/06/2004',
    'Fri, 32 Jan 2020 00:00:00 GMT',
    '2020-01-02T00:00:00+25:00',
    'market 12 2020',
    `${'9'.repeat(200)}`,
  ])('%j', (text) => {
    expect(parsePublishedAt(text)).toBeNull()
  })
})

test('every instant is read back from its ISO and RFC 822 forms', () => {
  const instants = fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (date) => {
      expect(parsePublishedAt(date.toISOString())).toBe(date.getTime())
      expect(parsePublishedAt(date.toUTCString())).toBe(Math.floor(date.getTime() / 1000) * 1000)
    }),
  )
})
