// Feeds: the list, who reads it, what is due, and what came of it.

import sql, { empty, type Sql } from 'sql-template-tag'
import { INNER_HOST } from '../core/feeds/inner-host.ts'
import type { Queryable } from './database.ts'
import { instant, instantOrNull } from './instant.ts'

/** A feed as it is read. */
export interface Feed {
  id: string
  url: string
  movedTo: string | null
  title: string
  categoryHint: string | null
  countryHint: string | null
  languageHint: string | null
  etag: string | null
  lastModified: string | null
  bodyHash: Buffer | null
  lastSuccessAt: number | null
  failures: number
  failingSince: number | null
  itemsPerHour: number | null
  ttlMs: number | null
  /** A hub pushes what is new in it, and missed nothing since it last did. */
  isPushed: boolean
}

/** A feed as people look at it. */
export interface ListedFeed extends Omit<Feed, 'etag' | 'lastModified' | 'bodyHash' | 'failingSince' | 'isPushed'> {
  nextAt: number
  scheduleReason: string
  fetchedAt: number | null
  lastError: string | null
  lastItemAt: number | null
  pausedAt: number | null
  pauseReason: string | null
  itemsAccepted: number
  itemsRejected: number
  fetches: number
  unchanged: number
}

const read = sql`id, url, moved_to as "movedTo", title, category_hint as "categoryHint", country_hint as "countryHint",
  language_hint as "languageHint", last_success_at as "lastSuccessAt", failures, items_per_hour as "itemsPerHour", ttl_ms as "ttlMs"`

export interface NewFeed {
  id: string
  url: string
  title: string
  category: string | null
  country: string | null
  language: string | null
  nextAt: number
}

export const FEEDS_MAX = 50_000
/** No feed is asked twice within this because of something else than its own schedule. */
const HASTENED_MS_MIN = 300_000

/**
 * Adds feeds that are due at their `nextAt`. One that is there already keeps what it knows, takes new hints where they are given,
 * and is asked again when it was paused. Gives the ids of those that are new.
 */
export async function addFeeds(db: Queryable, feeds: readonly NewFeed[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`
    insert into feeds (id, url, host, title, category_hint, country_hint, language_hint, next_at)
    select id, url, host, title, category, country, language, next_at
    from unnest(
      ${feeds.map((feed) => feed.id)}::uuid[],
      ${feeds.map((feed) => feed.url)}::text[],
      ${feeds.map((feed) => new URL(feed.url).hostname)}::text[],
      ${feeds.map((feed) => feed.title)}::text[],
      ${feeds.map((feed) => feed.category)}::text[],
      ${feeds.map((feed) => feed.country)}::text[],
      ${feeds.map((feed) => feed.language)}::text[],
      ${feeds.map((feed) => instant(feed.nextAt))}::timestamptz[]
    ) as given (id, url, host, title, category, country, language, next_at)
    on conflict (url) do update set
      title = case when excluded.title = '' then feeds.title else excluded.title end,
      category_hint = coalesce(excluded.category_hint, feeds.category_hint),
      country_hint = coalesce(excluded.country_hint, feeds.country_hint),
      language_hint = coalesce(excluded.language_hint, feeds.language_hint),
      next_at = case when feeds.paused_at is null then feeds.next_at else excluded.next_at end,
      failures = case when feeds.paused_at is null then feeds.failures else 0 end,
      failing_since = case when feeds.paused_at is null then feeds.failing_since end,
      moved_to = case when feeds.paused_at is null then feeds.moved_to end,
      -- One that is read again is read whole: tags belong to the address that gave them, and its hub stands in it.
      etag = case when feeds.paused_at is null then feeds.etag end,
      last_modified = case when feeds.paused_at is null then feeds.last_modified end,
      body_hash = case when feeds.paused_at is null then feeds.body_hash end,
      paused_at = null,
      pause_reason = null
    returning id`)
  const stored = new Set(rows.map(({ id }) => id))
  return new Set(feeds.map(({ id }) => id).filter((id) => stored.has(id)))
}

export async function countFeeds(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from feeds`)
  return row?.count ?? 0
}

/** Notes that the starter pack had its turn. False when it had it before. */
export async function markStarterFeeds(tx: Queryable, now: number): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into store_values (key, value) values ('starter_feeds', ${JSON.stringify({ at: now })}::jsonb)
    on conflict (key) do nothing returning key`)
  return rows.length > 0
}

export function listFeeds(db: Queryable): Promise<ListedFeed[]> {
  return db.query(sql`
    select ${read}, next_at as "nextAt", schedule_reason as "scheduleReason", fetched_at as "fetchedAt", last_error as "lastError",
      last_item_at as "lastItemAt", paused_at as "pausedAt", pause_reason as "pauseReason", items_accepted as "itemsAccepted",
      items_rejected as "itemsRejected", fetches, unchanged
    from feeds order by url, id limit ${FEEDS_MAX}`)
}

/** Removes the feed of an address, or else what has moved there. False when there is no such feed. Its articles stay. */
export async function removeFeed(db: Queryable, url: string): Promise<boolean> {
  const rows = await db.query(sql`
    delete from feeds where url = ${url} or (moved_to = ${url} and not exists (select 1 from feeds where url = ${url})) returning id`)
  return rows.length > 0
}

export interface FeedClaim {
  now: number
  /** When a claimed feed is due again if nothing is heard of it: its reader died. */
  claimedUntil: number
  /** Due times later than this were written by a clock that has since gone back. */
  latestSane: number
  /** Hosts that are not to be asked now. */
  hostsBusy: readonly string[]
  /** Only feeds on our own side of the line, or only those beyond it; all when not given. */
  side?: 'inner' | 'outer' | undefined
  limit: number
}

/** Feeds that would be asked, were it not that their hosts are left alone: they are due when these may be asked again, and say why. */
export async function postponeFeeds(
  db: Queryable,
  held: readonly { host: string; until: number }[],
  claim: Pick<FeedClaim, 'now' | 'latestSane'>,
): Promise<void> {
  const hosts = held.map(({ host }) => host)
  // Nobody waits here for who writes down what came of a feed: that has the last word.
  await db.query(sql`
    update feeds set next_at = h.until, schedule_reason = 'host_busy'
    from unnest(${hosts}::text[], ${held.map(({ until }) => instant(until))}::timestamptz[]) as h (host, until)
    where feeds.host = h.host
      and id in (select id from feeds where ${dueAt(claim)} and host = any(${hosts}::text[]) for update skip locked)`)
}

/** Why a feed is due later that is being read. */
const CLAIMED = 'being_read'
/** Likewise of one that is said to have changed meanwhile: what comes of this reading may be from before. */
const CLAIMED_CHANGED = 'being_read_changed'

const dueAt = ({ now, latestSane }: Pick<FeedClaim, 'now' | 'latestSane'>): Sql =>
  sql`paused_at is null and (next_at <= ${instant(now)} or next_at > ${instant(latestSane)})`

/** Takes feeds that are due, at most one of each host, the longest due first: in one statement, so that nobody else takes them. */
export function claimDueFeeds(db: Queryable, claim: FeedClaim): Promise<Feed[]> {
  const due: Sql = sql`${dueAt(claim)}
    and host <> all(${claim.hostsBusy}::text[])${claim.side ? sql` and (host ~* ${INNER_HOST}) = ${claim.side === 'inner'}` : empty}`
  return db.query(sql`
    with chosen as (
      select id from (select distinct on (host) id, next_at from feeds where ${due} order by host, next_at, id) as first_of_host
      order by next_at, id limit ${claim.limit}
    )
    update feeds set next_at = ${instant(claim.claimedUntil)}, schedule_reason = ${CLAIMED}
    where id in (select id from chosen) and ${due}
    returning ${reading(claim.now)}`)
}

const reading = (now: number): Sql => sql`${read}, etag, last_modified as "lastModified", body_hash as "bodyHash",
  failing_since as "failingSince", exists (
    select 1 from websub_subscriptions s where s.feed_id = feeds.id and s.state = 'active' and s.lease_until > ${instant(now)}
      and s.pushed_at > coalesce(s.missed_at, s.pushed_at - interval '1 second')) as "isPushed"`

/** One feed by its id. */
export async function findFeed(db: Queryable, id: string, now: number): Promise<Feed | undefined> {
  const [row] = await db.query<Feed>(sql`select ${reading(now)} from feeds where id = ${id}::uuid`)
  return row
}

/** Makes feeds due that were read at a time which is still to come: the clock was ahead then, and has been set. */
export async function hastenFeedsOfLater(db: Queryable, now: number): Promise<void> {
  await db.query(sql`update feeds set next_at = ${instant(now)}, schedule_reason = 'unread'
    where fetched_at > ${instant(now + HASTENED_MS_MIN)} and next_at > ${instant(now)}`)
}

/** Feeds of as many different hosts, due or not, those that answered last first. */
export function findFeedsToAsk(db: Queryable, { limit, now, hostsBusy }: Pick<FeedClaim, 'limit' | 'now' | 'hostsBusy'>): Promise<Feed[]> {
  return db.query(sql`
    select ${reading(now)} from feeds
    where id in (select distinct on (host) id from feeds where paused_at is null and host <> all(${hostsBusy}::text[])
      order by host, last_success_at desc nulls last, id)
    order by last_success_at desc nulls last, id limit ${limit}`)
}

/** Gives a claimed feed back of which nothing came. */
export async function unclaimFeed(db: Queryable, id: string, nextAt: number): Promise<void> {
  await db.query(sql`update feeds set next_at = ${instant(nextAt)}, schedule_reason = 'unread' where id = ${id}::uuid`)
}

/** Makes feeds due at once that another reader had begun to read: whoever takes over the right to read knows that it ended. */
export async function unclaimFeedsOfOthers(db: Queryable, now: number): Promise<void> {
  await db.query(sql`update feeds set next_at = ${instant(now)}, schedule_reason = 'unread'
    where schedule_reason in (${CLAIMED}, ${CLAIMED_CHANGED})`)
}

/** Gives a claimed feed back whose host turned out to be left alone. */
export async function postponeFeed(db: Queryable, id: string, until: number): Promise<void> {
  await db.query(sql`update feeds set next_at = ${instant(until)}, schedule_reason = 'host_busy' where id = ${id}::uuid`)
}

/** Makes a feed due that is said to have changed, not sooner than any feed is, and after it was read if it is being read; one that fails waits as it does. */
export async function hastenFeed(db: Queryable, id: string, now: number): Promise<void> {
  const soonest = sql`greatest(${instant(now)}::timestamptz, fetched_at + ${HASTENED_MS_MIN} * interval '1 millisecond')`
  const isClaimed = sql`schedule_reason in (${CLAIMED}, ${CLAIMED_CHANGED})`
  await db.query(sql`
    update feeds set next_at = case when ${isClaimed} then next_at else least(next_at, ${soonest}) end,
      schedule_reason = case when ${isClaimed} then ${CLAIMED_CHANGED} else schedule_reason end
    where id = ${id}::uuid and failures = 0`)
}

/** When the next feed is due; null when none is. */
export async function findNextDue(db: Queryable): Promise<number | null> {
  const [row] = await db.query<{ at: number | null }>(sql`select min(next_at) as at from feeds where paused_at is null`)
  return row?.at ?? null
}

export interface FetchRecord {
  fetchedAt: number
  nextAt: number
  scheduleReason: string
  host: string
}

export interface FeedSuccess extends FetchRecord {
  movedTo: string | null
  /** '' keeps what the feed is called. */
  title: string
  etag: string | null
  lastModified: string | null
  bodyHash: Buffer | null
  isUnchanged: boolean
  itemsAccepted: number
  itemsRejected: number
  itemsPerHour: number | null
  ttlMs: number | null
  lastItemAt: number | null
}

export async function recordFeedSuccess(tx: Queryable, id: string, success: FeedSuccess): Promise<void> {
  const soonest = instant(Math.min(success.nextAt, success.fetchedAt + HASTENED_MS_MIN))
  await tx.query(sql`
    update feeds set
      fetched_at = ${instant(success.fetchedAt)}, last_success_at = ${instant(success.fetchedAt)},
      next_at = case when schedule_reason = ${CLAIMED_CHANGED} then ${soonest}::timestamptz else ${instant(success.nextAt)}::timestamptz end,
      schedule_reason = ${success.scheduleReason}, host = ${success.host}, moved_to = ${success.movedTo},
      title = case when title = '' then ${success.title} else title end,
      etag = ${success.etag}, last_modified = ${success.lastModified}, body_hash = ${success.bodyHash},
      fetches = fetches + 1, unchanged = unchanged + ${success.isUnchanged ? 1 : 0},
      items_accepted = items_accepted + ${success.itemsAccepted}, items_rejected = items_rejected + ${success.itemsRejected},
      items_per_hour = ${success.itemsPerHour}, ttl_ms = ${success.ttlMs},
      last_item_at = greatest(last_item_at, ${instantOrNull(success.lastItemAt)}::timestamptz),
      failures = 0, failing_since = null, last_error = null
    where id = ${id}::uuid`)
}

export interface FeedFailure extends FetchRecord {
  error: string
  failures: number
  failingSince: number
  /** Why it is asked no more; null while it is. */
  pauseReason: string | null
  /** Null sends the next request to the original address again. */
  movedTo: string | null
  /** When it had last been read as this request began. */
  lastSuccessAt: number | null
}

/** False, and nothing is noted, when it was read since: whoever failed was held for so long that another took over. */
export async function recordFeedFailure(tx: Queryable, id: string, failure: FeedFailure): Promise<boolean> {
  const noted = await tx.query(sql`
    update feeds set
      fetched_at = ${instant(failure.fetchedAt)}, next_at = ${instant(failure.nextAt)}, schedule_reason = ${failure.scheduleReason},
      host = ${failure.host}, moved_to = ${failure.movedTo},
      -- Tags belong to the address that gave them.
      etag = case when moved_to is not distinct from ${failure.movedTo} then etag end,
      last_modified = case when moved_to is not distinct from ${failure.movedTo} then last_modified end,
      fetches = fetches + 1, last_error = ${failure.error},
      failures = ${failure.failures}, failing_since = ${instant(failure.failingSince)},
      -- Whoever paused it while it was being asked meant it.
      paused_at = coalesce(${failure.pauseReason === null ? null : instant(failure.fetchedAt)}::timestamptz, paused_at),
      pause_reason = coalesce(${failure.pauseReason}::text, pause_reason)
    where id = ${id}::uuid and last_success_at is not distinct from ${instantOrNull(failure.lastSuccessAt)}::timestamptz
    returning id`)
  return noted.length > 0
}

/** What a feed has shown, packed; null before its first document. */
export async function findFeedItems(db: Queryable, id: string): Promise<Buffer | null> {
  const [row] = await db.query<{ items: Buffer }>(sql`select items from feed_items where feed_id = ${id}::uuid`)
  return row?.items ?? null
}

/** Nothing happens when the feed was removed meanwhile. */
export async function saveFeedItems(tx: Queryable, id: string, items: Buffer): Promise<void> {
  await tx.query(sql`
    insert into feed_items (feed_id, items) select id, ${items} from feeds where id = ${id}::uuid
    on conflict (feed_id) do update set items = excluded.items`)
}

/** How many feeds are due, and how long the longest due has waited. */
export async function findFeedLag(db: Queryable, now: number): Promise<{ due: number; lagMs: number }> {
  const [row] = await db.query<{ due: number; first: number | null }>(sql`
    select count(*)::int as due, min(next_at) as first from feeds where paused_at is null and next_at <= ${instant(now)}`)
  return { due: row?.due ?? 0, lagMs: row?.first == null ? 0 : now - row.first }
}
