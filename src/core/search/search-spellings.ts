// What is written in one word or in two, with a letter or a prefix more or less: a search should not have to know.

import { withoutAccents } from '../text/words-accents.ts'

/** As parts of one word look: "cease-fire", "F-16", "O'Hare", "L'Oréal", and not "Korea's" nor "l'école". */
const IN_PARTS =
  /(?<![\p{L}\p{N}'’\u2010\u2011-])[\p{L}\p{N}]+(?:(?:[-\u2010\u2011][\p{L}\p{N}]+)+|['’]\p{Lu}[\p{L}\p{N}]+)(?![\p{L}\p{N}'’\u2010\u2011-])/gu
const BETWEEN_PARTS = /[-\u2010\u2011'’]/gu
/** Longer ones are made for one text ("Tarsk-headquartered"). */
const JOINED_CHARACTERS_MAX = 16
const TEXT_CHARACTERS_MAX = 40_000

/** "1 200", where others write "1,200". Other spaces than the plain one are taken for it (NFKC). */
const SPACED_THOUSANDS = /(?<![\p{N}.,])\d{1,3}(?: \d{3})+(?![\p{N}]|[.,]\d)/gu

/** The numbers that a text writes in parts. */
export function spacedNumbersOf(text: string): string[] {
  return text.slice(0, TEXT_CHARACTERS_MAX).match(SPACED_THOUSANDS) ?? []
}

/** Of the words and numbers that a text writes in parts, each as one: "ceasefire", "F16", "OHare", "1200". */
export function joinedWordsOf(text: string): string[] {
  const joined = [...text.slice(0, TEXT_CHARACTERS_MAX).matchAll(IN_PARTS)].map(([word]) => word.replace(BETWEEN_PARTS, ''))
  const numbers = spacedNumbersOf(text).map((number) => number.replaceAll(' ', ''))
  return [...joined, ...numbers].filter((word) => word.length <= JOINED_CHARACTERS_MAX)
}

/** Letters that Hebrew puts before a word: and, the, in, to, from, that, as, and two of them. */
const HEBREW_PREFIXES = ['ה', 'ב', 'ל', 'מ', 'ש', 'כ', 'ו', 'וה', 'וב', 'ול', 'ומ', 'שה', 'שב']
const HEBREW_WORD = /^[\u05d0-\u05ea]{3,}$/u
const HEBREW_CHARACTERS_MIN = 3

/** A Hebrew word with and without each prefix that it may have; of any other word nothing. */
export function hebrewFormsOf(word: string): string[] {
  if (!HEBREW_WORD.test(word)) return []
  const bare = HEBREW_PREFIXES.filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= HEBREW_CHARACTERS_MIN).map(
    (prefix) => word.slice(prefix.length),
  )
  return [...HEBREW_PREFIXES.map((prefix) => prefix + word), ...bare]
}

/** Arabic letters that Persian and Urdu have in forms of their own, which keyboards mix up. */
const ARABIC_FORMS: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ہ: 'ه', ۃ: 'ه' }
/** The point that makes another letter of one of Devanagari, and is often left out. */
const NUKTA = '\u093c'

/** A word as it is compared: without what not every keyboard and not every outlet has. */
export function plainSpellingOf(word: string): string {
  return withoutAccents(word)
    .replace(/[يىكہۃ]/gu, (letter) => ARABIC_FORMS[letter]!)
    .replaceAll(NUKTA, '')
}
