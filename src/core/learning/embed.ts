import { createGuessIndex, type GuessIndex } from './embed-guess.ts'
import { createSoundIndex, type SoundIndex } from './embed-sounds.ts'
import { createSpellingIndex, type SpellingIndex } from './embed-spelling.ts'

/**
 * The built-in embedder: every word that the corpus knows has a vector, learned by training (embed-train.ts); a text's vector is the weighted sum of
 * those of its words. It means what this corpus shows: words that keep the same company lie close together, and nothing is known of the world beside.
 *
 * In a query, a word also stands a little for those that are spelled nearly like it and keep the same company ("quake" for "earthquake"),
 * and a word that the corpus does not know stands for those that its writer may have meant.
 */
export interface EmbedderParts {
  readonly dimensions: number
  /** Documents that it was trained on. */
  readonly trainedOn: number
  readonly words: readonly string[]
  /** In how many of these documents each word stood. */
  readonly documents: Int32Array
  /** One row per word, in bytes; the true value is the byte times the word's scale. Rarity is in it. */
  readonly rows: Int8Array
  readonly scales: Float32Array
  /** How strong each dimension is, as a part of the strongest. */
  readonly strengths: Float32Array
}

export interface Embedder extends EmbedderParts {
  readonly places: ReadonlyMap<string, number>
  /** Made when it is first asked for: only queries need it. */
  readonly spellings: () => SpellingIndex
  readonly guesses: () => GuessIndex
  readonly sounds: () => SoundIndex
}

/** Rows hold half a power of the strength, which is best for texts; the company of words shows best in a whole one (measured on pairs of like spelling). */
export const ROW_STRENGTH_POWER = 0.5
const COMPANY_STRENGTH_POWER = 1
const COMPANY_MIN = 0.25
/** How much a known word stands for its neighbours, all together. */
const NEIGHBOUR_SHARE = 0.5
const NEIGHBOURS_MAX = 3
/** Words that sound alike and keep this much of the same company are one name in several spellings ("Qassem" and "Qassam" are not). */
const SAME_COMPANY_MIN = 0.5

export function embedderOf(parts: EmbedderParts): Embedder {
  const places = new Map(parts.words.map((word, place) => [word, place]))
  let index: SpellingIndex | null = null
  const spellings = () => {
    index ??= createSpellingIndex(parts.words)
    return index
  }
  let guessing: GuessIndex | null = null
  const guesses = () => {
    guessing ??= createGuessIndex(parts.words, places, parts.documents)
    return guessing
  }
  let heard: SoundIndex | null = null
  const sounds = () => {
    heard ??= createSoundIndex(parts.words)
    return heard
  }
  return { ...parts, places, spellings, guesses, sounds }
}

/** The unit vector of a document from its weighted words; null when no word of it is known. */
export function embedCounts(embedder: Embedder, counts: ReadonlyMap<string, number>): Float32Array | null {
  const sum = new Float32Array(embedder.dimensions)
  for (const [word, count] of counts) {
    const place = embedder.places.get(word)
    if (place !== undefined) addRow(embedder, sum, { place, weight: Math.log(1 + count) })
  }
  return unit(sum)
}

/** Of how many documents a word was learned. */
export function learnedFrom({ places, documents }: Embedder, word: string): number {
  const place = places.get(word)
  return place === undefined ? 0 : documents[place]!
}

export interface EmbeddedWords {
  /** Null when the words are all new. */
  readonly vector: Float32Array | null
  /** How much of what the words say, by their rarity, the vector holds: between 0 and 1. */
  readonly coverage: number
  /** Other words that the query's words stand for too, and how much. */
  readonly neighbours: readonly { readonly word: string; readonly share: number }[]
  /** Of words of the query by how they are spelled, another spelling of the same. */
  readonly respelled: readonly Respelled[]
  /** The words that are known in none of their own spellings. */
  readonly guessed: readonly SpelledWord[]
}

/**
 * The unit vector of a query; each of its words in the first of its spellings that is known, else as the words spelled like it. One that `isNew` stands in
 * documents, which none of those spelled like it may outdo: it stands for them as a known word does, and not in the vector. Null when none is known, nor like a known one.
 */
export function embedQueryWords(
  embedder: Embedder,
  asked: readonly SpelledWord[],
  isNew: (word: SpelledWord) => boolean = () => false,
): EmbeddedWords | null {
  const words = asked.flatMap((word) => knownWording(embedder, word))
  const guessed: SpelledWord[] = []
  const sum = new Float32Array(embedder.dimensions)
  const neighbours = new Map<string, number>()
  const respelled: Respelled[] = []
  let held = 0
  let whole = 0
  for (const word of words) {
    const weight = Math.log(1 + word.count)
    const isGuessed = !word.spellings.some((spelling) => embedder.places.has(spelling))
    if (isGuessed) guessed.push(word)
    const isUnlearned = isGuessed && isNew(word)
    if (!isUnlearned) respelled.push(...respelledOf(embedder, word))
    const places = placesOf(embedder, allSpellings(word))
    whole += weight * (places.length > 0 ? rarityAt(embedder, places[0]!.place) : Math.log(2 * (embedder.trainedOn + 1)))
    for (const { place, share } of places) {
      const lent = isUnlearned ? NEIGHBOUR_SHARE * share : share
      if (share < 1) neighbours.set(embedder.words[place]!, Math.max(lent, neighbours.get(embedder.words[place]!) ?? 0))
      if (isUnlearned) continue
      held += weight * share * rarityAt(embedder, place)
      addRow(embedder, sum, { place, weight: weight * share })
    }
  }
  const vector = unit(sum)
  if (!vector && neighbours.size === 0) return null
  const lent = Array.from(neighbours, ([word, share]) => ({ word, share }))
  return { vector, coverage: Math.min(1, held / whole), neighbours: lent, respelled, guessed }
}

export interface Respelled {
  readonly spelling: string
  readonly word: string
}

/** A word of a query. */
export interface SpelledWord {
  readonly spellings: readonly string[]
  /** As other languages would have it: taken when none of these is known. */
  readonly otherSpellings?: readonly string[]
  readonly count: number
  /** What else says the same, each in several words. */
  readonly wordings?: readonly (readonly SpelledWord[])[]
}

const allSpellings = ({ spellings, otherSpellings = [] }: SpelledWord): string[] => [...spellings, ...otherSpellings]

/** The word, or what says the same in words that are all known. */
function knownWording(embedder: Embedder, word: SpelledWord): readonly SpelledWord[] {
  const isKnown = (one: SpelledWord) => allSpellings(one).some((spelling) => embedder.places.has(spelling))
  if (isKnown(word)) return [word]
  return word.wordings?.find((words) => words.every(isKnown)) ?? (allSpellings(word).length > 0 ? [word] : (word.wordings?.[0] ?? []))
}

/** Other spellings of a word: of one that is known those that keep its company, of another all that sound as it does. */
function respelledOf(embedder: Embedder, word: SpelledWord): Respelled[] {
  const known = allSpellings(word).find((spelling) => embedder.places.has(spelling))
  const spelling = known ?? word.spellings[0] ?? ''
  const own = embedder.places.get(spelling)
  const alike = embedder.sounds().alike(spelling)
  const same = own === undefined ? alike : alike.filter((place) => companyOf(embedder, own, place) >= SAME_COMPANY_MIN)
  return same.map((place) => ({ spelling, word: embedder.words[place]! }))
}

interface Share {
  readonly place: number
  readonly share: number
}

function placesOf(embedder: Embedder, spellings: readonly string[]): Share[] {
  const known = spellings.find((spelling) => embedder.places.has(spelling))
  const place = known === undefined ? undefined : embedder.places.get(known)
  const [alike] = place === undefined ? embedder.sounds().alike(spellings[0] ?? '') : []
  if (alike !== undefined) return [{ place: alike, share: 1 }]
  if (place === undefined) {
    const guesses = embedder.guesses().guess(spellings[0] ?? '')
    const total = guesses.reduce((sum, { likeness }) => sum + likeness, 0)
    // The likeness of the likest tells how sure it is; the others only share in it.
    return guesses.map((word) => ({ place: word.place, share: (guesses[0]!.likeness * word.likeness) / total }))
  }
  const near = embedder.spellings().near(embedder.words[place]!)
  const neighbours = near.filter((word) => companyOf(embedder, place, word.place) >= COMPANY_MIN).slice(0, NEIGHBOURS_MAX)
  return [{ place, share: 1 }, ...neighbours.map((word) => ({ place: word.place, share: NEIGHBOUR_SHARE / neighbours.length }))]
}

/** The cosine of what two words keep company with. */
function companyOf({ dimensions, rows, strengths }: EmbedderParts, one: number, other: number): number {
  let dot = 0
  let oneSquares = 0
  let otherSquares = 0
  for (let i = 0; i < dimensions; i++) {
    const weight = strengths[i]! ** (2 * (COMPANY_STRENGTH_POWER - ROW_STRENGTH_POWER))
    const left = rows[one * dimensions + i]!
    const right = rows[other * dimensions + i]!
    dot += weight * left * right
    oneSquares += weight * left * left
    otherSquares += weight * right * right
  }
  return dot === 0 ? 0 : dot / Math.sqrt(oneSquares * otherSquares)
}

function rarityAt(embedder: Embedder, place: number): number {
  return Math.log((embedder.trainedOn + 1) / (embedder.documents[place]! + 0.5))
}

function addRow(embedder: Embedder, sum: Float32Array, { place, weight }: { place: number; weight: number }): void {
  const scale = embedder.scales[place]! * weight
  const from = place * embedder.dimensions
  for (let i = 0; i < sum.length; i++) sum[i]! += scale * embedder.rows[from + i]!
}

function unit(vector: Float32Array): Float32Array | null {
  let squares = 0
  for (const value of vector) squares += value * value
  if (squares < 1e-20) return null
  const scale = 1 / Math.sqrt(squares)
  return vector.map((value) => value * scale)
}
