/** Everything that can be read, in parts that a search engine takes at one go. */

import { DAY_MS, dayStart } from '../core/cap.ts'
import type { Queryable } from '../store/database.ts'
import { findMappedEvents, findMappedRange, findMappedSituations, type MappedRecord } from '../store/read-site-map.ts'

const SITUATIONS_MAX = 5_000
const EVENTS_OF_DAY_MAX = 20_000
const DAYS_MAX = 1_000

/** Days that may hold events, the newest first. */
export async function mappedDays({ db }: { db: Queryable }): Promise<number[]> {
  const range = await findMappedRange(db)
  if (!range) return []
  const newest = dayStart(range.newest)
  const days = Math.min(DAYS_MAX, Math.round((newest - dayStart(range.oldest)) / DAY_MS) + 1)
  return Array.from({ length: days }, (_, day) => newest - day * DAY_MS)
}

export function mappedSituations({ db }: { db: Queryable }): Promise<MappedRecord[]> {
  return findMappedSituations(db, SITUATIONS_MAX)
}

export function mappedEvents({ db }: { db: Queryable }, day: number): Promise<MappedRecord[]> {
  return findMappedEvents(db, { since: day, until: day + DAY_MS, limit: EVENTS_OF_DAY_MAX })
}
