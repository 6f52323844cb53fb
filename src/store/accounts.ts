// Accounts: who holds keys, and at which tier.

import sql from 'sql-template-tag'
import type { AccountTierKey } from '../core/tier.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface AccountRow {
  id: string
  email: string
  tier: AccountTierKey
  is_operator: boolean
  email_verified_at: number | null
  created_at: number
}

const columns = sql`id, email, tier, is_operator, email_verified_at, created_at`

const ACCOUNTS_LISTED_MAX = 100_000

/** The new account, or undefined when the address is taken. */
export async function insertAccount(
  db: Queryable,
  account: {
    id: string
    email: string
    tier: AccountTierKey
    passwordHash?: string
    isOperator?: boolean
    emailVerifiedAt?: number
    createdAt: number
  },
): Promise<AccountRow | undefined> {
  const verifiedAt = account.emailVerifiedAt === undefined ? null : instant(account.emailVerifiedAt)
  const rows = await db.query<AccountRow>(sql`
    insert into accounts (id, email, tier, password_hash, is_operator, email_verified_at, created_at)
    values (${account.id}, ${account.email}, ${account.tier}, ${account.passwordHash ?? null}, ${account.isOperator ?? false}, ${verifiedAt},
      ${instant(account.createdAt)})
    on conflict (lower(email)) do nothing
    returning ${columns}`)
  return rows[0]
}

export async function findAccountByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  const rows = await db.query<AccountRow>(sql`select ${columns} from accounts where lower(email) = lower(${email})`)
  return rows[0]
}

export function listAccounts(db: Queryable): Promise<AccountRow[]> {
  return db.query(sql`select ${columns} from accounts order by created_at, id limit ${ACCOUNTS_LISTED_MAX}`)
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

export interface PasswordRow {
  /** Null when no account has the address. */
  id: string | null
  password_hash: string | null
  /** Whether any account's password is still kept in the older way. */
  has_scrypt: boolean
}

/** What a sign-in is judged by: one statement, whether or not there is an account. */
export async function findPassword(db: Queryable, email: string): Promise<PasswordRow> {
  const rows = await db.query<PasswordRow>(sql`
    select a.id, a.password_hash, exists (select 1 from accounts where password_hash like 'scrypt$%') as has_scrypt
    from (select 1) as one left join accounts a on lower(a.email) = lower(${email})`)
  return rows[0]!
}

export async function updatePassword(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db.query(sql`update accounts set password_hash = ${passwordHash} where id = ${accountId}::uuid`)
}
