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
