// Feeds as an operator handles them: found page by page, paused, resumed.

import sql, { empty, type Sql } from 'sql-template-tag'
import type { FeedState } from '../core/feeds/feed-state.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { dropHub } from './websub.ts'

export interface OperatedFeed {
  id: string
  url: string
  movedTo: string | null
  title: string
  state: FeedState
  categoryHint: string | null
  countryHint: string | null
  languageHint: string | null
  nextAt: number
  scheduleReason: string
  lastSuccessAt: number | null
  lastError: string | null
  failures: number
  pausedAt: number | null
  pauseReason: string | null
  itemsAccepted: number
}

const state = sql`case when paused_at is not null then 'paused' when failures > 0 then 'failing' when last_success_at is null then 'new'
  else 'healthy' end`

const columns = sql`id, url, moved_to as "movedTo", title, ${state} as state, category_hint as "categoryHint", country_hint as "countryHint",
  language_hint as "languageHint", next_at as "nextAt", schedule_reason as "scheduleReason", last_success_at as "lastSuccessAt",
  last_error as "lastError", failures, paused_at as "pausedAt", pause_reason as "pauseReason", items_accepted as "itemsAccepted"`

export interface FeedsQuestion {
  /** Part of the address or the title. */
  text: string
  state: FeedState | undefined
  /** The address that the page before ended with. */
  after: string | undefined
  limit: number
}

/** In order of address, whose place in the table is unique. */
export function findFeedsPage(db: Queryable, question: FeedsQuestion): Promise<OperatedFeed[]> {
  const { text, after } = question
  const conditions: Sql = sql`
    ${question.state === undefined ? empty : sql`and ${state} = ${question.state}`}
    ${text === '' ? empty : sql`and (position(lower(${text}) in lower(url)) > 0 or position(lower(${text}) in lower(title)) > 0)`}
    ${after === undefined ? empty : sql`and url > ${after}`}`
  return db.query(sql`select ${columns} from feeds where true ${conditions} order by url limit ${question.limit}`)
}

export async function findOperatedFeed(db: Queryable, id: string): Promise<OperatedFeed | undefined> {
  const [row] = await db.query<OperatedFeed>(sql`select ${columns} from feeds where id = ${id}::uuid`)
  return row
}

/** Its articles stay. */
export async function deleteFeed(tx: Queryable, id: string): Promise<void> {
  await tx.query(sql`delete from feeds where id = ${id}::uuid`)
}

/** The feed is asked no more until somebody resumes it, and its hub is told at its next push that nobody is here: what it has pushed is dropped. */
export async function pauseFeed(tx: Queryable, id: string, paused: { at: number; reason: string }): Promise<void> {
  // In the order of the reader that records a feed: the other way round each could wait for the other.
  await tx.query(sql`delete from websub_pushes where feed_id = ${id}::uuid`)
  await dropHub(tx, id)
  await tx.query(sql`update feeds set paused_at = ${instant(paused.at)}, pause_reason = ${paused.reason} where id = ${id}::uuid`)
}

/** The feed is asked again at once, at the address that it was added with, and read whole: it names its hub, too. */
export async function resumeFeed(tx: Queryable, id: string, at: number): Promise<void> {
  await tx.query(sql`
    update feeds set paused_at = null, pause_reason = null, failures = 0, failing_since = null, moved_to = null, next_at = ${instant(at)},
      etag = null, last_modified = null, body_hash = null
    where id = ${id}::uuid`)
}
