/** English words that say together what none says alone: "human rights", "special counsel", "chief financial officer". */

import { termOf } from '../text/content-terms.ts'
import { countTally, type Passage, type Tally, TITLE_WEIGHT } from './keywords-names.ts'
import { isPoorKeyword } from './keywords-poor.ts'

const TIMES_MIN = 2
/** How often the rarer of two stands beside the other, and one word behind both. */
const SHARE_MIN = 0.7
const ENDINGS_MIN = 3
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu
const NEXT_WORD = /^ (\p{Ll}[\p{L}'’-]*)/u
/** What is done is no phrase with what it is done to: "answer questions". */
const DOING = /^(?:answer|block|boost|establish|exacerbates?|fight|form|overturn|preempt|protect|retain|save|switch)$/
/** Of two with such a word headlines make a sentence ("judge rules", "fires ambassador"). */
const DEED =
  /^(?:aims|backs|bans|bars|beats|begins|blames|blocks|breaks|calls|challenges|charges|claims|clinch|clinches|closes|collide|cuts|debuts|demands|drags|drops|eyes|faces|fires|flees|forces|frees|halts|heads|hits|jumps|launches|leads|leaves|loses|meets|names|nears|offers|opens|orders|plans|pleads|plunges|posts|probes|protects|pushes|quits|rallies|rebukes|reports|rules|sanctions|scores|seizes|shakes|shares|shows|signs|slams|storms|sues|surges|tanks|taps|targets|teases|tests|tops|tours|trails|upholds|urges|visits|votes|vows|warns|wins|works)$/

interface Pair {
  readonly words: readonly [Tally, Tally]
  readonly phrase: Tally
  /** What stands behind it, and how often. */
  readonly next: Map<string, number>
}

/** The words, best first, with a phrase in place of the better of two that make it, and without the other. Names make none. */
export function inPhrases(words: readonly Tally[], passages: readonly Passage[]): Tally[] {
  const { pairs, times } = countPairs(words, passages)
  const groupsMin = Math.min(2, new Set(passages.map(({ group }) => group)).size)
  const told = new Map<Tally, Tally[]>()
  for (const { words: both, phrase, next } of pairs.toSorted((a, b) => sum(b.phrase.surface) - sum(a.phrase.surface))) {
    const often = sum(phrase.surface)
    if (both.some((word) => told.has(word)) || phrase.groups.size < groupsMin) continue
    if (often < Math.max(TIMES_MIN, SHARE_MIN * Math.min(...both.map((word) => times.get(word)!)))) continue
    const [end, endings = 0] = [...next].find(([, count]) => count >= SHARE_MIN * often) ?? []
    const last = words.find(({ surface }) => end !== undefined && surface.has(end))
    const parts = words.filter((word) => both.includes(word) || (word === last && !told.has(word)))
    // Two thirds of "federal appeals court", of which few reports tell whether it ends there, are none.
    const isOpen = end !== undefined && (endings < ENDINGS_MIN || (last !== undefined && told.has(last)))
    for (const part of parts) told.set(part, isOpen ? [part] : [])
    if (!isOpen) told.set(parts[0]!, [end === undefined ? phrase : withEnd(phrase, end)])
  }
  return words.flatMap((word) => told.get(word) ?? word)
}

function countPairs(words: readonly Tally[], passages: readonly Passage[]): { pairs: Pair[]; times: Map<Tally, number> } {
  const forms = words.flatMap((word) => [...word.surface.keys()].map((surface) => [surface, word] as const))
  const wordOf = new Map(forms.filter(([surface]) => /^\p{Ll}/u.test(surface)))
  const times = new Map<Tally, number>()
  const pairs = new Map<string, Pair>()
  const phrases = new Map<string, Tally>()
  for (const { text, group, weight } of passages) {
    let before: { word: Tally; written: string; end: number } | undefined
    for (const { 0: surface, index } of text.matchAll(WORD)) {
      const written = surface.toLowerCase()
      const word = wordOf.get(written)
      if (word === undefined) continue
      times.set(word, (times.get(word) ?? 0) + 1)
      const end = index + surface.length
      if (
        before !== undefined &&
        before.word !== word &&
        !isDeed([before.written, written], weight === TITLE_WEIGHT) &&
        text.slice(before.end, index) === ' '
      ) {
        const key = `${words.indexOf(before.word)} ${words.indexOf(word)}`
        countTally(phrases, { key, surface: `${before.written} ${written}`, group, weight, proven: 1, marked: 0 })
        const pair = pairs.get(key) ?? { words: [before.word, word], phrase: phrases.get(key)!, next: new Map() }
        pairs.set(key, pair)
        const [, next] = NEXT_WORD.exec(text.slice(end, end + 30)) ?? []
        if (next !== undefined && termOf(next, 'en') !== '' && !isPoorKeyword(next, 'en', false))
          pair.next.set(next, (pair.next.get(next) ?? 0) + 1)
      }
      before = { word, written, end }
    }
  }
  return { pairs: [...pairs.values()], times }
}

/** Whether of these words in small letters one is rather a verb; in headlines more are. */
export function isDeed(words: readonly string[], isHeadline = true): boolean {
  return DOING.test(words[0]!) || (isHeadline && words.some((word) => DEED.test(word)))
}

function withEnd(phrase: Tally, end: string): Tally {
  return { ...phrase, surface: new Map([...phrase.surface].map(([surface, times]) => [`${surface} ${end}`, times])) }
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((all, count) => all + count, 0)
}
