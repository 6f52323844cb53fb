// What does not run as it should, as the process that runs it says, for the processes that only serve.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface Trouble {
  part: string
  reason: string
  since: number
}

/** A trouble of which nothing was heard for so long is over, or its process is. */
const HEARD_MS = 120_000

/** Says which troubles there are, and that those named as over are. */
export async function tellTroubles(
  db: Queryable,
  { present, over }: { present: readonly Trouble[]; over: readonly Pick<Trouble, 'part' | 'reason'>[] },
  now: number,
): Promise<void> {
  await db.query(sql`
    with ended as (
      delete from stream_troubles where (part, reason) in (
        select * from unnest(${over.map(({ part }) => part)}::text[], ${over.map(({ reason }) => reason)}::text[]))
    )
    insert into stream_troubles (part, reason, since, seen_at)
    select part, reason, since, ${instant(now)} from unnest(
      ${present.map(({ part }) => part)}::text[], ${present.map(({ reason }) => reason)}::text[],
      ${present.map(({ since }) => instant(since))}::timestamptz[]) as given (part, reason, since)
    on conflict (part, reason) do update set seen_at = excluded.seen_at`)
}

/** Parts at which no process has been at work since an instant. */
export async function findIdleParts(db: Queryable, since: number): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`select name from leases where expires_at < ${instant(since)} order by name desc`)
  return rows.map(({ name }) => name)
}

/** What was told lately. Whoever can't reach the store keeps nobody from a part that another is at work at: that one reaches it. */
export function findTroubles(db: Queryable, now: number): Promise<Trouble[]> {
  return db.query(sql`
    select part, reason, since from stream_troubles t where seen_at > ${instant(now - HEARD_MS)}
      and not (reason = 'store' and exists (
        select from leases l where l.name = t.part and l.holder <> '' and l.expires_at > ${instant(now)}))
    order by part, reason`)
}
