import type { PreparedArticle } from './assign-prepare.ts'
import { named } from './assign-rules.ts'
import { MERGE_FEATURES, type MergeProposal } from './merge.ts'

/**
 * A cluster that turned out to hold two events: reports that were chained, each like the one before.
 *
 * Its articles are put together anew, as if each were a cluster of its own, by the same score that merges clusters. It is split when two parts
 * come about that several outlets report each, and that score far below the bar at which they would be merged: so far that what was split is
 * not merged again by the next article, nor what was merged split.
 */
export interface SplitProposal {
  /** What is split off: the smaller part. */
  readonly articles: readonly string[]
  readonly score: number
  readonly reason: 'two_events'
  readonly features: Readonly<Record<string, number>>
}

/** Clusters that are tried out. */
export interface Aside {
  readonly mergeBar: number
  add(prepared: PreparedArticle, clusterId: string): void
  clusterOf(articleId: string): string | null
  proposals(): MergeProposal[]
  /** The cluster that is nearest to another, and how near. */
  nearest(
    clusterId: string,
  ): { readonly clusterId: string; readonly score: number; readonly cosine: number; readonly features: Float64Array } | undefined
  merge(from: string, into: string): void
}

export const SPLIT_MEMBERS_MIN = 4
/** More articles are not put together anew: bounds the time, and what so many agree on is one event. */
export const SPLIT_MEMBERS_MAX = 60
/** How much a cluster grows before it is tried again. */
export const SPLIT_GROWTH = 1.5
const OUTLETS_MIN = 2
/** How far below the bar for merging; chosen on the labelled sets (docs/quality.md). */
const SPLIT_MARGIN = 4
const NOTHING_SHARED_SCORE = -10
const ROUNDS_MAX = 8

export function proposeSplit(aside: Aside, members: readonly PreparedArticle[]): SplitProposal | null {
  if (members.length < SPLIT_MEMBERS_MIN || members.length > SPLIT_MEMBERS_MAX) return null
  for (const member of members) aside.add(member, (member.copyOf === null ? null : aside.clusterOf(member.copyOf)) ?? member.id)
  mergeLike(aside)
  while (partsOf(aside, members).length > 2) if (!mergeWeakest(aside, partsOf(aside, members))) return null
  const [kept, gone] = partsOf(aside, members)
  if (!kept || !gone || Math.min(kept.outlets, gone.outlets) < OUTLETS_MIN) return null
  const between = aside.nearest(gone.id)
  const score = between?.score ?? NOTHING_SHARED_SCORE
  if (score >= aside.mergeBar - SPLIT_MARGIN) return null
  return {
    articles: gone.articles,
    score,
    reason: 'two_events',
    features: between ? named(MERGE_FEATURES, between.features, between.cosine) : {},
  }
}

function mergeLike(aside: Aside): void {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const busy = new Set<string>()
    for (const { from, into } of aside.proposals()) {
      if (busy.has(from) || busy.has(into)) continue
      aside.merge(from, into)
      busy.add(from).add(into)
    }
    if (busy.size === 0) return
  }
}

/** Puts a part that too few outlets report, or else the best fitting one, where it fits best. False when none fits anywhere. */
function mergeWeakest(aside: Aside, parts: readonly Part[]): boolean {
  const weak = parts.filter(({ outlets }) => outlets < OUTLETS_MIN)
  const pairs = (weak.length > 0 ? weak : parts).flatMap(({ id }) => {
    const near = aside.nearest(id)
    return near ? [{ id, into: near.clusterId, score: near.score }] : []
  })
  const [best] = pairs.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  if (!best) return false
  aside.merge(best.id, best.into)
  return true
}

interface Part {
  readonly id: string
  readonly articles: readonly string[]
  /** Those that copy nothing. */
  readonly outlets: number
}

/** The greatest first; of equals the one with the earlier article. */
function partsOf(aside: Aside, members: readonly PreparedArticle[]): Part[] {
  const parts = Map.groupBy(members, (member) => aside.clusterOf(member.id) ?? '')
  return [...parts]
    .map(([id, articles]) => ({
      id,
      articles: articles.map((article) => article.id),
      outlets: new Set(articles.filter(({ copyOf }) => copyOf === null).map(({ sourceHost }) => sourceHost)).size,
    }))
    .sort((a, b) => b.articles.length - a.articles.length)
}
