import { COUNTRY_CODES } from '../tags/country-codes.ts'
import { countryWordOf, wordKeyOf } from './search-document.ts'
import { type FusionRules, isRelevant, type SearchCandidate } from './search-fuse.ts'
import type { WeighedWord } from './search-weigh.ts'

/**
 * What a query means beyond its own words: what its best matches have in common stands for it too, so that the name of an affair finds those of
 * its events that do not say it. This is the relevance model RM3 (Lavrenko and Croft, "Relevance-based language models", 2001; Abdul-Jaleel and
 * others, "UMass at TREC 2004: Novelty and HARD", 2004) on the impacts of the index in place of a language model's probabilities.
 */
export interface FeedbackDocument {
  /** How well it matches; above 0. */
  readonly score: number
  readonly words: readonly { readonly key: number; readonly impact: number; readonly documents: number }[]
}

const DOCUMENTS_MAX = 5
/** One that matches so much less than the best matches something else: a word spelled like the query's, one word of two. */
const SCORE_SHARE_MIN = 0.3
/** Of each, the words that say most: more of them find no more. */
export const FEEDBACK_DOCUMENT_WORDS_MAX = 40
const WORDS_MAX = 10
/** A word of fewer documents finds hardly any but the one that said it. */
const WORD_DOCUMENTS_MIN = 3
/** The feedback counts as much as so many words of a query: two words become a topic, a headline stays what it says. No word of it counts for more than one of the query, as it would where a small corpus has hardly any for it. */
const WORTH_WORDS = 3

/** That they are of one country widens no query: all news of it would come along. */
const COUNTRY_KEYS: ReadonlySet<number> = new Set([...COUNTRY_CODES].map((code) => wordKeyOf(countryWordOf(code))))

/** The best matches among candidates, by their words, or where no word matches by their vectors; none where nothing is relevant. */
export function feedbackOf(candidates: readonly SearchCandidate[], rules: FusionRules): { clusterId: string; score: number }[] {
  const relevant = candidates.filter((candidate) => isRelevant(candidate, rules))
  const hasWords = relevant.some(({ lexical }) => lexical > 0)
  const best = relevant
    .map((candidate) => ({ ...candidate, score: hasWords ? candidate.lexical : (candidate.cosine ?? 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.publishedAt - a.publishedAt || (a.clusterId < b.clusterId ? -1 : 1))
    .slice(0, DOCUMENTS_MAX)
  return best.filter(({ score }) => score >= SCORE_SHARE_MIN * best[0]!.score).map(({ clusterId, score }) => ({ clusterId, score }))
}

/** A query as its best matches widen it: a document's score is `ownShare` of its score by the query's own words, and what it has of `words`. */
export interface WidenedQuery {
  readonly ownShare: number
  readonly words: readonly WeighedWord[]
}

/** Null where the best matches have nothing to add. */
export function widenQuery(
  asked: readonly WeighedWord[],
  feedback: readonly FeedbackDocument[],
  rarity: (documents: number) => number,
): WidenedQuery | null {
  const found = commonWords(feedback, rarity)
  const ownBest = sumOf(asked)
  if (found.length === 0 || ownBest === 0) return null
  const own = asked.length / (asked.length + Math.min(WORTH_WORDS, found.length))
  const factor = (1 - own) / sumOf(found)
  return { ownShare: own / ownBest, words: found.map((word) => ({ ...word, weight: word.weight * factor })) }
}

/** Each document gives what its words say of it, in parts of one; the heaviest of all together. */
function commonWords(feedback: readonly FeedbackDocument[], rarity: (documents: number) => number): WeighedWord[] {
  const words = new Map<number, WeighedWord>()
  const scores = feedback.reduce((sum, { score }) => sum + score, 0)
  for (const document of feedback) {
    const shared = document.words.filter(({ key, documents }) => documents >= WORD_DOCUMENTS_MIN && !COUNTRY_KEYS.has(key))
    const told = shared.map((word) => ({ ...word, weight: word.impact * rarity(word.documents) }))
    const share = document.score / scores / sumOf(told)
    for (const { key, documents, weight } of told)
      words.set(key, { keys: [key], documents, weight: (words.get(key)?.weight ?? 0) + share * weight })
  }
  return [...words.values()].sort((a, b) => b.weight - a.weight || a.keys[0]! - b.keys[0]!).slice(0, WORDS_MAX)
}

const sumOf = (words: readonly { weight: number }[]): number => words.reduce((sum, { weight }) => sum + weight, 0)
