/**
 * The seed words as a lookup: exact words, stems and phrases of up to four words per language, with the categories they speak for. Scripts
 * without spaces are read as overlapping pairs of characters, so that a longer word of theirs is a phrase; Thai as a dictionary parts it.
 */

import { EASTERN_WORDS } from '../data/category-words-eastern.ts'
import { ENGLISH_WORDS } from '../data/category-words-en.ts'
import { FURTHER_WORDS } from '../data/category-words-further.ts'
import { MORE_WORDS } from '../data/category-words-more.ts'
import { NORTHERN_WORDS } from '../data/category-words-northern.ts'
import { OTHER_WORDS } from '../data/category-words-other.ts'
import { REMAINING_WORDS } from '../data/category-words-remaining.ts'
import { SOUTH_ASIAN_WORDS } from '../data/category-words-south-asian.ts'
import { UNSPACED_WORDS } from '../data/category-words-unspaced.ts'
import { WESTERN_WORDS } from '../data/category-words-western.ts'
import { CHINESE_OR_JAPANESE, piecesOf } from '../text/east-asian-words.ts'
import { foldArabic, foldWord, stemOf } from '../text/words-stems.ts'
import { categoryIndex } from './category-slugs.ts'

/** Pairs of category index and weight, flat. */
type Votes = number[]

interface Lexicon {
  language: string
  exact: Map<string, Votes>
  stems: Map<string, Votes>
  stemCharactersMin: number
  stemCharactersMax: number
  /** First words of phrases. */
  heads: Set<string>
  /** Of a language that writes compounds as one word, or what a verb says before it: with what their last word may be inflected. */
  headEnding: RegExp | undefined
  phrases: Map<string, Votes>
  /** Words already looked up; emptied when full. */
  known: Map<string, Votes | null>
}

/** What may stand behind a stem of so many characters or more. */
interface Inflection {
  charactersMin: number
  ending: RegExp
}

const KNOWN_WORDS_MAX = 50_000
const PHRASE_WORDS_MAX = 4
const STRONG = 2
/** What a strike of doctors is about, beside the doctors. */
const DECISIVE = 4
const WEAK = 0.5
const NORDIC_ENDINGS = /^(?:[aenrst]|[aeo]r|[aeo]?rna|er?ne|en[ae]?|et|ns|ts|ars|ers|ens|ets|(?:[aeo]r)?nas)?$/
const HEAD_ENDINGS: ReadonlyMap<string, RegExp> = new Map([
  ['de', /^(?:[ens]|e[mnrs]|ern|in|innen)?$/],
  ['nl', /^(?:[es]|en|ers?)?$/],
  ['sv', NORDIC_ENDINGS],
  ['da', NORDIC_ENDINGS],
  ['no', NORDIC_ENDINGS],
  ['fi', /^\p{Ll}{0,4}$/u],
  ['et', /^\p{Ll}{0,4}$/u],
  ['hu', /^\p{Ll}{0,5}$/u],
  ['af', /^(?:e|s|es|te|ers?|jies?|tjies?)?$/],
  ['is', /^\p{Ll}{0,4}$/u],
  ['sw', /^\p{Ll}{0,4}$/u],
  ['tl', /^(?:h?[ai]n|ng)?$/],
])
const ANY_ENDING = /^/
const MODIFIER_CHARACTERS_MIN = 2
/** Shorter ones stand at the end of words by chance ("festival" is no "val"). */
const HEAD_CHARACTERS_MIN = 5
/** A longer word is nobody's, and takes long to look through. */
const COMPOUND_CHARACTERS_MAX = 48
/** Heads the words that only look like others: they speak for nothing. */
const NO_CATEGORY = 'none'
/** Greek leaves its accents out in capitals, and half of its outlets on the first one of a word; Romanian is written with cedillas too; "İ" has two small letters. */
const FOLDED: ReadonlySet<string> = new Set(['el', 'fa', 'ro', 'sr', 'tr'])
/** "And", "the", "in", "to", "of", "as", "that", before a word that is long enough not to begin so by itself. */
const HEBREW_PREFIXES = /^[ובהלמכש]{1,2}(?=[א-ת]{4})/u
const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** Chinese characters, Latin letters and numbers stand right before Korean ones: "李대통령", "AI로". */
const KOREAN_WORD = /\p{Script=Hangul}+|\p{Script=Han}+|(?:(?![\p{Script=Hangul}\p{Script=Han}])[\p{L}\p{N}\p{M}])+/gu
const SEED_WORDS = {
  ...OTHER_WORDS,
  ...NORTHERN_WORDS,
  ...FURTHER_WORDS,
  ...REMAINING_WORDS,
  ...MORE_WORDS,
  ...WESTERN_WORDS,
  ...EASTERN_WORDS,
  ...UNSPACED_WORDS,
  ...SOUTH_ASIAN_WORDS,
}

const lexicons = new Map<string, Lexicon>()

export function categoryWords(text: string, language: string): string[] {
  if (language === 'ar') return (foldArabic(text).match(WORD) ?? []).map((word) => stemOf(word, language))
  if (SOUTH_ASIAN_WORDS[language] !== undefined)
    return (foldWord(text.toLowerCase(), language).match(WORD) ?? []).map((word) => stemOf(word, language))
  if (FOLDED.has(language)) return (foldWord(text.toLowerCase(), language).match(WORD) ?? []).map(String)
  // "İ" becomes an i with a point of its own in small letters.
  if (language === 'az') return text.toLowerCase().replaceAll('\u0307', '').match(WORD) ?? []
  if (language === 'th') return thaiWords(text.toLowerCase())
  if (language === 'ko') return text.toLowerCase().match(KOREAN_WORD) ?? []
  const words = text.toLowerCase().replaceAll('ё', 'е').match(WORD) ?? []
  return CHINESE_OR_JAPANESE.test(text) ? words.flatMap((word) => (CHINESE_OR_JAPANESE.test(word) ? pairsOf(word) : word)) : words
}

/** As the platform's dictionary parts them. */
const thaiWords = (text: string): string[] => piecesOf(text, 'th').flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))

function pairsOf(run: string): string[] {
  return run.length < 3 ? [run] : Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2))
}

/** Adds `factor` times each seed word's weight to its categories; returns nothing. Repeats count less: the nth time 1/n. */
export function addSeedVotes(
  votes: Float64Array,
  words: readonly string[],
  options: { language: string; factor: number; seen: Map<string, number> },
): void {
  const lexicon = lexiconOf(options.language)
  for (let i = 0; i < words.length; ) {
    const phrase = lexicon.heads.has(words[i]!) ? phraseAt(words, i, lexicon) : null
    const found = phrase?.votes ?? lookUp(words[i]!, lexicon)
    if (found !== null) {
      const key = phrase?.text ?? words[i]!
      const times = (options.seen.get(key) ?? 0) + 1
      options.seen.set(key, times)
      for (let v = 0; v < found.length; v += 2) votes[found[v]!]! += (options.factor * found[v + 1]!) / times
    }
    i += phrase?.length ?? 1
  }
}

/** Whether a word is listed as one that only looks like others. */
export function speaksForNothing(word: string, language: string): boolean {
  return lookUp(word, lexiconOf(language))?.length === 0
}

function phraseAt(words: readonly string[], start: number, lexicon: Lexicon): { text: string; votes: Votes; length: number } | null {
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - start); length >= 2; length -= 1) {
    const text = words.slice(start, start + length).join(' ')
    const votes = lexicon.phrases.get(text)
    if (votes !== undefined) return { text, votes, length }
  }
  return null
}

function lookUp(word: string, lexicon: Lexicon): Votes | null {
  const known = lexicon.known.get(word)
  if (known !== undefined) return known
  if (lexicon.known.size >= KNOWN_WORDS_MAX) lexicon.known.clear()
  let votes = lexicon.exact.get(word) ?? lexicon.exact.get(word.replace(HEBREW_PREFIXES, '')) ?? null
  // Filipino links a word to what it tells more of by an ending: "pangulong", "hinatulang".
  if (lexicon.language === 'tl')
    votes ??= lexicon.exact.get(word.replace(/ng$/, '')) ?? lexicon.exact.get(word.replace(/(?<=n)g$/, '')) ?? null
  votes ??= stemVotes(word, lexicon, { charactersMin: lexicon.stemCharactersMin, ending: ANY_ENDING })
  if (lexicon.headEnding && word.length <= COMPOUND_CHARACTERS_MAX) votes ??= headVotes(word, lexicon, lexicon.headEnding)
  lexicon.known.set(word, votes)
  return votes
}

/** Of the longest stem that the word is, but for its ending. */
function stemVotes(word: string, { stems, stemCharactersMax }: Lexicon, { charactersMin, ending }: Inflection): Votes | null {
  for (let length = Math.min(word.length, stemCharactersMax); length >= charactersMin; length -= 1) {
    const votes = stems.get(word.slice(0, length))
    if (votes !== undefined && ending.test(word.slice(length))) return votes
  }
  return null
}

/** Of the longest seed word that a compound ends with: what it is about ("villabrand" is a fire). */
function headVotes(word: string, lexicon: Lexicon, ending: RegExp): Votes | null {
  for (let start = MODIFIER_CHARACTERS_MIN; start <= word.length - HEAD_CHARACTERS_MIN; start += 1) {
    const head = word.slice(start)
    const votes = lexicon.exact.get(head) ?? stemVotes(head, lexicon, { charactersMin: HEAD_CHARACTERS_MIN, ending })
    if (votes !== null && (votes.length === 0 || votes.some((vote, i) => i % 2 === 1 && vote > WEAK))) return votes
  }
  return null
}

function lexiconOf(language: string): Lexicon {
  const key = SEED_WORDS[language] === undefined ? 'en' : language
  let lexicon = lexicons.get(key)
  if (lexicon === undefined) {
    lexicon = buildLexicon(SEED_WORDS[key] ?? ENGLISH_WORDS, key)
    lexicons.set(key, lexicon)
  }
  return lexicon
}

function buildLexicon(source: Readonly<Record<string, string>>, language: string): Lexicon {
  const lexicon: Lexicon = {
    language,
    exact: new Map(),
    stems: new Map(),
    stemCharactersMin: 99,
    stemCharactersMax: 0,
    heads: new Set(),
    headEnding: HEAD_ENDINGS.get(language),
    phrases: new Map(),
    known: new Map(),
  }
  for (const [category, entries] of Object.entries(source)) {
    const index = category === NO_CATEGORY ? null : categoryIndex(category)
    for (const entry of entries.split(/\s+/)) if (entry !== '') addEntry(lexicon, { entry, index, words: categoryWords(entry, language) })
  }
  return lexicon
}

function addEntry(lexicon: Lexicon, { entry, index, words }: { entry: string; index: number | null; words: readonly string[] }): void {
  const weight = entry.endsWith('!!') ? DECISIVE : entry.endsWith('!') ? STRONG : entry.endsWith('?') ? WEAK : 1
  const stem = entry.includes('*')
  const text = words.join(' ')
  const table = words.length > 1 ? lexicon.phrases : stem ? lexicon.stems : lexicon.exact
  const votes = table.get(text) ?? []
  if (index !== null) votes.push(index, weight)
  table.set(text, votes)
  if (words.length > 1) lexicon.heads.add(words[0]!)
  if (words.length === 1 && stem) {
    lexicon.stemCharactersMin = Math.min(lexicon.stemCharactersMin, text.length)
    lexicon.stemCharactersMax = Math.max(lexicon.stemCharactersMax, text.length)
  }
}

/** Whether a word, as `categoryWords` gives it, is listed as one that tells what kind of thing happens. */
export function tellsCategory(word: string, language: string): boolean {
  if (SEED_WORDS[language] === undefined) return false
  return (lookUp(word, lexiconOf(language))?.length ?? 0) > 0
}
