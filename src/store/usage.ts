// Counts of requests and searches per subject and day. Every taking is one atomic statement: no number of processes gets past a cap.

import sql from 'sql-template-tag'
import { dateOf } from '../core/serving/cap.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface UsageRow {
  requests: number
  searches: number
  /** Start of the minute that `minute_requests` counts. */
  minute: number
  minute_requests: number
  /** How many units the statement took. */
  granted: number
}

export interface UsageWindows {
  subject: string
  /** Start of the UTC day. */
  day: number
  /** Start of the UTC minute. */
  minute: number
}

export interface UsageCaps {
  requestsPerDay: number
  /** Undefined: minutes are judged elsewhere. */
  requestsPerMinute?: number
  /** Refuse when this many searches were made; undefined: searches do not matter. */
  searchesPerDay?: number
}

/** A process whose clock is behind counts in the minute that another has begun. One further ahead was begun by a clock that has since gone back. */
export const CLOCKS_APART_MS_MAX = 5 * 60_000
const isBegun = sql`(u.minute >= excluded.minute and u.minute <= excluded.minute + ${CLOCKS_APART_MS_MAX}::float8 * interval '1 millisecond')`

// int4 columns: a cap that is no cap.
export const UNBOUNDED = 2_000_000_000

/** Takes up to `units` requests, as many as every cap allows. */
export async function takeRequests(db: Queryable, windows: UsageWindows, ask: { units: number; caps: UsageCaps }): Promise<UsageRow> {
  const { units, caps } = ask
  const day = sql`${Math.min(caps.requestsPerDay, UNBOUNDED)}::int`
  const perMinute = sql`${Math.min(caps.requestsPerMinute ?? UNBOUNDED, UNBOUNDED)}::int`
  const searches = sql`${Math.min(caps.searchesPerDay ?? UNBOUNDED, UNBOUNDED)}::int`
  const minuteRequests = sql`(case when ${isBegun} then u.minute_requests else 0 end)`
  const grant = sql`(case when u.searches >= ${searches} then 0
    else greatest(0, least(${units}::int, ${day} - u.requests, ${perMinute} - ${minuteRequests})) end)`
  const firstGrant = sql`(case when ${searches} <= 0 then 0 else greatest(0, least(${units}::int, ${day}, ${perMinute})) end)`
  const rows = await db.query<UsageRow>(sql`
    insert into usage_days as u (subject, day, requests, minute, minute_requests, granted)
    values (${windows.subject}, ${dateOf(windows.day)}::date, ${firstGrant}, ${instant(windows.minute)}::timestamptz, ${firstGrant}, ${firstGrant})
    on conflict (subject, day) do update set
      granted = ${grant},
      requests = u.requests + ${grant},
      minute = case when ${isBegun} then u.minute else excluded.minute end,
      minute_requests = ${minuteRequests} + ${grant}
    returning requests, searches, minute, minute_requests, granted`)
  return rows[0]!
}

/** Takes one search, unless the cap is reached; the searches made so far either way. */
export async function takeSearch(db: Queryable, windows: UsageWindows, cap: number): Promise<{ taken: boolean; searches: number }> {
  const taken = await db.query<{ searches: number }>(sql`
    insert into usage_days as u (subject, day, searches, minute)
    select ${windows.subject}, ${dateOf(windows.day)}::date, 1, ${instant(windows.minute)}::timestamptz where ${cap}::int > 0
    on conflict (subject, day) do update set searches = u.searches + 1 where u.searches < ${cap}::int
    returning searches`)
  if (taken[0]) return { taken: true, searches: taken[0].searches }
  const usage = await readUsage(db, windows)
  return { taken: false, searches: usage?.searches ?? 0 }
}

/** Gives units back that were taken in these windows. */
export async function giveBackUsage(db: Queryable, windows: UsageWindows, units: { requests: number; searches: number }): Promise<void> {
  await db.query(sql`
    update usage_days set
      requests = greatest(0, requests - ${units.requests}::int),
      searches = greatest(0, searches - ${units.searches}::int),
      minute_requests = case when minute = ${instant(windows.minute)}::timestamptz then greatest(0, minute_requests - ${units.requests}::int) else minute_requests end
    where subject = ${windows.subject} and day = ${dateOf(windows.day)}::date`)
}

export async function readUsage(db: Queryable, windows: Pick<UsageWindows, 'subject' | 'day'>): Promise<UsageRow | undefined> {
  const rows = await db.query<UsageRow>(sql`
    select requests, searches, minute, minute_requests, granted from usage_days
    where subject = ${windows.subject} and day = ${dateOf(windows.day)}::date`)
  return rows[0]
}

/** Forgets the days before one, and those of callers who have no account, who are counted by their network, before another. */
export async function purgeUsage(db: Queryable, { before, networksBefore }: { before: number; networksBefore: number }): Promise<void> {
  await db.query(sql`
    delete from usage_days where day < ${dateOf(before)}::date or (subject like 'net:%' and day < ${dateOf(networksBefore)}::date)`)
}
