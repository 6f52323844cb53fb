/**
 * How many clients of the tool server may be registered, and authorizations begun, from one network: anybody may, each is kept for a while, and a flood
 * must not fill the store.
 */

import { HOUR_MS } from '../core/durations.ts'
import type { Queryable } from '../store/database.ts'
import { attemptsFrom, type Throttle, throttle } from './throttle.ts'

const AUTHORIZATIONS = {
  network: { name: 'authorization-network', attemptsMax: 600, windowMs: HOUR_MS },
  surroundings: { name: 'authorization-surroundings', attemptsMax: 3_000, windowMs: HOUR_MS },
}
const REGISTRATIONS = {
  network: { name: 'client-network', attemptsMax: 30, windowMs: HOUR_MS },
  surroundings: { name: 'client-surroundings', attemptsMax: 200, windowMs: HOUR_MS },
  all: { name: 'client-all', attemptsMax: 2_000, windowMs: HOUR_MS },
}

export function throttleRegistration(db: Queryable, network: string, now: number): Promise<Throttle> {
  return throttle(db, [...attemptsFrom(network, REGISTRATIONS), { rule: REGISTRATIONS.all, of: 'all' }], now)
}

export function throttleAuthorization(db: Queryable, network: string, now: number): Promise<Throttle> {
  return throttle(db, attemptsFrom(network, AUTHORIZATIONS), now)
}
