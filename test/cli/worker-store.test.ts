// A server whose pipeline's thread finds no store, though the program had it a moment ago.

import { expect, test } from 'vitest'
import { openWorkerStore } from '../../src/cli/worker-store.ts'
import { silentLog } from '../../src/log.ts'
import { type Database, StoreRefused, StoreUnavailable } from '../../src/store/database.ts'

const store = { description: 'a store' } as Database
const away = new StoreUnavailable('too many connections')

function opening(outcomes: (Database | Error)[], options: { isServer?: boolean } = {}) {
  const logged: string[] = []
  const ending = new AbortController()
  const note = (event: string) => {
    logged.push(event)
    // Nobody waits in a test.
    ending.abort()
  }
  const open = async (): Promise<Database> => {
    const outcome = outcomes.shift()
    if (outcome instanceof Error || !outcome) throw outcome
    return outcome
  }
  const opened = openWorkerStore({ open, isServer: true, ...options, log: { ...silentLog, warn: note, info: note }, signal: ending.signal })
  return { opened, logged }
}

test('waits for a server that is out of reach, and says so', async () => {
  const { opened, logged } = opening([away, store])
  expect(await opened).toBe(store)
  expect(logged).toEqual(['pipeline.paused', 'pipeline.resumed'])
})

test('is told of a store that refuses, of an embedded one, and of any once it is to end', async () => {
  const refused = new StoreRefused('no such database')
  await expect(opening([refused]).opened).rejects.toBe(refused)
  await expect(opening([away], { isServer: false }).opened).rejects.toBe(away)
  await expect(opening([away, away]).opened).rejects.toBe(away)
})
