/**
 * Programs ask for a language and are given a country: "se" for Sweden, which is Northern Sami, "ee" for Estonia, "in" for India, which was
 * Indonesian. The detector knows none of these languages, so that it contradicts none of them; but it knows the one that is spoken there.
 */

import { stopWordsOf } from './words-stop.ts'

/** By the code of a country, which is that of a language too, the languages that its outlets write. */
const SPOKEN_THERE: Readonly<Record<string, readonly string[]>> = {
  se: ['sv'],
  ee: ['et'],
  br: ['pt'],
  ca: ['en'],
  ch: ['de', 'fr', 'it'],
  co: ['es'],
  cr: ['es'],
  cu: ['es'],
  ve: ['es'],
  ie: ['en'],
  in: ['en'],
  ng: ['en'],
  sg: ['en'],
  za: ['en', 'af'],
  li: ['de'],
  lu: ['de', 'fr'],
  sm: ['it'],
  sn: ['fr'],
  tn: ['fr'],
}
/** Names and short headlines look like any language. */
const LETTERS_MIN = 60
/** A text has so many of its own language's function words, and hardly one of another's that the detector takes it for. */
const FUNCTION_WORDS_SHARE_MIN = 0.12

/** The language that a country's outlets write, where a text is declared by that country's code and is in that language; else undefined. */
export function languageOfCountry(declared: string, sample: string, detect: (text: string) => string): string | undefined {
  const [, code = ''] = /^([a-z]{2})(?:[-_]\1)?$/i.exec(declared.trim()) ?? []
  const spoken = SPOKEN_THERE[code.toLowerCase()]
  if (spoken === undefined || (sample.match(/\p{L}/gu)?.length ?? 0) < LETTERS_MIN) return undefined
  const detected = detect(sample)
  return spoken.includes(detected) && hasFunctionWords(sample, detected) ? detected : undefined
}

function hasFunctionWords(sample: string, language: string): boolean {
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const stopWords = stopWordsOf(language)
  return words.filter((word) => stopWords.has(word)).length >= FUNCTION_WORDS_SHARE_MIN * words.length
}
