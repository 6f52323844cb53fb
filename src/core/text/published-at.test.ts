import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateHabitsOf, parsePublishedAt, readDate } from './published-at.ts'

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
    ['mar, 10 nov 2026 10:00:00 +0100', '2026-11-10T09:00:00.000Z'],
    ['mar. 10 mar. 2026 10:00', '2026-03-10T10:00:00.000Z'],
    ['mar 10 nov 2026', '2026-11-10T00:00:00.000Z'],
    ['out of order 10 Nov 2026', '2026-11-10T00:00:00.000Z'],
    ['10 Nov 2026 (mar)', '2026-11-10T00:00:00.000Z'],
    ['29 Feb 2024 00:00 UT', '2024-02-29T00:00:00.000Z'],
    ['2026-03-02T10:00:00\u221205:00', '2026-03-02T15:00:00.000Z'],
    ['2026-03-02T10:00\u201305:00', '2026-03-02T15:00:00.000Z'],
    ['2026-03-02T10:00:00.123 \u20130530', '2026-03-02T15:30:00.123Z'],
    ['Mon, 02 Mar 2026 10:00:00 \u22120500', '2026-03-02T15:00:00.000Z'],
    ['Mon, 02 Mar 2026 10:00:00 \u20130500', '2026-03-02T15:00:00.000Z'],
    ['Mon, 02 Mar 2026 10:00 \u20130500', '2026-03-02T15:00:00.000Z'],
    ['Mon Mar 02 10:00:00 GMT\u20135 2026', '2026-03-02T15:00:00.000Z'],
    ['2 March 2026, 10:00\u201312:00', '2026-03-02T10:00:00.000Z'],
    ['2 March 2026 10:00 \u2013 12:00', '2026-03-02T10:00:00.000Z'],
    ['24.11.2026 \u2013 10:00', '2026-11-24T10:00:00.000Z'],
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    ['1700000000.25', '2023-11-14T22:13:20.250Z'],
    [' 1700000000123 ', '2023-11-14T22:13:20.123Z'],
    ['11/23/2026', '2026-11-23T00:00:00.000Z'],
    ['11/23/2026 4:05:06 PM', '2026-11-23T16:05:06.000Z'],
    ['Mon, 11/23/2026 16:05 -0500', '2026-11-23T21:05:00.000Z'],
    ['23/11/2026, 16:05', '2026-11-23T16:05:00.000Z'],
    ['7/7/2004', '2004-07-07T00:00:00.000Z'],
    ['24.11.2026 10:00', '2026-11-24T10:00:00.000Z'],
    ['24. 11. 2026 10.00', '2026-11-24T10:00:00.000Z'],
    ['24.11.2026 klo 10.00', '2026-11-24T10:00:00.000Z'],
    ['Di., 24.11.2026 - 10:00 Uhr', '2026-11-24T10:00:00.000Z'],
    ['24-11-2026 10:00 +0100', '2026-11-24T09:00:00.000Z'],
    ['10:00 24.11.2026', '2026-11-24T10:00:00.000Z'],
    ['2026.11.24', '2026-11-24T00:00:00.000Z'],
    ['2026. 11. 24. 10:00', '2026-11-24T10:00:00.000Z'],
    ['2026-11-24 10:00 CET', '2026-11-24T09:00:00.000Z'],
    ['2026年11月24日 10:00', '2026-11-24T10:00:00.000Z'],
    ['2026년 11월 24일', '2026-11-24T00:00:00.000Z'],
    ['Nov. 24, 2026', '2026-11-24T00:00:00.000Z'],
    ['24. srpna 2026', '2026-08-24T00:00:00.000Z'],
    ['24 жовтня 2026', '2026-10-24T00:00:00.000Z'],
    ['Salı, 24 Kas 2026 10:00:00 +0300', '2026-11-24T07:00:00.000Z'],
    ['24. marraskuuta 2026 10.00', '2026-11-24T10:00:00.000Z'],
    ['24 Νοεμβρίου 2026', '2026-11-24T00:00:00.000Z'],
    ['24 בנובמבר 2026', '2026-11-24T00:00:00.000Z'],
    ['٢٤ نوفمبر ٢٠٢٦', '2026-11-24T00:00:00.000Z'],
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
    '2020-01-02T24:01:00Z',
    '2100-02-29',
    'January 5, 2020 22:04 AM',
    '2020-01-02T03:61Z',
    '999999999',
    '2026112310',
    '9007199254740',
    '0000000000',
    '170000000000',
    '07/06/2004',
    '11/6/2026 10:00 PM',
    '07.06.2026 10:00',
    '24.11.26',
    '24.13.2026',
    '24.11.2026.5',
    '10 listopada 2026',
    'version 24.11.2026 of something long',
    '13/23/2026',
    '02/30/2026',
    '11/23/26',
    '11/23/2026/4',
    'Fri, 32 Jan 2020 00:00:00 GMT',
    '2020-01-02T00:00:00+15:00',
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

describe('a date of two readings is read as its feed writes dates', () => {
  test.each([
    ['its other dates say day first', ['24.11.2026', '06.07.2026'], null, '07.06.2026', '2026-06-07'],
    ['its other dates say month first', ['11/24/2026'], 'es', '07/06/2026', '2026-07-06'],
    ['its other dates contradict each other', ['11/24/2026', '24/11/2026'], 'es', '07/06/2026', null],
    ['its language says day first', [], 'de-AT', '07.06.2026 10:00', '2026-06-07'],
    ['English of a country that says day first', [], 'en_GB', '07/06/2026', '2026-06-07'],
    ['English, which programs declare unasked', [], 'en-us', '07/06/2026', null],
    ['no language', [], null, '07/06/2026', null],
    ['a language that the runtime does not know', [], 'la', '07/06/2026', null],
    ['no language that there is', [], 'x'.repeat(300), '07/06/2026', null],
    ['October in Croatian', [], 'hr', '10 listopada 2026', '2026-10-10'],
    ['November in Polish', [], 'pl-PL', '10 listopada 2026', '2026-11-10'],
  ])('%s', (_, others, language, text, expected) => {
    const read = readDate(text, dateHabitsOf(others, language))
    expect(read === null ? null : new Date(read.at).toISOString().slice(0, 10)).toBe(expected)
  })
})

test.each([
  ['2026-11-26 10:00 Europe/Berlin', '2026-11-26T09:00:00.000Z'],
  ['Thu, 26 Nov 2026 10:00:00 america/new_york', '2026-11-26T15:00:00.000Z'],
  ['Fri, 24 Jul 2026 10:00:00 America/New_York', '2026-07-24T14:00:00.000Z'],
  ['Thu Nov 26 10:00:00 America/Argentina/Buenos_Aires 2026', '2026-11-26T13:00:00.000Z'],
  ['2026-11-26T10:00:00[Asia/Kolkata]', '2026-11-26T04:30:00.000Z'],
  ['26.11.2026 10:00 МСК', '2026-11-26T07:00:00.000Z'],
  ['November 26, 2026 10:00 PM ET', '2026-11-27T03:00:00.000Z'],
  ['July 24, 2026 10:00 PM ET', '2026-07-25T02:00:00.000Z'],
  ['July 24, 2026 10:00:45 PM ET', '2026-07-25T02:00:45.000Z'],
  ['2026-11-26 10:00:31 Europe/Berlin', '2026-11-26T09:00:31.000Z'],
  // Behind the name of a place the sign is part of the name, and turned round: west of Greenwich.
  ['26 Nov 2026 10:00 Etc/GMT+3', '2026-11-26T13:00:00.000Z'],
  // The second of two hours of that name, as the offset says.
  ['2026-10-25T02:30:00+01:00[Europe/Berlin]', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25T02:30:00+02:00[Europe/Berlin]', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29T01:59:00 Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00:00 Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-11-01T08:00:00 Pacific/Auckland', '2026-10-31T19:00:00.000Z'],
  ['Thu, 26 Nov 2026 10:00:00 Eastern Standard Time', '2026-11-26T15:00:00.000Z'],
  ['11/26/2026 10:00:00 AM Pacific Daylight Time', '2026-11-26T17:00:00.000Z'],
  ['July 24, 2026 10:00 PM US Eastern Time', '2026-07-25T02:00:00.000Z'],
  ['November 26, 2026 10:00 PM (Eastern Time)', '2026-11-27T03:00:00.000Z'],
  ['10:00 Central European Summer Time, 24 July 2026', '2026-07-24T08:00:00.000Z'],
  ['24 Jul 2026 10:00 GMT Summer Time', '2026-07-24T09:00:00.000Z'],
  ['24 Jul 2026 10:00 British Summer Time', '2026-07-24T09:00:00.000Z'],
  ['26 Nov 2026 10:00 Greenwich Mean Time', '2026-11-26T10:00:00.000Z'],
  ['26 Nov 2026 10:00 China Standard Time', '2026-11-26T02:00:00.000Z'],
  ['26 Nov 2026 10:00 Moscow Standard Time', '2026-11-26T07:00:00.000Z'],
  ['26 Nov 2026 10:00 India Standard Time', '2026-11-26T04:30:00.000Z'],
  ['Thu, 26 Nov 2026 10:00:00 W. Europe Standard Time', '2026-11-26T09:00:00.000Z'],
  ['23 July 2026 10:00 W. Europe Standard Time', '2026-07-23T08:00:00.000Z'],
  ['23 July 2026 10:00 (FLE Daylight Time)', '2026-07-23T07:00:00.000Z'],
  ['11/26/2026 10:00:00 AM AUS Eastern Standard Time', '2026-11-25T23:00:00.000Z'],
  ['26 Nov 2026 10:00 SA Pacific Standard Time', '2026-11-26T15:00:00.000Z'],
  ['26 Nov 2026 10:00 North Asia East Standard Time', '2026-11-26T02:00:00.000Z'],
  ['23 July 2026 10:00 GMT Daylight Time', '2026-07-23T09:00:00.000Z'],
  ['26 Nov 2026 10:00 GMT+0100 (Greenwich Mean Time)', '2026-11-26T09:00:00.000Z'],
  ['2026-11-26 10:00 constructor', '2026-11-26T10:00:00.000Z'],
])('a zone that is named by its place, its letters or in words holds for the day: %s', (text, expected) => {
  expect(new Date(parsePublishedAt(text) ?? Number.NaN).toISOString()).toBe(expected)
})

test.each([
  ['2026-11-24 10:00', true],
  ['2026-11-24 10:00 Elsewhere/Nowhere', true],
  ['2026-11-24 10:00 Europe/Berlin', false],
  ['2026-11-24 10:00 local time', true],
  ['2026-11-24 10:00 Coordinated Universal Time', false],
  ['24.11.2026 10:00', true],
  ['2026-11-24 10:00Z', false],
  ['24.11.2026 10:00 +0000', false],
  ['Tue, 24 Nov 2026 10:00:00 GMT', false],
  ['1700000000', false],
])('%s leaves its zone open: %s', (text, isLocal) => {
  expect(readDate(text, dateHabitsOf([], null))?.isLocal).toBe(isLocal)
})

test.each([
  ['26/11/2026 10:00:00 p. m.', '2026-11-26T22:00:00.000Z'],
  ['26/11/2026 10:00:00 م', '2026-11-26T22:00:00.000Z'],
  ['26/11/2026 12:30:00 ص', '2026-11-26T00:30:00.000Z'],
  ['26/11/2026 22:00:00 م', '2026-11-26T22:00:00.000Z'],
  ['26/11/2026 10:00 CH', '2026-11-26T22:00:00.000Z'],
  ['26/11/2026 10:00 μμ', '2026-11-26T22:00:00.000Z'],
  ['2026/11/26 下午 10:05:00', '2026-11-26T22:05:00.000Z'],
  ['2026-11-26 오후 1:05', '2026-11-26T13:05:00.000Z'],
  ['2026年11月26日 22時05分', '2026-11-26T22:05:00.000Z'],
  ['2026年11月26日 午後0時05分', '2026-11-26T12:05:00.000Z'],
  ['2026年11月26日 午前0時05分', '2026-11-26T00:05:00.000Z'],
  ['26 Nov 2026 0:05 AM', '2026-11-26T00:05:00.000Z'],
  ['26 Nov 2026 22:05 PM', '2026-11-26T22:05:00.000Z'],
  ['Thu, 26 Nov 2569 10:00:00 +0700', '2026-11-26T03:00:00.000Z'],
  ['29 Feb 2571 10:00 GMT', '2028-02-29T10:00:00.000Z'],
  ['20261126100500', '2026-11-26T10:05:00.000Z'],
])('a date is read as a program wrote it that was set to another land: %s', (text, expected) => {
  expect(new Date(parsePublishedAt(text) ?? Number.NaN).toISOString()).toBe(expected)
})
