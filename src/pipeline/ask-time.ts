// Asks servers of feeds what time it is, for whoever doubts the clock and reads no feeds.

import type { Queryable } from '../store/database.ts'
import { findFeedsToAsk } from '../store/feeds.ts'
import { type FetchFeedDeps, fetchFeed } from './fetch-feed.ts'

/** More than are needed to clear a doubt: some do not answer. */
const HOSTS_ASKED_MAX = 6
const ANSWER_MS_MAX = 15_000

/** What they tell is noted by the watch; nothing is stored. Settles when all have answered. */
export async function askForTime(deps: Omit<FetchFeedDeps, 'timeoutMs'> & { db: Queryable }, signal: AbortSignal): Promise<void> {
  const feeds = await findFeedsToAsk(deps.db, { limit: HOSTS_ASKED_MAX, now: deps.clock(), hostsBusy: [] })
  await Promise.allSettled(feeds.map((feed) => fetchFeed({ ...deps, timeoutMs: ANSWER_MS_MAX }, feed, signal)))
}
