import { HOUR_MS } from '../durations.ts'
import { isSameLanguage } from '../text/language-serbo-croatian.ts'
import { daysOf, GAP_DAYS_MAX } from './assign-features.ts'
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

/** What is compared between two clusters, in the order of the weights. */
export const MERGE_FEATURES = [
  'title',
  'lead',
  'all',
  'names',
  'namesAll',
  'numbers',
  'bestName',
  'bestTitleWord',
  'day',
  'week',
  'month',
  'means',
  'undated',
  'headline',
  'headlineTitle',
  'small',
  'allContrast',
  'one',
  'years',
  'days',
  'weekdays',
  'yearClash',
  'dayClash',
  'weekdayClash',
  'namesShared',
  'leadShared',
  'namesSharedBack',
  'leadSharedBack',
  'titleShared',
  'titleSharedBack',
  'span',
  'growth',
  'gapLog',
  'overlap',
  'foreign',
  'numbersClash',
  'measures',
  'units',
  'measureClash',
  'titleContrast',
  'dayContrast',
  'gapContrast',
  'core',
  'nameMissing',
  'nameMissingBack',
  'namesContrast',
  'leadContrast',
  'nameCarriers',
  'namesCarriers',
  'titleCarriers',
  'alone',
  'scoreContrast',
] as const
export const MERGE_FEATURE_COUNT = MERGE_FEATURES.length
const placeOf = (feature: (typeof MERGE_FEATURES)[number]): number => MERGE_FEATURES.indexOf(feature)

/** "foreign", and how much of either's names the other has. */
export const MERGE_FOREIGN = [placeOf('foreign'), placeOf('namesShared'), placeOf('namesSharedBack')] as const

/** Where the days between are told, whether one side is made of bare headlines, whether both are one report alone, and the first of three that tell the carriers (assign-carriers.ts). */
export const MERGE_AT = {
  gap: placeOf('gapLog'),
  headline: placeOf('headline'),
  alone: placeOf('alone'),
  carriers: placeOf('nameCarriers'),
}

/** From which feature to which: how much a candidate stands out among all. */
export const MERGE_CONTRASTS: readonly (readonly [number, number])[] = [
  [placeOf('all'), placeOf('allContrast')],
  [placeOf('title'), placeOf('titleContrast')],
  [placeOf('day'), placeOf('dayContrast')],
  [placeOf('gapContrast'), placeOf('gapContrast')],
  [placeOf('names'), placeOf('namesContrast')],
  [placeOf('lead'), placeOf('leadContrast')],
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

const IDF_SCALE = 12

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
  out[0] = cosine(TITLE)
  out[1] = cosine(LEAD)
  out[2] = cosine(ALL)
  out[3] = cosine(NAMES)
  out[4] = cosine(NAMES_ALL)
  out[5] = cosine(NUMBERS)
  out[6] = overlap.rarestName / IDF_SCALE
  out[7] = overlap.rarestTitleWord / IDF_SCALE
  fillMergeTimes(pool, { a, b }, out)
  const isBare = (slot: number) => pool.headlines[slot] === pool.weightOf[slot]
  const bare = isBare(a) || isBare(b)
  out[13] = bare ? 1 : 0
  out[14] = bare ? out[0] : 0
  out[15] = Math.log(Math.min(3, pool.weightOf[a]!, pool.weightOf[b]!))
  out[16] = 0
  out[17] = 1
  for (let k = 0; k < DATE_FIELDS; k++) {
    const field = FIRST_DATE_FIELD + k
    out[18 + k] = cosine(field)
    out[21 + k] = bothHave(field) && out[18 + k] === 0 ? 1 : 0
  }
  out[24] = shareOf(overlap.names, b, NAMES)
  out[25] = shareOf(overlap.lead, b, LEAD)
  out[26] = shareOf(overlap.ownNames, a, NAMES)
  out[27] = shareOf(overlap.ownLead, a, LEAD)
  out[28] = shareOf(overlap.title, b, TITLE)
  out[29] = shareOf(overlap.ownTitle, a, TITLE)
  out[34] = isSameLanguage(pool.languages[a]!, pool.languages[b]!) ? 0 : 1
  out[35] = bothHave(NUMBERS) && out[5] === 0 ? 1 : 0
  out[36] = cosine(MEASURES)
  out[37] = cosine(UNITS)
  // The same slots with other values.
  out[38] = Math.max(0, out[37] - out[36])
  const nameShareOf = (weight: number, slot: number) => (normOf(slot, NAMES) === 0 ? 0 : weight / normOf(slot, NAMES))
  out[42] = overlap.core
  out[MERGE_AT.alone] = pool.weightOf[a] === 1 && pool.weightOf[b] === 1 ? 1 : 0
  out[43] = nameShareOf(overlap.nameMissing, b)
  out[44] = nameShareOf(overlap.ownNameMissing, a)
}

/** All zero but "undated" when either side has no time. */
function fillMergeTimes(pool: ClusterPool, { a, b }: { a: number; b: number }, out: Float64Array): void {
  const { newest, oldest, timed, timeSum } = pool
  if (timed[a] === 0 || timed[b] === 0) {
    for (const feature of [8, 9, 10, 11, 30, 31, 32, 33, 41]) out[feature] = 0
    out[12] = 1
    return
  }
  const gap = daysOf(Math.max(oldest[a]! - newest[b]!, oldest[b]! - newest[a]!))
  const means = daysOf(Math.abs(timeSum[a]! / timed[a]! - timeSum[b]! / timed[b]!))
  const union = daysOf(Math.max(newest[a]!, newest[b]!) - Math.min(oldest[a]!, oldest[b]!))
  const longer = daysOf(Math.max(newest[a]! - oldest[a]!, newest[b]! - oldest[b]!))
  out[8] = Math.exp(-gap * gap * 0.5)
  out[9] = Math.exp((-gap * gap) / 98)
  out[10] = Math.exp((-gap * gap) / 1800)
  out[11] = Math.exp((-means * means) / 18)
  out[12] = 0
  out[30] = Math.log1p(union) / 5
  out[31] = Math.log1p(union - longer) / 5
  out[32] = Math.log1p(gap) / 5
  out[33] = gap === 0 ? 1 : 0
  out[41] = Math.log1p(Math.min(GAP_DAYS_MAX, gap)) / 5
}
