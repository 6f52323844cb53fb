/**
 * Replays a span of a stream through the whole pipeline and prints how stable situations are; with --show also what readers see at the end.
 * node scripts/measure-stability.ts FILE.ndjson[.gz] [--from 2025-09-22] [--days 30] [--outlets 2] [--show]
 */
import { normalizeArticle } from '../src/core/article.ts'
import { replayStream } from '../src/pipeline/replay-stream.ts'
import { DAY_MS } from '../src/pipeline/stage.ts'
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
const { days, final, ...figures } = await replayStream(kept, { minOutlets: Number(option('--outlets', '1')), publishDelayMs: 0 })
if (process.argv.includes('--show'))
  for (const { title, summary, clusters } of final)
    console.log(`## ${title}\n${summary}\n${clusters.map((name) => `  - ${name}`).join('\n')}`)
for (const day of days) console.log(JSON.stringify(day))
console.log(JSON.stringify({ articles: kept.length, days: days.length, situations: final.length, ...figures }))
