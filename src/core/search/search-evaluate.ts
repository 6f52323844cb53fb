/** How well search finds what is known to be there, by nDCG@10: of words alone (BM25F), of vectors alone, and as service answers. */

import { DAY_MS } from '../durations.ts'
import { clusterCountries, countryWeights } from '../tags/country.ts'
import type { SearchText } from './search-document.ts'
import { type Ranking, type SearchEncoder, searchInMemory } from './search-in-memory.ts'

export interface LabelledArticle {
  readonly title: string
  readonly body: string
  readonly language: string
  readonly goldCluster: string
}

export interface LabelledEvent {
  readonly id: string
  /** Day of the event, ISO. */
  readonly date: string
  readonly text: string
  /** The affairs it is filed under; null: not labelled. */
  readonly path: readonly string[] | null
}

export interface SearchScores {
  documents: number
  queries: number
  ndcg10: Record<keyof Ranking, number>
}

/** What service answers to a query, best first: clusters by their labels, events by their ids. */
export interface SearchAnswer {
  query: string
  found: string[]
}

export interface SearchEvaluation extends SearchScores {
  answers: SearchAnswer[]
}

interface Task {
  texts: readonly SearchText[]
  /** Of each text. */
  names: readonly string[]
  /** All that the store holds by then. */
  corpus: readonly SearchText[]
  /** Each with the places of its right answers in `texts`. */
  queries: readonly { q: string; answers: ReadonlySet<number> }[]
}

const QUERIES_PER_CLUSTER_MAX = 5
const QUERY_CODE_POINTS = 200
const RANKS = 10
const BODIES = 3
const BODY_CHARACTERS = 800

/** The longest that a search reaches back (R4.4). */
const SPAN_MS = 30 * DAY_MS
/** An affair of fewer events in a span asks nothing: one would be found by chance. */
const ANSWERS_MIN = 3

/**
 * Headlines: each cluster's last quarter (at most five) gives queries; the others make its document, which is the one right answer, so that nDCG@10 is
 * 1/log2(1 + rank), and 0 beyond the tenth place.
 */
export function evaluateSearch(articles: readonly LabelledArticle[], encoder?: SearchEncoder): Promise<SearchEvaluation> {
  return evaluate([partedByCluster(articles)], encoder)
}

/**
 * Affairs: the name of each is a query, and the events that are filed under it are its right answers, in spans of 30 days, each searched
 * with what was learned from all events up to its end.
 */
export function evaluateTopicSearch(events: readonly LabelledEvent[], encoder?: SearchEncoder): Promise<SearchEvaluation> {
  return evaluate(spansOf(events), encoder)
}

async function evaluate(tasks: readonly Task[], encoder?: SearchEncoder): Promise<SearchEvaluation> {
  const scores: SearchEvaluation = { documents: 0, queries: 0, ndcg10: { words: 0, vectors: 0, fused: 0 }, answers: [] }
  for (const { texts, names, corpus, queries } of tasks) {
    const asked = queries.map(({ q }) => q)
    const rankings = await searchInMemory({ texts, corpus, queries: asked }, encoder)
    scores.documents += texts.length
    scores.queries += queries.length
    for (const [place, { q, answers }] of queries.entries()) {
      const ranking = rankings[place]!
      scores.answers.push({ query: q, found: ranking.fused.slice(0, RANKS).map((text) => names[text]!) })
      for (const by of ['words', 'vectors', 'fused'] as const) scores.ndcg10[by] += gainOf(ranking[by], answers)
    }
  }
  for (const by of ['words', 'vectors', 'fused'] as const) scores.ndcg10[by] /= Math.max(1, scores.queries)
  return scores
}

function partedByCluster(articles: readonly LabelledArticle[]): Task {
  const texts: SearchText[] = []
  const names: string[] = []
  const queries: { q: string; answers: Set<number> }[] = []
  for (const [name, members] of Map.groupBy(articles, (article) => article.goldCluster)) {
    const first = members[0]
    if (!first || members.length < 2) continue
    const heldOut = Math.min(QUERIES_PER_CLUSTER_MAX, Math.max(1, Math.floor(members.length / 4)))
    const kept = members.slice(0, -heldOut)
    const answers = new Set([texts.length])
    for (const { title, body } of members.slice(-heldOut))
      queries.push({ q: [...(title || body)].slice(0, QUERY_CODE_POINTS).join(''), answers })
    const summary = kept
      .slice(0, BODIES)
      .map((member) => member.body.slice(0, BODY_CHARACTERS))
      .join(' ')
    const memberTitles = kept.map(({ title, language }) => ({ title, language }))
    const countries = countriesOf(kept)
    texts.push({ title: first.title, summary, keywords: [], language: first.language, memberTitles, countries })
    names.push(name)
  }
  return { texts, names, corpus: texts, queries }
}

function spansOf(events: readonly LabelledEvent[]): Task[] {
  const timed = events.map((event) => ({ ...event, at: Date.parse(event.date.slice(0, 10)) })).sort((a, b) => a.at - b.at)
  const start = timed[0]?.at ?? 0
  return [...Map.groupBy(timed, ({ at }) => Math.floor((at - start) / SPAN_MS))].map(([span, ofSpan]) => {
    const affairs = Map.groupBy(
      ofSpan.flatMap(({ path }, place) => [...new Set(path)].map((affair) => ({ affair, place }))),
      ({ affair }) => affair,
    )
    const named = [...affairs].filter(([, found]) => found.length >= ANSWERS_MIN)
    return {
      texts: ofSpan.map(textOf),
      names: ofSpan.map(({ id }) => id),
      corpus: timed.filter(({ at }) => at < start + (span + 1) * SPAN_MS).map(textOf),
      queries: named.map(([q, found]) => ({ q, answers: new Set(found.map(({ place }) => place)) })),
    }
  })
}

/** What a store holds of an event that is one sentence: it is the title too. */
function textOf({ text }: LabelledEvent): SearchText {
  return {
    title: text,
    summary: '',
    keywords: [],
    language: 'en',
    memberTitles: [],
    countries: countriesOf([{ title: text, body: '', language: 'en' }]),
  }
}

/** As a cluster of the reports is tagged. */
function countriesOf(reports: readonly Pick<LabelledArticle, 'title' | 'body' | 'language'>[]): string[] {
  const unknown = { summary: '', sourceHost: '', categoryHint: null, countryHint: null, url: '' }
  return clusterCountries(reports.map((report) => countryWeights({ ...unknown, ...report })))
}

function gainOf(order: readonly number[], answers: ReadonlySet<number>): number {
  const gains = (hits: readonly boolean[]) => hits.reduce((sum, isHit, rank) => sum + (isHit ? 1 / Math.log2(rank + 2) : 0), 0)
  const ideal = gains(Array.from({ length: Math.min(RANKS, answers.size) }, () => true))
  return gains(order.slice(0, RANKS).map((place) => answers.has(place))) / ideal
}
