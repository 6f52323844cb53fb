import { SOUTH_ASIAN_ENDINGS } from '../data/word-endings-south-asian.ts'

/**
 * Words of South Asian languages: their spellings as one, and their endings cut in steps. A letter carries its vowel as a sign, so that letters are
 * counted without signs; an ending that follows half of a letter is part of the word (Marathi "चर्चा", a discussion, has no case).
 */
interface Step {
  readonly least: number
  readonly repeated: boolean
  readonly endings: readonly { readonly ending: string; readonly letters: number; readonly instead: string }[]
}

const steps: ReadonlyMap<string, readonly Step[]> = new Map(
  Object.entries(SOUTH_ASIAN_ENDINGS).map(([language, tables]) => [
    language,
    tables.map(({ least, repeated = false, endings }) => ({ least, repeated, endings: listOf(endings) })),
  ]),
)

export const SOUTH_ASIAN_LANGUAGES: readonly string[] = [...steps.keys()]

/** Longest first. */
function listOf(endings: string): Step['endings'] {
  return endings
    .normalize('NFC')
    .split(/\s+/)
    .map((entry) => entry.split('>'))
    .map(([ending = '', instead = '']) => ({ ending, instead, letters: lettersIn(ending) }))
    .toSorted((a, b) => b.ending.length - a.ending.length)
}

/** Without the signs that stand on them. */
export function lettersIn(text: string): number {
  return text.replace(/\p{M}/gu, '').length
}

/** What is longer is no word, and its endings could be without end. */
const WORD_CHARACTERS_MAX = 60

/** The stem of one lower-cased and folded word; undefined for a language that is not among these. */
export function southAsianStem(word: string, language: string): string | undefined {
  const own = steps.get(language)
  return word.length > WORD_CHARACTERS_MAX ? own && word : own?.reduce((stem, step) => withoutEndings(stem, step), word)
}

function withoutEndings(word: string, step: Step): string {
  let stem = withoutEnding(word, step)
  for (let before = word; step.repeated && stem !== before; ) {
    before = stem
    stem = withoutEnding(before, step)
  }
  return stem
}

/** Of Devanagari, Bengali and Gujarati. Tamil and Telugu set endings behind it. */
const HALF_LETTER = /[\u094d\u09cd\u0acd]$/u

function withoutEnding(word: string, { least, endings }: Step): string {
  const letters = lettersIn(word)
  const found = endings.find(
    ({ ending, letters: own }) => letters - own >= least && word.endsWith(ending) && !HALF_LETTER.test(word.slice(0, -ending.length)),
  )
  return found === undefined ? word : word.slice(0, -found.ending.length) + found.instead
}

/** Without joiners, the point below a letter and what tells one sign of a nasal from the other: each is left out by many, or written as another. */
function foldDevanagari(text: string): string {
  return withoutJoiners(text)
    .replaceAll('\u093c', '')
    .replaceAll('ऱ', 'र')
    .replaceAll('\u0945\u0902', '\u0902')
    .replaceAll('\u0901', '\u0902')
    .replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu, '\u0902')
}

const withoutJoiners = (text: string): string => text.replaceAll('\u200c', '').replaceAll('\u200d', '')

/** What a language of these spells in several ways, as one; text in small letters. */
export const SOUTH_ASIAN_FOLDS: Readonly<Record<string, (text: string) => string>> = {
  hi: foldDevanagari,
  ne: foldDevanagari,
  // Long vowels grow short where an ending follows: "नागपूर", "नागपुरात".
  mr: (text) => foldDevanagari(text).replaceAll('ी', 'ि').replaceAll('ू', 'ु').replaceAll('ई', 'इ').replaceAll('ऊ', 'उ'),
  // "ব্যাঙ্ক" in Kolkata, "ব্যাংক" in Dhaka.
  bn: (text) => withoutJoiners(text).replace(/ঙ্(?=[ক-ঘ])/gu, 'ং'),
  gu: withoutJoiners,
  pa: withoutJoiners,
  ta: withoutJoiners,
  te: withoutJoiners,
}
