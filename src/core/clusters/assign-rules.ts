import weights from '../data/assign-weights.json' with { type: 'json' }
import { scorerOf, type Trees } from '../learning/trees.ts'
import { ASSIGN_FEATURES } from './assign-features.ts'
import { MERGE_FEATURES } from './merge.ts'
import { EVIDENCE_FEATURES } from './two-events.ts'

/** How articles find their clusters: learned weights (scripts/train-clusters.ts) and bars. A score above the bar joins. */
export interface AssignRules {
  readonly assignWeights: Float64Array
  /** Corrections to the linear score where features act together. */
  readonly assignTrees: (features: Float64Array) => number
  readonly joinBar: number
  /** How many entries of the index one question may look at in all, and under one term: rare terms are asked first. */
  readonly visits: number
  readonly visitsPerTerm: number
  /** So many candidates are compared, and all that share so much of what the nearest one shares; what the others would have shown is guessed. */
  readonly closeLeast: number
  readonly closeShare: number
  /** Taken off the score of a lone candidate: in a store of a few articles a follow-up has no rival, and all that it shares is rare. */
  readonly loneDoubt: number
  /** The same for each day between the two, up to some days, also in merging two clusters near which the index finds no other. */
  readonly loneDoubtDaily: number
  readonly loneDoubtDays: number
  /** Taken off the score of merging two reports, each alone in its cluster: most such merges are wrong. */
  readonly aloneDoubt: number
  /** Taken off where two reports, each alone and in one language, share at most so many words of their titles: most such are two events. */
  readonly slightWords: number
  readonly slightDoubt: number
  /** The same in merging two bare headlines. */
  readonly slightMergeDoubt: number
  /** Taken off the score of merging two clusters one of which is made of bare headlines. */
  readonly headlineDoubt: number
  /** Taken off in joining and merging where one side is bare headlines and at least so many days lie between: what is told alike then happened again. */
  readonly staleDoubt: number
  readonly staleDays: number
  /** Taken off where both sides name countries, and none in common. */
  readonly countryDoubt: number
  readonly mergeWeights: Float64Array
  readonly mergeTrees: (features: Float64Array) => number
  readonly mergeBar: number
  /** The bar for a cluster that changed just now: what is left open is looked at again when it is ripe (MERGE_RIPE_MS). */
  readonly earlyMergeBar: number
  /** The same for two reports, each alone in its cluster: together they are an event of two outlets, which readers wait for. */
  readonly earlyAloneBar: number
  /** What the cosine of an embedding server weighs (its log odds: cosine-scale.ts), beside what was learned without one. */
  readonly assignCosine: number
  readonly mergeCosine: number
  /** Above the bar two groups of reports tell two events. */
  readonly evidenceWeights: Float64Array
  readonly splitBar: number
}

const VISITS = 1_024
const VISITS_PER_TERM = 256
const CLOSE_LEAST = 1
const CLOSE_SHARE = 0.22
const LONE_DOUBT = 0.8
const LONE_DOUBT_DAILY = 0.5
const LONE_DOUBT_DAYS = 2
const ALONE_DOUBT = 0.5
const SLIGHT_WORDS = 1
const SLIGHT_DOUBT = 1
const SLIGHT_MERGE_DOUBT = 0.5
const HEADLINE_DOUBT = 0.2
const STALE_DOUBT = 1
const STALE_DAYS = 6
const COUNTRY_DOUBT = 1
const EARLY_MERGE_BAR = 1
const EARLY_ALONE_BAR = 0

export const COSINE_FEATURE = 'cosine'
/** One weight for all models, chosen on the mean of the labelled sets (docs/quality.md). */
const ASSIGN_COSINE = 0.5
const MERGE_COSINE = 0.5

/** The learned part as it is shipped. */
export interface AssignWeights {
  readonly joinBar: number
  readonly mergeBar: number
  readonly splitBar: number
  readonly assign: Readonly<Record<string, number>>
  readonly merge: Readonly<Record<string, number>>
  readonly assignTrees: Trees
  readonly mergeTrees: Trees
  readonly evidence: Readonly<Record<string, number>>
}

export function rulesOf(learned: AssignWeights): AssignRules {
  return {
    assignWeights: ordered(ASSIGN_FEATURES, learned.assign),
    assignTrees: scorerOf(learned.assignTrees),
    joinBar: learned.joinBar,
    visits: VISITS,
    visitsPerTerm: VISITS_PER_TERM,
    closeLeast: CLOSE_LEAST,
    closeShare: CLOSE_SHARE,
    loneDoubt: LONE_DOUBT,
    loneDoubtDaily: LONE_DOUBT_DAILY,
    loneDoubtDays: LONE_DOUBT_DAYS,
    aloneDoubt: ALONE_DOUBT,
    slightWords: SLIGHT_WORDS,
    slightDoubt: SLIGHT_DOUBT,
    slightMergeDoubt: SLIGHT_MERGE_DOUBT,
    headlineDoubt: HEADLINE_DOUBT,
    staleDoubt: STALE_DOUBT,
    staleDays: STALE_DAYS,
    countryDoubt: COUNTRY_DOUBT,
    mergeWeights: ordered(MERGE_FEATURES, learned.merge),
    mergeTrees: scorerOf(learned.mergeTrees),
    mergeBar: learned.mergeBar,
    earlyMergeBar: EARLY_MERGE_BAR,
    earlyAloneBar: EARLY_ALONE_BAR,
    assignCosine: ASSIGN_COSINE,
    mergeCosine: MERGE_COSINE,
    evidenceWeights: ordered(EVIDENCE_FEATURES, learned.evidence),
    splitBar: learned.splitBar,
  }
}

export const assignRules: AssignRules = rulesOf(weights)

function ordered(names: readonly string[], values: Readonly<Record<string, number>>): Float64Array {
  return Float64Array.from(names, (name) => values[name] ?? 0)
}

export function scoreOf(weights: Float64Array, features: Float64Array): number {
  let score = 0
  for (let i = 0; i < weights.length; i++) score += weights[i]! * features[i]!
  return score
}

/** As it is recorded. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** The features by name; the cosine's log odds among them where they count. */
export function named(names: readonly string[], features: Float64Array, cosine = 0): Record<string, number> {
  const told: Record<string, number> = {}
  for (let i = 0; i < names.length; i++) told[names[i]!] = rounded(features[i]!)
  return cosine === 0 ? told : { ...told, [COSINE_FEATURE]: rounded(cosine) }
}
