import { GAP_SENTENCE, GAP_SPACE, isNumber, type Tokens } from './words.ts'

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
const clitic = /['’].{0,2}$/

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

/** Visits every word written in lower case, as a name would be spelled: evidence that it is none. */
export function eachLowerCase(tokens: Tokens, visit: (name: string) => void): void {
  for (const raw of tokens.raw) {
    const code = raw.charCodeAt(0)
    if (code >= 97 && code <= 122 && raw.length > 2) visit(raw)
  }
}

/** The word without an article or a preposition that lost its vowel before it: "d'Amiens", "dell'Umbria", "L'Aquila". */
function withoutElision(raw: string): string {
  const at = raw.search(apostrophe)
  const isElided =
    at > 0 && at < ELISION_LENGTH_MAX && (at === 1 ? 'ldLqsncj'.includes(raw[0]!) : lowerCase.test(raw)) && capital.test(raw.slice(at + 1))
  return isElided ? raw.slice(at + 1) : raw
}

export function nameOf(written: string): string {
  const raw = withoutElision(written)
  return (raw.charCodeAt(raw.length - 2) < 128 && !raw.includes("'") && !raw.includes('’') ? raw : raw.replace(clitic, '')).toLowerCase()
}

export function startsCapital(raw: string): boolean {
  const code = raw.charCodeAt(0)
  if (code >= 65 && code <= 90) return true
  if (code < 128) return raw.length > 2 && apostrophe.test(raw) && capital.test(withoutElision(raw))
  return capital.test(raw)
}
