// Accounts: who holds keys, and at which tier.

import sql from 'sql-template-tag'
import type { AccountTierKey } from '../core/serving/tier.ts'
import type { Queryable } from './database.ts'
import { deleteEmailTokensOf, deleteInvitationsBy } from './email-tokens.ts'
import { holdsAddress } from './holds-address.ts'
import { instant } from './instant.ts'

export interface AccountRow {
  id: string
  email: string
  tier: AccountTierKey
  is_operator: boolean
  email_verified_at: number | null
}

const columns = sql`id, email, tier, is_operator, email_verified_at`

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
  const rows = await db.query<AccountRow>(
    sql`select ${columns} from accounts where ${holdsAddress(sql`email`, email)} order by lower(email) = lower(${email}) desc limit 1`,
  )
  return rows[0]
}

export function listAccounts(db: Queryable): Promise<AccountRow[]> {
  return db.query(sql`select ${columns} from accounts order by created_at, id limit ${ACCOUNTS_LISTED_MAX}`)
}

/** False when there is no such account. */
export async function updateAccountTier(db: Queryable, email: string, tier: AccountTierKey): Promise<boolean> {
  const rows = await db.query(sql`update accounts set tier = ${tier} where ${holdsAddress(sql`email`, email)} returning id`)
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
    from (select 1) as one left join accounts a on ${holdsAddress(sql`a.email`, email)} order by lower(a.email) = lower(${email}) desc limit 1`)
  return rows[0]!
}

/** Whether the password that was checked still stands. It stands until the transaction ends: a change waits for it, and sees what was done under it. */
export async function holdPassword(tx: Queryable, accountId: string, passwordHash: string | null): Promise<boolean> {
  const rows = await tx.query(sql`
    select id from accounts where id = ${accountId}::uuid and password_hash is not distinct from ${passwordHash}::text for update`)
  return rows.length > 0
}

export async function updatePassword(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db.query(sql`update accounts set password_hash = ${passwordHash} where id = ${accountId}::uuid`)
}

/** Sets a password by way of the account's mailbox, which also shows that its address is read. */
export async function resetPassword(tx: Queryable, accountId: string, reset: { passwordHash: string; at: number }): Promise<void> {
  await tx.query(sql`
    update accounts set password_hash = ${reset.passwordHash}, email_verified_at = coalesce(email_verified_at, ${instant(reset.at)})
    where id = ${accountId}::uuid`)
}

export async function markEmailVerified(tx: Queryable, accountId: string, at: number): Promise<void> {
  await tx.query(sql`update accounts set email_verified_at = coalesce(email_verified_at, ${instant(at)}) where id = ${accountId}::uuid`)
}

/** Marks an account as an operator's, or takes the mark away, and with it the invitations that they made: one might give it back. */
export async function updateOperator(tx: Queryable, { id, email }: Pick<AccountRow, 'id' | 'email'>, isOperator: boolean): Promise<void> {
  await tx.query(sql`update accounts set is_operator = ${isOperator} where id = ${id}::uuid`)
  if (!isOperator) await deleteInvitationsBy(tx, email)
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  return (await db.query(sql`select 1 from accounts limit 1`)).length > 0
}

/** Lets nobody else make an account of this address until the transaction ends, nor anybody who asks the same way. */
export async function lockAddress(tx: Queryable, email: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('account ' || lower(${email}::text), 0))`)
}

/** Lets nobody else make an account until the transaction ends. */
export async function lockAccounts(tx: Queryable): Promise<void> {
  await tx.query(sql`lock table accounts in share row exclusive mode`)
}

export async function findAccount(db: Queryable, accountId: string): Promise<(AccountRow & { password_hash: string | null }) | undefined> {
  const rows = await db.query<AccountRow & { password_hash: string | null }>(sql`
    select ${columns}, password_hash from accounts where id = ${accountId}::uuid`)
  return rows[0]
}

/** Removes an account and all that is its own: keys, sessions, links to its address, invitations that it made, identities, history. False when there is none. */
export async function deleteAccountRow(tx: Queryable, { id, email }: Pick<AccountRow, 'id' | 'email'>): Promise<boolean> {
  await deleteEmailTokensOf(tx, { accountId: id, email })
  await deleteInvitationsBy(tx, email)
  await tx.query(sql`delete from usage_days where subject = ${id}`)
  // What an operator did stays; who it was does not.
  await tx.query(sql`update curations set actor = 'a former operator' where actor = ${email}`)
  await tx.query(sql`update curations set undone_by = 'a former operator' where undone_by = ${email}`)
  await tx.query(sql`update operator_actions set actor = 'a former operator' where actor = ${email}`)
  await tx.query(sql`update operator_actions set subject = 'a deleted account' where lower(subject) = lower(${email})`)
  await tx.query(sql`update feeds set pause_reason = 'by a former operator' where pause_reason = ${`by ${email}`}`)
  await tx.query(sql`delete from invitations where ${holdsAddress(sql`email`, email)}`)
  const rows = await tx.query(sql`delete from accounts where id = ${id}::uuid returning id`)
  return rows.length > 0
}
