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

/** What is compared between an article and a cluster: where each feature stands among the weights. */
export const ASSIGN_AT = {
  title: 0,
  lead: 1,
  all: 2,
  names: 3,
  namesAll: 4,
  numbers: 5,
  bestName: 6,
  bestTitleWord: 7,
  titleCovered: 8,
  day: 9,
  week: 10,
  month: 11,
  mean: 12,
  gapLog: 13,
  undated: 14,
  headline: 15,
  headlineTitle: 16,
  leadContrast: 17,
  one: 18,
  articleNames: 19,
  articleTitle: 20,
  articleLead: 21,
  namesCovered: 22,
  leadCovered: 23,
  titleContrast: 24,
  namesContrast: 25,
  allContrast: 26,
  years: 27,
  days: 28,
  weekdays: 29,
  yearClash: 30,
  dayClash: 31,
  weekdayClash: 32,
  span: 33,
  foreign: 34,
  articleNameMissing: 35,
  clusterNameMissing: 36,
  numbersClash: 37,
  measures: 38,
  units: 39,
  measureClash: 40,
  dayContrast: 41,
  gapContrast: 42,
  titleShared: 43,
  coreContrast: 44,
  articleNamesContrast: 45,
  nameCarriers: 46,
  namesCarriers: 47,
  titleCarriers: 48,
  scoreContrast: 49,
} as const

/** Their names, in that order. */
export const ASSIGN_FEATURES = Object.keys(ASSIGN_AT) as readonly (keyof typeof ASSIGN_AT)[]

/** "foreign", and how much of the article's and of the cluster's names the other has. */
export const ASSIGN_FOREIGN = [ASSIGN_AT.foreign, ASSIGN_AT.articleNames, ASSIGN_AT.namesCovered] as const

export const IDF_SCALE = 12
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
  out[ASSIGN_AT.title] = cosine(TITLE)
  out[ASSIGN_AT.lead] = cosine(LEAD)
  out[ASSIGN_AT.all] = cosine(ALL)
  out[ASSIGN_AT.names] = cosine(NAMES)
  out[ASSIGN_AT.namesAll] = cosine(NAMES_ALL)
  out[ASSIGN_AT.numbers] = cosine(NUMBERS)
  out[ASSIGN_AT.bestName] = overlap.rarestName / IDF_SCALE
  out[ASSIGN_AT.bestTitleWord] = overlap.rarestTitleWord / IDF_SCALE
  out[ASSIGN_AT.titleCovered] = overlap.core
  fillAssignTimes(article, { pool, slot }, out)
  const bare = article.isHeadline || pool.headlines[slot] === pool.weightOf[slot]
  out[ASSIGN_AT.headline] = bare ? 1 : 0
  out[ASSIGN_AT.headlineTitle] = bare ? out[ASSIGN_AT.title]! : 0
  out[ASSIGN_AT.one] = 1
  out[ASSIGN_AT.articleNames] = overlap.ownNames
  out[ASSIGN_AT.articleTitle] = overlap.ownTitle
  out[ASSIGN_AT.articleLead] = overlap.ownLead
  out[ASSIGN_AT.namesCovered] = shareOf(overlap.names, NAMES)
  out[ASSIGN_AT.leadCovered] = shareOf(overlap.lead, LEAD)
  for (let k = 0; k < DATE_FIELDS; k++) {
    const field = FIRST_DATE_FIELD + k
    out[ASSIGN_AT.years + k] = cosine(field)
    out[ASSIGN_AT.yearClash + k] = bothHave(field) && out[ASSIGN_AT.years + k] === 0 ? 1 : 0
  }
  out[ASSIGN_AT.foreign] = isSameLanguage(article.language, pool.languages[slot]!) ? 0 : 1
  out[ASSIGN_AT.articleNameMissing] = overlap.ownNameMissing
  out[ASSIGN_AT.clusterNameMissing] = normOf(NAMES) === 0 ? 0 : overlap.nameMissing / normOf(NAMES)
  out[ASSIGN_AT.numbersClash] = bothHave(NUMBERS) && out[ASSIGN_AT.numbers] === 0 ? 1 : 0
  out[ASSIGN_AT.measures] = cosine(MEASURES)
  out[ASSIGN_AT.units] = cosine(UNITS)
  out[ASSIGN_AT.titleShared] = shareOf(overlap.title, TITLE)
  // The same slots with other values.
  out[ASSIGN_AT.measureClash] = out[ASSIGN_AT.units]! > 0 ? Math.max(0, out[ASSIGN_AT.units]! - out[ASSIGN_AT.measures]!) : 0
}

/** From which feature to which: how much a candidate stands out among all. Alike events of one type are all near, one event is not. */
export const CONTRASTS: readonly (readonly [number, number])[] = [
  [ASSIGN_AT.lead, ASSIGN_AT.leadContrast],
  [ASSIGN_AT.title, ASSIGN_AT.titleContrast],
  [ASSIGN_AT.names, ASSIGN_AT.namesContrast],
  [ASSIGN_AT.all, ASSIGN_AT.allContrast],
  [ASSIGN_AT.day, ASSIGN_AT.dayContrast],
  [ASSIGN_AT.gapContrast, ASSIGN_AT.gapContrast],
  [ASSIGN_AT.titleCovered, ASSIGN_AT.coreContrast],
  [ASSIGN_AT.articleNames, ASSIGN_AT.articleNamesContrast],
]

/** Differences under an hour are chance (or the order of a crawl) and count as none. */
export function daysOf(milliseconds: number): number {
  return Math.max(0, milliseconds - HOUR_MS) / DAY_MS
}

const TIMES = (['day', 'week', 'month', 'mean', 'gapLog', 'span', 'gapContrast'] as const).map((name) => ASSIGN_AT[name])

/** All zero but "undated" when either side has no time. */
export function fillAssignTimes(
  { undated, publishedAt: at }: PreparedArticle,
  { pool, slot }: { pool: ClusterPool; slot: number },
  out: Float64Array,
): void {
  const timed = pool.timed[slot]!
  if (undated || timed === 0) {
    for (const feature of TIMES) out[feature] = 0
    out[ASSIGN_AT.undated] = 1
    return
  }
  const newest = pool.newest[slot]!
  const oldest = pool.oldest[slot]!
  const gap = daysOf(Math.max(at - newest, oldest - at))
  const mean = daysOf(Math.abs(at - pool.timeSum[slot]! / timed))
  out[ASSIGN_AT.day] = Math.exp(-gap * gap * 0.5)
  out[ASSIGN_AT.week] = Math.exp((-gap * gap) / 98)
  out[ASSIGN_AT.month] = Math.exp((-gap * gap) / 1800)
  out[ASSIGN_AT.mean] = Math.exp((-mean * mean) / 18)
  out[ASSIGN_AT.gapLog] = Math.log1p(gap) / 5
  out[ASSIGN_AT.undated] = 0
  out[ASSIGN_AT.span] = Math.log1p(daysOf(Math.max(at, newest) - Math.min(at, oldest))) / 5
  out[ASSIGN_AT.gapContrast] = Math.log1p(Math.min(GAP_DAYS_MAX, gap)) / 5
}
