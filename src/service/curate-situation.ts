/** An operator's corrections of situations. */

import { appendChanges } from '../store/changes.ts'
import { moveCluster } from '../store/clusters.ts'
import { type CuratedMember, type CuratedSituation, findMembersOf } from '../store/curated-records.ts'
import { findPins, keepApart, pinClusters, unpinClusters } from '../store/curations.ts'
import { concludeSituation, mergeSituation, removeSituation, retireSituation } from '../store/situation-ends.ts'
import { openSituation } from '../store/situations.ts'
import { liftBetweenSituations } from './curate-apart.ts'
import type { Before } from './curate-before.ts'
import {
  BY_HAND,
  byHand,
  type Curated,
  homeOf,
  liveSituation,
  openCluster,
  record,
  refusal,
  SPLIT_MEMBERS_MAX,
  type Work,
} from './curate-work.ts'

export async function mergeSituations(work: Work, merge: { id: string; into: string }): Promise<Curated> {
  const { tx, now } = work
  const from = await liveSituation(tx, merge.id, { orConcluded: true })
  const into = await liveSituation(tx, merge.into)
  if (from.id === into.id) throw refusal('a situation cannot be merged into itself')
  if (from.visible && !into.visible) throw refusal(`situation "${merge.into}" is not published yet: merge it the other way round`)
  const members = await findMembersOf(tx, from.id)
  const clusterIds = members.map((member) => member.clusterId)
  const curated = await record(
    work,
    { action: 'merge', record: 'situation', recordId: from.id, intoId: into.id },
    {
      lifecycle: lifecycleOf(from),
      home: homeOf(from.id, members),
      pins: await findPins(tx, clusterIds),
      lifted: await liftBetweenSituations(tx, from.id, into.id),
    },
  )
  await mergeSituation(tx, { from, into: into.id, step: byHand('merge', curated.curation) }, now)
  await pinClusters(tx, { clusterIds, situationId: into.id, curationId: curated.curation })
  return curated
}

export async function splitSituation(work: Work, split: { id: string; clusters: readonly string[] }): Promise<Curated> {
  const { tx, now, newId } = work
  const from = await liveSituation(tx, split.id)
  if (split.clusters.length === 0 || split.clusters.length > SPLIT_MEMBERS_MAX)
    throw refusal(`name 1 to ${SPLIT_MEMBERS_MAX} clusters to split off`)
  const leaving = new Map<string, string>()
  for (const name of split.clusters) {
    const cluster = await openCluster(tx, name)
    if (cluster.situationId !== from.id) throw refusal(`cluster "${name}" is not in situation "${split.id}"`)
    leaving.set(cluster.id, cluster.title)
  }
  const members = await findMembersOf(tx, from.id)
  if (leaving.size === members.length) throw refusal(`that is all of situation "${split.id}": retire it instead`)
  const clusterIds = [...leaving.keys()]
  const to = clusterIds.length > 1 ? newId() : null
  const curated = await record(
    work,
    { action: 'split', record: 'situation', recordId: from.id, intoId: to },
    { home: homeOf(from.id, members), split: clusterIds, pins: await findPins(tx, clusterIds) },
  )
  const { curation } = curated
  if (to) await openSituation(tx, { id: to, title: [...leaving.values()][0] ?? '' }, now)
  for (const clusterId of clusterIds) {
    await moveCluster(tx, { clusterId, to, grouping: byHand('split', curation) }, now)
  }
  await tellMoves(work, { clusterIds, from, to })
  // One that leaves alone is free: what an earlier correction said of its place holds no longer.
  await (to ? pinClusters(tx, { clusterIds, situationId: to, curationId: curation }) : unpinClusters(tx, clusterIds))
  const apart = to ? [to, ...clusterIds] : clusterIds
  await keepApart(
    tx,
    apart.map((oneId) => ({ record: 'situation', oneId, otherId: from.id, curationId: curation })),
  )
  return curated
}

/** Records for readers that clusters went from one situation to another, or to none. */
async function tellMoves(
  { tx, now }: Work,
  moved: { clusterIds: readonly string[]; from: { id: string }; to: string | null },
): Promise<void> {
  const { clusterIds, from, to } = moved
  await appendChanges(
    tx,
    clusterIds.flatMap((cluster) => [
      { kind: 'situation.left' as const, recordId: from.id, detail: { cluster, to, reason: BY_HAND } },
      ...(to ? [{ kind: 'situation.joined' as const, recordId: to, detail: { cluster, from: from.id, reason: BY_HAND } }] : []),
    ]),
    now,
  )
}

export async function retireSituationByHand(
  work: Work,
  retire: { id: string; movedTo: { cluster: string } | 'newest' | 'none' },
): Promise<Curated> {
  const { tx, now } = work
  const from = await liveSituation(tx, retire.id, { orConcluded: true })
  const members = await findMembersOf(tx, from.id)
  const clusterIds = members.map((member) => member.clusterId)
  const movedTo = await successorOf(work, retire.movedTo, members)
  const curated = await record(
    work,
    { action: 'retire', record: 'situation', recordId: from.id, intoId: movedTo },
    { lifecycle: lifecycleOf(from), home: homeOf(from.id, members), pins: await findPins(tx, clusterIds) },
  )
  await retireSituation(tx, { from, movedTo, reason: BY_HAND }, now)
  await pinClusters(tx, { clusterIds, situationId: null, curationId: curated.curation })
  return curated
}

async function successorOf(
  { tx }: Work,
  movedTo: { cluster: string } | 'newest' | 'none',
  members: readonly CuratedMember[],
): Promise<string | null> {
  if (movedTo === 'none') return null
  if (movedTo === 'newest') return members.find((member) => member.visible)?.clusterId ?? null
  const cluster = await openCluster(tx, movedTo.cluster)
  if (!cluster.visible) throw refusal(`cluster "${movedTo.cluster}" is not published yet, so nothing can lead to it`)
  return cluster.id
}

export async function concludeSituationByHand(work: Work, conclude: { id: string }): Promise<Curated> {
  const { tx, now, rules } = work
  const from = await liveSituation(tx, conclude.id)
  if (!from.visible) throw refusal(`situation "${conclude.id}" is not published: nobody sees it`)
  const curated = await record(
    work,
    { action: 'conclude', record: 'situation', recordId: from.id, intoId: null },
    { lifecycle: lifecycleOf(from) },
  )
  await concludeSituation(tx, { from, archiveDays: rules.archiveDays, reason: BY_HAND }, now)
  return curated
}

export async function removeArchive(work: Work, remove: { id: string }): Promise<Curated> {
  const { tx, now, rules } = work
  const from = await liveSituation(tx, remove.id, { orConcluded: true })
  if (!from.visible) throw refusal(`situation "${remove.id}" is not published: nobody sees it`)
  const curated = await record(
    work,
    { action: 'remove-archive', record: 'situation', recordId: from.id, intoId: null },
    { lifecycle: lifecycleOf(from) },
  )
  if (from.state === 'live') await concludeSituation(tx, { from, archiveDays: rules.archiveDays, reason: BY_HAND }, now)
  await removeSituation(tx, { from, reason: BY_HAND }, now)
  return curated
}

function lifecycleOf(situation: CuratedSituation): Before<'conclude situation'>['lifecycle'] {
  const { concludedAt, transitionAt } = situation
  return { state: situation.state === 'concluded' ? 'concluded' : 'live', concludedAt, transitionAt }
}
