/** Whether the store holds what it promises. */

import { checkStore } from '../store/check-store.ts'
import type { Database, Queryable } from '../store/database.ts'
import { countSetAside } from '../store/set-aside.ts'

export interface Problem {
  rule: string
  message: string
  /** The records that break the rule, as many as are named; `count` is all of them. */
  records: readonly { id: string; detail: string | null }[]
  count: number
}

export interface CheckReport {
  ok: boolean
  articles: number
  clusters: number
  situations: number
  problems: Problem[]
  /** Records that a stage of the pipeline could not work and left, the latest first: the fault is the program's, not the store's. */
  set_aside: readonly { stage: string; id: string; why: string }[]
}

export async function check({ db }: { db: Database }): Promise<CheckReport> {
  const { broken, setAside, ...counts } = await checkStore(db)
  return { ok: broken.length === 0, ...counts, problems: broken, set_aside: setAside }
}

/** How many records each stage has set aside; a stage without any is not named. */
export async function setAsideCounts({ db }: { db: Queryable }): Promise<{ stage: string; count: number }[]> {
  return Object.entries(await countSetAside(db)).map(([stage, count]) => ({ stage, count }))
}
