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
const GAP_PUNCTUATION = 1
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
  return known === 255 ? findClass(code) : known
}

function findClass(code: number): number {
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

/**
 * The characters of the text that is scanned. A string is asked for each of its characters at a price; written out once they are read from
 * memory, in a tenth of the time.
 */
export const scanned = new Uint16Array(TEXT_CHARACTERS_MAX)
const scannedBytes = Buffer.from(scanned.buffer)

/** What takes the tokens of a text: nearly all are a span of it (and of `scanned`); initials ("U.S.") come as their own text. */
export interface TokenSink {
  readonly size: number
  span(text: string, start: number, end: number, gap: number): void
  push(raw: string, gap: number): void
}

/** The tokens of a text, at most `limit`; case and inner marks as written. */
export function tokensOf(text: string, limit: number): Tokens {
  const raw: string[] = []
  const gaps: number[] = []
  const push = (token: string, gap: number) => {
    raw.push(token)
    gaps.push(gap)
  }
  const sink: TokenSink = {
    get size() {
      return raw.length
    },
    // biome-ignore lint/complexity/useMaxParams: called for every token, where an object costs
    span: (from, start, end, gap) => push(from.slice(start, end), gap),
    push,
  }
  scanTokens(text, limit, sink)
  return { raw, gaps }
}

/** Hands the tokens of a text to a sink, in order, until it holds `limit`. */
export function scanTokens(text: string, limit: number, sink: TokenSink): void {
  const length = Math.min(text.length, TEXT_CHARACTERS_MAX)
  scannedBytes.write(text, 'utf16le')
  let gap = GAP_SENTENCE
  let at = 0
  while (at < length && sink.size < limit) {
    const code = scanned[at]!
    const kind = classOf(code)
    if (kind === OTHER) {
      const before = code === 32 ? GAP_SPACE : gapOf(code)
      if (before > gap) gap = before
      at++
      continue
    }
    let end = at + 1
    if (kind === LETTER) end = endOfWord(end, length)
    else if (kind === DIGIT) end = endOfNumber(end, length)
    else end = endOfRun(end, length)
    if (kind === PAIRED) pushPairs(sink, text, { start: at, end, gap })
    else if (end - at === 1 && text.charCodeAt(end) === FULL_STOP) end = pushInitials(sink, text, { start: at, gap })
    else sink.span(text, at, Math.min(end, at + TOKEN_CHARACTERS_MAX), gap)
    at = end
    gap = GAP_SPACE
  }
}

function gapOf(code: number): number {
  if (code === 32 || code === 160 || code === 9) return GAP_SPACE
  return sentenceEnds.has(code) ? GAP_SENTENCE : GAP_PUNCTUATION
}

function endOfWord(start: number, length: number): number {
  let at = start
  for (; at < length; at++) {
    const code = scanned[at]!
    const kind = classOf(code)
    if (kind === LETTER || kind === DIGIT) continue
    const isApostrophe = code === APOSTROPHE || code === APOSTROPHE_CURLY
    if (!isApostrophe || at + 1 >= length || classOf(scanned[at + 1]!) !== LETTER) return at
  }
  return at
}

function endOfNumber(start: number, length: number): number {
  let at = start
  for (; at < length; at++) {
    const code = scanned[at]!
    const kind = classOf(code)
    if (kind === LETTER || kind === DIGIT) continue
    const isPoint = code === FULL_STOP || code === COMMA
    if (!isPoint || at + 1 >= length || classOf(scanned[at + 1]!) !== DIGIT) return at
  }
  return at
}

function endOfRun(start: number, length: number): number {
  let at = start
  while (at < length && classOf(scanned[at]!) === PAIRED) at++
  return at
}

/** Pushes a lone character before a point, with what follows it: "U.S." and "U.S.A" are read as one token without the points. Returns where reading goes on. */
function pushInitials(sink: TokenSink, text: string, { start, gap }: { start: number; gap: number }): number {
  let letters = text[start]!
  let at = start + 1
  while (text.charCodeAt(at) === FULL_STOP && isCapital(text, at + 1) && !isLetterAt(text, at + 2)) {
    letters += text[at + 1]
    at += 2
  }
  sink.push(letters, gap)
  if (letters.length === 1) return start + 1
  return text.charCodeAt(at) === FULL_STOP ? at + 1 : at
}

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 65 && code <= 90
}

function isLetterAt(text: string, at: number): boolean {
  return at < text.length && classOf(text.charCodeAt(at)) === LETTER
}

function pushPairs(sink: TokenSink, text: string, { start, end, gap }: { start: number; end: number; gap: number }): void {
  if (end - start === 1) sink.span(text, start, end, gap)
  for (let i = start; i + 1 < end; i++) sink.span(text, i, i + 2, i === start ? gap : GAP_SPACE)
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

/** What `wordOf` answers, found anew. */
export function makeWord(raw: string, language: string): string {
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
