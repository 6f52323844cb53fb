// The store goes away under a running server and comes back: 503 with Retry-After meanwhile, and no restart (R7-unavailable).

import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { giveUpSilent } from '../../src/store/give-up-silent.ts'
import { openStore } from '../../src/store/open-store.ts'
import { openTestApi, type TestApi } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { seedAccount, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { type Line, openLine } from '../support/valkey.ts'

const store = storeOfFile()
let db: Database
let api: TestApi
let key: { authorization: string }

async function ask(url = '/v1/situations') {
  const response = await api.app.inject({ url, headers: key })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** Every answer while the store is away is the contract's, and none hangs. */
async function expectUnavailable(): Promise<void> {
  for (const url of ['/v1/situations', '/v1/situations/flood', '/v1/limits', '/v1/search?q=x']) {
    expect({ url, ...(await ask(url)) }).toMatchObject({
      url,
      status: 503,
      headers: { 'retry-after': '5', 'access-control-allow-origin': '*', 'cache-control': 'private, no-cache' },
      body: { error: { code: 'unavailable', message: 'temporarily unavailable; retry shortly' } },
    })
  }
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
}

beforeAll(async () => {
  key = await seedAccount(store.db, 'reader', 'hobby')
  await seedSituation(store.db, 'flood')
})

describe.skipIf(!process.env.SITREP_TEST_DATABASE_URL)('PostgreSQL behind a line', () => {
  let line: Line

  beforeAll(async () => {
    const url = new URL(store.options.databaseUrl ?? '')
    line = await openLine(`redis://${url.host}`)
    url.host = new URL(line.url).host
    db = await openStore({ dataDir: store.options.dataDir, databaseUrl: url.href })
    api = openTestApi(db)
  })
  afterAll(() => db.close())

  test('that is cut and mended', async () => {
    expect((await ask()).status).toBe(200)
    await line.cut()
    api.clock.now += 2_000
    await expectUnavailable()
    await line.mend()
    const up = await ask()
    expect(up.status).toBe(200)
    // What was asked while the store was away is not counted.
    expect(up.headers['x-ratelimit-remaining-day']).toBe('98')
    expect((await ask('/readyz')).status).toBe(200)
  })
})

describe.skipIf(process.env.SITREP_TEST_DATABASE_URL)('the embedded store', () => {
  test('whose process is killed is started again by who asks next', async () => {
    api = openTestApi(store.db)
    expect((await ask()).status).toBe(200)
    process.kill(storeProcess(), 'SIGKILL')
    await eventually(async () => {
      const { status, body } = await ask()
      if (status !== 200) expect(body).toEqual({ error: { code: 'unavailable', message: 'temporarily unavailable; retry shortly' } })
      expect(status).toBe(200)
    })
    expect((await ask('/readyz')).status).toBe(200)
  })

  test('whose process stands still is given up, and answers when it goes on', async () => {
    api = openTestApi(giveUpSilent(store.db, 300))
    const answers = () => eventually(async () => expect((await ask()).status).toBe(200))
    // On a busy machine a store that is well may take longer than that, too.
    await answers()
    const pid = storeProcess()
    process.kill(pid, 'SIGSTOP')
    try {
      api.clock.now += 2_000
      await expectUnavailable()
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await answers()
  })
})

/** The process that serves the data directory of this test. */
function storeProcess(): number {
  const isOurs = (pid: string): boolean => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return words.some((word) => word.includes('embedded-main')) && words.includes(store.options.dataDir)
    } catch {
      return false
    }
  }
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOurs(name))
  if (!pid) throw new Error('the store has no process')
  return Number(pid)
}
