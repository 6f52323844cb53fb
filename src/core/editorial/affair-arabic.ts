/** Arabic nouns for kinds of affair: what is joined to them in front or behind makes them part of a sentence ("للاحتجاج", "تحقيقه") or an adjective ("انتخابية"). */

import { AFFAIR_WORDS } from '../data/affair-words.ts'

/** Agreements of one kind are called by a word that looks like an adjective. */
const NOUNS_IN_IYYA: ReadonlySet<string> = new Set(['اتفاقية', 'الاتفاقية'])

const stems = AFFAIR_WORDS.ar!.split(/\s+/)
const nouns: ReadonlySet<string> = new Set(stems.flatMap(formsOf).flatMap((noun) => [noun, `ال${noun}`]))

/** One and several of a kind. */
function formsOf(stem: string): string[] {
  const bare = stem.replace(/ة$/u, '')
  return [stem, `${bare}ة`, `${bare}ات`, `${bare}ين`, `${bare}ون`]
}

/** Whether a word is such a noun as a title has it, with its article or without. */
export const isArabicKind = (word: string): boolean => nouns.has(word) || NOUNS_IN_IYYA.has(word)

/** Whether it holds such a noun, but is none: it neither names a kind of affair nor anything else. */
export const bendsArabicKind = (word: string): boolean =>
  !isArabicKind(word) && stems.some((stem) => stem.length > 3 && word.includes(stem))

/** What begins with the letter of the third person and is no noun or name that does: "يعلن", but not "يوم" and "يمني". It parts phrases. */
const VERB = /^[وف]?ي(?!و|ه|من|سار|حي|مين|ثرب|ناير|اسر|اسين|افا|الط|عقوب|زيد|ابان)\p{L}{2,5}$/u

export const isArabicVerb = (word: string): boolean => VERB.test(word)
