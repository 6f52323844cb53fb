// Which clusters a query means: by their words and by their vectors, in one order.

import type { SpelledWord } from '../core/learning/embed.ts'
import { APART_TEXTS_MAX, isWrittenApart, likelyApart, withApart } from '../core/search/search-apart.ts'
import { candidateKeys } from '../core/search/search-candidates.ts'
import { rarityOf, wordKeyOf } from '../core/search/search-document.ts'
import { FEEDBACK_DOCUMENT_WORDS_MAX, feedbackOf, widenQuery } from '../core/search/search-feedback.ts'
import { fuseCandidates, type SearchCandidate } from '../core/search/search-fuse.ts'
import { comparable, countedKeysOf, keysOf, parseSearchQuery, type SearchQuery, withRespelled } from '../core/search/search-query.ts'
import { type WeighedWord, weighNeighbours, weighQuery } from '../core/search/search-weigh.ts'
import { countriesNamedIn } from '../core/tags/country-named.ts'
import type { Queryable } from '../store/database.ts'
import {
  findIndexedWords,
  findSearchRows,
  findTextsWithAll,
  findWithPhrase,
  findWordCounts,
  hasEmbedder,
  type SearchAsk,
  type SearchRow,
  scoreDocuments,
} from '../store/read-search.ts'
import type { QueryEmbedder } from './query-embedder.ts'

/** Newest documents with a rare word that are scored. */
const CANDIDATES_MAX = 3_000
/** Where all words are common: newest documents that are scored, hundreds of which have them. */
const NEWEST_MAX = 2_000
/** Without an embedder no document is near. */
const NO_COSINE = { withWords: 1, alone: 1 }

/** Visible clusters published since `since` that the query means, best first; none when nothing is relevant. Throws `UpstreamError` when the embedding server fails. */
export async function searchClusters(
  deps: { db: Queryable; embedQuery: QueryEmbedder },
  query: { q: string; since: number; now: number; poolMax: number },
): Promise<{ clusterId: string; score: number }[]> {
  const { db, embedQuery } = deps
  const written = parseSearchQuery(query.q)
  if (written.words.length === 0) return []
  const guessing = await embedQuery(query.q)
  const { documentsOf, total } = await findWordCounts(
    db,
    [...keysOf(written), ...[...(guessing?.neighbours ?? []), ...(guessing?.respelled ?? [])].map(({ word }) => wordKeyOf(word))],
    countedKeysOf(written),
  )
  const parsed = await withWordsApart(db, written, documentsOf)
  const isNew = ({ spellings }: SpelledWord) => spellings.some((spelling) => documentsOf(wordKeyOf(spelling)) > 0)
  const hints = { isNew, read: parsed }
  const isGuessedAnew = guessing?.guessed?.some((word) => isNew(word) || parsed !== written)
  const embedded = isGuessedAnew ? await embedQuery(query.q, hints) : guessing
  const neighbours = embedded?.neighbours ?? []
  const rarity = (documents: number) => rarityOf(documents, total)
  const asked = weighQuery(withRespelled(parsed, embedded?.respelled ?? []), documentsOf, rarity)
  const near = weighNeighbours(neighbours, asked, { documentsOf, rarity })
  const words = [...asked, ...near]
  const keys = candidateKeys(asked, near, total)
  const ask = {
    words,
    candidateKeys: keys,
    candidatesMax: keys === null ? NEWEST_MAX : CANDIDATES_MAX,
    since: query.since,
    now: query.now,
  }
  let serving = embedded
  let rows = await rowsFor(db, ask, serving)
  if (serving?.vector && !rows.some((row) => row.cosine !== null) && !(await hasEmbedder(db, serving.embedderId))) {
    // It was replaced since the query was embedded: once more, with the one that serves now.
    serving = await embedQuery(query.q, { ...hints, goneId: serving.embedderId })
    rows = await rowsFor(db, ask, serving)
  }
  const countries = new Set(countriesNamedIn(query.q))
  const withPhrase = await findWithPhrase(
    db,
    rows.map((row) => row.clusterId),
    { phrases: parsed.phrases, comparable },
  )
  const candidates = rows.map((row) => ({
    ...row,
    widened: null,
    namesCountry: row.countries.some((country) => countries.has(country)),
    hasPhrase: withPhrase.has(row.clusterId),
  }))
  const lexicalBest = asked.reduce((sum, word) => sum + word.weight, 0)
  const rules = { lexicalBest, cosineFloors: serving?.cosineFloors ?? NO_COSINE, poolMax: query.poolMax }
  const widened = await widenedBy(db, { candidates, asked, best: feedbackOf(candidates, rules), rarity })
  return fuseCandidates(widened, rules)
}

/** The query, with those of its words in two that texts have so. */
async function withWordsApart(db: Queryable, query: SearchQuery, documentsOf: (key: number) => number): Promise<SearchQuery> {
  const likely = likelyApart(query, (stem) => documentsOf(wordKeyOf(stem)))
  const keySets = likely.map(({ whole }) => whole.map(([stem = '']) => wordKeyOf(stem)))
  const texts = await findTextsWithAll(db, keySets, APART_TEXTS_MAX)
  return withApart(
    query,
    likely.filter((word, i) => isWrittenApart(word, texts[i]!)),
  )
}

/** The candidates, scored once more by the query as its best matches widen it. */
async function widenedBy(
  db: Queryable,
  found: {
    candidates: readonly SearchCandidate[]
    asked: readonly WeighedWord[]
    best: readonly { clusterId: string; score: number }[]
    rarity: (documents: number) => number
  },
): Promise<readonly SearchCandidate[]> {
  const { candidates, asked, best, rarity } = found
  const scores = new Map(best.map(({ clusterId, score }) => [clusterId, score]))
  const indexed = best.length === 0 ? [] : await findIndexedWords(db, [...scores.keys()], FEEDBACK_DOCUMENT_WORDS_MAX)
  const feedback = indexed.map(({ clusterId, keys, impacts, documents }) => ({
    score: scores.get(clusterId) ?? 0,
    words: keys.map((key, i) => ({ key, impact: impacts[i]!, documents: documents[i]! })),
  }))
  const wide = widenQuery(asked, feedback, rarity)
  if (wide === null) return candidates
  const ids = candidates.map(({ clusterId }) => clusterId)
  const added = await scoreDocuments(db, ids, wide.words)
  return candidates.map((candidate) => ({
    ...candidate,
    widened: wide.ownShare * candidate.lexical + (added.get(candidate.clusterId) ?? 0),
  }))
}

function rowsFor(db: Queryable, ask: Omit<SearchAsk, 'vector'>, embedded: Awaited<ReturnType<QueryEmbedder>>): Promise<SearchRow[]> {
  const vector = embedded?.vector ? { embedderId: embedded.embedderId, values: embedded.vector } : null
  return findSearchRows(db, { ...ask, vector })
}
