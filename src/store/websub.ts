// Subscriptions at hubs, and what hubs have pushed.

import sql, { type Sql } from 'sql-template-tag'
import { DAY_MS } from '../core/durations.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

/** A hub is asked again after so long when its asker died. */
const CLAIM_MS = 600_000
/** More pushes than these wait for nobody: the hub is told to come again. */
const PUSHES_WAITING_MAX = 500
/** Of one feed: it has not that much news between two looks. */
const PUSHES_WAITING_OF_FEED_MAX = 20
/** Of all feeds of one hub: whoever runs it, others must get through. */
const PUSHES_WAITING_OF_HUB_MAX = PUSHES_WAITING_MAX / 2
/** Each may be as large as a feed: all of them together must not fill the store. */
const PUSHES_WAITING_BYTES_MAX = 256 * 1024 * 1024
const PUSHES_WAITING_OF_HUB_BYTES_MAX = PUSHES_WAITING_BYTES_MAX / 2

export interface Subscription {
  feedId: string
  token: string
  hub: string
  topic: string
  secret: string
  state: 'new' | 'asked' | 'active' | 'refused'
  leaseUntil: number | null
  failures: number
}

const columns = sql`feed_id as "feedId", token, hub, topic, secret, state, lease_until as "leaseUntil", failures`

export interface HubOffer {
  feedId: string
  token: string
  hub: string
  topic: string
  secret: string
}

/** Puts down that a feed's hub is to be asked. One that is known already stays as it is; another hub starts anew. */
export async function offerHub(tx: Queryable, { feedId, token, hub, topic, secret }: HubOffer, now: number): Promise<void> {
  await tx.query(sql`
    insert into websub_subscriptions (feed_id, token, hub, topic, secret, due_at)
    select id, ${token}, ${hub}, ${topic}, ${secret}, ${instant(now)} from feeds where id = ${feedId}::uuid
    on conflict (feed_id) do update set token = excluded.token, hub = excluded.hub, topic = excluded.topic, secret = excluded.secret,
      state = 'new', due_at = excluded.due_at, lease_until = null, failures = 0, last_error = null, pushed_at = null, missed_at = null
    where (websub_subscriptions.hub, websub_subscriptions.topic) is distinct from (excluded.hub, excluded.topic)`)
}

export async function dropHub(tx: Queryable, feedId: string): Promise<void> {
  await tx.query(sql`delete from websub_subscriptions where feed_id = ${feedId}::uuid`)
}

/** Takes subscriptions whose hubs are to be asked now. */
export function claimDueSubscriptions(db: Queryable, { now, limit }: { now: number; limit: number }): Promise<Subscription[]> {
  const latestSane = now + 366 * DAY_MS
  return db.query(sql`
    update websub_subscriptions set due_at = ${instant(now + CLAIM_MS)}, claimed_until = ${instant(now + CLAIM_MS)}
    where feed_id in (
      select s.feed_id from websub_subscriptions s join feeds f on f.id = s.feed_id
      where (s.due_at <= ${instant(now)} or s.due_at > ${instant(latestSane)}) and f.paused_at is null order by s.due_at limit ${limit})
    returning ${columns}`)
}

/** Makes subscriptions due at once whose hubs another process was asking: whoever takes over knows that it ended. */
export async function unclaimSubscriptionsOfOthers(db: Queryable, now: number): Promise<void> {
  await db.query(sql`update websub_subscriptions set due_at = ${instant(now)} where due_at = claimed_until`)
}

/** The hub has taken the question; it will ask back. A subscription that is active stays so until its lease ends. */
export async function recordAsked(db: Queryable, feedId: string, dueAt: number): Promise<void> {
  await db.query(sql`
    update websub_subscriptions set state = case when state = 'active' then state else 'asked' end,
      due_at = greatest(due_at, ${instant(dueAt)}::timestamptz), last_error = null
    where feed_id = ${feedId}::uuid`)
}

export async function postponeHub(db: Queryable, feedId: string, until: number): Promise<void> {
  await db.query(sql`update websub_subscriptions set due_at = ${instant(until)} where feed_id = ${feedId}::uuid`)
}

export async function recordHubFailure(
  db: Queryable,
  feedId: string,
  failure: { failures: number; dueAt: number; error: string },
): Promise<void> {
  await db.query(sql`
    update websub_subscriptions set failures = ${failure.failures}, due_at = ${instant(failure.dueAt)}, last_error = ${failure.error}
    where feed_id = ${feedId}::uuid`)
}

export async function findSubscription(db: Queryable, token: string): Promise<Subscription | undefined> {
  const [row] = await db.query<Subscription>(sql`select ${columns} from websub_subscriptions where token = ${token}`)
  return row
}

export async function activateSubscription(db: Queryable, token: string, lease: { leaseUntil: number; dueAt: number }): Promise<void> {
  await db.query(sql`
    update websub_subscriptions set state = 'active', lease_until = ${instant(lease.leaseUntil)}, due_at = ${instant(lease.dueAt)},
      failures = 0, last_error = null
    where token = ${token}`)
}

export async function refuseSubscription(db: Queryable, token: string, refusal: { dueAt: number; reason: string }): Promise<void> {
  await db.query(sql`
    update websub_subscriptions set state = 'refused', lease_until = null, due_at = ${instant(refusal.dueAt)}, last_error = ${refusal.reason}
    where token = ${token}`)
}

export interface Push {
  feedId: string
  contentType: string | null
  body: Buffer
}

/** Keeps a push until the reader of feeds takes it. False when too many wait, of all, of its hub or of its feed. */
export async function insertPush(db: Queryable, push: Push): Promise<boolean> {
  // A hub may have any number of addresses on its host.
  const host = (hub: Sql) => sql`substring(${hub} from '^https?://([^/?#]+)')`
  const rows = await db.query(sql`
    insert into websub_pushes (feed_id, content_type, body)
    select ${push.feedId}::uuid, ${push.contentType}, ${push.body}
    from (
      select count(*) as count, count(*) filter (where of_feed) as count_of_feed, count(*) filter (where of_hub) as count_of_hub,
        coalesce(sum(bytes), 0) as bytes, coalesce(sum(bytes) filter (where of_hub), 0) as bytes_of_hub
      from (
        select p.feed_id = ${push.feedId}::uuid as of_feed, octet_length(p.body) as bytes, ${host(sql`s.hub`)} = (
          select ${host(sql`own.hub`)} from websub_subscriptions own where own.feed_id = ${push.feedId}::uuid) as of_hub
        from websub_pushes p left join websub_subscriptions s on s.feed_id = p.feed_id) each) waiting
    where count < ${PUSHES_WAITING_MAX} and count_of_feed < ${PUSHES_WAITING_OF_FEED_MAX} and count_of_hub < ${PUSHES_WAITING_OF_HUB_MAX}
      and bytes < ${PUSHES_WAITING_BYTES_MAX} and bytes_of_hub < ${PUSHES_WAITING_OF_HUB_BYTES_MAX}
    returning 1`)
  return rows.length > 0
}

/** The oldest push that nobody has read. One at a time: each may be as large as a feed. */
export async function findPush(db: Queryable): Promise<(Push & { id: number }) | undefined> {
  const [row] = await db.query<Push & { id: number }>(sql`
    select id, feed_id as "feedId", content_type as "contentType", body from websub_pushes order by id limit 1`)
  return row
}

export async function deletePush(tx: Queryable, id: number): Promise<void> {
  await tx.query(sql`delete from websub_pushes where id = ${id}`)
}

/** Deletes all that wait of a feed. */
export async function deletePushesOf(tx: Queryable, feedId: string): Promise<void> {
  await tx.query(sql`delete from websub_pushes where feed_id = ${feedId}::uuid`)
}

export async function recordPush(tx: Queryable, feedId: string, at: number): Promise<void> {
  await tx.query(sql`update websub_subscriptions set pushed_at = ${instant(at)} where feed_id = ${feedId}::uuid`)
}

/** Polling found what the hub should have pushed. */
export async function recordMissedPush(tx: Queryable, feedId: string, at: number): Promise<void> {
  await tx.query(sql`update websub_subscriptions set missed_at = ${instant(at)} where feed_id = ${feedId}::uuid and state = 'active'`)
}
