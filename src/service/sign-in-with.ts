/**
 * Signing in by another provider.
 *
 * An identity belongs to the account that it was first seen with. One not seen before is joined to an account by e-mail only when the provider
 * and this server have both verified the address: else whoever registers somebody's address at either of them would get the account.
 */

import type { IdentityProvider, ProvidedIdentity } from '../provider/identity-provider.ts'
import { findAccountByEmail, insertAccount } from '../store/accounts.ts'
import type { Database, Queryable } from '../store/database.ts'
import { findIdentity, insertIdentity } from '../store/identities.ts'
import type { Registration } from './account-links.ts'
import { isEmailAddress } from './accounts.ts'
import { type SessionsDeps, startSession } from './sessions.ts'

export type SignInProvider = IdentityProvider

export interface SignInWithDeps extends SessionsDeps {
  db: Database
  registration: Registration
}

export type SignedInWith =
  | { kind: 'signed-in'; token: string; sessionId: string; expiresAt: number }
  /** The provider tells no address, or one that it has not verified. */
  | { kind: 'unverified-there' }
  /** There is an account of this address, and nobody has verified it here. */
  | { kind: 'unverified-here' }
  /** There is no account, and registration is not open. */
  | { kind: 'closed' }

export function signInWith(
  deps: SignInWithDeps,
  seen: { provider: string; identity: ProvidedIdentity; userAgent: string; now: number },
): Promise<SignedInWith> {
  const { provider, identity, userAgent, now } = seen
  return deps.db.transaction(async (tx) => {
    const account = await accountOf(deps, tx, { provider, identity, now })
    if (account.kind !== 'found') return account
    const session = await startSession({ ...deps, db: tx }, { accountId: account.id, signedInWith: provider, userAgent, now })
    return { kind: 'signed-in', ...session }
  })
}

type Found = { kind: 'found'; id: string } | Exclude<SignedInWith, { kind: 'signed-in' }>

async function accountOf(
  deps: SignInWithDeps,
  tx: Queryable,
  { provider, identity, now }: { provider: string; identity: ProvidedIdentity; now: number },
): Promise<Found> {
  const known = await findIdentity(tx, identity)
  if (known) return { kind: 'found', id: known.account_id }
  const { email, isEmailVerified, issuer, subject } = identity
  if (email === undefined || !isEmailVerified || !isEmailAddress(email)) return { kind: 'unverified-there' }
  const account = await findAccountByEmail(tx, email)
  if (account && (account.email_verified_at === null || !isSameAddress(account.email, email))) return { kind: 'unverified-here' }
  if (!account && deps.registration !== 'open') return { kind: 'closed' }
  const created = account ?? (await insertAccount(tx, { id: deps.newId(), email, tier: 'hobby', emailVerifiedAt: now, createdAt: now }))
  // Made by somebody else at the same moment: the next attempt finds it.
  if (!created) return { kind: 'unverified-here' }
  await insertIdentity(tx, { issuer, subject, accountId: created.id, provider, at: now })
  return { kind: 'found', id: created.id }
}

/** The store compares small letters, and some letters of other scripts have those of plain ones; they are other addresses. */
function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase() && one.toUpperCase() === other.toUpperCase()
}
