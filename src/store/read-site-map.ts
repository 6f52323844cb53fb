// Addresses of everything that can be read, for search engines.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface MappedRecord {
  slug: string
  updated_at: number
}

interface Range {
  since: number
  until: number
  limit: number
}

/** Listed situations whose newest event is of that time, oldest first. */
export function findMappedSituations(db: Queryable, range: Range): Promise<MappedRecord[]> {
  return db.query(sql`
    select slug, last_updated as updated_at from situations
    where state = 'live' and visible_at is not null
      and last_updated >= ${instant(range.since)}::timestamptz and last_updated < ${instant(range.until)}::timestamptz
    order by last_updated, id limit ${range.limit}`)
}

/** Events with a page that were published in that time, oldest first. */
export function findMappedEvents(db: Queryable, range: Range): Promise<MappedRecord[]> {
  return db.query(sql`
    select slug, updated_at from clusters
    where state = 'open' and visible_at is not null
      and published_at >= ${instant(range.since)}::timestamptz and published_at < ${instant(range.until)}::timestamptz
    order by published_at, id limit ${range.limit}`)
}

/** When the oldest and the newest event with a page were published. */
export async function findMappedRange(db: Queryable): Promise<{ oldest: number; newest: number } | undefined> {
  const [row] = await db.query<{ oldest: number | null; newest: number | null }>(sql`
    select min(published_at) as oldest, max(published_at) as newest from clusters where state = 'open' and visible_at is not null`)
  if (row === undefined || row.oldest === null || row.newest === null) return undefined
  return { oldest: row.oldest, newest: row.newest }
}
