// The leases: of the pipeline, one writer at a time over any number of processes and a row to lock for others who write; and of whoever reads the
// feeds.

import sql from 'sql-template-tag'
import type { Database, Queryable, TransactionOptions } from './database.ts'
import { instant } from './instant.ts'

/** A holder that says nothing for so long is taken for dead. */
const LEASE_MS = 15_000
/** Likewise a reader of feeds. */
const FEEDS_LEASE_MS = 30_000

export interface Lease {
  holder: string
  /** The operator's corrections that the holder's memory knows of. */
  epoch: number
}

/** The lease went to somebody else, or an operator corrected something: what is in memory must be read anew. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** What somebody who stands by saw of the lease last, and since when its end stands still. */
export interface LeaseWatch {
  endsAt: number
  since: number
}

export const newLeaseWatch = (): LeaseWatch => ({ endsAt: 0, since: 0 })

interface Taking {
  now: number
  watch?: LeaseWatch
}

/** Takes the pipeline's lease when it is free, expired or already `holder`'s. Gives null while somebody else holds it. */
export async function takeLease(db: Queryable, holder: string, taking: Taking): Promise<Lease | null> {
  const epoch = await takeNamed(db, { name: 'pipeline', lastsMs: LEASE_MS, holder }, taking)
  return epoch === null ? null : { holder, epoch }
}

/** Takes or keeps the right to read feeds. False while another process has it. */
export async function holdFeedsLease(db: Queryable, holder: string, taking: Taking): Promise<boolean> {
  return (await takeNamed(db, { name: 'feeds', lastsMs: FEEDS_LEASE_MS, holder }, taking)) !== null
}

export async function releaseFeedsLease(db: Queryable, holder: string): Promise<void> {
  await db.query(sql`update leases set holder = '' where name = 'feeds' and holder = ${holder}`)
}

/**
 * Gives the epoch of a lease that was taken, or null. An end far ahead that stands still was written by a clock that has since gone back; one that
 * moves is kept by a holder whose clock is ahead, and stays its.
 */
async function takeNamed(
  db: Queryable,
  { name, lastsMs, holder }: { name: 'pipeline' | 'feeds'; lastsMs: number; holder: string },
  { now, watch = newLeaseWatch() }: Taking,
): Promise<number | null> {
  const stoodStillAt = now - watch.since > lastsMs ? watch.endsAt : 0
  const [row] = await db.query<{ epoch: number }>(sql`
    update leases set holder = ${holder}, expires_at = ${instant(now + lastsMs)}
    where name = ${name} and (holder in ('', ${holder}) or expires_at < ${instant(now)}
      or (expires_at > ${instant(now + 10 * lastsMs)} and expires_at = ${instant(stoodStillAt)}))
    returning epoch`)
  if (row) return row.epoch
  const [seen] = await db.query<{ endsAt: number }>(sql`select expires_at as "endsAt" from leases where name = ${name}`)
  if (seen && (seen.endsAt !== watch.endsAt || now < watch.since)) Object.assign(watch, { endsAt: seen.endsAt, since: now })
  return null
}

/** When the pipeline was last at work; null when it never was. */
export async function findWorkedAt(db: Queryable): Promise<number | null> {
  const [row] = await db.query<{ expiresAt: number }>(sql`
    select expires_at as "expiresAt" from leases where name = 'pipeline' and expires_at > ${instant(LEASE_MS)}`)
  return row ? row.expiresAt - LEASE_MS : null
}

interface Writer {
  db: Database
  lease: Lease
  clock: () => number
}

/**
 * Runs `work` in a transaction that holds the writer's row and renews the lease from now on, however long ago the batch began that is written. Throws
 * `LeaseLost` when the lease is gone or stale.
 */
export function writeUnderLease<T>({ db, lease, clock }: Writer, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const renewed = await tx.query(sql`
      update leases set expires_at = ${instant(clock() + LEASE_MS)}
      where name = 'pipeline' and holder = ${lease.holder} and epoch = ${lease.epoch} returning 1`)
    if (renewed.length === 0) throw new LeaseLost('the pipeline lease was lost')
    return work(tx)
  })
}

/** Keeps the lease while there is nothing to write. Gives false when it is gone or stale. */
export async function renewLease(db: Queryable, lease: Lease, now: number): Promise<boolean> {
  const renewed = await db.query(sql`
    update leases set expires_at = ${instant(now + LEASE_MS)}
    where name = 'pipeline' and holder = ${lease.holder} and epoch = ${lease.epoch} returning 1`)
  return renewed.length > 0
}

export async function releaseLease(db: Queryable, lease: Lease): Promise<void> {
  await db.query(sql`update leases set holder = '' where name = 'pipeline' and holder = ${lease.holder}`)
}

/** Runs an operator's correction: waits for the writer's row, and makes the pipeline read its memory anew afterwards. */
export function writeAsOperator<T>(db: Database, work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query(sql`update leases set epoch = epoch + 1 where name = 'pipeline'`)
    return work(tx)
  }, options)
}
