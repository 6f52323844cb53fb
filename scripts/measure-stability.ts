/**
 * Replays a span of a stream through the whole pipeline and prints how stable situations are; with --show also what readers see at the end. With
 * --restarts it is replayed once more with a restart every six hours, and the B-cubed F1 of one's situations by the other's is printed.
 * node scripts/measure-stability.ts FILE.ndjson[.gz] [--from 2025-09-22] [--days 30] [--outlets 2] [--show] [--restarts]
 */
import { normalizeArticle } from '../src/core/article.ts'
import { DAY_MS } from '../src/core/durations.ts'
import { bcubed } from '../src/core/metrics.ts'
import { type Replay, replayStream } from '../src/pipeline/replay-stream.ts'
import { readLines } from './cluster-replay.ts'

const file = process.argv[2]!
const option = (name: string, fallback: string) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1]! : fallback)
const dayCount = Number(option('--days', '30'))
const articles = readLines(file)
  .map((line, i) => {
    const row = JSON.parse(line)
    // A stream without addresses names outlets only.
    const host = String(row.outlet)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
    return normalizeArticle(
      { ...row, url: row.url ?? `https://${host}.example/${i}` },
      { now: Number.MAX_SAFE_INTEGER / 2, missingDate: 'reject' },
    )
  })
  .flatMap((result) => (result.kind === 'rejected' ? [] : [result.article]))
  .toSorted((a, b) => a.publishedAt - b.publishedAt)
const first = Math.floor(Date.parse(option('--from', new Date(articles[0]?.publishedAt ?? 0).toISOString())) / DAY_MS)
const dayOf = ({ publishedAt }: { publishedAt: number }) => Math.floor(publishedAt / DAY_MS) - first
const kept = articles.filter((article) => dayOf(article) >= 0 && dayOf(article) < dayCount)
// Streams of few outlets: unless told otherwise one report makes an event readers see.
const rules = { minOutlets: Number(option('--outlets', '1')), publishDelayMs: 0 }
const { days, final, ...figures } = await replayStream(kept, rules)
if (process.argv.includes('--show'))
  for (const { title, summary, clusters } of final)
    console.log(`## ${title}\n${summary}\n${clusters.map((name) => `  - ${name}`).join('\n')}`)
for (const day of days) console.log(JSON.stringify(day))
const restarted = process.argv.includes('--restarts')
  ? { restarted: agreement(final, (await replayStream(kept, { ...rules, restarts: true })).final) }
  : {}
console.log(JSON.stringify({ articles: kept.length, days: days.length, situations: final.length, ...figures, ...restarted }))

/** B-cubed F1 of two groupings of events, which are known by their titles; who is in no situation stands alone. */
function agreement(one: Replay['final'], other: Replay['final']): number {
  const homesIn = (situations: Replay['final']) =>
    new Map(situations.flatMap(({ clusters }, i) => clusters.map((title) => [title, `in ${i}`])))
  const [here, there] = [homesIn(one), homesIn(other)]
  const titles = [...new Set([...here.keys(), ...there.keys()])]
  const groups = (homes: ReadonlyMap<string, string>) => titles.map((title) => homes.get(title) ?? `alone ${title}`)
  return bcubed(groups(here), groups(there)).f1
}
