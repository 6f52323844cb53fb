import { expect, test } from 'vitest'
import { eachDate } from './assign-dates.ts'
import { emptyRun, tokenTableOf } from './token-table.ts'

function datesIn(text: string, language = 'en'): string[] {
  const found: string[] = []
  const table = tokenTableOf(language)
  const run = emptyRun()
  table.read(text, 100, run)
  eachDate(
    table,
    { run, end: run.length },
    {
      year: (year) => found.push(`year ${year}`),
      day: (month, day) => found.push(`day ${month + 1}/${day}`),
      weekday: (weekday) => found.push(`weekday ${weekday}`),
    },
  )
  return found
}

test('a day is read on either side of its month, long or short', () => {
  expect(datesIn('On 16 September 2013')).toEqual(['day 9/16', 'year 2013'])
  expect(datesIn('Dec 23rd')).toEqual(['day 12/23'])
})

test('weekdays count from Monday', () => {
  expect(datesIn('on Monday and on Friday')).toEqual(['weekday 0', 'weekday 4'])
})

test('the names of the article’s own language are known', () => {
  expect(datesIn('am Freitag, 3. Oktober', 'de')).toEqual(['weekday 4', 'day 10/3'])
})

test('a number that is no year says nothing', () => {
  expect(datesIn('1200 people and 9999 houses')).toEqual([])
})
