/**
 * The words of a text as hashes, for the comparison of texts. Scripts that do not part words by spaces are taken character
 * by character, so that five of them make a shingle as five words do elsewhere.
 */

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

const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,:]\d+)*/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Below the first script without spaces (Thai), no word needs the slow test. */
const UNSPACED_CODE_MIN = 0x0e00

const wordCharacter = /[\p{L}\p{N}\p{M}]/u
const OTHER = 0
const WORD_CHARACTER = 1
/** Half of a character: such texts are read by the pattern. */
const SURROGATE = 2
const UNKNOWN = 255
const classes = new Uint8Array(65_536).fill(UNKNOWN)

export function tokenize(text: string): Tokens {
  const tokens: Tokens = { hashes: [], numbers: [], names: [] }
  if (text === '') return tokens
  const end = Math.min(text.length, CHARACTERS_MAX)
  for (let at = 0; at < end && tokens.hashes.length < WORDS_MAX; ) {
    const kind = classOf(text.charCodeAt(at))
    if (kind === SURROGATE) return tokenizeByPattern(text)
    if (kind === WORD_CHARACTER) at = readWord(tokens, text, { start: at, end })
    else at++
  }
  return tokens
}

function tokenizeByPattern(text: string): Tokens {
  const tokens: Tokens = { hashes: [], numbers: [], names: [] }
  for (const word of text.slice(0, CHARACTERS_MAX).match(WORD) ?? []) {
    if (tokens.hashes.length >= WORDS_MAX) break
    addWord(tokens, word)
  }
  return tokens
}

function classOf(code: number): number {
  const known = classes[code]!
  if (known !== UNKNOWN) return known
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  const found = isSurrogate ? SURROGATE : wordCharacter.test(String.fromCharCode(code)) ? WORD_CHARACTER : OTHER
  classes[code] = found
  return found
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Reads the word that begins at `start`, as WORD does; returns its end. Plain words are hashed as they are read. */
function readWord(tokens: Tokens, text: string, { start, end }: { start: number; end: number }): number {
  let hash = 0x811c9dc5 | 0
  let hasDigit = false
  let isPlain = true
  let at = start
  let inNumber = false
  for (; at < end; at++) {
    let code = text.charCodeAt(at)
    if (inNumber ? !isDigit(code) : classOf(code) !== WORD_CHARACTER) {
      // A point, comma or colon goes on with the word when a digit follows; from there on only digits do.
      const goesOn = (code === 0x2e || code === 0x2c || code === 0x3a) && at + 1 < end && isDigit(text.charCodeAt(at + 1))
      if (!goesOn) break
      inNumber = true
    }
    if (code > 127) isPlain = false
    if (code >= 65 && code <= 90) code |= 32
    if (isDigit(code)) hasDigit = true
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  if (!isPlain) {
    addWord(tokens, text.slice(start, at))
    return at
  }
  tokens.hashes.push(hash)
  if (hasDigit) tokens.numbers.push(hash)
  const first = text.charCodeAt(start)
  if (first >= 65 && first <= 90) tokens.names.push(hash)
  return at
}

function addWord(tokens: Tokens, word: string): void {
  if (word.charCodeAt(0) >= UNSPACED_CODE_MIN && UNSPACED.test(word)) for (const character of word) addToken(tokens, character)
  else addToken(tokens, word)
}

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
