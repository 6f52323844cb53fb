/**
 * Trains the link between events: node scripts/train-situations.ts EVENTS.jsonl --date 2026-01-01 [--data DIRECTORY] [--until 2026-01-01] [--real-half] [--real-without NAME] [--write]
 * Learns on events before --until; prints scores on the events from there on. --date goes into the provenance. DIRECTORY holds `streams`: the
 * events of real streams (judged-events.ts) are learned from as well and scored; with --real-half the first half of each is learned from and the
 * second scored; those whose file begins with NAME are not learned from.
 */
import { writeFileSync } from 'node:fs'
import { createLiveSituations } from '../src/core/group.ts'
import { type GroupRules, groupRules, meanOf } from '../src/core/group-rules.ts'
import { prepareCluster } from '../src/core/link.ts'
import { LINK_FEATURES } from '../src/core/link-features.ts'
import { bcubed, pairwise } from '../src/core/metrics.ts'
import type { Trees } from '../src/core/trees.ts'
import { auc, boost, generator, type Rows } from './boost.ts'
import { type RealStream, readJudgedAffairs } from './judged-events.ts'
import { type GoldEvent, readEvents, readSampleEvents, replaySituations } from './situation-replay.ts'

const file = process.argv[2]!
const option = (name: string, fallback: string) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1]! : fallback)
const until = option('--until', '2026-01-01')
const middle = (path: readonly string[]) => path[Math.floor((path.length - 1) / 2)]!

interface Pair {
  readonly newer: GoldEvent
  readonly older: GoldEvent
  readonly features: Float64Array
  readonly weight?: number
}

/**
 * Every event against its candidates, both in time order: the links in place must not tell which rows are drawn. Numbers are read as words here,
 * and nowhere else: a link that was learned with them and never sees them is better than one that was learned without (docs/quality.md).
 */
function pairsOf(events: readonly GoldEvent[]): Pair[] {
  const live = createLiveSituations()
  const byId = new Map(events.map((event) => [event.profile.id, event]))
  const pairs: Pair[] = []
  for (const newer of events) {
    const prepared = prepareCluster(newer.profile, { numbersAsWords: true })
    const links = live.links(prepared).toSorted((a, b) => a.member.order - b.member.order)
    for (const { member, features } of links) pairs.push({ newer, older: byId.get(member.prepared.profile.id)!, features })
    live.put(prepared, null)
  }
  return pairs
}

const REAL_WEIGHT = 0.5
/** Links within a larger affair count for less each: two of them hold most of a stream. */
const REAL_SIZE_MAX = 20
const REAL_SIZE_POWER = 0.7

/** The pairs of a real stream that are learned from. */
function realPairsOf({ stream, events }: RealStream): Pair[] {
  if (realWithout !== '' && stream.startsWith(realWithout)) return []
  const learned = realHalf ? events.slice(0, events.length / 2) : events
  const sizes = new Map([...Map.groupBy(learned, ({ path }) => path[0])].map(([affair, members]) => [affair, members.length]))
  return pairsOf(learned).map((pair) => {
    const size = sameMiddle(pair) ? sizes.get(pair.newer.path[0])! : 1
    return { ...pair, weight: REAL_WEIGHT * Math.min(1, REAL_SIZE_MAX / size) ** REAL_SIZE_POWER }
  })
}

const sameMiddle = ({ newer, older }: Pair) => newer.path.length > 0 && older.path.length > 0 && middle(newer.path) === middle(older.path)
const shareNode = ({ newer, older }: Pair) => newer.path.some((node) => older.path.includes(node))

function rowsOf(pairs: readonly Pair[], isLink: (pair: Pair) => boolean, seed: number): Rows {
  const random = generator(seed)
  const kept: { features: Float64Array; label: number; weight: number }[] = []
  for (const pair of pairs) {
    if (pair.newer.path.length === 0 && pair.older.path.length === 0 && random() < 0.5) continue
    if (isLink(pair)) kept.push({ features: pair.features, label: 1, weight: pair.weight ?? 1 })
    else if (random() < 1 / 3) kept.push({ features: pair.features, label: 0, weight: 3 * (pair.weight ?? 1) })
  }
  const width = LINK_FEATURES.length
  const values = new Float32Array(kept.length * width)
  kept.forEach((row, i) => void values.set(row.features, i * width))
  return {
    count: kept.length,
    width,
    values,
    labels: Float32Array.from(kept, (row) => row.label),
    weights: Float32Array.from(kept, (row) => row.weight),
  }
}

function score(events: readonly GoldEvent[], rules: GroupRules, from: string) {
  const { atArrival, final } = replaySituations(createLiveSituations(rules), events)
  const scored = events.map((event, i) => ({ event, i })).filter(({ event }) => event.path.length > 0 && event.date >= from)
  const gold = scored.map(({ event }) => middle(event.path))
  const of = (predicted: readonly string[]) => {
    const groups = scored.map(({ i }) => predicted[i]!)
    return { b: bcubed(groups, gold).f1, p: pairwise(groups, gold).f1 }
  }
  return { arrival: of(atArrival), final: of(final) }
}

/** All events of a real stream, those that are filed under nothing too. */
function realLine(rules: GroupRules, { stream, events }: RealStream): string {
  const { final } = replaySituations(createLiveSituations(rules), events)
  const from = realHalf ? Math.floor(events.length / 2) : 0
  const gold = events.map((event, i) => event.path[0] ?? `alone ${i}`)
  const [b, p] = [bcubed(final.slice(from), gold.slice(from)), pairwise(final.slice(from), gold.slice(from))]
  const largest = Math.max(...[...Map.groupBy(final, (id) => id).values()].map((members) => members.length))
  return `${stream.slice(0, 9)} ${b.f1.toFixed(3)} (P ${b.precision.toFixed(2)} R ${b.recall.toFixed(2)}) / ${p.f1.toFixed(3)} (P ${p.precision.toFixed(2)} R ${p.recall.toFixed(2)}) largest ${largest}`
}

const events = readEvents(file)
// With the categories that the words alone give as well, so that the link does not lean on a label that feeds seldom carry.
const unlabelled = readEvents(file, 'own')
const train = events.filter((event) => event.date < until)
const started = performance.now()
const pairs = pairsOf(events)
const trainPairs = pairs.filter((pair) => pair.newer.date < until)
const unlabelledPairs = pairsOf(unlabelled.filter((event) => event.date < until))
const testPairs = pairs.filter((pair) => pair.newer.date >= until && pair.newer.path.length > 0 && pair.older.path.length > 0)
// The invented sample, also with places and categories taken away: an affair is known by its names where nothing else is known.
const sample = readSampleEvents('sample')
const fold = option('--fold', '')
const affairs = [...new Set(sample.map(({ path }) => path[0] ?? ''))]
const ofHalf = (half: number) => sample.filter(({ path }) => affairs.indexOf(path[0] ?? '') % 2 === half)
const learned = fold === '' ? sample : ofHalf(Number(fold))
const others = ['politics', 'crime', 'disaster', 'business', 'society']
const changed = (countries: number, category: number): GoldEvent[] => {
  const random = generator(11)
  return learned.map((event) => ({
    ...event,
    profile: {
      ...event.profile,
      countries: random() < countries ? [] : event.profile.countries,
      categories: random() < category ? [others[Math.floor(random() * others.length)]!] : event.profile.categories,
    },
  }))
}
const samplePairs = process.argv.includes('--without-sample') ? [] : [learned, changed(1, 0.6)].flatMap(pairsOf)
// Events of real streams, whose affairs share far more names than an encyclopedia's sentences do.
const real = readJudgedAffairs(option('--data', '../shared/data'))
const realHalf = process.argv.includes('--real-half')
const realWithout = option('--real-without', '')
const realPairs = real.flatMap(realPairsOf)
const models: Trees[] = []
for (const seed of option('--seeds', '1,2,3,4').split(',').map(Number)) {
  const rows = rowsOf([...trainPairs, ...unlabelledPairs, ...samplePairs, ...realPairs], seed % 2 === 0 ? shareNode : sameMiddle, seed)
  models.push(
    boost(rows, {
      trees: Number(option('--trees', '160')),
      depth: Number(option('--depth', '5')),
      rate: Number(option('--rate', '0.1')),
      lambda: 10,
      featureShare: 0.4,
      rowShare: 0.8,
      seed,
    }),
  )
}
const linkScore = meanOf(models)
const show = ({ b, p }: { b: number; p: number }) => `${b.toFixed(3)}/${p.toFixed(3)}`
for (const [name, list] of [
  ['train', trainPairs.filter((pair) => pair.newer.path.length > 0 && pair.older.path.length > 0)],
  ['test', testPairs],
] as const) {
  console.log(
    name,
    'pairs',
    list.length,
    'AUC',
    auc(
      list.map((pair) => linkScore(pair.features)),
      list.map((pair) => (sameMiddle(pair) ? 1 : 0)),
    ).toFixed(4),
  )
}
for (const joinBar of option('--bars', '0.37,0.42,0.47').split(',').map(Number)) {
  const rules: GroupRules = {
    ...groupRules,
    linkScore,
    joinBar,
    pairBar: joinBar + 0.15,
    mergeBar: joinBar + 0.04,
    mergeSizeMax: 20,
    moveMargin: 0.1,
  }
  const before = score(train, rules, '')
  const after = score(events, rules, until)
  const own = score(unlabelled, rules, until)
  const invented = [fold === '' ? sample : ofHalf(1 - Number(fold)), changed(1, 0.6)].map((list) => show(score(list, rules, '').final))
  console.log('sample', invented.join(' '))
  for (const stream of real) console.log('real', realLine(rules, stream))
  console.log(
    'bar',
    joinBar,
    'train',
    show(before.final),
    'test arrival',
    show(after.arrival),
    'repaired',
    show(after.final),
    'own categories',
    show(own.final),
  )
}
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
if (process.argv.includes('--write')) {
  const provenance = {
    made: option('--date', ''),
    by: `scripts/train-situations.ts --until ${until}`,
    from: 'Wikipedia Current Events (CC BY-SA 4.0), events before the date; the invented sample of this project; and streams of news whose events were filed under affairs by reading; numbers only',
  }
  const bar = Number(option('--bar', '0.42'))
  writeFileSync(
    option('--out', 'src/core/data/link-weights.json'),
    `${JSON.stringify({ provenance, features: LINK_FEATURES, evidenceMin: groupRules.evidenceMin, apartNamesMin: groupRules.apartNamesMin, joinBar: bar, pairBar: Number((bar + 0.15).toFixed(2)), mergeBar: Number((bar + 0.04).toFixed(2)), votes: 3, repairVotes: 4, moveMargin: 0.1, mergeSizeMax: 20, repairDays: 14, models })}\n`,
  )
}
