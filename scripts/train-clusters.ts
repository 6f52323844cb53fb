/**
 * Trains the join and merge scores: node scripts/train-clusters.ts --date YYYY-MM-DD [--without NAME] [--write] DIRECTORY
 * DIRECTORY holds the labelled sets. Replays them with gold assignments, then with its own, and fits one softmax over {candidates, a new cluster}.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createActiveClusters } from '../src/core/assign.ts'
import { ASSIGN_FEATURES } from '../src/core/assign-features.ts'
import { type PreparedArticle, prepareArticle } from '../src/core/assign-prepare.ts'
import { type AssignRules, assignRules } from '../src/core/assign-rules.ts'
import { MERGE_FEATURES } from '../src/core/merge.ts'
import { bcubed } from '../src/core/metrics.ts'
import { scorerOf, type Trees } from '../src/core/trees.ts'
import { boost, generator, type Rows } from './boost.ts'
import { type GoldArticle, readArticles, replay, sweep } from './cluster-replay.ts'
import { readEvents } from './situation-replay.ts'

const option = (name: string, fallback: string) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1]! : fallback)
const directory = process.argv.at(-1)!
const leftOut = option('--without', '')
const files = [
  'giveme5w1h.ndjson',
  'ecbplus-train-dev.ndjson',
  'allsides-2016-2020.ndjson.gz',
  'wikinews-handpicked.ndjson',
  'uci-headlines.ndjson',
]
/** Our own invented stream: a fortnight of affairs whose follow-ups are events of their own. */
const SAMPLE = 'sample/stream.ndjson'
const streams = option('--streams', '')

const dictionary = (names: readonly string[], weights: Float64Array) =>
  Object.fromEntries(names.map((name, i) => [name, Number(weights[i]!.toFixed(3))]))

interface Query {
  readonly rows: readonly Float64Array[]
  readonly right: readonly boolean[]
  readonly weight: number
}

/** Which label most members of each cluster have. */
class Majorities {
  readonly counts = new Map<string, Map<string, number>>()
  note(cluster: string, label: string): void {
    const counts = this.counts.get(cluster) ?? new Map<string, number>()
    counts.set(label, (counts.get(label) ?? 0) + 1)
    this.counts.set(cluster, counts)
  }
  of(cluster: string): string | undefined {
    return [...(this.counts.get(cluster) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0]
  }
  merge(from: string, into: string): void {
    for (const [label, count] of this.counts.get(from) ?? []) for (let i = 0; i < count; i++) this.note(into, label)
  }
}

const cache = new Map<GoldArticle, PreparedArticle>()

function preparedOnce(article: GoldArticle): PreparedArticle {
  const known = cache.get(article)
  if (known) return known
  const made = prepareArticle(article)
  cache.set(article, made)
  return made
}

/** Replays a set; with `rules` on own decisions, else on gold. Returns what the join decision and the merge decision saw. */
function collect({ articles, before, weight }: Variant, rules: AssignRules | null): { joins: Query[]; merges: Query[] } {
  const active = createActiveClusters(rules ?? assignRules)
  const majorities = new Majorities()
  for (const article of before) {
    active.add(preparedOnce(article), article.id)
    majorities.note(article.id, article.gold)
  }
  const joins: Query[] = []
  const merges: Query[] = []
  let touched = new Set<string>()
  for (const [i, article] of articles.entries()) {
    const prepared = preparedOnce(article)
    const candidates = active.candidates(prepared)
    if (candidates.length > 0)
      joins.push({
        rows: candidates.map((c) => c.features),
        right: candidates.map((c) => majorities.of(c.clusterId) === article.gold),
        weight,
      })
    const decided = active.decide(prepared)
    const clusterId = rules === null ? article.gold : decided.action === 'join' ? decided.clusterId : `c${i}`
    active.add(prepared, clusterId)
    majorities.note(clusterId, article.gold)
    touched.add(clusterId)
    if (rules === null || ((i + 1) % 100 !== 0 && i !== articles.length - 1)) continue
    for (const id of touched) {
      const near = active.mergeCandidates(id)
      if (near.length > 0)
        merges.push({ rows: near.map((c) => c.features), right: near.map((c) => majorities.of(c.clusterId) === majorities.of(id)), weight })
    }
    sweep(
      {
        ...active,
        merge: (from, into) => {
          active.merge(from, into)
          majorities.merge(from, into)
        },
      },
      touched,
    )
    touched = new Set()
  }
  return { joins, merges }
}

/** Adam in small batches on the softmax loss: minus the log of the mass on right candidates, or on "new" (score 0) when none is right. */
function fitWeights(
  queries: readonly Query[],
  start: Float64Array,
  { epochs, l2, wrongCost }: { epochs: number; l2: number; wrongCost: number },
): Float64Array {
  const weights = start.slice()
  const width = weights.length
  const [m, v, gradient] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)]
  const mean = queries.reduce((sum, query) => sum + query.weight, 0) / queries.length
  const random = generator(7)
  const order = queries.map((_, i) => i)
  const steps = Math.ceil(queries.length / BATCH) * epochs
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (let at = 0; at < order.length; at += BATCH) {
      gradient.fill(0)
      const end = Math.min(order.length, at + BATCH)
      for (let i = at; i < end; i++) addGradient(queries[order[i]!]!, weights, { gradient, wrongCost })
      step++
      const rate = 0.05 * (1 - step / (steps + 1))
      for (let f = 0; f < width; f++) {
        const g = gradient[f]! / (mean * (end - at)) + l2 * weights[f]!
        m[f] = 0.9 * m[f]! + 0.1 * g
        v[f] = 0.999 * v[f]! + 0.001 * g * g
        weights[f]! -= (rate * (m[f]! / (1 - 0.9 ** step))) / (Math.sqrt(v[f]! / (1 - 0.999 ** step)) + 1e-8)
      }
    }
  }
  return weights
}

const BATCH = 256
/** Larger sets would only repeat what the small ones teach about missing dates. */
const UNDATED_ARTICLES_MAX = 500

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i]!
    order[i] = order[j]!
    order[j] = kept
  }
}

const scores = new Float64Array(64)

function addGradient(
  { rows, right, weight }: Query,
  weights: Float64Array,
  { gradient, wrongCost }: { gradient: Float64Array; wrongCost: number },
): void {
  let top = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    let score = 0
    for (let f = 0; f < row.length; f++) score += row[f]! * weights[f]!
    scores[i] = score
    if (score > top) top = score
  }
  let all = Math.exp(-top)
  let rightMass = 0
  for (let i = 0; i < rows.length; i++) {
    scores[i] = Math.exp(scores[i]! - top)
    all += scores[i]!
    if (right[i]) rightMass += scores[i]!
  }
  const anyRight = right.includes(true)
  const scale = weight * (anyRight ? 1 : wrongCost)
  for (let i = 0; i < rows.length; i++) {
    const pull = scale * (scores[i]! / all - (right[i] ? scores[i]! / rightMass : 0))
    if (Math.abs(pull) < 1e-9) continue
    const row = rows[i]!
    for (let f = 0; f < row.length; f++) gradient[f]! += pull * row[f]!
  }
}

interface Variant {
  readonly name: string
  readonly articles: readonly GoldArticle[]
  /** Unlabelled articles that are in the store already. */
  readonly before: readonly GoldArticle[]
  readonly weight: number
}

/** Large sets weigh more than small ones, but less so than by their size. */
function weightOf(articles: readonly GoldArticle[]): number {
  return articles.length ** -Number(option('--power', '0.5'))
}

/** The set of bare headlines was crawled cluster by cluster, so that its times give the labels away: they are dealt out anew. */
function shuffledTimes(articles: readonly GoldArticle[]): GoldArticle[] {
  const order = articles.map((_, i) => i)
  shuffle(order, generator(3))
  return order.map((from, i) => ({ ...articles[from]!, publishedAt: articles[i]!.publishedAt }))
}

function variants(file: string): Variant[] {
  const articles = readArticles(`${directory}/${file}`)
  const bare = (article: GoldArticle): GoldArticle => ({ ...article, body: '' })
  const weight = weightOf(articles)
  if (articles.every((article) => article.body === ''))
    return [
      { name: file, articles, before: [], weight: 0 },
      { name: `${file} shuffled`, articles: shuffledTimes(articles), before: [], weight: weight * Number(option('--bare', '1')) },
    ]
  const few = articles.length < UNDATED_ARTICLES_MAX
  return [
    { name: file, articles, before: [], weight },
    { name: `${file} headlines`, articles: articles.map(bare), before: [], weight: weight * 0.4 },
    ...(few
      ? [
          {
            name: `${file} undated`,
            articles: articles.map((article) => ({ ...article, undated: true })),
            before: [],
            weight: weight * 0.3,
          },
        ]
      : []),
  ]
}

/** Single sentences on events of running affairs, each an event of its own: they teach that a follow-up is news. */
function eventVariants(): Variant[] {
  const file = option('--events', '')
  if (file === '') return []
  const articles = readEvents(file)
    .filter(({ date }) => date < '2026-01-01')
    .map(({ profile }) => ({
      id: profile.id,
      title: profile.text,
      summary: '',
      body: '',
      language: 'en',
      sourceHost: '',
      publishedAt: profile.publishedAt,
      gold: profile.id,
    }))
  return [{ name: 'events', articles, before: [], weight: Number(option('--event-weight', '0.5')) * weightOf(articles) }]
}

/** Half of the sample's affairs, to train on one half and score on the other. */
function ofFold(articles: readonly GoldArticle[], fold: number): GoldArticle[] {
  const gold: { clusters: Record<string, { situation: string | null }> } = JSON.parse(readFileSync('sample/gold.json', 'utf8'))
  const keys = [...new Set(articles.map((article) => gold.clusters[article.gold]?.situation ?? article.gold))]
  return articles.filter((article) => keys.indexOf(gold.clusters[article.gold]?.situation ?? article.gold) % 2 === fold)
}

/** The sample on an empty store, and on one that has read other news of the same days. */
function sampleVariants(fold: number | null): Variant[] {
  const all = readArticles(SAMPLE)
  const articles = fold === null ? all : ofFold(all, fold)
  const weight = Number(option('--sample', '1')) * weightOf(articles)
  const start = articles[0]!.publishedAt
  const span = articles.at(-1)!.publishedAt - start
  const others = streams === '' ? [] : streams.split(',').flatMap((file) => readArticles(file).slice(0, 2_500))
  const before = others.map((article, i) => ({ ...article, publishedAt: start + Math.floor((span * i) / others.length) }))
  const bare = articles.map((article) => ({ ...article, summary: '', body: '' }))
  return [
    { name: 'sample', articles, before: [], weight },
    { name: 'sample warm', articles, before, weight: weight * 0.5 },
    { name: 'sample after years', articles, before: others, weight: weight * 0.4 },
    { name: 'sample headlines', articles: bare, before: [], weight: weight * 0.3 },
  ]
}

function report(rules: AssignRules, { articles, before }: Variant): { text: string; merged: number } {
  const active = createActiveClusters(rules)
  for (const article of before) active.add(preparedOnce(article), article.id)
  const { atArrival, final } = replay({ ...active, prepare: (article) => preparedOnce(article as GoldArticle) }, articles)
  const gold = articles.map((article) => article.gold)
  const { f1, precision, recall } = bcubed(final, gold)
  const text = `${bcubed(atArrival, gold).f1.toFixed(3)}/${f1.toFixed(3)} (${precision.toFixed(2)} ${recall.toFixed(2)})`
  return { text, merged: f1 }
}

/** Prints every set; returns the mean over sets of the score after merging, headlines alone at half weight. */
function reportAll(title: string): number {
  console.log(title)
  let sum = 0
  let weights = 0
  for (const { file, variants: list } of sets) {
    const isLeftOut = leftOut !== '' && file.startsWith(leftOut)
    const cells = list.slice(0, 2).map((variant, i) => {
      const { text, merged } = report(rules, variant)
      const weight = isLeftOut ? 0 : i === 0 ? 1 : 0.5
      sum += weight * merged
      weights += weight
      return `${variant.name.split(' ')[1] ?? 'whole'} ${text}`
    })
    console.log((isLeftOut ? 'LEFT OUT ' : '') + file.slice(0, 13).padEnd(13), cells.join('  '))
  }
  console.log('mean', (sum / weights).toFixed(4))
  return sum / weights
}

const noTrees: Trees = { depth: 1, base: 0, features: [], bounds: [], values: [] }
let assignTrees = noTrees
let mergeTrees = noTrees
let best: { mean: number; rules: AssignRules | null; assignTrees: Trees; mergeTrees: Trees } = {
  mean: 0,
  rules: null,
  assignTrees,
  mergeTrees,
}
const fold = option('--fold', '')
const sets = [
  ...files.map((file) => ({ file, variants: variants(file) })),
  { file: SAMPLE, variants: sampleVariants(fold === '' ? null : Number(fold)) },
  ...(fold === '' ? [] : [{ file: 'LEFT OUT fold', variants: sampleVariants(1 - Number(fold)) }]),
]
const training = [
  ...sets.filter(({ file }) => !file.startsWith(leftOut || '-') && !file.startsWith('LEFT OUT')).flatMap((set) => set.variants),
  ...eventVariants(),
].filter(({ weight }) => weight > 0)
let rules: AssignRules = { ...assignRules, assignTrees: () => 0, mergeTrees: () => 0 }
const gathered: Query[] = []
for (const variant of training) gathered.push(...collect(variant, null).joins)
console.log(`gold replay: ${gathered.length} queries, ${process.uptime().toFixed(0)} s`)
rules = { ...rules, assignWeights: fitWeights(gathered, rules.assignWeights, { epochs: 15, l2: 1e-4, wrongCost: 1 }) }
const own: Query[] = []
const mergeQueries: Query[] = []
for (let round = 1; round <= Number(option('--rounds', '1')); round++) {
  for (const variant of training) {
    const seen = collect(variant, rules)
    gathered.push(...seen.joins)
    own.push(...seen.joins)
    mergeQueries.push(...seen.merges)
  }
  rules = { ...rules, assignWeights: fitWeights(gathered, rules.assignWeights, { epochs: 15, l2: 1e-4, wrongCost: 1 }) }
  rules = { ...rules, mergeWeights: fitWeights(mergeQueries, rules.mergeWeights, { epochs: 15, l2: 1e-4, wrongCost: 2 }) }
  assignTrees = treesOf(own, rules.assignWeights, Number(option('--wrong', '0.7')))
  mergeTrees = treesOf(mergeQueries, rules.mergeWeights, Number(option('--merge-wrong', '1.5')))
  console.log(JSON.stringify(dictionary(ASSIGN_FEATURES, rules.assignWeights)))
  console.log(JSON.stringify(dictionary(MERGE_FEATURES, rules.mergeWeights)))
  rules = { ...rules, assignTrees: scorerOf(assignTrees), mergeTrees: scorerOf(mergeTrees) }
  const learned = rules
  for (const joinBar of option('--bars', '0,-0.4,-0.8').split(',').map(Number)) {
    rules = { ...learned, joinBar }
    const mean = reportAll(`after round ${round}, join bar ${joinBar}`)
    if (mean > best.mean) best = { mean, rules, assignTrees, mergeTrees }
  }
  rules = learned
  console.log(`${process.uptime().toFixed(0)} s round ${round}: ${gathered.length} join and ${mergeQueries.length} merge queries`)
}
/** Trees on top of the linear score, one row per candidate. */
function treesOf(queries: readonly Query[], linear: Float64Array, wrongCost: number): Trees {
  const rows = queries.flatMap((query) =>
    query.rows.map((features, i) => ({ features, label: query.right[i] ? 1 : 0, weight: query.weight * (query.right[i] ? 1 : wrongCost) })),
  )
  const width = linear.length
  const mean = rows.reduce((sum, row) => sum + row.weight, 0) / rows.length
  const values = new Float32Array(rows.length * width)
  rows.forEach((row, i) => void values.set(row.features, i * width))
  const data: Rows = {
    count: rows.length,
    width,
    values,
    labels: Float32Array.from(rows, (row) => row.label),
    weights: Float32Array.from(rows, (row) => row.weight / mean),
    offsets: Float32Array.from(rows, (row) => row.features.reduce((sum, x, f) => sum + x * linear[f]!, 0)),
  }
  return boost(data, {
    trees: Number(option('--trees', '60')),
    depth: Number(option('--depth', '4')),
    rate: Number(option('--rate', '0.15')),
    lambda: Number(option('--lambda', '20')),
    featureShare: 0.5,
    rowShare: 0.7,
    seed: Number(option('--seed', '5')),
  })
}

if (process.argv.includes('--write') && best.rules) {
  const { assignTrees, mergeTrees, rules } = best
  const provenance = {
    made: option('--date', ''),
    by: `scripts/train-clusters.ts${leftOut ? ` --without ${leftOut}` : ''}`,
    from: [...new Set(training.map(({ name }) => name.split(' ')[0]!))],
  }
  const assign = dictionary(ASSIGN_FEATURES, rules.assignWeights)
  writeFileSync(
    option('--out', 'src/core/data/assign-weights.json'),
    `${JSON.stringify({ provenance, joinBar: rules.joinBar, mergeBar: 0, assign, merge: dictionary(MERGE_FEATURES, rules.mergeWeights), assignTrees, mergeTrees })}\n`,
  )
}
