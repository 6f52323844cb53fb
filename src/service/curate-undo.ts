/** Undoing an operator's correction: the state before it, as far as what happened later allows. */

import { ServiceError } from '../core/serving/errors.ts'
import { appendChanges } from '../store/changes.ts'
import { mergeOpenClusters, moveCluster, recountClusters } from '../store/clusters.ts'
import {
  findCluster,
  findSituation,
  findWhereabouts,
  followMerges,
  forgetSummaries,
  hideThinCluster,
  maintainHomesOf,
  moveArticles,
  regroupCluster,
  renameRecord,
  reopenClusterRow,
  retireClusterRow,
  unmarkArticles,
  unstepArticles,
} from '../store/curated-records.ts'
import {
  type Curation,
  findApartFrom,
  findCuration,
  findLaterCurations,
  keepApart,
  markUndone,
  releaseConstraints,
  restorePins,
  unpinClusters,
} from '../store/curations.ts'
import { writeAsOperator } from '../store/leases.ts'
import { mergeSituation, restoreSituation, settleCounts } from '../store/situation-ends.ts'
import type { CurateDeps } from './curate.ts'
import { liftBetweenClusters, liftBetweenSituations } from './curate-apart.ts'
import { type Before, beforeSchemas, type CurationKind, curationKindOf, type Home } from './curate-before.ts'
import { BY_HAND, byHand, refusal, type Work } from './curate-work.ts'
import { SHOWN_AGAIN_MS } from './form-tokens.ts'

export interface Undone {
  undone: number
  action: string
  record: string
  id: string
  /** So many of the events that a split took out of a situation went elsewhere since, and stay there. */
  elsewhere: number
}

/** Undoes one correction. The same person may ask twice, and is told again what was done. Throws `not_found` for a number that is unknown and `bad_request`, with the reason, for what cannot be undone. */
export async function undoCuration({ db, clock, newId, rules, actor }: CurateDeps, number: number): Promise<Undone> {
  const now = clock()
  return writeAsOperator(db, async (tx) => {
    const found = Number.isSafeInteger(number) && number > 0 ? await findCuration(tx, number) : undefined
    if (!found) throw new ServiceError('not_found', `there is no correction ${number}; \`sitrep curate list\` lists them`)
    const isSentAgain = found.undoneAt !== null && found.undoneBy === actor && now - found.undoneAt <= SHOWN_AGAIN_MS
    if (found.undoneAt !== null && !isSentAgain) throw refusal(`correction ${number} is undone already`)
    const kind = curationKindOf(found.action, found.record)
    if (!kind) throw refusal(`correction ${number} (${found.action} ${found.record}) is of a kind that this program does not know`)
    const work = { tx, now, newId, rules, reason: found.reason, actor }
    if (!isSentAgain) {
      await refuseIfOverlaid(work, found)
      await undoers[kind]({ ...work, curation: found })
      await markUndone(tx, number, { at: now, actor })
      await settleCounts(tx, now)
    }
    const elsewhere = kind === 'split situation' ? await eventsElsewhere({ ...work, curation: found }) : 0
    return { undone: number, action: found.action, record: found.record, id: found.recordId, elsewhere }
  })
}

/** A later correction of the same record stands on this one. */
async function refuseIfOverlaid({ tx }: Work, curation: Curation): Promise<void> {
  const later = (await findLaterCurations(tx, [curation.recordId], curation.id)).filter(
    // A title does not stand on members, nor members on a title.
    (other) => (other.action === 'rename') === (curation.action === 'rename'),
  )
  const [newest] = later
  // Members split off later do not stand on a split; each of the others ends or moves the record.
  if (newest && !(curation.action === 'split' && newest.action === 'split')) {
    throw refusal(`correction ${newest.id} (${newest.action}) of the same ${newest.record} came later: undo that first`)
  }
}

type Undoing = Work & { curation: Curation & { before: unknown } }

const undoers: Record<CurationKind, (undoing: Undoing) => Promise<void>> = {
  'merge situation': (undoing) => undoMergeSituation(undoing, beforeSchemas['merge situation'].parse(undoing.curation.before)),
  'split situation': (undoing) => undoSplitSituation(undoing, beforeSchemas['split situation'].parse(undoing.curation.before)),
  'retire situation': (undoing) => undoRetireSituation(undoing, beforeSchemas['retire situation'].parse(undoing.curation.before)),
  'conclude situation': (undoing) => undoEnd(undoing, beforeSchemas['conclude situation'].parse(undoing.curation.before)),
  'remove-archive situation': (undoing) => undoEnd(undoing, beforeSchemas['remove-archive situation'].parse(undoing.curation.before)),
  'rename situation': (undoing) => undoRename(undoing, beforeSchemas['rename situation'].parse(undoing.curation.before)),
  'merge cluster': (undoing) => undoMergeCluster(undoing, beforeSchemas['merge cluster'].parse(undoing.curation.before)),
  'split cluster': (undoing) => undoSplitCluster(undoing),
  'retire cluster': (undoing) => undoRetireCluster(undoing, beforeSchemas['retire cluster'].parse(undoing.curation.before)),
  'rename cluster': (undoing) => undoRename(undoing, beforeSchemas['rename cluster'].parse(undoing.curation.before)),
}

async function undoMergeSituation(undoing: Undoing, before: Before<'merge situation'>): Promise<void> {
  const { tx, curation } = undoing
  const { recordId, intoId } = curation
  if (!intoId) throw refusal(`correction ${curation.id} names no survivor`)
  await expectSituation(undoing, 'merged')
  await reviveSituation(undoing, { ...before, places: [null, await followMerges(tx, 'situation', intoId)] })
  await keepApart(tx, [...before.lifted, { record: 'situation', oneId: recordId, otherId: intoId, curationId: curation.id }])
}

async function undoRetireSituation(undoing: Undoing, before: Before<'retire situation'>): Promise<void> {
  await expectSituation(undoing, 'retired')
  await reviveSituation(undoing, { ...before, places: [null] })
}

/** It lives as it did, with the members that can return from these places, and is under no correction but the older ones. */
async function reviveSituation(
  undoing: Undoing,
  before: Before<'retire situation'> & { places: readonly (string | null)[] },
): Promise<void> {
  const { tx, curation } = undoing
  const { home, lifecycle, pins, places } = before
  const returning = await membersAbleToReturn(undoing, home, places)
  await restoreLifecycle(undoing, lifecycle)
  await unpinClusters(
    tx,
    returning.map((member) => member.clusterId),
  )
  await returnMembers(undoing, { to: curation.recordId, members: returning })
  await releaseConstraints(tx, curation.id)
  await restorePins(tx, { clusterIds: home.members.map((member) => member.clusterId), pins, curationId: curation.id })
}

/** What was split off goes back, with whatever joined it since: the operator says now that it is one affair. */
async function undoSplitSituation(undoing: Undoing, before: Before<'split situation'>): Promise<void> {
  const { tx, now, curation } = undoing
  const home = await standingHome(undoing, before.home)
  if (!home) throw refusal(`situation ${curation.recordId} has ended since: what was split off cannot go back`)
  const made = curation.intoId ? await findSituation(tx, { id: curation.intoId }) : undefined
  if (made?.state === 'concluded' || made?.state === 'removed')
    throw refusal(`situation ${made.id}, which was split off, has concluded since: its events cannot go back`)
  await releaseConstraints(tx, curation.id)
  if (made?.state === 'live') {
    await liftBetweenSituations(tx, made.id, home.id)
    await mergeSituation(tx, { from: made, into: home.id, step: byHand('undo', curation.id) }, now)
  }
  const returning = home.revived ? before.home.members : before.home.members.filter((member) => before.split.includes(member.clusterId))
  await returnMembers(undoing, { to: home.id, members: await present(undoing, { members: returning, to: home.id, places: [null] }) })
  await restorePins(tx, { clusterIds: before.split, pins: before.pins, curationId: curation.id })
}

async function eventsElsewhere({ tx, curation }: Undoing): Promise<number> {
  const { home, split } = beforeSchemas['split situation'].parse(curation.before)
  const homeId = await followMerges(tx, 'situation', home.situationId)
  const back = (await findWhereabouts(tx, split)).filter(({ situationId }) => situationId === homeId)
  return split.length - back.length
}

async function undoEnd(undoing: Undoing, before: Before<'conclude situation'>): Promise<void> {
  const { curation } = undoing
  await expectSituation(undoing, ...(curation.action === 'conclude' ? (['concluded', 'removed'] as const) : (['removed'] as const)))
  await restoreLifecycle(undoing, before.lifecycle)
}

async function undoRename(undoing: Undoing, before: Before<'rename situation'>): Promise<void> {
  const { tx, now, curation } = undoing
  const { record, recordId } = curation
  const renamed = record === 'situation' ? await findSituation(tx, { id: recordId }) : await findCluster(tx, { id: recordId })
  await renameRecord(tx, { record, id: recordId, title: before.title, pinned: before.titlePinned })
  if (renamed?.visible) await appendChanges(tx, [{ kind: `${record}.updated`, recordId, detail: { title: before.title } }], now)
}

async function undoMergeCluster(undoing: Undoing, before: Before<'merge cluster'>): Promise<void> {
  const { tx, now, rules, curation } = undoing
  const { recordId, intoId } = curation
  const cluster = await findCluster(tx, { id: recordId })
  if (!intoId || cluster?.state !== 'merged' || cluster.mergedInto !== intoId)
    throw refusal(`cluster ${recordId} is not as the correction left it`)
  const holderId = await followMerges(tx, 'cluster', intoId)
  await maintainHomesOf(tx, [holderId])
  await reopenClusterRow(tx, recordId)
  const moved = await moveArticles(tx, { articleIds: before.articles, from: holderId, to: recordId })
  await unstepArticles(tx, moved, curation.id)
  if (moved.length === 0)
    throw refusal(`none of its ${before.articles.length} articles is in cluster ${holderId} any more: they went elsewhere since`)
  await forgetSummaries(tx, moved.length < before.articles.length ? [recordId, holderId] : [holderId])
  await recountClusters(tx, [recordId, holderId], { minOutlets: rules.minOutlets, at: now })
  await releaseConstraints(tx, curation.id)
  await keepApart(tx, [...before.lifted, { record: 'cluster', oneId: recordId, otherId: intoId, curationId: curation.id }])
  await restoreHolder(undoing, { holderId, before })
  await comeHome(undoing, { clusterId: recordId, grouping: before.grouping, home: before.home })
  await restorePins(tx, { clusterIds: [recordId, intoId], pins: before.pins, curationId: curation.id })
  if (cluster.visible)
    await appendChanges(tx, [{ kind: 'cluster.restored', recordId, detail: { reason: 'undo', curation: curation.id } }], now)
}

/** The survivor of a merge that was undone: without the situation that came over with the other, and unseen again when it was before. */
async function restoreHolder(undoing: Undoing, { holderId, before }: { holderId: string; before: Before<'merge cluster'> }): Promise<void> {
  const { tx, now, rules, curation } = undoing
  const holder = await findCluster(tx, { id: holderId })
  if (holder?.state !== 'open') return
  const homeId = before.home && (await followMerges(tx, 'situation', before.home.situationId))
  if (before.into.situationId === null && homeId !== null && holder.situationId === homeId) {
    await moveCluster(tx, { clusterId: holderId, to: null, grouping: byHand('undo', curation.id) }, now)
    await unpinClusters(tx, [holderId])
    await regroupCluster(tx, holderId)
  }
  if (holderId === curation.intoId && !before.into.visible) await hideThinCluster(tx, holderId, rules.minOutlets)
  await retireIfEmpty(undoing, holderId)
}

async function retireIfEmpty({ tx, now }: Work, clusterId: string): Promise<void> {
  if (!(await isEmpty(tx, clusterId))) return
  await retireClusterRow(tx, clusterId, now)
  await appendChanges(tx, [{ kind: 'cluster.retired', recordId: clusterId, detail: { reason: 'no_articles' } }], now)
}

async function isEmpty(tx: Work['tx'], clusterId: string): Promise<boolean> {
  const [found] = await findWhereabouts(tx, [clusterId])
  return found?.articles === 0
}

async function undoSplitCluster(undoing: Undoing): Promise<void> {
  const { tx, now, rules, curation } = undoing
  const { recordId, intoId } = curation
  const whole = await findCluster(tx, { id: recordId })
  const part = intoId ? await findCluster(tx, { id: intoId }) : undefined
  if (whole?.state !== 'open') throw refusal(`cluster ${recordId} was ${whole?.state ?? 'lost'} since: the articles cannot go back`)
  if (part?.state !== 'open') throw refusal(`the cluster that was split off was ${part?.state ?? 'lost'} since: undo that first`)
  const { articles } = beforeSchemas['split cluster'].parse(curation.before)
  await liftBetweenClusters(tx, part, whole)
  await moveArticles(tx, { articleIds: articles, from: part.id, to: recordId })
  await unmarkArticles(tx, articles)
  await mergeOpenClusters(tx, [{ from: part.id, into: recordId, why: byHand('undo', curation.id) }], now)
  await recountClusters(tx, [recordId], { minOutlets: rules.minOutlets, at: now })
  await releaseConstraints(tx, curation.id)
  if (part.visible)
    await appendChanges(tx, [{ kind: 'cluster.merged', recordId: part.id, detail: { into: recordId, reason: BY_HAND } }], now)
}

async function undoRetireCluster(undoing: Undoing, before: Before<'retire cluster'>): Promise<void> {
  const { tx, now, rules, curation } = undoing
  const { recordId } = curation
  const cluster = await findCluster(tx, { id: recordId })
  if (cluster?.state !== 'retired') throw refusal(`cluster ${recordId} is not retired`)
  if (await isEmpty(tx, recordId)) throw refusal(`cluster ${recordId} has no articles any more: they went elsewhere since`)
  await reopenClusterRow(tx, recordId)
  await recountClusters(tx, [recordId], { minOutlets: rules.minOutlets, at: now })
  await releaseConstraints(tx, curation.id)
  await comeHome(undoing, { clusterId: recordId, grouping: before.grouping, home: before.home })
  await restorePins(tx, { clusterIds: [recordId], pins: before.pins, curationId: curation.id })
  if (cluster.visible)
    await appendChanges(tx, [{ kind: 'cluster.restored', recordId, detail: { reason: 'undo', curation: curation.id } }], now)
}

/** A cluster that is open again goes back to its situation, where that still stands, together with members that were left alone. */
async function comeHome(
  undoing: Undoing,
  coming: { clusterId: string; grouping: Record<string, unknown> | null; home: Home | null },
): Promise<void> {
  const { clusterId, grouping, home } = coming
  if (!home) return
  // A concluded one is still read, and one whose archive was removed may be again.
  const standing = await standingHome(undoing, home, { orConcluded: true })
  if (!standing) return
  const others = standing.revived ? home.members.filter((member) => member.clusterId !== clusterId) : []
  const returning = await present(undoing, { members: [{ clusterId, grouping }, ...others], to: standing.id, places: [null] })
  await returnMembers(undoing, { to: standing.id, members: returning })
}

/** The situation that a home is now: through its merges, and as it was before when the pipeline retired it for want of members. Null when it ended otherwise. */
async function standingHome(undoing: Undoing, home: Home, { orConcluded = false } = {}): Promise<{ id: string; revived: boolean } | null> {
  const { tx, curation } = undoing
  const id = await followMerges(tx, 'situation', home.situationId)
  const found = await findSituation(tx, { id })
  const isConcluded = found?.state === 'concluded' || found?.state === 'removed'
  if (found?.state === 'live' || (isConcluded && orConcluded)) return { id, revived: false }
  if (found?.state !== 'retired' || id !== home.situationId) return null
  const { concludedAt } = found
  if (concludedAt !== null && !orConcluded) return null
  const byHand = (await findLaterCurations(tx, [id], curation.id)).some((later) => later.action === 'retire')
  if (byHand) return null
  const state = concludedAt === null ? 'live' : 'concluded'
  await restoreLifecycle({ ...undoing, curation: { ...curation, recordId: id } }, { state, concludedAt, transitionAt: null })
  return { id, revived: true }
}

async function expectSituation({ tx, curation }: Undoing, ...states: string[]): Promise<void> {
  const found = await findSituation(tx, { id: curation.recordId })
  if (found && states.includes(found.state) && (found.state !== 'merged' || found.mergedInto === curation.intoId)) return
  throw refusal(`situation ${curation.recordId} is ${found?.state ?? 'lost'}, not as the correction left it`)
}

function restoreLifecycle({ tx, now, curation }: Undoing, lifecycle: Before<'conclude situation'>['lifecycle']): Promise<void> {
  return restoreSituation(tx, { id: curation.recordId, ...lifecycle, reason: 'undo' }, now)
}

/** The former members that still stand where the correction left them. A situation needs two, or all that it had. */
async function membersAbleToReturn(undoing: Undoing, home: Home, places: readonly (string | null)[]): Promise<Home['members']> {
  const returning = await present(undoing, { members: home.members, to: home.situationId, places })
  if (returning.length < Math.min(2, home.members.length)) {
    const moved = home.members.length - returning.length
    throw refusal(
      `${moved} of its ${home.members.length} clusters went elsewhere since (merged, moved, retired or pinned), and a situation needs two`,
    )
  }
  return returning
}

/**
 * Of these members, the open ones in one of these places that no later correction holds there or keeps from where they are going. A later
 * merge of the whole situation is no word on each of its members.
 */
async function present(
  { tx, curation }: Undoing,
  asked: { members: Home['members']; to: string; places: readonly (string | null)[] },
): Promise<Home['members']> {
  const apart = new Set((await findApartFrom(tx, asked.to)).filter((pair) => pair.curationId !== curation.id).map((pair) => pair.otherId))
  const rows = await findWhereabouts(
    tx,
    asked.members.map((member) => member.clusterId),
  )
  const able = new Set(
    rows
      .filter((row) => row.state === 'open' && asked.places.includes(row.situationId) && !apart.has(row.clusterId))
      .filter((row) => row.pinnedBy === null || row.pinnedBy <= curation.id || row.pinnedByMerge)
      .map((row) => row.clusterId),
  )
  return asked.members.filter((member) => able.has(member.clusterId))
}

async function returnMembers({ tx, now, curation }: Undoing, returned: { to: string; members: Home['members'] }): Promise<void> {
  for (const { clusterId, grouping } of returned.members) {
    await moveCluster(tx, { clusterId, to: returned.to, grouping: grouping ?? byHand('undo', curation.id) }, now)
  }
}
