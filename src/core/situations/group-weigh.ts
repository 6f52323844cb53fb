import type { TermStatistics } from '../clusters/term-statistics.ts'
import { createPacker, startOf } from '../learning/vector.ts'
import { partsOf, writesCompounds } from '../text/compounds.ts'
import { wordOf } from '../text/words.ts'
import type { LiveState } from './group-state.ts'
import { eventTokens, NAMES, PROFILE_FIELDS, type PreparedCluster, TITLE, type Weighed, WORDS, wordTerm } from './link.ts'

/** An event with the weights of the moment: how rare its words are, what its compounds are made of, and what the stream knows of its names. */
export function weigh({ statistics, namePlaces }: Pick<LiveState, 'statistics' | 'namePlaces'>, prepared: PreparedCluster): Weighed {
  const packer = createPacker()
  const { terms, openers } = prepared
  const parts = compoundParts(prepared, statistics)
  const masses = new Float64Array(PROFILE_FIELDS)
  let strongestName = 0
  let strongestNameIdf = 0
  for (let field = 0; field < PROFILE_FIELDS; field++) {
    const seen = new Set<number>()
    const add = (term: number, count: number) => {
      if (seen.has(term)) return
      seen.add(term)
      const proper = field === NAMES ? statistics.properness(term) : 1
      const rarity = statistics.idfInTexts(term)
      masses[field]! += Math.max(0, rarity)
      const idf = rarity * proper
      if (field === NAMES && idf > strongestNameIdf) {
        strongestName = term
        strongestNameIdf = idf
      }
      packer.push(term, Math.max(0, count * idf))
    }
    for (let i = startOf(terms, field); i < terms.ends[field]!; i++) add(nameMeant(terms.ids[i]!, prepared, statistics), terms.weights[i]!)
    if (field === WORDS || field === TITLE)
      for (let i = startOf(terms, field); i < terms.ends[field]!; i++)
        for (const part of parts.get(terms.ids[i]!) ?? []) add(part, terms.weights[i]!)
    if (field === NAMES)
      for (const opener of openers) {
        const name = nameMeant(opener, prepared, statistics)
        if (statistics.isKnownName(name)) add(name, 1)
      }
    packer.endField(Number.POSITIVE_INFINITY, true)
  }
  return { prepared, vectors: packer.pack(), masses, places: namePlaces.of(prepared), strongestName, strongestNameIdf }
}

const NO_PARTS: ReadonlyMap<number, readonly number[]> = new Map()

/**
 * Per word of an event that is a compound its parts, as far as what was read tells. Its text is read a second time for it: an event is remembered for
 * months, and every way to cut its words would be remembered with it.
 */
function compoundParts({ profile }: PreparedCluster, statistics: TermStatistics): ReadonlyMap<number, readonly number[]> {
  const { language } = profile
  if (!writesCompounds(language)) return NO_PARTS
  const sightings = (word: string) => statistics.sightings(wordTerm(word))
  const found = new Map<number, readonly number[]>()
  for (const raw of new Set(eventTokens(profile).raw)) {
    const parts = partsOf(raw, language, sightings)
    if (parts) found.set(wordTerm(wordOf(raw, language)), parts.map(wordTerm))
  }
  return found
}

/** The name that a genitive is of, where the stream carries that one more often: "Trumps" is Trump, "Hamas" is no Hama. */
function nameMeant(term: number, { genitives }: PreparedCluster, statistics: TermStatistics): number {
  const bare = genitives.get(term)
  return bare !== undefined && statistics.sightings(bare) > statistics.sightings(term) ? bare : term
}
