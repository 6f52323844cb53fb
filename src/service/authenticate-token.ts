/** Who calls with an access token of the sign-in: the account that allowed it. */

import { ServiceError } from '../core/serving/errors.ts'
import type { Tiers } from '../core/serving/tier.ts'
import type { Queryable } from '../store/database.ts'
import { findTokenHolder } from '../store/oauth.ts'
import type { Authenticator } from './authenticate.ts'
import type { AccountCaller } from './caller.ts'
import { tokenHash } from './oauth-records.ts'
import { rememberCallers } from './remembered-callers.ts'

const KEY_PREFIX = 'sitrep_'
const TOKEN = /^[A-Za-z0-9_-]{20,200}$/

interface CredentialsDeps {
  db: Queryable
  tiers: Tiers
  keys: Pick<Authenticator, 'authenticate'>
  /** Whom tokens must have been made for. */
  audience: string
}

/** Takes an API key or an access token, each told by its form. */
export function createCredentials({ db, tiers, keys, audience }: CredentialsDeps): Pick<Authenticator, 'authenticate'> {
  const callers = rememberCallers(async (token, now) => {
    const holder = await findTokenHolder(db, tokenHash(token), now)
    return holder?.audience === audience ? { kind: 'account', accountId: holder.account_id, tier: tiers[holder.tier] } : undefined
  })
  return {
    authenticate: (credential, now) => {
      if (credential === undefined || credential.startsWith(KEY_PREFIX)) return keys.authenticate(credential, now)
      if (!TOKEN.test(credential)) throw unknownToken()
      const caller = callers.callerOf(credential, now)
      return caller instanceof Promise ? caller.then(orUnknown) : caller
    },
  }
}

function orUnknown(caller: AccountCaller | undefined): AccountCaller {
  if (!caller) throw unknownToken()
  return caller
}

function unknownToken(): ServiceError {
  return new ServiceError('unauthorized', 'this access token is unknown, expired or revoked')
}
