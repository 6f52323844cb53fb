// The search index as a search reads it: two questions, how common the words of a query are, and which clusters match best.

import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { CandidateKeys } from '../core/search/search-candidates.ts'
import { IMPACT_MAX, wordKeyOf } from '../core/search/search-document.ts'
import type { WeighedWord } from '../core/search/search-weigh.ts'
import { SEARCH_POOL_MAX } from '../core/serving/bounds.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { cellsNear } from './search-cells.ts'
import { vectorText } from './vector-text.ts'

/** The key under which `search_words` holds the number of all documents. */
export const ALL_DOCUMENTS_KEY = wordKeyOf('')
/** A word that `search_words` does not hold is rare, or new: counting it stops here. */
const COUNTED_DOCUMENTS_MAX = 1_000
/** Longer vectors are not in the index (migration 0012). */
const INDEXED_DIMENSIONS_MAX = 1_024
/** Best of each list that are looked at further: as many as may be shown. */
const LIST_MAX = SEARCH_POOL_MAX

/** In how many documents each key stands, and how many documents there are; of `countedKeys` as far as these were counted (`search_words`). */
export async function findWordCounts(
  db: Queryable,
  keys: readonly number[],
  countedKeys: readonly number[] = [],
): Promise<{ documentsOf: (key: number) => number; total: number }> {
  const rows = await db.query<{ key: number; documents: number }>(sql`
    select k.word as key, coalesce(w.documents, (
      select count(*) from (select 1 from search_documents d where d.words @> array[k.word] limit ${COUNTED_DOCUMENTS_MAX}) as counted))::int as documents
    from unnest(${keys}::int[]) as k (word) left join search_words w on w.word = k.word
    union all
    select word, documents from search_words where word = any(${countedKeys}::int[]) and word <> all(${keys}::int[])
    union all
    select ${ALL_DOCUMENTS_KEY}::int, coalesce(
      (select documents from search_words where word = ${ALL_DOCUMENTS_KEY}), (select count(*) from search_documents))::int`)
  const counts = new Map(rows.map((row) => [row.key, row.documents]))
  return { documentsOf: (key) => counts.get(key) ?? 0, total: Math.max(1, counts.get(ALL_DOCUMENTS_KEY) ?? 0) }
}

interface Vector {
  embedderId: number
  values: Float32Array
}

export interface SearchAsk {
  words: readonly WeighedWord[]
  /** Keys of the words rare enough to find candidates by; the other words only add to the score. Null when every document is a candidate. */
  candidateKeys: CandidateKeys | null
  /** Newest candidates that are scored at most. */
  candidatesMax: number
  vector: Vector | null
  since: number
  now: number
}

export interface SearchRow {
  clusterId: string
  publishedAt: number
  countries: string[]
  lexical: number
  cosine: number | null
}

/** The best by words and the best by vector among visible clusters of the window, each with both scores. In no order. */
export function findSearchRows(db: Queryable, ask: SearchAsk): Promise<SearchRow[]> {
  const { vector, since, now } = ask
  const score = scoreOf(ask.words)
  const byWords = sql`
    select cluster_id, score from (
      select d.cluster_id, ${score} as score from (
        select cluster_id, words, impacts from search_documents
        where published_at >= ${instant(since)} ${ask.candidateKeys ? sql`and ${isCandidate(ask.candidateKeys)}` : empty}
        order by published_at desc limit ${ask.candidatesMax}) as d) as scored
    order by score desc, cluster_id limit ${LIST_MAX}`
  const found = vector
    ? foundByBoth(byWords, vector, { score, since })
    : sql`select cluster_id, score as lexical, null::float8 as cosine from (${byWords}) as l`
  // Each is looked up by its id: where the store does not know yet what is in its tables, a join may find all of them anew for each cluster of the window.
  return db.query(sql`
    select found.cluster_id as "clusterId", c.published_at as "publishedAt", c.countries, found.lexical, found.cosine
    from (${found}) as found
    cross join lateral (select state, visible_at, published_at, countries from clusters where id = found.cluster_id offset 0) as c
    where c.state = 'open' and c.visible_at <= ${instant(now)} and c.published_at >= ${instant(since)}`)
}

function isCandidate({ keys, wholes }: CandidateKeys): Sql {
  const hasOf = (some: readonly number[]) => sql`words && ${some}::int[]`
  return sql`(${join([hasOf(keys), ...wholes.map((parts) => sql`(${join(parts.map(hasOf), ' and ')})`)], ' or ')})`
}

/** Each with the score by which it was found; the other one is looked up for those alone that the other list lacks: a key that is null asks for no page. */
function foundByBoth(byWords: Sql, vector: Vector, { score, since }: { score: Sql; since: number }): Sql {
  return sql`
    with l as materialized (${byWords}), s as materialized (${bySemantics(vector, since)})
    select coalesce(l.cluster_id, s.cluster_id) as cluster_id, coalesce(l.score, ${score}) as lexical, coalesce(s.cosine, ${cosineOf(vector.values)}) as cosine
    from l full join s on s.cluster_id = l.cluster_id
    left join search_documents d on d.cluster_id = case when l.cluster_id is null then s.cluster_id end
    left join search_vectors v on v.embedder_id = ${vector.embedderId} and v.cluster_id = case when s.cluster_id is null then l.cluster_id end
    where coalesce(l.cluster_id, d.cluster_id) is not null`
}

function bySemantics({ embedderId, values }: Vector, since: number): Sql {
  // All vectors of an embedder are of one length: said so that the index that holds them is used.
  const areIndexed =
    values.length <= INDEXED_DIMENSIONS_MAX ? sql`and vector_dims(embedding) <= ${raw(String(INDEXED_DIMENSIONS_MAX))}` : empty
  return sql`
    select cluster_id, ${cosineOf(values)} as cosine from search_vectors v
    where embedder_id = ${embedderId} and cell = any(${cellsNear(embedderId, values)}) and published_at >= ${instant(since)} ${areIndexed}
    order by embedding <#> ${vectorText(values)}::halfvec limit ${LIST_MAX}`
}

// Vectors are of length one, so their inner product is the cosine; the operator gives it with the sign turned.
function cosineOf(values: Float32Array): Sql {
  return sql`-(v.embedding <#> ${vectorText(values)}::halfvec)`
}

/** Sum over the words of the query: weight × impact. The keys of a document ascend, so that `width_bucket` finds one by halving. */
function scoreOf(words: readonly WeighedWord[]): Sql {
  const terms = words.filter((word) => word.keys.length > 0).map(termOf)
  return terms.length === 0 ? sql`0::float8` : join(terms, ' + ')
}

function termOf({ keys, weight, wordings, whole }: WeighedWord): Sql {
  if (wordings) return sql`greatest(${join(wordings.map(scoreOf))})`
  const impact = whole ? sql`least(${join(whole.map(impactOf))})` : impactOf(keys)
  return sql`(${weight / IMPACT_MAX}::float8 * ${impact})`
}

/** The greatest that a document has of some keys. */
function impactOf(keys: readonly number[]): Sql {
  const impacts = keys.map(
    (key) => sql`case when d.words[width_bucket(${key}::int, d.words)] = ${key}::int
      then get_byte(d.impacts, width_bucket(${key}::int, d.words) - 1) else 0 end`,
  )
  return impacts.length === 1 ? impacts[0]! : sql`greatest(${join(impacts)})`
}

export interface IndexedWords {
  clusterId: string
  keys: number[]
  /** Of each key, 1 to `IMPACT_MAX`. */
  impacts: number[]
  /** In how many documents each key stands. */
  documents: number[]
}

/** The words that say most of some documents, of each as many as `wordsMax`; of these, those that were counted (`search_words`): the others are rare. */
export function findIndexedWords(db: Queryable, clusterIds: readonly string[], wordsMax: number): Promise<IndexedWords[]> {
  return db.query(sql`
    select d.cluster_id as "clusterId", array_agg(k.word) as keys, array_agg(k.impact) as impacts, array_agg(w.documents) as documents
    from search_documents d
    cross join lateral (
      select word, get_byte(d.impacts, place::int - 1) as impact from unnest(d.words) with ordinality as all_words (word, place)
      order by impact desc, word limit ${wordsMax}) as k
    join search_words w on w.word = k.word
    where d.cluster_id = any(${clusterIds}::uuid[])
    group by d.cluster_id`)
}

/** How well some documents match words, in the measure of `SearchRow.lexical`. */
export async function scoreDocuments(
  db: Queryable,
  clusterIds: readonly string[],
  words: readonly WeighedWord[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; score: number }>(sql`
    select d.cluster_id as id, ${scoreOf(words)} as score from search_documents d where d.cluster_id = any(${clusterIds}::uuid[])`)
  return new Map(rows.map(({ id, score }) => [id, score]))
}

/** Texts of some of the documents that have all keys of a set, of each of these at most `textsMax`. */
export async function findTextsWithAll(
  db: Queryable,
  keySets: readonly (readonly number[])[],
  textsMax: number,
): Promise<{ text: string; language: string }[][]> {
  if (keySets.length === 0) return []
  const found = keySets.map(
    (keys, place) => sql`(
      select ${place}::int as place, c.title || '. ' || c.summary as text, c.language
      from (select cluster_id from search_documents where words @> ${keys}::int[] limit ${textsMax}) as d join clusters c on c.id = d.cluster_id)`,
  )
  const rows = await db.query<{ place: number; text: string; language: string }>(join(found, ' union all '))
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return keySets.map((_, place) => byPlace.get(place) ?? [])
}

/** Whether an embedder is still there: one that was replaced has no vectors left to meet. */
export async function hasEmbedder(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.query(sql`select 1 from embedders where id = ${id}`)
  return rows.length > 0
}

/** Which of these clusters have one of the phrases word for word in their title or summary; `comparable` makes texts comparable. */
export async function findWithPhrase(
  db: Queryable,
  clusterIds: readonly string[],
  ask: { phrases: readonly string[]; comparable: (text: string) => string },
): Promise<Set<string>> {
  if (ask.phrases.length === 0 || clusterIds.length === 0) return new Set()
  const rows = await db.query<{ id: string; text: string }>(sql`
    select id, title || ' ' || summary || ' ' || summary_full as text from clusters where id = any(${clusterIds}::uuid[])`)
  return new Set(rows.filter((row) => holdsPhrase(ask.comparable(row.text), ask.phrases)).map((row) => row.id))
}

function holdsPhrase(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => ` ${text} `.includes(` ${phrase} `))
}
