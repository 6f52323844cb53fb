/** Whether requests can be served. */

import sql from 'sql-template-tag'
import { type Queryable, StoreUnavailable } from '../store/database.ts'

/** Asks the store for nothing. False when it is out of reach. */
export async function isStoreReachable({ db }: { db: Queryable }): Promise<boolean> {
  try {
    await db.query(sql`select 1`)
    return true
  } catch (error) {
    if (error instanceof StoreUnavailable) return false
    throw error
  }
}
