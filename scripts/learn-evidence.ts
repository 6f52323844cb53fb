import { type ActiveClusters, createActiveClusters } from '../src/core/clusters/assign.ts'
import type { AssignRules } from '../src/core/clusters/assign-rules.ts'
import { SPLIT_MEMBERS_MAX, SPLIT_MEMBERS_MIN } from '../src/core/clusters/split.ts'
import { EVIDENCE_FEATURES } from '../src/core/clusters/two-events.ts'
import { type GoldArticle, isLabelled, replay } from './cluster-replay.ts'
import type { Variant } from './cluster-variants.ts'

/**
 * Learns what speaks for two events (src/core/clusters/two-events.ts), from groups of articles taken apart in the ways that splitting would: labelled
 * clusters, which must stay whole; two that look alike put together, which must fall apart; and what the clusterer itself makes of each set, as
 * it is and with lower bars. An example is right when parting it gains more precision (B-cubed) than it loses recall.
 */
interface Example {
  readonly row: Float64Array
  readonly isTwo: boolean
  readonly weight: number
}

const LOOKALIKES = 3
const LOOKALIKE_SCORE_LEAST = -6
/** Off the bars of joining and of merging, to see worse clusters than there will be. */
const LOWER_BARS = [0, 1]
/** Single sentences, each an event: nothing to take apart. */
const ALL_ALONE = 'events'
const SET_POWER = 0.6
const STEPS = 600
const RATE = 2
const L2 = 2e-3

/** Weights by EVIDENCE_FEATURES. `rules` make the clusters that are looked at. */
export function learnEvidence(training: readonly Variant[], rules: AssignRules): Float64Array {
  const seen = training
    .filter((variant) => !variant.isUnlabelled && !variant.isFurther && variant.set !== ALL_ALONE)
    .flatMap((variant) => examplesOf(variant, rules).map((example) => ({ ...example, kind: `${variant.set} ${example.isTwo}` })))
  const counts = Map.groupBy(seen, ({ kind }) => kind)
  return fitLogistic(seen.map(({ row, isTwo, weight, kind }) => ({ row, isTwo, weight: weight / counts.get(kind)!.length ** SET_POWER })))
}

type Group = readonly GoldArticle[]

function examplesOf(variant: Variant, rules: AssignRules): Example[] {
  const active = createActiveClusters(rules)
  const prepared = new Map(variant.articles.map((article) => [article.id, active.prepare(article)]))
  for (const article of variant.before) active.add(active.prepare(article), article.id)
  for (const article of variant.articles) active.add(prepared.get(article.id)!, article.gold)
  const labelled = Map.groupBy(variant.articles.filter(isLabelled), ({ gold }) => gold)
  const groups = [
    ...labelled.values(),
    ...lookalikes(active, labelled),
    ...LOWER_BARS.flatMap((lower) => ownClusters(variant, rules, lower)),
  ]
  return groups
    .filter((group) => group.length >= SPLIT_MEMBERS_MIN)
    .map((group) => group.slice(0, SPLIT_MEMBERS_MAX))
    .flatMap((group) =>
      active.partings(group.map(({ id }) => prepared.get(id)!)).map(({ sides, features }) => {
        const gain = gainOf(group, sides)
        return { row: features, isTwo: gain > 0, weight: Math.abs(gain) }
      }),
    )
}

/** Labelled clusters put together with those that are nearest to them. */
function lookalikes(active: ActiveClusters, labelled: ReadonlyMap<string, Group>): Group[] {
  const found = new Map<string, Group>()
  const share = SPLIT_MEMBERS_MAX / 2
  for (const [label, group] of labelled)
    for (const { clusterId, score } of active.mergeCandidates(label).slice(0, LOOKALIKES)) {
      if (score < LOOKALIKE_SCORE_LEAST || !labelled.has(clusterId)) continue
      found.set([label, clusterId].sort().join('\n'), [...group.slice(0, share), ...labelled.get(clusterId)!.slice(0, share)])
    }
  return [...found.values()]
}

function ownClusters(variant: Variant, rules: AssignRules, lower: number): Group[] {
  const { final } = replay(
    createActiveClusters({
      ...rules,
      joinBar: rules.joinBar - lower,
      mergeBar: rules.mergeBar - lower,
      earlyMergeBar: rules.earlyMergeBar - lower,
      earlyAloneBar: rules.earlyAloneBar - lower,
    }),
    variant.articles,
    { isPlain: true },
  )
  const made = Map.groupBy(variant.articles, (_, i) => final[i]!)
  return [...made.values()].map((group) => group.filter(isLabelled))
}

/** B-cubed precision gained less recall lost, summed over the articles, were the group parted so. */
function gainOf(group: Group, sides: Uint8Array): number {
  let gain = 0
  for (const [i, { gold }] of group.entries()) {
    let [alike, beside, both] = [0, 0, 0]
    for (const [j, other] of group.entries()) {
      if (other.gold === gold) alike++
      if (sides[j] === sides[i]) beside++
      if (other.gold === gold && sides[j] === sides[i]) both++
    }
    gain += both / beside - alike / group.length - (1 - both / alike)
  }
  return gain
}

/** Logistic regression by gradient descent on standardised features. */
function fitLogistic(examples: readonly Example[]): Float64Array {
  const width = EVIDENCE_FEATURES.length
  const constant = width - 1
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const meanOf = (value: (example: Example) => number) =>
    examples.reduce((sum, example) => sum + example.weight * value(example), 0) / total
  const means = Float64Array.from({ length: width }, (_, f) => (f === constant ? 0 : meanOf(({ row }) => row[f]!)))
  const scales = Float64Array.from({ length: width }, (_, f) =>
    f === constant ? 1 : Math.sqrt(meanOf(({ row }) => (row[f]! - means[f]!) ** 2)) || 1,
  )
  const rows = examples.map(({ row }) => row.map((value, f) => (value - means[f]!) / scales[f]!))
  const weights = new Float64Array(width)
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, f) => (f === constant ? 0 : L2 * weight))
    for (const [i, row] of rows.entries()) {
      const score = row.reduce((sum, value, f) => sum + value * weights[f]!, 0)
      const pull = ((1 / (1 + Math.exp(-score)) - Number(examples[i]!.isTwo)) * examples[i]!.weight) / total
      for (let f = 0; f < width; f++) gradient[f]! += pull * row[f]!
    }
    for (let f = 0; f < width; f++) weights[f]! -= RATE * gradient[f]!
  }
  const raw = weights.map((weight, f) => weight / scales[f]!)
  raw[constant] = weights[constant]! - means.reduce((sum, mean, f) => sum + (f === constant ? 0 : mean * raw[f]!), 0)
  return raw.map((weight) => Number(weight.toFixed(3)))
}
