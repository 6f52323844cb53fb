/** What an account's owner changes: the password, which providers sign in to it, and whether there is an account at all. */

import { networkOf } from '../core/serving/network.ts'
import { passwordProblem } from '../core/serving/password-rules.ts'
import { deleteAccountRow, findAccount, holdPassword, lockAccount, updatePassword } from '../store/accounts.ts'
import type { Database, Queryable } from '../store/database.ts'
import { deleteEmailTokensOf } from '../store/email-tokens.ts'
import { listIdentityRows, partIdentities } from '../store/identities.ts'
import { isLastOperator } from '../store/operate-accounts.ts'
import { deleteSessionsBegunWith, deleteSessionsOf } from '../store/sessions.ts'
import { canonicalEmail } from './email-address.ts'
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
  | { kind: 'refused'; field: 'current' | 'password' | 'provider'; problem: string }

type Refused = Exclude<Settled, { kind: 'done' }>

const CHANGED_MEANWHILE: Refused = { kind: 'refused', field: 'current', problem: 'The password was changed meanwhile.' }
const LAST_WAY = 'Nothing else signs in to this account. Set a password first.'
const LAST_OPERATOR = 'This is the only operator’s account of this server. Make another one an operator first.'

/** Sets a new password and ends all other sessions. The form may be sent twice: what the first has set is set. */
export async function changePassword(deps: AccountSettingsDeps, proof: OwnerProof, password: string): Promise<Settled> {
  const settled = await setPassword(deps, proof, password)
  if (settled.kind !== 'refused' || settled.field !== 'current') return settled
  // To whoever guesses, the attempt that was counted is one at two passwords.
  if (!(await hasPassword(deps, proof.session, password))) return settled
  await deleteSessionsOf(deps.db, proof.session.accountId, proof.session.sessionId)
  return { kind: 'done' }
}

async function hasPassword({ db }: AccountSettingsDeps, { accountId }: OwnerProof['session'], password: string): Promise<boolean> {
  const account = await findAccount(db, accountId)
  return account !== undefined && account.password_hash !== null && (await verifyPassword(password, account.password_hash, false)).matches
}

async function setPassword(deps: AccountSettingsDeps, proof: OwnerProof, password: string): Promise<Settled> {
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
    const isSame = canonicalEmail(typed).toLowerCase() === canonicalEmail(account.email).toLowerCase()
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

export interface SignInWays {
  hasPassword: boolean
  /** Keys of providers: those that sign in to the account, and those that its owner has parted it from. */
  joined: readonly string[]
  parted: readonly string[]
}

/** By what an account can be signed in to. */
export async function signInWays({ db }: { db: Queryable }, accountId: string): Promise<SignInWays> {
  const account = await findAccount(db, accountId)
  const identities = await listIdentityRows(db, accountId)
  const keysOf = (isParted: boolean) => identities.filter((row) => (row.parted_at !== null) === isParted).map(({ provider }) => provider)
  return { hasPassword: account !== undefined && account.password_hash !== null, joined: keysOf(false), parted: keysOf(true) }
}

/**
 * Parts an account from a provider, which signs in to it no more: nor does anybody else there who has its address. The sessions that began
 * there end, this one apart. Refused when nothing else of `usable` (the providers that this server knows) and no password would sign in to it.
 */
export function partFromProvider(
  { db }: Pick<AccountSettingsDeps, 'db'>,
  {
    session,
    provider,
    usable,
    now,
  }: { session: Pick<Session, 'accountId' | 'sessionId'>; provider: string; usable: readonly string[]; now: number },
): Promise<Settled> {
  const { accountId, sessionId } = session
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const { hasPassword, joined } = await signInWays({ db: tx }, accountId)
    if (!hasPassword && !joined.some((key) => key !== provider && usable.includes(key)))
      return { kind: 'refused', field: 'provider', problem: LAST_WAY }
    if (await partIdentities(tx, { accountId, provider }, now))
      await deleteSessionsBegunWith(tx, { accountId, signedInWith: provider, keptId: sessionId })
    return { kind: 'done' }
  })
}

/** Lets a provider sign in to an account again that was parted from it. */
export async function joinProviderAgain(
  { db }: Pick<AccountSettingsDeps, 'db'>,
  of: { accountId: string; provider: string },
): Promise<void> {
  await partIdentities(db, of, null)
}
