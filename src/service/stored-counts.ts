/** Counts in the database: each taking is one atomic statement that judges the day, the minute and the search cap at once. */

import { minuteStart, type Usage } from '../core/serving/cap.ts'
import { mayBeDone, type Queryable } from '../store/database.ts'
import { CLOCKS_APART_MS_MAX, giveBackUsage, readUsage, takeRequests, takeSearch, type UsageRow } from '../store/usage.ts'
import { type Counts, NOTHING_USED, type UnitsGiven, type UsageSubject, windowsOf } from './usage-counter.ts'

const REFUNDS_OWED_MAX = 10_000

/** What came to nothing by our fault and could not yet be given back. */
interface Refund extends UnitsGiven {
  subject: UsageSubject
}

export function createStoredCounts({ db }: { db: Queryable }): Counts {
  const owed: Refund[] = []

  const payBack = async (refund: Refund): Promise<void> => {
    try {
      await giveBackUsage(db, windowsOf(refund.subject, refund.at), refund)
    } catch (error) {
      // Once more would let the account past its cap (D6-hard).
      if (mayBeDone(error)) return
      // The store is out of reach; it is given back once the store is asked again.
      if (owed.length < REFUNDS_OWED_MAX) owed.push(refund)
    }
  }

  return {
    take: async (subject, { now, search, units }) => {
      for (const refund of owed.splice(0)) await payBack(refund)
      const { requestsPerDay, requestsPerMinute, searchesPerDay } = subject.tier
      const caps = { requestsPerDay, requestsPerMinute, ...(search && { searchesPerDay }) }
      const row = await takeRequests(db, windowsOf(subject, now), { units, caps })
      return { granted: row.granted, usage: usageOf(row, now) }
    },
    takeSearch: (subject, now) => takeSearch(db, windowsOf(subject, now), subject.tier.searchesPerDay),
    giveBack: (subject, units) => payBack({ subject, ...units }),
    read: async (subject, now) => usageOf(await readUsage(db, windowsOf(subject, now)), now),
    close: async () => {},
  }
}

/** The stored counts as they concern `now`. A minute that another clock has begun counts as this one. */
function usageOf(row: UsageRow | undefined, now: number): Usage {
  if (!row) return NOTHING_USED
  const aheadMs = row.minute - minuteStart(now)
  return {
    requestsToday: row.requests,
    requestsThisMinute: aheadMs >= 0 && aheadMs <= CLOCKS_APART_MS_MAX ? row.minute_requests : 0,
    searchesToday: row.searches,
  }
}
