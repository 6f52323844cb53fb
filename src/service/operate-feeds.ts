/** Feeds in an operator's hands. Everything that changes one is recorded with who did it. */

import type { FeedState } from '../core/feeds/feed-state.ts'
import { ServiceError } from '../core/serving/errors.ts'
import type { Database, Queryable } from '../store/database.ts'
import { deleteFeed, findFeedsPage, findOperatedFeed, type OperatedFeed, pauseFeed, resumeFeed } from '../store/operate-feeds.ts'
import { insertOperatorAction } from '../store/operator-actions.ts'
import { addFeedsWithinLimit, describedFeed, type FeedDescription } from './new-feed.ts'
import { uuidOf } from './record-key.ts'

const PAGE_FEEDS = 50
const TEXT_CHARACTERS_MAX = 200

export interface OperateFeedsDeps {
  db: Database
  clock: () => number
  newId: () => string
  allowPrivate: boolean
}

export interface FeedsPage {
  feeds: OperatedFeed[]
  /** Where the next page starts; null on the last one. */
  next: string | null
}

export async function listFeedsPage(
  { db }: { db: Queryable },
  ask: { text: string; state: FeedState | undefined; after: string | undefined },
): Promise<FeedsPage> {
  const found = await findFeedsPage(db, { ...ask, text: ask.text.trim().slice(0, TEXT_CHARACTERS_MAX), limit: PAGE_FEEDS + 1 })
  const feeds = found.slice(0, PAGE_FEEDS)
  return { feeds, next: found.length > PAGE_FEEDS ? (feeds.at(-1)?.url ?? null) : null }
}

/** One feed by its id. Throws `not_found`. */
export async function feedOf({ db }: { db: Queryable }, name: string): Promise<OperatedFeed> {
  const id = uuidOf(name)
  const feed = id && (await findOperatedFeed(db, id))
  if (!feed) throw new ServiceError('not_found', 'there is no such feed')
  return feed
}

/** The address of a feed that may be looked at. Throws `bad_request` with what is wrong with it. */
export async function checkedAddress({ allowPrivate }: Pick<OperateFeedsDeps, 'allowPrivate'>, url: string): Promise<string> {
  const described = describedFeed({ url }, { allowPrivate })
  if (described.kind !== 'feed') throw new ServiceError('bad_request', described.problem)
  return described.feed.url
}

/** Adds a feed, or brings the hints of a known one up to date and resumes it. Gives its address. Throws `bad_request` with what is wrong with it. */
export async function addFeed(deps: OperateFeedsDeps, given: FeedDescription, actor: string): Promise<string> {
  const described = describedFeed(given, deps)
  if (described.kind !== 'feed') throw new ServiceError('bad_request', described.problem)
  const { feed } = described
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const added = await addFeedsWithinLimit(tx, [{ ...feed, id: deps.newId(), nextAt: now }])
    const { url, ...hints } = feed
    await insertOperatorAction(tx, { at: now, actor, action: 'feed.added', subject: url, detail: { ...hints, new: added.size > 0 } })
    return url
  })
}

/** Feeds are asked no more, or again at once. */
export async function setFeedPaused(deps: OperateFeedsDeps, id: string, set: { paused: boolean; actor: string }): Promise<OperatedFeed> {
  const { paused, actor } = set
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const feed = await feedOf({ db: tx }, id)
    if (paused) await pauseFeed(tx, feed.id, { at: now, reason: `by ${actor}` })
    else await resumeFeed(tx, feed.id, now)
    await insertOperatorAction(tx, { at: now, actor, action: paused ? 'feed.paused' : 'feed.resumed', subject: feed.url, detail: {} })
    return feed
  })
}

/** Takes a feed off the list; its articles stay. */
export async function takeFeedOff(deps: OperateFeedsDeps, id: string, actor: string): Promise<OperatedFeed> {
  return deps.db.transaction(async (tx) => {
    const feed = await feedOf({ db: tx }, id)
    await deleteFeed(tx, feed.id)
    const { title, categoryHint, countryHint, languageHint } = feed
    const detail = { title, category: categoryHint, country: countryHint, language: languageHint }
    await insertOperatorAction(tx, { at: deps.clock(), actor, action: 'feed.removed', subject: feed.url, detail })
    return feed
  })
}
