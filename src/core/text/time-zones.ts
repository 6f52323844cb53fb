/**
 * The zone behind a time of day: an offset, the letters of one, its name in English words, or the name of a place in the database of time zones
 * ("Europe/Berlin"), whose offset hangs on the day.
 */

import { WINDOWS_ZONES } from './windows-zones.ts'

/** Minutes from UTC, or the name of a place; undefined where none is named, null where it is none that there is. */
export type Zone = number | string | null | undefined

/** Offsets in hours. Names that several countries use have the meaning of RFC 822. */
const OFFSETS = new Map(
  Object.entries({
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
    мск: 3,
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
  }),
)

/** Letters that stand for standard time in winter and for daylight time in summer. */
const PLACES = new Map(
  Object.entries({
    et: 'America/New_York',
    ct: 'America/Chicago',
    mt: 'America/Denver',
    pt: 'America/Los_Angeles',
  }),
)

/** Names that programs and people use beside those of the Unicode locale data. */
const FURTHER_NAMES: readonly [string, number | string][] = [
  ['coordinated universal time', 0],
  ['gmt summer time', 60],
  ['korea standard time', 540],
  ['eastern time', 'America/New_York'],
  ['central time', 'America/Chicago'],
  ['mountain time', 'America/Denver'],
  ['pacific time', 'America/Los_Angeles'],
  ['western european time', 'Europe/Lisbon'],
  ['central european time', 'Europe/Berlin'],
  ['eastern european time', 'Europe/Athens'],
]

export const OFFSET = /(?:UTC|GMT|UT|Z)? ?([+-]) ?(\d{1,2}):?(\d{2})?(?!\d)/
const PLACE = /[a-z]+(?:\/[a-z0-9_+-]+){1,2}/i

/** The zone in what stands behind a time of day. */
export function zoneIn(tail: string): Zone {
  const numeric = OFFSET.exec(tail)
  const place = PLACE.exec(tail)
  // Behind a place a sign belongs to its name ("Etc/GMT+3"); before one it tells the offset itself.
  if (place !== null && (numeric === null || place.index < numeric.index) && clockOf(place[0]) !== null) return place[0]
  if (numeric !== null && Number(numeric[2]) <= 14)
    return (numeric[1] === '-' ? -1 : 1) * (Number(numeric[2]) * 60 + Number(numeric[3] ?? 0))
  if (numeric?.index === 0) return null
  const named = namedZone(tail)
  if (named !== undefined) return named
  for (const word of tail.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const hours = OFFSETS.get(word)
    if (hours !== undefined) return hours * 60
    if (PLACES.has(word)) return PLACES.get(word)
  }
  return undefined
}

/** The zone whose name ends with "time", with or without words before it. */
function namedZone(tail: string): number | string | undefined {
  const words =
    /^.*? time\b/i
      .exec(tail)?.[0]
      .toLowerCase()
      .match(/[^\s(),]+/g) ?? []
  const phrases = words.map((_, index) => words.slice(index).join(' '))
  return phrases.map((phrase) => zonesByName().get(phrase)).find((zone) => zone !== undefined)
}

let zones: Map<string, number | string> | undefined

/** Made when the first name is looked for: it takes as long as reading some feeds, and hardly any feed needs it. */
function zonesByName(): Map<string, number | string> {
  zones ??= new Map([
    ...Intl.supportedValuesOf('timeZone').flatMap(namesAt),
    ...FURTHER_NAMES,
    ...WINDOWS_ZONES.flatMap(([name, place]) => ['standard', 'daylight'].map((half): [string, string] => [`${name} ${half} time`, place])),
  ])
  return zones
}

/** What clocks of a place are said to show in January and in July, with the offset of each. */
function namesAt(place: string): [string, number][] {
  const clock = createClock(place)
  return [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)].map((at) => {
    const name = clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return [name.toLowerCase(), offsetAt(clock, at)]
  })
}

/** Minutes from UTC of a zone in which clocks show `local`, as if that were UTC; UTC where none is named. */
export function offsetOf(zone: Exclude<Zone, null>, local: number): number {
  if (typeof zone !== 'string') return zone ?? 0
  const clock = clockOf(zone)
  // The first step may land on the other side of a change of clocks, the second corrects it.
  return clock === null ? 0 : offsetAt(clock, local - offsetAt(clock, local) * 60_000)
}

function offsetAt(clock: Intl.DateTimeFormat, at: number): number {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day, hour, minute, second } = parts
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - at) / 60_000)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Null where there is no such place. Those that there are, some hundreds, are kept: making one takes long. */
function clockOf(place: string): Intl.DateTimeFormat | null {
  const known = clocks.get(place.toLowerCase())
  if (known !== undefined) return known
  try {
    const clock = createClock(place)
    clocks.set(place.toLowerCase(), clock)
    return clock
  } catch {
    return null
  }
}

function createClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    timeZoneName: 'long',
  })
}
