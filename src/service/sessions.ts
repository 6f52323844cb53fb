/**
 * Who is signed in.
 *
 * A session is an opaque random token in a cookie; the store keeps its hash. Every request asks the store, so a session that is revoked ends at
 * once. It ends by itself when it was not used for a while, and in any case after some months.
 */

import { DAY_MS } from '../core/durations.ts'
import { ServiceError } from '../core/serving/errors.ts'
import type { AccountTierKey } from '../core/serving/tier.ts'
import type { Queryable } from '../store/database.ts'
import {
  deleteOldSessions,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  findSessionHolder,
  insertSession,
  listSessionRows,
  type SessionHolder,
  type SessionRow,
} from '../store/sessions.ts'
import { deviceOf } from './device.ts'
import { hashToken, isToken, newToken } from './tokens.ts'

const SESSION_IDLE_MS = 14 * DAY_MS
const SESSION_AGE_MS_MAX = 90 * DAY_MS
/** How exact `seen_at` is: a write per page would cost more than it tells. */
const SEEN_EVERY_MS = 300_000

export interface SessionsDeps {
  db: Queryable
  newId: () => string
  /** So many random bytes. The same ones as before name the same session. */
  newSecret: (bytes: number) => Uint8Array
}

/** Who is signed in, and by which session. */
export interface Session {
  sessionId: string
  accountId: string
  email: string
  isEmailVerified: boolean
  tier: AccountTierKey
  isOperator: boolean
}

/** Begins a session of an account whose owner has just shown who they are, or gives the one that the same form began. Gives the token; it is nowhere kept. */
export async function startSession(
  deps: SessionsDeps,
  session: { accountId: string; signedInWith: string; userAgent: string; now: number },
): Promise<{ token: string; sessionId: string }> {
  const { accountId, signedInWith, userAgent, now } = session
  const token = newToken(deps.newSecret)
  const [sessionId, tokenHash] = [deps.newId(), hashToken(token)]
  const expiresAt = now + SESSION_IDLE_MS
  const device = deviceOf(userAgent)
  if (!(await insertSession(deps.db, { id: sessionId, accountId, tokenHash, signedInWith, device, at: now, expiresAt }))) {
    const begun = await findSessionHolder(deps.db, tokenHash, now)
    if (begun?.account_id !== accountId) throw new ServiceError('bad_request', 'the form was sent already, and what it began is over')
    return { token, sessionId: begun.id }
  }
  await deleteOldSessions(deps.db, { id: sessionId, accountId })
  return { token, sessionId }
}

/** Who holds this token; undefined when it is unknown, revoked or over. */
export async function authenticateSession(
  deps: Pick<SessionsDeps, 'db'>,
  token: string | undefined,
  now: number,
): Promise<Session | undefined> {
  if (!isToken(token)) return undefined
  const holder = await findSessionHolder(deps.db, hashToken(token), now)
  if (!holder) return undefined
  await slide(deps.db, holder, now)
  return presentSession(holder)
}

/** The sessions of an account, the one used last first. */
export function listSessions(deps: Pick<SessionsDeps, 'db'>, accountId: string, now: number): Promise<SessionRow[]> {
  return listSessionRows(deps.db, accountId, now)
}

/** False when the account has no such session. */
export function revokeSession(deps: Pick<SessionsDeps, 'db'>, session: { accountId: string; sessionId: string }): Promise<boolean> {
  return deleteSession(deps.db, { id: session.sessionId, accountId: session.accountId })
}

/** Ends all sessions of an account but one. */
export function revokeOtherSessions(deps: Pick<SessionsDeps, 'db'>, accountId: string, keptId: string | null): Promise<void> {
  return deleteSessionsOf(deps.db, accountId, keptId)
}

async function slide(db: Queryable, holder: SessionHolder, now: number): Promise<void> {
  if (now - holder.seen_at < SEEN_EVERY_MS) return
  const expiresAt = Math.min(now + SESSION_IDLE_MS, holder.created_at + SESSION_AGE_MS_MAX)
  await extendSession(db, holder.id, { seenAt: now, expiresAt })
}

function presentSession(holder: SessionHolder): Session {
  return {
    sessionId: holder.id,
    accountId: holder.account_id,
    email: holder.email,
    isEmailVerified: holder.email_verified_at !== null,
    tier: holder.tier,
    isOperator: holder.is_operator,
  }
}
