/**
 * Signing in with e-mail and password.
 *
 * Attempts are counted before the password is looked at, over all processes; an address without an account costs the same work and gives the
 * same answer as a wrong password.
 */

import { networkOf } from '../core/network.ts'
import { findPassword, updatePassword } from '../store/accounts.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { type SessionsDeps, startSession } from './sessions.ts'
import { type Attempt, forgive, SIGN_IN_RULES, throttle } from './throttle.ts'

/** Longer ones are not worth the work: no password is kept that long. */
const PASSWORD_CHARACTERS_READ_MAX = 1_000
const EMAIL_CHARACTERS_READ_MAX = 254

export type SignedIn =
  | { kind: 'signed-in'; token: string; sessionId: string; accountId: string; expiresAt: number }
  /** The address or the password is wrong; which of them is not said. */
  | { kind: 'refused' }
  | { kind: 'throttled'; retryAfterSeconds: number }

export interface Credentials {
  email: string
  password: string
  /** The caller's IP address. */
  address: string
  userAgent: string
  now: number
}

export async function signIn(deps: SessionsDeps, credentials: Credentials): Promise<SignedIn> {
  const email = credentials.email.trim().slice(0, EMAIL_CHARACTERS_READ_MAX)
  const password = credentials.password.slice(0, PASSWORD_CHARACTERS_READ_MAX)
  const { now, userAgent } = credentials
  const attempts = attemptsOf(email, credentials.address)
  const verdict = await throttle(deps.db, attempts, now)
  if (verdict.kind === 'throttled') return verdict
  const stored = await findPassword(deps.db, email)
  const { matches, isOutdated } = await verifyPassword(password, stored.password_hash, stored.has_scrypt)
  if (!matches || stored.id === null) return { kind: 'refused' }
  await forgive(deps.db, attempts)
  if (isOutdated) await updatePassword(deps.db, stored.id, await hashPassword(password, deps.newSecret))
  const session = await startSession(deps, { accountId: stored.id, signedInWith: 'password', userAgent, now })
  return { kind: 'signed-in', accountId: stored.id, ...session }
}

function attemptsOf(email: string, address: string): Attempt[] {
  const account = email.toLowerCase()
  const network = networkOf(address)
  return [
    { rule: SIGN_IN_RULES.network, of: network },
    { rule: SIGN_IN_RULES.accountFromNetwork, of: `${network} ${account}` },
    { rule: SIGN_IN_RULES.account, of: account },
  ]
}
