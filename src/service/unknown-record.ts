/**
 * The refusal of an id or slug that names no record of the kind that was asked for. Events and situations are asked for in different places and
 * their ids look alike, so whoever brought one to the other's place is told.
 */

import { ServiceError } from '../core/serving/errors.ts'
import type { Queryable } from '../store/database.ts'
import { findSeenCluster, findSeenSituation } from '../store/read-names.ts'
import type { RecordKey } from './record-key.ts'

const UNKNOWN_CLUSTER = 'no event has this id or slug'
const UNKNOWN_SITUATION = 'no situation has this id or slug'

/** `key` is undefined when no record can have that name. */
export async function unknownCluster(db: Queryable, key: RecordKey | undefined): Promise<ServiceError> {
  const [situation] = key ? await findSeenSituation(db, key) : []
  if (!situation) return new ServiceError('not_found', UNKNOWN_CLUSTER)
  return new ServiceError('not_found', `${UNKNOWN_CLUSTER}; it is a situation's`, { named: { kind: 'situation', id: situation.id } })
}

export async function unknownSituation(db: Queryable, key: RecordKey | undefined): Promise<ServiceError> {
  const [cluster] = key ? await findSeenCluster(db, key) : []
  if (!cluster) return new ServiceError('not_found', UNKNOWN_SITUATION)
  return new ServiceError('not_found', `${UNKNOWN_SITUATION}; it is an event's`, { named: { kind: 'cluster', id: cluster.id } })
}
