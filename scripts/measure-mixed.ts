/**
 * How pure situations of real headlines are, without labels: two spans of one stream, months apart, are told as one. What stands in one situation
 * across the spans is wrong, and chance puts as many wrong pairs within them. Affairs that last through both are left out by country.
 * node scripts/measure-mixed.ts STREAM.ndjson[.gz] 2022-01-01 2022-07-01 [--days 31] [--without UA,RU,IL,PS,IR] [--show 10]
 */
import { parseArgs } from 'node:util'
import { createOutletHabits } from '../src/core/articles/outlet-habits.ts'
import { createActiveClusters } from '../src/core/clusters/assign.ts'
import { DAY_MS } from '../src/core/durations.ts'
import { createLiveSituations } from '../src/core/situations/group.ts'
import { replay } from './cluster-replay.ts'
import { countIn, someOf } from './read-lines.ts'
import { eventOf, type GoldEvent, replaySituations } from './situation-replay.ts'
import { streamArticles } from './stream-articles.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: 'string', default: '31' },
    without: { type: 'string', default: 'UA,RU,IL,PS,IR' },
    show: { type: 'string', default: '0' },
  },
})
const [file = '', first = '', second = ''] = positionals
const days = countIn(options, 'days')
const shown = countIn(options, 'show', 0)
const without = options.without.split(',')
const articles = streamArticles(file)

/** The events of a span, as the pipeline would profile them, told as if the span had begun at `start`. */
function eventsOf(from: string, start: number): GoldEvent[] {
  const begin = Date.parse(from)
  const span = someOf(
    articles.filter(({ publishedAt }) => publishedAt >= begin && publishedAt < begin + days * DAY_MS),
    `no article is of the ${days} days from ${from || 'a day that is not named'} on`,
  )
  const habits = createOutletHabits()
  const items = span.map((article, i) => ({ ...article, id: `${from} ${i}` }))
  const { final } = replay(createActiveClusters(), items)
  for (const item of items) habits.note(item)
  const clusters = Map.groupBy(items, (_, i) => final[i]!)
  return [...clusters.values()].map((members) => {
    const { profile } = eventOf(members.map(habits.without))
    const at = profile.publishedAt + start - begin
    return {
      profile: { ...profile, publishedAt: at, updatedAt: at },
      date: new Date(at).toISOString().slice(0, 10),
      path: [from],
    }
  })
}

// What is told in both spans belongs together in both, and would count as wrong.
if (Math.abs(Date.parse(second) - Date.parse(first)) < days * DAY_MS)
  throw new Error(`nothing to measure: the spans of ${days} days overlap`)
const events = [first, second]
  .flatMap((from) =>
    someOf(
      eventsOf(from, Date.parse(first)).filter(({ profile }) => !profile.countries.some((country) => without.includes(country))),
      `all events from ${from} on are of ${options.without}`,
    ),
  )
  .toSorted((a, b) => a.profile.publishedAt - b.profile.publishedAt)
const { final } = replaySituations(createLiveSituations(), events)
const groups = [...Map.groupBy(events.keys(), (i) => final[i]!).values()]
  .filter((group) => group.length > 1)
  .sort((a, b) => b.length - a.length)
let [pairs, across] = [0, 0]
for (const group of groups) {
  const early = group.filter((i) => events[i]!.path[0] === first).length
  pairs += (group.length * (group.length - 1)) / 2
  across += early * (group.length - early)
}
const early = events.filter(({ path }) => path[0] === first).length
const late = events.length - early
const wrong = across * (1 + (early ** 2 + late ** 2) / (2 * early * late))
for (const group of groups.slice(0, shown))
  console.log(
    group.length,
    group
      .slice(0, 8)
      .map((i) => `${events[i]!.path[0]} ${events[i]!.profile.title.slice(0, 100)}`)
      .join('\n   '),
  )
console.log(
  JSON.stringify({
    events: events.length,
    situations: groups.length,
    grouped: groups.reduce((sum, { length }) => sum + length, 0),
    largest: groups[0]?.length ?? 0,
    pairs,
    wrong: Math.round(wrong),
    right: Math.round(pairs - wrong),
    purity: Number((1 - wrong / Math.max(1, pairs)).toFixed(3)),
  }),
)
