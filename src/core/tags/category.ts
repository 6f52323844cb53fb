/**
 * What an article is about: probabilities of the 18 categories from a linear model over words (trained weights for English and for its names in
 * other languages, hand-written seed words for all that `category-words.ts` lists), the sections in the article's address and the feed's own label.
 * The label and the address are strong evidence, not orders: a general "world" section says little.
 */

import { hintStrength, sectionHints } from './category-hints.ts'
import { wordLogits } from './category-model.ts'
import { CATEGORIES, type Category } from './category-slugs.ts'

export interface TaggedText {
  title: string
  summary: string
  body: string
  language: string
  sourceHost: string
  categoryHint: string | null
  countryHint: string | null
  url: string
}

const CLUSTER_CATEGORIES_MAX = 4
const CLUSTER_PROBABILITY_MIN = 0.25
const ADDRESS_WEIGHT = 1.6
const LABEL_WEIGHT = 2.2

/** 18 probabilities in the order of CATEGORIES. */
export function categoryScores(text: TaggedText): Float32Array {
  const logits = wordLogits(text)
  for (const hint of sectionHints(text.url)) logits[hint.index]! += ADDRESS_WEIGHT * hint.strength
  const label = text.categoryHint === null ? null : hintStrength(text.categoryHint)
  if (label !== null) logits[label.index]! += LABEL_WEIGHT * label.strength
  return softmax(logits)
}

export interface CategoryConfidence {
  readonly category: Category
  /** Mean probability over the articles, 0 to 1. */
  readonly confidence: number
}

/** So many articles of a cluster are tagged; more change nothing. */
export const TAGGED_MEMBERS_MAX = 20

/** Categories of a cluster from its articles' probabilities, strongest first, one to four. */
export function categoryConfidences(articles: readonly Float32Array[]): CategoryConfidence[] {
  const mean = new Float64Array(CATEGORIES.length)
  for (const scores of articles) for (let i = 0; i < mean.length; i += 1) mean[i]! += (scores[i] ?? 0) / articles.length
  return CATEGORIES.map((category, i) => ({ category, confidence: mean[i]! }))
    .sort((a, b) => b.confidence - a.confidence)
    .filter((entry, rank) => rank === 0 || entry.confidence >= CLUSTER_PROBABILITY_MIN)
    .slice(0, CLUSTER_CATEGORIES_MAX)
}

/** The same without how sure they are. */
export function clusterCategories(articles: readonly Float32Array[]): Category[] {
  return categoryConfidences(articles).map(({ category }) => category)
}

/** The category that a feed's section word or a common label means ("worldnews", "Sport", "tech"), or null. */
export function categoryHintOf(raw: string): Category | null {
  const hint = hintStrength(raw)
  return hint === null ? null : CATEGORIES[hint.index]!
}

function softmax(logits: Float64Array): Float32Array {
  const top = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - top))
  const sum = powers.reduce((total, power) => total + power, 0)
  return Float32Array.from(powers, (power) => power / sum)
}
