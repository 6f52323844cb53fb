// A cursor is of the store that gave it: taken back to an earlier time, a store is another one.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeBackup } from '../../src/cli/backup.ts'
import { readBackup } from '../../src/cli/restore.ts'
import { cursorSecretOf, storeSecret } from '../../src/cli/store-secret.ts'
import type { Database } from '../../src/store/database.ts'
import { openTestApi } from '../support/api.ts'
import { NOW, seedAccount, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const directory = mkdtempSync(join(tmpdir(), 'sitrep-cursor-'))
const file = join(directory, 'earlier.ndjson.gz')
const store = storeOfFile()
const restored = storeOfFile()
const restoredAgain = storeOfFile()
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
})

/** The list as a server that is started on the store now gives it. */
async function openList(db: Database, headers: Record<string, string>) {
  const secret = await storeSecret(db, (bytes) => Buffer.alloc(bytes, 7))
  const { app } = openTestApi(db, { cursorSecret: await cursorSecretOf(db, secret) })
  return async (query: string) => {
    const response = await app.inject({ url: `/v1/situations?limit=1${query}`, headers })
    return { status: response.statusCode, body: response.json() }
  }
}

async function seedSituations(db: Database, names: readonly string[]): Promise<void> {
  for (const name of names) await seedSituation(db, name)
}

// D3-cursor D3-stable
test('a cursor from before a restore is refused also when the restored store has as many changes as the lost one', async () => {
  const headers = await seedAccount(store.db, 'reader', 'scale')
  await seedSituations(store.db, ['dam', 'harbour', 'bridge'])
  const before = await openList(store.db, headers)
  await writeBackup(store.db, { file, at: NOW, suffix: 'one' })
  await seedSituations(store.db, ['lost', 'lost-too'])
  const cursor = (await before('')).body.next_cursor
  expect(await before(`&cursor=${cursor}`)).toMatchObject({ status: 200 })

  await readBackup(restored.db, file, { mark: 'a mark' })
  await seedSituations(restored.db, ['new', 'newer', 'newest'])
  const after = await openList(restored.db, headers)
  expect(await after(`&cursor=${cursor}`)).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_request', message: expect.stringContaining('start again without it') } },
  })
  const again = (await after('')).body.next_cursor
  const other = await openList(restored.db, headers)
  expect(await other(`&cursor=${again}`)).toMatchObject({ status: 200 })

  await readBackup(restoredAgain.db, file, { mark: 'another mark' })
  await seedSituations(restoredAgain.db, ['new', 'newer', 'newest'])
  expect(await (await openList(restoredAgain.db, headers))(`&cursor=${again}`)).toMatchObject({ status: 400 })
})
