// The profile of a cluster by which it is linked to others: what it says, where, about what, and when.

import type { OutletHabits } from '../core/articles/outlet-habits.ts'
import { namingKeywords } from '../core/editorial/naming-keywords.ts'
import { headlineOf } from '../core/editorial/title.ts'
import type { ClusterProfile } from '../core/situations/link.ts'
import { findMembers } from '../store/articles.ts'
import type { Queryable } from '../store/database.ts'
import type { GroupableCluster } from '../store/pipeline-state.ts'

const PROFILE_ARTICLES = 10
const LEAD_CHARACTERS = 200
const PROFILE_CHARACTERS_MAX = 3_000

/** Profiles of clusters, in their order. */
export async function profilesOf<Cluster extends GroupableCluster>(
  { db, habits }: { db: Queryable; habits: OutletHabits },
  clusters: readonly Cluster[],
): Promise<{ cluster: Cluster; profile: ClusterProfile }[]> {
  if (clusters.length === 0) return []
  const members = await findMembers(
    db,
    clusters.map((cluster) => cluster.id),
    PROFILE_ARTICLES,
  )
  const texts = new Map<string, string[]>()
  for (const member of members.map(habits.without)) {
    const text = `${headlineOf(member)}. ${(member.summary || member.body).slice(0, LEAD_CHARACTERS)}`
    texts.set(member.clusterId, [...(texts.get(member.clusterId) ?? []), text])
  }
  return clusters.map((cluster) => ({ cluster, profile: profileOf(cluster, texts.get(cluster.id) ?? []) }))
}

function profileOf(cluster: GroupableCluster, texts: readonly string[]): ClusterProfile {
  return {
    id: cluster.id,
    title: cluster.title,
    text: [cluster.summaryFull, ...texts].join('\n').slice(0, PROFILE_CHARACTERS_MAX),
    language: cluster.language,
    names: namingKeywords(cluster.keywords, { language: cluster.language, reports: texts.join('\n') }),
    countries: cluster.countries,
    categories: cluster.categories,
    outlets: cluster.sourceCount,
    publishedAt: cluster.publishedAt,
    updatedAt: cluster.updatedAt,
  }
}
