/**
 * What a query calls by one of several names ("EU", "European Union"; "Kiev", "Kyiv"; `data/other-names.ts`), and names of persons that outlets bring from
 * other scripts in ways of their own ("Zelensky", "Selenskyj"; "al-Sharaa", "al-Shara"): the query asks for all of them, the index has what is written.
 */

import { OTHER_NAMES } from '../data/other-names.ts'
import { pairsOf, tokensOf } from '../text/words.ts'
import { searchWordOf } from './search-document.ts'
import { plainSpellingOf } from './search-spellings.ts'

/** Of each of several words its stems: a document has the whole if it has one of each. */
export type Whole = readonly (readonly string[])[]

/** A name in a query, where it stands, and what else stands for it. */
export interface OtherwiseNamed {
  readonly at: number
  readonly end: number
  readonly stems: readonly string[]
  /** Names of several words; where it is written in several itself, that one first. */
  readonly wholes: readonly Whole[]
}

interface Named {
  readonly stems: readonly string[]
  readonly wholes: readonly Whole[]
}

interface Spelling {
  readonly named: Named
  /** As it is typed, where it has several words. */
  readonly whole: Whole | null
  readonly inCapitals: boolean
}

interface Known {
  /** By words in small letters, with blanks between them. */
  readonly spellings: ReadonlyMap<string, Spelling>
  /** Of scripts without blanks. */
  readonly unspaced: readonly (readonly [name: string, spelling: Spelling])[]
  readonly wordsMax: number
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const WORD_TOKENS_MAX = 12

let known: Known | null = null

/** The names of a query that have others, in order; of two that overlap the one that begins first, then the longer. */
export function otherwiseNamed(query: string): OtherwiseNamed[] {
  known ??= readNames()
  const { spellings, wordsMax, unspaced } = known
  const words = [...query.matchAll(WORD)].map(({ 0: text, index }) => ({ text: plainOf(text), at: index, end: index + text.length }))
  const found: OtherwiseNamed[] = []
  for (let i = 0; i < words.length; ) {
    let count = Math.min(wordsMax, words.length - i)
    for (; count > 0; count -= 1) {
      const span = { at: words[i]!.at, end: words[i + count - 1]!.end }
      const key = words.slice(i, i + count).map(({ text }) => text)
      const spelling = spellings.get(key.join(' '))
      if (!spelling || (spelling.inCapitals && !isInCapitals(query.slice(span.at, span.end), query))) continue
      found.push({ ...span, ...asTyped(spelling) })
      break
    }
    i += Math.max(1, count)
  }
  for (const [name, spelling] of unspaced) {
    const at = query.indexOf(name)
    if (at >= 0) found.push({ at, end: at + name.length, ...asTyped(spelling) })
  }
  return found
}

function asTyped({ named, whole }: Spelling): Named {
  return whole ? { ...named, wholes: [whole, ...named.wholes.filter((other) => other !== whole)] } : named
}

/** Where all is in capitals, these say nothing. */
function isInCapitals(written: string, query: string): boolean {
  return written === written.toUpperCase() && (query !== query.toUpperCase() || query.trim() === written)
}

const plainOf = (text: string): string => plainSpellingOf(text.normalize('NFC').toLowerCase())

function readNames(): Known {
  const spellings = new Map<string, Spelling>()
  const unspaced: [string, Spelling][] = []
  for (const line of OTHER_NAMES.trim().split('\n')) {
    const [asked = '', typed = '', listed = ''] = line.split('|')
    const letters = asked.split(' ').filter((word) => word !== '')
    const names = listed.split(';').flatMap((ofLanguage) => namesOf(ofLanguage))
    const single = names.flatMap(({ whole }) => (whole.length === 1 ? whole[0]! : []))
    const wholes = names.flatMap(({ whole }) => (whole.length > 1 ? [whole] : []))
    const named: Named = { stems: [...new Set([...letters.flatMap(stemsOfLetters), ...single])], wholes }
    for (const word of [...letters, ...typed.split(' ').filter((other) => other !== '')])
      spellings.set(word.toLowerCase(), { named, whole: null, inCapitals: word !== word.toLowerCase() })
    for (const { name, whole } of names) {
      const spelling: Spelling = { named, whole: whole.length > 1 ? whole : null, inCapitals: false }
      if (pairsOf(name).length > 0) unspaced.push([name, spelling])
      else spellings.set((name.match(WORD) ?? []).map(plainOf).join(' '), spelling)
    }
  }
  return { spellings, unspaced, wordsMax: Math.max(...[...spellings.keys()].map((key) => key.split(' ').length)) }
}

function namesOf(ofLanguage: string): { name: string; whole: Whole }[] {
  const at = ofLanguage.indexOf(':')
  const language = ofLanguage.slice(0, at)
  return ofLanguage
    .slice(at + 1)
    .split(',')
    .map((name) => ({ name, whole: wholeOf(name, language) }))
}

/** A name in one word stands in texts of other languages too, where it has no ending of its own. */
function wholeOf(name: string, language: string): Whole {
  const { raw } = tokensOf(name, WORD_TOKENS_MAX)
  const languages = raw.length === 1 ? [language, 'en', 'und'] : [language]
  return raw.map((word) => distinct(languages.map((other) => searchWordOf(word, other)))).filter((stems) => stems.length > 0)
}

/** As an acronym of the Latin script stands in the index, and others as the words that they look like. */
function stemsOfLetters(letters: string): string[] {
  const written = letters.toUpperCase()
  return distinct(['en', 'ru', 'uk', 'und'].map((language) => searchWordOf(written, language)))
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => word !== '')

/** "Zelensky", "Zelenskyy", "Zelenskiy", "Selenskyj", "Zielinski": what comes before is the name. */
const SLAVIC_NAME = /^(.{2,}s)k(?:y|yy|iy|yi|ii|ij|yj|i)$/u
const SLAVIC_ENDINGS = ['y', 'yy', 'iy', 'yi', 'ii', 'ij', 'yj', 'i']
const NAME_CHARACTERS_MIN = 6
const NAME_CHARACTERS_MAX = 20

/** Other ways to write what may be a name, a word in small letters; `before` is the word before it. */
export function nameForms(word: string, before: string): string[] {
  if (word.length > NAME_CHARACTERS_MAX) return []
  return [...(word.length < NAME_CHARACTERS_MIN ? [] : slavicForms(word)), ...arabicForms(word, before)]
}

function slavicForms(word: string): string[] {
  const [, name] = SLAVIC_NAME.exec(word) ?? []
  if (name === undefined) return []
  // German writes the sound as an s.
  const names = /^[sz][aeiouy]/u.test(name) ? [`s${name.slice(1)}`, `z${name.slice(1)}`] : [name]
  return names.flatMap((one) => SLAVIC_ENDINGS.map((ending) => `${one}k${ending}`)).filter((form) => form !== word)
}

const ARABIC_ARTICLE = /^(?:al|el|ash|ad|as|an|ar|at|az)$/u

/** "al-Sharaa" and "al-Shara", "Hasakah" and "Hasaka", behind the article. */
function arabicForms(word: string, before: string): string[] {
  if (!ARABIC_ARTICLE.test(before) || word.length < 4) return []
  const [bare] = /^.*?(?=(?:aa|ah|eh|a)$)/u.exec(word) ?? []
  return bare === undefined ? [] : ['a', 'aa', 'ah', 'eh'].map((ending) => bare + ending).filter((form) => form !== word)
}
