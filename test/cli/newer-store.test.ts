// A process that is left over when a newer program brings the store up to date.

import { expect, test } from 'vitest'
import { watchNewerStore } from '../../src/cli/newer-store.ts'
import { watchElsewhere } from '../../src/cli/watch-elsewhere.ts'
import { silentLog } from '../../src/log.ts'
import { type Database, StoreRefused, StoreUnavailable } from '../../src/store/database.ts'

/** A store that is away, then as old as the program, then newer. */
function storeThatGrows(asked: () => void = () => {}): Database {
  const answers = [new StoreUnavailable('away'), [{ version: 1 }], [{ version: 9999 }]]
  return {
    description: 'a store',
    engine: 'postgres',
    async query<Row>({ text }: { text: string }): Promise<Row[]> {
      if (!text.includes('schema_versions')) return []
      asked()
      const answer = answers.shift() ?? []
      if (answer instanceof Error) throw answer
      return answer as Row[]
    },
    transaction: () => Promise.reject(new Error('nothing is written')),
    close: async () => {},
  }
}

test('a worker is told so that it ends, and why; a store that does not answer is no reason', async () => {
  const told = Promise.withResolvers<StoreRefused>()
  const before: unknown[] = []
  const watch = watchNewerStore(
    storeThatGrows(() => before.push(watch.found())),
    told.resolve,
    1,
  )
  const found = await told.promise
  watch.stop()
  expect(before).toEqual([undefined, undefined, undefined])
  expect(found).toBeInstanceOf(StoreRefused)
  expect(found.message).toMatch(/^the store has schema version 9999, this program knows \d+: use the newer program$/)
  expect(watch.found()).toBe(found)
})

test('a process that only serves says that it is older than its store, once in the log and from then on where it is asked', async () => {
  const logged = Promise.withResolvers<unknown[]>()
  const log = { ...silentLog, warn: (...words: unknown[]) => logged.resolve(words) }
  const elsewhere = watchElsewhere({ log, clock: () => 0 }, storeThatGrows(), 1)
  expect(await logged.promise).toEqual(['store.newer', { message: expect.stringMatching(/^the store has schema version 9999, /) }])
  elsewhere.stop()
  expect(elsewhere.known()).toContain('program: older than its store')
})
