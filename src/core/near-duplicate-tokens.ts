/**
 * The words of a text as hashes, for the comparison of texts. Scripts that do not part words by spaces are taken character
 * by character, so that five of them make a shingle as five words do elsewhere.
 */

/** Longer texts are compared on their beginning: wire copy is cut at its end. */
const WORDS_MAX = 800
const CHARACTERS_MAX = 8_000

export interface Tokens {
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

export function tokenize(text: string): Tokens {
  const tokens: Tokens = { hashes: [], numbers: [], names: [] }
  if (text === '') return tokens
  for (const word of text.slice(0, CHARACTERS_MAX).match(WORD) ?? []) {
    if (tokens.hashes.length >= WORDS_MAX) break
    if (word.charCodeAt(0) >= UNSPACED_CODE_MIN && UNSPACED.test(word)) for (const character of word) addToken(tokens, character)
    else addToken(tokens, word)
  }
  return tokens
}

/** FNV-1a over the UTF-16 units of the word in small letters. */
function addToken(tokens: Tokens, word: string): void {
  const lower = word.toLowerCase()
  let hash = 0x811c9dc5
  let hasDigit = false
  for (let i = 0; i < lower.length; i++) {
    const code = lower.charCodeAt(i)
    if (code >= 0x30 && code <= 0x39) hasDigit = true
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  hash >>>= 0
  tokens.hashes.push(hash)
  if (hasDigit) tokens.numbers.push(hash)
  if (word.charCodeAt(0) !== lower.charCodeAt(0)) tokens.names.push(hash)
}
