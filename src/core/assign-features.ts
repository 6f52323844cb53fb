import type { ActiveCluster } from './assign-cluster.ts'
import {
  ALL,
  DATE_FIELDS,
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
import { type FieldVectors, type Lens, startOf } from './vector.ts'

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
] as const
export type AssignFeature = (typeof ASSIGN_FEATURES)[number]
export const ASSIGN_FEATURE_COUNT = ASSIGN_FEATURES.length

const HOUR = 3_600_000
const DAY = 86_400_000
const IDF_SCALE = 12
/** Beyond it a candidate is just old, so that very old ones do not make all others look near. */
export const GAP_DAYS_MAX = 120
const CORE_WORDS = 6

export interface Compared {
  readonly article: PreparedArticle
  /** The article's unit vectors. */
  readonly vectors: FieldVectors
  /** The article's vectors, loaded. */
  readonly lens: Lens
  idfOf(term: number): number
}

/** Fills `out` with the features of one pair; `leadContrast` is set by the caller, who sees all candidates. */
export function compareToCluster(compared: Compared, cluster: ActiveCluster, out: Float64Array): void {
  const { article, lens } = compared
  const cosine = (field: number) => (cluster.norms[field] === 0 ? 0 : lens.dot(cluster.vectors, field) / cluster.norms[field]!)
  out[0] = cosine(TITLE)
  out[1] = cosine(LEAD)
  out[2] = cosine(ALL)
  out[3] = cosine(NAMES)
  out[4] = cosine(NAMES_ALL)
  out[5] = cosine(NUMBERS)
  out[6] = bestShared(compared, cluster, NAMES)
  out[7] = bestShared(compared, cluster, TITLE)
  out[8] = coreCovered(compared, cluster)
  const undated = article.undated || cluster.timed === 0
  fillTimes(undated ? null : { at: article.publishedAt, cluster }, out)
  out[14] = undated ? 1 : 0
  const bare = article.isHeadline || cluster.headlines === cluster.weightOf
  out[15] = bare ? 1 : 0
  out[16] = bare ? out[0] : 0
  out[18] = 1
  out[19] = articleCovered(compared, cluster, { field: NAMES, within: NAMES_ALL })
  out[20] = articleCovered(compared, cluster, { field: TITLE, within: ALL })
  out[21] = articleCovered(compared, cluster, { field: LEAD, within: ALL })
  out[22] = clusterCovered(compared, cluster, { field: NAMES, within: NAMES_ALL })
  out[23] = clusterCovered(compared, cluster, { field: LEAD, within: ALL })
  for (let k = 0; k < DATE_FIELDS; k++) {
    const field = FIRST_DATE_FIELD + k
    out[27 + k] = cosine(field)
    out[30 + k] = bothHave(compared, cluster, field) && out[27 + k] === 0 ? 1 : 0
  }
  out[33] = undated
    ? 0
    : Math.log1p(daysOf(Math.max(article.publishedAt, cluster.newest) - Math.min(article.publishedAt, cluster.oldest))) / 5
  out[34] = article.language === cluster.language ? 0 : 1
  out[35] = heaviestMissing(compared, cluster)
  out[36] = heaviestMissingBack(compared, cluster)
  out[37] = bothHave(compared, cluster, NUMBERS) && out[5] === 0 ? 1 : 0
  out[38] = cosine(MEASURES)
  out[39] = cosine(UNITS)
  // The same slots with other values.
  out[40] = out[39] > 0 ? Math.max(0, out[39] - out[38]!) : 0
}

function bothHave({ vectors }: Compared, { norms }: ActiveCluster, field: number): boolean {
  return norms[field]! > 0 && vectors.ends[field]! > startOf(vectors, field)
}

const present = new Set<number>()

/** The weight of the article's heaviest name that the cluster nowhere carries. */
function heaviestMissing({ vectors }: Compared, cluster: ActiveCluster): number {
  present.clear()
  for (let i = startOf(cluster.vectors, NAMES_ALL); i < cluster.vectors.ends[NAMES_ALL]!; i++) present.add(cluster.vectors.ids[i]!)
  let best = 0
  for (let i = startOf(vectors, NAMES); i < vectors.ends[NAMES]!; i++)
    if (vectors.weights[i]! > best && !present.has(vectors.ids[i]!)) best = vectors.weights[i]!
  return best
}

/** The weight of the cluster's heaviest name that the article nowhere carries. */
function heaviestMissingBack({ lens }: Compared, { vectors, norms }: ActiveCluster): number {
  let best = 0
  for (let i = startOf(vectors, NAMES); i < vectors.ends[NAMES]!; i++)
    if (vectors.weights[i]! > best && lens.weight(vectors.ids[i]!, NAMES_ALL) === 0) best = vectors.weights[i]!
  return norms[NAMES] === 0 ? 0 : best / norms[NAMES]!
}

/** From which feature to which: how much a candidate stands out among all. Alike events of one type are all near, one event is not. */
export const CONTRASTS: readonly (readonly [number, number])[] = [
  [1, 17],
  [0, 24],
  [3, 25],
  [2, 26],
  [9, 41],
  [42, 42],
]

/** The share of the article's mass in a field whose terms the cluster has. */
function articleCovered({ lens }: Compared, { vectors }: ActiveCluster, { field, within }: { field: number; within: number }): number {
  let covered = 0
  for (let i = startOf(vectors, within); i < vectors.ends[within]!; i++) covered += lens.weight(vectors.ids[i]!, field) ** 2
  return covered
}

/** The share of the cluster's mass in a field whose terms the article has. */
function clusterCovered(
  { lens }: Compared,
  { vectors, norms }: ActiveCluster,
  { field, within }: { field: number; within: number },
): number {
  let covered = 0
  for (let i = startOf(vectors, field); i < vectors.ends[field]!; i++) {
    if (lens.weight(vectors.ids[i]!, within) > 0) covered += vectors.weights[i]! ** 2
  }
  return norms[field] === 0 ? 0 : covered / norms[field]! ** 2
}

/** Differences under an hour are chance (or the order of a crawl) and count as none. */
export function daysOf(milliseconds: number): number {
  return Math.max(0, milliseconds - HOUR) / DAY
}

function fillTimes(timed: { at: number; cluster: ActiveCluster } | null, out: Float64Array): void {
  if (!timed) {
    for (let i = 9; i <= 13; i++) out[i] = 0
    out[42] = 0
    return
  }
  const { at, cluster } = timed
  const gap = daysOf(Math.max(at - cluster.newest, cluster.oldest - at))
  const mean = daysOf(Math.abs(at - cluster.timeSum / cluster.timed))
  out[9] = Math.exp(-gap * gap * 0.5)
  out[10] = Math.exp((-gap * gap) / 98)
  out[11] = Math.exp((-gap * gap) / 1800)
  out[12] = Math.exp((-mean * mean) / 18)
  out[13] = Math.log1p(gap) / 5
  out[42] = Math.log1p(Math.min(GAP_DAYS_MAX, gap)) / 5
}

/** The rarest term that both carry in a field. */
function bestShared(compared: Compared, cluster: ActiveCluster, field: number): number {
  let best = 0
  const { vectors } = cluster
  for (let i = startOf(vectors, field); i < vectors.ends[field]!; i++) {
    const term = vectors.ids[i]!
    if (compared.lens.weight(term, field) > 0) best = Math.max(best, compared.idfOf(term))
  }
  return best / IDF_SCALE
}

/** The share of the cluster's heaviest title words that the article has anywhere. */
function coreCovered(compared: Compared, cluster: ActiveCluster): number {
  const { vectors } = cluster
  const end = vectors.ends[TITLE]!
  const top: number[] = []
  for (let i = 0; i < end; i++) {
    let at = top.length
    while (at > 0 && vectors.weights[top[at - 1]!]! < vectors.weights[i]!) at--
    if (at >= CORE_WORDS) continue
    top.splice(at, 0, i)
    if (top.length > CORE_WORDS) top.length = CORE_WORDS
  }
  let covered = 0
  let total = 0
  for (const i of top) {
    total += vectors.weights[i]!
    if (compared.lens.weight(vectors.ids[i]!, ALL) > 0) covered += vectors.weights[i]!
  }
  return total === 0 ? 0 : covered / total
}
