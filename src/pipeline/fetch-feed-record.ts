// Writes what came of a fetch: the articles and the feed's new state in one transaction, so that neither is there without the other.

import { decideNextFetch, isDead, RATE_WINDOW_MS, rateOfDates, updatedRate } from '../core/feeds/feed-schedule.ts'
import { cutText, plainLine } from '../core/text/clean-text.ts'
import type { Log } from '../log.ts'
import type { Database, Queryable } from '../store/database.ts'
import { type Feed, findFeed, postponeFeed, recordFeedFailure, recordFeedSuccess, unclaimFeed } from '../store/feeds.ts'
import { deletePushesOf, dropHub, offerHub, recordMissedPush } from '../store/websub.ts'
import { type ReadingDeps, readInHand } from './document-in-hand.ts'
import { type FeedFetch, unusable } from './fetch-feed.ts'
import { itemsOf, storeItems } from './store-items.ts'
import { storeOnce } from './store-once.ts'

const TITLE_CHARACTERS_MAX = 200
/** A feed that fails so often where it moved to is looked for at its own address again. */
const FAILURES_BEFORE_RETURN = 3

export interface RecordDeps extends ReadingDeps {
  db: Database
  clock: () => number
  newId: () => string
  log: Log
  /** Whether hubs can reach us; else what feeds say of hubs is passed over. */
  usesHubs?: boolean | undefined
}

export interface Recorded {
  outcome: 'read' | 'unchanged' | 'failed' | 'deferred'
  accepted: number
  /** Known articles that their publisher corrected. */
  revised: number
  rejected: number
  paused: boolean
}

/** Records one fetch of `feed`. `isOffline`: our own line is down, so that a failure of the network says nothing about the feed. */
export async function recordFetch(
  deps: RecordDeps,
  feed: Feed,
  { fetched, isOffline }: { fetched: FeedFetch; isOffline: boolean },
): Promise<Recorded> {
  const nothing = { accepted: 0, revised: 0, rejected: 0, paused: false }
  switch (fetched.kind) {
    case 'read':
      return recordRead(deps, feed, fetched)
    case 'unchanged':
      await recordUnchanged(deps, feed, fetched)
      return { outcome: 'unchanged', ...nothing }
    case 'deferred':
      await postponeFeed(deps.db, feed.id, fetched.until)
      return { outcome: 'deferred', ...nothing }
    case 'failed': {
      if (fetched.reach === 'silent' && isOffline) {
        await unclaimFeed(deps.db, feed.id, deps.clock() + OFFLINE_RETRY_MS)
        return { outcome: 'failed', ...nothing }
      }
      return { ...nothing, outcome: 'failed', paused: await recordFailed(deps, feed, fetched) }
    }
  }
}

/** A feed's address for the log: what stands before the host may be somebody's password, what follows the question mark a token. */
export function loggedAddress(url: string): string {
  return url.replace(/\?.*$/s, '?…').replace(/^([a-z]+:\/\/)[^/#]*@/i, '$1')
}

/** Records that a feed's document kept a thread for minutes, until the thread was ended. What hubs have pushed of it is left to polling. */
export async function recordEndless(deps: RecordDeps, feedId: string): Promise<void> {
  await deletePushesOf(deps.db, feedId)
  const feed = await findFeed(deps.db, feedId, deps.clock())
  if (!feed) return
  const fetched = unusable(new URL(feed.url).hostname, 'its document comes to no end')
  await recordFetch(deps, feed, { fetched, isOffline: false })
}

/** While nothing can be reached, a feed is tried again after so long. */
const OFFLINE_RETRY_MS = 60_000

type Read = Extract<FeedFetch, { kind: 'read' }>

async function recordRead(deps: RecordDeps, feed: Feed, fetched: Read): Promise<Recorded> {
  const { db, clock, log } = deps
  const now = clock()
  const { items, rejected, isAwaited } = readInHand(deps, feed.id, () => itemsOf(fetched.feed, feed, now))
  // Else an unchanged feed would not be looked at again when the time of its item has come, or when its server sends all of it.
  const asRead = isAwaited || fetched.feed.isCut ? { etag: null, lastModified: null, bodyHash: null } : { bodyHash: fetched.bodyHash }
  const dates = items.filter(({ article }) => !article.publishedAtIsFirstSeen).map(({ article }) => article.publishedAt)
  const { accepted, revised } = await storeOnce(() =>
    db.transaction(async (tx) => {
      const stored = await storeItems(tx, { feed, title: fetched.feed.title, items, isCurrent: true }, deps)
      const itemsPerHour = rateAfter(feed, { dates, stored: stored.accepted, now })
      // What polling finds, no push has brought.
      const isPushed = feed.isPushed && stored.accepted === 0
      if (feed.isPushed && !isPushed) await recordMissedPush(tx, feed.id, now)
      if (deps.usesHubs === true) await noteHub(tx, { feed, fetched }, deps)
      const wishes = { ...wishesOf(fetched), ttlMs: fetched.ttlMs }
      const next = decideNextFetch({ id: feed.id, failures: 0, ...wishes, itemsPerHour, isPushed }, now)
      await recordFeedSuccess(tx, feed.id, {
        ...successOf(fetched, next, now),
        ...asRead,
        title: cutText(plainLine(fetched.feed.title), TITLE_CHARACTERS_MAX),
        isUnchanged: false,
        itemsAccepted: stored.accepted,
        itemsRejected: rejected,
        itemsPerHour,
        ttlMs: fetched.ttlMs,
        lastItemAt: dates.length === 0 ? null : dates.reduce((newest, date) => Math.max(newest, date)),
      })
      return stored
    }),
  )
  if (fetched.movedTo !== feed.movedTo)
    log.info('feed.moved', { feed: loggedAddress(feed.url), to: loggedAddress(fetched.movedTo ?? feed.url) })
  const { leftOut } = fetched.feed
  const counts = { accepted, known: items.length - accepted, revised, rejected, ...(leftOut > 0 && { left_out: leftOut }) }
  log.info('feed.fetched', { feed: loggedAddress(feed.url), ...counts })
  return { outcome: 'read', accepted, revised, rejected, paused: false }
}

/** Puts down the hub that a feed names, or that it names none any more. */
async function noteHub(tx: Queryable, { feed, fetched }: { feed: Feed; fetched: Read }, { clock, newId }: RecordDeps): Promise<void> {
  if (fetched.hub === null) return dropHub(tx, feed.id)
  const secret = (): string => newId().replaceAll('-', '')
  await offerHub(tx, { ...fetched.hub, feedId: feed.id, token: secret(), secret: secret() + secret() }, clock())
}

function rateAfter(feed: Feed, { dates, stored, now }: { dates: readonly number[]; stored: number; now: number }): number | null {
  const { lastSuccessAt, itemsPerHour } = feed
  if (lastSuccessAt === null) return rateOfDates(dates, now)
  // It was not read for longer than it ever waits, and what it brought at first has left it again: the dates of the rest tell more.
  const told = now - lastSuccessAt > RATE_WINDOW_MS ? rateOfDates(dates, now) : null
  if (told !== null) return told
  // What another feed brought first is new here too.
  const isNew = Math.max(stored, dates.filter((date) => date > lastSuccessAt).length)
  return updatedRate(itemsPerHour, isNew, now - lastSuccessAt)
}

async function recordUnchanged({ db, clock }: RecordDeps, feed: Feed, fetched: Extract<FeedFetch, { kind: 'unchanged' }>): Promise<void> {
  const now = clock()
  const itemsPerHour = feed.lastSuccessAt === null ? feed.itemsPerHour : updatedRate(feed.itemsPerHour, 0, now - feed.lastSuccessAt)
  const { isPushed, ttlMs } = feed
  const next = decideNextFetch({ id: feed.id, failures: 0, ...wishesOf(fetched), ttlMs, itemsPerHour, isPushed }, now)
  await recordFeedSuccess(db, feed.id, {
    ...successOf(fetched, next, now),
    title: '',
    bodyHash: feed.bodyHash,
    isUnchanged: true,
    itemsAccepted: 0,
    itemsRejected: 0,
    itemsPerHour,
    ttlMs: feed.ttlMs,
    lastItemAt: null,
  })
}

interface Next {
  nextAt: number
  reason: string
}

type Answered = Extract<FeedFetch, { kind: 'read' | 'unchanged' }>

function successOf({ host, movedTo, etag, lastModified }: Answered, { nextAt, reason }: Next, now: number) {
  return { fetchedAt: now, nextAt, scheduleReason: reason, host, movedTo, etag, lastModified }
}

const wishesOf = ({ cacheMs, retryAfterMs }: Answered) => ({ cacheMs, retryAfterMs })

/** True when the feed is asked no more. */
async function recordFailed({ db, clock, log }: RecordDeps, feed: Feed, fetched: Extract<FeedFetch, { kind: 'failed' }>): Promise<boolean> {
  const now = clock()
  const failures = feed.failures + 1
  const failingSince = feed.failingSince ?? now
  const { nextAt, reason } = decideNextFetch(
    { id: feed.id, failures, retryAfterMs: fetched.retryAfterMs, cacheMs: null, ttlMs: null, itemsPerHour: null, isPushed: false },
    now,
  )
  const pauseReason = pauseReasonOf(fetched, { failures, failingSince, now })
  const isNoted = await recordFeedFailure(db, feed.id, {
    fetchedAt: now,
    nextAt,
    scheduleReason: reason,
    host: fetched.host,
    movedTo: failures >= FAILURES_BEFORE_RETURN ? null : feed.movedTo,
    error: fetched.reason,
    failures,
    failingSince,
    pauseReason,
    lastSuccessAt: feed.lastSuccessAt,
  })
  if (!isNoted) return false
  log.warn('feed.failed', { feed: loggedAddress(feed.url), reason: fetched.reason, failures })
  if (pauseReason !== null) log.warn('feed.paused', { feed: loggedAddress(feed.url), reason: pauseReason })
  return pauseReason !== null
}

function pauseReasonOf(
  fetched: Extract<FeedFetch, { kind: 'failed' }>,
  state: { failures: number; failingSince: number; now: number },
): string | null {
  if (fetched.isGone) return 'gone (HTTP status 410)'
  const { failures, failingSince, now } = state
  return isDead(failures, failingSince, now)
    ? `failed ${failures} times since ${new Date(failingSince).toISOString().slice(0, 10)}: ${fetched.reason}`
    : null
}
