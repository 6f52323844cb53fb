/** What an account's owner changes: the password, and whether there is an account at all. */

import { networkOf } from '../core/network.ts'
import { passwordProblem } from '../core/password-rules.ts'
import { deleteAccountRow, findAccount, holdPassword, updatePassword } from '../store/accounts.ts'
import type { Database, Queryable } from '../store/database.ts'
import { deleteEmailTokensOf } from '../store/email-tokens.ts'
import { listIdentityRows } from '../store/identities.ts'
import { isLastOperator } from '../store/operate-accounts.ts'
import { deleteSessionsOf } from '../store/sessions.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { Session } from './sessions.ts'
import { type Attempt, forgive, SIGN_IN_RULES, throttle } from './throttle.ts'

export interface AccountSettingsDeps {
  db: Database
  newSecret: (bytes: number) => Uint8Array
}

/** What shows that it is the owner who sits there: the password, or where there is none, the account's address typed again. */
export interface OwnerProof {
  session: Pick<Session, 'accountId' | 'sessionId' | 'email'>
  typed: string
  address: string
  now: number
}

export type Settled =
  | { kind: 'done' }
  | { kind: 'throttled'; retryAfterSeconds: number }
  | { kind: 'refused'; field: 'current' | 'password'; problem: string }

type Refused = Exclude<Settled, { kind: 'done' }>

const CHANGED_MEANWHILE: Refused = { kind: 'refused', field: 'current', problem: 'The password was changed meanwhile.' }
const LAST_OPERATOR = 'This is the only operator’s account of this server. Make another one an operator first.'

/** Sets a new password and ends all other sessions. */
export async function changePassword(deps: AccountSettingsDeps, proof: OwnerProof, password: string): Promise<Settled> {
  const { accountId, sessionId, email } = proof.session
  const proven = await proveOwner(deps, proof)
  if (proven.kind !== 'proven') return proven
  const problem = passwordProblem(password, email)
  if (problem !== undefined) return { kind: 'refused', field: 'password', problem }
  const passwordHash = await hashPassword(password, deps.newSecret)
  return deps.db.transaction(async (tx) => {
    if (!(await holdPassword(tx, accountId, proven.passwordHash))) return CHANGED_MEANWHILE
    await updatePassword(tx, accountId, passwordHash)
    await deleteSessionsOf(tx, accountId, sessionId)
    await deleteEmailTokensOf(tx, { accountId, email })
    return { kind: 'done' }
  })
}

/** Removes the account: its keys and sessions end with it, and nothing that names its owner is left. */
export async function deleteAccount(deps: AccountSettingsDeps, proof: OwnerProof): Promise<Settled> {
  const { accountId, email } = proof.session
  const proven = await proveOwner(deps, proof)
  if (proven.kind !== 'proven') return proven
  return deps.db.transaction(async (tx) => {
    if (await isLastOperator(tx, accountId)) return { kind: 'refused', field: 'current', problem: LAST_OPERATOR }
    if (!(await holdPassword(tx, accountId, proven.passwordHash))) return CHANGED_MEANWHILE
    await deleteAccountRow(tx, { id: accountId, email })
    return { kind: 'done' }
  })
}

/** With the hash that was checked: it may be another by the time that something is done. */
type Proven = { kind: 'proven'; passwordHash: string | null }

async function proveOwner({ db }: AccountSettingsDeps, { session, typed, address, now }: OwnerProof): Promise<Proven | Refused> {
  const account = await findAccount(db, session.accountId)
  if (!account) return { kind: 'refused', field: 'current', problem: 'There is no such account any more.' }
  if (account.password_hash === null) {
    const isSame = typed.trim().toLowerCase() === account.email.toLowerCase()
    return isSame
      ? { kind: 'proven', passwordHash: null }
      : { kind: 'refused', field: 'current', problem: 'This is not the address of the account.' }
  }
  const network = networkOf(address)
  const attempts: Attempt[] = [{ rule: SIGN_IN_RULES.accountFromNetwork, of: `${network} ${account.email.toLowerCase()}` }]
  const verdict = await throttle(db, attempts, now)
  if (verdict.kind === 'throttled') return verdict
  const { matches } = await verifyPassword(typed, account.password_hash, false)
  if (!matches) return { kind: 'refused', field: 'current', problem: 'This is not the password of the account.' }
  await forgive(db, attempts)
  return { kind: 'proven', passwordHash: account.password_hash }
}

/** By what an account can be signed in to. */
export async function signInWays(
  { db }: { db: Queryable },
  accountId: string,
): Promise<{ hasPassword: boolean; providers: readonly string[] }> {
  const account = await findAccount(db, accountId)
  const identities = await listIdentityRows(db, accountId)
  return { hasPassword: account !== undefined && account.password_hash !== null, providers: identities.map(({ provider }) => provider) }
}
