// The day cap over real processes that share one PostgreSQL, with Valkey and without, and over the death of one of them. Runs in the services' leg only.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { Pool } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import { VALKEY_URL } from '../support/valkey.ts'

const CLIENTS = 64
const REQUESTS = 400
/** A day cap so wide that requests are taken ahead, by each process. */
const LEASED = 3_000

interface Process {
  port: number
  child: ChildProcess
}

let store: TestStore
let env: NodeJS.ProcessEnv
let processes: Process[]

const WAYS = [
  { counter: 'PostgreSQL', settings: {} },
  ...(VALKEY_URL ? [{ counter: 'Valkey', settings: { SITREP_VALKEY_URL: VALKEY_URL } }] : []),
]

describe.skipIf(!process.env.SITREP_TEST_DATABASE_URL).each(WAYS)('four processes that count in $counter', ({ settings }) => {
  beforeAll(async () => {
    store = await openTestStore()
    const caps = JSON.stringify({ hobby: { minute: 1_000_000 }, builder: { minute: 1_000_000, day: LEASED } })
    env = { ...process.env, ...settings, SITREP_DATABASE_URL: store.options.databaseUrl, SITREP_CAPS: caps }
    processes = await Promise.all(Array.from({ length: 4 }, startProcess))
    for (const { port } of processes) {
      const isReady = async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
      await eventually(isReady, 200)
    }
  })
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL')
    await store.close()
  })

  // D6-hard R8-hard
  test('64 clients get exactly a hundred successes from an account of a hundred a day', async () => {
    const outcomes = await storm(createAccount('one@reader.example'))
    expect(outcomes).toEqual({ served: 100, refused: REQUESTS - 100, lost: 0 })
  })

  // D6-hard
  test('what each process takes ahead takes nothing from the account', async () => {
    const outcomes = await storm(createAccount('busy@reader.example', 'builder'), { requests: LEASED + REQUESTS })
    expect(outcomes).toEqual({ served: LEASED, refused: REQUESTS, lost: 0 })
  })

  // D6-hard
  test('with a process killed midway never more, and at most a handful less', async () => {
    const outcomes = await storm(createAccount('other@reader.example'), { midway: () => processes[3]?.child.kill('SIGKILL') })
    expect(outcomes.served).toBeLessThanOrEqual(100)
    expect(outcomes.served).toBeGreaterThanOrEqual(100 - CLIENTS / 4)
  })
})

function cli(...args: string[]): unknown {
  const text = execFileSync(process.execPath, ['src/main.ts', ...args, '--data', store.options.dataDir, '--json'], {
    env,
    encoding: 'utf8',
  })
  return JSON.parse(text)
}

function createAccount(email: string, tier = 'hobby'): string {
  cli('accounts', 'create', email, '--tier', tier)
  return z.object({ key: z.string() }).parse(cli('keys', 'create', email)).key
}

async function startProcess(): Promise<Process> {
  const port = await freePort()
  const args = ['src/main.ts', 'serve', '--role', 'api', '--port', String(port), '--data', store.options.dataDir]
  return { port, child: spawn(process.execPath, args, { env, stdio: 'ignore' }) }
}

/** All clients ask at once, spread over the processes. `midway` happens once, while they do. */
async function storm(
  key: string,
  { requests = REQUESTS, midway = () => {} }: { requests?: number; midway?: () => void } = {},
): Promise<{ served: number; refused: number; lost: number }> {
  const pools = processes.map(({ port }) => new Pool(`http://127.0.0.1:${port}`, { connections: CLIENTS / 4 }))
  const outcomes = { served: 0, refused: 0, lost: 0 }
  let sent = 0
  const client = async (pool: Pool): Promise<void> => {
    while (sent < requests) {
      sent += 1
      if (sent === 40) midway()
      const status = await ask(pool, key)
      if (status === undefined) {
        outcomes.lost += 1
        // The rest of this client's requests would be lost alike.
        return
      }
      outcomes[status === 200 ? 'served' : 'refused'] += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(pools[index % pools.length]!)))
  await Promise.all(pools.map((pool) => pool.destroy()))
  return outcomes
}

/** The status, or undefined when the connection was lost. */
async function ask(pool: Pool, key: string): Promise<number | undefined> {
  try {
    const response = await pool.request({ path: '/v1/situations', method: 'GET', headers: { 'x-api-key': key } })
    await response.body.dump()
    return response.statusCode
  } catch {
    return undefined
  }
}
