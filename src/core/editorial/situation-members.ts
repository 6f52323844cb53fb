/** The member clusters of a situation as its title and summary read them. */

import { termsOf } from '../text/content-terms.ts'
import { compareText, majorityLanguage } from './summary-members.ts'

const CLUSTERS_CONSIDERED_MAX = 60

export interface MemberCluster {
  id: string
  title: string
  summary: string
  publishedAt: number
  updatedAt: number
  outlets: number
  significance: number
  keywords: readonly string[]
  language: string
}

/** The newest and the most significant members; a long affair has hundreds. Oldest first. */
export function consideredOf(clusters: readonly MemberCluster[]): MemberCluster[] {
  const half = CLUSTERS_CONSIDERED_MAX / 2
  const newest = clusters.toSorted((a, b) => b.publishedAt - a.publishedAt || compareText(a.id, b.id)).slice(0, half)
  const greatest = clusters
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.publishedAt - b.publishedAt || compareText(a.id, b.id))
    .slice(0, half)
  const chosen = new Map([...newest, ...greatest].map((cluster) => [cluster.id, cluster]))
  return [...chosen.values()].toSorted((a, b) => a.publishedAt - b.publishedAt || compareText(a.id, b.id))
}

export function weightOf(cluster: MemberCluster): number {
  return cluster.significance + 0.5 * Math.log2(1 + cluster.outlets)
}

export function languageOf(clusters: readonly MemberCluster[]): string {
  return majorityLanguage(clusters.map(({ language, id }) => ({ language, sourceHost: id })))
}

/** Term → share of members that are about it, keywords and titles counted, weighed by what the members matter. */
export function themesOf(clusters: readonly MemberCluster[]): Map<string, number> {
  const themes = new Map<string, number>()
  let all = 0
  for (const cluster of clusters) {
    const weight = weightOf(cluster)
    all += weight
    const terms = new Set([
      ...termsOf(cluster.title, cluster.language),
      ...cluster.keywords.slice(0, 10).flatMap((keyword) => termsOf(keyword, cluster.language)),
    ])
    for (const term of terms) themes.set(term, (themes.get(term) ?? 0) + weight)
  }
  for (const [term, weight] of themes) themes.set(term, weight / Math.max(1e-9, all))
  return themes
}
