// Counted attempts. One statement counts and judges: no number of processes or of attempts at once gets past a limit.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface Throttled {
  attempts: number
  /** When the window ends. */
  until: number
}

/** Counts one attempt, those that will be refused included. */
export async function countAttempt(db: Queryable, key: string, times: { now: number; windowMs: number }): Promise<Throttled> {
  const { now, windowMs } = times
  // An end far ahead was written by a clock that has since gone back; another machine's may be a little ahead.
  const isOver = sql`(t.until <= ${instant(now)} or t.until > ${instant(now + 2 * windowMs)})`
  const rows = await db.query<Throttled>(sql`
    insert into throttles as t (key, attempts, since, until) values (${key}, 1, ${instant(now)}, ${instant(now + windowMs)})
    on conflict (key) do update set
      attempts = case when ${isOver} then 1 else least(t.attempts, 1000000) + 1 end,
      since = case when ${isOver} then excluded.since else t.since end,
      until = case when ${isOver} then excluded.until else t.until end
    returning attempts, until`)
  return rows[0]!
}

/** Takes one attempt back, as if it had not been made. */
export async function forgiveAttempt(db: Queryable, key: string): Promise<void> {
  await db.query(sql`update throttles set attempts = greatest(0, attempts - 1) where key = ${key}`)
}

export async function purgeThrottles(db: Queryable, now: number): Promise<void> {
  await db.query(sql`delete from throttles where until <= ${instant(now)}`)
}
