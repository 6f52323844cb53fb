/**
 * What becomes of the invented affairs of each language, test/quality/affairs: node scripts/measure-invented-affairs.ts [--events] [--headlines] [--show]
 *   [LANGUAGE…]
 * Each language goes through the real pipeline, day by day, in a store of its own; with `--events` the reports of an event are put together as they belong,
 * and grouped alone, in a second. `--headlines`: without what stands behind them; `--show`: clusters of
 * several events, and the situations.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sql from 'sql-template-tag'
import { normalizeArticle } from '../src/core/articles/article.ts'
import { DAY_MS, HOUR_MS } from '../src/core/durations.ts'
import { createLiveSituations } from '../src/core/situations/group.ts'
import { silentLog } from '../src/log.ts'
import { countingIds } from '../src/pipeline/eval-store.ts'
import { storeArticles } from '../src/pipeline/ingest.ts'
import { createPipeline } from '../src/pipeline/pipeline.ts'
import { settleBy } from '../src/pipeline/run.ts'
import { DEFAULT_RULES } from '../src/pipeline/stage.ts'
import { openMemoryStore } from '../src/store/open-store.ts'
import { eventOf, replaySituations } from './situation-replay.ts'

const FOLDER = fileURLToPath(new URL('../test/quality/affairs/', import.meta.url))
const START = Date.parse('2026-03-02T06:00:00Z')
const MORE_DAYS = 2
const OUTLETS = 5

export interface InventedReport {
  readonly url: string
  readonly outlet: string
  readonly language: string
  /** One name for all events of an affair; an event of none has its own. */
  readonly affair: string
  readonly event: string
  readonly day: number
  readonly publishedAt: number
  readonly title: string
  readonly lead: string
}

export interface AffairCounts {
  readonly events: number
  /** Events whose reports stand in two clusters or more, and clusters that hold reports of two events or more. */
  readonly torn: number
  readonly mixed: number
  readonly affairs: number
  /** Affairs of which one situation holds two events. */
  readonly found: number
  /** Pairs of events of one affair, those of them in one situation, and pairs of others that are. */
  readonly pairs: number
  readonly right: number
  readonly wrong: number
}

/** Where a report stands at the end. */
interface Place {
  readonly cluster: string
  /** Null: in none. */
  readonly situation: string | null
}

const inventedLanguages = (): string[] => readdirSync(FOLDER).map((name) => name.replace(/\.txt$/, ''))

/** Reads a stream: "@ affair day" opens an event (of no affair where none else is called so), "headline / lead" is a report, of an outlet of its own. */
export function readInvented(language: string): InventedReport[] {
  const blocks = readFileSync(`${FOLDER}${language}.txt`, 'utf8').split(/^@ /m).slice(1)
  const reports = blocks.flatMap((block, nth) => {
    const [head = '', ...lines] = block.trim().split('\n')
    const [affair = '', day = ''] = head.split(' ')
    return lines.map((line, i) => {
      const [title = '', lead = ''] = line.split(' / ')
      const outlet = `${language}${(nth + i) % OUTLETS}.example`
      const event = `${language} ${affair} ${day}`
      const publishedAt = START + Number(day) * DAY_MS + ((nth % OUTLETS) + i) * HOUR_MS
      const url = `https://${outlet}/${affair}-${day}-${i}`
      return { url, outlet, language, affair: `${language} ${affair}`, event, day: Number(day), publishedAt, title, lead }
    })
  })
  return reports.toSorted((a, b) => a.publishedAt - b.publishedAt)
}

/** Groups the events alone, their reports put together as they belong. */
export function groupInvented(reports: readonly InventedReport[]): Map<string, Place> {
  const members = [...Map.groupBy(reports, ({ event }) => event)]
  const events = members.map(([event, of]) => {
    const read = eventOf(of.map((report) => ({ ...report, id: report.url, sourceHost: report.outlet, summary: report.lead, body: '' })))
    return { ...read, profile: { ...read.profile, id: event } }
  })
  const { final } = replaySituations(createLiveSituations(), events)
  return new Map(members.flatMap(([event, of], i) => of.map(({ url }) => [url, { cluster: event, situation: final[i]! }])))
}

/** Takes the reports through the pipeline, in rounds at the end of each day. */
async function pipeInvented(reports: readonly InventedReport[], hasLeads: boolean): Promise<Map<string, Place>> {
  const db = await openMemoryStore()
  let now = START
  const deps = { db, clock: () => now, newId: countingIds(), log: silentLog, rules: DEFAULT_RULES }
  try {
    const pipeline = createPipeline(deps)
    const days = Math.max(...reports.map(({ day }) => day)) + MORE_DAYS
    for (let day = 0; day <= days; day++) {
      now = START + (day + 1) * DAY_MS - 1
      const arrived = reports.filter((report) => report.day === day)
      await storeArticles(
        deps,
        arrived.map((report) => articleOf(report, hasLeads)),
      )
      await settleBy(pipeline, deps)
    }
    await pipeline.close()
    const rows = await db.query<Place & { url: string }>(sql`
      select a.url, c.id as cluster, c.situation_id as situation from articles a join clusters c on c.id = a.cluster_id`)
    return new Map(rows.map((row) => [row.url, row]))
  } finally {
    await db.close()
  }
}

function articleOf({ url, title, lead, language, publishedAt }: InventedReport, hasLeads: boolean) {
  const item = { url, title, summary: hasLeads ? lead : '', language, published_at: new Date(publishedAt).toISOString() }
  const result = normalizeArticle(item, { now: publishedAt + DAY_MS, missingDate: 'reject' })
  if (result.kind === 'rejected') throw new Error(`an invented report was refused: ${result.reason}`)
  return result.article
}

interface Seen {
  readonly event: string
  readonly affair: string
  readonly clusters: number
  readonly situation: string | null
}

/** What became of the events, in one line of numbers. */
export function affairCounts(reports: readonly InventedReport[], places: ReadonlyMap<string, Place>): AffairCounts {
  const seen = eventsSeen(reports, places)
  const pairs = seen.flatMap((one, i) => seen.slice(i + 1).map((other) => ({ one, other })))
  const ofAffair = pairs.filter(({ one, other }) => one.affair === other.affair)
  const meet = ({ one, other }: (typeof pairs)[number]) => one.situation !== null && one.situation === other.situation
  const eventsIn = Map.groupBy(reports, ({ url }) => places.get(url)!.cluster)
  const right = ofAffair.filter(meet)
  return {
    events: seen.length,
    torn: seen.filter(({ clusters }) => clusters > 1).length,
    mixed: [...eventsIn.values()].filter((members) => new Set(members.map(({ event }) => event)).size > 1).length,
    affairs: new Set(ofAffair.map(({ one }) => one.affair)).size,
    found: new Set(right.map(({ one }) => one.affair)).size,
    pairs: ofAffair.length,
    right: right.length,
    wrong: pairs.filter(meet).length - right.length,
  }
}

function eventsSeen(reports: readonly InventedReport[], places: ReadonlyMap<string, Place>): Seen[] {
  return [...Map.groupBy(reports, ({ event }) => event)].map(([event, members]) => {
    const found = members.map(({ url }) => places.get(url)!)
    const situation = found.find(({ situation: id }) => id !== null)?.situation ?? null
    return { event, affair: members[0]!.affair, clusters: new Set(found.map(({ cluster }) => cluster)).size, situation }
  })
}

if (import.meta.main) {
  const { values: options, positionals } = parseArgs({
    options: {
      events: { type: 'boolean', default: false },
      headlines: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  for (const language of positionals.length > 0 ? positionals : inventedLanguages()) {
    const reports = readInvented(language).map((report) => (options.headlines ? { ...report, lead: '' } : report))
    const places = options.events ? groupInvented(reports) : await pipeInvented(reports, !options.headlines)
    const { events, torn, mixed, affairs, found, pairs, right, wrong } = affairCounts(reports, places)
    console.log(
      `${language} events ${events} torn ${torn} mixed ${mixed} affairs found ${found}/${affairs} pairs right ${right}/${pairs} wrong ${wrong}`,
    )
    if (!options.show) continue
    const shown = (title: string, members: readonly { event: string }[]) => {
      const names = new Set(members.map(({ event }) => event))
      if (names.size > 1) console.log(`  ${title} ${[...names].join(', ')}`)
    }
    for (const [, members] of Map.groupBy(reports, ({ url }) => places.get(url)!.cluster)) shown('cluster', members)
    const grouped = eventsSeen(reports, places).filter(({ situation }) => situation !== null)
    for (const [, members] of Map.groupBy(grouped, ({ situation }) => situation)) shown('situation', members)
  }
}
