/** How the service is: is it fresh, what waits where, which feeds are in trouble. Asked of the store at most once a second. */

import { type Freshness, judgeFreshness } from '../core/serving/freshness.ts'
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
import { createStoreProbe, type StoreProbe } from './health.ts'

const KEPT_MS = 1_000
/** A page and a program that looks every few seconds wait for no longer. */
const ANSWER_MS_MAX = 3_000
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

/** What the store is asked for, each by itself. */
const PARTS = ['news', 'running', 'queues', 'feeds', 'publish_delay', 'troubled_feeds'] as const
export type StatusPart = (typeof PARTS)[number]

/** The store did not tell all that is needed. */
export interface NoStatus {
  kind: 'unavailable'
  checkedAt: number
  /** What it did not tell. */
  unknown: readonly StatusPart[]
  degraded: readonly string[]
}

interface AskDeps extends StatusDeps {
  isServing: StoreProbe
}

export type StatusReader = (now: number) => Promise<ServiceStatus | NoStatus>

interface Asked {
  at: number
  answer: Promise<ServiceStatus | NoStatus>
  unknown: Set<StatusPart>
  /** The store has yet to answer. */
  isOwed: boolean
  /** Nobody waits for that any more. */
  isLate: boolean
}

/** Reads the status; answers within a second of each other are one, and nobody asks a store anew that still owes an answer. */
export function createStatusReader(given: StatusDeps): StatusReader {
  const deps: AskDeps = { ...given, isServing: createStoreProbe(given) }
  let last: Asked | undefined
  return (now) => {
    if (last?.isOwed && last.isLate) return Promise.resolve(noStatus(deps, now, last.unknown))
    // A clock that went back is no reason to answer with the past for ever.
    if (last && (last.isOwed || (!last.isLate && now >= last.at && now - last.at < KEPT_MS))) return last.answer
    last = ask(deps, now)
    return last.answer
  }
}

function ask(deps: AskDeps, now: number): Asked {
  const unknown = new Set<StatusPart>(PARTS)
  const work = readStatus(deps, { now, unknown })
  const asked: Asked = { at: now, answer: work, unknown, isOwed: true, isLate: false }
  asked.answer = answerWithin(ANSWER_MS_MAX, work, () => {
    asked.isLate = true
    return noStatus(deps, now, unknown)
  })
  work.then(
    () => {
      asked.isOwed = false
    },
    () => {
      asked.isOwed = false
      asked.isLate = true
    },
  )
  return asked
}

function noStatus({ degraded }: StatusDeps, checkedAt: number, unknown: ReadonlySet<StatusPart>): NoStatus {
  return { kind: 'unavailable', checkedAt, unknown: [...unknown], degraded: [...degraded(), 'store'] }
}

async function readStatus(deps: AskDeps, asked: { now: number; unknown: Set<StatusPart> }): Promise<ServiceStatus | NoStatus> {
  try {
    return await readFromStore(deps, asked)
  } catch (error) {
    if (error instanceof StoreUnavailable) return noStatus(deps, asked.now, asked.unknown)
    throw error
  }
}

async function readFromStore(
  { db, rules, degraded: degradedNow, isServing }: AskDeps,
  { now, unknown }: { now: number; unknown: Set<StatusPart> },
): Promise<ServiceStatus> {
  const learn = async <Answer>(part: StatusPart, answer: Promise<Answer>): Promise<Answer> => {
    const learned = await answer
    unknown.delete(part)
    return learned
  }
  // All at once: a part that the store is silent about keeps no other from being told.
  const [{ articleAt, eventAt, changeAt, waitingSince }, running, queues, feeds, publishDelayMs, troubled, serves] = await Promise.all([
    learn('news', findNewest(db)),
    learn('running', findRunning(db, now)),
    learn('queues', countQueues(db, { minOutlets: rules.minOutlets, publishedBefore: now - rules.publishDelayMs, now })),
    learn('feeds', countFeedStates(db)),
    learn('publish_delay', findPublishDelay(db)),
    learn('troubled_feeds', findTroubledFeeds(db, TROUBLED_LISTED_MAX)),
    isServing(),
  ])
  // A standby tells everything and serves nobody.
  const degraded = serves ? degradedNow() : [...degradedNow(), 'store']
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
    publishDelayMs,
    running,
    queues,
    feeds: { ...feeds, troubled },
    degraded,
  }
}

/** The same in the words of the wire. */
export function presentStatus(status: ServiceStatus | NoStatus): object {
  if (status.kind === 'unavailable') {
    return { status: 'unavailable', checked_at: iso(status.checkedAt), unknown: status.unknown, degraded: status.degraded }
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
