// What can be told of the whole at a glance, at a cost that does not grow with the store: newest rows by index, counts up to a bound.

import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'
import { isNotAside } from './set-aside.ts'

/** Nobody needs to know more exactly how long a queue is. */
const WAITING_COUNTED_MAX = 10_000
/** Newest published events whose way from first reading to readers is measured. */
const DELAYS_MEASURED = 50

export interface Newest {
  articleAt: number | null
  /** When the newest published event got its newest article. */
  eventAt: number | null
  changeAt: number | null
  waitingSince: number | null
}

export async function findNewest(db: Queryable): Promise<Newest> {
  const [row] = await db.query<Newest>(sql`
    select
      (select received_at from articles order by seq desc limit 1) as "articleAt",
      (select updated_at from clusters where state = 'open' and visible_at is not null order by updated_at desc limit 1) as "eventAt",
      (select at from changes order by seq desc limit 1) as "changeAt",
      (select received_at from articles where cluster_id is null and ${isNotAside('id', ['assign'])} order by seq limit 1) as "waitingSince"`)
  return row ?? { articleAt: null, eventAt: null, changeAt: null, waitingSince: null }
}

/** Middle of the time from our first sight of an event to its being shown, among those that moved last; null when none is shown. */
export async function findPublishDelay(db: Queryable): Promise<number | null> {
  const [row] = await db.query<{ ms: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from (newest.visible_at - seen.at)) * 1000)::float8 as ms
    from (select id, visible_at from clusters where state = 'open' and visible_at is not null order by updated_at desc limit ${DELAYS_MEASURED})
      as newest
    cross join lateral (select min(received_at) as at from articles where cluster_id = newest.id) as seen`)
  return row?.ms ?? null
}

export interface StageQueues {
  assign: number
  settle: number
  /** Settled clusters with enough outlets whose delay is over. */
  publish: number
  group: number
  maintain: number
  index: number
  /** Settled clusters that wait for the publish delay. */
  held: number
}

/** How much waits for each stage, counted up to `WAITING_COUNTED_MAX` each. */
export async function countQueues(
  db: Queryable,
  rules: { minOutlets: number; publishedBefore: number; now: number },
): Promise<StageQueues> {
  const held = sql`visible_at is null and state = 'open' and slug is not null and source_count >= ${rules.minOutlets}`
  const before = instant(rules.publishedBefore)
  const [row] = await db.query<StageQueues>(sql`
    select
      ${countUpTo(sql`articles where cluster_id is null and ${isNotAside('id', ['assign'])}`)} as assign,
      ${countUpTo(sql`clusters where settle_due and state = 'open'`)} as settle,
      ${countUpTo(sql`clusters where ${held} and published_at <= ${before}`)} as publish,
      ${countUpTo(sql`clusters where group_due and state = 'open'`)} as "group",
      (${countUpTo(sql`situations where state in ('live', 'concluded') and maintain_due`)} +
       ${countUpTo(sql`situations where state in ('live', 'concluded') and not maintain_due and transition_at <= ${instant(rules.now)}`)}) as maintain,
      ${countUpTo(sql`clusters where index_due`)} as index,
      ${countUpTo(sql`clusters where ${held} and published_at > ${before}`)} as held`)
  return row ?? { assign: 0, settle: 0, publish: 0, group: 0, maintain: 0, index: 0, held: 0 }
}

const countUpTo = (rows: Sql): Sql => sql`(select count(*)::int from (select 1 from ${rows} limit ${WAITING_COUNTED_MAX}) as counted)`

/** Which of the writers some process holds the lease of. */
export async function findRunning(db: Queryable, now: number): Promise<{ pipeline: boolean; feeds: boolean }> {
  const rows = await db.query<{ name: string }>(sql`select name from leases where holder <> '' and expires_at >= ${instant(now)}`)
  const names = new Set(rows.map(({ name }) => name))
  return { pipeline: names.has('pipeline'), feeds: names.has('feeds') }
}

export interface FeedCounts {
  total: number
  healthy: number
  failing: number
  paused: number
  /** Never read yet. */
  fresh: number
}

export async function countFeedStates(db: Queryable): Promise<FeedCounts> {
  const [row] = await db.query<FeedCounts>(sql`
    select count(*)::int as total,
      (count(*) filter (where paused_at is null and failures = 0 and last_success_at is not null))::int as healthy,
      (count(*) filter (where paused_at is null and failures > 0))::int as failing,
      (count(*) filter (where paused_at is not null))::int as paused,
      (count(*) filter (where paused_at is null and failures = 0 and last_success_at is null))::int as fresh
    from feeds`)
  return row ?? { total: 0, healthy: 0, failing: 0, paused: 0, fresh: 0 }
}

export interface TroubledFeed {
  host: string
  title: string
  failures: number
  lastSuccessAt: number | null
  paused: boolean
}

/** Feeds that fail or were given up, those that failed most often first. */
export function findTroubledFeeds(db: Queryable, limit: number): Promise<TroubledFeed[]> {
  return db.query(sql`
    select host, title, failures, last_success_at as "lastSuccessAt", paused_at is not null as paused
    from feeds where paused_at is not null or failures > 0 order by failures desc, host, id limit ${limit}`)
}
