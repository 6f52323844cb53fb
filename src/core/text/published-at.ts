/**
 * Reads the dates that publishers write: ISO 8601 and W3C forms, RFC 822 with its odd zones, asctime, dates with month names in the languages of
 * feeds; seconds or milliseconds since 1970, from September 2001 to May 2033, from where on ten digits may be a year, a month, a day and an hour;
 * and dates in numbers where one reading alone is possible: 11/23/2026 and 23.11.2026 are one day, 07/06/2004 is in June or in July and thus no
 * date, unless it is known how its feed writes dates. A year or a month alone is no time of publication. Every form is read by hand, because the
 * runtime's own parser guesses (it reads 2020-13 as local time). A time without a zone is UTC (`time-zones.ts` reads zones).
 */
import { MINUTE_MS } from '../durations.ts'
import { monthOf, WITHIN_NAME } from './month-names.ts'
import { withPlainDigits } from './native-digits.ts'
import { OFFSET, offsetOf, type Zone, zoneIn } from './time-zones.ts'

/** How a feed writes dates. */
export interface DateHabits {
  /** Which number comes first where the year comes last; null when that is not known. */
  first: 'day' | 'month' | null
  /** ISO 639-1. */
  language: string | null
}

const NO_HABITS: DateHabits = { first: null, language: null }

export interface WrittenDate {
  /** Epoch milliseconds. */
  at: number
  /** Whether it names no zone, so that it may be the time of wherever it was written. */
  isLocal: boolean
}

/** The instant in epoch milliseconds, or null when the text is no date. */
export function parsePublishedAt(text: string): number | null {
  return readDate(text, NO_HABITS)?.at ?? null
}

/** A date, and what it leaves open; null when the text is none. */
export function readDate(text: string, habits: DateHabits): WrittenDate | null {
  const trimmed = plainForm(text)
  if (trimmed === '' || trimmed.length > DATE_CHARACTERS_MAX) return null
  return parseIso(trimmed) ?? parseUnix(trimmed) ?? parseWritten(trimmed, habits)
}

/** How the dates of one feed are written: as those of them tell that have one reading alone, else as everybody writes in its language. */
export function dateHabitsOf(texts: readonly string[], declared: string | null): DateHabits {
  const language = /^[a-z]{2}(?![a-z])/.exec((declared ?? '').trim().toLowerCase())?.[0] ?? null
  const told = new Set(texts.map((text) => firstOf(numbersOf(dateIn(plainForm(text)).date))).filter((first) => first !== null))
  if (told.size > 1) return { first: null, language }
  return { first: [...told][0] ?? firstIn(declared), language }
}

/** Programs declare English, and that of America, where nobody has said otherwise. */
function firstIn(declared: string | null): DateHabits['first'] {
  const tag = (declared ?? '').trim().replaceAll('_', '-')
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/i.test(tag) || /^en(?:-us)?$/i.test(tag)) return null
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return null
  const [first, second] = new Intl.DateTimeFormat(tag, { dateStyle: 'short', calendar: 'gregory', timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year')
  return (first === 'day' && second === 'month') || (first === 'month' && second === 'day') ? first : null
}

/** One space, digits that all can read, and the signs of East Asian and Vietnamese dates as hyphens. */
function plainForm(text: string): string {
  return withPlainDigits(text.slice(0, TEXT_CHARACTERS_MAX).normalize('NFC'))
    .replace(WITHIN_NAME, '')
    .replace(/(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/, '$1-$2-$3')
    .replace(/(\d{1,2}) ?[時时시] ?(\d{1,2}) ?[分분](?: ?\d{1,2} ?[秒초])?/, '$1:$2')
    .replace(VIETNAMESE, '$3-$2-$1')
    .replace(/(?:(上午|午前|오전)|下午|午後|오후) ?(\d{1,2}:\d{2}(?::\d{2})?)/, (_, morning, time) => `${time} ${morning ? 'am' : 'pm'}`)
    .replace(HALF_BEFORE, (_, morning, time) => `${time} ${morning ? 'am' : 'pm'}`)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(MINUS, '-')
    .replace(/^(\d{8})(\d{6})$/, '$1T$2')
    .replace(MORNING, ' am')
    .replace(AFTERNOON, ' pm')
}

/** A true minus sign; or the dash that programs make of a hyphen, where an offset stands behind it and not a second time of day ("10:00–12:00"). */
const MINUS =
  /[\u2212\u2010\u2011](?= ?\d)|(?<=(?:T\d{2}:?\d{2}|:\d{2}:\d{2}(?:[.,]\d+)?|UTC|GMT|UT) ?)\u2013(?= ?\d{1,2}(?::?\d{2})?(?![\d:]))|(?<=:\d{2} ?)\u2013(?=\d{4}(?!\d))/g

/** "5 tháng 11, 2026", "5 thg 11, 2026", "ngày 5 tháng 11 năm 2026". */
const VIETNAMESE = /(?<!\d)(\d{1,2}) (?:tháng|thg) (\d{1,2}),? (?:năm )?(\d{4})(?!\d)/

/** "शाम 5:30 बजे", "বিকাল ৩:০৪": the time of day before the hour; night is on either side of midnight. */
const HALF_BEFORE =
  /(?<![\p{L}\p{M}])(?:(सुबह|पूर्वाह्न|सकाळी|সকাল|ভোর|পূর্বাহ্ণ|(?:रात|रात्री|রাত)(?= (?:12|0?[0-5]):))|रात|रात्री|দুপুর|বিকাল|বিকেল|সন্ধ্যা|অপরাহ্ণ|রাত|दोपहर|शाम|अपराह्न|दुपारी|सायंकाळी) (\d{1,2}:\d{2}(?::\d{2})?)/u

/** The half of the day behind a time, as programs write it that are set to Spanish, Arabic, Persian, Greek, Vietnamese, Hindi or Bengali. */
const HOURS = String.raw`(?<=(?<![\d:.])(?:0?\d|1[0-2])[:.]\d{2}(?:[:.]\d{2})?) ?`
const MORNING = new RegExp(`${HOURS}(?:a\\.? m\\.?|ص|صباح(?:ا|اً)|ق\\.ظ\\.?|π\\.?μ\\.?|SA|एएम|এএম)$`, 'u')
const AFTERNOON = new RegExp(`${HOURS}(?:p\\.? m\\.?|م|مساء(?:ً)?|ب\\.ظ\\.?|μ\\.?μ\\.?|CH|पीएम|পিএম)$`, 'u')

/** What is longer is no date, however much of it is space. */
const TEXT_CHARACTERS_MAX = 1_000
const DATE_CHARACTERS_MAX = 100

const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:(?:T| |, )(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,:](\d{1,9}))?)?)? ?(Z|z|UTC|GMT|[+-]\d{2}(?::?\d{2})?(?::?\d{2})?)?$/

function parseIso(text: string): WrittenDate | null {
  const match = ISO.exec(text)
  if (match === null) return null
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = match
  const milliseconds = Number(`${fraction}000`.slice(0, 3))
  return written({
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    milliseconds,
    zone: zone === undefined ? undefined : zoneOffset(zone),
  })
}

const UNIX_SECONDS_MIN = 1_000_000_000
const UNIX_SECONDS_MAX = 2_000_000_000

function parseUnix(text: string): WrittenDate | null {
  const [, whole = '', fraction = ''] = /^(\d{10}|\d{13})(\.\d{1,9})?$/.exec(text) ?? []
  const milliseconds = whole.length === 13 ? Number(whole) : Math.round(Number(`${whole}${fraction}`) * 1_000)
  const isTime = milliseconds >= UNIX_SECONDS_MIN * 1_000 && milliseconds < UNIX_SECONDS_MAX * 1_000
  return isTime ? { at: milliseconds, isLocal: false } : null
}

const TIME = /(?:^|[ T,])(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?(?!\d|\. ?\d)(?: ?([ap])\.?m\.?\b)?/i

function parseWritten(text: string, { first, language }: DateHabits): WrittenDate | null {
  const { time, date, tail } = dateIn(text)
  const whole = `${date} ${tail.replace(OFFSET, ' ')}`
  const found = findNumeric(date, first) ?? findDate(date, language) ?? findNumeric(whole, first) ?? findDate(whole, language)
  if (found === null) return null
  let hour = Number(time?.[1] ?? 0)
  const half = time?.[4]?.toLowerCase()
  // Of an hour past twelve the half says nothing that it does not; noon is 12 or, in East Asia, 0 ("午後0時5分").
  if (half === 'a' && hour > 12) return null
  if (half === 'p' && hour < 12) hour += 12
  if (half === 'a' && hour === 12) hour = 0
  return written({
    ...found,
    hour,
    minute: Number(time?.[2] ?? 0),
    second: Number(time?.[3] ?? 0),
    milliseconds: 0,
    zone: zoneIn(tail),
  })
}

/** The time of day, and what stands before and behind it; without one all is date. */
function dateIn(text: string): { time: RegExpExecArray | null; date: string; tail: string } {
  const time = TIME.exec(text)
  if (time === null) return { time, date: text, tail: '' }
  return { time, date: text.slice(0, time.index), tail: text.slice(time.index + time[0].length) }
}

interface Day {
  year: number
  month: number
  day: number
}

/** Three numbers with one sign between them, the year first or last; around them the day of the week, and "at" in the words of many languages. */
const WORDS_BEFORE = String.raw`^(?:[\p{L}\p{M}]+[.,]*[ ]){0,2}`
const WORDS_BEHIND = String.raw`[.,]?(?: ?[,–-])?(?: (?!am|pm)[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+\.?){0,2}$`
const YEAR_FIRST = new RegExp(String.raw`${WORDS_BEFORE}(\d{4})([./-]) ?(\d{1,2})\2 ?(\d{1,2})${WORDS_BEHIND}`, 'iu')
const YEAR_LAST = new RegExp(String.raw`${WORDS_BEFORE}(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})${WORDS_BEHIND}`, 'iu')

function findNumeric(text: string, habit: DateHabits['first']): Day | null {
  const [, year, , month, day] = YEAR_FIRST.exec(text.trim()) ?? []
  if (year !== undefined) return { year: Number(year), month: Number(month), day: Number(day) }
  const numbers = numbersOf(text)
  if (numbers === null) return null
  const [one, other, last] = numbers
  const first = one === other ? 'day' : (firstOf(numbers) ?? (Math.max(one, other) <= 12 ? habit : null))
  if (first === null) return null
  return first === 'day' ? { year: last, month: other, day: one } : { year: last, month: one, day: other }
}

function numbersOf(text: string): [number, number, number] | null {
  const [, one, , other, year] = YEAR_LAST.exec(text.trim()) ?? []
  return year === undefined ? null : [Number(one), Number(other), Number(year)]
}

/** Which of the numbers is the day: known where it can't be a month. */
function firstOf(numbers: readonly number[] | null): 'day' | 'month' | null {
  const [one = 0, other = 0] = numbers ?? []
  if (one > 12 === other > 12) return null
  return one > 12 ? 'day' : 'month'
}

function findDate(text: string, language: string | null): Day | null {
  const [one, other] = text.matchAll(/\d+/g)
  if (one === undefined || other === undefined) return null
  // A word before the date may be spelled like a month: "mar" is a Tuesday as well.
  const month = monthsIn(text.slice(0, other.index), language).at(-1) ?? monthsIn(text.slice(other.index), language)[0]
  if (month === undefined) return null
  const [first, second] = [one[0], other[0]]
  const isYearFirst = first.length === 4
  const year = Number(isYearFirst ? first : second)
  const yearDigits = isYearFirst ? 4 : second.length
  if (yearDigits !== 4 && yearDigits !== 2) return null
  return { year: yearDigits === 4 ? year : yearOfTwo(year, text), month, day: Number(isYearFirst ? second : first) }
}

/** RFC 2822 §4.3: two digits below 50 are of this century; beside a Thai month, so are those above 42, which Buddhists count. */
function yearOfTwo(year: number, text: string): number {
  if (year >= BUDDHIST_2000 && /\p{Script=Thai}/u.test(text)) return 2500 + year
  return year + (year < 50 ? 2000 : 1900)
}

function monthsIn(text: string, language: string | null): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return words.map((word) => monthOf(word, language)).filter((month) => month !== null)
}

function zoneOffset(zone: string): number | null {
  const digits = /^([+-])(\d{2}):?(\d{2})?/.exec(zone)
  if (digits === null) return 0
  const minutes = Number(digits[2]) * 60 + Number(digits[3] ?? 0)
  return minutes > 14 * 60 ? null : digits[1] === '-' ? -minutes : minutes
}

interface DateParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  milliseconds: number
  zone: Zone
}

/** Years that only the Buddhist calendar counts by now: programs that are set to Thai write them among months of ours. */
const BUDDHIST_YEAR_MIN = 2_400
const BUDDHIST_AHEAD_YEARS = 543
/** The year 2000 in two digits. */
const BUDDHIST_2000 = 43

function written(parts: DateParts): WrittenDate | null {
  const { month, day, hour, minute, zone } = parts
  const year = parts.year >= BUDDHIST_YEAR_MIN ? parts.year - BUDDHIST_AHEAD_YEARS : parts.year
  if (zone === null || year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  if (hour > 24 || minute > 59 || parts.second > 60 || (hour === 24 && minute + parts.second > 0)) return null
  // A leap second is shown as the last second of its minute.
  const second = Math.min(parts.second, 59)
  const date = new Date(0)
  // Date.UTC reads years below 100 as 19xx; setUTCFullYear takes them as they are.
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second, parts.milliseconds)
  return { at: date.getTime() - offsetOf(zone, date.getTime()) * MINUTE_MS, isLocal: zone === undefined }
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
