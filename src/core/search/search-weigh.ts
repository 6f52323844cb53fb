/** What each word of a query weighs: by how rare it is, and in whichever of its spellings and wordings a document has it. */

import { wordKeyOf } from './search-document.ts'
import type { Whole } from './search-names.ts'
import { type QueryWord, type SearchQuery, withJoined } from './search-query.ts'

/** One word of the query as it is looked for: any of its keys, worth `weight` at full impact. */
export interface WeighedWord {
  readonly keys: readonly number[]
  readonly documents: number
  readonly weight: number
  /** Of a country that several wordings name, each worth `weight` in all: the one that a document has most of counts. The keys are those of the rarest word of each. */
  readonly wordings?: readonly (readonly WeighedWord[])[]
  /** Of what several words say together: keys of each; worth as much as the document has of that one which it has least of. The keys are those of the rarest. */
  readonly whole?: readonly (readonly number[])[]
}

/** A word that those of the query stand for too, and how much: between 0 and 1. */
export interface Neighbour {
  readonly word: string
  readonly share: number
}

/** Words near those of the query, as they are looked for: worth their share of their own rarity, unless the query has them itself. */
export function weighNeighbours(neighbours: readonly Neighbour[], asked: readonly WeighedWord[], counts: Counts): WeighedWord[] {
  const taken = new Set(
    asked.flatMap((word) => [word, ...(word.wordings ?? []).flat()]).flatMap(({ keys, whole }) => [...keys, ...(whole ?? []).flat()]),
  )
  return neighbours.flatMap(({ word, share }): WeighedWord[] => {
    const key = wordKeyOf(word)
    const documents = counts.documentsOf(key)
    return documents === 0 || taken.has(key) ? [] : [{ keys: [key], documents, weight: share * counts.rarity(documents) }]
  })
}

interface Counts {
  /** In how many documents a key stands. */
  documentsOf: (key: number) => number
  rarity: (documents: number) => number
}

/** Weighs the words of a query by their rarity. A word that the index lacks stays, with no keys. */
export function weighQuery(query: SearchQuery, documentsOf: Counts['documentsOf'], rarity: Counts['rarity']): WeighedWord[] {
  return withJoined(query, (stem) => documentsOf(wordKeyOf(stem)) > 0).flatMap((word) => weighTagged(word, { documentsOf, rarity }))
}

/** What is tagged with a country has its name, and less of it: it need not say the name, nor be in the language of the query. */
function weighTagged(word: QueryWord, counts: Counts): WeighedWord[] {
  const named = weighWord(word, counts)
  const key = wordKeyOf(word.tag ?? '')
  const documents = word.tag === null ? 0 : counts.documentsOf(key)
  if (documents === 0) return named
  if (named.every(({ keys }) => keys.length === 0)) return [{ keys: [key], documents, weight: counts.rarity(documents) }]
  const name = named.length === 1 ? named[0]! : together([named])
  const tag: WeighedWord = { keys: [key], documents, weight: name.weight }
  const keys = [...name.keys, key]
  return [{ ...name, keys, documents: name.documents + documents, wordings: [...(name.wordings ?? [[name]]), [tag]] }]
}

function weighWord(word: QueryWord, counts: Counts): WeighedWord[] {
  const single = weighSingle(word, counts)
  const whole = word.wordings
    .map((words) => words.map((part) => weighSingle({ ...part, count: word.count }, counts)))
    .filter((parts) => parts.every(({ keys }) => keys.length > 0))
  const named = weighWholes(word, counts).map((one) => [one])
  const wordings = [...(single.keys.length > 0 ? [[single]] : []), ...whole, ...named]
  if (wordings.length > 1) return [together(wordings)]
  return wordings[0] ?? [single]
}

/** So many of its names are asked for at most, those that stand in most documents. */
const WHOLES_MAX = 6

function weighWholes(word: QueryWord, { documentsOf, rarity }: Counts): WeighedWord[] {
  const wholes = word.wholes.flatMap((parts: Whole) => {
    const whole = parts.map((stems) => stems.map(wordKeyOf).filter((key) => documentsOf(key) > 0))
    if (whole.some((keys) => keys.length === 0)) return []
    const documents = whole.map((keys) => keys.reduce((sum, key) => sum + documentsOf(key), 0))
    const least = Math.min(...documents)
    const weight = rarity(least) * (1 + Math.log(word.count))
    return [{ keys: whole[documents.indexOf(least)]!, documents: least, weight, whole }]
  })
  return wholes.sort((a, b) => b.documents - a.documents).slice(0, WHOLES_MAX)
}

function weighSingle(word: QueryWord, { documentsOf, rarity }: Counts): WeighedWord {
  const present = (stems: readonly string[]) => stems.map(wordKeyOf).filter((key) => documentsOf(key) > 0)
  const first = present(word.stems)
  const keys = first.length > 0 ? first : present(word.otherStems)
  const documents = keys.reduce((sum, key) => sum + documentsOf(key), 0)
  return { keys, documents, weight: rarity(documents) * (1 + Math.log(word.count)) }
}

/** A name weighs what its commonest wording does, in whichever it is found. */
function together(wordings: readonly (readonly WeighedWord[])[]): WeighedWord {
  const rarest = wordings.map((words) => words.reduce((one, other) => (other.documents < one.documents ? other : one)))
  const commonest = rarest.reduce((best, word, i) => (word.documents > rarest[best]!.documents ? i : best), 0)
  const weightOf = (words: readonly WeighedWord[]) => words.reduce((sum, { weight }) => sum + weight, 0)
  const weight = weightOf(wordings[commonest]!)
  return {
    keys: rarest.flatMap(({ keys }) => keys),
    documents: rarest.reduce((sum, { documents }) => sum + documents, 0),
    weight,
    wordings: wordings.map((words) => words.map((word) => ({ ...word, weight: (word.weight * weight) / weightOf(words) }))),
  }
}
