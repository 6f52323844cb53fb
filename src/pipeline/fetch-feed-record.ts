// Writes what came of a fetch: the articles and the feed's new state in one transaction, so that neither is there without the other.

import { type Article, normalizeArticle } from '../core/article.ts'
import { cutText, plainLine } from '../core/clean-text.ts'
import { decideNextFetch, isDead, rateOfDates, updatedRate } from '../core/feed-schedule.ts'
import type { Log } from '../log.ts'
import type { Feed as ParsedFeed } from '../provider/feed-item.ts'
import { rawItemOf } from '../provider/read-items.ts'
import { insertArticles } from '../store/articles.ts'
import type { Database } from '../store/database.ts'
import { type Feed, recordFeedFailure, recordFeedSuccess, unclaimFeed } from '../store/feeds.ts'
import type { FeedFetch } from './fetch-feed.ts'

const INSERT_ARTICLES_MAX = 500
const TITLE_CHARACTERS_MAX = 200
/** A feed that fails so often where it moved to is looked for at its own address again. */
const FAILURES_BEFORE_RETURN = 3

export interface RecordDeps {
  db: Database
  clock: () => number
  newId: () => string
  log: Log
}

export interface Recorded {
  outcome: 'read' | 'unchanged' | 'failed' | 'deferred'
  accepted: number
  rejected: number
  paused: boolean
}

/** Records one fetch. `isOffline`: our own line is down, so that a failure of the network says nothing about the feed. */
export async function recordFetch(deps: RecordDeps, feed: Feed, fetched: FeedFetch, isOffline: boolean): Promise<Recorded> {
  const nothing = { accepted: 0, rejected: 0, paused: false }
  switch (fetched.kind) {
    case 'read':
      return recordRead(deps, feed, fetched)
    case 'unchanged':
      await recordUnchanged(deps, feed, fetched)
      return { outcome: 'unchanged', ...nothing }
    case 'deferred':
      await unclaimFeed(deps.db, feed.id, fetched.until)
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

/** A feed's address for the log: what follows the question mark may hold somebody's token. */
export function loggedAddress(url: string): string {
  return url.replace(/\?.*$/s, '?…')
}

/** While nothing can be reached, a feed is tried again after so long. */
const OFFLINE_RETRY_MS = 60_000

type Read = Extract<FeedFetch, { kind: 'read' }>

async function recordRead(deps: RecordDeps, feed: Feed, fetched: Read): Promise<Recorded> {
  const { db, clock, newId, log } = deps
  const now = clock()
  const { articles, rejected } = articlesOf(fetched.feed, feed, now)
  const dates = articles.filter(({ publishedAtIsFirstSeen }) => !publishedAtIsFirstSeen).map(({ publishedAt }) => publishedAt)
  const accepted = await db.transaction(async (tx) => {
    let stored = 0
    for (let start = 0; start < articles.length; start += INSERT_ARTICLES_MAX) {
      const batch = articles.slice(start, start + INSERT_ARTICLES_MAX).map((article) => ({ ...article, id: newId() }))
      stored += await insertArticles(tx, batch, now)
    }
    const itemsPerHour = rateAfter(feed, { dates, stored, now })
    const next = decideNextFetch({ id: feed.id, failures: 0, ...wishesOf(fetched), ttlMs: fetched.ttlMs, itemsPerHour }, now)
    await recordFeedSuccess(tx, feed.id, {
      ...successOf(fetched, next, now),
      title: cutText(plainLine(fetched.feed.title), TITLE_CHARACTERS_MAX),
      bodyHash: fetched.bodyHash,
      isUnchanged: false,
      itemsAccepted: stored,
      itemsRejected: rejected,
      itemsPerHour,
      ttlMs: fetched.ttlMs,
      lastItemAt: dates.length === 0 ? null : dates.reduce((newest, date) => Math.max(newest, date)),
    })
    return stored
  })
  if (fetched.movedTo !== feed.movedTo)
    log.info('feed.moved', { feed: loggedAddress(feed.url), to: loggedAddress(fetched.movedTo ?? feed.url) })
  log.info('feed.fetched', { feed: loggedAddress(feed.url), accepted, known: articles.length - accepted, rejected })
  return { outcome: 'read', accepted, rejected, paused: false }
}

/** The articles of a feed; its hints fill what its items leave open. */
export function articlesOf(
  parsed: ParsedFeed,
  hints: Pick<Feed, 'categoryHint' | 'countryHint' | 'languageHint'>,
  now: number,
): { articles: Article[]; rejected: number } {
  const articles: Article[] = []
  for (const item of parsed.items) {
    const raw = rawItemOf(item, parsed)
    const normalized = normalizeArticle(
      {
        ...raw,
        category: raw.category ?? hints.categoryHint,
        // An aggregator's home says nothing about the outlet that an item is from.
        country: raw.country ?? (item.sourceUrl === null ? hints.countryHint : null),
        language: raw.language || hints.languageHint,
      },
      { now, missingDate: 'first_seen' },
    )
    if (normalized.kind === 'article') articles.push(normalized.article)
  }
  return { articles, rejected: parsed.items.length - articles.length }
}

function rateAfter(feed: Feed, { dates, stored, now }: { dates: readonly number[]; stored: number; now: number }): number | null {
  const { lastSuccessAt, itemsPerHour } = feed
  if (lastSuccessAt === null) return rateOfDates(dates, now)
  // What another feed brought first is new here too.
  const isNew = Math.max(stored, dates.filter((date) => date > lastSuccessAt).length)
  return updatedRate(itemsPerHour, isNew, now - lastSuccessAt)
}

async function recordUnchanged({ db, clock }: RecordDeps, feed: Feed, fetched: Extract<FeedFetch, { kind: 'unchanged' }>): Promise<void> {
  const now = clock()
  const itemsPerHour = feed.lastSuccessAt === null ? feed.itemsPerHour : updatedRate(feed.itemsPerHour, 0, now - feed.lastSuccessAt)
  const next = decideNextFetch({ id: feed.id, failures: 0, ...wishesOf(fetched), ttlMs: feed.ttlMs, itemsPerHour }, now)
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
    { id: feed.id, failures, retryAfterMs: fetched.retryAfterMs, cacheMs: null, ttlMs: null, itemsPerHour: null },
    now,
  )
  const pauseReason = pauseReasonOf(fetched, { failures, failingSince, now })
  await recordFeedFailure(db, feed.id, {
    fetchedAt: now,
    nextAt,
    scheduleReason: reason,
    host: fetched.host,
    movedTo: failures >= FAILURES_BEFORE_RETURN ? null : feed.movedTo,
    error: fetched.reason,
    failures,
    failingSince,
    pauseReason,
  })
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
