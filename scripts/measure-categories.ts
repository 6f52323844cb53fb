/**
 * How well the words alone tell the first category of a report, by language.
 *
 *   node scripts/measure-categories.ts                      the sample, against its gold categories
 *   node scripts/measure-categories.ts JUDGED.ndjson        events told in two languages: how often both come to one category (judged-events.ts)
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { categoryScores } from '../src/core/tags/category.ts'
import { CATEGORIES } from '../src/core/tags/category-slugs.ts'
import { type GoldArticle, readArticles } from './cluster-replay.ts'
import { someOf } from './read-lines.ts'

const EVENTS_MIN = 20

const goldSchema = z.object({ clusters: z.record(z.string(), z.object({ categories: z.array(z.string()) })) })

/** Mean probabilities of the categories over some reports. */
function meanScores(reports: readonly GoldArticle[]): number[] {
  const all = reports.map((report) => categoryScores({ ...report, sourceHost: '', categoryHint: null, countryHint: null, url: '' }))
  return CATEGORIES.map((_, i) => all.reduce((sum, scores) => sum + scores[i]!, 0) / all.length)
}

function first(reports: readonly GoldArticle[]): string {
  const scores = meanScores(reports)
  return CATEGORIES[scores.indexOf(Math.max(...scores))]!
}

function scoreSample(): void {
  const gold = goldSchema.parse(JSON.parse(readFileSync('sample/gold.json', 'utf8'))).clusters
  const byLanguage = Map.groupBy(readArticles('sample/stream.ndjson'), ({ language }) => language)
  for (const [language, reports] of byLanguage) {
    const isRight = (report: GoldArticle) => gold[report.gold]?.categories.includes(first([report]))
    const whole = reports.filter(isRight).length
    const headlines = reports.filter((report) => isRight({ ...report, summary: '', body: '' })).length
    console.log(`${language}: of ${reports.length} reports ${whole} right, as headlines ${headlines}`)
  }
}

function scoreAgreement(file: string): void {
  const events = [...Map.groupBy(readArticles(file), (report) => report.gold).values()]
  const counts = new Map<string, { events: number; agree: number }>()
  for (const event of events) {
    const [english = [], others = []] = [true, false].map((is) => event.filter(({ language }) => (language === 'en') === is))
    for (const [language, reports] of Map.groupBy(others, (report) => report.language)) note(`en and ${language}`, english, reports)
    note('en and en', english.slice(0, 1), english.slice(1))
  }
  const often = [...counts].filter(([, count]) => count.events >= EVENTS_MIN)
  for (const [pair, { events: told, agree }] of someOf(often, `no ${EVENTS_MIN} events of ${file} are told twice in two languages`))
    console.log(`${pair}: ${told} events, in ${(agree / told).toFixed(3)} one first category`)

  function note(pair: string, one: readonly GoldArticle[], other: readonly GoldArticle[]): void {
    if (one.length === 0 || other.length === 0) return
    const count = counts.get(pair) ?? { events: 0, agree: 0 }
    counts.set(pair, { events: count.events + 1, agree: count.agree + (first(one) === first(other) ? 1 : 0) })
  }
}

const [file] = process.argv.slice(2)
if (file === undefined) scoreSample()
else scoreAgreement(file)
