/**
 * The linear model behind the category probabilities. logit(c) = prior(c) + seed · log(1 + seed votes of c) + Σ weight(word, c) · x(word), where
 * x is the length-normalised log frequency with the title counted more. Trained by `scripts/train-categories.ts`.
 */

import weightsFile from '../data/category-weights.json' with { type: 'json' }
import { termOf } from '../text/content-terms.ts'
import type { TaggedText } from './category.ts'
import { CATEGORIES, categoryIndex } from './category-slugs.ts'
import { addSeedVotes, categoryWords, speaksForNothing } from './category-words.ts'

const BODY_CHARACTERS_MAX = 2_000
const TITLE_FACTOR = 2
const LEDE_FACTOR = 1
const BODY_FACTOR = 0.4
const LEDE_WORDS = 60
const SEED_OFFSET = 0.4
const WEIGHT_UNIT = 10

/** Shares of the categories in general news, for texts that say nothing. */
const PRIOR = [0.06, 0.12, 0.06, 0.1, 0.12, 0.02, 0.07, 0.03, 0.05, 0.03, 0.02, 0.05, 0.02, 0.13, 0.01, 0.08, 0.04, 0.12]

export interface WordFeatures {
  /** Logits of prior and seeds alone. */
  base: Float64Array
  /** Word or pair of words → length-normalised weight; single words of other languages than English, for the names among them. */
  words: ReadonlyMap<string, number>
}

const packed: ReadonlyMap<string, string> = new Map(Object.entries(weightsFile.words))
/** Those that were asked for: reading all of them would take each start of the program a tenth of a second. */
const read = new Map<string, Float64Array>()
/** Words that English writes with a capital: what they stand for is the same in every language that writes them so. */
const names: ReadonlySet<string> = new Set(weightsFile.names.split(' '))
const NO_PAIRS: ReadonlySet<string> = new Set()
const OPENS_IN_LATIN = /^\P{L}*\p{Script=Latin}/u
/** First words of the pairs that have weights: other pairs need not be built. */
const pairHeads: ReadonlySet<string> = new Set(
  [...packed.keys()].flatMap((word) => (word.includes(' ') ? [word.slice(0, word.indexOf(' '))] : [])),
)

export function wordLogits(text: TaggedText): Float64Array {
  const features = featuresOf(text, weightsFile.seed, pairHeads)
  const logits = features.base
  const english = isEnglish(text.language)
  for (const [word, x] of features.words) {
    const weights = read.get(word) ?? readWeights(word)
    if (weights === undefined || !(english || names.has(word))) continue
    for (let i = 0; i < weights.length; i += 2) logits[weights[i]!]! += x * weights[i + 1]!
  }
  return logits
}

/** Pairs of words are counted when their first is among `heads`, or all of them. */
export function featuresOf(text: TaggedText, seed: number, heads: ReadonlySet<string> | 'all' = 'all'): WordFeatures {
  const language = text.language.slice(0, 2).toLowerCase()
  const title = categoryWords(text.title, language)
  const rest = categoryWords(`${text.summary} ${text.body.slice(0, BODY_CHARACTERS_MAX)}`, language)
  const parts = [
    { words: title, factor: TITLE_FACTOR },
    { words: rest.slice(0, LEDE_WORDS), factor: LEDE_FACTOR },
    { words: rest.slice(LEDE_WORDS), factor: BODY_FACTOR },
  ]
  const votes = new Float64Array(CATEGORIES.length)
  const seen = new Map<string, number>()
  const counts = new Map<string, number>()
  for (const part of parts) {
    addSeedVotes(votes, part.words, { language, factor: part.factor, seen })
    if (isEnglish(language)) addCounts(counts, part, heads)
    else if (OPENS_IN_LATIN.test(text.title))
      addCounts(counts, { ...part, words: part.words.map((word) => withoutNames(word, language)) }, NO_PAIRS)
  }
  if (!isEnglish(language) && votes.every((vote) => vote === 0) && RESULT.test(text.title)) votes[categoryIndex('sports')] = 1
  const base = votes.map((vote, i) => Math.log(PRIOR[i]!) + seed * Math.log(SEED_OFFSET + vote))
  return { base, words: normalised(counts) }
}

/** "Orsk 3:1", "Orsk 3 a 2", "Orsk (4–1)": where no word says what a headline is about, a match's result does. */
const RESULT = /(?<![\p{N}.,:/–-])\d ?(?:[-–:]|a|x) ?\d(?=\s*(?:$|[)(;!]|[.:] ?\p{Lu}|\p{Lu}))/u

/** A word as it is counted, in capitals where it only looks like one of the names: Spanish "los", French "sans". No weight is found for these. */
function withoutNames(word: string, language: string): string {
  const isOwn = names.has(singular(word)) && (termOf(word, language) === '' || speaksForNothing(word, language))
  return isOwn ? word.toUpperCase() : word
}

function isEnglish(language: string): boolean {
  return language.slice(0, 2).toLowerCase() === 'en'
}

function addCounts(
  counts: Map<string, number>,
  part: { words: readonly string[]; factor: number },
  heads: ReadonlySet<string> | 'all',
): void {
  let before = ''
  const { factor } = part
  for (const raw of part.words) {
    const word = singular(raw)
    counts.set(word, (counts.get(word) ?? 0) + factor)
    if (before !== '') {
      const pair = `${before} ${word}`
      counts.set(pair, (counts.get(pair) ?? 0) + factor)
    }
    before = heads === 'all' || heads.has(word) ? word : ''
  }
}

function normalised(counts: Map<string, number>): Map<string, number> {
  let square = 0
  for (const [word, count] of counts) {
    if (!word.includes(' ')) square += Math.log1p(count) ** 2
  }
  const norm = Math.sqrt(square) || 1
  for (const [word, count] of counts) counts.set(word, Math.log1p(count) / norm)
  return counts
}

/** English plurals and genitives in -s without it. */
export function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Weights are packed as letter (category, a = the first) and integer in tenths: `a12c-5`. */
function readWeights(word: string): Float64Array | undefined {
  const written = packed.get(word)
  if (written === undefined) return undefined
  const weights: number[] = []
  for (const [, letter = 'a', value = '0'] of written.matchAll(/([a-r])(-?\d+)/g))
    weights.push(letter.charCodeAt(0) - 97, Number(value) / WEIGHT_UNIT)
  const made = Float64Array.from(weights)
  read.set(word, made)
  return made
}
