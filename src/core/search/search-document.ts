import { isTitleCase, startsCapital } from '../text/names.ts'
import { type Tokens, tokensOf, wordOf } from '../text/words.ts'
import { joinedWordsOf, plainSpellingOf } from './search-spellings.ts'

/**
 * What the search index keeps of a cluster: its words, and how much each says there.
 *
 * The weight of a word is BM25F (Robertson, Zaragoza, Taylor, "Simple BM25 extension to multiple weighted fields", 2004): occurrences are
 * weighted by field before they saturate, so that a word of the title weighs three of the summary. All but the rarity of a word is known
 * when the document is written; that part, the impact, is between 0 and 1 and is kept in one byte (Anh, de Kretser and Moffat, "Vector-space
 * ranking with effective early termination", 2001, show that a byte loses nothing). A query then only sums rarity × impact.
 */
export interface SearchText {
  readonly title: string
  readonly summary: string
  readonly keywords: readonly string[]
  readonly language: string
  readonly memberTitles: readonly { readonly title: string; readonly language: string }[]
  /** Codes of the countries that it is tagged with. */
  readonly countries: readonly string[]
}

/** Ascending keys of words, and at the same place the impact of each, 1 to 255. */
export interface SearchDocument {
  readonly words: Int32Array
  readonly impacts: Uint8Array
}

export const IMPACT_MAX = 255
/** Keeps a row of the index small enough to lie in the table itself. */
const DOCUMENT_WORDS_MAX = 300
const FIELD_TOKENS_MAX = 2_000
export const MEMBER_TITLES_MAX = 20

const TITLE_WEIGHT = 3
const SUMMARY_WEIGHT = 1
const KEYWORD_WEIGHT = 1
/** All titles of members together weigh about as much as the title, however many they are. */
const MEMBERS_WEIGHT = 3
const NAME_WEIGHT = 1.5

const SATURATION = 1.2
const LENGTH_SHARE = 0.4
/** A fixed length stands for the average, so that documents written at different times compare. */
const LENGTH_REFERENCE = 120

/** A word's key in the index: FNV-1a over UTF-16 code units, as a signed integer of the store. */
export function wordKeyOf(word: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) | 0
}

/** "1.200", where others write "1,200". */
const POINTED_THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/

/** A word as it is indexed and looked for: its stem in its plain spelling; empty as `wordOf`. */
export function searchWordOf(raw: string, language: string): string {
  return POINTED_THOUSANDS.test(raw) ? raw.replaceAll('.', '') : plainSpellingOf(wordOf(raw, language))
}

/** Less than that of a name in a title, which is 195 and more. */
const COUNTRY_IMPACT = 170

/** The words of a cluster with their weighted counts. */
export function countSearchWords(text: SearchText): Map<string, number> {
  const counts = new Map<string, number>()
  const { language } = text
  addWords(counts, text.title, { language, weight: TITLE_WEIGHT })
  addWords(counts, text.summary, { language, weight: SUMMARY_WEIGHT })
  for (const keyword of text.keywords) addWords(counts, keyword, { language, weight: KEYWORD_WEIGHT })
  const members = text.memberTitles.slice(0, MEMBER_TITLES_MAX)
  const weight = Math.min(1, MEMBERS_WEIGHT / Math.max(1, members.length))
  for (const member of members) addWords(counts, member.title, { language: member.language, weight })
  return counts
}

function addWords(counts: Map<string, number>, written: string, field: { language: string; weight: number }): void {
  // Letters of full and half width, ligatures and presentation forms as plain ones.
  const text = written.normalize('NFKC')
  const tokens = tokensOf(text, FIELD_TOKENS_MAX)
  const named = !isTitleCase(tokens)
  const add = (raw: string, weight: number) => {
    const word = searchWordOf(raw, field.language)
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + weight)
  }
  for (let i = 0; i < tokens.raw.length; i++) {
    add(tokens.raw[i]!, named && isName(tokens, i) ? field.weight * NAME_WEIGHT : field.weight)
  }
  for (const joined of joinedWordsOf(text)) add(joined, field.weight)
}

// The first word of a sentence is capitalised anyway.
function isName(tokens: Tokens, at: number): boolean {
  return at > 0 && tokens.gaps[at] !== 2 && startsCapital(tokens.raw[at]!)
}

/** What stands in the index for a country that a cluster is tagged with: no text has it. */
export function countryWordOf(code: string): string {
  return `\u0000${code}`
}

/** The same for all countries of a cluster: they are in its document, and not among the words that an embedder learns. */
export function countryWordsOf({ countries }: Pick<SearchText, 'countries'>): Map<string, number> {
  return new Map(countries.map((code) => [countryWordOf(code), COUNTRY_IMPACT]))
}

/** The form of a document that the index keeps. */
export function searchDocumentOf(text: SearchText): SearchDocument {
  const counts = countSearchWords(text)
  let length = 0
  for (const count of counts.values()) length += count
  const half = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / LENGTH_REFERENCE)
  const impacts = new Map<number, number>()
  for (const [word, count] of counts) {
    const key = wordKeyOf(word)
    const impact = Math.max(1, Math.round((IMPACT_MAX * count) / (count + half)))
    impacts.set(key, Math.max(impacts.get(key) ?? 0, impact))
  }
  for (const [word, impact] of countryWordsOf(text)) impacts.set(wordKeyOf(word), impact)
  let entries = [...impacts]
  if (entries.length > DOCUMENT_WORDS_MAX) entries = entries.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, DOCUMENT_WORDS_MAX)
  entries.sort((a, b) => a[0] - b[0])
  return { words: Int32Array.from(entries, (entry) => entry[0]), impacts: Uint8Array.from(entries, (entry) => entry[1]) }
}

/** How much a word that stands in `documents` of `total` tells (the form that is never negative). */
export function rarityOf(documents: number, total: number): number {
  const seen = Math.min(documents, total)
  return Math.log(1 + (total - seen + 0.5) / (seen + 0.5))
}
