// Measures situations: each labelled event becomes one cluster, and goes through settling, grouping and nightly repair day by day.

import { DAY_MS } from '../core/durations.ts'
import { categoryHintOf } from '../core/tags/category.ts'
import { assignArticles } from '../store/articles.ts'
import { insertClusters, recountClusters } from '../store/clusters.ts'
import { findSituationsByUrl, findUnassigned } from '../store/measured-records.ts'
import { type GroupScores, groupScores } from './eval-agreement.ts'
import { type EvalOptions, type EvalStore, openEvalStore } from './eval-store.ts'
import { groupClusters } from './group-clusters.ts'
import { storeArticles } from './ingest.ts'
import { repairSituations } from './repair-situations.ts'
import { settleClusters } from './settle-clusters.ts'
import type { StageOutcome } from './stage.ts'

const TITLE_CHARACTERS_MAX = 200

export interface LabelledEvent {
  id: string
  /** Day of the event, ISO. */
  date: string
  text: string
  category: string | null
  /** The affairs it is filed under, outermost first; empty: none. Null: not labelled. */
  path: readonly string[] | null
}

export interface SituationScores {
  events: number
  situations: number
  levels?: Record<'top' | 'middle' | 'leaf', GroupScores & { gold_situations: number }>
  seconds: number
  events_per_second: number
}

export interface SituationEvaluation {
  scores: SituationScores
  assignments: { id: string; situation: string | null }[]
}

/** Runs the pipeline over events in the order of their days. Throws when it is aborted. */
export async function evaluateSituations(
  events: readonly LabelledEvent[],
  { clock, ...options }: EvalOptions & { clock: () => number },
): Promise<SituationEvaluation> {
  // By their place, as a file may give one id twice.
  const placed = events.map((event, place) => ({ ...event, url: `https://event.example/${place}` }))
  const days = Map.groupBy(placed, (event) => event.date.slice(0, 10))
  const ordered = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
  const end = Date.parse(ordered.at(-1)?.[0] ?? '1970-01-01') + DAY_MS
  const store = await openEvalStore(end, options)
  const startedAt = clock()
  try {
    for (const [day, ofDay] of ordered) await runDay(store, Date.parse(day), ofDay)
    const seconds = (clock() - startedAt) / 1000
    const rows = await findSituationsByUrl(store.db)
    const situationOf = new Map(rows.map(({ url, situation }) => [url, situation]))
    const assignments = placed.map(({ id, url }) => ({ id, situation: situationOf.get(url) ?? null }))
    return { assignments, scores: scoresOf(events, assignments, seconds) }
  } finally {
    await store.close()
  }
}

type PlacedEvent = LabelledEvent & { readonly url: string }

async function runDay(store: EvalStore, publishedAt: number, events: readonly PlacedEvent[]): Promise<void> {
  const { db, context } = store
  const articles = events.map((event) => ({
    url: event.url,
    canonicalUrl: event.url,
    sourceHost: 'event.example',
    title: titleOf(event.text),
    summary: event.text,
    body: '',
    language: 'en',
    publishedAt,
    publishedAtIsFirstSeen: false,
    category: event.category === null ? null : categoryHintOf(event.category),
    country: null,
  }))
  await storeArticles({ db, clock: () => publishedAt, newId: context().newId }, articles)
  const waiting = await findUnassigned(db)
  const clusterIds = waiting.map(() => context().newId())
  await insertClusters(
    db,
    clusterIds.map((id) => ({ id, publishedAt })),
  )
  await assignArticles(
    db,
    waiting.map(({ id }, i) => ({
      id,
      clusterId: clusterIds[i] ?? '',
      copyOf: null,
      copyReason: null,
      assignment: { action: 'open', reason: 'eval' },
    })),
  )
  await recountClusters(db, clusterIds, { minOutlets: 1, at: publishedAt })
  context().memory.streamTime = publishedAt
  await exhaust(() => settleClusters(context()))
  await exhaust(() => groupClusters(context))
  await repairSituations(context)
}

async function exhaust(stage: () => Promise<StageOutcome>): Promise<void> {
  while ((await stage()).more);
}

function titleOf(text: string): string {
  if (text.length <= TITLE_CHARACTERS_MAX) return text
  return text.slice(0, text.lastIndexOf(' ', TITLE_CHARACTERS_MAX))
}

function scoresOf(
  events: readonly LabelledEvent[],
  assignments: readonly { id: string; situation: string | null }[],
  seconds: number,
): SituationScores {
  const groups = assignments.map(({ situation }, place) => situation ?? `alone:${place}`)
  const filed = events.flatMap(({ path }, i) => (path && path.length > 0 ? [{ path, predicted: groups[i] ?? '' }] : []))
  const level = (nodeOf: (path: readonly string[]) => string | undefined) => {
    const predicted = filed.map((event) => event.predicted)
    const gold = filed.map((event) => nodeOf(event.path) ?? '')
    return { gold_situations: new Set(gold).size, ...groupScores(predicted, gold) }
  }
  return {
    events: events.length,
    situations: new Set(assignments.map((assignment) => assignment.situation).filter((id) => id !== null)).size,
    ...(filed.length > 0
      ? {
          levels: {
            top: level((path) => path[0]),
            middle: level((path) => path[Math.floor((path.length - 1) / 2)]),
            leaf: level((path) => path.at(-1)),
          },
        }
      : {}),
    seconds,
    events_per_second: Math.round(events.length / Math.max(seconds, 0.001)),
  }
}
