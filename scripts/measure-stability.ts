/** Replays the first days of a stream and prints how stable situations are: node scripts/measure-stability.ts FILE.ndjson[.gz] [--days 30] */
import { normalizeArticle } from '../src/core/article.ts'
import { replayStream } from '../src/pipeline/replay-stream.ts'
import { DAY_MS } from '../src/pipeline/stage.ts'
import { readLines } from './cluster-replay.ts'

const file = process.argv[2]!
const at = process.argv.indexOf('--days')
const dayCount = at > 0 ? Number(process.argv[at + 1]) : 30
const articles = readLines(file)
  .map((line) => normalizeArticle(JSON.parse(line), { now: Number.MAX_SAFE_INTEGER / 2, missingDate: 'reject' }))
  .flatMap((result) => (result.kind === 'rejected' ? [] : [result.article]))
  .toSorted((a, b) => a.publishedAt - b.publishedAt)
const first = Math.floor((articles[0]?.publishedAt ?? 0) / DAY_MS)
const kept = articles.filter(({ publishedAt }) => Math.floor(publishedAt / DAY_MS) < first + dayCount)
// Streams of few outlets: one report makes an event readers see.
const { days, final, ...figures } = await replayStream(kept, { minOutlets: 1, publishDelayMs: 0 })
for (const day of days) console.log(JSON.stringify(day))
console.log(JSON.stringify({ articles: kept.length, days: days.length, situations: final.length, ...figures }))
