/** A search over documents at hand: the same functions as in service, on arrays instead of the store. For measuring. */

import { embedCounts, embedQueryWords, learnedFrom, type Respelled } from '../learning/embed.ts'
import { countDocuments, EMBEDDER_DIMENSIONS_MAX, trainEmbedder } from '../learning/embed-train.ts'
import { SEARCH_POOL_MAX } from '../serving/bounds.ts'
import { APART_TEXTS_MAX, isWrittenApart, likelyApart, withApart } from './search-apart.ts'
import {
  countryWordsOf,
  countSearchWords,
  IMPACT_MAX,
  rarityOf,
  type SearchDocument,
  type SearchText,
  searchDocumentOf,
  wordKeyOf,
} from './search-document.ts'
import { FEEDBACK_DOCUMENT_WORDS_MAX, feedbackOf, widenQuery } from './search-feedback.ts'
import { type CosineFloors, corpusCosineFloors, fuseCandidates, type SearchCandidate, serverCosineFloors } from './search-fuse.ts'
import { parseSearchQuery, type SearchQuery, spelledWords, withRespelled } from './search-query.ts'
import { type Neighbour, type WeighedWord, weighNeighbours, weighQuery } from './search-weigh.ts'

/** An embedding server, as search asks it. */
export interface SearchEncoder {
  ofDocuments(texts: readonly SearchText[]): Promise<(Float32Array | null)[]>
  ofQueries(queries: readonly string[]): Promise<(Float32Array | null)[]>
}

/** Places of documents, best first. */
export interface Ranking {
  /** By their words alone, not by the countries that they are tagged with: BM25F. */
  words: number[]
  vectors: number[]
  /** As service answers. */
  fused: number[]
}

const SEED = 1

/**
 * Ranks documents for each query. Vectors are an encoder's, else those learned from `corpus`: the documents, and what else a store of them holds.
 */
export async function searchInMemory(
  { texts, corpus, queries }: { texts: readonly SearchText[]; corpus: readonly SearchText[]; queries: readonly string[] },
  encoder?: SearchEncoder,
): Promise<Ranking[]> {
  const counts = texts.map(countSearchWords)
  const documents = texts.map(searchDocumentOf)
  const vectors = encoder ? await encoded(encoder, texts, queries) : learned(counts, corpus.map(countSearchWords))
  const indexed = countDocuments([...counts, ...texts.map(countryWordsOf)])
  const frequencies = new Map([...indexed].map(([word, count]) => [wordKeyOf(word), count]))
  const index: Index = { texts, documents, frequencies, total: texts.length }
  return queries.map((q, place) => {
    const query = withWordsApart(index, parseSearchQuery(q))
    return rank(index, query, vectors(place, query))
  })
}

interface Index {
  texts: readonly SearchText[]
  documents: readonly SearchDocument[]
  frequencies: ReadonlyMap<number, number>
  total: number
}

/** What the vectors say of one query. */
interface Meant {
  cosines: readonly (number | null)[]
  cosineFloors: CosineFloors
  neighbours: readonly Neighbour[]
  respelled: readonly Respelled[]
}

function rank(index: Index, written: SearchQuery, { cosines, cosineFloors, neighbours, respelled }: Meant): Ranking {
  const documentsOf = (key: number) => index.frequencies.get(key) ?? 0
  const rarity = (found: number) => rarityOf(found, index.total)
  const query = withRespelled(written, respelled)
  const asked = weighQuery(query, documentsOf, rarity)
  const askedInWords = weighQuery({ ...query, words: query.words.map((word) => ({ ...word, tag: null })) }, documentsOf, rarity)
  const near = weighNeighbours(neighbours, asked, { documentsOf, rarity })
  const scored = index.documents.map((document, i) => candidateOf(i, lexicalOf(document, [...asked, ...near]), cosines[i] ?? null))
  const byVector = best(scored, ({ cosine }) => cosine ?? 0)
  const byWords = best(scored, ({ lexical }) => lexical)
  const candidates = [...new Set([...byWords.slice(0, SEARCH_POOL_MAX), ...byVector.slice(0, SEARCH_POOL_MAX)])]
  const rules = { lexicalBest: asked.reduce((sum, word) => sum + word.weight, 0), cosineFloors, poolMax: SEARCH_POOL_MAX }
  const feedback = feedbackOf(candidates, rules).map(({ clusterId, score }) => ({
    score,
    words: wordsOf(index, Number(clusterId)),
  }))
  const wide = widenQuery(asked, feedback, rarity)
  const widened = candidates.map((candidate) => ({
    ...candidate,
    widened: wide && wide.ownShare * candidate.lexical + lexicalOf(index.documents[Number(candidate.clusterId)]!, wide.words),
  }))
  return {
    words: placesOf(
      best(
        index.documents.map((document, i) => candidateOf(i, lexicalOf(document, askedInWords), null)),
        ({ lexical }) => lexical,
      ),
    ),
    vectors: placesOf(byVector),
    fused: placesOf(fuseCandidates(widened, rules)),
  }
}

function withWordsApart({ texts, documents, frequencies }: Index, query: SearchQuery): SearchQuery {
  const isIn = (document: SearchDocument, stems: readonly string[]) => document.words.includes(wordKeyOf(stems[0] ?? ''))
  const apart = likelyApart(query, (stem) => frequencies.get(wordKeyOf(stem)) ?? 0).filter((word) => {
    const found = texts.filter((_, i) => word.whole.every((stems) => isIn(documents[i]!, stems)))
    const told = found.slice(0, APART_TEXTS_MAX).map(({ title, summary, language }) => ({ text: `${title}. ${summary}`, language }))
    return isWrittenApart(word, told)
  })
  return withApart(query, apart)
}

const candidateOf = (place: number, lexical: number, cosine: number | null): SearchCandidate => ({
  // Of one length, so that equals stand in the order of their places.
  clusterId: String(place).padStart(9, '0'),
  lexical,
  widened: null,
  cosine,
  publishedAt: 0,
  namesCountry: false,
  hasPhrase: false,
})

const placesOf = (found: readonly { clusterId: string }[]): number[] => found.map(({ clusterId }) => Number(clusterId))

function best(candidates: readonly SearchCandidate[], scoreOf: (candidate: SearchCandidate) => number): SearchCandidate[] {
  return candidates.filter((candidate) => scoreOf(candidate) > 0).sort((a, b) => scoreOf(b) - scoreOf(a))
}

function wordsOf({ documents, frequencies }: Index, place: number) {
  const { words, impacts } = documents[place]!
  const told = Array.from(words, (key, i) => ({ key, impact: impacts[i]!, documents: frequencies.get(key) ?? 0 }))
  return told.sort((a, b) => b.impact - a.impact || a.key - b.key).slice(0, FEEDBACK_DOCUMENT_WORDS_MAX)
}

function lexicalOf(document: SearchDocument, words: readonly WeighedWord[]): number {
  const impactOf = (key: number): number => document.impacts[document.words.indexOf(key)] ?? 0
  return words.reduce(
    (sum, word) =>
      sum +
      (word.wordings
        ? Math.max(...word.wordings.map((wording) => lexicalOf(document, wording)))
        : (word.weight * Math.min(...(word.whole ?? [word.keys]).map((keys) => Math.max(0, ...keys.map(impactOf))))) / IMPACT_MAX),
    0,
  )
}

type Vectors = (place: number, query: SearchQuery) => Meant

function learned(counts: readonly ReadonlyMap<string, number>[], corpus: readonly ReadonlyMap<string, number>[]): Vectors {
  const embedder = trainEmbedder(corpus, { seed: SEED, dimensionsMax: EMBEDDER_DIMENSIONS_MAX })
  const vectors = counts.map((words) => embedder && embedCounts(embedder, words))
  return (_, asked) => {
    const query =
      embedder &&
      embedQueryWords(
        embedder,
        spelledWords(asked, (word) => learnedFrom(embedder, word)),
      )
    return {
      cosines: vectors.map((vector) => cosineOf(vector, query?.vector ?? null)),
      cosineFloors: corpusCosineFloors(query?.coverage ?? 1),
      neighbours: query?.neighbours ?? [],
      respelled: query?.respelled ?? [],
    }
  }
}

async function encoded(encoder: SearchEncoder, texts: readonly SearchText[], queries: readonly string[]): Promise<Vectors> {
  const vectors = await encoder.ofDocuments(texts)
  const asked = await encoder.ofQueries(queries)
  // As the store measures it: each document and the one half the list away.
  const cosines = vectors.flatMap(
    (vector, i) => cosineOf(vector, vectors[(i + Math.floor(vectors.length / 2)) % vectors.length] ?? null) ?? [],
  )
  const mean = cosines.reduce((sum, cosine) => sum + cosine, 0) / cosines.length
  const deviation = Math.sqrt(cosines.reduce((sum, cosine) => sum + (cosine - mean) ** 2, 0) / cosines.length)
  const cosineFloors = serverCosineFloors({ pairs: cosines.length, mean, deviation })
  return (place) => ({
    cosines: vectors.map((vector) => cosineOf(vector, asked[place] ?? null)),
    cosineFloors,
    neighbours: [],
    respelled: [],
  })
}

function cosineOf(one: Float32Array | null, other: Float32Array | null): number | null {
  return one && other && one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)
}
