/** What an operator brings together is no longer kept apart, whatever was said before. */

import { type CuratedCluster, findMembersOf } from '../store/curated-records.ts'
import { type ApartPair, liftApart } from '../store/curations.ts'
import type { Queryable } from '../store/database.ts'

/** Said to be one event, two clusters are no longer kept apart, nor either from the situation that they are in then. */
export async function liftBetweenClusters(tx: Queryable, from: CuratedCluster, into: CuratedCluster): Promise<ApartPair[]> {
  const home = into.situationId ?? from.situationId
  return [
    ...(await liftApart(tx, { record: 'cluster', these: [from.id], those: [into.id] })),
    ...(home === null ? [] : await liftApart(tx, { record: 'situation', these: [from.id, into.id], those: [home] })),
  ]
}

/** Said to be one affair, two situations are no longer kept apart, nor their events from either. */
export async function liftBetweenSituations(tx: Queryable, from: string, into: string): Promise<ApartPair[]> {
  const [these, those] = [await withMembers(tx, from), await withMembers(tx, into)]
  return liftApart(tx, { record: 'situation', these, those })
}

async function withMembers(tx: Queryable, situationId: string): Promise<string[]> {
  return [situationId, ...(await findMembersOf(tx, situationId)).map(({ clusterId }) => clusterId)]
}
