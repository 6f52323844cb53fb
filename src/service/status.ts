/** How the service is: is it fresh, what waits where, which feeds are in trouble. Asked of the store at most once a second. */

import { type Freshness, judgeFreshness } from '../core/freshness.ts'
import { type Queryable, StoreUnavailable } from '../store/database.ts'
import {
  countFeedStates,
  countQueues,
  type FeedCounts,
  findNewest,
  findPublishDelay,
  findRunning,
  findTroubledFeeds,
  type StageQueues,
  type TroubledFeed,
} from '../store/read-status.ts'
import { answerWithin } from './answer-within.ts'

const KEPT_MS = 1_000
/** Less than whoever collects figures waits for. */
const ANSWER_MS_MAX = 8_000
const TROUBLED_LISTED_MAX = 20

export interface StatusDeps {
  db: Queryable
  rules: { minOutlets: number; publishDelayMs: number }
  /** What runs, but not as it should: the words of `/readyz`. */
  degraded: () => readonly string[]
}

export interface ServiceStatus {
  kind: 'status'
  checkedAt: number
  freshness: Freshness
  /** A sentence for each thing that is not as it should be. */
  reasons: string[]
  newestArticleAt: number | null
  newestEventAt: number | null
  lastChangeAt: number | null
  /** How long the oldest article without a cluster has waited; 0 when none waits. */
  lagMs: number
  /** How old the first report of an event has to be before readers are shown it: a setting. */
  heldMs: number
  /** Middle of the time from first sight to readers, of the events that moved last. */
  publishDelayMs: number | null
  running: { pipeline: boolean; feeds: boolean }
  queues: StageQueues
  feeds: FeedCounts & { troubled: TroubledFeed[] }
  degraded: readonly string[]
}

/** Nothing can be read at all. */
export interface NoStatus {
  kind: 'unavailable'
  checkedAt: number
  degraded: readonly string[]
}

export type StatusReader = (now: number) => Promise<ServiceStatus | NoStatus>

/** Reads the status; answers within a second of each other are one, and nobody asks a store anew that still owes an answer. */
export function createStatusReader(deps: StatusDeps): StatusReader {
  let kept: { at: number; status: Promise<ServiceStatus | NoStatus>; isUnderWay: boolean } | undefined
  return (now) => {
    // A clock that went back is no reason to answer with the past for ever.
    if (kept && (kept.isUnderWay || (now >= kept.at && now - kept.at < KEPT_MS))) return kept.status
    const status = answerWithin(ANSWER_MS_MAX, readStatus(deps, now), () => noStatus(deps, now))
    const asked = { at: now, status, isUnderWay: true }
    kept = asked
    status.then(
      () => {
        asked.isUnderWay = false
      },
      () => {
        kept = undefined
      },
    )
    return status
  }
}

function noStatus({ degraded }: StatusDeps, checkedAt: number): NoStatus {
  return { kind: 'unavailable', checkedAt, degraded: [...degraded(), 'store'] }
}

async function readStatus(deps: StatusDeps, now: number): Promise<ServiceStatus | NoStatus> {
  try {
    return await readFromStore(deps, now)
  } catch (error) {
    if (error instanceof StoreUnavailable) return noStatus(deps, now)
    throw error
  }
}

async function readFromStore({ db, rules, degraded: degradedNow }: StatusDeps, now: number): Promise<ServiceStatus> {
  const { articleAt, eventAt, changeAt, waitingSince } = await findNewest(db)
  const running = await findRunning(db, now)
  const queues = await countQueues(db, { minOutlets: rules.minOutlets, publishedBefore: now - rules.publishDelayMs, now })
  const feeds = await countFeedStates(db)
  const degraded = degradedNow()
  const asked = feeds.total - feeds.paused
  return {
    kind: 'status',
    checkedAt: now,
    ...judgeFreshness({
      now,
      newestArticleAt: articleAt,
      waitingSince,
      pipelineRuns: running.pipeline,
      feedsRun: running.feeds,
      feeds: { asked, failing: feeds.failing },
      degraded,
    }),
    newestArticleAt: articleAt,
    newestEventAt: eventAt,
    lastChangeAt: changeAt,
    lagMs: waitingSince === null ? 0 : Math.max(0, now - waitingSince),
    heldMs: rules.publishDelayMs,
    publishDelayMs: await findPublishDelay(db),
    running,
    queues,
    feeds: { ...feeds, troubled: await findTroubledFeeds(db, TROUBLED_LISTED_MAX) },
    degraded,
  }
}

/** The same in the words of the wire. */
export function presentStatus(status: ServiceStatus | NoStatus): object {
  if (status.kind === 'unavailable') {
    return { status: 'unavailable', checked_at: iso(status.checkedAt), degraded: status.degraded }
  }
  const { queues, feeds } = status
  return {
    status: status.freshness,
    reasons: status.reasons,
    checked_at: iso(status.checkedAt),
    newest_article_at: iso(status.newestArticleAt),
    newest_event_at: iso(status.newestEventAt),
    last_change_at: iso(status.lastChangeAt),
    lag_seconds: Math.round(status.lagMs / 1_000),
    publish_delay_seconds: status.publishDelayMs === null ? null : Math.round(status.publishDelayMs / 1_000),
    running: status.running,
    waiting: queues,
    feeds: {
      total: feeds.total,
      healthy: feeds.healthy,
      failing: feeds.failing,
      paused: feeds.paused,
      new: feeds.fresh,
      in_trouble: feeds.troubled.map(({ host, title, failures, lastSuccessAt, paused }) => ({
        host,
        title,
        failures,
        last_success_at: iso(lastSuccessAt),
        paused,
      })),
    },
    degraded: status.degraded,
  }
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
