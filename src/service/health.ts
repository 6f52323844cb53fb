/** Whether requests can be served. */

import sql from 'sql-template-tag'
import { type Queryable, StoreUnavailable } from '../store/database.ts'

/** A store that takes longer serves nobody either; whoever asks has a deadline of their own. */
const ANSWER_MS_MAX = 2_500

/** Asks the store for nothing. False when it is out of reach, or silent. */
export type StoreProbe = () => Promise<boolean>

/** Those who ask while an answer is still to be expected wait for the same: they take no more than one connection each few seconds. */
export function createStoreProbe({ db }: { db: Queryable }): StoreProbe {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= answerOf(db).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

function answerOf(db: Queryable): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS_MAX, false)
  })
  return Promise.race([isReachable(db), tooLong]).finally(() => clearTimeout(timer))
}

async function isReachable(db: Queryable): Promise<boolean> {
  try {
    await db.query(sql`select 1`)
    return true
  } catch (error) {
    if (error instanceof StoreUnavailable) return false
    throw error
  }
}
