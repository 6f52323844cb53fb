/** An operator's corrections of clusters. */

import { appendChanges } from '../store/changes.ts'
import { insertClusters, mergeOpenClusters, recountClusters } from '../store/clusters.ts'
import {
  type CuratedCluster,
  findArticlesOf,
  findMembersOf,
  forgetSummaries,
  maintainHomesOf,
  moveArticles,
  retireClusterRow,
} from '../store/curated-records.ts'
import { findPins, keepApart, unpinClusters } from '../store/curations.ts'
import type { Queryable } from '../store/database.ts'
import { liftBetweenClusters } from './curate-apart.ts'
import type { Home } from './curate-before.ts'
import { BY_HAND, byHand, type Curated, homeOf, openCluster, record, refusal, SPLIT_MEMBERS_MAX, type Work } from './curate-work.ts'
import { uuidOf } from './record-key.ts'

export async function mergeClusters(work: Work, merge: { id: string; into: string }): Promise<Curated> {
  const { tx, now, rules } = work
  const from = await openCluster(tx, merge.id)
  const into = await openCluster(tx, merge.into)
  if (from.id === into.id) throw refusal('a cluster cannot be merged into itself')
  if (from.visible && into.slug === null) throw refusal(`cluster "${merge.into}" has no page yet: merge it the other way round`)
  const curated = await record(
    work,
    { action: 'merge', record: 'cluster', recordId: from.id, intoId: into.id },
    {
      articles: await findArticlesOf(tx, from.id),
      grouping: from.grouping,
      home: await homeOfCluster(tx, from),
      into: { visible: into.visible, situationId: into.situationId },
      pins: await findPins(tx, [from.id, into.id]),
      lifted: await liftBetweenClusters(tx, from, into),
    },
  )
  await mergeOpenClusters(tx, [{ from: from.id, into: into.id, why: byHand('merge', curated.curation) }], now)
  await recountClusters(tx, [into.id], { minOutlets: rules.minOutlets, at: now })
  if (from.visible)
    await appendChanges(tx, [{ kind: 'cluster.merged', recordId: from.id, detail: { into: into.id, reason: BY_HAND } }], now)
  return curated
}

async function homeOfCluster(tx: Queryable, cluster: CuratedCluster): Promise<Home | null> {
  if (cluster.situationId === null) return null
  return homeOf(cluster.situationId, await findMembersOf(tx, cluster.situationId))
}

export async function splitCluster(work: Work, split: { id: string; articles: readonly string[] }): Promise<Curated> {
  const { tx, now, newId, rules } = work
  const from = await openCluster(tx, split.id)
  if (split.articles.length === 0 || split.articles.length > SPLIT_MEMBERS_MAX)
    throw refusal(`name 1 to ${SPLIT_MEMBERS_MAX} articles to split off`)
  const members = new Set(await findArticlesOf(tx, from.id))
  const articleIds = [...new Set(split.articles.map((name) => memberIn(members, name, split.id)))]
  if (articleIds.length === members.size) throw refusal(`those are all articles of cluster "${split.id}"`)
  const to = newId()
  const curated = await record(work, { action: 'split', record: 'cluster', recordId: from.id, intoId: to }, { articles: articleIds })
  await insertClusters(tx, [{ id: to, publishedAt: now }])
  await moveArticles(tx, { articleIds, from: from.id, to, curationId: curated.curation })
  await forgetSummaries(tx, [from.id])
  await recountClusters(tx, [from.id, to], { minOutlets: rules.minOutlets, at: now })
  await maintainHomesOf(tx, [from.id])
  await keepApart(tx, [{ record: 'cluster', oneId: from.id, otherId: to, curationId: curated.curation }])
  return curated
}

function memberIn(members: ReadonlySet<string>, name: string, cluster: string): string {
  const id = uuidOf(name)
  if (!id || !members.has(id))
    throw refusal(`cluster "${cluster}" has no article with the id "${name}"; \`sitrep explain cluster\` lists them`)
  return id
}

export async function retireCluster(work: Work, retire: { id: string }): Promise<Curated> {
  const { tx, now } = work
  const cluster = await openCluster(tx, retire.id)
  const curated = await record(
    work,
    { action: 'retire', record: 'cluster', recordId: cluster.id, intoId: null },
    { grouping: cluster.grouping, home: await homeOfCluster(tx, cluster), pins: await findPins(tx, [cluster.id]) },
  )
  await retireClusterRow(tx, cluster.id, now)
  await unpinClusters(tx, [cluster.id])
  if (cluster.visible) await appendChanges(tx, [{ kind: 'cluster.retired', recordId: cluster.id, detail: { reason: BY_HAND } }], now)
  return curated
}
