/**
 * Trains the join and merge scores: node scripts/train-clusters.ts --data DIRECTORY [--without SET] [--out FILE] [--date YYYY-MM-DD]
 * DIRECTORY holds `clusters`, `streams` and `situations`. The same data gives the same file, byte for byte, and without options it is the shipped one.
 *
 * Every variant of every set is replayed with gold assignments, then the smaller ones with the clusterer's own to learn what to merge, then all with
 * own assignments and merges. One softmax over {candidates, a new cluster} is fitted to what was seen, and trees on top of it to the own decisions. `--without` leaves a set out and scores it.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createActiveClusters } from '../src/core/assign.ts'
import { ASSIGN_FEATURES } from '../src/core/assign-features.ts'
import { type PreparedArticle, prepareArticle } from '../src/core/assign-prepare.ts'
import { type AssignRules, rulesOf } from '../src/core/assign-rules.ts'
import { MERGE_FEATURES } from '../src/core/merge.ts'
import { bcubed } from '../src/core/metrics.ts'
import { type GoldArticle, isLabelled, MERGE_EVERY_ARTICLES, replay, sweep } from './cluster-replay.ts'
import { allVariants, type Variant, WEIGHING } from './cluster-variants.ts'
import { fitTrees, fitWeights, type Query, type TreeOptions } from './fit-clusters.ts'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    without: { type: 'string', default: '' },
    out: { type: 'string', default: 'src/core/data/assign-weights.json' },
    date: { type: 'string', default: '2026-11-21' },
    try: { type: 'string', default: '{}' },
  },
})
/** What was found by trying; see docs/quality.md. `--try` overrides for an experiment. */
const settings = {
  ...WEIGHING,
  joinWrongCost: 1,
  mergeWrongCost: 2,
  treeWrongCost: 0.7,
  mergeTreeWrongCost: 1.5,
  trees: 60,
  depth: 4,
  rate: 0.12,
  lambda: 30,
  /** Set after training, on what comes out of it. */
  joinBar: 0.3,
  mergeBar: -0.5,
  ...(JSON.parse(options.try) as Record<string, number>),
}
const treeOptions = (wrongCost: number): TreeOptions => ({ ...settings, wrongCost, seeds: [5, 7] })

/** Which label most members of each cluster have. */
class Majorities {
  readonly counts = new Map<string, Map<string, number>>()
  note(cluster: string, label: string, times = 1): void {
    const counts = this.counts.get(cluster) ?? new Map<string, number>()
    counts.set(label, (counts.get(label) ?? 0) + times)
    this.counts.set(cluster, counts)
  }
  of(cluster: string): string | undefined {
    let best: string | undefined
    let most = 0
    for (const [label, count] of this.counts.get(cluster) ?? []) {
      if (count <= most) continue
      best = label
      most = count
    }
    return best
  }
  merge(from: string, into: string): void {
    for (const [label, count] of this.counts.get(from) ?? []) this.note(into, label, count)
  }
}

/** Knows nothing and merges nothing: what is learned must not depend on what was shipped before. */
const nothing: AssignRules = {
  assignWeights: new Float64Array(ASSIGN_FEATURES.length),
  assignTrees: () => 0,
  joinBar: 0,
  mergeWeights: new Float64Array(MERGE_FEATURES.length),
  mergeTrees: () => 0,
  mergeBar: Number.POSITIVE_INFINITY,
}

const cache = new Map<GoldArticle, PreparedArticle>()

function preparedOnce(article: GoldArticle): PreparedArticle {
  const known = cache.get(article)
  if (known) return known
  const made = prepareArticle(article)
  cache.set(article, made)
  return made
}

/** Replays a variant; with `rules` on own decisions, else on gold. Returns what the join decision and the merge decision saw. */
function collect({ articles, before, weight }: Variant, rules: AssignRules | null): { joins: Query[]; merges: Query[] } {
  const active = createActiveClusters(rules ?? nothing)
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
    const right = candidates.map((c) => majorities.of(c.clusterId) === article.gold)
    if (candidates.length > 0 && isLabelled(article)) joins.push({ rows: candidates.map((c) => c.features), right, weight })
    const best = candidates[0]
    const own = best && rules && best.score > rules.joinBar ? best.clusterId : `c${i}`
    const clusterId = rules === null ? article.gold : own
    active.add(prepared, clusterId)
    majorities.note(clusterId, article.gold)
    touched.add(clusterId)
    if (rules === null || ((i + 1) % MERGE_EVERY_ARTICLES !== 0 && i !== articles.length - 1)) continue
    for (const id of touched) {
      const label = majorities.of(id)
      const near = label && isLabelled({ gold: label }) ? active.mergeCandidates(id) : []
      if (near.length > 0)
        merges.push({ rows: near.map((c) => c.features), right: near.map((c) => majorities.of(c.clusterId) === label), weight })
    }
    const merge = (from: string, into: string) => {
      active.merge(from, into)
      majorities.merge(from, into)
    }
    sweep({ ...active, merge }, touched)
    touched = new Set()
  }
  return { joins, merges }
}

const said = (text: string) => console.log(`${process.uptime().toFixed(0)} s ${text}`)
const dictionary = (names: readonly string[], weights: Float64Array) => Object.fromEntries(names.map((name, i) => [name, weights[i]!]))

const variants = allVariants(options.data, settings)
const isLeftOut = ({ set }: Variant) => options.without !== '' && set.startsWith(options.without)
const training = variants.filter((variant) => !isLeftOut(variant))
const gold = training.flatMap((variant) => collect(variant, null).joins)
const first = fitWeights(gold, nothing.assignWeights, settings.joinWrongCost)
said(`gold replay: ${gold.length} decisions`)
const alone: AssignRules = { ...nothing, assignWeights: first }
const fragments = training.filter(({ isSmall }) => isSmall).flatMap((variant) => collect(variant, alone).merges)
const timid: AssignRules = {
  ...alone,
  mergeWeights: fitWeights(fragments, nothing.mergeWeights, settings.mergeWrongCost),
  mergeBar: 0,
}
said(`own replay without merging: ${fragments.length} decisions`)
const own = training.map((variant) => collect(variant, timid))
const joins = own.flatMap((seen) => seen.joins)
const merges = own.flatMap((seen) => seen.merges)
said(`own replay: ${joins.length} and ${merges.length} decisions`)
const assign = fitWeights([...gold, ...joins], first, settings.joinWrongCost)
const merge = fitWeights(merges, nothing.mergeWeights, settings.mergeWrongCost)
const learned = {
  provenance: {
    made: options.date,
    by: `scripts/train-clusters.ts${options.without ? ` --without ${options.without}` : ''}`,
    from: [...new Set(training.map(({ set }) => set))],
  },
  joinBar: settings.joinBar,
  mergeBar: settings.mergeBar,
  assign: dictionary(ASSIGN_FEATURES, assign),
  merge: dictionary(MERGE_FEATURES, merge),
  assignTrees: fitTrees(joins, assign, treeOptions(settings.treeWrongCost)),
  mergeTrees: fitTrees(merges, merge, treeOptions(settings.mergeTreeWrongCost)),
}
said('trained')
writeFileSync(options.out, `${JSON.stringify(learned)}\n`)
const rules = rulesOf(learned)
for (const variant of variants) {
  if (variant.set === 'events' || (options.without !== '' && !isLeftOut(variant))) continue
  const active = createActiveClusters(rules)
  for (const article of variant.before) active.add(preparedOnce(article), article.id)
  const { atArrival, final } = replay({ ...active, prepare: (article) => preparedOnce(article as GoldArticle) }, variant.articles)
  const kept = variant.articles.map((article, i) => ({ article, i })).filter(({ article }) => isLabelled(article))
  const labels = kept.map(({ article }) => article.gold)
  const score = (clusters: readonly string[]) =>
    bcubed(
      kept.map(({ i }) => clusters[i]!),
      labels,
    )
  const { f1, precision, recall } = score(final)
  said(
    `${variant.name.padEnd(40)} arrival ${score(atArrival).f1.toFixed(3)} final ${f1.toFixed(3)} (P ${precision.toFixed(2)} R ${recall.toFixed(2)})`,
  )
}
