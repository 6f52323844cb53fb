// A worker that is left over when a newer program brings the store up to date.

import { expect, test } from 'vitest'
import { watchNewerStore } from '../../src/cli/newer-store.ts'
import { type Queryable, StoreRefused, StoreUnavailable } from '../../src/store/database.ts'

test('it ends, and says why; a store that does not answer is no reason', async () => {
  const ended = Promise.withResolvers<void>()
  const refusedBefore: boolean[] = []
  const answers = [new StoreUnavailable('away'), [{ version: 1 }], [{ version: 9999 }]]
  const db: Queryable = {
    async query<Row>(): Promise<Row[]> {
      refusedBefore.push(isRefused())
      const answer = answers.shift() ?? []
      if (answer instanceof Error) throw answer
      return answer as Row[]
    },
  }
  const watch = watchNewerStore(db, ended.resolve, 1)
  const isRefused = (): boolean => {
    try {
      watch.refuse()
      return false
    } catch {
      return true
    }
  }
  await ended.promise
  watch.stop()
  expect(refusedBefore.slice(0, 3)).toEqual([false, false, false])
  expect(watch.refuse).toThrow(StoreRefused)
  expect(watch.refuse).toThrow(/^the store has schema version 9999, this program knows \d+: use the newer program$/)
})
