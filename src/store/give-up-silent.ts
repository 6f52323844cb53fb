// A store for those who have somebody waiting: one that is silent is out of reach (R7-unavailable), as a server that is gone is.

import { type Database, StoreUnavailable } from './database.ts'
import { ANSWER_TIMEOUT_MS } from './pool.ts'

/**
 * The same store, given up when it has not answered for so long. What was asked of it goes on, and nobody hears of it. The pool gives up a
 * PostgreSQL server by itself; the embedded store it lets take its time, since the pipeline and the commands ask for long work.
 */
export function giveUpSilent(db: Database, silenceMsMax = ANSWER_TIMEOUT_MS): Database {
  const within = <Answer>(work: Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new StoreUnavailable(`${db.description} does not answer`, { isUnanswered: true })),
        silenceMsMax,
      )
      work.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  return {
    description: db.description,
    engine: db.engine,
    query: (statement) => within(db.query(statement)),
    transaction: (work) => within(db.transaction(work)),
    close: () => db.close(),
  }
}
