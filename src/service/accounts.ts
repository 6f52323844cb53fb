/** Accounts: made, listed, and moved between tiers. */

import { ServiceError } from '../core/errors.ts'
import type { AccountTierKey } from '../core/tier.ts'
import {
  type AccountRow,
  deleteAccountRow,
  findAccountByEmail,
  insertAccount,
  updateAccountTier,
  updateOperator,
} from '../store/accounts.ts'
import type { Database, Queryable } from '../store/database.ts'

const EMAIL_CHARACTERS_MAX = 254
/** Marks of writing direction would make an address look like another's, in a list of accounts for example. */
const EMAIL = /^(?!.*\p{Bidi_Control})[^\s@\p{Cc}\p{Cs}"<>,;]+@[^\s@\p{Cc}\p{Cs}"<>,;]+\.[^\s@\p{Cc}\p{Cs}"<>,;]+$/u

export interface AccountsDeps {
  db: Queryable
  clock: () => number
  newId: () => string
}

/** Throws `bad_request` when the address is no e-mail address or has an account already. */
export async function createAccount(
  deps: AccountsDeps,
  account: { email: string; tier: AccountTierKey; passwordHash?: string; isOperator?: boolean },
): Promise<AccountRow> {
  const email = parseEmail(account.email)
  const created = await insertAccount(deps.db, { ...account, email, id: deps.newId(), createdAt: deps.clock() })
  if (!created) throw new ServiceError('bad_request', 'there is an account with this e-mail address already')
  return created
}

export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_CHARACTERS_MAX && EMAIL.test(text)
}

/** The address without the space around it. Throws `bad_request`. */
export function parseEmail(given: string): string {
  const email = given.trim()
  if (!isEmailAddress(email)) throw new ServiceError('bad_request', 'this is not an e-mail address')
  return email
}

export async function accountOf(deps: Pick<AccountsDeps, 'db'>, email: string): Promise<AccountRow> {
  const account = await findAccountByEmail(deps.db, email.trim())
  if (!account) throw new ServiceError('not_found', 'no account has this e-mail address')
  return account
}

export async function setTier(deps: Pick<AccountsDeps, 'db'>, email: string, tier: AccountTierKey): Promise<void> {
  if (!(await updateAccountTier(deps.db, email.trim(), tier))) throw new ServiceError('not_found', 'no account has this e-mail address')
}

/** Makes somebody an operator, or no longer; then the invitations that they made end. */
export function setOperator({ db }: { db: Database }, email: string, isOperator: boolean): Promise<void> {
  return db.transaction(async (tx) => updateOperator(tx, await accountOf({ db: tx }, email), isOperator))
}

/** Removes an account on the word of whoever runs the server: its keys, sessions and grants end with it, and nothing that names its owner is left. */
export function removeAccount({ db }: { db: Database }, email: string): Promise<void> {
  return db.transaction(async (tx) => {
    await deleteAccountRow(tx, await accountOf({ db: tx }, email))
  })
}
