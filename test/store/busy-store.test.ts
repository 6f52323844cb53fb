// An embedded store has one session: whoever comes while it is at work, for minutes when a backup is restored, finds that nobody answers.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/store/database.ts'
import { type GoOn, openPool } from '../../src/store/pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'sitrep-busy-'))
const busy = createServer()

beforeAll(async () => {
  busy.listen(join(folder, '.s.PGSQL.5432'))
  await once(busy, 'listening')
})

afterAll(() => {
  busy.close()
  rmSync(folder, { recursive: true })
})

const poolIn = (host: string, { goOn, silenceMsMax }: { goOn: GoOn; silenceMsMax: number }) =>
  openPool({
    connection: { host, port: 5432, user: 'postgres', database: 'postgres' },
    engine: 'embedded',
    description: 'the store',
    connectionsMax: 1,
    silenceMsMax,
    revive: () => Promise.resolve(),
    goOn,
  })

test('it is waited for as long as whoever asked goes on', async () => {
  const asked: number[] = []
  const goOn: GoOn = (attempts) => asked.push(attempts) < 4
  const db = poolIn(folder, { goOn, silenceMsMax: 20 })
  await expect(db.query(sql`select 1`)).rejects.toThrow(StoreUnavailable)
  expect(asked).toEqual([1, 2, 3, 4])
})

test('one that is gone, and can not be brought back, is not waited for', async () => {
  const asked: number[] = []
  // Longer than the busiest machine takes to say that nobody is there.
  const db = poolIn(join(folder, 'nowhere'), { goOn: (attempts) => asked.push(attempts) < 4, silenceMsMax: 60_000 })
  await expect(db.query(sql`select 1`)).rejects.toThrow(StoreUnavailable)
  expect(asked).toEqual([])
})
