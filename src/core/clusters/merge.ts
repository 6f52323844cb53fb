import { HOUR_MS } from '../durations.ts'
import { isSameLanguage } from '../text/language-serbo-croatian.ts'
import { daysOf, GAP_DAYS_MAX, IDF_SCALE } from './assign-features.ts'
import type { Overlap } from './assign-overlap.ts'
import {
  ALL,
  COUNTRIES,
  DATE_FIELDS,
  FIELDS,
  FIRST_DATE_FIELD,
  LEAD,
  MEASURES,
  NAMES,
  NAMES_ALL,
  NUMBERS,
  TITLE,
  UNITS,
} from './assign-prepare.ts'
import type { ClusterPool } from './cluster-pool.ts'

/** What is compared between two clusters: where each feature stands among the weights. */
export const MERGE_AT = {
  title: 0,
  lead: 1,
  all: 2,
  names: 3,
  namesAll: 4,
  numbers: 5,
  bestName: 6,
  bestTitleWord: 7,
  day: 8,
  week: 9,
  month: 10,
  means: 11,
  undated: 12,
  headline: 13,
  headlineTitle: 14,
  small: 15,
  allContrast: 16,
  one: 17,
  years: 18,
  days: 19,
  weekdays: 20,
  yearClash: 21,
  dayClash: 22,
  weekdayClash: 23,
  namesShared: 24,
  leadShared: 25,
  namesSharedBack: 26,
  leadSharedBack: 27,
  titleShared: 28,
  titleSharedBack: 29,
  span: 30,
  growth: 31,
  gapLog: 32,
  overlap: 33,
  foreign: 34,
  numbersClash: 35,
  measures: 36,
  units: 37,
  measureClash: 38,
  titleContrast: 39,
  dayContrast: 40,
  gapContrast: 41,
  core: 42,
  nameMissing: 43,
  nameMissingBack: 44,
  namesContrast: 45,
  leadContrast: 46,
  nameCarriers: 47,
  namesCarriers: 48,
  titleCarriers: 49,
  alone: 50,
  scoreContrast: 51,
} as const

/** Their names, in that order. */
export const MERGE_FEATURES = Object.keys(MERGE_AT) as readonly (keyof typeof MERGE_AT)[]

/** "foreign", and how much of either's names the other has. */
export const MERGE_FOREIGN = [MERGE_AT.foreign, MERGE_AT.namesShared, MERGE_AT.namesSharedBack] as const

/** From which feature to which: how much a candidate stands out among all. */
export const MERGE_CONTRASTS: readonly (readonly [number, number])[] = [
  [MERGE_AT.all, MERGE_AT.allContrast],
  [MERGE_AT.title, MERGE_AT.titleContrast],
  [MERGE_AT.day, MERGE_AT.dayContrast],
  [MERGE_AT.gapContrast, MERGE_AT.gapContrast],
  [MERGE_AT.names, MERGE_AT.namesContrast],
  [MERGE_AT.lead, MERGE_AT.leadContrast],
]

/**
 * How long a cluster goes without a new article before it is looked at once more for merging, by the lower bar. Each look is one more chance to be
 * wrong for ever: looked at after every change by that bar, an event that unfolds for days takes in all that comes of it.
 */
export const MERGE_RIPE_MS = 72 * HOUR_MS

export interface MergeProposal {
  readonly from: string
  readonly into: string
  readonly score: number
  readonly reason: 'same_event'
  readonly features: Readonly<Record<string, number>>
  /** What was taken off the learned score, by name; what was not is left out. */
  readonly doubts: Readonly<Record<string, number>>
}

/** Of each side's reports so many name countries, and the cosine of the two sides' is at most this: two places. */
const PLACED_SHARE = 0.75
const OTHER_PLACES_COSINE = 0.3

/**
 * Whether two clusters of several reports each tell of other countries, though a report of one may name the other's as well: of two earthquakes of one
 * day the one is told to have no link with the other.
 */
export function haveOtherPlaces({ norms, weightOf }: ClusterPool, { a, b, overlap }: { a: number; b: number; overlap: Overlap }): boolean {
  const isPlaced = (slot: number) => weightOf[slot]! > 1 && norms[slot * FIELDS + COUNTRIES]! >= PLACED_SHARE * weightOf[slot]!
  const lengths = norms[a * FIELDS + COUNTRIES]! * norms[b * FIELDS + COUNTRIES]!
  return isPlaced(a) && isPlaced(b) && overlap.dots[COUNTRIES]! < OTHER_PLACES_COSINE * lengths
}

/** Fills `out` with the features of two clusters, the first of which was loaded to find what they share; the caller sets the contrasts. */
export function fillMergeFeatures(
  pool: ClusterPool,
  { a, b, overlap }: { a: number; b: number; overlap: Overlap },
  out: Float64Array,
): void {
  const normOf = (slot: number, field: number) => pool.norms[slot * FIELDS + field]!
  const bothHave = (field: number) => normOf(a, field) > 0 && normOf(b, field) > 0
  const cosine = (field: number) => (bothHave(field) ? overlap.dots[field]! / (normOf(a, field) * normOf(b, field)) : 0)
  const shareOf = (mass: number, slot: number, field: number) => (normOf(slot, field) === 0 ? 0 : mass / normOf(slot, field) ** 2)
  out[MERGE_AT.title] = cosine(TITLE)
  out[MERGE_AT.lead] = cosine(LEAD)
  out[MERGE_AT.all] = cosine(ALL)
  out[MERGE_AT.names] = cosine(NAMES)
  out[MERGE_AT.namesAll] = cosine(NAMES_ALL)
  out[MERGE_AT.numbers] = cosine(NUMBERS)
  out[MERGE_AT.bestName] = overlap.rarestName / IDF_SCALE
  out[MERGE_AT.bestTitleWord] = overlap.rarestTitleWord / IDF_SCALE
  fillMergeTimes(pool, { a, b }, out)
  const isBare = (slot: number) => pool.headlines[slot] === pool.weightOf[slot]
  const bare = isBare(a) || isBare(b)
  out[MERGE_AT.headline] = bare ? 1 : 0
  out[MERGE_AT.headlineTitle] = bare ? out[MERGE_AT.title]! : 0
  out[MERGE_AT.small] = Math.log(Math.min(3, pool.weightOf[a]!, pool.weightOf[b]!))
  out[MERGE_AT.allContrast] = 0
  out[MERGE_AT.one] = 1
  for (let k = 0; k < DATE_FIELDS; k++) {
    const field = FIRST_DATE_FIELD + k
    out[MERGE_AT.years + k] = cosine(field)
    out[MERGE_AT.yearClash + k] = bothHave(field) && out[MERGE_AT.years + k] === 0 ? 1 : 0
  }
  out[MERGE_AT.namesShared] = shareOf(overlap.names, b, NAMES)
  out[MERGE_AT.leadShared] = shareOf(overlap.lead, b, LEAD)
  out[MERGE_AT.namesSharedBack] = shareOf(overlap.ownNames, a, NAMES)
  out[MERGE_AT.leadSharedBack] = shareOf(overlap.ownLead, a, LEAD)
  out[MERGE_AT.titleShared] = shareOf(overlap.title, b, TITLE)
  out[MERGE_AT.titleSharedBack] = shareOf(overlap.ownTitle, a, TITLE)
  out[MERGE_AT.foreign] = isSameLanguage(pool.languages[a]!, pool.languages[b]!) ? 0 : 1
  out[MERGE_AT.numbersClash] = bothHave(NUMBERS) && out[MERGE_AT.numbers] === 0 ? 1 : 0
  out[MERGE_AT.measures] = cosine(MEASURES)
  out[MERGE_AT.units] = cosine(UNITS)
  // The same slots with other values.
  out[MERGE_AT.measureClash] = Math.max(0, out[MERGE_AT.units]! - out[MERGE_AT.measures]!)
  const nameShareOf = (weight: number, slot: number) => (normOf(slot, NAMES) === 0 ? 0 : weight / normOf(slot, NAMES))
  out[MERGE_AT.core] = overlap.core
  out[MERGE_AT.alone] = pool.weightOf[a] === 1 && pool.weightOf[b] === 1 ? 1 : 0
  out[MERGE_AT.nameMissing] = nameShareOf(overlap.nameMissing, b)
  out[MERGE_AT.nameMissingBack] = nameShareOf(overlap.ownNameMissing, a)
}

const TIMES = (['day', 'week', 'month', 'means', 'span', 'growth', 'gapLog', 'overlap', 'gapContrast'] as const).map(
  (name) => MERGE_AT[name],
)

/** All zero but "undated" when either side has no time. */
function fillMergeTimes(pool: ClusterPool, { a, b }: { a: number; b: number }, out: Float64Array): void {
  const { newest, oldest, timed, timeSum } = pool
  if (timed[a] === 0 || timed[b] === 0) {
    for (const feature of TIMES) out[feature] = 0
    out[MERGE_AT.undated] = 1
    return
  }
  const gap = daysOf(Math.max(oldest[a]! - newest[b]!, oldest[b]! - newest[a]!))
  const means = daysOf(Math.abs(timeSum[a]! / timed[a]! - timeSum[b]! / timed[b]!))
  const union = daysOf(Math.max(newest[a]!, newest[b]!) - Math.min(oldest[a]!, oldest[b]!))
  const longer = daysOf(Math.max(newest[a]! - oldest[a]!, newest[b]! - oldest[b]!))
  out[MERGE_AT.day] = Math.exp(-gap * gap * 0.5)
  out[MERGE_AT.week] = Math.exp((-gap * gap) / 98)
  out[MERGE_AT.month] = Math.exp((-gap * gap) / 1800)
  out[MERGE_AT.means] = Math.exp((-means * means) / 18)
  out[MERGE_AT.undated] = 0
  out[MERGE_AT.span] = Math.log1p(union) / 5
  out[MERGE_AT.growth] = Math.log1p(union - longer) / 5
  out[MERGE_AT.gapLog] = Math.log1p(gap) / 5
  out[MERGE_AT.overlap] = gap === 0 ? 1 : 0
  out[MERGE_AT.gapContrast] = Math.log1p(Math.min(GAP_DAYS_MAX, gap)) / 5
}
