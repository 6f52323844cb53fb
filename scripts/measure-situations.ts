/**
 * Scores grouping on a labelled file of events: node scripts/measure-situations.ts FILE [--from 2026-01-01] [--own-categories] [--orders N].
 * Everything runs; only events from the date on are scored. With --orders the means of N orders of each day's events, the file's among them.
 */
import { parseArgs } from 'node:util'
import { bcubed, pairwise } from '../src/core/learning/metrics.ts'
import { seededRandom } from '../src/core/seeded-random.ts'
import { createLiveSituations } from '../src/core/situations/group.ts'
import { middle } from './link-examples.ts'
import { countIn, someOf } from './read-lines.ts'
import { type GoldEvent, type Night, readEvents, replaySituations } from './situation-replay.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '' },
    'own-categories': { type: 'boolean', default: false },
    orders: { type: 'string', default: '1' },
  },
})
const { from } = options
const events = readEvents(positionals[0] ?? '', options['own-categories'] ? 'own' : 'file')
const orders = countIn(options, 'orders')
const started = performance.now()
const { atArrival, final, nights } = replaySituations(createLiveSituations(), events)
const seconds = (performance.now() - started) / 1000
const levels: readonly [string, (path: readonly string[]) => string][] = [
  ['top', (path) => path[0]!],
  ['middle', middle],
  ['leaf', (path) => path.at(-1)!],
]
const scored = someOf(
  events.map((event, i) => ({ event, i })).filter(({ event }) => event.path.length > 0 && event.date >= from),
  'no event from that date on has a story_path',
)
for (const [name, nodeOf] of levels) {
  const gold = scored.map(({ event }: { event: GoldEvent }) => nodeOf(event.path))
  const show = (predicted: readonly string[]) => {
    const groups = scored.map(({ i }) => predicted[i]!)
    const [b, p] = [bcubed(groups, gold), pairwise(groups, gold)]
    return `${b.f1.toFixed(3)}/${p.f1.toFixed(3)} (B3 P ${b.precision.toFixed(3)} R ${b.recall.toFixed(3)})`
  }
  console.log(
    name.padEnd(7),
    'arrival',
    show(atArrival),
    ' repaired',
    show(final),
    ' alone',
    bcubed(
      gold.map((_, i) => String(i)),
      gold,
    ).f1.toFixed(3),
  )
}
const counted = nights.filter(({ date, live }) => date >= from && live > 0)
const daily = (share: (night: Night) => number) =>
  `${((100 * counted.reduce((sum, night) => sum + share(night), 0)) / Math.max(1, counted.length)).toFixed(2)} %`
console.log(
  `a day of ${counted.length}: situation ids ended ${daily(({ ended, live }) => ended / live)}, events moved ${daily(({ moved, grouped }) => moved / Math.max(1, grouped))}`,
)
console.log(`events ${scored.length} situations ${new Set(final).size} ${Math.round(events.length / seconds)}/s`)
if (orders > 1) console.log(`middle, repaired, mean of ${orders} orders ${meanOfOrders()}`)

function meanOfOrders(): string {
  const scores = Array.from({ length: orders }, (_, i) => {
    const list = i === 0 ? events : shuffledInDays(i)
    const groups = replaySituations(createLiveSituations(), list).final
    const rows = list
      .map(({ path, date }, k) => ({ path, date, group: groups[k]! }))
      .filter(({ path, date }) => path.length > 0 && date >= from)
    const gold = rows.map(({ path }) => middle(path))
    const found = rows.map(({ group }) => group)
    return [bcubed(found, gold).f1, pairwise(found, gold).f1] as const
  })
  return [0, 1].map((k) => (scores.reduce((sum, score) => sum + score[k]!, 0) / orders).toFixed(3)).join('/')
}

function shuffledInDays(seed: number): GoldEvent[] {
  const random = seededRandom(seed + 5)
  const drawn = events.map((event) => ({ event, place: random() }))
  return drawn
    .sort((a, b) => (a.event.date < b.event.date ? -1 : a.event.date > b.event.date ? 1 : a.place - b.place))
    .map(({ event }) => event)
}
