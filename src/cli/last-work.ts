// When the store was last worked on, for whoever doubts the clock.

import type { Queryable } from '../store/database.ts'
import { countFeeds } from '../store/feeds.ts'
import { findWorkedAt } from '../store/leases.ts'

/** Null where it never was, and where there are no feeds: what is taken in by hand now and then may well stand still for weeks. */
export async function lastWorkOn(db: Queryable): Promise<number | null> {
  try {
    return (await countFeeds(db)) > 0 ? await findWorkedAt(db) : null
  } catch {
    // Of a store that is lost at this moment nothing is known.
    return null
  }
}
