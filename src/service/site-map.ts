/** Everything that can be read, in parts that a search engine takes at one go: a part for each day. */

import { DAY_MS } from '../core/durations.ts'
import { dayStart } from '../core/serving/cap.ts'
import type { Queryable } from '../store/database.ts'
import { findMappedEvents, findMappedRange, findMappedSituations, type MappedRecord } from '../store/read-site-map.ts'

const RECORDS_OF_DAY_MAX = 10_000
const DAYS_MAX = 1_000

/** Days that may hold something, the newest first. */
export async function mappedDays({ db }: { db: Queryable }): Promise<number[]> {
  const range = await findMappedRange(db)
  if (!range) return []
  const newest = dayStart(range.newest)
  const days = Math.min(DAYS_MAX, Math.round((newest - dayStart(range.oldest)) / DAY_MS) + 1)
  return Array.from({ length: days }, (_, day) => newest - day * DAY_MS)
}

export interface MappedDay {
  situations: readonly MappedRecord[]
  events: readonly MappedRecord[]
}

/** The events that were published on a day, and the situations whose newest event is of that day. */
export async function mappedDay({ db }: { db: Queryable }, day: number): Promise<MappedDay> {
  const range = { since: day, until: day + DAY_MS, limit: RECORDS_OF_DAY_MAX }
  const [situations, events] = await Promise.all([findMappedSituations(db, range), findMappedEvents(db, range)])
  return { situations, events }
}
