import type { Tokens } from './words.ts'

/**
 * Dates that a text names, as anchors of the event: years, days of a month, weekdays. Two reports of like events often differ in nothing else.
 * Names of months and weekdays come from the runtime's locale data, in the article's language and in English.
 */
const YEAR_MIN = 1950
const YEAR_MAX = 2049
const MONTHS = 12
const WEEKDAYS = 7
const SHORT_LENGTH = 3

interface Calendar {
  readonly months: ReadonlyMap<string, number>
  readonly weekdays: ReadonlyMap<string, number>
}

const calendars = new Map<string, Calendar>()

export interface DateVisitor {
  year(year: number): void
  day(month: number, day: number): void
  weekday(weekday: number): void
}

/** Visits the dates among the first `end` tokens. */
export function eachDate(tokens: Tokens, { language, end }: { language: string; end: number }, visit: DateVisitor): void {
  const { months, weekdays } = calendarOf(language)
  for (let i = 0; i < Math.min(end, tokens.raw.length); i++) {
    const raw = tokens.raw[i]!
    const code = raw.charCodeAt(0)
    if (code >= 48 && code <= 57) {
      const year = raw.length === 4 ? Number(raw) : Number.NaN
      if (year >= YEAR_MIN && year <= YEAR_MAX) visit.year(year)
      continue
    }
    const lower = raw.toLowerCase()
    const weekday = weekdays.get(lower)
    if (weekday !== undefined) visit.weekday(weekday)
    const month = months.get(lower)
    if (month === undefined) continue
    const day = dayNumber(tokens.raw[i + 1]) ?? dayNumber(tokens.raw[i - 1])
    if (day !== null) visit.day(month, day)
  }
}

const dayPattern = /^([0-3]?\d)(?:st|nd|rd|th)?$/

function dayNumber(raw: string | undefined): number | null {
  const day = raw === undefined ? Number.NaN : Number(dayPattern.exec(raw)?.[1])
  return day >= 1 && day <= 31 ? day : null
}

function calendarOf(language: string): Calendar {
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
