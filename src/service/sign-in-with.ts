/**
 * Signing in by another provider.
 *
 * An identity belongs to the account that it was first seen with. One not seen before is joined to an account by e-mail only when the provider
 * and this server have both verified the address: else whoever registers somebody's address at either of them would get the account.
 */

import type { UpstreamError } from '../core/serving/errors.ts'
import { type IdentityProvider, type ProvidedIdentity, ProviderAway } from '../provider/identity-provider.ts'
import { type AccountRow, findAccountByEmail, insertAccount, lockAccount, lockAddress } from '../store/accounts.ts'
import type { Database, Queryable } from '../store/database.ts'
import { findInvitation, findInvitationFor, takeInvitation } from '../store/email-tokens.ts'
import { findIdentity, type IdentityRow, insertIdentity, listIdentityRows, lockIdentity } from '../store/identities.ts'
import type { Registration } from './account-links.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'
import { type SessionsDeps, startSession } from './sessions.ts'
import { hashToken, isToken } from './tokens.ts'

export type SignInProvider = IdentityProvider

export interface SignInWithDeps extends SessionsDeps {
  db: Database
  registration: Registration
}

export type SignedInWith =
  | { kind: 'signed-in'; token: string; sessionId: string }
  /** The provider tells no address, or one that it has not verified. */
  | { kind: 'unverified-there' }
  /** There is an account of this address, and nobody has verified it here. */
  | { kind: 'unverified-here' }
  /** The account's owner has parted it from this provider. */
  | { kind: 'parted' }
  /** There is no account, registration is not open, and nobody has invited them. */
  | { kind: 'closed' }

interface Seen {
  provider: string
  identity: ProvidedIdentity
  /** The token of the invitation that somebody came with. */
  invitation?: string | undefined
  now: number
}

export function signInWith(deps: SignInWithDeps, seen: Seen & { userAgent: string }): Promise<SignedInWith> {
  const { provider, userAgent, now } = seen
  return deps.db.transaction(async (tx) => {
    const account = await accountOf(deps, tx, seen)
    if (account.kind !== 'found') return account
    const session = await startSession({ ...deps, db: tx }, { accountId: account.id, signedInWith: provider, userAgent, now })
    return { kind: 'signed-in', ...session }
  })
}

type Found = { kind: 'found'; id: string } | Exclude<SignedInWith, { kind: 'signed-in' }>

async function accountOf(deps: SignInWithDeps, tx: Queryable, { provider, identity, invitation: token, now }: Seen): Promise<Found> {
  // Two tabs may come back at once: one account, and both are signed in to it.
  await lockIdentity(tx, identity)
  const known = await findKept(tx, identity)
  if (known) return known.parted_at === null ? { kind: 'found', id: known.account_id } : { kind: 'parted' }
  const { isEmailVerified, issuer, subject } = identity
  const email = identity.email === undefined ? undefined : canonicalEmail(identity.email)
  if (email === undefined || !isEmailVerified || !isEmailAddress(email)) return { kind: 'unverified-there' }
  await lockAddress(tx, email)
  const account = await findKeptByEmail(tx, email)
  if (account && (account.email_verified_at === null || !isSameAddress(canonicalEmail(account.email), email)))
    return { kind: 'unverified-here' }
  // Somebody new at that provider who was given the same address there.
  if (account && (await isParted(tx, account.id, provider))) return { kind: 'parted' }
  const invitation = account ? undefined : await invitationOf(tx, { token, email, now })
  if (!account && !invitation && deps.registration !== 'open') return { kind: 'closed' }
  const { tier, is_operator: isOperator } = invitation ?? { tier: 'hobby', is_operator: false }
  const created = account ?? (await insertAccount(tx, { id: deps.newId(), email, tier, isOperator, emailVerifiedAt: now, createdAt: now }))
  // Made by an operator at the same moment: the next attempt finds it.
  if (!created) return { kind: 'unverified-here' }
  await insertIdentity(tx, { issuer, subject, accountId: created.id, provider, at: now })
  return { kind: 'found', id: created.id }
}

/** An identity whose account neither goes nor is parted from a provider until the transaction ends: whoever does either waits, and finds the session. */
async function findKept(tx: Queryable, identity: ProvidedIdentity): Promise<IdentityRow | undefined> {
  const known = await findIdentity(tx, identity)
  if (!known) return undefined
  await lockAccount(tx, known.account_id)
  // As it is now: it may have been parted, or have gone with its account, while the lock was waited for.
  return findIdentity(tx, identity)
}

async function findKeptByEmail(tx: Queryable, email: string): Promise<AccountRow | undefined> {
  const account = await findAccountByEmail(tx, email)
  return account && (await lockAccount(tx, account.id)) ? account : undefined
}

async function isParted(tx: Queryable, accountId: string, wanted: string): Promise<boolean> {
  const identities = await listIdentityRows(tx, accountId)
  return identities.some(({ provider, parted_at: partedAt }) => provider === wanted && partedAt !== null)
}

/** Uses up the invitation that somebody holds, or else one that names the address which the provider has verified. */
async function invitationOf(tx: Queryable, { token, email, now }: { token: string | undefined; email: string; now: number }) {
  const held = isToken(token) ? await findInvitation(tx, hashToken(token), now) : undefined
  const isTheirs = held !== undefined && (held.email === null || isSameAddress(canonicalEmail(held.email), email))
  const found = isTheirs ? held : await findInvitationFor(tx, email, now)
  return found && takeInvitation(tx, found.id, now)
}

/** The store compares small letters, and some letters of other scripts have those of plain ones; they are other addresses. */
function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase() && one.toUpperCase() === other.toUpperCase()
}

/** Whether a provider said nothing at all, and may in a while. */
export function isAway(error: UpstreamError): boolean {
  return error instanceof ProviderAway
}

const REASONS_MAX = 5

/** Why a provider was not believed, for the log: the codes of the causes. What it said in its own words may hold a token. */
export function unbelievedBecause(error: UpstreamError): string {
  const codes: string[] = []
  for (let cause = error.cause; cause instanceof Error && codes.length < REASONS_MAX; cause = cause.cause) {
    const { code, error: refusal } = cause as Error & { code?: unknown; error?: unknown }
    codes.push(...[cause.name, code, refusal].filter((text) => typeof text === 'string' && /^\w{1,60}$/.test(text)).map(String))
  }
  return codes.join(' ')
}
