// Small labelled streams of our own invention, one for each language that clusters are made for, and what became of them.

import { readFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import { beforeAll } from 'vitest'
import { normalizeArticle } from '../../src/core/articles/article.ts'
import { bcubed } from '../../src/core/learning/metrics.ts'
import { storeArticles } from '../../src/pipeline/ingest.ts'
import { settleAll } from '../../src/pipeline/run.ts'
import type { Database } from '../../src/store/database.ts'
import { find } from '../search/support.ts'
import { createNewsroom, DAY, HOUR, START } from '../support/pipeline.ts'
import { storeOfFile } from '../support/store.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'ar', 'zh', 'ja'] as const
/** Of these Sitrep knows how words are inflected and which say nothing. */
export const FURTHER_LANGUAGES = [
  'pl',
  'cs',
  'tr',
  'ro',
  'da',
  'el',
  'fi',
  'hu',
  'lt',
  'lv',
  'et',
  'ca',
  'hi',
  'bn',
  'mr',
  'ta',
  'te',
  'ur',
  'ko',
  'he',
  'fa',
  'th',
  'id',
  'vi',
  'uk',
  'nl',
  'sv',
  'no',
  'bg',
  'hr',
  'sr',
  'sk',
  'sl',
] as const
export type StreamLanguage = (typeof LANGUAGES)[number] | (typeof FURTHER_LANGUAGES)[number]

export interface InventedEvent {
  readonly id: string
  readonly country: string
  readonly categories: readonly string[]
  /** What a reader of the language would search for. */
  readonly query: string
  /** A name that must stand in title or keywords. */
  readonly name: string
  readonly reports: readonly InventedReport[]
}

export interface InventedReport {
  readonly outlet: string
  /** Hours after START. */
  readonly hour: number
  readonly title: string
  /** Empty: a bare headline. */
  readonly body: string
}

/** A cluster as readers see it. */
export interface SeenCluster {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly summaryFull: string
  readonly language: string
  readonly categories: readonly string[]
  readonly countries: readonly string[]
  readonly keywords: readonly string[]
}

/** Reads a stream: "@ id | country | categories | query | name" opens an event, "- hour | outlet | title" a report, other lines are its text. */
function eventsOf(language: StreamLanguage): InventedEvent[] {
  const text = readFileSync(new URL(`streams/${language}.txt`, import.meta.url), 'utf8')
  return text
    .split(/^@ /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...reports] = block.split(/^- /m)
      const [id = '', country = '', categories = '', query = '', name = ''] = fieldsOf(head)
      return { id, country, categories: categories.split(','), query, name, reports: reports.map(reportOf) }
    })
}

function reportOf(block: string): InventedReport {
  const [head = '', ...lines] = block.trimEnd().split('\n')
  const [hour, outlet = '', title = ''] = fieldsOf(head)
  return { outlet, hour: Number(hour), title, body: lines.join('\n') }
}

function fieldsOf(line: string): string[] {
  return line.split('|').map((field) => field.trim())
}

export interface ReadStream {
  readonly language: StreamLanguage
  readonly events: readonly InventedEvent[]
  /** In the order in which they came. */
  readonly articles: readonly { readonly url: string; readonly event: InventedEvent; readonly language: string; readonly cluster: string }[]
  readonly clusters: ReadonlyMap<string, SeenCluster>
  readonly now: number
}

interface Taking {
  shape: 'whole' | 'headlines'
  /** Feeds say what language they are in. */
  declared?: boolean
}

/** Takes in the streams of languages all at once with the real pipeline, until nothing is due. */
async function readStreams(db: Database, languages: readonly StreamLanguage[], options: Taking): Promise<ReadStream[]> {
  const reports = languages
    .flatMap((language) =>
      eventsOf(language).flatMap((event) =>
        event.reports.map((report, i) => ({ language, event, report, url: `https://${report.outlet}.example/${event.id}-${i}` })),
      ),
    )
    .toSorted((a, b) => a.report.hour - b.report.hour)
  const newsroom = createNewsroom(db)
  await storeArticles(
    newsroom.deps,
    reports.map(({ report, url, language }) =>
      normalized(report, url, { shape: options.shape, language: options.declared ? language : undefined }),
    ),
  )
  newsroom.pass(4 * DAY)
  await settleAll(newsroom.deps)
  const rows = await db.query<{ url: string; language: string; cluster: string }>(
    sql`select url, language, cluster_id as cluster from articles`,
  )
  const found = new Map(rows.map((row) => [row.url, row]))
  const clusters = await db.query<SeenCluster>(sql`
    select id, title, summary, summary_full as "summaryFull", language, categories, countries, keywords from clusters where state = 'open'`)
  const clusterById = new Map(clusters.map((cluster) => [cluster.id, cluster]))
  return languages.map((language) => {
    const own = reports.filter((report) => report.language === language)
    return {
      language,
      events: [...new Set(own.map(({ event }) => event))],
      articles: own.map(({ event, url }) => ({ event, ...found.get(url)! })),
      clusters: clusterById,
      now: START + 4 * DAY,
    }
  })
}

function normalized(
  { title, body, hour }: InventedReport,
  url: string,
  { shape, language }: { shape: 'whole' | 'headlines'; language: StreamLanguage | undefined },
) {
  const item = { url, title, language, body: shape === 'whole' ? body : '', published_at: new Date(START + hour * HOUR).toISOString() }
  const result = normalizeArticle(item, { now: START + 10 * DAY, missingDate: 'reject' })
  if (result.kind === 'rejected') throw new Error(`the test's own article was refused: ${result.reason}`)
  return result.article
}

/** The cluster that holds most of an event's reports. */
export function clusterOf({ articles, clusters }: ReadStream, event: InventedEvent): SeenCluster {
  const own = articles.filter((article) => article.event === event)
  const [most] = [...Map.groupBy(own, ({ cluster }) => cluster)].toSorted(([, a], [, b]) => b.length - a.length)
  return clusters.get(most![0])!
}

/** The same streams for all tests of a `describe`. */
export function streamsOf(languages: readonly StreamLanguage[], options: Taking) {
  const store = storeOfFile()
  let streams: ReadStream[] = []
  beforeAll(async () => {
    streams = await readStreams(store.db, languages, options)
  })
  return { store, all: () => streams, of: (language: StreamLanguage) => streams.find((stream) => stream.language === language)! }
}

/** B-cubed F1 of the clusters that the reports of a stream came into. */
export function scoreOf({ articles }: ReadStream): number {
  return bcubed(
    articles.map(({ cluster }) => cluster),
    articles.map(({ event }) => event.id),
  ).f1
}

/** Clusters that hold articles of two languages or more; no two streams report one event. */
export function mixedClusters(streams: readonly ReadStream[]): string[] {
  const all = streams.flatMap(({ language, articles }) => articles.map(({ cluster }) => ({ language, cluster })))
  const members = [...Map.groupBy(all, ({ cluster }) => cluster)]
  return members.filter(([, of]) => new Set(of.map(({ language }) => language)).size > 1).map(([cluster]) => cluster)
}

/** The events that a search for them finds first, in the language of the stream. */
export async function foundFirst(db: Database, stream: ReadStream): Promise<string[]> {
  const found: string[] = []
  for (const event of stream.events) {
    const [first] = await find(db, event.query, { now: stream.now, days: 10 })
    if (first === clusterOf(stream, event).id) found.push(event.id)
  }
  return found
}
