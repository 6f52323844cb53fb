import { stemOf } from './words-stems.ts'
import { stopWordsOf } from './words-stop.ts'

/**
 * From text to words: one pass over the characters, no regular expression, so that full text costs microseconds.
 *
 * A token is a run of letters and marks, or a number (with inner points and commas). Scripts written without spaces (Han, kana, Thai and their
 * kin, and Hangul, whose particles stick to words) become overlapping pairs of characters. A word is a token that is not a function word, in lower case, stemmed.
 */
export const TEXT_CHARACTERS_MAX = 40_000
const TOKEN_CHARACTERS_MAX = 40
const CACHE_WORDS_MAX = 200_000
const LANGUAGES_MAX = 64

/** What stands before a token: only spaces, other punctuation, or the start of a sentence. */
export const GAP_SPACE = 0
export const GAP_PUNCTUATION = 1
export const GAP_SENTENCE = 2

/** Tokens in order, as written, with what stood before each. */
export interface Tokens {
  readonly raw: string[]
  readonly gaps: number[]
}

const OTHER = 0
const LETTER = 1
const DIGIT = 2
const PAIRED = 3
const classes = new Uint8Array(65_536).fill(255)
const letterPattern = /[\p{L}\p{M}]/u
const digitPattern = /\p{Nd}/u
const pairedPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u

function classOf(code: number): number {
  const known = classes[code]!
  if (known !== 255) return known
  const character = String.fromCharCode(code)
  const found = pairedPattern.test(character)
    ? PAIRED
    : letterPattern.test(character)
      ? LETTER
      : digitPattern.test(character)
        ? DIGIT
        : OTHER
  classes[code] = found
  return found
}

const sentenceEnds = new Set([...'.!?…。！？\n|:;'].map((character) => character.charCodeAt(0)))
const APOSTROPHE = 39
const APOSTROPHE_CURLY = 0x2019
const FULL_STOP = 46
const COMMA = 44

/** The tokens of a text, at most `limit`; case and inner marks as written. */
export function tokensOf(text: string, limit: number): Tokens {
  const tokens: Tokens = { raw: [], gaps: [] }
  const end = Math.min(text.length, TEXT_CHARACTERS_MAX)
  let gap = GAP_SENTENCE
  let at = 0
  while (at < end && tokens.raw.length < limit) {
    const code = text.charCodeAt(at)
    const kind = classOf(code)
    if (kind === OTHER) {
      gap = Math.max(gap, gapOf(code))
      at++
      continue
    }
    const next = kind === LETTER ? endOfWord(text, at, end) : kind === DIGIT ? endOfNumber(text, at, end) : endOfRun(text, at, end)
    if (kind === PAIRED) pushPairs(tokens, text.slice(at, next), gap)
    else at = pushToken(tokens, text, { start: at, end: next, gap })
    at = Math.max(at, next)
    gap = GAP_SPACE
  }
  return tokens
}

function gapOf(code: number): number {
  if (code === 32 || code === 160 || code === 9) return GAP_SPACE
  return sentenceEnds.has(code) ? GAP_SENTENCE : GAP_PUNCTUATION
}

function endOfWord(text: string, start: number, end: number): number {
  let at = start + 1
  while (at < end) {
    const code = text.charCodeAt(at)
    const kind = classOf(code)
    const inner = (code === APOSTROPHE || code === APOSTROPHE_CURLY) && at + 1 < end && classOf(text.charCodeAt(at + 1)) === LETTER
    if (kind !== LETTER && kind !== DIGIT && !inner) break
    at++
  }
  return at
}

function endOfNumber(text: string, start: number, end: number): number {
  let at = start + 1
  while (at < end) {
    const code = text.charCodeAt(at)
    const inner = (code === FULL_STOP || code === COMMA) && at + 1 < end && classOf(text.charCodeAt(at + 1)) === DIGIT
    const kind = classOf(code)
    if (kind !== DIGIT && kind !== LETTER && !inner) break
    at++
  }
  return at
}

function endOfRun(text: string, start: number, end: number): number {
  let at = start + 1
  while (at < end && classOf(text.charCodeAt(at)) === PAIRED) at++
  return at
}

/** Pushes one token and returns where reading goes on; "U.S." and "U.S.A" are read as one token without the points. */
function pushToken(tokens: Tokens, text: string, span: { start: number; end: number; gap: number }): number {
  let { end } = span
  let raw = text.slice(span.start, Math.min(end, span.start + TOKEN_CHARACTERS_MAX))
  if (raw.length === 1 && text.charCodeAt(end) === FULL_STOP) {
    let letters = raw
    let at = end
    while (text.charCodeAt(at) === FULL_STOP && isCapital(text, at + 1) && !isLetterAt(text, at + 2)) {
      letters += text[at + 1]
      at += 2
    }
    if (letters.length > 1) {
      raw = letters
      end = text.charCodeAt(at) === FULL_STOP ? at + 1 : at
    }
  }
  tokens.raw.push(raw)
  tokens.gaps.push(span.gap)
  return end
}

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 65 && code <= 90
}

function isLetterAt(text: string, at: number): boolean {
  return at < text.length && classOf(text.charCodeAt(at)) === LETTER
}

function pushPairs(tokens: Tokens, run: string, gap: number): void {
  if (run.length === 1) {
    tokens.raw.push(run)
    tokens.gaps.push(gap)
    return
  }
  for (let i = 0; i + 1 < run.length; i++) {
    tokens.raw.push(run.slice(i, i + 2))
    tokens.gaps.push(i === 0 ? gap : GAP_SPACE)
  }
}

const caches = new Map<string, Map<string, string>>()

/** The key of one token: lower case, stemmed; the empty string for a function word, a lone letter and other things that say nothing. */
export function wordOf(raw: string, language: string): string {
  const cache = cacheOf(language)
  const known = cache.get(raw)
  if (known !== undefined) return known
  const word = makeWord(raw, language)
  // The cache only saves time, so forgetting it all is harmless and keeps it bounded.
  if (cache.size >= CACHE_WORDS_MAX) cache.clear()
  cache.set(raw, word)
  return word
}

function cacheOf(language: string): Map<string, string> {
  const known = caches.get(language)
  if (known) return known
  const made = new Map<string, string>()
  if (caches.size < LANGUAGES_MAX) caches.set(language, made)
  return made
}

const onlyHiragana = /^[\u3041-\u309F]+$/
const acronym = /^[A-Z]{2,5}$/

function makeWord(raw: string, language: string): string {
  const kind = classOf(raw.charCodeAt(0))
  if (kind === PAIRED) return onlyHiragana.test(raw) ? '' : raw
  if (kind === DIGIT) return raw.replaceAll(',', '').toLowerCase()
  const bare = withoutClitic(raw.normalize('NFC'))
  const lower = bare.toLowerCase()
  if (lower.length < 2) return ''
  if (acronym.test(bare) && bare !== 'A' && bare !== 'I') return lower === 'us' ? 'usa' : lower
  if (stopWordsOf(language).has(lower)) return ''
  return stemOf(lower, language)
}

/** "Korea's" is "Korea", "don't" is "don", "l'Iran" is "Iran". */
function withoutClitic(raw: string): string {
  const at = raw.search(/['’]/)
  if (at < 0) return raw
  const after = raw.slice(at + 1)
  return after.length <= 2 || at > 4 ? raw.slice(0, at) : after
}

/** The content words of a text in order: lower-cased, stemmed, without function words. */
export function wordsOf(text: string, language: string): string[] {
  const words: string[] = []
  for (const raw of tokensOf(text, TEXT_CHARACTERS_MAX).raw) {
    const word = wordOf(raw, language)
    if (word !== '') words.push(word)
  }
  return words
}

/** Whether a token is a number (starts with a digit). */
export function isNumber(raw: string): boolean {
  return classOf(raw.charCodeAt(0)) === DIGIT
}
