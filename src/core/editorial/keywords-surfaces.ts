/** The words of a cluster's passages as they are written: where they begin and end, which no two languages agree on. */

import { isUncased, isUnspaced } from '../text/uncased-languages.ts'
import { vietnameseWords } from '../text/vietnamese-words.ts'
import { SOUTH_ASIAN_LANGUAGES } from '../text/words-stems-south-asian.ts'
import { phrasesIn } from './keywords-uncased.ts'
import { unspacedWords } from './keywords-unspaced.ts'

const WORD = /(?<![\p{L}\p{M}\p{N}]|\p{L}[’']|\p{N}-)\p{L}[\p{L}\p{M}\p{N}-]+[\p{L}\p{M}\p{N}]/gu
/** What stands before a vowel in French and Italian: "l'inflation", "dell'isola". */
const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|un|dell|all|nell|dall|sull|coll|quell|quest|dov|com)['’](?=\p{L})/giu
export const ZERO_WIDTH_NON_JOINER = '\u200c'
/** Persian joins to a verb what tells its tense ("می‌شود"), to a noun its plural and whose it is; what else it joins is one word ("دانش‌آموز"). */
const PERSIAN_VERB = /(?<!\p{L})ن?می[\u200c ]\p{L}+/gu
const PERSIAN_ENDING = /(?:\u200c(?:ها|های|هایی|ای|ی|اش|ام|ات|شان|مان|تان|تر|ترین|اند|ایم|اید))+(?![\p{L}\u200c])/gu

/** Marks that stand within words. */
const WORDS_WITH_MARKS: Readonly<Record<string, RegExp>> = {
  fa: /(?<![\p{L}\p{M}\p{N}\u200c]|\p{N}-)\p{L}(?:[\p{L}\p{M}\p{N}-]|\u200c(?=\p{L}))+[\p{L}\p{M}\p{N}]/gu,
  // "ארה"ב", "יועמ"שית", but not ה"נמל": what is quoted behind a prefix is longer. "ג'ירפה".
  he: /(?<![\p{L}\p{N}])[א-ת](?:[א-ת־-]|["״](?=[א-ת](?![א-ת]))|(?<=[א-ת]{2})["״](?=[א-ת]{2,3}(?![א-ת"״]))|(?<=[גזצץתטדח])['’׳](?=[א-ת]))+[א-ת]/gu,
  uk: /(?<![\p{L}\p{M}\p{N}]|\p{N}-)\p{L}(?:[\p{L}\p{M}\p{N}-]|'(?=\p{L}))+[\p{L}\p{M}\p{N}]/gu,
}

/** Of each text. */
export function surfacesIn(texts: readonly { readonly text: string; readonly group: number }[], language: string): string[][] {
  if (language === 'vi') return texts.map(({ text }) => vietnameseWords(text))
  if (isUnspaced(language)) return unspacedWords(texts, language)
  const pattern = WORDS_WITH_MARKS[language] ?? WORD
  if (isUncased(language))
    return phrasesIn(
      texts.map(({ text, group }) => ({ text: prepared(text, language), group })),
      pattern,
      language,
    )
  return texts.map(({ text }) => prepared(text, language).match(pattern) ?? [])
}

function prepared(text: string, language: string): string {
  if (/^(?:fr|it|ca)\b/.test(language)) return text.replace(ELISION, ' ')
  // As names are written.
  if (language === 'uk') return text.replaceAll('’', "'")
  if (language !== 'fa') return text
  return text.replaceAll('ي', 'ی').replaceAll('ك', 'ک').replace(PERSIAN_VERB, ' ').replace(PERSIAN_ENDING, '')
}

/** What a Tamil or a Telugu word ends in by itself, and loses before an ending: no vowel, -u and -m. */
const LAST_SIGN = /[\u0bcd\u0c4d\u0c41\u0c02]$/u

/**
 * The ways in which a word is written, with their counts: of a language of South Asia, whose cases stand at the noun, those that are the shortest one with
 * an ending count for it ("নেপাল", "নেপালে").
 */
export function withoutCases(written: Map<string, number>, language: string): Map<string, number> {
  if (written.size < 2 || !SOUTH_ASIAN_LANGUAGES.includes(language)) return written
  const forms = [...written.keys()].map((form) => ({ form, bare: form.replace(LAST_SIGN, '') }))
  const { form: shortest, bare } = forms.toSorted(
    (a, b) => a.bare.length - b.bare.length || b.form.length - a.form.length || (a.form < b.form ? -1 : 1),
  )[0]!
  const merged = new Map<string, number>()
  for (const [form, count] of written) {
    const counted = form.startsWith(bare) ? shortest : form
    merged.set(counted, (merged.get(counted) ?? 0) + count)
  }
  return merged
}
