/**
 * Replays a span of a stream through the whole pipeline and prints how stable situations are; with --show also what readers see at the end. With
 * --restarts it is replayed once more with a restart every six hours, and the B-cubed F1 of one's situations by the other's is printed.
 * node scripts/measure-stability.ts FILE.ndjson[.gz] [--from 2025-09-22] [--days 30] [--outlets 2] [--show] [--restarts]
 */
import { parseArgs } from 'node:util'
import { DAY_MS } from '../src/core/durations.ts'
import { bcubed } from '../src/core/learning/metrics.ts'
import { countIn, someOf } from './read-lines.ts'
import { type Replay, replayStream } from './replay-stream.ts'
import { streamArticles } from './stream-articles.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    days: { type: 'string', default: '30' },
    outlets: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
    restarts: { type: 'boolean', default: false },
  },
})
const dayCount = countIn(options, 'days')
const articles = streamArticles(positionals[0] ?? '')
const first = Math.floor((options.from === undefined ? (articles[0]?.publishedAt ?? 0) : Date.parse(options.from)) / DAY_MS)
const dayOf = ({ publishedAt }: { publishedAt: number }) => Math.floor(publishedAt / DAY_MS) - first
const kept = someOf(
  articles.filter((article) => dayOf(article) >= 0 && dayOf(article) < dayCount),
  'no article is of these days',
)
// Streams of few outlets: unless told otherwise one report makes an event readers see.
const rules = { minOutlets: countIn(options, 'outlets'), publishDelayMs: 0 }
const { days, final, ...figures } = await replayStream(kept, rules)
if (options.show)
  for (const { title, summary, clusters } of final)
    console.log(`## ${title}\n${summary}\n${clusters.map((name) => `  - ${name}`).join('\n')}`)
for (const day of days) console.log(JSON.stringify(day))
const restarted = options.restarts ? { restarted: agreement(final, (await replayStream(kept, { ...rules, restarts: true })).final) } : {}
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
