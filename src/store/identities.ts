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
