/**
 * Signing in with e-mail and password.
 *
 * Attempts are counted before the password is looked at, over all processes; an address without an account costs the same work and gives the
 * same answer as a wrong password.
 */

import { networkOf } from '../core/serving/network.ts'
import { findPassword, holdPassword, updatePassword } from '../store/accounts.ts'
import type { Database } from '../store/database.ts'
import { canonicalEmail, EMAIL_CHARACTERS_MAX } from './email-address.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { type SessionsDeps, startSession } from './sessions.ts'
import { type Attempt, attemptsFrom, forgive, SIGN_IN_RULES, throttle } from './throttle.ts'

export type SignedIn =
  | { kind: 'signed-in'; token: string; sessionId: string }
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

export interface SignInDeps extends SessionsDeps {
  db: Database
}

export async function signIn(deps: SignInDeps, credentials: Credentials): Promise<SignedIn> {
  const email = canonicalEmail(credentials.email.trim().slice(0, EMAIL_CHARACTERS_MAX))
  const { now } = credentials
  const attempts = attemptsOf(email, credentials.address)
  const verdict = await throttle(deps.db, attempts, now)
  if (verdict.kind === 'throttled') return verdict
  const opened = await openSession(deps, { ...credentials, email })
  if (opened.kind === 'signed-in') await forgive(deps.db, attempts)
  return opened
}

/** A password may be changed, or its hash renewed by another sign-in, while it is checked; what is there then is checked once more. */
const CHECKS_MAX = 2

async function openSession(deps: SignInDeps, { email, password, userAgent, now }: Credentials): Promise<SignedIn> {
  for (let check = 1; check <= CHECKS_MAX; check += 1) {
    const { id: accountId, password_hash: stored, has_scrypt } = await findPassword(deps.db, email)
    const { matches, isOutdated } = await verifyPassword(password, stored, has_scrypt)
    if (!matches || accountId === null) break
    const renewed = isOutdated ? await hashPassword(password, deps.newSecret) : undefined
    const session = await deps.db.transaction(async (tx) => {
      if (!(await holdPassword(tx, accountId, stored))) return undefined
      if (renewed !== undefined) await updatePassword(tx, accountId, renewed)
      return startSession({ ...deps, db: tx }, { accountId, signedInWith: 'password', userAgent, now })
    })
    if (session) return { kind: 'signed-in', ...session }
  }
  return { kind: 'refused' }
}

function attemptsOf(email: string, address: string): Attempt[] {
  const account = email.toLowerCase()
  const network = networkOf(address)
  return [
    ...attemptsFrom(network, SIGN_IN_RULES),
    { rule: SIGN_IN_RULES.accountFromNetwork, of: `${network} ${account}` },
    { rule: SIGN_IN_RULES.account, of: account },
  ]
}
