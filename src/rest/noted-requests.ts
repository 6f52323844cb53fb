/** What the owner of an account is shown of its requests: which endpoint, and what came of it. */

import { endpoints } from '../contract/endpoints.ts'
import type { CapName, CapRefusal } from '../core/serving/cap.ts'
import { serviceErrorOf } from '../service/service-error.ts'
import type { HistoryEndpoint, HistoryOutcome } from '../service/usage-history.ts'

const ENDPOINTS = new Map<string, HistoryEndpoint>([
  [`/v1${endpoints.listSituations.path}`, 'situations'],
  [`/v1${endpoints.getSituation.path}`, 'situation'],
  [`/v1${endpoints.getCluster.path}`, 'cluster'],
  [`/v1${endpoints.search.path}`, 'search'],
])

const CAPS: Readonly<Record<CapName, HistoryOutcome>> = { day: 'day cap', minute: 'minute cap', search: 'search cap' }

/** The endpoint of a route's pattern; undefined for what counts nothing. */
export function endpointOf(route: string | undefined): HistoryEndpoint | undefined {
  return route === undefined ? undefined : ENDPOINTS.get(route)
}

/** What a failure is to the account's owner. */
export function outcomeOf(thrown: unknown, refusal: CapRefusal | undefined): HistoryOutcome {
  if (refusal) return CAPS[refusal.cap]
  return serviceErrorOf(thrown).status >= 500 ? 'failed' : 'refused'
}
