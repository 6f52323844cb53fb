// Accounts: who holds keys, and at which tier.

import sql from 'sql-template-tag'
import type { AccountTierKey } from '../core/tier.ts'
import type { Queryable } from './database.ts'

export interface AccountRow {
  id: string
  email: string
  tier: AccountTierKey
  created_at: number
}

const ACCOUNTS_LISTED_MAX = 100_000

/** The new account, or undefined when the address is taken. */
export async function insertAccount(
  db: Queryable,
  account: { id: string; email: string; tier: AccountTierKey; passwordHash?: string; createdAt: number },
): Promise<AccountRow | undefined> {
  const rows = await db.query<AccountRow>(sql`
    insert into accounts (id, email, tier, password_hash, created_at)
    values (${account.id}, ${account.email}, ${account.tier}, ${account.passwordHash ?? null}, ${new Date(account.createdAt).toISOString()})
    on conflict (lower(email)) do nothing
    returning id, email, tier, created_at`)
  return rows[0]
}

export async function findAccountByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  const rows = await db.query<AccountRow>(sql`select id, email, tier, created_at from accounts where lower(email) = lower(${email})`)
  return rows[0]
}

export function listAccounts(db: Queryable): Promise<AccountRow[]> {
  return db.query(sql`select id, email, tier, created_at from accounts order by created_at, id limit ${ACCOUNTS_LISTED_MAX}`)
}

/** False when there is no such account. */
export async function updateAccountTier(db: Queryable, email: string, tier: AccountTierKey): Promise<boolean> {
  const rows = await db.query(sql`update accounts set tier = ${tier} where lower(email) = lower(${email}) returning id`)
  return rows.length > 0
}

/** Locks an account's row for the rest of the transaction, so that what is counted under it stays counted. */
export async function lockAccount(tx: Queryable, accountId: string): Promise<boolean> {
  const rows = await tx.query(sql`select id from accounts where id = ${accountId}::uuid for update`)
  return rows.length > 0
}
