/** How a cluster or a situation came about: the recorded reason of each member, the parts of its score, and what happened to it. */

import { ASSIGN_FEATURES } from '../core/clusters/assign-features.ts'
import { assignRules, COSINE_FEATURE } from '../core/clusters/assign-rules.ts'
import { MERGE_FEATURES } from '../core/clusters/merge.ts'
import { EVIDENCE_FEATURES } from '../core/clusters/two-events.ts'
import { situationSignificance } from '../core/editorial/significance.ts'
import { probability } from '../core/learning/trees.ts'
import { ServiceError } from '../core/serving/errors.ts'
import type { Raise } from '../core/situations/group-height.ts'
import { explainLink, groupRules } from '../core/situations/group-rules.ts'
import { LINK_FEATURES } from '../core/situations/link-features.ts'
import { type CategoryConfidence, categoryConfidences, categoryScores, TAGGED_MEMBERS_MAX } from '../core/tags/category.ts'
import { findMembersByTurns } from '../store/articles.ts'
import { findCluster, findSituation } from '../store/curated-records.ts'
import type { Queryable } from '../store/database.ts'
import {
  type ExplainedArticle,
  type ExplainedCluster,
  type ExplainedMember,
  type ExplainedSituation,
  findCorrectionsOf,
  findExplainedArticles,
  findExplainedCluster,
  findExplainedMembers,
  findExplainedSituation,
  findHistory,
  type HistoryEntry,
  type RecordedReason,
} from '../store/explain-records.ts'
import { recordKeyOf } from './record-key.ts'

/** How much of a record is told: its members from an offset on, and its newest history. */
export interface ExplainPart {
  offset: number
  limit: number
  history: number
}

/** What is told of a record where no part is asked for. */
export const WHOLE: ExplainPart = { offset: 0, limit: 500, history: 200 }

/** So many corrections of a record are told, the newest. */
export const CORRECTIONS_TOLD_MAX = 200

/** One thing that was weighed: its value, the learned weight where there is one, and what it added to the score. */
export interface WeighedFeature {
  name: string
  value: number
  weight: number | null
  contribution: number | null
}

export interface Reason {
  action: string
  reason: string
  score: number | null
  /** The bar that the score had to pass; of a split, for merging, below which the two parts lie. */
  bar: number | null
  /** The greatest contributions first. */
  features: WeighedFeature[]
  /** What was taken off besides, the greatest first; none in records of older decisions, whose trees hold them. */
  doubts: { name: string; contribution: number }[]
  /** What the model's trees add to the weighed features; for a link, what they give before they ask about any feature. */
  trees: number | null
  /** Probability of the strongest link of the vote, which base and contributions make up as log odds; null where no link was recorded. */
  link: number | null
  /** What the situation that it was moved out of came to. */
  own: number | null
  /** What a rule added to the vote, included in the score; null where none did. */
  raise: Raise | null
  /** The members whose links made the vote. */
  via: string[]
  /** The record that it came out of. */
  from: { record: 'cluster' | 'situation'; id: string } | null
  /** The cluster that became part of this one and brought its situation along. */
  with: string | null
  /** The operator's correction that overruled it. */
  curation: number | null
  /** The merges that carried it on since, in their order: of the clusters that it was in, or of the situations. The last brought it to where it is. */
  merged: Reason[]
}

/** So many weighed features are shown; what the others add is summed up. */
export const FEATURES_SHOWN = 6

/** What a score is shown to be made of: its greatest features, and by name what is to be added to them to come to the score. */
function shownParts({ features, trees, doubts }: Reason): { features: WeighedFeature[]; added: [string, number][] } {
  const weighed = features.filter(({ value }) => value !== 0)
  if (weighed.length === 0) return { features: [], added: [] }
  const added: [string, number][] = doubts.map(({ name, contribution }) => [name, contribution])
  if (trees !== null) added.unshift(['trees', trees])
  if (weighed.length > FEATURES_SHOWN) added.unshift(['others', linearPart(weighed.slice(FEATURES_SHOWN))])
  return { features: weighed.slice(0, FEATURES_SHOWN), added }
}

/** The score that decided, and the bar that it had to pass. */
export function judgedText({ score, bar, own }: Reason): string {
  const before = own === null ? '' : `, its own came to ${figure(own)}`
  return score === null ? '' : `, score ${figure(score)}${bar === null ? '' : ` (bar ${figure(bar)})`}${before}`
}

/** The parts that make up a score. */
export function partsText(why: Reason): string {
  const { features, added } = shownParts(why)
  const shown = features.map(({ name, value, weight }) => `${name} ${figure(value)}${weight === null ? '' : ` × ${figure(weight)}`}`)
  return [...shown, ...added.map(([name, part]) => `${name} ${figure(part)}`)].join(', ')
}

/** How features moved a link's log odds. */
export function movesText(features: readonly WeighedFeature[]): string {
  return features.map(({ name, value, contribution }) => `${name} ${figure(value)}: ${signed(contribution ?? 0)}`).join(', ')
}

/** What a record's significance is made of, the weightiest first; empty before it was settled. */
export function significanceText(parts: Readonly<Record<string, number>>): string {
  return Object.entries(parts)
    .filter(([, part]) => Math.abs(part) >= 0.005)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .map(([name, part]) => `${name} ${signed(part)}`)
    .join(', ')
}

export const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(3))

export const signed = (part: number): string => `${part < 0 ? '' : '+'}${part.toFixed(2)}`

export interface ClusterExplanation {
  record: 'cluster'
  cluster: Omit<ExplainedCluster, 'grouping'>
  /** As its articles give them now, the surest first; none when it has no articles any more. */
  categories: CategoryConfidence[]
  /** Why it is in its situation. */
  grouping: Reason | null
  articles: (Omit<ExplainedArticle, 'assignment'> & { why: Reason | null })[]
  history: HistoryEntry[]
  corrections: Awaited<ReturnType<typeof findCorrectionsOf>>
}

export interface SituationExplanation {
  record: 'situation'
  situation: ExplainedSituation
  /** How the score came about: the greatest member, faded with age, and what the number of members adds. */
  significanceParts: Record<string, number>
  members: (Omit<ExplainedMember, 'grouping'> & { why: Reason | null })[]
  history: HistoryEntry[]
  corrections: Awaited<ReturnType<typeof findCorrectionsOf>>
}

/** Explains a cluster in any state. Throws `not_found`. */
export async function explainCluster(db: Queryable, name: string, part = WHOLE): Promise<ClusterExplanation> {
  const key = recordKeyOf(name)
  const found = key && (await findCluster(db, key))
  const explained = found && (await findExplainedCluster(db, found.id))
  if (!explained) throw new ServiceError('not_found', `no cluster has the id or slug "${name}"`)
  const { grouping, ...cluster } = explained
  const articles = await findExplainedArticles(db, cluster.id, part)
  const why = grouping && reasonOf(grouping, 'link')
  return {
    record: 'cluster',
    cluster,
    categories: await categoriesOf(db, cluster.id),
    grouping: why,
    articles: articles.map(({ assignment, ...article }) => ({ ...article, why: assignment && reasonOf(assignment, 'assign') })),
    history: await findHistory(db, cluster.id, part.history),
    corrections: await findCorrectionsOf(db, 'cluster', { recordId: cluster.id, movedBy: curationsOf(why), limit: CORRECTIONS_TOLD_MAX }),
  }
}

/** The corrections that put it where it is: the one that moved it, and those that carried it on. */
function curationsOf(why: Reason | null): number[] {
  return why === null ? [] : [why, ...why.merged].flatMap(({ curation }) => curation ?? [])
}

async function categoriesOf(db: Queryable, clusterId: string): Promise<CategoryConfidence[]> {
  const members = await findMembersByTurns(db, [clusterId], TAGGED_MEMBERS_MAX)
  return members.length === 0 ? [] : categoryConfidences(members.map(categoryScores))
}

/** The state of a situation: only one that lives is active or quiet, though the last mark stays with the others. */
export function stateText({ state, status }: Pick<ExplainedSituation, 'state' | 'status'>): string {
  return state === 'live' ? `live, ${status}` : state
}

/** Explains a situation in any state. Throws `not_found`. */
export async function explainSituation(db: Queryable, name: string, part = WHOLE): Promise<SituationExplanation> {
  const key = recordKeyOf(name)
  const found = key && (await findSituation(db, key))
  const situation = found && (await findExplainedSituation(db, found.id))
  if (!situation) throw new ServiceError('not_found', `no situation has the id or slug "${name}"`)
  const members = await findExplainedMembers(db, situation.id, part)
  const present = members.filter(({ visible, leftAt }) => visible && leftAt === null).toReversed()
  const newest = Math.max(...present.map(({ publishedAt }) => publishedAt))
  return {
    record: 'situation',
    situation,
    significanceParts: situationSignificance(
      present.map(({ significance: score, significanceZ: z, publishedAt }) => ({ score, z, publishedAt })),
      newest,
    ).parts,
    members: members.map(({ grouping, ...member }) => ({ ...member, why: grouping && reasonOf(grouping, 'link') })),
    history: await findHistory(db, situation.id, part.history),
    corrections: await findCorrectionsOf(db, 'situation', { recordId: situation.id, movedBy: [], limit: CORRECTIONS_TOLD_MAX }),
  }
}

type Weighing = 'assign' | 'evidence' | 'link' | 'merge'

const weightIn =
  (weights: Float64Array) =>
  (name: string, place: number): [string, number] => [name, weights[place] ?? 0]

const weightsOf: Readonly<Record<Weighing, ReadonlyMap<string, number>>> = {
  assign: new Map([...ASSIGN_FEATURES.map(weightIn(assignRules.assignWeights)), [COSINE_FEATURE, assignRules.assignCosine]]),
  evidence: new Map(EVIDENCE_FEATURES.map(weightIn(assignRules.evidenceWeights))),
  link: new Map(),
  merge: new Map([...MERGE_FEATURES.map(weightIn(assignRules.mergeWeights)), [COSINE_FEATURE, assignRules.mergeCosine]]),
}

/** By reason, and else by action. */
const linkBars: Readonly<Record<string, number>> = {
  pair: groupRules.pairBar,
  merge: groupRules.mergeBar,
  closer_in_two_languages: groupRules.foreignJoinBar,
  same_affair_in_two_languages: groupRules.foreignMergeBar,
}

function barOf(by: Weighing, action: unknown, reason: unknown): number {
  if (by === 'link') return linkBars[String(reason)] ?? linkBars[String(action)] ?? groupRules.joinBar
  if (by === 'merge') return assignRules.mergeBar
  return by === 'evidence' ? assignRules.splitBar : assignRules.joinBar
}

function reasonOf(recorded: NonNullable<RecordedReason>, of: 'assign' | 'link' | 'merge'): Reason {
  const { action, reason, score, features, via, from, curation } = recorded
  const by: Weighing = of === 'assign' && action === 'split' ? 'evidence' : of
  const judged = typeof score === 'number' && reason !== 'copy'
  const linked = by === 'link' ? linkOf(features, action === 'pair' ? 'pair' : 'join') : null
  const weighed = linked?.features ?? featuresOf(features, by)
  const doubts = doubtsIn(recorded.doubts)
  return {
    action: typeof action === 'string' ? action : 'unknown',
    reason: typeof reason === 'string' ? reason : 'unknown',
    score: typeof score === 'number' ? score : null,
    bar: judged ? barOf(by, action, reason) : null,
    features: weighed,
    doubts,
    trees: linked ? linked.base : judged && by !== 'evidence' && weighed.length > 0 ? score - linearPart([...weighed, ...doubts]) : null,
    link: linked ? probability(linked.base + linearPart(linked.features)) : null,
    own: typeof recorded.own === 'number' ? recorded.own : null,
    raise: raiseIn(recorded.raise),
    via: Array.isArray(via) ? via.filter((id) => typeof id === 'string') : [],
    from: typeof from === 'string' ? { record: of === 'link' ? 'situation' : 'cluster', id: from } : null,
    with: typeof recorded.with === 'string' ? recorded.with : null,
    curation: typeof curation === 'number' ? curation : null,
    merged: stepsIn(recorded.merged).map((step) => reasonOf(step, of === 'link' && !('with' in step) ? 'link' : 'merge')),
  }
}

/** The steps that were recorded, in order; one alone may stand for itself. */
function stepsIn(merged: unknown): NonNullable<RecordedReason>[] {
  const steps = Array.isArray(merged) ? merged : [merged]
  return steps.flatMap((step) => (typeof step === 'object' && step !== null ? [{ action: 'merge', ...step }] : []))
}

function raiseIn(recorded: unknown): Raise | null {
  const raise = typeof recorded === 'object' && recorded !== null ? (recorded as Partial<Raise>) : {}
  return typeof raise.by === 'number' && typeof raise.country === 'string' && typeof raise.events === 'number' ? (raise as Raise) : null
}

function doubtsIn(recorded: unknown): Reason['doubts'] {
  const doubts = Object.entries(typeof recorded === 'object' && recorded !== null ? recorded : {})
  return doubts
    .flatMap(([name, doubt]) => (typeof doubt === 'number' ? [{ name, contribution: -doubt }] : []))
    .toSorted((a, b) => a.contribution - b.contribution)
}

const linearPart = (features: readonly Pick<WeighedFeature, 'contribution'>[]): number =>
  features.reduce((sum, feature) => sum + (feature.contribution ?? 0), 0)

function featuresOf(features: unknown, by: Weighing): WeighedFeature[] {
  if (typeof features !== 'object' || features === null) return []
  const weighed = Object.entries(features).flatMap(([name, value]): WeighedFeature[] => {
    if (typeof value !== 'number') return []
    const weight = weightsOf[by].get(name) ?? null
    return [{ name, value, weight, contribution: weight === null ? null : weight * value }]
  })
  return weighed.sort((a, b) => Math.abs(b.contribution ?? b.value) - Math.abs(a.contribution ?? a.value))
}

/** A link is learned as trees, which have no weight per feature: what counts is how far each feature moved the log odds. */
function linkOf(features: unknown, kind: 'join' | 'pair'): { base: number; features: WeighedFeature[] } | null {
  const recorded = featuresOf(features, 'link')
  if (recorded.length === 0) return null
  const { base, contributions } = explainLink(Object.fromEntries(recorded.map(({ name, value }) => [name, value])), kind)
  const weighed = LINK_FEATURES.map((name, place) => ({
    name,
    value: recorded.find((feature) => feature.name === name)?.value ?? 0,
    weight: null,
    contribution: contributions[place]!,
  }))
  return { base, features: weighed.toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)) }
}
