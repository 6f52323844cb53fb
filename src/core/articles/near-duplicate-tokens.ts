/**
 * The words of a text as hashes, for the comparison of texts. Scripts that do not part words by spaces are taken character
 * by character, so that five of them make a shingle as five words do elsewhere; what stands among them in other ones is a word ("12", "NATO").
 * Digits of all scripts are alike.
 */
import { inAsciiDigits } from '../text/words.ts'

/** Longer texts are compared on their beginning: wire copy is cut at its end. */
const WORDS_MAX = 800
const CHARACTERS_MAX = 8_000

export interface Tokens {
  /** With a sign: small integers in the engine's sense, which cost nothing to keep. */
  hashes: number[]
  /** Tokens with a digit. */
  numbers: number[]
  /** Tokens that begin with a capital letter. */
  names: number[]
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,:\u066b\u066c]\p{Nd}+)*/gu
const UNSPACED =
  /(?!\p{Nd})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const wordCharacter = /[\p{L}\p{N}\p{M}]/u
const digit = /\p{Nd}/u
const foreignDigit = /(?![0-9])\p{Nd}/u
const OTHER = 0
const WORD_CHARACTER = 1
const DIGIT = 2
const UNSPACED_CHARACTER = 4
/** Half of a character: such texts are read by the pattern. */
const SURROGATE = 8
const UNKNOWN = 255
const classes = new Uint8Array(65_536).fill(UNKNOWN)

export function tokenize(text: string): Tokens {
  const tokens: Tokens = { hashes: [], numbers: [], names: [] }
  if (text === '') return tokens
  const end = Math.min(text.length, CHARACTERS_MAX)
  for (let at = 0; at < end && tokens.hashes.length < WORDS_MAX; ) {
    const kind = classOf(text.charCodeAt(at))
    if (kind === SURROGATE) return tokenizeByPattern(text)
    if (kind !== OTHER) at = readWord(tokens, text, { start: at, end })
    else at++
  }
  return tokens
}

function tokenizeByPattern(text: string): Tokens {
  const tokens: Tokens = { hashes: [], numbers: [], names: [] }
  for (const word of text.slice(0, CHARACTERS_MAX).match(WORD) ?? []) {
    if (tokens.hashes.length >= WORDS_MAX) break
    addWord(tokens, foreignDigit.test(word) ? inAsciiDigits(word) : word, true)
  }
  return tokens
}

function classOf(code: number): number {
  const known = classes[code]!
  return known === UNKNOWN ? findClass(code) : known
}

function findClass(code: number): number {
  const character = String.fromCharCode(code)
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  const ofWord = UNSPACED.test(character) ? UNSPACED_CHARACTER : WORD_CHARACTER
  const found = isSurrogate ? SURROGATE : digit.test(character) ? DIGIT : wordCharacter.test(character) ? ofWord : OTHER
  classes[code] = found
  return found
}

const isPoint = (code: number): boolean => code === 0x2e || code === 0x2c || code === 0x3a || code === 0x66b || code === 0x66c

/** Reads the word that begins at `start`, as WORD does; returns its end. Plain words are hashed as they are read. */
function readWord(tokens: Tokens, text: string, { start, end }: { start: number; end: number }): number {
  let hash = 0x811c9dc5 | 0
  let hasDigit = false
  let isPlain = true
  let kinds = 0
  let at = start
  let inNumber = false
  for (; at < end; at++) {
    let code = text.charCodeAt(at)
    const kind = classOf(code)
    if (inNumber ? kind !== DIGIT : kind === OTHER || kind === SURROGATE) {
      // A point, comma or colon goes on with the word when a digit follows; from there on only digits do.
      const goesOn = isPoint(code) && at + 1 < end && classOf(text.charCodeAt(at + 1)) === DIGIT
      if (!goesOn) break
      inNumber = true
    }
    if (code > 127) {
      isPlain = false
      kinds |= kind
    }
    if (code >= 65 && code <= 90) code |= 32
    if (kind === DIGIT) hasDigit = true
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  if (!isPlain) {
    const word = text.slice(start, at)
    addWord(tokens, (kinds & DIGIT) === 0 ? word : inAsciiDigits(word), (kinds & UNSPACED_CHARACTER) !== 0)
    return at
  }
  tokens.hashes.push(hash)
  if (hasDigit) tokens.numbers.push(hash)
  const first = text.charCodeAt(start)
  if (first >= 65 && first <= 90) tokens.names.push(hash)
  return at
}

function addWord(tokens: Tokens, word: string, mayBeUnspaced: boolean): void {
  if (!mayBeUnspaced) {
    addToken(tokens, word)
    return
  }
  let spaced = ''
  for (const character of word) {
    if (!isUnspaced(character)) {
      spaced += character
      continue
    }
    if (spaced !== '') addToken(tokens, spaced)
    spaced = ''
    addToken(tokens, character)
  }
  if (spaced !== '') addToken(tokens, spaced)
}

const isUnspaced = (character: string): boolean =>
  character.length === 1 ? classOf(character.charCodeAt(0)) === UNSPACED_CHARACTER : UNSPACED.test(character)

/** FNV-1a over the UTF-16 units of the word in small letters. */
function addToken(tokens: Tokens, word: string): void {
  const lower = word.toLowerCase()
  let hash = 0x811c9dc5 | 0
  let hasDigit = false
  for (let i = 0; i < lower.length; i++) {
    const code = lower.charCodeAt(i)
    if (code >= 0x30 && code <= 0x39) hasDigit = true
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  tokens.hashes.push(hash)
  if (hasDigit) tokens.numbers.push(hash)
  if (word.charCodeAt(0) !== lower.charCodeAt(0)) tokens.names.push(hash)
}
