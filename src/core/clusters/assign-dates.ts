import { withoutClitic } from '../text/clitics.ts'
import { pairsOf } from '../text/words.ts'
import { foldArabic, stemOf } from '../text/words-stems.ts'
import { CALENDAR, FACTS, WEEKDAYS_ROOM, YEAR } from './token-facts.ts'
import type { TokenRun } from './token-table.ts'

/**
 * Dates that a text names, as anchors of the event: years, days of a month, weekdays. Two reports of like events often differ in nothing else.
 * Names of months and weekdays come from the runtime's locale data, in the article's language and in English. Where the month of a date is
 * inflected, its stem is compared; in scripts without spaces a weekday is a pair of characters that no other weekday has, and months are counted.
 */
const YEAR_MIN = 1950
const YEAR_MAX = 2049
const MONTHS = 12
const WEEKDAYS = 7
const SHORT_LENGTH = 3

/** Languages that name months or weekdays in more than one way. */
const LOCALES: Readonly<Record<string, readonly string[]>> = { ar: ['ar', 'ar-SY'], zh: ['zh', 'zh-TW'] }

/** Where a month stands: the number before it is the month (月). */
const MONTH_COUNTED = 13
const MONTH_COUNTERS = new Set('月월')
/** What stands where a day of a month may: a counter of days, and the word between a day and its month ("2 de marzo"). */
const MARK_DAY = 32
const MARK_JOIN = 33
const MARKS = new Map([...[...'日号號일'].map((mark) => [mark, MARK_DAY] as const), ['de', MARK_JOIN] as const])

export interface Calendar {
  /** The month (from 0) and the weekday (from Monday, 0) that a word names. */
  monthOf(raw: string): number | undefined
  weekdayOf(raw: string): number | undefined
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
  { run: { ids, anchors, anchorCount }, end }: { run: Pick<TokenRun, 'ids' | 'anchors' | 'anchorCount'>; end: number },
  visit: DateVisitor,
): void {
  const markAt = (i: number) => (i >= 0 && i < end ? days[ids[i]!]! : 0)
  const dayAt = (i: number) => (markAt(i) < MARK_DAY ? markAt(i) : 0)
  const visitCounted = (i: number) => {
    const [month, day] = [dayAt(i - 1), dayAt(i + 1)]
    if (markAt(i + 2) === MARK_DAY && month !== 0 && month <= MONTHS && day !== 0) visit.day(month - 1, day)
  }
  for (let k = 0; k < anchorCount; k++) {
    const i = anchors[k]!
    if (i >= end) return
    const year = facts[ids[i]! * FACTS + YEAR]!
    const calendar = facts[ids[i]! * FACTS + CALENDAR]!
    if (year !== 0) visit.year(year)
    const weekday = calendar % WEEKDAYS_ROOM
    if (weekday !== 0) visit.weekday(weekday - 1)
    const month = (calendar - weekday) / WEEKDAYS_ROOM
    if (month === MONTH_COUNTED) visitCounted(i)
    else if (month !== 0) {
      const day = dayAt(i + 1) || dayAt(i - 1) || (markAt(i - 1) === MARK_JOIN ? dayAt(i - 2) : 0)
      if (day !== 0) visit.day(month - 1, day)
    }
  }
}

const dayPattern = /^([0-3]?\d)(?:st|nd|rd|th|er|º)?$/

/** The day of a month that a token may be, also as an ordinal, or what else it is beside one; 0: neither. */
export function dayOf(raw: string): number {
  const day = raw.charCodeAt(0) <= 0x39 ? Number(dayPattern.exec(raw)?.[1]) : 0
  return day >= 1 && day <= 31 ? day : (MARKS.get(raw) ?? 0)
}

/** Month and weekday of a word as one number, `month * WEEKDAYS_ROOM + weekday`, both counted from 1. */
export function calendarDayOf(raw: string, { monthOf, weekdayOf }: Calendar): number {
  const month = MONTH_COUNTERS.has(raw) ? MONTH_COUNTED : (monthOf(raw) ?? -1) + 1
  return month * WEEKDAYS_ROOM + (weekdayOf(raw) ?? -1) + 1
}

/** Names of months and weekdays of a language and of English; the short forms of English in English alone: elsewhere they are words. */
export function calendarOf(language: string): Calendar {
  const known = calendars.get(language)
  if (known) return known
  const made = createCalendar(language)
  if (calendars.size < 64) calendars.set(language, made)
  return made
}

function createCalendar(language: string): Calendar {
  const months = new Map<string, number>()
  const weekdays = new Map<string, number>()
  const plain = (word: string) => (language === 'ar' ? foldArabic(word) : language === 'tr' ? withoutClitic(word, language) : word)
  for (const locale of Intl.DateTimeFormat.supportedLocalesOf(
    [...(LOCALES[language] ?? [language]), 'en'].filter((tag) => /^[a-z]{2,3}(?:-|$)/i.test(tag)),
  )) {
    const forms = WITHOUT_SPACES.test(locale) ? [...FORMS, { month: 'long', weekday: 'short' } as const] : FORMS
    const inForms = forms.map((form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }))
    for (const format of inForms) {
      for (let i = 0; i < MONTHS; i++) months.set(plain(partOf(format, Date.UTC(2024, i, 1), 'month')), i)
      addWeekdays(
        weekdays,
        Array.from({ length: WEEKDAYS }, (_, i) => plain(partOf(format, Date.UTC(2024, 0, 1 + i), 'weekday'))),
      )
    }
  }
  if (language === 'en' || language === 'und') addShort(months, weekdays)
  const isAlike = STEMS_ALIKE.has(language)
  const stems = isInflected(language)
    ? { months: stemmed(months, language), weekdays: isAlike ? undefined : stemmed(weekdays, language) }
    : null
  const find = (names: ReadonlyMap<string, number>, byStem: ReadonlyMap<string, number> | undefined, raw: string) => {
    const lower = plain(raw.toLowerCase())
    return names.get(lower) ?? byStem?.get(stemOf(lower, language))
  }
  return { monthOf: (raw) => find(months, stems?.months, raw), weekdayOf: (raw) => find(weekdays, stems?.weekdays, raw) }
}

/** Where other words have the stems of weekdays: Greek ordinals, Finnish "maan" (of the land). */
const STEMS_ALIKE = new Set(['el', 'fi'])
const WITHOUT_SPACES = /^(?:zh|ja|ko|th)/
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long', weekday: 'long' },
  { month: 'long', day: 'numeric', weekday: 'long' },
]

/** The word of a weekday; of compounds the first part ("terça-feira"), of names in scripts without spaces the pairs that it has alone. */
function addWeekdays(weekdays: Map<string, number>, names: readonly string[]): void {
  names.forEach((name, i) => {
    const pairs = pairsOf(name)
    if (pairs.length === 0 && name.length > 1) weekdays.set(name.split('-')[0]!, i)
    for (const pair of pairs) if (!names.some((other) => other !== name && other.includes(pair))) weekdays.set(pair, i)
  })
}

/** English short forms but for those that are words of their own. */
function addShort(months: Map<string, number>, weekdays: Map<string, number>): void {
  for (const names of [months, weekdays])
    for (const [name, i] of [...names]) if (name.length > SHORT_LENGTH + 1) names.set(name.slice(0, SHORT_LENGTH), i)
  months.delete('mar')
  for (const word of ['sun', 'sat', 'wed']) weekdays.delete(word)
}

/** Whether the month of a date has another form than the month alone. */
function isInflected(language: string): boolean {
  if (!/^[a-z]{2,3}$/.test(language)) return false
  const [alone, dated] = FORMS.map((form) => partOf(new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }), 0, 'month'))
  return alone !== dated
}

/** Short stems are left out, which other words share: Polish "mają" (they have) and "maja" (of May). */
function stemmed(names: ReadonlyMap<string, number>, language: string): Map<string, number> {
  return new Map([...names].map(([name, i]) => [stemOf(name, language), i] as const).filter(([stem]) => stem.length > SHORT_LENGTH))
}

function partOf(format: Intl.DateTimeFormat, at: number, type: 'month' | 'weekday'): string {
  return (
    format
      .formatToParts(at)
      .find((part) => part.type === type)
      ?.value.toLowerCase() ?? ''
  )
}
