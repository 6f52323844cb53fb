// Looks over the whole store, as of one instant and changing nothing.

import sql from 'sql-template-tag'
import { type CheckRule, checkRules } from './check-rules.ts'
import { schemaRule } from './check-schema.ts'
import type { Database, Queryable } from './database.ts'
import { findSetAside, type SetAside } from './set-aside.ts'

/** So many records of one broken rule are named; all are counted. */
const NAMED_MAX = 20

export interface BrokenRule {
  rule: string
  message: string
  count: number
  records: { id: string; detail: string | null }[]
}

export interface StoreCheck {
  articles: number
  clusters: number
  situations: number
  broken: BrokenRule[]
  setAside: SetAside[]
}

/** Checks every rule. Open clusters and live situations are counted, and all articles. */
export function checkStore(db: Database): Promise<StoreCheck> {
  return db.transaction(look, { mayTakeHours: true })
}

async function look(tx: Queryable): Promise<StoreCheck> {
  // One snapshot: what commits meanwhile is not half seen.
  await tx.query(sql`set transaction isolation level repeatable read, read only`)
  const [counts] = await tx.query<{ articles: number; clusters: number; situations: number }>(sql`
    select (select count(*) from articles) as articles, (select count(*) from clusters where state = 'open') as clusters,
      (select count(*) from situations where state = 'live') as situations`)
  const broken: BrokenRule[] = []
  for (const rule of [schemaRule(), ...checkRules]) {
    const rows = await brokenBy(tx, rule)
    const [first] = rows
    if (first) {
      const records = rows.map(({ id, detail }) => ({ id, detail }))
      broken.push({ rule: rule.name, message: rule.message, count: first.count, records })
    }
  }
  const { articles = 0, clusters = 0, situations = 0 } = counts ?? {}
  return { articles, clusters, situations, broken, setAside: await findSetAside(tx) }
}

function brokenBy(tx: Queryable, rule: CheckRule): Promise<{ id: string; detail: string | null; count: number }[]> {
  return tx.query(sql`
    select id, detail, count(*) over () as count from (${rule.broken}) as broken order by id limit ${NAMED_MAX}`)
}
