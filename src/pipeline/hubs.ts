// Hubs: asked to push what is new, and read when they have. Polling goes on beside them, slowly.

import { retryAfterOf } from '../core/feeds/feed-wishes.ts'
import { CONFIRMED_MS_MAX, REFUSED_MS, retryAt, subscriptionForm } from '../core/feeds/websub.ts'
import { FetchError, fetchUrl } from '../provider/fetch-url.ts'
import { parseFeed } from '../provider/read-feed.ts'
import { StoreUnavailable } from '../store/database.ts'
import { findFeed, hastenFeed } from '../store/feeds.ts'
import {
  claimDueSubscriptions,
  deletePush,
  findPush,
  type Push,
  postponeHub,
  recordAsked,
  recordHubFailure,
  recordPush,
  type Subscription,
} from '../store/websub.ts'
import { readInHand } from './document-in-hand.ts'
import type { FetchFeedDeps } from './fetch-feed.ts'
import { loggedAddress, type RecordDeps } from './fetch-feed-record.ts'
import { HostBusy, heedTooMany } from './host-gate.ts'
import { itemsOf, storeItems } from './store-items.ts'
import { storeOnce } from './store-once.ts'

const HUBS_ASKED_MAX = 4
const PUSHES_READ_MAX = 20
const ANSWER_BYTES_MAX = 10_000
const HUB_TIMEOUT_MS = 15_000

export interface HubDeps extends RecordDeps, Omit<FetchFeedDeps, 'timeoutMs'> {
  /** Where hubs find us, without a slash at its end; undefined: nowhere, so that none is asked. */
  callbackUrl?: string | undefined
}

/** Asks hubs whose turn it is, a few. Gives how many. */
export async function askHubs(deps: HubDeps, now: number, signal: AbortSignal): Promise<number> {
  if (deps.callbackUrl === undefined) return 0
  const due = await claimDueSubscriptions(deps.db, { now, limit: HUBS_ASKED_MAX })
  await Promise.all(due.map((subscription) => askHub(deps, subscription, signal)))
  return due.length
}

async function askHub(deps: HubDeps, subscription: Subscription, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = deps
  const { feedId, hub } = subscription
  try {
    await subscribe(deps, subscription, signal)
    await recordAsked(db, feedId, clock() + CONFIRMED_MS_MAX)
    log.info('hub.asked', { hub: loggedAddress(hub) })
  } catch (error) {
    if (signal.aborted) return
    // It was not asked: nothing is known of it, and nothing is counted.
    if (error instanceof HostBusy) return await postponeHub(db, feedId, error.until)
    if (!(error instanceof FetchError) && !(error instanceof HubRefusal)) throw error
    const failures = subscription.failures + 1
    const dueAt = Math.max(retryAt(failures, clock()), error instanceof HubRefusal ? error.until : 0)
    await recordHubFailure(db, feedId, { failures, dueAt, error: error.message })
    log.warn('hub.failed', { hub: loggedAddress(hub), reason: error.message, failures })
  }
}

class HubRefusal extends Error {
  override readonly name = 'HubRefusal'
  /** It asked not to be asked again before. */
  readonly until: number
  constructor(status: number, until: number) {
    super(`the hub answered ${status}`)
    this.until = until
  }
}

/** §5.1: a form that names what we want, where it should go, and how it is signed. */
async function subscribe(deps: HubDeps, { token, hub, topic, secret }: Subscription, signal: AbortSignal): Promise<void> {
  const form = subscriptionForm({ hub, callback: `${deps.callbackUrl}/${token}`, topic, secret })
  const host = URL.parse(hub)?.hostname ?? ''
  const leave = await deps.gate.enter(host, signal)
  try {
    const response = await fetchUrl(hub, {
      method: 'POST',
      body: form.toString(),
      allowPrivate: deps.allowPrivate,
      ...(deps.resolver ? { resolver: deps.resolver } : {}),
      timeoutMs: HUB_TIMEOUT_MS,
      bytesMax: ANSWER_BYTES_MAX,
      redirectsMax: 0,
      userAgent: deps.userAgent,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal,
    })
    await response.close()
    const { status, headers } = response
    if (status >= 200 && status <= 299) return
    const now = deps.clock()
    const retryAfterMs = retryAfterOf(headers, now)
    heedTooMany(deps.gate, host, { status, retryAfterMs })
    throw new HubRefusal(status, now + Math.min(retryAfterMs ?? 0, REFUSED_MS))
  } finally {
    leave()
  }
}

/** Reads what hubs have pushed, the oldest first. Gives how many articles are new. */
export async function readPushes(deps: RecordDeps): Promise<{ read: number; accepted: number }> {
  const counts = { read: 0, accepted: 0 }
  while (counts.read < PUSHES_READ_MAX) {
    const push = await findPush(deps.db)
    if (push === undefined) break
    counts.accepted += await readOrDrop(deps, push)
    counts.read += 1
  }
  return counts
}

/** What the store refuses is dropped: the pushes behind it do not wait for it, and polling finds what it brought. */
async function readOrDrop(deps: RecordDeps, push: Push & { id: number }): Promise<number> {
  try {
    return await readPush(deps, push)
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    deps.log.error('feeds.failed', { push: push.id, message: error instanceof Error ? error.message : String(error) })
    await deletePush(deps.db, push.id)
    return 0
  }
}

/**
 * A push is a document of its feed with only what is new in it. Whoever has caught one may send it again when it is no longer true: of two
 * wordings of an article the feed itself says which is its own.
 */
async function readPush(deps: RecordDeps, push: Push & { id: number }): Promise<number> {
  const { db, clock, log } = deps
  const feed = await findFeed(db, push.feedId, clock())
  const context = { url: feed?.movedTo ?? feed?.url ?? null, contentType: push.contentType, language: feed?.languageHint ?? null }
  const parsed = readInHand(deps, push.feedId, () => parseFeed(push.body, context))
  const stored = await storeOnce(() =>
    db.transaction(async (tx) => {
      await deletePush(tx, push.id)
      if (!feed || parsed.kind === 'error') return null
      await recordPush(tx, feed.id, clock())
      const { items } = readInHand(deps, feed.id, () => itemsOf(parsed.feed, feed, clock()))
      const taken = await storeItems(tx, { feed, title: parsed.feed.title, items, isCurrent: false }, deps)
      if (taken.isUnlike) await hastenFeed(tx, feed.id, clock())
      return taken
    }),
  )
  const address = loggedAddress(feed?.url ?? '')
  if (stored === null)
    log.warn('push.refused', { feed: address, reason: parsed.kind === 'error' ? parsed.message : 'the feed was removed' })
  else log.info('push.read', { feed: address, accepted: stored.accepted, isUnlike: stored.isUnlike })
  return stored?.accepted ?? 0
}
