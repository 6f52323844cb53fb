import { GAP_SENTENCE, GAP_SPACE, isNumber, type Tokens } from './words.ts'
import { foldLatin } from './words-stems.ts'

/**
 * Names without a model: capitalised words that do not merely open a sentence, alone and in adjacent pairs. In a headline that capitalises
 * every word all are taken; how often a word is seen in lower case elsewhere (term-statistics.ts) tells later what is a name.
 */
export const NAMES_MAX = 400
export const TITLE_CASE_SHARE = 0.7

const capital = /^\p{Lu}/u
const lowerCase = /^\p{Ll}/u
const apostrophe = /['’]/
const ELISION_LENGTH_MAX = 6
/** What is said of a name behind its apostrophe: "Korea's"; in Turkish its ending ("Irak'tan", "Ankara'daki"). */
const clitic = /['’](?:.{0,2}|n?[ıiuü]n|nd[ae]n?|[dt][ae]n|yl[ae]|l[ae]r\p{Ll}*|n?[dt][ae]ki\p{Ll}*|[dt][ıiuü]r)$/u

/** Whether (nearly) all longer words of a headline are capitalised, so that capitals mean nothing in it. */
export function isTitleCase(tokens: Tokens): boolean {
  let long = 0
  let capitals = 0
  for (let i = 1; i < tokens.raw.length; i++) {
    const raw = tokens.raw[i]!
    if (raw.length < 5 || isNumber(raw)) continue
    long++
    if (startsCapital(raw)) capitals++
  }
  return long > 1 && capitals / long >= TITLE_CASE_SHARE
}

/** Visits every name in order, lower-cased: single words, then each with its left neighbour. */
export function eachName(tokens: Tokens, visit: (name: string, isPair: boolean) => void): void {
  let seen = 0
  let previous = ''
  for (let i = 0; i < tokens.raw.length && seen < NAMES_MAX; i++) {
    const raw = tokens.raw[i]!
    if (!startsCapital(raw) || raw.length < 2) {
      previous = ''
      continue
    }
    const opens = tokens.gaps[i] === GAP_SENTENCE
    const followed = tokens.gaps[i + 1] === GAP_SPACE && startsCapital(tokens.raw[i + 1] ?? '')
    const name = nameOf(raw)
    if (opens && !followed) {
      previous = ''
      continue
    }
    visit(name, false)
    if (previous !== '' && tokens.gaps[i] === GAP_SPACE) visit(`${previous} ${name}`, true)
    previous = name
    seen++
  }
}

/**
 * Visits, each time, the capitalised words that open a sentence with no other name behind them: "Putin visits Hanoi", but "Eleven hurt in Kyiv" as well.
 * Only what is read elsewhere tells which of them are names.
 */
export function eachOpener(tokens: Tokens, visit: (name: string) => void): void {
  for (let i = 0; i < tokens.raw.length; i++) {
    const raw = tokens.raw[i]!
    if (tokens.gaps[i] !== GAP_SENTENCE || raw.length < 3 || !startsCapital(raw)) continue
    if (tokens.gaps[i + 1] !== GAP_SPACE || !startsCapital(tokens.raw[i + 1] ?? '')) visit(nameOf(raw))
  }
}

/** Languages whose genitive is a bare s: "Trumps tullar", "Merkels Partei". */
const GENITIVE_LANGUAGES = new Set(['sv', 'da', 'no', 'nb', 'nn', 'de'])
const genitive = /\p{L}{3}[^sxz\P{L}]s$/u

/** The name that may be meant by a name or a pair in the genitive; null: none. "Hamas" and "Texas" look like one too: what is read elsewhere tells. */
export function withoutGenitive(name: string, language: string): string | null {
  return GENITIVE_LANGUAGES.has(language) && genitive.test(name) ? name.slice(0, -1) : null
}

/** Visits every word written in lower case, as a name would be spelled: evidence that it is none. */
export function eachLowerCase(tokens: Tokens, visit: (name: string) => void): void {
  for (const raw of tokens.raw) {
    const code = raw.charCodeAt(0)
    if (code >= 97 && code <= 122 && raw.length > 2) visit(foldLatin(raw))
  }
}

/** The word without an article or a preposition that lost its vowel before it: "d'Amiens", "dell'Umbria", "L'Aquila". */
function withoutElision(raw: string): string {
  const at = raw.search(apostrophe)
  const isElided =
    at > 0 && at < ELISION_LENGTH_MAX && (at === 1 ? 'ldLqsncj'.includes(raw[0]!) : lowerCase.test(raw)) && capital.test(raw.slice(at + 1))
  return isElided ? raw.slice(at + 1) : raw
}

/** A name as it is counted: in small letters, and without accents, which one outlet writes and another leaves out ("Orbán"). */
export function nameOf(written: string): string {
  const raw = withoutElision(written)
  const bare = raw.charCodeAt(raw.length - 2) < 128 && !raw.includes("'") && !raw.includes('’') ? raw : raw.replace(clitic, '')
  return foldLatin(bare.toLowerCase())
}

export function startsCapital(raw: string): boolean {
  const code = raw.charCodeAt(0)
  if (code >= 65 && code <= 90) return true
  if (code < 128) return raw.length > 2 && apostrophe.test(raw) && capital.test(withoutElision(raw))
  return capital.test(raw)
}
