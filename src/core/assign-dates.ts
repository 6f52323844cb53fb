import { CALENDAR, FACTS, WEEKDAYS_ROOM, YEAR } from './token-facts.ts'

/**
 * Dates that a text names, as anchors of the event: years, days of a month, weekdays. Two reports of like events often differ in nothing else.
 * Names of months and weekdays come from the runtime's locale data, in the article's language and in English.
 */
const YEAR_MIN = 1950
const YEAR_MAX = 2049
const MONTHS = 12
const WEEKDAYS = 7
const SHORT_LENGTH = 3

export interface Calendar {
  readonly months: ReadonlyMap<string, number>
  readonly weekdays: ReadonlyMap<string, number>
}

const calendars = new Map<string, Calendar>()

/** The year that four digits name, or 0. */
export function yearOf(raw: string): number {
  const year = raw.length === 4 ? Number(raw) : Number.NaN
  return year >= YEAR_MIN && year <= YEAR_MAX ? year : 0
}

export interface DateVisitor {
  year(year: number): void
  day(month: number, day: number): void
  weekday(weekday: number): void
}

/** Visits the dates among the first `end` tokens. Months count from 0, weekdays from Monday, 0. */
export function eachDate(
  { facts, days }: { readonly facts: Int32Array; readonly days: Uint8Array },
  { run: { ids }, end }: { run: { readonly ids: Int32Array }; end: number },
  visit: DateVisitor,
): void {
  for (let i = 0; i < end; i++) {
    const year = facts[ids[i]! * FACTS + YEAR]!
    const calendar = facts[ids[i]! * FACTS + CALENDAR]!
    if ((year | calendar) === 0) continue
    if (year !== 0) visit.year(year)
    const weekday = calendar % WEEKDAYS_ROOM
    if (weekday !== 0) visit.weekday(weekday - 1)
    if (calendar < WEEKDAYS_ROOM) continue
    const day = (i + 1 < end ? days[ids[i + 1]!]! : 0) || (i > 0 ? days[ids[i - 1]!]! : 0)
    if (day !== 0) visit.day((calendar - weekday) / WEEKDAYS_ROOM - 1, day)
  }
}

const dayPattern = /^([0-3]?\d)(?:st|nd|rd|th)?$/

/** A day of a month, also as an ordinal. */
export function dayNumber(raw: string | undefined): number | null {
  const day = raw === undefined ? Number.NaN : Number(dayPattern.exec(raw)?.[1])
  return day >= 1 && day <= 31 ? day : null
}

/** Names of months and weekdays, long and short, of a language and of English. */
export function calendarOf(language: string): Calendar {
  const known = calendars.get(language)
  if (known) return known
  const months = new Map<string, number>()
  const weekdays = new Map<string, number>()
  for (const locale of Intl.DateTimeFormat.supportedLocalesOf([language, 'en'].filter((tag) => /^[a-z]{2,3}$/i.test(tag)))) {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', weekday: 'long', timeZone: 'UTC' })
    for (let i = 0; i < MONTHS; i++) for (const name of partsOf(format, Date.UTC(2024, i, 1), 'month')) months.set(name, i)
    for (let i = 0; i < WEEKDAYS; i++) for (const name of partsOf(format, Date.UTC(2024, 0, 1 + i), 'weekday')) weekdays.set(name, i)
  }
  // Short forms that are words of their own.
  months.delete('mar')
  for (const word of ['sun', 'sat', 'wed']) weekdays.delete(word)
  const made = { months, weekdays }
  if (calendars.size < 64) calendars.set(language, made)
  return made
}

function partsOf(format: Intl.DateTimeFormat, at: number, type: 'month' | 'weekday'): string[] {
  const name =
    format
      .formatToParts(at)
      .find((part) => part.type === type)
      ?.value.toLowerCase() ?? ''
  return name.length > SHORT_LENGTH + 1 ? [name, name.slice(0, SHORT_LENGTH)] : [name]
}
