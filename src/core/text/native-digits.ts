/** Digits that scripts have of their own: "২০২৬", "๒๕๖๙". */

/** The zeros of scripts, each with its nine others behind it: Arabic, Persian, those of India from Devanagari to Malayalam, Thai, Lao, Burmese, Khmer. */
const ZEROS = '٠۰०০੦૦୦௦౦೦൦๐໐၀០'
const DIGIT = new RegExp(`[${[...ZEROS].map((zero) => `${zero}-${String.fromCharCode(zero.charCodeAt(0) + 9)}`).join('')}]`, 'gu')
const values = new Map(
  [...ZEROS].flatMap((zero) => Array.from({ length: 10 }, (_, n) => [String.fromCharCode(zero.charCodeAt(0) + n), String(n)])),
)

/** A text with those that all can read in their place. */
export const withPlainDigits = (text: string): string => text.replace(DIGIT, (digit) => values.get(digit) ?? digit)
