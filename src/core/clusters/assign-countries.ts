import { findGlued, type Name, nameAt, type Word } from '../tags/country-match.ts'
import { GAP_SPACE } from '../text/words.ts'
import { BEGINS_PLACE, EXTENDS_PLACE, FACTS, FLAGS } from './token-facts.ts'
import type { Part, TokenTable } from './token-table.ts'

/** Words of the longest names that are looked for ("Democratic Republic of the Congo"). */
const NAME_WORDS_MAX = 5
/** So much of a text is searched where names stand within words. */
const GLUED_CHARACTERS_MAX = 400

const found = new Set<string>()

/**
 * The countries (alpha-2) that texts may name, each once; none where no name is sure. A name that may mean several (Georgia, Guinea) counts for all
 * of them: what is asked is whether two reports can be of one place. Scratch space: the next reading overwrites it.
 */
export function countriesIn(table: TokenTable, parts: readonly Part[]): ReadonlySet<string> {
  found.clear()
  let isTold = false
  for (const { run, end } of parts) {
    const flagsAt = (i: number) => table.facts[run.ids[i]! * FACTS + FLAGS]!
    if (table.places.glued !== null)
      for (const { name } of findGlued(run.text.slice(0, GLUED_CHARACTERS_MAX), table.places)) isTold = note(name) || isTold
    for (let i = 0; i < end; ) {
      if ((flagsAt(i) & BEGINS_PLACE) === 0) {
        i++
        continue
      }
      const place = table.placeAt(run, i)!
      const goesOn = place.goesOn && i + 1 < end && run.gaps[i + 1] === GAP_SPACE && (flagsAt(i + 1) & EXTENDS_PLACE) !== 0
      const { name, tokens } = goesOn ? longestAt(table, { run, end }, i) : { name: place.name, tokens: 1 }
      if (name) isTold = note(name) || isTold
      i += tokens
    }
  }
  if (!isTold) found.clear()
  return found
}

/** Returns whether the name is sure: neither a hint nor a name of people as well. */
function note({ countries, kind, first, family }: Name): boolean {
  for (const country of countries) found.add(country)
  return countries.length === 1 && kind !== 'weak-cue' && !first && !family
}

/** The name that begins with a token, over as many tokens as belong to it. */
function longestAt(table: TokenTable, { run, end }: Part, start: number): { name: Name | null; tokens: number } {
  const words: Word[] = []
  const ends: number[] = []
  for (let i = start; i < end && words.length < NAME_WORDS_MAX && (i === start || run.gaps[i] === GAP_SPACE); i++) {
    for (const word of table.placeWordsAt(run, i)) words.push(word)
    ends.push(words.length)
  }
  const match = nameAt(words, 0, table.places)
  return match ? { name: match.name, tokens: ends.findIndex((count) => count >= match.words) + 1 } : { name: null, tokens: 1 }
}
