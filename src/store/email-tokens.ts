// Links that work once, and invitations. Only the SHA-256 of what stands in them is kept.

import sql from 'sql-template-tag'
import type { AccountTierKey } from '../core/serving/tier.ts'
import type { Queryable } from './database.ts'
import { holdsAddress } from './holds-address.ts'
import { instant } from './instant.ts'

export type TokenPurpose = 'sign-up' | 'reset' | 'verify' | 'first'

export interface EmailTokenRow {
  purpose: TokenPurpose
  email: string | null
  account_id: string | null
  invitation_id: string | null
}

export interface InvitationRow {
  id: string
  email: string | null
  tier: AccountTierKey
  is_operator: boolean
  created_at: number
  expires_at: number
}

/** The same link again is the same link. */
export async function insertEmailToken(
  db: Queryable,
  token: {
    hash: Buffer
    purpose: TokenPurpose
    email: string | null
    accountId: string | null
    invitationId: string | null
    createdAt: number
    expiresAt: number
  },
): Promise<void> {
  await db.query(sql`
    insert into email_tokens (token_hash, purpose, email, account_id, invitation_id, created_at, expires_at)
    values (${token.hash}, ${token.purpose}, ${token.email}, ${token.accountId}, ${token.invitationId}, ${instant(token.createdAt)},
      ${instant(token.expiresAt)})
    on conflict (token_hash) do nothing`)
}

/** What a link is for, without using it up: programs that look into mails open links before people do. */
export async function findEmailToken(db: Queryable, hash: Buffer, now: number): Promise<EmailTokenRow | undefined> {
  const rows = await db.query<EmailTokenRow>(sql`
    select purpose, email, account_id, invitation_id from email_tokens where token_hash = ${hash} and expires_at > ${instant(now)}`)
  return rows[0]
}

/** Holds a link and all others that using it ends, in one order for everybody: two that are used at once wait for each other instead of locking up. */
export async function lockEmailTokens(tx: Queryable, of: { hash: Buffer; accountId: string | null; email: string }): Promise<void> {
  await tx.query(sql`
    select 1 from email_tokens where token_hash = ${of.hash} or account_id = ${of.accountId}::uuid or ${holdsAddress(sql`email`, of.email)}
    order by token_hash for update`)
}

/** Uses a link up. Undefined when it is unknown, used or over. */
export async function takeEmailToken(tx: Queryable, hash: Buffer, now: number): Promise<EmailTokenRow | undefined> {
  const rows = await tx.query<EmailTokenRow>(sql`
    delete from email_tokens where token_hash = ${hash} and expires_at > ${instant(now)}
    returning purpose, email, account_id, invitation_id`)
  return rows[0]
}

/** Ends what other links an account or an address has. */
export async function deleteEmailTokensOf(tx: Queryable, of: { accountId: string; email: string }): Promise<void> {
  await tx.query(sql`delete from email_tokens where account_id = ${of.accountId}::uuid or ${holdsAddress(sql`email`, of.email)}`)
}

export async function purgeEmailTokens(db: Queryable, now: number): Promise<void> {
  await db.query(sql`delete from email_tokens where expires_at <= ${instant(now)}`)
}

/** False where there is one with this token already. */
export async function insertInvitation(
  db: Queryable,
  invitation: {
    id: string
    hash: Buffer
    email: string | null
    tier: AccountTierKey
    isOperator: boolean
    createdAt: number
    expiresAt: number
  },
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into invitations (id, token_hash, email, tier, is_operator, created_at, expires_at)
    values (${invitation.id}, ${invitation.hash}, ${invitation.email}, ${invitation.tier}, ${invitation.isOperator},
      ${instant(invitation.createdAt)}, ${instant(invitation.expiresAt)})
    on conflict (token_hash) do nothing returning 1`)
  return rows.length > 0
}

/** Ends the invitations that an operator made by hand and nobody has used, with the links that were sent for them. */
export async function deleteInvitationsBy(tx: Queryable, actor: string): Promise<void> {
  await tx.query(sql`
    delete from invitations where used_at is null and id::text in (
      select detail->>'invitation' from operator_actions where action = 'account.invited' and actor = ${actor})`)
}

/** Those that are neither used nor over, the newest first. */
export function listInvitations(db: Queryable, { now, limit }: { now: number; limit: number }): Promise<InvitationRow[]> {
  return db.query(sql`
    select id, email, tier, is_operator, created_at, expires_at from invitations
    where used_at is null and expires_at > ${instant(now)} order by created_at desc, id limit ${limit}`)
}

/** Ends one that nobody has used, with the links that were sent for it. Undefined when there is none. */
export async function deleteInvitation(tx: Queryable, id: string): Promise<{ email: string | null; token_hash: Buffer } | undefined> {
  const rows = await tx.query<{ email: string | null; token_hash: Buffer }>(sql`
    delete from invitations where id = ${id}::uuid and used_at is null returning email, token_hash`)
  return rows[0]
}

/** One that is neither used nor over. */
export async function findInvitation(db: Queryable, hash: Buffer, now: number): Promise<InvitationRow | undefined> {
  const rows = await db.query<InvitationRow>(sql`
    select id, email, tier, is_operator, created_at, expires_at from invitations
    where token_hash = ${hash} and used_at is null and expires_at > ${instant(now)}`)
  return rows[0]
}

/** The newest that names an address, or by which a link was sent to it. */
export async function findInvitationFor(db: Queryable, email: string, now: number): Promise<{ id: string } | undefined> {
  const rows = await db.query<{ id: string }>(sql`
    select id from invitations i
    where used_at is null and expires_at > ${instant(now)} and (${holdsAddress(sql`email`, email)} or exists (
      select 1 from email_tokens t where t.invitation_id = i.id and ${holdsAddress(sql`t.email`, email)} and t.expires_at > ${instant(now)}))
    order by created_at desc, id limit 1`)
  return rows[0]
}

export async function purgeInvitations(db: Queryable, now: number): Promise<void> {
  await db.query(sql`delete from invitations where expires_at <= ${instant(now)}`)
}

/** Uses an invitation up. Undefined when somebody else has, or it is over. */
export async function takeInvitation(
  tx: Queryable,
  id: string,
  now: number,
): Promise<Pick<InvitationRow, 'tier' | 'is_operator'> | undefined> {
  const rows = await tx.query<Pick<InvitationRow, 'tier' | 'is_operator'>>(sql`
    update invitations set used_at = ${instant(now)}, email = null
    where id = ${id}::uuid and used_at is null and expires_at > ${instant(now)} returning tier, is_operator`)
  return rows[0]
}
