import { bipartitionsOf } from '../learning/bipartition.ts'
import type { PreparedArticle } from './assign-prepare.ts'
import { type AssignRules, named, scoreOf } from './assign-rules.ts'
import type { TermStatistics } from './term-statistics.ts'
import { EVIDENCE_FEATURES, evidenceOf, type Reports, readReports } from './two-events.ts'

/**
 * A cluster that turned out to hold two events: look-alikes that joined one by one, or reports that were chained, each like the one before.
 * Of the ways in which its reports fall into two groups the one that speaks most for two events is weighed (two-events.ts). The same weighing
 * keeps clusters from being merged, so that what was split is not merged again.
 */
export interface SplitProposal {
  /** What is split off: the smaller part. */
  readonly articles: readonly string[]
  readonly score: number
  readonly reason: 'two_events'
  readonly features: Readonly<Record<string, number>>
}

/** What is known while weighing. */
export interface Weighing {
  readonly rules: Pick<AssignRules, 'evidenceWeights' | 'splitBar'>
  readonly statistics: TermStatistics
}

export const SPLIT_MEMBERS_MIN = 4
/** More articles are not taken apart: bounds the time, and what so many agree on is one event. */
export const SPLIT_MEMBERS_MAX = 60
/** How much a cluster grows before it is tried again. */
export const SPLIT_GROWTH = 1.5
/** One report alone is no group. */
const PART_MIN = 2

/** A way in which articles fall into two groups (0 and 1 by article), and what speaks for its being two events. */
export interface Parting {
  readonly sides: Uint8Array
  readonly features: Float64Array
  readonly score: number
}

/** The ways that are weighed, best first. */
export function partingsOf(articles: readonly PreparedArticle[], { rules, statistics }: Weighing): Parting[] {
  const reports = readReports(articles, statistics)
  return bipartitionsOf(reports.products)
    .map((sides) => ({ sides, ...weighed(reports, sides, rules) }))
    .sort((a, b) => b.score - a.score)
}

export function proposeSplit(members: readonly PreparedArticle[], weighing: Weighing): SplitProposal | null {
  const { rules } = weighing
  const originals = originalsOf(members)
  if (originals.length < SPLIT_MEMBERS_MIN || originals.length > SPLIT_MEMBERS_MAX) return null
  const [best] = partingsOf(originals, weighing)
  if (!best || best.score <= rules.splitBar) return null
  const gone = new Set(smallerPart(originals, best.sides))
  for (const { id, copyOf } of members) if (copyOf !== null && gone.has(copyOf)) gone.add(id)
  return { articles: [...gone], score: best.score, reason: 'two_events', features: named(EVIDENCE_FEATURES, best.features) }
}

/** Whether the articles of two clusters tell two events, however alike the clusters are. Of fewer than two reports nothing can be said. */
export function tellTwoEvents(
  one: readonly PreparedArticle[],
  other: readonly PreparedArticle[],
  { rules, statistics }: Weighing,
): boolean {
  const parts = [one, other].map((members) => originalsOf(members).slice(0, SPLIT_MEMBERS_MAX)) as [PreparedArticle[], PreparedArticle[]]
  if (Math.min(parts[0].length, parts[1].length) < PART_MIN) return false
  const sides = Uint8Array.from([...parts[0].map(() => 0), ...parts[1].map(() => 1)])
  return weighed(readReports(parts.flat(), statistics), sides, rules).score > rules.splitBar
}

function weighed(reports: Reports, sides: Uint8Array, { evidenceWeights }: Weighing['rules']): { score: number; features: Float64Array } {
  const features = evidenceOf(reports, sides)
  return { features, score: scoreOf(evidenceWeights, features) }
}

/** Those that copy none of the others. */
function originalsOf(members: readonly PreparedArticle[]): PreparedArticle[] {
  const ids = new Set(members.map(({ id }) => id))
  return members.filter(({ copyOf }) => copyOf === null || !ids.has(copyOf))
}

/** Of parts of a size the one without the first article. */
function smallerPart(articles: readonly PreparedArticle[], sides: Uint8Array): string[] {
  const second = sides.reduce((sum, side) => sum + side, 0)
  const first = sides.length - second
  const gone = first === second ? 1 - sides[0]! : Number(second < first)
  return articles.filter((_, i) => sides[i] === gone).map(({ id }) => id)
}
