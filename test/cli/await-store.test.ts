// A server that starts before its PostgreSQL.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { awaitStore } from '../../src/cli/await-store.ts'
import type { CommandContext } from '../../src/cli/command.ts'
import { readConfig } from '../../src/config.ts'
import { silentLog } from '../../src/log.ts'
import { type Database, StoreRefused, StoreUnavailable } from '../../src/store/database.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'

let isReadOnly = false
const store = {
  description: 'a store',
  query: async () => {
    if (isReadOnly) throw new StoreUnavailable('the store takes nothing in: it is read-only')
    return []
  },
} as Pick<Database, 'description' | 'query'> as Database

let port: number
let ending: AbortController
beforeEach(async () => {
  port = await freePort()
  ending = new AbortController()
})
afterEach(() => ending.abort())

function contextWith(
  openStore: () => Promise<Database>,
  environment = { SITREP_DATABASE_URL: 'postgres://db.example/sitrep' },
): CommandContext {
  const config = readConfig({ environment, flags: { port: String(port) }, file: '' })
  const effects: Pick<CommandContext, 'clock' | 'newId' | 'signal' | 'openStore'> = {
    clock: () => 0,
    newId: () => 'id',
    signal: ending.signal,
    openStore,
  }
  return { ...effects, config, log: silentLog } as CommandContext
}

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, body: await response.json() }
}

// R7-unavailable
test('waits for a store that is out of reach, tells so on its port, and gives the port back', async () => {
  let isThere = false
  const openStore = async () => {
    if (isThere) return store
    throw new StoreUnavailable('out of reach')
  }
  const opened = awaitStore(contextWith(openStore), { port: 'needed' })
  await eventually(async () => expect((await ask('/healthz')).status).toBe(200))
  expect(await ask('/readyz')).toEqual({ status: 503, body: { status: 'unavailable', degraded: ['store'] } })
  expect(await ask('/v1/situations')).toEqual({
    status: 503,
    body: { error: { code: 'unavailable', message: 'temporarily unavailable; retry shortly' } },
  })
  isThere = true
  expect(await opened).toBe(store)
  await expect(ask('/healthz')).rejects.toThrow()
})

test('a store that takes nothing in is waited for as one that is out of reach', async () => {
  isReadOnly = true
  const opened = awaitStore(
    contextWith(async () => store),
    { port: 'needed' },
  )
  await eventually(async () => expect((await ask('/readyz')).status).toBe(503))
  isReadOnly = false
  expect(await opened).toBe(store)
})

test('a worker that has a port tells on it that it waits; one that is in use holds up no worker, but a server', async () => {
  const taken = createServer().listen(port, '127.0.0.1')
  await once(taken, 'listening')
  let asked = 0
  const context = contextWith(async () => {
    asked += 1
    throw new StoreUnavailable('out of reach')
  })
  await expect(awaitStore(context, { port: 'needed' })).rejects.toThrow(`port ${port} of 127.0.0.1: another program listens there`)
  const opened = awaitStore(context, { port: 'wanted' })
  await eventually(() => expect(asked).toBeGreaterThan(1))
  taken.close()
  await eventually(async () => expect((await ask('/readyz')).status).toBe(503))
  ending.abort()
  expect(await opened).toBeUndefined()
})

test('ends its waiting when it is asked to', async () => {
  const opened = awaitStore(
    contextWith(() => Promise.reject(new StoreUnavailable('out of reach'))),
    { port: 'needed' },
  )
  await eventually(async () => expect((await ask('/readyz')).status).toBe(503))
  ending.abort()
  expect(await opened).toBeUndefined()
})

test.each([
  ['a store that refuses us', new StoreRefused('no such database'), { SITREP_DATABASE_URL: 'postgres://db.example/sitrep' }],
  ['an embedded store that can not be started', new StoreUnavailable('did not start'), {}],
  ['a fault', new Error('a fault'), { SITREP_DATABASE_URL: 'postgres://db.example/sitrep' }],
])('does not wait for %s', async (_, failure, environment) => {
  const context = contextWith(() => Promise.reject(failure), environment as { SITREP_DATABASE_URL: string })
  await expect(awaitStore(context, { port: 'needed' })).rejects.toBe(failure)
})
