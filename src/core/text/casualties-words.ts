/** How the words for victims are compared, whatever a text writes them like. */

import { withPlainDigits } from './native-digits.ts'
import { foldArabic } from './words-stems.ts'

const TO_BE_FOLDED =
  /[\u0307\u0130\u0131\u02bc\u2019ёЁ\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Hebrew}]|(?![0-9])\p{Nd}/u
const MARKS_OF_GREEK = /(?<=\p{Script=Greek})\p{M}+/gu
/** "ל-17", "ו-30": a preposition or "and", which Hebrew joins to the word behind it, as Arabic joins its "and". */
const JOINED_TO_NUMBER = /(?<![\p{L}\p{M}])([\u05d0-\u05ea]{1,2})-(?=\d)/gu

/** A text in small letters and digits of ASCII, without vowel signs, accents of Greek and whatever else spellings vary in. */
export function plainOf(text: string): string {
  if (!TO_BE_FOLDED.test(text)) return text.toLowerCase()
  const small = withPlainDigits(text)
    .toLowerCase()
    .replace(/[\u2019\u02bc]/g, "'")
    .replaceAll('\u0307', '')
    .replaceAll('ı', 'i')
    .replaceAll('ё', 'е')
    .replace(JOINED_TO_NUMBER, '$1 ')
  const folded = foldArabic(small).replaceAll('ی', 'ي').replaceAll('ک', 'ك')
  return /\p{Script=Greek}/u.test(folded) ? folded.normalize('NFD').replace(MARKS_OF_GREEK, '').normalize('NFC') : folded.normalize('NFC')
}

/** Words parted by spaces. */
export function setOf(...words: string[]): ReadonlySet<string> {
  return new Set(plainOf(words.join(' ')).trim().split(' '))
}
