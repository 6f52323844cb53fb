import type { Passage } from './keywords-names.ts'

/** What opens a sentence, a headline or what stands behind its colon, as adjectives and ordinals end, with a noun behind it: "Früherer Bürgermeister". */
const OPENING = /(?<=^|[.!?:]\s+|[„“»«"]|[–—-] )\p{Lu}\p{Ll}{2,}(?:e[mnrs]?)(?= \p{Lu})/gmu
const WORD = /\p{L}+/gu

/** German words, in small letters, that have a capital for no more than that they open, before a noun: adjectives, of which none is a keyword. */
export function openingAdjectives(passages: readonly Passage[]): ReadonlySet<string> {
  const [opening, all] = [OPENING, WORD].map((pattern) => timesOf(passages, pattern)) as [Map<string, number>, Map<string, number>]
  return new Set([...opening].filter(([word, often]) => all.get(word) === often).map(([word]) => word.toLowerCase()))
}

function timesOf(passages: readonly Passage[], pattern: RegExp): Map<string, number> {
  const times = new Map<string, number>()
  for (const { text } of passages) for (const [word] of text.matchAll(pattern)) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

/** What a plural in the dative or somebody's office in the accusative stands behind: "in den Rohren Reinigungsmittel", "den Präsidenten Roe". */
const BEFORE_BENT = /(?<!\p{L})(?:den|allen|diesen|vielen|einigen|beiden|ihren|seinen) $/u
/** Adjectives bend so too, and may begin a name: "den Vereinten Nationen", "den Nahen Osten". */
const BENT_ADJECTIVE =
  /(?:[iels]chen|lichen|igen|eten|enen|inten)$|^(?:Nahen|Fernen|Mittleren|Roten|Schwarzen|Weißen|Grünen|Blauen|Neuen|Alten|Großen|Kleinen|Toten|Jungen|Freien|Linken|Hohen|Langen|Letzten|Ersten|Zweiten|Dritten)$/u

/** A run of capitals without the bent noun that opens it, which is no part of the name behind it. */
export function withoutBentNoun(run: string, before: string): string {
  const [first = '', ...rest] = run.split(' ')
  const isBent = rest.length > 0 && first.endsWith('n') && BEFORE_BENT.test(before) && !BENT_ADJECTIVE.test(first)
  return isBent && /^\p{Lu}/u.test(rest[0]!) ? rest.join(' ') : run
}
