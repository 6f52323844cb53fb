/** Whether requests can be served. */

import { type Queryable, StoreUnavailable } from '../store/database.ts'
import { tryWriting } from '../store/room.ts'
import { answerWithin } from './answer-within.ts'

/** A store that takes longer serves nobody either; whoever asks has a deadline of their own. */
const ANSWER_MS_MAX = 2_500

/** Asks the store whether it takes anything in. False when it does not, is out of reach, or silent. */
export type StoreProbe = () => Promise<boolean>

/** Those who ask while an answer is still to be expected wait for the same: they take no more than one connection each few seconds. */
export function createStoreProbe({ db }: { db: Queryable }): StoreProbe {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= answerWithin(ANSWER_MS_MAX, isServing(db), () => false).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

async function isServing(db: Queryable): Promise<boolean> {
  try {
    // Where nobody can be counted, nobody is served.
    await tryWriting(db)
    return true
  } catch (error) {
    if (error instanceof StoreUnavailable) return false
    throw error
  }
}
