import { withoutClitic } from './clitics.ts'
import { simplified } from './han-forms.ts'
import { foldWord, stemOf } from './words-stems.ts'
import { stopWordsOf } from './words-stop.ts'

/**
 * From text to words: one pass over the characters, no regular expression, so that full text costs microseconds.
 *
 * A token is a run of letters and marks, or a number (with inner points and commas). Scripts written without spaces (Han, kana, and Hangul, whose
 * particles stick to words) become overlapping pairs of characters, Thai and its kin threes of letters. A word is a token that is not a function
 * word, in lower case, stemmed.
 */
const TEXT_CHARACTERS_MAX = 40_000
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
const NON_JOINER = 0x200c
const JOINER = 0x200d
const ARABIC_POINT = 0x066b
const ARABIC_COMMA = 0x066c

/**
 * The characters of the text that is scanned. A string is asked for each of its characters at a price; written out once they are read from
 * memory, in a tenth of the time.
 */
const scanned = new Uint16Array(TEXT_CHARACTERS_MAX)
const scannedBytes = Buffer.from(scanned.buffer)

/** Two hashes of the span of `scanned` that was spelled last; below 0: of none. */
export const spelling = { start: 0, end: -1, one: 0, two: 0 }
/** With a sign, so that the engine holds what is hashed as integers throughout. */
const ONE_START = 0x811c9dc5 | 0
const TWO_START = 0x9747b28c | 0

export function spell(start: number, end: number): void {
  startSpelling(start, end)
  for (let i = start; i < end; i++) spellOn(scanned[i]!)
}

/** The same for a text that is no span. */
export function spellText(text: string): void {
  startSpelling(0, -1)
  for (let i = 0; i < text.length; i++) spellOn(text.charCodeAt(i))
}

function startSpelling(start: number, end: number): void {
  spelling.start = start
  spelling.end = end
  spelling.one = ONE_START
  spelling.two = TWO_START
}

function spellOn(code: number): void {
  spelling.one = Math.imul(spelling.one ^ code, 0x01000193)
  spelling.two = (Math.imul(spelling.two, 0x5bd1e995) + code) | 0
}

/** Spells letters and digits in a row, up to where something else begins, or a character that was never seen. Returns the end. */
function spellPlain(start: number, length: number): number {
  let one = ONE_START
  let two = TWO_START
  let at = start
  for (; at < length; at++) {
    const code = scanned[at]!
    if ((classes[code]! - LETTER) >>> 0 > DIGIT - LETTER) break
    one = Math.imul(one ^ code, 0x01000193)
    two = (Math.imul(two, 0x5bd1e995) + code) | 0
  }
  spelling.start = start
  spelling.end = at
  spelling.one = one
  spelling.two = two
  return at
}

/** What takes the tokens of a text: nearly all are a span of it; initials ("U.S.") come as their own text. */
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

/** A text without spaces is one run, which may go so far beyond a limit: no more than a sentence does. */
const RUN_BEYOND_MAX = 1_000

/** Hands the tokens of a text to a sink, in order, until it holds `limit`; the run that fills it may go a little beyond. */
export function scanTokens(text: string, limit: number, sink: TokenSink): void {
  const length = Math.min(text.length, TEXT_CHARACTERS_MAX)
  scannedBytes.write(text, 'utf16le')
  spelling.end = -1
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
    if (kind === LETTER) end = endOfWord(spellPlain(at, length), length)
    else if (kind === DIGIT) end = endOfNumber(spellPlain(at, length), length)
    else end = endOfRun(end, Math.min(length, at + limit - sink.size + RUN_BEYOND_MAX))
    if (kind === PAIRED) pushRun(sink, text, { start: at, end, gap })
    else if (kind === DIGIT && code > 127) sink.push(inAsciiDigits(text.slice(at, end)), gap)
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
    if ((code === JOINER || code === NON_JOINER) && isIndic(scanned[at - 1]!)) continue
    const isApostrophe = code === APOSTROPHE || code === APOSTROPHE_CURLY
    if (!isApostrophe || at + 1 >= length || classOf(scanned[at + 1]!) !== LETTER) return at
  }
  return at
}

/** Where a joiner only chooses the form of what it stands between: "ఓవర్‌లో", "র‌্যাব". */
function isIndic(code: number): boolean {
  return code >= 0x0900 && code <= 0x0dff
}

function endOfNumber(start: number, length: number): number {
  let at = start
  for (; at < length; at++) {
    const code = scanned[at]!
    const kind = classOf(code)
    if (kind === LETTER || kind === DIGIT) continue
    const isPoint = code === FULL_STOP || code === COMMA || code === ARABIC_POINT || code === ARABIC_COMMA
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

/** Digits of any script as those of ASCII. Unicode has ten of each in a row. */
export function inAsciiDigits(number: string): string {
  let ascii = ''
  for (const character of number) {
    let value = 0
    const code = character.charCodeAt(0)
    if (code > 127 && classOf(code) === DIGIT) while (value < 9 && classOf(code - value - 1) === DIGIT) value++
    ascii += code === ARABIC_POINT ? '.' : code === ARABIC_COMMA ? ',' : code > 127 && classOf(code) === DIGIT ? String(value) : character
  }
  return ascii
}

/** Numbers in Han characters. What stands behind them is looked at apart: from each character of a long run anew it would cost minutes. */
const hanNumber = /[〇零一二两兩三四五六七八九十][〇零一二两兩三四五六七八九十百千]*/gu
/** What news counts: people, years, days, votes. */
const HAN_COUNTED = new Set('人名死伤傷歳岁歲年月日号號票')
const HAN_DIGITS = '〇一二三四五六七八九'
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** The value of a number in Han characters: 四十二 and 四二 are both 42. */
export function hanNumberOf(characters: string): number {
  let sum = 0
  let digits = 0
  for (const character of characters) {
    const unit = HAN_UNITS[character]
    if (unit === undefined) digits = digits * 10 + Math.max(0, HAN_DIGITS.indexOf('两兩'.includes(character) ? '二' : character))
    else {
      sum += Math.max(1, digits) * unit
      digits = 0
    }
  }
  return sum + digits
}

interface Span {
  readonly start: number
  readonly end: number
  readonly gap: number
}

/** A run of characters as pairs. What follows a number is what it counts and stands alone ("11人", "3月"); numbers in Han characters are numbers. */
function pushRun(sink: TokenSink, text: string, { start, end, gap }: Span): void {
  const counts = end - start > 1 && start > 0 && classOf(text.charCodeAt(start - 1)) === DIGIT
  let at = counts ? start + 1 : start
  if (counts) sink.span(text, start, at, gap)
  const gapAt = (place: number) => (place === start ? gap : GAP_SPACE)
  const run = text.slice(start, end)
  for (const { index, 0: characters } of run.matchAll(hanNumber)) {
    const found = start + index
    if (found < at || !HAN_COUNTED.has(run.charAt(index + characters.length))) continue
    pushPairs(sink, text, { start: at, end: found, gap: gapAt(at) })
    at = found + characters.length + 1
    sink.push(String(hanNumberOf(characters)), gapAt(found))
    sink.span(text, at - 1, at, GAP_SPACE)
  }
  pushPairs(sink, text, { start: at, end, gap: gapAt(at) })
}

/** The neighbours of a text in a script without spaces, as its tokens are; none of any other. */
export function pairsOf(text: string): string[] {
  const isPaired = text !== '' && [...text].every((character) => classOf(character.charCodeAt(0)) === PAIRED)
  const length = neighboursOf(text.charCodeAt(0))
  return isPaired ? Array.from({ length: Math.max(0, text.length - length + 1) }, (_, i) => text.slice(i, i + length)) : []
}

/** Two letters of Thai, Lao, Khmer or Burmese say as little as two of any alphabet; with four words of three are lost (docs/quality.md). */
const LETTERS = 3

function neighboursOf(code: number): number {
  return (code >= 0x0e00 && code <= 0x0eff) || (code >= 0x1000 && code <= 0x109f) || (code >= 0x1780 && code <= 0x17ff) ? LETTERS : 2
}

function pushPairs(sink: TokenSink, text: string, { start, end, gap }: Span): void {
  const length = neighboursOf(text.charCodeAt(start))
  if (end - start < length && end > start) sink.span(text, start, end, gap)
  for (let i = start; i + length <= end; i++) sink.span(text, i, i + length, i === start ? gap : GAP_SPACE)
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
  if (kind === PAIRED) return onlyHiragana.test(raw) ? '' : simplified(raw)
  if (kind === DIGIT) return raw.replaceAll(',', '').toLowerCase()
  const bare = isPlain(raw) ? raw : withoutClitic(raw.normalize('NFC'), language)
  const lower = bare.toLowerCase()
  if (lower.length < 2) return ''
  if (isCapital(bare, 1) && acronym.test(bare)) return lower === 'us' ? 'usa' : lower
  if (stopWordsOf(language).has(foldWord(lower, language))) return ''
  return stemOf(lower, language)
}

/** Whether it is letters of ASCII alone, as most words are. */
function isPlain(raw: string): boolean {
  for (let i = 0; i < raw.length; i++) {
    const code = raw.charCodeAt(i) | 32
    if (code < 97 || code > 122) return false
  }
  return true
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
