/** Whether what readers see is as new as it should be, in one word and with the reasons. */

import { HOUR_MS, MINUTE_MS } from '../durations.ts'

/** With feeds that are read all day, articles come by the minute. */
const ARTICLE_AGE_MS_MAX = 2 * HOUR_MS
/** How long an article may wait for its cluster before readers would notice. */
const WAITING_MS_MAX = 15 * MINUTE_MS
/** What the service does without, and is no later for it. */
const SPARED = ['embeddings: ', 'language model: ', 'program: ', 'valkey: ']
/** Of the feeds that are asked, so large a part may fail before the stream is thin. */
const FAILING_SHARE_MAX = 0.5

// fresh: as it should be. late: what is shown is true but not the newest. empty: nothing was ever taken in.
export type Freshness = 'fresh' | 'late' | 'empty'

export interface FreshnessFacts {
  now: number
  newestArticleAt: number | null
  /** When the article arrived that has waited longest for its cluster; null when none waits. */
  waitingSince: number | null
  pipelineRuns: boolean
  feedsRun: boolean
  /** Feeds that are asked, paused ones apart, and those of them that failed last. */
  feeds: { asked: number; failing: number }
  /** What the parts of the program say of themselves. */
  degraded: readonly string[]
}

/** The verdict, and a sentence for each thing that is not as it should be. */
export function judgeFreshness(facts: FreshnessFacts): { freshness: Freshness; reasons: string[] } {
  const { now, newestArticleAt, waitingSince, feeds } = facts
  const troubles = facts.degraded.map((part) => `part of the service reports trouble: ${part}`)
  const delays = [
    ...(facts.pipelineRuns ? [] : ['no process groups articles at the moment']),
    ...(feeds.asked > 0 && !facts.feedsRun ? ['no process reads feeds at the moment'] : []),
    ...(waitingSince !== null && now - waitingSince > WAITING_MS_MAX ? ['articles wait longer than 15 minutes to be grouped'] : []),
    ...(feeds.asked > 0 && newestArticleAt !== null && now - newestArticleAt > ARTICLE_AGE_MS_MAX
      ? ['no new article has come for more than 2 hours']
      : []),
    ...(feeds.asked > 0 && feeds.failing / feeds.asked > FAILING_SHARE_MAX ? ['more than half of the feeds fail'] : []),
  ]
  const reasons = [...troubles, ...delays]
  if (newestArticleAt === null) return { freshness: 'empty', reasons }
  return {
    freshness: delays.length === 0 && facts.degraded.every((part) => SPARED.some((spared) => part.startsWith(spared))) ? 'fresh' : 'late',
    reasons,
  }
}
