// What accounts asked for, day by day.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

export interface HistoryRow {
  /** The UTC day, as `2026-03-18`. */
  day: string
  endpoint: string
  outcome: string
  requests: number
}

export interface HistoryEntry extends HistoryRow {
  account_id: string
}

/** Adds counts to the history, all in one statement. Those of accounts that are gone are dropped. */
export async function addHistory(db: Queryable, entries: readonly HistoryEntry[]): Promise<void> {
  await db.query(sql`
    insert into usage_history as h (account_id, day, endpoint, outcome, requests)
    select e.account_id, e.day, e.endpoint, e.outcome, sum(e.requests)
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (account_id uuid, day date, endpoint text, outcome text, requests integer)
    join accounts a on a.id = e.account_id
    group by e.account_id, e.day, e.endpoint, e.outcome
    -- All processes write in one order: else two that add to the same rows could wait for each other.
    order by e.account_id, e.day, e.endpoint, e.outcome
    on conflict (account_id, day, endpoint, outcome) do update set requests = least(h.requests::bigint + excluded.requests, 2000000000)::integer`)
}

/** The history of an account from a day on, in order. */
export function findHistory(db: Queryable, accountId: string, since: string): Promise<HistoryRow[]> {
  return db.query(sql`
    select day, endpoint, outcome, requests from usage_history
    where account_id = ${accountId}::uuid and day >= ${since}::date order by day, endpoint, outcome`)
}

export async function purgeHistory(db: Queryable, before: string): Promise<void> {
  await db.query(sql`delete from usage_history where day < ${before}::date`)
}
