/**
 * Who calls: an API key to the account that holds it.
 *
 * Keys are looked up by their SHA-256 and remembered for a second, so that a busy key costs the store one look-up a second and a revoked one
 * is refused within a second. Unknown keys are remembered as well: a flood of guesses must not become a flood of statements.
 */

import { createHash } from 'node:crypto'
import { ServiceError } from '../core/errors.ts'
import type { Tiers } from '../core/tier.ts'
import { findKeyHolder, type KeyHolder, noteKeyUse } from '../store/api-keys.ts'
import type { Queryable } from '../store/database.ts'
import type { AccountCaller } from './caller.ts'

const REMEMBERED_MS = 1_000
/** A key in use is looked up again before it is forgotten, so that nobody waits for it. */
const RENEWED_AFTER_MS = 500
const REMEMBERED_KEYS_MAX = 20_000
/** How exact `last_used_at` is. */
const USE_NOTED_EVERY_MS = 600_000
const KEY = /^sitrep_[0-9A-Za-z]{40}$/

export interface Authenticator {
  /** The account of a key. Throws `unauthorized`. */
  authenticate(key: string | undefined, now: number): AccountCaller | Promise<AccountCaller>
  /** The same for a key that is remembered, without asking anybody. */
  known(key: string, now: number): AccountCaller | undefined
}

interface Remembered {
  at: number
  caller: Promise<AccountCaller | undefined>
  /** The same, once known. */
  known: AccountCaller | undefined
  isRenewing: boolean
}

export function createAuthenticator({ db, tiers }: { db: Queryable; tiers: Tiers }): Authenticator {
  const remembered = new Map<string, Remembered>()

  const lookUp = async (key: string, now: number): Promise<AccountCaller | undefined> => {
    const holder = await findKeyHolder(db, createHash('sha256').update(key).digest())
    if (!holder) return undefined
    noteUse(db, holder, now)
    return { kind: 'account', accountId: holder.account_id, tier: tiers[holder.tier] }
  }

  const remember = (key: string, now: number): Remembered => {
    const entry: Remembered = { at: now, caller: lookUp(key, now), known: undefined, isRenewing: false }
    entry.caller.then(
      (caller) => {
        entry.known = caller
      },
      // A look-up that failed is no answer: the next request asks again.
      () => remembered.delete(key),
    )
    // Deleted first, so that the order of the map is the order of age.
    remembered.delete(key)
    remembered.set(key, entry)
    if (remembered.size > REMEMBERED_KEYS_MAX) remembered.delete(remembered.keys().next().value ?? '')
    return entry
  }

  const renew = (key: string, last: Remembered, now: number): void => {
    last.isRenewing = true
    lookUp(key, now).then(
      (caller) => {
        if (remembered.get(key) === last)
          Object.assign(last, { at: now, caller: Promise.resolve(caller), known: caller, isRenewing: false })
      },
      // It is forgotten in its time, and asked for again.
      () => {},
    )
  }

  return {
    authenticate: (key, now) => {
      if (key === undefined) throw unauthorized('an API key is required, as Authorization: Bearer or X-Api-Key')
      if (!KEY.test(key)) throw unauthorized('this API key is unknown or revoked')
      const last = remembered.get(key)
      const entry = last && isRecent(last, now) ? last : remember(key, now)
      return entry.known ?? entry.caller.then(orUnauthorized)
    },
    known: (key, now) => {
      const last = remembered.get(key)
      if (!last || !isRecent(last, now)) return undefined
      if (now - last.at >= RENEWED_AFTER_MS && !last.isRenewing) renew(key, last, now)
      return last.known
    },
  }
}

function isRecent({ at }: Remembered, now: number): boolean {
  return now - at < REMEMBERED_MS && now >= at
}

function orUnauthorized(caller: AccountCaller | undefined): AccountCaller {
  if (!caller) throw unauthorized('this API key is unknown or revoked')
  return caller
}

// In the background: nobody waits for it, and a failure only leaves an older time.
function noteUse(db: Queryable, holder: KeyHolder, now: number): void {
  if (holder.last_used_at !== null && now - holder.last_used_at < USE_NOTED_EVERY_MS) return
  noteKeyUse(db, holder.key_id, now).catch(() => {})
}

function unauthorized(message: string): ServiceError {
  return new ServiceError('unauthorized', message)
}
