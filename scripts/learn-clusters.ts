import { type ActiveClusters, amongAll, type Candidate, createActiveClusters } from '../src/core/clusters/assign.ts'
import { ASSIGN_FEATURES } from '../src/core/clusters/assign-features.ts'
import { type PreparedArticle, prepareArticle } from '../src/core/clusters/assign-prepare.ts'
import { type AssignRules, type AssignWeights, rulesOf } from '../src/core/clusters/assign-rules.ts'
import { MERGE_FEATURES } from '../src/core/clusters/merge.ts'
import { EVIDENCE_FEATURES } from '../src/core/clusters/two-events.ts'
import { DAY_MS } from '../src/core/durations.ts'
import { type Agreement, bcubed } from '../src/core/learning/metrics.ts'
import { bereft, signsOf } from './cluster-evidence.ts'
import { type GoldArticle, isLabelled, MERGE_EVERY_ARTICLES, replay } from './cluster-replay.ts'
import { type Variant, WEIGHING } from './cluster-variants.ts'
import { fitTrees, fitWeights, type Query } from './fit-clusters.ts'
import { learnEvidence } from './learn-evidence.ts'

/**
 * Learns to join and to merge from variants of labelled sets. Every variant is replayed with gold assignments, then the smaller ones with the
 * clusterer's own to learn what to merge, then all with own assignments and merges. One softmax over {candidates, a new cluster} is fitted to
 * what was seen, and trees on top of it to the own decisions. It starts from nothing and draws from fixed seeds.
 */

/** What was found by trying; see docs/quality.md. */
export const SETTINGS = {
  ...WEIGHING,
  joinWrongCost: 1,
  mergeWrongCost: 2,
  treeWrongCost: 0.7,
  mergeTreeWrongCost: 1.5,
  trees: 80,
  depth: 6,
  rate: 0.2,
  lambda: 30,
  ensembles: 8,
  /** Weight of an article whose cluster was taken away, beside the article as it was. */
  bereft: 0,
  /** 1: in the linear score features may only work the way they speak (cluster-evidence.ts). */
  straight: 1,
  /** In how many of the ensembles of trees, too. */
  straightEnsembles: 2,
  /** Set after training, on what comes out of it. */
  joinBar: 0.2,
  mergeBar: -0.6,
  splitBar: 0.5,
}
export type Settings = typeof SETTINGS

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

/** Joins nothing, merges nothing and splits nothing: what is learned must not depend on what was shipped before. */
const KNOWS_NOTHING: AssignRules = {
  assignWeights: new Float64Array(ASSIGN_FEATURES.length),
  assignTrees: () => 0,
  joinBar: 0,
  // Twice what is looked at later, and half of what is left out: what is learned from guesses is worse.
  visits: 2_048,
  visitsPerTerm: 512,
  closeShare: 0.1,
  closeLeast: 2,
  // Less than later: what the learner joins too easily it learns to doubt.
  loneDoubt: 0.5,
  loneDoubtDaily: 0,
  loneDoubtDays: 0,
  aloneDoubt: 0,
  slightWords: 0,
  slightDoubt: 0,
  slightMergeDoubt: 0,
  headlineDoubt: 0,
  staleDoubt: 0,
  staleDays: 0,
  countryDoubt: 0,
  mergeWeights: new Float64Array(MERGE_FEATURES.length),
  mergeTrees: () => 0,
  mergeBar: Number.POSITIVE_INFINITY,
  earlyMergeBar: Number.POSITIVE_INFINITY,
  earlyAloneBar: Number.POSITIVE_INFINITY,
  evidenceWeights: new Float64Array(EVIDENCE_FEATURES.length),
  splitBar: Number.POSITIVE_INFINITY,
  assignCosine: 0,
  mergeCosine: 0,
}

/** In a stream without labels what is so much older is another event. */
const OTHER_EVENT_MS = 10 * DAY_MS

const cache = new Map<GoldArticle, PreparedArticle>()

function preparedOnce(article: GoldArticle): PreparedArticle {
  const known = cache.get(article)
  if (known) return known
  const made = prepareArticle(article)
  cache.set(article, made)
  return made
}

/** What a replay saw when it joined and when it merged. */
export interface Seen {
  readonly joins: Query[]
  readonly merges: Query[]
}

/** A replay that learns: clusters, what their members are labelled, and when the newest came. */
function createReplay(variant: Variant, rules: AssignRules | null) {
  const active = createActiveClusters(rules ?? KNOWS_NOTHING)
  const majorities = new Majorities()
  const newest = new Map<string, number>()
  const add = (article: GoldArticle, clusterId: string) => {
    active.add(preparedOnce(article), clusterId)
    majorities.note(clusterId, article.gold)
    newest.set(clusterId, Math.max(article.publishedAt, newest.get(clusterId) ?? 0))
  }
  const merge = (from: string, into: string) => {
    active.merge(from, into)
    majorities.merge(from, into)
    newest.set(into, Math.max(newest.get(from)!, newest.get(into)!))
  }
  const queryOf = (candidates: readonly Candidate[], article: Pick<GoldArticle, 'gold' | 'publishedAt'>): Query | null => {
    const told = isLabelled(article)
      ? candidates
      : candidates.filter((c) => newest.get(c.clusterId)! < article.publishedAt - OTHER_EVENT_MS)
    if (told.length === 0 || (!isLabelled(article) && !variant.isUnlabelled)) return null
    return {
      rows: told.map((c) => c.features),
      right: told.map((c) => majorities.of(c.clusterId) === article.gold),
      weight: variant.weight,
    }
  }
  for (const article of variant.before) add(article, article.id)
  return { active: { ...active, merge }, majorities, newest, add, queryOf }
}

/** Replays a variant; with `rules` on own decisions, else on gold. */
function collect(variant: Variant, rules: AssignRules | null): Seen {
  const { active, majorities, newest, add, queryOf } = createReplay(variant, rules)
  const seen: Seen = { joins: [], merges: [] }
  let touched = new Set<string>()
  for (const [i, article] of variant.articles.entries()) {
    const mustKnow = rules !== null || isLabelled(article)
    const candidates = mustKnow ? active.candidates(preparedOnce(article)) : []
    const query = queryOf(candidates, article)
    if (query) seen.joins.push(query)
    const best = candidates[0]
    const own = best && rules && best.score > rules.joinBar ? best.clusterId : `c${i}`
    const clusterId = rules === null ? article.gold : own
    add(article, clusterId)
    touched.add(clusterId)
    if (rules === null || ((i + 1) % MERGE_EVERY_ARTICLES !== 0 && i !== variant.articles.length - 1)) continue
    for (const id of touched) {
      const gold = majorities.of(id)!
      const query = isLabelled({ gold }) ? queryOf(active.mergeCandidates(id), { gold, publishedAt: newest.get(id)! }) : null
      if (query) seen.merges.push(query)
    }
    mergeByTurns(active, touched)
    touched = new Set()
  }
  return seen
}

const MERGE_TURNS_MAX = 6

/** Merges what belongs together, each cluster once a turn, and what that makes of others. */
function mergeByTurns(active: ActiveClusters, touched: Iterable<string>): void {
  let ids = new Set(touched)
  for (let turn = 0; turn < MERGE_TURNS_MAX && ids.size > 0; turn++) {
    const busy = new Set<string>()
    const survivors = new Set<string>()
    for (const { from, into } of active.mergeProposals(amongAll(ids))) {
      if (busy.has(from) || busy.has(into)) continue
      active.merge(from, into)
      busy.add(from).add(into)
      survivors.add(into)
    }
    ids = survivors
  }
}

const goldJoins = new Map<Variant, Query[]>()

/** What a gold replay sees hangs on nothing that is learned. */
function collectGold(variant: Variant): Query[] {
  const known = goldJoins.get(variant)
  if (known) return known
  const joins = variant.isUnlabelled ? [] : collect(variant, null).joins
  goldJoins.set(variant, joins)
  return joins
}

const dictionary = (names: readonly string[], weights: Float64Array) => Object.fromEntries(names.map((name, i) => [name, weights[i]!]))

export function learn(training: readonly Variant[], settings: Settings): AssignWeights {
  const [joinSigns, mergeSigns] = [signsOf(ASSIGN_FEATURES), signsOf(MERGE_FEATURES)]
  const linear = (signs: Int8Array) => signs.map((sign) => sign * settings.straight)
  const withBereft = (queries: readonly Query[]) =>
    settings.bereft === 0 ? queries : [...queries, ...queries.flatMap((query) => bereft(query, settings.bereft) ?? [])]
  const fitJoins = (queries: readonly Query[], start: Float64Array) =>
    fitWeights(queries, start, { wrongCost: settings.joinWrongCost, signs: linear(joinSigns) })
  const fitMerges = (queries: readonly Query[]) =>
    fitWeights(queries, KNOWS_NOTHING.mergeWeights, { wrongCost: settings.mergeWrongCost, signs: linear(mergeSigns) })
  const gold = withBereft(training.flatMap(collectGold))
  const first = fitJoins(gold, KNOWS_NOTHING.assignWeights)
  const alone: AssignRules = { ...KNOWS_NOTHING, assignWeights: first }
  const fragments = training.filter(({ isSmall }) => isSmall).flatMap((variant) => collect(variant, alone).merges)
  const timid: AssignRules = { ...alone, mergeWeights: fitMerges(fragments), mergeBar: 0, earlyMergeBar: 0, earlyAloneBar: 0 }
  const own = training.map((variant) => collect(variant, timid))
  const joins = withBereft(own.flatMap((seen) => seen.joins))
  const merges = own.flatMap((seen) => seen.merges)
  const assign = fitJoins([...gold, ...joins], first)
  const merge = fitMerges(merges)
  const evidence = learnEvidence(training, { ...timid, assignWeights: assign, mergeWeights: merge })
  const seeds = Array.from({ length: settings.ensembles }, (_, i) => 5 + 2 * i)
  return {
    joinBar: settings.joinBar,
    mergeBar: settings.mergeBar,
    splitBar: settings.splitBar,
    assign: dictionary(ASSIGN_FEATURES, assign),
    merge: dictionary(MERGE_FEATURES, merge),
    assignTrees: fitTrees(joins, assign, { ...settings, wrongCost: settings.treeWrongCost, seeds, signs: joinSigns }),
    mergeTrees: fitTrees(merges, merge, { ...settings, wrongCost: settings.mergeTreeWrongCost, seeds, signs: mergeSigns }),
    evidence: dictionary(EVIDENCE_FEATURES, evidence),
  }
}

/** Scores a variant as it would be clustered. */
export function scored(learned: AssignWeights, variant: Variant): { atArrival: Agreement; final: Agreement } {
  const active = createActiveClusters(rulesOf(learned))
  for (const article of variant.before) active.add(preparedOnce(article), article.id)
  const clusters = replay({ ...active, prepare: (article) => preparedOnce(article as GoldArticle) }, variant.articles)
  const kept = variant.articles.map((article, i) => ({ article, i })).filter(({ article }) => isLabelled(article))
  const score = (ids: readonly string[]) =>
    bcubed(
      kept.map(({ i }) => ids[i]!),
      kept.map(({ article }) => article.gold),
    )
  return { atArrival: score(clusters.atArrival), final: score(clusters.final) }
}
