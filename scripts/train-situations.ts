/**
 * Trains the links between events: node scripts/train-situations.ts EVENTS.jsonl --date 2026-01-01 [--data DIRECTORY] [--until 2026-01-01] [--real-half] [--real-without NAME] [--keep-links] [--past FILE …] [--write] [--out FILE]
 * Learns on events before --until; prints scores on the events from there on. --date goes into the provenance. DIRECTORY holds `streams`: the
 * events of real streams (judged-events.ts) are learned from as well and scored; with --real-half the first half of each is learned from and the
 * second scored; those whose file begins with NAME are not learned from. With --keep-links only the link of two lone events is learned anew. FILE holds
 * years long before (read-current-events.ts), from which that link learns too; what is shipped learned from 2019, 2022, 2023 and 2024.
 */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import weights from '../src/core/data/link-weights.json' with { type: 'json' }
import { bcubed, pairwise } from '../src/core/learning/metrics.ts'
import type { Trees } from '../src/core/learning/trees.ts'
import { seededRandom } from '../src/core/seeded-random.ts'
import { createLiveSituations } from '../src/core/situations/group.ts'
import { type GroupRules, groupRules, rulesOf } from '../src/core/situations/group-rules.ts'
import { LINK_AT, LINK_FEATURES } from '../src/core/situations/link-features.ts'
import { auc, boost, type Rows } from './boost.ts'
import { readJudgedAffairs } from './judged-events.ts'
import { isFiled, lessForLarge, middle, type Pair, pairsOf, rowsOf, sameMiddle, shareNode, spansOf } from './link-examples.ts'
import { affairLines } from './measure-affairs.ts'
import { type GoldEvent, readEvents, readSampleEvents, replaySituations } from './situation-replay.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    date: { type: 'string', default: '' },
    data: { type: 'string', default: '../shared/data' },
    until: { type: 'string', default: '2026-01-01' },
    'real-half': { type: 'boolean', default: false },
    'real-without': { type: 'string', default: '' },
    'keep-links': { type: 'boolean', default: false },
    past: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
    out: { type: 'string', default: 'src/core/data/link-weights.json' },
  },
})
const { until } = options
const file = positionals[0]!

/** The bars that ship, and those beside the first that are scored as well. */
const JOIN_BAR = 0.42
const PAIR_BAR = 0.5
const JOIN_BARS_SCORED = [0.39, JOIN_BAR, 0.45]
/** Another ensemble for each seed; they are averaged. */
const SEEDS = [1, 2, 3, 4]
const PAIR_SEEDS = [1, 2]
const ENSEMBLE = { trees: 160, depth: 5, rate: 0.1, lambda: 10, featureShare: 0.4, rowShare: 0.8 }

/** In the link of an event with an affair the pairs of a real stream count so much, and those within larger affairs less. */
const REAL_WEIGHT = 0.5
const REAL_LARGE = { above: 20, power: 0.7 }
/** In the link of two lone events any affair of more than two counts for less: to open one, what large affairs share is worth little. */
const PAIR_LARGE = { above: 2, power: 0.75 }
/** What titles say, how rare a shared pair of names is and how much of either text is shared tells what opens an affair, not what belongs to one. */
const JOIN_FEATURES = LINK_AT.titleBest
/** Neither link learns what two languages are worth: of one pair of them alone is there enough to learn from, and rules add it (`foreignOdds` and two bars). */
const PAIR_FEATURES = LINK_AT.foreign
/** They meet in young stores too: each real stream once more in spans of so many days, and what these pairs count. */
const YOUNG_DAYS = 20
const YOUNG_WEIGHT = 0.5
/** Years of long before stand in spans of so many days, each of which begins with an empty store, and what their pairs count. */
const PAST_DAYS = 180
const PAST_WEIGHT = 0.5

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

const events = readEvents(file)
// With the categories that the words alone give as well, so that the link does not lean on a label that feeds seldom carry.
const unlabelled = readEvents(file, 'own')
const [train, trainUnlabelled] = [events, unlabelled].map((list) => list.filter((event) => event.date < until)) as [
  GoldEvent[],
  GoldEvent[],
]
const started = performance.now()
const pairs = pairsOf(events)
const trainPairs = pairs.filter((pair) => pair.newer.date < until)
const testPairs = pairs.filter((pair) => pair.newer.date >= until && isFiled(pair))
const unlabelledPairs = pairsOf(trainUnlabelled)
// The invented sample, also with places and categories taken away: an affair is known by its names where nothing else is known.
const sample = readSampleEvents('sample')
const bareSample = withoutPlaces(sample)
const samplePairs = [sample, bareSample].flatMap((list) => pairsOf(list))
// Events of real streams, whose affairs share far more names than an encyclopedia's sentences do.
const real = readJudgedAffairs(options.data)
const { 'real-half': realHalf, 'real-without': realWithout } = options
const learnedStreams = real
  .filter(({ stream }) => realWithout === '' || !stream.startsWith(realWithout))
  .map(({ events: list }) => (realHalf ? list.slice(0, list.length / 2) : list))
const realPairs = learnedStreams.map((list) => pairsOf(list))
const joins = [
  ...trainPairs,
  ...unlabelledPairs,
  ...samplePairs,
  ...realPairs.flatMap((list, i) => lessForLarge(weighing(list, REAL_WEIGHT), { events: learnedStreams[i]!, ...REAL_LARGE })),
]
// Which bullets of the past are filed under nothing is a guess (read-current-events.ts): pairs of filed events alone tell.
const pastPairs = options.past
  .flatMap((name) => spansOf(readEvents(name, 'own'), PAST_DAYS))
  .flatMap((span) => lessForLarge(pairsOf(span, PAST_WEIGHT).filter(isFiled), { events: span, ...PAIR_LARGE }))
const youngPairs = learnedStreams.map((list) => spansOf(list, YOUNG_DAYS).flatMap((span) => pairsOf(span, YOUNG_WEIGHT)))
const openings = [
  ...[trainPairs, unlabelledPairs].flatMap((list) => lessForLarge(list, { events: train, ...PAIR_LARGE })),
  ...lessForLarge(samplePairs, { events: sample, ...PAIR_LARGE }),
  ...pastPairs,
  ...[realPairs, youngPairs].flatMap((lists) =>
    lists.flatMap((list, i) => lessForLarge(list, { events: learnedStreams[i]!, ...PAIR_LARGE })),
  ),
]
const models = options['keep-links']
  ? weights.models
  : modelsOf(SEEDS, (seed) => rowsOf(joins, seed % 2 === 0 ? shareNode : sameMiddle, { seed, width: JOIN_FEATURES }))
const pairModels = modelsOf(PAIR_SEEDS, (seed) => rowsOf(openings, sameMiddle, { seed, width: PAIR_FEATURES }))

function weighing(list: readonly Pair[], weight: number): Pair[] {
  return list.map((pair) => ({ ...pair, weight }))
}

function modelsOf(seeds: readonly number[], rows: (seed: number) => Rows): Trees[] {
  return seeds.map((seed) => boost(rows(seed), { ...ENSEMBLE, seed }))
}

/** Its events without countries, most of them in a category of chance. */
function withoutPlaces(events: readonly GoldEvent[]): GoldEvent[] {
  const random = seededRandom(11)
  const others = ['politics', 'crime', 'disaster', 'business', 'society']
  return events.map((event) => {
    // Drawn and not looked at, for the same categories as ever.
    random()
    const categories = random() < 0.6 ? [others[Math.floor(random() * others.length)]!] : event.profile.categories
    return { ...event, profile: { ...event.profile, countries: [], categories } }
  })
}

const { linkScore, smallScore } = rulesOf({ ...weights, models, pairModels })
const show = ({ b, p }: { b: number; p: number }) => `${b.toFixed(3)}/${p.toFixed(3)}`
for (const [name, list] of [
  ['train', trainPairs.filter(isFiled)],
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
for (const joinBar of JOIN_BARS_SCORED) {
  const rules: GroupRules = {
    ...groupRules,
    linkScore,
    smallScore,
    joinBar,
    pairBar: PAIR_BAR,
    mergeBar: joinBar + 0.04,
    mergeSizeMax: 20,
    moveMargin: 0.1,
  }
  const before = score(train, rules, '')
  const after = score(events, rules, until)
  const own = score(unlabelled, rules, until)
  const invented = [sample, bareSample].map((list) => show(score(list, rules, '').final))
  console.log('sample', invented.join(' '))
  for (const stream of real) for (const line of affairLines(rules, stream, realHalf)) console.log('real', line)
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
if (options.write) {
  const provenance = {
    made: options.date,
    by: `scripts/train-situations.ts --until ${until}${realHalf ? ' --real-half' : ''}${realWithout === '' ? '' : ` --real-without ${realWithout}`}${options['keep-links'] ? ' --keep-links' : ''}${options.past.map((name) => ` --past ${basename(name)}`).join('')}`,
    from: 'Wikipedia Current Events (CC BY-SA 4.0), events before the date; the invented sample of this project; and streams of news whose events were filed under affairs by reading; numbers only',
  }
  writeFileSync(
    options.out,
    `${JSON.stringify({ provenance, features: LINK_FEATURES, foreignOdds: groupRules.foreignOdds, evidenceMin: groupRules.evidenceMin, apartNamesMin: groupRules.apartNamesMin, joinBar: JOIN_BAR, pairBar: PAIR_BAR, mergeBar: Number((JOIN_BAR + 0.04).toFixed(2)), foreignJoinBar: groupRules.foreignJoinBar, foreignMergeBar: groupRules.foreignMergeBar, votes: 3, repairVotes: 4, moveMargin: 0.1, mergeSizeMax: 20, repairDays: 14, models, pairModels })}\n`,
  )
}
