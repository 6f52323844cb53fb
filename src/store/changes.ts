// The record of visible changes: one row for each, in the order of commit.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export type ChangeKind =
  | 'cluster.published'
  | 'cluster.updated'
  | 'cluster.merged'
  | 'cluster.retired'
  | 'cluster.restored'
  | 'situation.published'
  | 'situation.updated'
  | 'situation.merged'
  | 'situation.retired'
  | 'situation.concluded'
  | 'situation.removed'
  | 'situation.restored'
  | 'situation.joined'
  | 'situation.left'

export interface Change {
  kind: ChangeKind
  recordId: string
  detail?: Record<string, unknown>
}

/** Appends changes in their order and gives their numbers. The caller's transaction holds the writer's row. */
export async function appendChanges(tx: Queryable, changes: readonly Change[], at: number): Promise<number[]> {
  if (changes.length === 0) return []
  const rows = await tx.query<{ seq: number }>(sql`
    insert into changes (at, kind, record, record_id, detail)
    select ${instant(at)}::timestamptz, kind, split_part(kind, '.', 1), record_id, detail
    from unnest(
      ${changes.map((change) => change.kind)}::text[],
      ${changes.map((change) => change.recordId)}::uuid[],
      ${changes.map((change) => JSON.stringify(change.detail ?? {}))}::jsonb[]
    ) with ordinality as change (kind, record_id, detail, place)
    order by place
    returning seq`)
  return rows.map((row) => row.seq).sort((a, b) => a - b)
}

/** Whether the store has come to this change: a backup that was taken before it has not. */
export async function isReached(db: Queryable, change: number): Promise<boolean> {
  const [row] = await db.query<{ isReached: boolean }>(sql`select coalesce(max(seq), 0) >= ${change} as "isReached" from changes`)
  return row?.isReached === true
}

/**
 * Forgets updates from before, the oldest `limit`: that a record was published, merged or ended stays. Kept are those that a row of the list names
 * and the newest change, whose number is where walks begin. Gives how many it forgot.
 */
export async function purgeUpdates(db: Queryable, { before, limit }: { before: number; limit: number }): Promise<number> {
  const rows = await db.query(sql`
    delete from changes where seq in (
      select seq from changes c
      where kind in ('cluster.updated', 'situation.updated') and at < ${instant(before)} and seq < (select max(seq) from changes)
        and not exists (select 1 from situation_list l where l.situation_id = c.record_id and c.seq in (l.from_change, l.until_change))
      order by at limit ${limit})
    returning 1`)
  return rows.length
}
