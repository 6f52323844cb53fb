/**
 * Full stops that end nothing in scripts without capitals, where no capital behind them tells: "डॉ. राम", "കെ. ശശി", "د. أحمد", "ดร. สมชาย".
 */

/** They part sentences by spaces, and set the stop behind short forms alone: "10.30 น.", "ดร. สมชาย". */
const NEVER_ENDED_BY_STOP = /[\p{Script=Thai}\p{Script=Lao}]\p{M}*$/u
const UNCASED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Georgian}\u0900-\u0dff]\p{M}*$/u
/** A letter alone; behind a number Arabic has the sign of its era so ("2020 م."). */
const LONE_LETTER =
  /(?<!\d ?|[\p{L}\p{M}\p{N}])[\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*$|(?<![\p{L}\p{M}\p{N}])\p{Script=Georgian}$|(?<![\p{L}\p{M}\p{N}])[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]\p{M}*$/u
/** "எம்", "ఎస్", "ಎಚ್", "ആർ": letters of the alphabet by their names, a vowel and a consonant. */
const LETTER_BY_NAME =
  /(?<![\p{L}\p{M}\p{N}])(?:[\u0b85-\u0b94]\p{L}\u0bcd|[\u0c05-\u0c14]\p{L}\u0c4d|[\u0c85-\u0c94]\p{L}\u0ccd|[\u0d05-\u0d14](?:\p{L}\u0d4d|[\u0d7a-\u0d7f]))$/u
/** "म.प्र", "ვ.წ", "أ.د" */
const OF_LETTERS = /(?<![\p{L}\p{M}\p{N}.])(?:(?:\p{L}\p{M}*){1,3}\.){1,4}(?:\p{L}\p{M}*){1,3}$/u
const LAST_WORD = /[\p{L}\p{M}]{1,12}$/u

/** Titles, and letters of the alphabet by their names: "एस. जयशंकर". The letters of Gujarati and Gurmukhi stand in the same order. */
const DEVANAGARI = 'डॉ डा प्रो प्रा पं मो मौ श्री रु रू इं कि मी ए बी सी डी ई एफ एच जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड'
const [TO_GURMUKHI, TO_GUJARATI] = [0x100, 0x180]
const moved = (text: string, by: number): string =>
  text.replace(/[\u0900-\u097f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + by))
const SHORT: ReadonlySet<string> = new Set(
  [
    DEVANAGARI,
    moved(DEVANAGARI, TO_GURMUKHI),
    moved(DEVANAGARI, TO_GUJARATI),
    'ડો ਸ ਐੱਸ ਐਮ ਐਨ ড ডা মো মি অধ্যা প্রফে এ বি সি ডি ই এফ জি এইচ জে কে এল এম এন ও পি আর এস টি ইউ ভি திரு ಶ್ರೀ శ్రీ ശ്രീ',
  ]
    .join(' ')
    .split(' '),
)

/** Whether the full stop behind this ends no sentence. */
export function isShortenedUncased(before: string): boolean {
  if (NEVER_ENDED_BY_STOP.test(before)) return true
  if (!UNCASED.test(before)) return false
  return LONE_LETTER.test(before) || LETTER_BY_NAME.test(before) || OF_LETTERS.test(before) || SHORT.has(LAST_WORD.exec(before)?.[0] ?? '')
}
