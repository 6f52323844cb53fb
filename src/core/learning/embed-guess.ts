/**
 * What a word that nobody wrote may mean: one that a slip of the keys makes of it, one with another ending, or what it is compounded of. Likeness of
 * spelling alone is not enough for such a word: "hook" is not "look", and "examination" not "nomination".
 */
import type { NearSpelling } from './embed-spelling.ts'

export interface GuessIndex {
  /** At most `GUESSES_MAX` words, the likest first; none for a word like no other. */
  guess(word: string): NearSpelling[]
}

const GUESSES_MAX = 3
const WORD_CHARACTERS_MIN = 4
const WORD_CHARACTERS_MAX = 40
/** Of so many characters a word may have one slip, of so many two: of shorter words too many others are as near. */
const SLIP_CHARACTERS_MIN = 5
const SLIPS_CHARACTERS_MIN = 11
/** A word and its kin begin with so many characters, which are so much of the longer one. */
const KIN_CHARACTERS_MIN = 5
const KIN_SHARE_MIN = 0.6
/** Of two words of which one goes on where the other ends. */
const ENDING_CHARACTERS_MAX = 3
const PART_CHARACTERS_MIN = 4
/** As sure as a guess can be. */
const GUESS_SHARE = 0.75
/** What compounds put between their parts. */
const LINKS = ['', 's', 'n', 'e', 'en', 'er', 'es', 'o', 'a', 'u']

/** Over a vocabulary: its words, where each stands, and in how many documents: of two as near the commoner is meant. */
export function createGuessIndex(words: readonly string[], places: ReadonlyMap<string, number>, documents: ArrayLike<number>): GuessIndex {
  const byFirst = Map.groupBy(words.keys(), (place) => words[place]!.charAt(0))
  const byStart = Map.groupBy(words.keys(), (place) => words[place]!.slice(0, WORD_CHARACTERS_MIN))
  const letters = Int32Array.from(words, lettersOf)
  const commonerFirst = (a: NearSpelling, b: NearSpelling) =>
    b.likeness - a.likeness || documents[b.place]! - documents[a.place]! || a.place - b.place

  const slipOf = (word: string, own: number, place: number): NearSpelling | null => {
    const other = words[place]!
    const longer = Math.max(word.length, other.length)
    const slipsMax = longer >= SLIPS_CHARACTERS_MIN ? 2 : longer >= SLIP_CHARACTERS_MIN ? 1 : 0
    if (Math.abs(word.length - other.length) > slipsMax || bitsOf(own ^ letters[place]!) > 2 * slipsMax) return null
    if (word[0] !== other[0] && (word[0] !== other[1] || word[1] !== other[0])) return null
    const slips = slipsBetween(word, other, slipsMax)
    return slips > slipsMax ? null : { place, likeness: GUESS_SHARE * (1 - slips / longer) }
  }
  /** Hardly anybody mistypes a word's first letter, but for two that change places. */
  const slipsOf = (word: string): NearSpelling[] => {
    const own = lettersOf(word)
    const found: NearSpelling[] = []
    for (const first of new Set([word.charAt(0), word.charAt(1)]))
      for (const place of byFirst.get(first) ?? []) {
        const slip = slipOf(word, own, place)
        if (slip) found.push(slip)
      }
    return found
  }
  const kinOf = (word: string): NearSpelling[] =>
    (byStart.get(word.slice(0, WORD_CHARACTERS_MIN)) ?? []).flatMap((place) => {
      const other = words[place]!
      const same = sameStart(word, other)
      const longer = Math.max(word.length, other.length)
      const goesOn = same === Math.min(word.length, other.length) && longer - same <= ENDING_CHARACTERS_MAX
      return goesOn || (same >= KIN_CHARACTERS_MIN && same >= KIN_SHARE_MIN * longer)
        ? [{ place, likeness: (GUESS_SHARE * same) / longer }]
        : []
    })
  return {
    guess(word) {
      if (word.length < WORD_CHARACTERS_MIN || word.length > WORD_CHARACTERS_MAX) return []
      const slips = slipsOf(word)
      const meant = new Set(slips.map(({ place }) => place))
      const found = [...slips, ...kinOf(word).filter(({ place }) => !meant.has(place))]
      return (found.length > 0 ? found : partsOf(word, places)).sort(commonerFirst).slice(0, GUESSES_MAX)
    },
  }
}

/** Which letters a word has, as bits: what has two more and two fewer than another is no slip of it. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

function bitsOf(letters: number): number {
  let count = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++
  return count
}

function sameStart(one: string, other: string): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return same
}

/** How many slips make one of the other: a letter more, less, or another, or two neighbours that change places (optimal string alignment); anything greater than `max` for more. */
function slipsBetween(one: string, other: string, max: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(Math.min(changed, last[j]! + 1, row[j - 1]! + 1, isSwapped ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY))
    }
    if (Math.min(...row) > max) return max + 1
    ;[beforeLast, last] = [last, row]
  }
  return last[other.length]!
}

/** The two known words that a word is compounded of. */
function partsOf(word: string, places: ReadonlyMap<string, number>): NearSpelling[] {
  for (let end = word.length - PART_CHARACTERS_MIN; end >= PART_CHARACTERS_MIN; end--)
    for (const link of LINKS) {
      const head = places.get(word.slice(end))
      const start = word.slice(0, end)
      if (head === undefined || !start.endsWith(link)) continue
      const before = places.get(start.slice(0, start.length - link.length))
      if (before === undefined || start.length - link.length < PART_CHARACTERS_MIN) continue
      return [head, before].map((place) => ({ place, likeness: 0.5 }))
    }
  return []
}
