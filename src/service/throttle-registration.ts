/**
 * How many clients of the tool server may be registered, and authorizations begun, from one network: anybody may, each is kept for a while, and a flood
 * must not fill the store.
 */

import { surroundingsOf } from '../core/network.ts'
import type { Queryable } from '../store/database.ts'
import { type Throttle, throttle } from './throttle.ts'

export type { Throttle }

const HOUR_MS = 3_600_000
const AUTHORIZATIONS = { name: 'authorization-network', attemptsMax: 600, windowMs: HOUR_MS }
const RULES = {
  network: { name: 'client-network', attemptsMax: 30, windowMs: HOUR_MS },
  // A hosting plan or a line at home has thousands of networks: with them alone one holder could take all that there is.
  surroundings: { name: 'client-surroundings', attemptsMax: 200, windowMs: HOUR_MS },
  all: { name: 'client-all', attemptsMax: 2_000, windowMs: HOUR_MS },
}

export function throttleRegistration(db: Queryable, network: string, now: number): Promise<Throttle> {
  return throttle(
    db,
    [
      { rule: RULES.network, of: network },
      { rule: RULES.surroundings, of: surroundingsOf(network) },
      { rule: RULES.all, of: 'all' },
    ],
    now,
  )
}

export function throttleAuthorization(db: Queryable, network: string, now: number): Promise<Throttle> {
  return throttle(db, [{ rule: AUTHORIZATIONS, of: network }], now)
}
