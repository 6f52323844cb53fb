import { createPacker, createTermCounter, type FieldVectors, termOf } from '../learning/vector.ts'
import { categoryScores } from '../tags/category.ts'
import { eachLowerCase, eachName, eachOpener, withoutGenitive } from '../text/names.ts'
import { hasNoCapitals } from '../text/uncased-languages.ts'
import { isNumber, type Tokens, tokensOf, wordOf } from '../text/words.ts'
import { type NameInParts, namesInParts, pairsIn, partsOf } from './name-parts.ts'

/**
 * The link between two events: how likely they belong to one affair. Events that share an affair need not share many words; what they share
 * are places, names and the kind of thing that happens, soon after each other, where such things do not happen all the time.
 */
export interface ClusterProfile {
  readonly id: string
  readonly title: string
  /** Summary and the most central titles and leads of the members. */
  readonly text: string
  readonly language: string
  /** What names it where its script has no capitals (editorial/naming-keywords.ts). */
  readonly names?: readonly string[]
  readonly countries: readonly string[]
  /** Strongest first. */
  readonly categories: readonly string[]
  readonly outlets: number
  readonly publishedAt: number
  readonly updatedAt: number
}

export const WORDS = 0
export const NAMES = 1
export const PAIRS = 2
/** The words of the title once more: what an event is about. */
export const TITLE = 3
export const PROFILE_FIELDS = 4

const WORD = 1
const NAME = 2
const PAIR = 4
const PLACE = 5
const TEXT_TOKENS_MAX = 600
const TITLE_TOKENS_MAX = 60
const FIELD_TERMS_MAX = 160
/** The weight of the first, second, … country of an event. */
const COUNTRY_WEIGHTS: readonly number[] = [1, 0.8, 0.6, 0.5, 0.4]

export interface PreparedCluster {
  readonly profile: ClusterProfile
  readonly terms: FieldVectors
  /** What opens a sentence: names if the stream knows them as such. */
  readonly openers: Int32Array
  /** What a name or a pair may be the genitive of. */
  readonly genitives: ReadonlyMap<number, number>
  readonly lowerCase: Int32Array
  /** Of a script without capitals the parts of its text that are of no name, as name terms: they tell how rare a name is. */
  readonly unnamed: Int32Array
  /** Country terms and their weights. */
  readonly places: ReadonlyMap<string, number>
  readonly category: string
  /** Square roots of the category probabilities that the words alone give: their dot product is 1 for texts about the same kind of thing. Read when first asked for: of most events of a store that is read anew they never are. */
  readonly themes: () => Float32Array
}

const counter = createTermCounter()

/** Reads an event once. Pure. With `numbersAsWords` as the link was learned (scripts/train-situations.ts). */
export function prepareCluster(profile: ClusterProfile, { numbersAsWords = false } = {}): PreparedCluster {
  const text = eventTokens(profile)
  const packer = createPacker()
  const endField = () => {
    counter.drain((term, count) => packer.push(term, 1 + Math.log(count)))
    packer.endField(FIELD_TERMS_MAX, false)
  }
  const addWords = ({ raw: tokens }: Tokens) => {
    for (const raw of tokens) {
      // Any number is rare, and says nothing of an affair: "at least 17" are killed, arrested or rescued anywhere.
      if (!numbersAsWords && isNumber(raw)) continue
      const word = wordOf(raw, profile.language)
      if (word !== '') counter.add(wordTerm(word), 1)
    }
  }
  addWords(text)
  endField()
  const genitives = new Map<number, number>()
  const addName = (name: string, space: number) => {
    const term = termOf(name, space)
    const bare = withoutGenitive(name, profile.language)
    if (bare !== null) genitives.set(term, termOf(bare, space))
    counter.add(term, 1)
  }
  eachName(text, (name, isPair) => {
    if (!isPair) addName(name, NAME)
  })
  const named = namesInParts(profile.names ?? [], { language: profile.language, text: `${profile.title}\n${profile.text}` })
  for (const { parts, times } of named) for (const part of parts) if (part !== '') counter.add(termOf(part, NAME), times)
  endField()
  eachName(text, (name, isPair) => {
    if (isPair) addName(name, PAIR)
  })
  for (const name of named) for (const pair of pairsIn(name)) counter.add(termOf(pair, PAIR), name.times)
  endField()
  addWords(tokensOf(profile.title, TITLE_TOKENS_MAX))
  endField()
  eachOpener(text, (name) => addName(name, NAME))
  const openers = counter.drainTerms()
  const unnamed = unnamedIn(profile, named)
  eachLowerCase(text, (word) => counter.add(termOf(word, NAME), 1))
  const places = new Map(profile.countries.slice(0, COUNTRY_WEIGHTS.length).map((country, i) => [country, COUNTRY_WEIGHTS[i]!]))
  return {
    profile,
    terms: packer.pack(),
    openers,
    genitives,
    lowerCase: counter.drainTerms(),
    unnamed,
    places,
    category: profile.categories[0] ?? '',
    themes: themesWhenAsked(profile),
  }
}

const NOTHING = new Int32Array(0)

/** The parts of a text that are of no name. */
function unnamedIn({ title, text, language }: ClusterProfile, named: readonly NameInParts[]): Int32Array {
  if (!hasNoCapitals(language)) return NOTHING
  const names = new Set(named.flatMap(({ parts }) => parts))
  for (const part of partsOf(`${title}\n${text}`, language)) if (part !== '' && !names.has(part)) counter.add(termOf(part, NAME), 1)
  return counter.drainTerms()
}

/** Title and text of an event in order. */
export function eventTokens({ title, text }: ClusterProfile): Tokens {
  return tokensOf(`${title}\n${text}`, TEXT_TOKENS_MAX)
}

export function wordTerm(word: string): number {
  return termOf(word, WORD)
}

export function placeTerm(country: string): number {
  return termOf(country, PLACE)
}

function themesWhenAsked(profile: ClusterProfile): () => Float32Array {
  let themes: Float32Array | undefined
  return () => {
    themes ??= themesOf(profile)
    return themes
  }
}

function themesOf({ title, text, language }: ClusterProfile): Float32Array {
  const scores = categoryScores({
    title,
    summary: text,
    body: '',
    language,
    sourceHost: '',
    categoryHint: null,
    countryHint: null,
    url: '',
  })
  return scores.map(Math.sqrt)
}

/** A cluster with the weights of the moment. */
export interface Weighed {
  readonly prepared: PreparedCluster
  readonly vectors: FieldVectors
  /** How rare the terms of each field are, summed up. */
  readonly masses: Float64Array
  /** Countries named, and those that its names usually go with. */
  readonly places: ReadonlyMap<string, number>
  /** The weightiest name term, 0 for none, and its weight. */
  readonly strongestName: number
  readonly strongestNameIdf: number
}
