import { embedCounts, embedQueryWords } from './embed.ts'
import { countDocuments, EMBEDDER_DIMENSIONS_MAX, trainEmbedder } from './embed-train.ts'
import {
  countSearchWords,
  IMPACT_MAX,
  rarityOf,
  type SearchDocument,
  type SearchText,
  searchDocumentOf,
  wordKeyOf,
} from './search-document.ts'
import { CORPUS_COSINE_FLOOR, fuseCandidates, serverCosineFloor } from './search-fuse.ts'
import { parseSearchQuery, type SearchQuery, type WeighedWord, weighQuery } from './search-query.ts'

/**
 * How well search finds what is known to be there. Labelled articles are parted by cluster: each cluster's last quarter (at most five) gives
 * queries, its headlines; the others make its document. A query has one right answer, so nDCG@10 is 1/log2(1 + rank), and 0 beyond the tenth place.
 * The same functions as in service, on arrays instead of the store.
 */
export interface LabelledArticle {
  readonly title: string
  readonly body: string
  readonly language: string
  readonly goldCluster: string
}

export interface SearchScores {
  documents: number
  queries: number
  ndcg10: { words: number; vectors: number; fused: number }
}

/** An embedding server, as search asks it. */
export interface SearchEncoder {
  ofDocuments(texts: readonly SearchText[]): Promise<(Float32Array | null)[]>
  ofQueries(queries: readonly string[]): Promise<(Float32Array | null)[]>
}

const QUERIES_PER_CLUSTER_MAX = 5
const QUERY_CODE_POINTS = 200
const RANKS = 10
const POOL = 150
const BODIES = 3
const BODY_CHARACTERS = 800
const SEED = 1

/** Scores words alone, vectors alone (an encoder's, else those learned from the documents), and both. */
export async function evaluateSearch(articles: readonly LabelledArticle[], encoder?: SearchEncoder): Promise<SearchScores> {
  const { texts, queries } = partedByCluster(articles)
  const counts = texts.map(countSearchWords)
  const documents = counts.map(searchDocumentOf)
  const { vectors, vectorOf, cosineFloor } = encoder ? await encoded(encoder, texts, queries) : learned(counts)
  const frequencies = new Map([...countDocuments(counts)].map(([word, count]) => [wordKeyOf(word), count]))
  const sums = { words: 0, vectors: 0, fused: 0 }
  for (const [place, { q, answer }] of queries.entries()) {
    const parsed = parseSearchQuery(q)
    const weighed = weighQuery(
      parsed,
      (key) => frequencies.get(key) ?? 0,
      (found) => rarityOf(found, texts.length),
    )
    const vector = vectorOf(place, parsed)
    const candidates = documents.map((document, i) => ({
      clusterId: String(i),
      lexical: lexicalOf(document, weighed),
      cosine: cosineOf(vectors[i] ?? null, vector),
      publishedAt: 0,
      namesCountry: false,
      hasPhrase: false,
    }))
    const lexicalBest = weighed.reduce((sum, word) => sum + word.weight, 0)
    sums.words += gainOf(
      answer,
      ranked(candidates, (candidate) => candidate.lexical),
    )
    sums.vectors += gainOf(
      answer,
      ranked(candidates, (candidate) => candidate.cosine ?? 0),
    )
    sums.fused += gainOf(
      answer,
      fuseCandidates(candidates, { lexicalBest, cosineFloor, poolMax: POOL }).map((hit) => hit.clusterId),
    )
  }
  const mean = (sum: number) => (queries.length === 0 ? 0 : sum / queries.length)
  return {
    documents: texts.length,
    queries: queries.length,
    ndcg10: { words: mean(sums.words), vectors: mean(sums.vectors), fused: mean(sums.fused) },
  }
}

interface Vectors {
  /** Of the documents. */
  vectors: readonly (Float32Array | null)[]
  vectorOf: (place: number, query: SearchQuery) => Float32Array | null
  cosineFloor: number
}

function learned(counts: readonly ReturnType<typeof countSearchWords>[]): Vectors {
  const embedder = trainEmbedder(counts, { seed: SEED, dimensionsMax: EMBEDDER_DIMENSIONS_MAX })
  if (!embedder) return { vectors: [], vectorOf: () => null, cosineFloor: 0 }
  const wordsOf = ({ words }: SearchQuery) => words.map((word) => ({ spellings: [...word.stems, ...word.otherStems], count: word.count }))
  return {
    vectors: counts.map((words) => embedCounts(embedder, words)),
    vectorOf: (_, query) => embedQueryWords(embedder, wordsOf(query))?.vector ?? null,
    cosineFloor: CORPUS_COSINE_FLOOR,
  }
}

async function encoded(encoder: SearchEncoder, texts: readonly SearchText[], queries: readonly { q: string }[]): Promise<Vectors> {
  const vectors = await encoder.ofDocuments(texts)
  const asked = await encoder.ofQueries(queries.map(({ q }) => q))
  // As the store measures it: each document and the one half the list away.
  const cosines = vectors.flatMap(
    (vector, i) => cosineOf(vector, vectors[(i + Math.floor(vectors.length / 2)) % vectors.length] ?? null) ?? [],
  )
  const mean = cosines.reduce((sum, cosine) => sum + cosine, 0) / cosines.length
  const deviation = Math.sqrt(cosines.reduce((sum, cosine) => sum + (cosine - mean) ** 2, 0) / cosines.length)
  return { vectors, vectorOf: (place) => asked[place] ?? null, cosineFloor: serverCosineFloor({ pairs: cosines.length, mean, deviation }) }
}

function partedByCluster(articles: readonly LabelledArticle[]): { texts: SearchText[]; queries: { q: string; answer: string }[] } {
  const texts: SearchText[] = []
  const queries: { q: string; answer: string }[] = []
  for (const members of Map.groupBy(articles, (article) => article.goldCluster).values()) {
    const first = members[0]
    if (!first || members.length < 2) continue
    const heldOut = Math.min(QUERIES_PER_CLUSTER_MAX, Math.max(1, Math.floor(members.length / 4)))
    const kept = members.slice(0, -heldOut)
    const answer = String(texts.length)
    for (const { title, body } of members.slice(-heldOut))
      queries.push({ q: [...(title || body)].slice(0, QUERY_CODE_POINTS).join(''), answer })
    const summary = kept
      .slice(0, BODIES)
      .map((member) => member.body.slice(0, BODY_CHARACTERS))
      .join(' ')
    const memberTitles = kept.map(({ title, language }) => ({ title, language }))
    texts.push({ title: first.title, summary, keywords: [], language: first.language, memberTitles })
  }
  return { texts, queries }
}

function lexicalOf(document: SearchDocument, words: readonly WeighedWord[]): number {
  const impactOf = (key: number): number => document.impacts[document.words.indexOf(key)] ?? 0
  return words.reduce((sum, word) => sum + (word.weight * Math.max(0, ...word.keys.map(impactOf))) / IMPACT_MAX, 0)
}

function cosineOf(one: Float32Array | null, other: Float32Array | null): number | null {
  return one && other && one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)
}

function ranked<T extends { clusterId: string }>(candidates: readonly T[], scoreOf: (candidate: T) => number): string[] {
  return candidates
    .filter((candidate) => scoreOf(candidate) > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .map((candidate) => candidate.clusterId)
}

function gainOf(answer: string, order: readonly string[]): number {
  const rank = order.indexOf(answer)
  return rank < 0 || rank >= RANKS ? 0 : 1 / Math.log2(rank + 2)
}
