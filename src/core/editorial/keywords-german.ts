import type { Passage } from './keywords-names.ts'

/** What opens a sentence, a headline or what stands behind its colon, as adjectives and ordinals end, with a noun behind it: "Früherer Bürgermeister". */
const OPENING = /(?<=^|[.!?:]\s+|[„“»«"]|[–—-] )\p{Lu}\p{Ll}{2,}(?:e[mnrs]?)(?= \p{Lu})/gmu

/** German words, in small letters, that have a capital for no more than that they open, before a noun: adjectives, of which none is a keyword. */
export function openingAdjectives(passages: readonly Passage[]): ReadonlySet<string> {
  const opening = new Map<string, number>()
  for (const { text } of passages) for (const [word] of text.matchAll(OPENING)) opening.set(word, (opening.get(word) ?? 0) + 1)
  const times = (word: string) =>
    passages.reduce((sum, { text }) => sum + text.split(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')).length - 1, 0)
  return new Set([...opening].filter(([word, often]) => times(word) === often).map(([word]) => word.toLowerCase()))
}
