import { makeWord } from './words.ts'

/**
 * Compounds, which Germanic languages write as one word: "tullpaus" tells of customs ("tull") as well. They are split without a dictionary, by what
 * was read as words of their own: into the two parts that were both read, more often on the geometric mean than the whole (Koehn & Knight 2003,
 * Empirical Methods for Compound Splitting).
 */
const LANGUAGES: ReadonlySet<string> = new Set(['da', 'de', 'is', 'nb', 'nl', 'nn', 'no', 'sv'])
const PART_CHARACTERS_MIN = 4
/** A longer word is nobody's, and takes long to look through. */
const WORD_CHARACTERS_MAX = 48
/** What was read less often than this may be a slip. */
const SIGHTINGS_MIN = 3

export function writesCompounds(language: string): boolean {
  return LANGUAGES.has(language)
}

/** The keys (`wordOf`) of the two parts of a word, null where it is none of two; `sightings`: how many texts carry a word, by its key. */
export function partsOf(raw: string, language: string, sightings: (word: string) => number): readonly [string, string] | null {
  if (raw.length < 2 * PART_CHARACTERS_MIN || raw.length > WORD_CHARACTERS_MAX) return null
  const whole = makeWord(raw, language)
  const wholeSeen = whole === '' ? 0 : sightings(whole)
  // Of a part: its key and how often it was read, null where it is none. "skjutningen" has the key of "skjutn": an ending is no part.
  const known = (part: string): readonly [string, number] | null => {
    const word = makeWord(part, language)
    const seen = word === '' || word === whole ? 0 : sightings(word)
    return seen < SIGHTINGS_MIN ? null : [word, seen]
  }
  let best: readonly [string, string] | null = null
  let most = 0
  for (const [head, tail] of cutsOf(raw.toLowerCase())) {
    const one = known(head)
    const other = one && known(tail)
    if (!other || one[1] * other[1] <= wholeSeen ** 2) continue
    const least = Math.min(one[1], other[1])
    if (least <= most) continue
    best = [one[0], other[0]]
    most = least
  }
  return best
}

/** Every way to cut a word in two, with and without the s that may join the parts ("fred-s-plan"). */
function* cutsOf(word: string): Generator<readonly [string, string]> {
  for (let at = PART_CHARACTERS_MIN; at <= word.length - PART_CHARACTERS_MIN; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    yield [head, tail]
    if (head.endsWith('s') && at > PART_CHARACTERS_MIN) yield [head.slice(0, -1), tail]
  }
}
