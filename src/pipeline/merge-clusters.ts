// Stage: clusters that turned out to be one. What came near another while articles were assigned is merged at once where there is little doubt;
// a cluster that nothing joined for some days is looked at once more, by a lower bar.

import { amongAll } from '../core/clusters/assign.ts'
import { assignRules } from '../core/clusters/assign-rules.ts'
import { MERGE_RIPE_MS, type MergeProposal } from '../core/clusters/merge.ts'
import { SPLIT_MEMBERS_MAX } from '../core/clusters/split.ts'
import { findJudgedMembers, type StoredArticle } from '../store/articles.ts'
import { appendChanges } from '../store/changes.ts'
import { findSettled, mergeOpenClusters, recountClusters } from '../store/clusters.ts'
import { findForbiddenMerges } from '../store/curations.ts'
import type { Queryable } from '../store/database.ts'
import { writeUnderLease } from '../store/leases.ts'
import { findMergeDue, markLooked, markRejoined } from '../store/pipeline-state.ts'
import { type Memory, NO_VECTORS, prepareMembers } from './memory.ts'
import type { StageContext, StageOutcome } from './stage.ts'

const RIPE_CLUSTERS = 500
/** Merges whose articles are read at once: bounds the memory. */
const READ_PROPOSALS = 20

/** Merges clusters that took articles lately with what these came near. */
export async function mergeTouched(context: StageContext): Promise<StageOutcome> {
  const { memory } = context
  const proposals = await ofOneEvent(context, memory.clusters.mergeProposals(memory.touched, { early: true }))
  memory.touched.clear()
  if (proposals.length === 0) return { done: 0, more: false }
  const kept = await writeUnderLease(context, (tx) => applyAll(context, tx, proposals))
  for (const id of [...proposals.map(({ into }) => into), ...kept]) memory.touched.set(id, null)
  return { done: kept.length, more: kept.length > 0 }
}

/** Looks once more at a batch of clusters whose newest article is so old by `time`, or at any that changed. `done` counts those looked at. */
export async function mergeRipe(context: StageContext, time: number | 'any'): Promise<StageOutcome> {
  const { db, memory, caution } = context
  const most = caution.most('merge', RIPE_CLUSTERS)
  const due = await findMergeDue(db, { until: time === 'any' ? null : time - MERGE_RIPE_MS, limit: most })
  if (due.length === 0) return { done: 0, more: false }
  caution.take('merge', due)
  const ripe = memory.clusters.mergeProposals(amongAll(due)).filter((proposal) => isSure(proposal) || !endsSituation(context, proposal))
  const proposals = await ofOneEvent(context, ripe)
  await writeUnderLease(context, async (tx) => {
    await markLooked(tx, due)
    // What another was merged into changed: it is due anew.
    await applyAll(context, tx, proposals)
  })
  caution.rest()
  return { done: due.length, more: true }
}

const isSure = ({ score }: MergeProposal): boolean => score > assignRules.earlyMergeBar

/** Whether a situation would be left with one event. It was told that these are two: to be told otherwise, and to lose an id, takes as much as an early merge. */
function endsSituation({ memory: { situations } }: StageContext, { from, into }: MergeProposal): boolean {
  const [left, kept] = [situations.situationOf(from), situations.situationOf(into)]
  return left !== null && kept !== null && situations.membersOf(left).length === 2
}

/** Gives the survivors. */
async function applyAll(context: StageContext, tx: Queryable, proposals: readonly MergeProposal[]): Promise<string[]> {
  const { memory, now, rules, log } = context
  const kept: string[] = []
  const settled = await findSettled(
    tx,
    proposals.flatMap(({ from, into }) => [from, into]),
  )
  const isTurned = ({ from, into }: MergeProposal) => settled.has(from) && !settled.has(into)
  for (const wave of wavesOf(proposals)) {
    // One that says something never yields to one that was never settled: readers would see an event without a title.
    const possible = wave
      .map((proposal) => (isTurned(proposal) ? { ...proposal, from: proposal.into, into: proposal.from } : proposal))
      .filter((merge) => mayStillMerge(memory, merge))
    // The store knows more: who stands in a situation that has ended, or was forgotten.
    const forbidden = await findForbiddenMerges(tx, possible)
    const merges = possible.filter(({ from }) => !forbidden.has(from))
    await mergeAll(context, tx, merges)
    kept.push(...merges.map(({ into }) => into))
  }
  await recountClusters(tx, kept, { minOutlets: rules.minOutlets, at: now })
  // Of three parts any two may be one event to a merge, and one of them another to a split: taken in turns that would have no end.
  await markRejoined(tx, kept)
  if (kept.length > 0) log.info('clusters.merged', { merged: kept.length })
  return kept
}

/** Whether what came before in this sweep left both, and nothing that an operator keeps apart from what came to either. */
function mayStillMerge({ clusters, situations }: Memory, { from, into }: MergeProposal): boolean {
  return clusters.has(from) && clusters.has(into) && !clusters.areApart(from, into) && situations.mayBecomeOne(from, into)
}

/** The proposals less those whose articles, read once more, tell two events. */
async function ofOneEvent({ db, memory }: StageContext, proposals: readonly MergeProposal[]): Promise<MergeProposal[]> {
  const kept: MergeProposal[] = []
  for (let at = 0; at < proposals.length; at += READ_PROPOSALS) {
    const some = proposals.slice(at, at + READ_PROPOSALS)
    const doubtful = some.filter(({ from, into }) => Math.min(memory.clusters.count(from), memory.clusters.count(into)) > 1)
    const ids = [...new Set(doubtful.flatMap(({ from, into }) => [from, into]))]
    const members = Map.groupBy(ids.length === 0 ? [] : await findJudgedMembers(db, ids, SPLIT_MEMBERS_MAX), (article) => article.clusterId)
    const read = (id: string) => prepareMembers(memory, readable(members.get(id) ?? []), NO_VECTORS)
    kept.push(
      ...some.filter(
        (proposal) => !doubtful.includes(proposal) || !memory.clusters.tellTwoEvents(read(proposal.from), read(proposal.into)),
      ),
    )
  }
  return kept
}

function readable<T extends StoredArticle>(articles: readonly T[]): T[] {
  return articles.filter((article) => !article.isTextRemoved)
}

/** The proposals in their order, cut wherever a cluster is named again: what becomes of it then depends on what came before. */
function wavesOf(proposals: readonly MergeProposal[]): MergeProposal[][] {
  const waves: MergeProposal[][] = []
  let named = new Set<string>()
  for (const proposal of proposals) {
    const { from, into } = proposal
    if (waves.length === 0 || named.has(from) || named.has(into)) {
      waves.push([])
      named = new Set()
    }
    waves.at(-1)?.push(proposal)
    named.add(from).add(into)
  }
  return waves
}

async function mergeAll({ memory, now }: StageContext, tx: Queryable, merges: readonly MergeProposal[]): Promise<void> {
  if (merges.length === 0) return
  const merged = await mergeOpenClusters(
    tx,
    merges.map(({ from, into, ...why }) => ({ from, into, why: { action: 'merge' as const, ...why } })),
    now,
  )
  for (const { from, into } of merges) {
    memory.clusters.merge(from, into)
    memory.situations.mergeClusters(from, into)
  }
  // Nothing joins an event of a situation that has ended.
  for (const { into, inherited, isOver } of merged) {
    if (isOver) memory.situations.remove(into)
    else if (inherited) memory.situations.move(into, inherited)
  }
  const visible = new Set(merged.flatMap(({ id, wasVisible }) => (wasVisible ? [id] : [])))
  const changes = merges
    .filter(({ from }) => visible.has(from))
    .map(({ from, into, reason, score }) => ({ kind: 'cluster.merged' as const, recordId: from, detail: { into, reason, score } }))
  await appendChanges(tx, changes, now)
}
