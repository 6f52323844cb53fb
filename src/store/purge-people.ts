// Forgets what is over: sessions, links, invitations, counted attempts, authorizations and tokens, and the history that nobody is shown any more.

import { DAY_MS } from '../core/durations.ts'
import { dateOf } from '../core/serving/cap.ts'
import type { Queryable } from './database.ts'
import { purgeEmailTokens, purgeInvitations } from './email-tokens.ts'
import { purgeOAuthRecords } from './oauth.ts'
import { purgeSessions } from './sessions.ts'
import { purgeThrottles } from './throttles.ts'
import { purgeHistory } from './usage-history.ts'

/** A day more than anybody is shown, whatever the hour. */
const HISTORY_MS = 31 * DAY_MS

export async function purgePeople(db: Queryable, now: number): Promise<void> {
  await purgeSessions(db, now)
  await purgeEmailTokens(db, now)
  await purgeInvitations(db, now)
  await purgeThrottles(db, now)
  await purgeOAuthRecords(db, now)
  await purgeHistory(db, dateOf(now - HISTORY_MS))
}
