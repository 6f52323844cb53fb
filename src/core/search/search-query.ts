import { detectLanguage } from '../text/language.ts'
import { tokensOf, wordOf } from '../text/words.ts'
import { STEMMED_LANGUAGES } from '../text/words-stems.ts'
import { wordKeyOf } from './search-document.ts'

/**
 * A query as data: nothing in it is an operator, so that no input can do more than fail to match. A word is tried as the stems that
 * it may have in the index: those of English and of the language that the query seems to be in, and, where the index has none of
 * these, those of the other languages that are stemmed.
 */
export interface SearchQuery {
  readonly words: readonly QueryWord[]
  /** What stood between quotation marks, in lower case: a document that has it word for word is meant more. */
  readonly phrases: readonly string[]
}

export interface QueryWord {
  /** Lower case, as written. */
  readonly text: string
  readonly stems: readonly string[]
  readonly otherStems: readonly string[]
  /** How often it was said. */
  readonly count: number
}

const QUERY_WORDS_MAX = 32
const QUERY_CHARACTERS_MAX = 800
const PHRASES_MAX = 4

/** Reads a query. Without a word that says anything, `words` is empty. */
export function parseSearchQuery(q: string): SearchQuery {
  const text = q.slice(0, QUERY_CHARACTERS_MAX).normalize('NFC')
  const language = detectLanguage(text)
  const words = new Map<string, QueryWord>()
  for (const raw of tokensOf(text, QUERY_CHARACTERS_MAX).raw) {
    const word = queryWord(raw, language)
    if (!word) continue
    const known = words.get(word.text)
    if (known) words.set(word.text, { ...known, count: known.count + 1 })
    else if (words.size < QUERY_WORDS_MAX) words.set(word.text, word)
  }
  return { words: [...words.values()], phrases: phrasesOf(text) }
}

function queryWord(raw: string, language: string): QueryWord | null {
  const stems = distinct([wordOf(raw, 'en'), wordOf(raw, language)])
  if (stems.length === 0) return null
  // An acronym is kept whole in the index, so a query in small letters finds it as the plain word.
  const whole = raw.toLowerCase()
  const otherStems = distinct([...[...STEMMED_LANGUAGES, 'und'].map((other) => wordOf(raw, other)), whole]).filter(
    (stem) => !stems.includes(stem),
  )
  return { text: whole, stems, otherStems, count: 1 }
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => word !== '')

function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  for (const match of text.matchAll(/["“”«»„]([^"“”«»„]{3,200})["“”«»„]/gu)) {
    const phrase = comparable(match[1] ?? '')
    if (phrase.includes(' ') && phrases.length < PHRASES_MAX) phrases.push(phrase)
  }
  return phrases
}

/** Text with only its tokens left, in lower case, so that phrases compare. */
export function comparable(text: string): string {
  return tokensOf(text, 2_000).raw.join(' ').toLowerCase()
}

/** Every key under which a word of the query may stand in the index. */
export function keysOf(query: SearchQuery): number[] {
  return [...new Set(query.words.flatMap((word) => [...word.stems, ...word.otherStems].map(wordKeyOf)))]
}

/** One word of the query as it is looked for: any of its keys, worth `weight` at full impact. */
export interface WeighedWord {
  readonly keys: readonly number[]
  readonly documents: number
  readonly weight: number
}

/** A word that those of the query stand for too, and how much: between 0 and 1. */
export interface Neighbour {
  readonly word: string
  readonly share: number
}

/** Words near those of the query, as they are looked for: worth their share of their own rarity, unless the query has them itself. */
export function weighNeighbours(
  neighbours: readonly Neighbour[],
  asked: readonly WeighedWord[],
  counts: { documentsOf: (key: number) => number; rarity: (documents: number) => number },
): WeighedWord[] {
  const taken = new Set(asked.flatMap((word) => word.keys))
  return neighbours.flatMap(({ word, share }): WeighedWord[] => {
    const key = wordKeyOf(word)
    const documents = counts.documentsOf(key)
    return documents === 0 || taken.has(key) ? [] : [{ keys: [key], documents, weight: share * counts.rarity(documents) }]
  })
}

/** Weighs the words of a query by their rarity; `documentsOf` tells in how many documents a key stands. A word that the index lacks stays, with no keys. */
export function weighQuery(query: SearchQuery, documentsOf: (key: number) => number, rarity: (documents: number) => number): WeighedWord[] {
  return query.words.map((word) => {
    const present = (stems: readonly string[]) => stems.map(wordKeyOf).filter((key) => documentsOf(key) > 0)
    const first = present(word.stems)
    const keys = first.length > 0 ? first : present(word.otherStems)
    const documents = keys.reduce((sum, key) => sum + documentsOf(key), 0)
    return { keys, documents, weight: rarity(documents) * (1 + Math.log(word.count)) }
  })
}
