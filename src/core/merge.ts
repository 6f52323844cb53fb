import type { ActiveCluster } from './assign-cluster.ts'
import { daysOf, GAP_DAYS_MAX } from './assign-features.ts'
import { ALL, DATE_FIELDS, FIRST_DATE_FIELD, LEAD, MEASURES, NAMES, NAMES_ALL, NUMBERS, TITLE, UNITS } from './assign-prepare.ts'
import { type Lens, startOf } from './vector.ts'

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
] as const
export const MERGE_FEATURE_COUNT = MERGE_FEATURES.length

/** From which feature to which: how much a candidate stands out among all. */
export const MERGE_CONTRASTS: readonly (readonly [number, number])[] = [
  [2, 16],
  [0, 39],
  [8, 40],
  [41, 41],
]

export interface MergeProposal {
  readonly from: string
  readonly into: string
  readonly score: number
  readonly reason: 'same_event'
  readonly features: Readonly<Record<string, number>>
}

const IDF_SCALE = 12

/** Fills `out` with the features of two clusters, the first loaded in the lens. */
export function compareClusters(
  a: ActiveCluster,
  b: ActiveCluster,
  { lens, idfOf, out }: { lens: Lens; idfOf: (term: number) => number; out: Float64Array },
): void {
  const cosine = (field: number) => {
    const norms = a.norms[field]! * b.norms[field]!
    return norms === 0 ? 0 : lens.dot(b.vectors, field) / norms
  }
  const bestShared = (field: number) => {
    let best = 0
    for (let i = startOf(b.vectors, field); i < b.vectors.ends[field]!; i++) {
      const term = b.vectors.ids[i]!
      if (lens.weight(term, field) > 0) best = Math.max(best, idfOf(term))
    }
    return best / IDF_SCALE
  }
  out[0] = cosine(TITLE)
  out[1] = cosine(LEAD)
  out[2] = cosine(ALL)
  out[3] = cosine(NAMES)
  out[4] = cosine(NAMES_ALL)
  out[5] = cosine(NUMBERS)
  out[6] = bestShared(NAMES)
  out[7] = bestShared(TITLE)
  const dated = a.timed > 0 && b.timed > 0
  const gap = dated ? daysOf(Math.max(a.oldest - b.newest, b.oldest - a.newest)) : 0
  const means = dated ? daysOf(Math.abs(a.timeSum / a.timed - b.timeSum / b.timed)) : 0
  out[8] = dated ? Math.exp(-gap * gap * 0.5) : 0
  out[9] = dated ? Math.exp((-gap * gap) / 98) : 0
  out[10] = dated ? Math.exp((-gap * gap) / 1800) : 0
  out[11] = dated ? Math.exp((-means * means) / 18) : 0
  out[12] = dated ? 0 : 1
  const bare = a.headlines === a.weightOf || b.headlines === b.weightOf
  out[13] = bare ? 1 : 0
  out[14] = bare ? out[0] : 0
  out[15] = Math.log(Math.min(3, a.weightOf, b.weightOf))
  out[16] = 0
  out[17] = 1
  for (let k = 0; k < DATE_FIELDS; k++) {
    const field = FIRST_DATE_FIELD + k
    out[18 + k] = cosine(field)
    out[21 + k] = a.norms[field]! > 0 && b.norms[field]! > 0 && out[18 + k] === 0 ? 1 : 0
  }
  out[24] = covered(b, { lens, field: NAMES, within: NAMES_ALL })
  out[25] = covered(b, { lens, field: LEAD, within: ALL })
  out[26] = coveredBack(a, b, { lens, field: NAMES, within: NAMES_ALL })
  out[27] = coveredBack(a, b, { lens, field: LEAD, within: ALL })
  out[28] = covered(b, { lens, field: TITLE, within: ALL })
  out[29] = coveredBack(a, b, { lens, field: TITLE, within: ALL })
  const union = dated ? daysOf(Math.max(a.newest, b.newest) - Math.min(a.oldest, b.oldest)) : 0
  const longer = dated ? daysOf(Math.max(a.newest - a.oldest, b.newest - b.oldest)) : 0
  out[30] = Math.log1p(union) / 5
  out[31] = Math.log1p(union - longer) / 5
  out[32] = Math.log1p(gap) / 5
  out[33] = dated && gap === 0 ? 1 : 0
  out[34] = a.language === b.language ? 0 : 1
  out[35] = a.norms[NUMBERS]! > 0 && b.norms[NUMBERS]! > 0 && out[5] === 0 ? 1 : 0
  out[36] = cosine(MEASURES)
  out[37] = cosine(UNITS)
  // The same slots with other values.
  out[38] = Math.max(0, out[37]! - out[36]!)
  out[41] = Math.log1p(Math.min(GAP_DAYS_MAX, gap)) / 5
}

/** The share of a cluster's mass in a field whose terms the loaded one has. */
function covered({ vectors, norms }: ActiveCluster, { lens, field, within }: { lens: Lens; field: number; within: number }): number {
  let mass = 0
  for (let i = startOf(vectors, field); i < vectors.ends[field]!; i++)
    if (lens.weight(vectors.ids[i]!, within) > 0) mass += vectors.weights[i]! ** 2
  return norms[field] === 0 ? 0 : mass / norms[field]! ** 2
}

/** The share of the loaded cluster's mass in a field whose terms the other has. */
function coveredBack(
  loaded: ActiveCluster,
  { vectors }: ActiveCluster,
  { lens, field, within }: { lens: Lens; field: number; within: number },
): number {
  let mass = 0
  for (let i = startOf(vectors, within); i < vectors.ends[within]!; i++) mass += lens.weight(vectors.ids[i]!, field) ** 2
  return loaded.norms[field] === 0 ? 0 : mass / loaded.norms[field]! ** 2
}
