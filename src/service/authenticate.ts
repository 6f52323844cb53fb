/** Who calls: an API key to the account that holds it. Keys are looked up by their SHA-256. */

import { ServiceError } from '../core/serving/errors.ts'
import type { Tiers } from '../core/serving/tier.ts'
import { findKeyHolder, type KeyHolder, noteKeyUse } from '../store/api-keys.ts'
import type { Queryable } from '../store/database.ts'
import type { AccountCaller } from './caller.ts'
import { rememberCallers } from './remembered-callers.ts'
import { hashToken } from './tokens.ts'

/** How exact `last_used_at` is. */
const USE_NOTED_EVERY_MS = 600_000
const KEY = /^sitrep_[0-9A-Za-z]{40}$/

export interface Authenticator {
  /** The account of a key. Throws `unauthorized`. */
  authenticate(key: string | undefined, now: number): AccountCaller | Promise<AccountCaller>
  /** The same for a key that is remembered, without asking anybody. */
  known(key: string, now: number): AccountCaller | undefined
}

export function createAuthenticator({ db, tiers }: { db: Queryable; tiers: Tiers }): Authenticator {
  const callers = rememberCallers(async (key, now) => {
    const holder = await findKeyHolder(db, hashToken(key))
    if (!holder) return undefined
    noteUse(db, holder, now)
    return { kind: 'account', accountId: holder.account_id, tier: tiers[holder.tier] }
  })
  return {
    authenticate: (key, now) => {
      if (key === undefined) throw unauthorized('an API key is required, as Authorization: Bearer or X-Api-Key')
      if (!KEY.test(key)) throw unauthorized('this API key is unknown or revoked')
      const caller = callers.callerOf(key, now)
      return caller instanceof Promise ? caller.then(orUnauthorized) : caller
    },
    known: callers.known,
  }
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
