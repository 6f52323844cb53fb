/** Opening a link that works once: the account is made, the password set, or the address shown to be read. All of it, or nothing. */

import { passwordProblem } from '../core/serving/password-rules.ts'
import {
  findAccount,
  hasAccounts,
  insertAccount,
  lockAccount,
  lockAccounts,
  lockAddress,
  markEmailVerified,
  resetPassword,
} from '../store/accounts.ts'
import type { Database, Queryable } from '../store/database.ts'
import {
  deleteEmailTokensOf,
  type EmailTokenRow,
  findEmailToken,
  lockEmailTokens,
  takeEmailToken,
  takeInvitation,
} from '../store/email-tokens.ts'
import { deleteGrantsOf } from '../store/oauth.ts'
import { deleteSessionsOf } from '../store/sessions.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'
import { hashPassword } from './passwords.ts'
import { startSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { hashToken, isToken } from './tokens.ts'

export interface UseLinkDeps {
  db: Database
  newId: () => string
  newSecret: (bytes: number) => Uint8Array
}

export interface LinkUse {
  token: unknown
  /** Only looked at where the link names no address. */
  email: string
  password: string
  /** The caller's IP address. */
  address: string
  userAgent: string
  now: number
}

export type LinkUsed =
  | { kind: 'signed-in'; purpose: 'sign-up' | 'reset' | 'first'; token: string; sessionId: string }
  | { kind: 'verified' }
  /** Unknown, used, over, or no longer possible. */
  | { kind: 'invalid' }
  /** The link still works; what was typed does not. */
  | { kind: 'refused'; field: 'email' | 'password'; problem: string }

/** Leaves the transaction with nothing done. */
class NoLongerPossible extends Error {}

export async function useLink(deps: UseLinkDeps, use: LinkUse): Promise<LinkUsed> {
  const hash = typeof use.token === 'string' && isToken(use.token) ? hashToken(use.token) : undefined
  const link = hash && (await findEmailToken(deps.db, hash, use.now))
  if (!hash || !link) return { kind: 'invalid' }
  const { purpose } = link
  if (purpose === 'verify') return verifyEmail(deps, link, { hash, now: use.now })
  const email = canonicalEmail(link.email ?? use.email)
  if (!isEmailAddress(email)) return { kind: 'refused', field: 'email', problem: 'This is not an e-mail address.' }
  const problem = passwordProblem(use.password, email)
  if (problem !== undefined) return { kind: 'refused', field: 'password', problem }
  // Before the transaction: it would hold others up.
  const passwordHash = await hashPassword(use.password, deps.newSecret)
  try {
    return await deps.db.transaction(async (tx) => {
      await lockHolder(tx, link)
      await lockEmailTokens(tx, { hash, accountId: link.account_id, email })
      const taken = await takeEmailToken(tx, hash, use.now)
      if (!taken) throw new NoLongerPossible()
      const accountId = await accountBehind({ ...deps, tx }, taken, { email, passwordHash, now: use.now })
      await deleteEmailTokensOf(tx, { accountId, email })
      const session = await startSession({ ...deps, db: tx }, { accountId, signedInWith: 'link', userAgent: use.userAgent, now: use.now })
      return { kind: 'signed-in', purpose, ...session }
    })
  } catch (error) {
    if (!(error instanceof NoLongerPossible)) throw error
    return signInInstead(deps, { ...use, email, purpose })
  }
}

/** The account before its links, as whoever deletes it or changes its password: both wait, instead of each for the other. */
async function lockHolder(tx: Queryable, { account_id: accountId }: EmailTokenRow): Promise<void> {
  if (accountId !== null) await lockAccount(tx, accountId)
}

/** The form may have been sent twice: what the first set opens the account for the second too. To a stranger the password is one guess of many. */
async function signInInstead(deps: UseLinkDeps, use: LinkUse & { purpose: 'sign-up' | 'reset' | 'first' }): Promise<LinkUsed> {
  const opened = await signIn(deps, use)
  return opened.kind === 'signed-in' ? { ...opened, purpose: use.purpose } : { kind: 'invalid' }
}

function verifyEmail({ db }: UseLinkDeps, link: EmailTokenRow, { hash, now }: { hash: Buffer; now: number }): Promise<LinkUsed> {
  return db.transaction(async (tx) => {
    await lockHolder(tx, link)
    const accountId = (await takeEmailToken(tx, hash, now))?.account_id
    if (accountId) await markEmailVerified(tx, accountId, now)
    // Opened twice at once, it is verified all the same.
    const account = link.account_id === null ? undefined : await findAccount(tx, link.account_id)
    return { kind: account?.email_verified_at ? 'verified' : 'invalid' }
  })
}

interface Chosen {
  email: string
  passwordHash: string
  now: number
}

async function accountBehind(deps: UseLinkDeps & { tx: Queryable }, link: EmailTokenRow, chosen: Chosen): Promise<string> {
  const { tx } = deps
  switch (link.purpose) {
    case 'sign-up':
      return signUp(deps, link, chosen)
    case 'first':
      return makeFirst(deps, chosen)
    case 'reset':
    case 'verify': {
      if (link.account_id === null) throw new NoLongerPossible()
      await resetPassword(tx, link.account_id, { passwordHash: chosen.passwordHash, at: chosen.now })
      // Whoever knew the old password is out, and every assistant that they may have let in. Keys stand in programs: the owner looks through them.
      await deleteSessionsOf(tx, link.account_id, null)
      await deleteGrantsOf(tx, link.account_id)
      return link.account_id
    }
  }
}

async function signUp({ tx, newId }: UseLinkDeps & { tx: Queryable }, link: EmailTokenRow, chosen: Chosen): Promise<string> {
  await lockAddress(tx, chosen.email)
  const invitation = link.invitation_id === null ? undefined : await takeInvitation(tx, link.invitation_id, chosen.now)
  if (link.invitation_id !== null && !invitation) throw new NoLongerPossible()
  const account = await insertAccount(tx, {
    id: newId(),
    email: chosen.email,
    tier: invitation?.tier ?? 'hobby',
    isOperator: invitation?.is_operator ?? false,
    passwordHash: chosen.passwordHash,
    emailVerifiedAt: chosen.now,
    createdAt: chosen.now,
  })
  if (!account) throw new NoLongerPossible()
  return account.id
}

async function makeFirst({ tx, newId }: UseLinkDeps & { tx: Queryable }, { email, passwordHash, now }: Chosen): Promise<string> {
  // Two links may have been printed by two processes: only one account is the first.
  await lockAccounts(tx)
  if (await hasAccounts(tx)) throw new NoLongerPossible()
  const account = await insertAccount(tx, { id: newId(), email, tier: 'scale', isOperator: true, passwordHash, createdAt: now })
  if (!account) throw new NoLongerPossible()
  return account.id
}
