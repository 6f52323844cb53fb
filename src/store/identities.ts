// Who an account is at other providers.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant, instantOrNull } from './instant.ts'

export interface IdentityRow {
  account_id: string
  provider: string
  /** When the owner parted the account from it, so that it signs in no more. */
  parted_at: number | null
}

/** Lets nobody else look for this identity, or insert it, until the transaction ends: of two who come at once the second finds what the first made. */
export async function lockIdentity(tx: Queryable, { issuer, subject }: { issuer: string; subject: string }): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('identity ' || ${issuer}::text || ' ' || ${subject}::text, 0))`)
}

export async function findIdentity(tx: Queryable, identity: { issuer: string; subject: string }): Promise<IdentityRow | undefined> {
  const rows = await tx.query<IdentityRow>(sql`
    select account_id, provider, parted_at from identities
    where issuer = ${identity.issuer} and subject = ${identity.subject}`)
  return rows[0]
}

/** False when the identity belongs to an account already. */
export async function insertIdentity(
  db: Queryable,
  identity: { issuer: string; subject: string; accountId: string; provider: string; at: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into identities (issuer, subject, account_id, provider, created_at)
    values (${identity.issuer}, ${identity.subject}, ${identity.accountId}, ${identity.provider}, ${instant(identity.at)})
    on conflict (issuer, subject) do nothing returning 1`)
  return rows.length > 0
}

export function listIdentityRows(db: Queryable, accountId: string): Promise<IdentityRow[]> {
  return db.query(sql`
    select account_id, provider, parted_at from identities
    where account_id = ${accountId}::uuid order by created_at, issuer, subject`)
}

/** Parts an account from all that it is at a provider, from now on, or joins it again (`null`). False when it is nothing there that would change. */
export async function partIdentities(tx: Queryable, of: { accountId: string; provider: string }, at: number | null): Promise<boolean> {
  const rows = await tx.query(sql`
    update identities set parted_at = ${instantOrNull(at)}
    where account_id = ${of.accountId}::uuid and provider = ${of.provider} and (parted_at is null) <> ${at === null}::boolean
    returning 1`)
  return rows.length > 0
}
