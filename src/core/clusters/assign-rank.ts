/** Rows: the clusters that something is compared with, how far each stands out, and its score. */

import { type Overlap, sharedTitleWordsOf } from './assign-overlap.ts'
import type { Near } from './assign-postings.ts'
import { type AssignRules, rounded, scoreOf } from './assign-rules.ts'

/** What a lone candidate stands out by: in a young store nothing else is near, which proves little. */
const LONE_SHARE = 0.5
/** Taken off the score of two in different languages that share no name; with a share of both sides' names it is gone. */
const FOREIGN_DOUBT = 2.5
const FOREIGN_NAMES_SHARE = 0.08

/** A lead beyond it says no more. */
const LEAD_MAX = 6

/**
 * What may be taken off a learned score: of two in different languages; of a lone candidate, and for each day between it and what is compared;
 * of two reports, each alone in its cluster; of two such whose titles share hardly a word; of merging bare headlines; of bare headlines that are
 * days apart; of two that name countries, but none in common.
 */
const UNDOUBTED = {
  foreignDoubt: 0,
  loneDoubt: 0,
  dailyDoubt: 0,
  aloneDoubt: 0,
  slightDoubt: 0,
  headlineDoubt: 0,
  staleDoubt: 0,
  countryDoubt: 0,
}
type Doubts = typeof UNDOUBTED

/** A compared cluster. The rows are scratch space: the next comparison overwrites them. */
export interface Row {
  slot: number
  /** How much it shares of what the best one shares, by the index. */
  share: number
  score: number
  /** Of the embeddings, where both sides have one, and the log odds that it comes to. */
  cosine: number | null
  odds: number
  /** Words that the titles share, up to three. */
  titleWords: number
  /** Whether both sides name countries, and none in common. */
  isElsewhere: boolean
  /** Of merging: both sides have several reports, of other countries. */
  hasOtherPlaces: boolean
  /** What the score has lost. */
  doubts: Doubts
  readonly features: Float64Array
}

export function rowsOf(count: number, width: number): Row[] {
  const rowOf = (): Row => ({
    slot: 0,
    share: 0,
    score: 0,
    cosine: null,
    odds: 0,
    titleWords: 0,
    isElsewhere: false,
    hasOtherPlaces: false,
    doubts: { ...UNDOUBTED },
    features: new Float64Array(width),
  })
  return Array.from({ length: count }, rowOf)
}

/** The rows of what the index proposes, best first. */
export function rowsNear(near: readonly Near[], rows: readonly Row[]): Row[] {
  return near.map(({ slot, weight }, i) => {
    const row = rows[i]!
    row.slot = slot
    row.share = weight / near[0]!.weight
    return row
  })
}

/** Keeps what is asked of an overlap once the next has taken its place. */
export function noteShared(row: Row, overlap: Overlap): void {
  row.titleWords = sharedTitleWordsOf(overlap)
  row.isElsewhere = overlap.isElsewhere
}

interface Scoring {
  readonly weights: Float64Array
  readonly trees: (features: Float64Array) => number
  /** Whether the languages differ, and how much of one's names stands in the other, both ways. */
  readonly foreign: readonly [number, number, number]
  readonly rules: Pick<AssignRules, 'countryDoubt'>
  /** The weight of the embeddings' log odds. */
  readonly cosine: number
}

/** Scores rows and sorts them, best first. */
export function ranked(rows: Row[], { weights, trees, foreign, rules, cosine }: Scoring): Row[] {
  for (const row of rows) {
    row.features[row.features.length - 1] = 0
    row.score = scoreOf(weights, row.features)
  }
  standOut(rows)
  for (const row of rows) {
    Object.assign(row.doubts, UNDOUBTED)
    row.doubts.foreignDoubt = foreignDoubt(row.features, foreign)
    row.doubts.countryDoubt = row.isElsewhere ? rules.countryDoubt : 0
    row.score += trees(row.features) - row.doubts.foreignDoubt - row.doubts.countryDoubt + cosine * row.odds
  }
  return rows.sort((a, b) => b.score - a.score)
}

/** The last feature: by how much a linear score leads the best other one, a new cluster's (0) included. */
export function standOut(rows: readonly { score: number; features: Float64Array | Float32Array }[]): void {
  let [first, second] = [0, Number.NEGATIVE_INFINITY]
  for (const { score } of rows) {
    if (score > first) [first, second] = [score, first]
    else if (score > second) second = score
  }
  for (const row of rows) {
    const other = row.score === first ? Math.max(0, second) : first
    row.features[row.features.length - 1] = Math.max(-LEAD_MAX, Math.min(LEAD_MAX, row.score - other))
  }
}

/** In two languages words agree by chance, and like events of one day share their numbers: without common names little says that they are one. */
function foreignDoubt(features: Float64Array, [foreign, names, namesBack]: readonly [number, number, number]): number {
  if (features[foreign] === 0) return 0
  return FOREIGN_DOUBT * Math.max(0, 1 - Math.min(features[names]!, features[namesBack]!) / FOREIGN_NAMES_SHARE)
}

/** Takes doubts off a row's score, and notes them. */
export function doubted(row: Row, doubts: Partial<Doubts>): void {
  Object.assign(row.doubts, doubts)
  row.score -= Object.values(doubts).reduce((sum, doubt) => sum + doubt, 0)
}

/** What a row's score has lost, by name. */
export function doubtsOf({ doubts }: Row): Record<string, number> {
  return Object.fromEntries(Object.entries(doubts).flatMap(([name, doubt]) => (doubt === 0 ? [] : [[name, rounded(doubt)]])))
}

/** `gap`: the days between, as their feature tells them. */
export function dailyDoubt({ loneDoubtDaily, loneDoubtDays }: AssignRules, gap: number): number {
  return loneDoubtDaily * Math.min(loneDoubtDays, daysOfGap(gap))
}

/** Notes the doubt of rows that are days apart, one side of which is bare headlines; `at`: where these features stand. */
export function doubtStale(rows: readonly Row[], { staleDoubt, staleDays }: AssignRules, at: { gapLog: number; headline: number }): void {
  for (const row of rows)
    if (row.features[at.headline] === 1 && daysOfGap(row.features[at.gapLog]!) >= staleDays) doubted(row, { staleDoubt })
}

const daysOfGap = (gap: number): number => Math.expm1(gap * 5)

/** Whether two in one language share hardly a word of their titles. */
export function isSlight(
  { features, titleWords }: Row,
  { slightWords }: AssignRules,
  [foreign]: readonly [number, number, number],
): boolean {
  return titleWords <= slightWords && features[foreign] === 0
}

type Contrasts = readonly (readonly [number, number])[]

/** Sets what tells how much each row stands out among all. */
export function contrastAll(rows: readonly Row[], contrasts: Contrasts): void {
  for (const [from, to] of contrasts) contrast(rows, from, to)
}

/** How much a candidate stands out: its value less the mean of the others. Alike events of one type are all near, one event is not. */
function contrast(rows: readonly { features: Float64Array }[], from: number, to: number): void {
  let sum = 0
  for (const row of rows) sum += row.features[from]!
  for (const row of rows)
    row.features[to] =
      rows.length < 2 ? row.features[from]! * LONE_SHARE : row.features[from]! - (sum - row.features[from]!) / (rows.length - 1)
}
