// Records that a stage of the pipeline could not work, and left, so that all others go on.

import sql, { raw } from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

const OPEN = "state = 'open'"

/** Where a stage finds what is due, while it lives. An article that waits to be assigned has no mark of its own: it is in no cluster. */
const DUE = {
  assign: null,
  revise: { table: 'articles', mark: 'revision_due', lives: 'true' },
  settle: { table: 'clusters', mark: 'settle_due', lives: OPEN },
  group: { table: 'clusters', mark: 'group_due', lives: OPEN },
  maintain: { table: 'situations', mark: 'maintain_due', lives: "state in ('live', 'concluded')" },
  // One that ended is to be taken out of the index.
  index: { table: 'clusters', mark: 'index_due', lives: 'true' },
  split: { table: 'clusters', mark: 'split_due', lives: OPEN },
  merge: { table: 'clusters', mark: 'merge_due', lives: OPEN },
} as const

/** A stage that takes records by their ids. */
export type WorkStage = keyof typeof DUE

export interface SetAside {
  readonly stage: WorkStage
  readonly id: string
  readonly why: string
}

/** The stage does not take these records again until they change, or `returnSetAside`. */
export async function setAside(tx: Queryable, records: readonly SetAside[], now: number): Promise<void> {
  for (const { stage, id, why } of records) {
    await tx.query(sql`
      insert into set_aside (stage, record_id, why, at) values (${stage}, ${id}::uuid, ${why}, ${instant(now)})
      on conflict (stage, record_id) do update set why = excluded.why, at = excluded.at`)
    const due = DUE[stage]
    if (due) await tx.query(sql`update ${raw(due.table)} set ${raw(due.mark)} = false where id = ${id}::uuid`)
    // What time alone would change, too.
    if (stage === 'maintain') await tx.query(sql`update situations set transition_at = null where id = ${id}::uuid`)
  }
}

/** Every record that was set aside is due again, but for those that ended meanwhile. */
export async function returnSetAside(tx: Queryable): Promise<void> {
  const returned = await tx.query<{ stage: WorkStage; id: string }>(sql`delete from set_aside returning stage, record_id as id`)
  for (const [stage, rows] of Map.groupBy(returned, (row) => row.stage)) {
    const due = DUE[stage]
    const ids = rows.map(({ id }) => id)
    if (due) await tx.query(sql`update ${raw(due.table)} set ${raw(due.mark)} = true where id = any(${ids}::uuid[]) and ${raw(due.lives)}`)
  }
}

/** The latest first. */
export function findSetAside(db: Queryable): Promise<SetAside[]> {
  return db.query(sql`select stage, record_id as id, why from set_aside order by at desc, stage, record_id`)
}

/** How many by stage; a stage without any is not named. */
export async function countSetAside(db: Queryable): Promise<Partial<Record<WorkStage, number>>> {
  const rows = await db.query<{ stage: WorkStage; count: number }>(
    sql`select stage, count(*)::int as count from set_aside group by stage order by stage`,
  )
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]))
}

/** Whether an id is none that these stages set aside. */
export const isNotAside = (id: string, stages: readonly WorkStage[]) =>
  sql`${raw(id)} <> all(array(select record_id from set_aside where stage = any(${stages}::text[])))`
