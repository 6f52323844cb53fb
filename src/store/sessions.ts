// Sessions of people who signed in: only the SHA-256 of each token is kept.

import sql from 'sql-template-tag'
import type { AccountTierKey } from '../core/serving/tier.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface SessionRow {
  id: string
  signed_in_with: string
  device: string
  created_at: number
  seen_at: number
  expires_at: number
}

/** A session together with the account that it is of. */
export interface SessionHolder extends SessionRow {
  account_id: string
  email: string
  tier: AccountTierKey
  is_operator: boolean
  email_verified_at: number | null
}

const SESSIONS_LISTED_MAX = 200

/** False where there is one with this token already. */
export async function insertSession(
  db: Queryable,
  session: { id: string; accountId: string; tokenHash: Buffer; signedInWith: string; device: string; at: number; expiresAt: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into sessions (id, account_id, token_hash, signed_in_with, device, created_at, seen_at, expires_at)
    values (${session.id}, ${session.accountId}, ${session.tokenHash}, ${session.signedInWith}, ${session.device}, ${instant(session.at)},
      ${instant(session.at)}, ${instant(session.expiresAt)})
    on conflict (token_hash) do nothing returning 1`)
  return rows.length > 0
}

/** Ends the sessions of an account that were not seen for longest, those that its owner would not see listed any more. */
export async function deleteOldSessions(db: Queryable, newest: { id: string; accountId: string }): Promise<void> {
  const others = sql`account_id = ${newest.accountId}::uuid and id <> ${newest.id}::uuid`
  await db.query(sql`
    delete from sessions where id in (
      select id from sessions where ${others} order by seen_at desc, id offset ${SESSIONS_LISTED_MAX - 1})`)
}

/** Undefined when no session has this token, or it is over. */
export async function findSessionHolder(db: Queryable, tokenHash: Buffer, now: number): Promise<SessionHolder | undefined> {
  const rows = await db.query<SessionHolder>(sql`
    select s.id, s.signed_in_with, s.device, s.created_at, s.seen_at, s.expires_at, s.account_id, a.email, a.tier, a.is_operator,
      a.email_verified_at
    from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${instant(now)}`)
  return rows[0]
}

export async function extendSession(db: Queryable, sessionId: string, times: { seenAt: number; expiresAt: number }): Promise<void> {
  await db.query(sql`
    update sessions set seen_at = ${instant(times.seenAt)}, expires_at = ${instant(times.expiresAt)} where id = ${sessionId}::uuid`)
}

/** Those that are not over, the one seen last first. */
export function listSessionRows(db: Queryable, accountId: string, now: number): Promise<SessionRow[]> {
  return db.query(sql`
    select id, signed_in_with, device, created_at, seen_at, expires_at from sessions
    where account_id = ${accountId}::uuid and expires_at > ${instant(now)} order by seen_at desc, id limit ${SESSIONS_LISTED_MAX}`)
}

/** False when the account has no such session. */
export async function deleteSession(db: Queryable, session: { id: string; accountId: string }): Promise<boolean> {
  const rows = await db.query(
    sql`delete from sessions where id = ${session.id}::uuid and account_id = ${session.accountId}::uuid returning id`,
  )
  return rows.length > 0
}

/** Ends every session of an account, one apart. */
export async function deleteSessionsOf(db: Queryable, accountId: string, keptId: string | null): Promise<void> {
  await db.query(sql`delete from sessions where account_id = ${accountId}::uuid and (${keptId}::uuid is null or id <> ${keptId}::uuid)`)
}

/** Ends the sessions of an account that began in one way, one apart. */
export async function deleteSessionsBegunWith(
  tx: Queryable,
  begun: { accountId: string; signedInWith: string; keptId: string },
): Promise<void> {
  await tx.query(sql`
    delete from sessions
    where account_id = ${begun.accountId}::uuid and signed_in_with = ${begun.signedInWith} and id <> ${begun.keptId}::uuid`)
}

export async function purgeSessions(db: Queryable, now: number): Promise<void> {
  await db.query(sql`delete from sessions where expires_at <= ${instant(now)}`)
}
