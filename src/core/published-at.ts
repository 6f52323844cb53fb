/**
 * Reads the dates that publishers write: ISO 8601 and W3C forms, RFC 822 with its odd zones, asctime, and dates with month names of a few languages;
 * seconds or milliseconds since 1970, from September 2001 to May 2033, from where on ten digits may be a year, a month, a day and an hour; and dates
 * with slashes where one reading alone is possible: 11/23/2026 and 23/11/2026 are one day, 07/06/2004 is in June or in July and thus no date.
 * A year or a month alone is no time of publication. Every form is read by hand, because the runtime's own parser guesses (it reads 2020-13 as local
 * time). A time without a zone is UTC.
 */

/** The instant in epoch milliseconds, or null when the text is no date. */
export function parsePublishedAt(text: string): number | null {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  if (trimmed === '' || trimmed.length > DATE_CHARACTERS_MAX) return null
  return parseIso(trimmed) ?? parseUnix(trimmed) ?? parseWritten(trimmed)
}

const DATE_CHARACTERS_MAX = 100
const MINUTE = 60_000

const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:(?:T| |, )(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,:](\d{1,9}))?)?)? ?(Z|z|UTC|GMT|[+-]\d{2}(?::?\d{2})?(?::?\d{2})?)?$/

function parseIso(text: string): number | null {
  const match = ISO.exec(text)
  if (match === null) return parseSlashed(text)
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match
  const milliseconds = Number(`${fraction}000`.slice(0, 3))
  return instant({
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    milliseconds,
    offsetMinutes: zoneOffset(zone),
  })
}

const UNIX_SECONDS_MIN = 1_000_000_000
const UNIX_SECONDS_MAX = 2_000_000_000

function parseUnix(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{10}|\d{13})(\.\d{1,9})?$/.exec(text) ?? []
  const milliseconds = whole.length === 13 ? Number(whole) : Math.round(Number(`${whole}${fraction}`) * 1_000)
  return milliseconds >= UNIX_SECONDS_MIN * 1_000 && milliseconds < UNIX_SECONDS_MAX * 1_000 ? milliseconds : null
}

/** 2004/07/06 12:00:00 is year first everywhere. */
function parseSlashed(text: string): number | null {
  return /^\d{4}[/.]\d{2}[/.]\d{2}(?:$|\D)/.test(text) ? parseIso(`${text.slice(0, 4)}-${text.slice(5, 7)}-${text.slice(8)}`) : null
}

const TIME = /(?:^|[ T,])(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?(?: ?([ap])\.?m\.?\b)?/i
const ZONE = /(?:UTC|GMT|UT|Z)? ?([+-]) ?(\d{1,2}):?(\d{2})?(?!\d)/

function parseWritten(text: string): number | null {
  const time = TIME.exec(text)
  const date = time === null ? text : text.slice(0, time.index)
  const tail = time === null ? '' : text.slice(time.index + time[0].length)
  const found = findSlashed(date) ?? findDate(date) ?? findDate(`${date} ${tail.replace(ZONE, ' ')}`)
  if (found === null) return null
  let hour = Number(time?.[1] ?? 0)
  const half = time?.[4]?.toLowerCase()
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  if (half === 'p' && hour < 12) hour += 12
  if (half === 'a' && hour === 12) hour = 0
  return instant({
    ...found,
    hour,
    minute: Number(time?.[2] ?? 0),
    second: Number(time?.[3] ?? 0),
    milliseconds: 0,
    offsetMinutes: findOffset(tail),
  })
}

/** The day may be the first number or the second: it is known where it can't be a month, or where both are the same. */
function findSlashed(text: string): { year: number; month: number; day: number } | null {
  const [, first = '', second = '', year = ''] = /^(?:\p{L}+,? )?(\d{1,2})\/(\d{1,2})\/(\d{4}),?$/u.exec(text.trim()) ?? []
  const [one, other] = [Number(first), Number(second)]
  if (year === '' || (one <= 12 && other <= 12 && one !== other)) return null
  return { year: Number(year), month: Math.min(one, other), day: Math.max(one, other) }
}

function findDate(text: string): { year: number; month: number; day: number } | null {
  const [one, other] = text.matchAll(/\d+/g)
  if (one === undefined || other === undefined) return null
  // A word before the date may be spelled like a month: "mar" is a Tuesday as well.
  const month = monthsIn(text.slice(0, other.index)).at(-1) ?? monthsIn(text.slice(other.index))[0]
  if (month === undefined) return null
  const [first, second] = [one[0], other[0]]
  const isYearFirst = first.length === 4
  const year = Number(isYearFirst ? first : second)
  const yearDigits = isYearFirst ? 4 : second.length
  if (yearDigits !== 4 && yearDigits !== 2) return null
  // RFC 2822 §4.3: two digits below 50 are of this century.
  return { year: yearDigits === 4 ? year : year + (year < 50 ? 2000 : 1900), month, day: Number(isYearFirst ? second : first) }
}

function monthsIn(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return words.map(monthOf).filter((month) => month !== null)
}

const MONTHS = [
  'jan|janv|ene|enero|januar|januari|gennaio|gen|janeiro|styczen|stycznia|янв|января|ιαν|januára',
  'feb|fev|fév|févr|february|februar|februari|febrero|febbraio|fevereiro|lutego|фев|февраля|φεβ|februára|febr',
  'mar|march|mars|märz|mär|mrz|maart|marzo|março|marca|мар|марта|μάρ|μαρ|márc|már',
  'apr|april|avr|avril|abr|abril|aprile|kwietnia|апр|апреля|απρ|ápr',
  'may|mai|mayo|maggio|mag|mei|maj|maja|maio|мая|май|μάι|μαϊ|máj',
  'jun|june|juin|juni|junio|giugno|giu|junho|czerwca|июн|июня|ιούν|ιον|jún',
  'jul|july|juil|juillet|juli|julio|luglio|lug|julho|lipca|июл|июля|ιούλ|ιολ|júl',
  'aug|august|aoû|août|ago|agosto|augustus|augusti|sierpnia|авг|августа|αύγ|αυγ',
  'sep|sept|september|septembre|septiembre|settembre|set|setembro|wrzesnia|сен|сентября|σεπ|szept',
  'oct|october|okt|oktober|octobre|octubre|ottobre|ott|outubro|out|pazdziernika|окт|октября|οκτ',
  'nov|november|novembre|noviembre|novembro|listopada|ноя|ноября|νοέ|νοε',
  'dec|december|dez|dezember|déc|décembre|dic|diciembre|dicembre|dezembro|grudnia|дек|декабря|δεκ',
].map((names) => names.split('|'))
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))

function monthOf(word: string): number | null {
  const exact = MONTH_OF.get(word)
  if (exact !== undefined) return exact
  const short = MONTH_OF.get(word.slice(0, 3))
  // "January" by its first letters, but not "market" or "Marching": only English has long forms left out of the table.
  return short !== undefined && /^(?:january|february|septem|octob|novem|decem)/.test(word) ? short : null
}

/** Offsets in hours. Names that several countries use have the meaning of RFC 822. */
const ZONES: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
  ast: -4,
  adt: -3,
  nst: -3.5,
  ndt: -2.5,
  et: -5,
  ct: -6,
  mt: -7,
  pt: -8,
  cet: 1,
  cest: 2,
  mez: 1,
  mesz: 2,
  met: 1,
  mest: 2,
  bst: 1,
  ist: 5.5,
  west: 1,
  eet: 2,
  eest: 3,
  msk: 3,
  msd: 4,
  trt: 3,
  sast: 2,
  cat: 2,
  eat: 3,
  wat: 1,
  pkt: 5,
  npt: 5.75,
  ict: 7,
  wib: 7,
  wita: 8,
  wit: 9,
  hkt: 8,
  sgt: 8,
  myt: 8,
  pht: 8,
  awst: 8,
  jst: 9,
  kst: 9,
  acst: 9.5,
  acdt: 10.5,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  brt: -3,
  art: -3,
  clt: -4,
  cot: -5,
  pet: -5,
}

function findOffset(tail: string): number | null {
  const numeric = ZONE.exec(tail)
  if (numeric !== null && Number(numeric[2]) <= 14)
    return (numeric[1] === '-' ? -1 : 1) * (Number(numeric[2]) * 60 + Number(numeric[3] ?? 0))
  for (const word of tail.toLowerCase().match(/[a-z]+/g) ?? []) {
    const hours = ZONES[word]
    if (hours !== undefined) return hours * 60
  }
  return 0
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
  offsetMinutes: number | null
}

function instant(parts: DateParts): number | null {
  const { year, month, day, hour, minute, offsetMinutes } = parts
  if (offsetMinutes === null || year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  if (hour > 24 || minute > 59 || parts.second > 60 || (hour === 24 && minute + parts.second > 0)) return null
  // A leap second is shown as the last second of its minute.
  const second = Math.min(parts.second, 59)
  const date = new Date(0)
  // Date.UTC reads years below 100 as 19xx; setUTCFullYear takes them as they are.
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second, parts.milliseconds)
  return date.getTime() - offsetMinutes * MINUTE
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
