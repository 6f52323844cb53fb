// Who an account is at other providers.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface IdentityRow {
  issuer: string
  subject: string
  account_id: string
  provider: string
  created_at: number
}

/** Lets nobody else look for this identity, or insert it, until the transaction ends: of two who come at once the second finds what the first made. */
export async function lockIdentity(tx: Queryable, { issuer, subject }: { issuer: string; subject: string }): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('identity ' || ${issuer}::text || ' ' || ${subject}::text, 0))`)
}

export async function findIdentity(db: Queryable, identity: { issuer: string; subject: string }): Promise<IdentityRow | undefined> {
  const rows = await db.query<IdentityRow>(sql`
    select issuer, subject, account_id, provider, created_at from identities
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
    select issuer, subject, account_id, provider, created_at from identities
    where account_id = ${accountId}::uuid order by created_at, issuer, subject`)
}
