/** How often somebody may try what can be guessed or abused: per network and per address of an account, over all processes. */

import { createHash } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '../core/durations.ts'
import { surroundingsOf } from '../core/serving/network.ts'
import type { Queryable } from '../store/database.ts'
import { countAttempt, forgiveAttempt } from '../store/throttles.ts'

export interface ThrottleRule {
  /** Tells the counts of one rule from those of another. */
  name: string
  attemptsMax: number
  windowMs: number
}

/** Attempts to sign in. The narrow rule stops guessing from one place; the wide one, from many, without locking an owner out at once. */
export const SIGN_IN_RULES = {
  network: { name: 'sign-in-network', attemptsMax: 50, windowMs: 15 * MINUTE_MS },
  surroundings: { name: 'sign-in-surroundings', attemptsMax: 300, windowMs: 15 * MINUTE_MS },
  accountFromNetwork: { name: 'sign-in-account-network', attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  account: { name: 'sign-in-account', attemptsMax: 100, windowMs: HOUR_MS },
} as const satisfies Record<string, ThrottleRule>

/** Mails and links that are asked for. */
export const LINK_RULES = {
  network: { name: 'link-network', attemptsMax: 20, windowMs: HOUR_MS },
  surroundings: { name: 'link-surroundings', attemptsMax: 120, windowMs: HOUR_MS },
  account: { name: 'link-account', attemptsMax: 5, windowMs: HOUR_MS },
  /** A button pressed twice asks for one mail. */
  again: { name: 'link-again', attemptsMax: 1, windowMs: MINUTE_MS },
} as const satisfies Record<string, ThrottleRule>

/** One attempt under one rule; `of` is whom it counts against. */
export interface Attempt {
  rule: ThrottleRule
  of: string
}

/**
 * An attempt from a network, and one from what surrounds it: a hosting plan or a line at home has thousands of networks, and its holder could guess,
 * send, or fill the store with a little from each.
 */
export function attemptsFrom(network: string, rules: { network: ThrottleRule; surroundings: ThrottleRule }): Attempt[] {
  return [
    { rule: rules.network, of: network },
    { rule: rules.surroundings, of: surroundingsOf(network) },
  ]
}

export type Throttle = { kind: 'allowed' } | { kind: 'throttled'; retryAfterSeconds: number }

/** Counts an attempt under each rule in turn, until one refuses. */
export async function throttle(db: Queryable, attempts: readonly Attempt[], now: number): Promise<Throttle> {
  for (const attempt of attempts) {
    const counted = await countAttempt(db, keyOf(attempt), { now, windowMs: attempt.rule.windowMs })
    if (counted.attempts > attempt.rule.attemptsMax) {
      return { kind: 'throttled', retryAfterSeconds: Math.max(1, Math.ceil((counted.until - now) / 1_000)) }
    }
  }
  return { kind: 'allowed' }
}

/** Takes attempts back: who succeeds has not guessed. */
export async function forgive(db: Queryable, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await forgiveAttempt(db, keyOf(attempt))
}

// A hash: the store keeps no list of addresses that somebody tried.
function keyOf({ rule, of }: Attempt): string {
  return `${rule.name}:${createHash('sha256').update(of).digest('base64url')}`
}
