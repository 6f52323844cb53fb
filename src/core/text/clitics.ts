/** What stands before or behind an apostrophe and is no part of the word. */

import { stopWordsOf } from './words-stop.ts'

/** "Korea's" is "Korea", "don't" is "don", "l'Iran" is "Iran", "L'UE" is "UE"; in Turkish, which sets endings of names apart, "ABD'nin" is "ABD". In Ukrainian "п'ять" is one word. */
export function withoutClitic(raw: string, language: string): string {
  if (isCyrillicOrHebrew(raw.charCodeAt(0))) return raw.replace(/['’ʼ]/g, '')
  const isTurkish = language === 'tr'
  const at = isTurkish ? Math.max(raw.lastIndexOf("'"), raw.lastIndexOf('’')) : raw.search(/['’]/)
  if (at < 0) return raw
  const [before, after] = [raw.slice(0, at), raw.slice(at + 1)]
  if (isElided(before, after, language)) return after
  return after.length <= 2 || at > 4 || (isTurkish && at > 1) ? before : after
}

const ELIDING = new Set(['fr', 'it', 'ca'])
const ELIDED = new Set('c d j l m n s t qu jusqu lorsqu puisqu quoiqu un all dall dell nell sull coll quest quell'.split(' '))
const GOLD = 'or'

/** Whether a word has lost its vowel before the next one. Of two letters that one is a name or gold: "l'IA", but "c'est", "L'UN". */
function isElided(before: string, after: string, language: string): boolean {
  const isName = /^\p{Lu}/u.test(after) && after.length === 2 && !stopWordsOf(language).has(after.toLowerCase())
  if (!ELIDING.has(language)) return isName && /^\p{Lu}{2}$/u.test(after) && /^[dl]$/i.test(before)
  return ELIDED.has(before.toLowerCase()) && (after.length > 2 || isName || after === GOLD)
}

function isCyrillicOrHebrew(code: number): boolean {
  return (code >= 0x0400 && code <= 0x052f) || (code >= 0x05d0 && code <= 0x05ea)
}
