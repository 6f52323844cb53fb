import weights from '../data/link-weights.json' with { type: 'json' }
import { probability, scorerOf, type Trees } from '../learning/trees.ts'
import { contributionsOf, type TreeContributions } from '../learning/trees-explain.ts'
import { LINK_AT, LINK_FEATURES } from './link-features.ts'

/** An event of fewer distinct words is a bare headline: with one word in common its cosine is high already. */
const HEADLINE_WORDS = 6
/** A city, a company or a head of government is named by many headlines that have nothing to do with each other. */
const HEADLINE_WORDS_SHARED_MIN = 2
/** Two countries as the feature of shared places tells them. */
const TWO_PLACES = 2 / 3

/** How clusters find their situation: the learned link (scripts/train-situations.ts) and the bars of voting and repair. */
export interface GroupRules {
  /** The log odds, per row of link features, that an event belongs to the affair of another. */
  readonly linkScore: (features: Float64Array) => number
  /** The same, learned from small affairs above all: what the events of a large one share, plain words above all, opens none. It alone asks for the features from `titleBest` to `wordsOlder`. */
  readonly smallScore: (features: Float64Array) => number
  /** Log odds added where two events in two languages name two countries in common: that is much where hardly a word can be shared. */
  readonly foreignOdds: number
  /** Least sum of the word and name cosines of a link: country, category and time alone make no affair. */
  readonly evidenceMin: number
  /** Least sum of the name and pair cosines where both events have countries and share none: two quakes on one day are two. */
  readonly apartNamesMin: number
  readonly joinBar: number
  /** Two events alone need more to open a situation than a third needs to join it. */
  readonly pairBar: number
  readonly votes: number
  readonly repairVotes: number
  readonly moveMargin: number
  readonly mergeBar: number
  /** Of repair alone: what stands for the two bars where an event, or most of a situation's, is told in another language than most of the other situation's. */
  readonly foreignJoinBar: number
  readonly foreignMergeBar: number
  readonly mergeSizeMax: number
  readonly repairDays: number
}

/** The learned part as it is shipped. */
export type LinkWeights = Omit<GroupRules, 'linkScore' | 'smallScore'> & {
  readonly models: readonly Trees[]
  readonly pairModels: readonly Trees[]
}

export function rulesOf({ models, pairModels, ...bars }: LinkWeights): GroupRules {
  return { ...bars, linkScore: meanOf(models), smallScore: meanOf(pairModels) }
}

export const groupRules: GroupRules = rulesOf(weights)

/** The mean score of several models. */
function meanOf(models: readonly Trees[]): (features: Float64Array) => number {
  const scorers = models.map(scorerOf)
  return (features) => scorers.reduce((sum, score) => sum + score(features), 0) / scorers.length
}

/** What a vote for a situation, or for another event alone, must exceed. */
export function barOf(rules: GroupRules, situationId: string | null): number {
  return situationId === null ? rules.pairBar : rules.joinBar
}

export interface LinkProbabilities {
  /** That an event belongs to the affair of another. */
  readonly joined: number
  /** The same where that one stands alone, by both scores, half each. */
  readonly paired: number
}

export const UNLINKED: LinkProbabilities = { joined: 0, paired: 0 }

/** The probability that two events belong to one affair, which there is evidence for. */
export function linkProbabilities(rules: GroupRules, features: Float64Array): LinkProbabilities {
  if (isBareHeadline(features) && features[LINK_AT.rareWordsShared]! < HEADLINE_WORDS_SHARED_MIN && !shareTwoPlaces(features))
    return UNLINKED
  const areApart = features[LINK_AT.placesShared] === 0 && features[LINK_AT.placesUnknown] === 0
  if (areApart && features[LINK_AT.names]! + features[LINK_AT.pairs]! < rules.apartNamesMin) return UNLINKED
  const odds = foreignOdds(rules, features)
  const score = rules.linkScore(features)
  return { joined: probability(score + odds), paired: probability((score + rules.smallScore(features)) / 2 + odds) }
}

function foreignOdds(rules: Pick<GroupRules, 'foreignOdds'>, features: Float64Array): number {
  return features[LINK_AT.foreign] === 1 && shareTwoPlaces(features) ? rules.foreignOdds : 0
}

function shareTwoPlaces(features: Float64Array): boolean {
  return features[LINK_AT.placesShared]! >= TWO_PLACES
}

/** Whether one of the two events is known by a headline alone. */
export function isBareHeadline(features: Float64Array): boolean {
  return features[LINK_AT.wordsLeast]! < HEADLINE_WORDS
}

/** How the shipped link came to its log odds, feature by feature; `pair`: of two that stood alone. Features that were not recorded count as 0. */
export function explainLink(recorded: Readonly<Record<string, number>>, kind: 'join' | 'pair'): TreeContributions {
  const features = Float64Array.from(LINK_FEATURES, (name) => recorded[name] ?? 0)
  const link = contributionsOf(weights.models, features)
  const small = kind === 'join' ? link : contributionsOf(weights.pairModels, features)
  const contributions = link.contributions.map((value, i) => (value + small.contributions[i]!) / 2)
  contributions[LINK_AT.foreign]! += foreignOdds(weights, features)
  return { base: (link.base + small.base) / 2, contributions }
}
