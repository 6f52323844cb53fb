/**
 * One order out of two scores. Each list is brought to 0..1 between its least and greatest score and the two are averaged (Anserini's
 * results on BEIR: on news, better than reciprocal ranks and far better than raw scores). Where a list is too short for its ends to mean anything,
 * its ranks stand for the scores. Pure: what the store found goes in, what the caller sees comes out.
 */
export interface SearchCandidate {
  readonly clusterId: string
  /** Sum of rarity × impact, and 0 when no word matches. */
  readonly lexical: number
  /** The same by the query as it is widened by its best matches (search-feedback.ts); null where it is not. */
  readonly widened: number | null
  /** Cosine with the query; null when the document has no vector, or the query none. */
  readonly cosine: number | null
  readonly publishedAt: number
  readonly namesCountry: boolean
  readonly hasPhrase: boolean
}

export interface FusionRules {
  /** The greatest lexical score that a document could have. */
  readonly lexicalBest: number
  readonly cosineFloors: CosineFloors
  readonly poolMax: number
}

/** Cosines of query and document below which they have nothing to do with each other. */
export interface CosineFloors {
  /** Of a document that has a word of the query. */
  readonly withWords: number
  /** Of one that has none. */
  readonly alone: number
}

const CORPUS_FLOOR = 0.3
/** What a word keeps company with in some hundred reports is mostly chance, so that hardly any document with none of the query's words answers it (docs/quality.md). */
const CORPUS_FLOOR_ALONE = 0.6

/** Those of the built-in embedder, for a query that it knows so much of: what a vector holds only a part of must be met the better. */
export function corpusCosineFloors(coverage: number): CosineFloors {
  return { withWords: CORPUS_FLOOR / Math.sqrt(coverage), alone: CORPUS_FLOOR_ALONE / Math.sqrt(coverage) }
}

const FLOOR_DEVIATIONS = 2.5
const FLOOR_PAIRS_MIN = 20
const FLOOR_UNKNOWN = 0.3
const FLOOR_MAX = 0.95

/** Those of a server's model. Models differ in what they give to texts that have nothing in common: measured on pairs of documents, so many deviations above their mean. */
export function serverCosineFloors({ pairs, mean, deviation }: { pairs: number; mean: number; deviation: number }): CosineFloors {
  const floor = pairs < FLOOR_PAIRS_MIN ? FLOOR_UNKNOWN : Math.min(FLOOR_MAX, mean + FLOOR_DEVIATIONS * deviation)
  return { withWords: floor, alone: floor }
}

const LEXICAL_SHARE = 0.6
/** A document that matches by words alone must have this much of what the query says. */
const LEXICAL_FLOOR_SHARE = 0.12
/** One that has what the best matches have in common must have this much of what the best of all has. */
const WIDENED_FLOOR_SHARE = 0.2
/** And its vector, where there is one, so much of the floor: a word in common with a match is not yet something in common with the query. */
const WIDENED_COSINE_SHARE = 0.5
const SHORT_LIST = 4
const COUNTRY_BOOST = 0.05
const PHRASE_BOOST = 0.25

/** Orders candidates, best first, without those below the floor of relevance. */
export function fuseCandidates(candidates: readonly SearchCandidate[], rules: FusionRules): { clusterId: string; score: number }[] {
  const widenedFloor = WIDENED_FLOOR_SHARE * Math.max(...candidates.map(({ widened }) => widened ?? 0))
  const isNear = ({ widened, cosine }: SearchCandidate): boolean =>
    widened !== null && widened > 0 && widened >= widenedFloor && (cosine ?? 1) >= WIDENED_COSINE_SHARE * rules.cosineFloors.withWords
  const relevant = candidates.filter((candidate) => isRelevant(candidate, rules) || isNear(candidate))
  const lexical = normalized(relevant.map(({ widened, lexical: own }) => widened ?? own))
  const semantic = normalized(relevant.map((candidate) => Math.max(0, candidate.cosine ?? 0)))
  const scored = relevant.map((candidate, i) => ({
    clusterId: candidate.clusterId,
    publishedAt: candidate.publishedAt,
    score:
      LEXICAL_SHARE * lexical[i]! +
      (1 - LEXICAL_SHARE) * semantic[i]! +
      (candidate.namesCountry ? COUNTRY_BOOST : 0) +
      (candidate.hasPhrase ? PHRASE_BOOST : 0),
  }))
  // Equally relevant: the newer first; then by id, so that pages never disagree.
  scored.sort((a, b) => b.score - a.score || b.publishedAt - a.publishedAt || (a.clusterId < b.clusterId ? -1 : 1))
  return scored.slice(0, rules.poolMax).map(({ clusterId, score }) => ({ clusterId, score }))
}

/** Whether a candidate matches the query itself. */
export function isRelevant(candidate: SearchCandidate, rules: FusionRules): boolean {
  const floor = candidate.lexical > 0 ? rules.cosineFloors.withWords : rules.cosineFloors.alone
  if (candidate.cosine !== null && candidate.cosine >= floor) return true
  return candidate.lexical > 0 && candidate.lexical >= LEXICAL_FLOOR_SHARE * rules.lexicalBest
}

function normalized(scores: readonly number[]): number[] {
  const positive = scores.filter((score) => score > 0)
  if (positive.length < SHORT_LIST) return reciprocalRanks(scores)
  const greatest = Math.max(...positive)
  const least = Math.min(...scores)
  return greatest > least ? scores.map((score) => (score - least) / (greatest - least)) : scores.map((score) => (score > 0 ? 1 : 0))
}

function reciprocalRanks(scores: readonly number[]): number[] {
  const order = [...new Set(scores.filter((score) => score > 0))].sort((a, b) => b - a)
  return scores.map((score) => (score > 0 ? 1 / (1 + order.indexOf(score)) : 0))
}
