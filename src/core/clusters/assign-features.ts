import { DAY_MS, HOUR_MS } from '../durations.ts'
import { isSameLanguage } from '../text/language-serbo-croatian.ts'
import type { Overlap } from './assign-overlap.ts'
import {
  ALL,
  DATE_FIELDS,
  FIELDS,
  FIRST_DATE_FIELD,
  LEAD,
  MEASURES,
  NAMES,
  NAMES_ALL,
  NUMBERS,
  type PreparedArticle,
  TITLE,
  UNITS,
} from './assign-prepare.ts'
import type { ClusterPool } from './cluster-pool.ts'
import type { TermTable } from './term-table.ts'

/** What is compared between an article and a cluster, in the order of the weights. */
export const ASSIGN_FEATURES = [
  'title',
  'lead',
  'all',
  'names',
  'namesAll',
  'numbers',
  'bestName',
  'bestTitleWord',
  'titleCovered',
  'day',
  'week',
  'month',
  'mean',
  'gapLog',
  'undated',
  'headline',
  'headlineTitle',
  'leadContrast',
  'one',
  'articleNames',
  'articleTitle',
  'articleLead',
  'namesCovered',
  'leadCovered',
  'titleContrast',
  'namesContrast',
  'allContrast',
  'years',
  'days',
  'weekdays',
  'yearClash',
  'dayClash',
  'weekdayClash',
  'span',
  'foreign',
  'articleNameMissing',
  'clusterNameMissing',
  'numbersClash',
  'measures',
  'units',
  'measureClash',
  'dayContrast',
  'gapContrast',
  'titleShared',
  'coreContrast',
  'articleNamesContrast',
  'nameCarriers',
  'namesCarriers',
  'titleCarriers',
  'scoreContrast',
] as const
export const ASSIGN_FEATURE_COUNT = ASSIGN_FEATURES.length
const placeOf = (feature: (typeof ASSIGN_FEATURES)[number]): number => ASSIGN_FEATURES.indexOf(feature)

/** "foreign", and how much of the article's and of the cluster's names the other has. */
export const ASSIGN_FOREIGN = [placeOf('foreign'), placeOf('articleNames'), placeOf('namesCovered')] as const

const IDF_SCALE = 12
/** Beyond it a candidate is just old, so that very old ones do not make all others look near. */
export const GAP_DAYS_MAX = 120

export interface Compared {
  readonly article: PreparedArticle
  /** The article's unit vectors, loaded. */
  readonly table: TermTable
  readonly pool: ClusterPool
  /** What the article and the cluster share. */
  readonly overlap: Overlap
}

/** Fills `out` with the features of one pair but for the contrasts, which the caller sets, who sees all candidates. */
export function fillAssignFeatures({ article, table, pool, overlap }: Compared, slot: number, out: Float64Array): void {
  const normOf = (field: number) => pool.norms[slot * FIELDS + field]!
  const cosine = (field: number) => (normOf(field) === 0 ? 0 : overlap.dots[field]! / normOf(field))
  const bothHave = (field: number) => normOf(field) > 0 && table.norms[field]! > 0
  const shareOf = (mass: number, field: number) => (normOf(field) === 0 ? 0 : mass / normOf(field) ** 2)
  out[0] = cosine(TITLE)
  out[1] = cosine(LEAD)
  out[2] = cosine(ALL)
  out[3] = cosine(NAMES)
  out[4] = cosine(NAMES_ALL)
  out[5] = cosine(NUMBERS)
  out[6] = overlap.rarestName / IDF_SCALE
  out[7] = overlap.rarestTitleWord / IDF_SCALE
  out[8] = overlap.core
  fillAssignTimes(article, { pool, slot }, out)
  const bare = article.isHeadline || pool.headlines[slot] === pool.weightOf[slot]
  out[15] = bare ? 1 : 0
  out[16] = bare ? out[0] : 0
  out[18] = 1
  out[19] = overlap.ownNames
  out[20] = overlap.ownTitle
  out[21] = overlap.ownLead
  out[22] = shareOf(overlap.names, NAMES)
  out[23] = shareOf(overlap.lead, LEAD)
  for (let k = 0; k < DATE_FIELDS; k++) {
    const field = FIRST_DATE_FIELD + k
    out[27 + k] = cosine(field)
    out[30 + k] = bothHave(field) && out[27 + k] === 0 ? 1 : 0
  }
  out[34] = isSameLanguage(article.language, pool.languages[slot]!) ? 0 : 1
  out[35] = overlap.ownNameMissing
  out[36] = normOf(NAMES) === 0 ? 0 : overlap.nameMissing / normOf(NAMES)
  out[37] = bothHave(NUMBERS) && out[5] === 0 ? 1 : 0
  out[38] = cosine(MEASURES)
  out[39] = cosine(UNITS)
  out[43] = shareOf(overlap.title, TITLE)
  // The same slots with other values.
  out[40] = out[39] > 0 ? Math.max(0, out[39] - out[38]!) : 0
}

/** Where the days between are told, and the first of three that tell the carriers (assign-carriers.ts). */
export const ASSIGN_AT = {
  gap: placeOf('gapLog'),
  headline: placeOf('headline'),
  carriers: placeOf('nameCarriers'),
}

/** From which feature to which: how much a candidate stands out among all. Alike events of one type are all near, one event is not. */
export const CONTRASTS: readonly (readonly [number, number])[] = [
  [placeOf('lead'), placeOf('leadContrast')],
  [placeOf('title'), placeOf('titleContrast')],
  [placeOf('names'), placeOf('namesContrast')],
  [placeOf('all'), placeOf('allContrast')],
  [placeOf('day'), placeOf('dayContrast')],
  [placeOf('gapContrast'), placeOf('gapContrast')],
  [placeOf('titleCovered'), placeOf('coreContrast')],
  [placeOf('articleNames'), placeOf('articleNamesContrast')],
]

/** Differences under an hour are chance (or the order of a crawl) and count as none. */
export function daysOf(milliseconds: number): number {
  return Math.max(0, milliseconds - HOUR_MS) / DAY_MS
}

/** All zero but "undated" when either side has no time. */
export function fillAssignTimes(
  { undated, publishedAt: at }: PreparedArticle,
  { pool, slot }: { pool: ClusterPool; slot: number },
  out: Float64Array,
): void {
  const timed = pool.timed[slot]!
  if (undated || timed === 0) {
    for (const feature of [9, 10, 11, 12, 13, 33, 42]) out[feature] = 0
    out[14] = 1
    return
  }
  const newest = pool.newest[slot]!
  const oldest = pool.oldest[slot]!
  const gap = daysOf(Math.max(at - newest, oldest - at))
  const mean = daysOf(Math.abs(at - pool.timeSum[slot]! / timed))
  out[9] = Math.exp(-gap * gap * 0.5)
  out[10] = Math.exp((-gap * gap) / 98)
  out[11] = Math.exp((-gap * gap) / 1800)
  out[12] = Math.exp((-mean * mean) / 18)
  out[13] = Math.log1p(gap) / 5
  out[14] = 0
  out[33] = Math.log1p(daysOf(Math.max(at, newest) - Math.min(at, oldest))) / 5
  out[42] = Math.log1p(Math.min(GAP_DAYS_MAX, gap)) / 5
}
