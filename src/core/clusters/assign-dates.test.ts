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

test.each([
  ['de', 'die Polizei teilte am Montag, dem 2. März 2026, mit', 3],
  ['fr', 'lundi 2 mars 2026, la mer et mon père', 3],
  ['fr', 'le 1er mars', 1],
  ['es', 'el lunes 2 de marzo de 2026', 3],
  ['it', 'lunedì 2 marzo 2026', 3],
  ['pt', 'segunda-feira, 2 de março de 2026, ter', 3],
  ['ru', 'в понедельник, 2 марта 2026 года', 3],
  ['pl', 'w poniedziałek, 2 marca 2026 roku mają 12 punktów', 3],
  ['cs', 'v pondělím závodě 2. března 2026', 3],
  ['tr', "2026'da, pazartesi günü, 2 Mart'ta", 3],
  ['el', 'Δευτέρα 2 Μαρτίου 2026, η τρίτος νεκρός', 3],
  ['fi', '2. maaliskuuta 2026, koko maan', 2],
  ['ar', 'يوم الإثنين ٢ مارس ٢٠٢٦', 3],
  ['zh', '2026年3月2日星期一', 3],
  ['zh', '周一，三月二日', 2],
  ['ja', '2026年3月2日（月曜日）', 3],
])('%s: year, day and weekday of "%s" are read, and no other', (language, text, count) => {
  const dates = datesIn(text, language)
  expect(dates).toHaveLength(count)
  for (const date of dates) expect(['year 2026', 'day 3/2', 'day 3/1', 'weekday 0']).toContain(date)
})
