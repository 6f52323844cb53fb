/** Accounts: made, listed, and moved between tiers. */

import { ServiceError } from '../core/serving/errors.ts'
import type { AccountTierKey } from '../core/serving/tier.ts'
import {
  type AccountRow,
  deleteAccountRow,
  findAccountByEmail,
  insertAccount,
  updateAccountTier,
  updateOperator,
} from '../store/accounts.ts'
import type { Database, Queryable } from '../store/database.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'

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
  const known = await findAccountByEmail(deps.db, email)
  const created = known ? undefined : await insertAccount(deps.db, { ...account, email, id: deps.newId(), createdAt: deps.clock() })
  if (!created) throw new ServiceError('bad_request', 'there is an account with this e-mail address already')
  return created
}

/** The address in its canonical form. Throws `bad_request`. */
export function parseEmail(given: string): string {
  const email = canonicalEmail(given)
  if (!isEmailAddress(email)) throw new ServiceError('bad_request', 'this is not an e-mail address')
  return email
}

export async function accountOf(deps: Pick<AccountsDeps, 'db'>, email: string): Promise<AccountRow> {
  const account = await findAccountByEmail(deps.db, canonicalEmail(email))
  if (!account) throw new ServiceError('not_found', 'no account has this e-mail address')
  return account
}

export async function setTier(deps: Pick<AccountsDeps, 'db'>, email: string, tier: AccountTierKey): Promise<void> {
  if (!(await updateAccountTier(deps.db, canonicalEmail(email), tier)))
    throw new ServiceError('not_found', 'no account has this e-mail address')
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
