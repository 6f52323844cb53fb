/**
 * Labelled sets of our own: which reports of the unlabelled streams tell one event, and which events of the full texts belong to one affair, judged
 * by reading titles and first sentences. `judged-events.json` and `judged-affairs.json` hold line numbers alone; the texts stay in the streams.
 * node scripts/judged-events.ts --data DIRECTORY --out DIRECTORY writes them as files that `sitrep eval clusters` reads.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createOutletHabits } from '../src/core/articles/outlet-habits.ts'
import { detectLanguage } from '../src/core/text/language.ts'
import { type GoldArticle, readArticles } from './cluster-replay.ts'
import { eventOf, type GoldEvent } from './situation-replay.ts'

interface Judged {
  readonly set: string
  /** A file of `streams`. */
  readonly stream: string
  /** First and last line of what was read whole, from 0. */
  readonly spans: readonly (readonly [number, number])[]
  /** The lines of each event; a line within the spans and in no event is an event of its own. */
  readonly events: readonly (readonly number[])[]
}

export interface JudgedSet {
  readonly set: string
  /** A file of `streams`. */
  readonly stream: string
  readonly articles: Line[]
}

type Line = GoldArticle & { readonly line: number }

/** The sets, from the directory that holds `streams`. */
export function readJudged(directory: string): JudgedSet[] {
  const judged: Judged[] = JSON.parse(readFileSync(new URL('judged-events.json', import.meta.url), 'utf8'))
  return judged.map(({ set, stream, spans, events }) => {
    const labels = new Map(events.flatMap((lines, i) => lines.map((line) => [line, `${set}-${i}`])))
    const articles = readArticles(`${directory}/streams/${stream}`)
      .map((article, line) => ({ ...article, line, gold: labels.get(line) ?? `${set}-line-${line}` }))
      .filter(({ line }) => spans.some(([first, last]) => line >= first && line <= last))
    return { set, stream, articles: articles.map(withLanguage) }
  })
}

interface JudgedAffairs {
  /** A file of `streams`. */
  readonly stream: string
  /** The lines of each event; without them its events are those of the judged set of this stream. */
  readonly events?: readonly (readonly number[])[]
  /** The events of each affair, each by its first line; an event in none stands alone. */
  readonly affairs: readonly (readonly number[])[]
}

export interface RealStream {
  readonly stream: string
  /** In order of time; filed under nothing or one affair. */
  readonly events: GoldEvent[]
}

/** The streams' events with the affairs that they were filed under, as the pipeline would profile them. */
export function readJudgedAffairs(directory: string): RealStream[] {
  const judged: JudgedAffairs[] = JSON.parse(readFileSync(new URL('judged-affairs.json', import.meta.url), 'utf8'))
  return judged.map(({ stream, events, affairs }) => {
    const affairOf = new Map(affairs.flatMap((lines, i) => lines.map((line) => [line, `${stream}-${i}`])))
    const members = events ? eventsByLine(`${directory}/streams/${stream}`, events) : eventsOfSet(directory, stream)
    return {
      stream,
      events: members.map((articles) => {
        const affair = affairOf.get(articles[0]!.line)
        return { ...eventOf(articles), path: affair === undefined ? [] : [affair] }
      }),
    }
  })
}

function eventsByLine(file: string, events: NonNullable<JudgedAffairs['events']>): Line[][] {
  const articles = asRead(readArticles(file).map((article, line) => withLanguage({ ...article, line })))
  return events.map((lines) => lines.map((line) => articles[line]!))
}

function eventsOfSet(directory: string, stream: string): Line[][] {
  const { articles } = readJudged(directory).find((set) => set.stream === stream)!
  return [...Map.groupBy(asRead(articles), ({ gold }) => gold).values()]
}

/** As a service reads them that has seen those before. */
function asRead<Article extends GoldArticle>(articles: readonly Article[]): Article[] {
  const habits = createOutletHabits()
  return articles.map((article) => {
    const read = habits.without(article)
    habits.note(article)
    return read
  })
}

function withLanguage<Article extends GoldArticle>(article: Article): Article {
  return { ...article, language: detectLanguage(`${article.title} ${article.body.slice(0, 500)}`) }
}

if (import.meta.main) {
  const { values: options } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' }, out: { type: 'string' } } })
  if (!options.out) throw new Error('--out names no directory')
  mkdirSync(options.out, { recursive: true })
  for (const { set, articles } of readJudged(options.data)) {
    const lines = articles.map(({ gold, sourceHost, publishedAt, line: _, ...rest }, i) => {
      const published = new Date(publishedAt).toISOString()
      // One stream names outlets and no addresses; ingest wants one.
      return JSON.stringify({
        ...rest,
        url: `https://${set}.example/${i}`,
        source_host: sourceHost,
        published_at: published,
        gold_cluster: gold,
      })
    })
    writeFileSync(`${options.out}/${set}.ndjson`, `${lines.join('\n')}\n`)
    console.log(`${options.out}/${set}.ndjson: ${articles.length} articles, ${new Set(articles.map(({ gold }) => gold)).size} events`)
  }
}
