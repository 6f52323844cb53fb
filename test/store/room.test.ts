// A store is asked whether its disk has room by taking some: that it answers says nothing.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { tryRoom } from '../../src/store/room.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
const SOURCE = join(import.meta.dirname, '../../src/store')

test('a store with room is left as it was, however often it is asked', async () => {
  const tables = sql`select relname from pg_class where relkind = 'r' order by relname`
  const before = await store.db.query(tables)
  await tryRoom(store.db)
  await tryRoom(store.db)
  expect(await store.db.query(tables)).toEqual(before)
})

const filler = `
  const [folder, source] = process.argv.slice(1)
  const { openStore } = await import(source + '/open-store.ts')
  const { tryRoom } = await import(source + '/room.ts')
  const { writeFileSync, rmSync, statfsSync } = await import('node:fs')
  const db = await openStore({ dataDir: folder + '/data' })
  const ask = () => tryRoom(db).then(() => '', ({ message }) => message)
  const told = [await ask()]
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(folder + '/full', Buffer.alloc(bavail * bsize - 256 * 1024))
  told.push(await db.query({ text: 'select 1 as one', values: [] }), await ask(), await ask())
  rmSync(folder + '/full')
  console.log(JSON.stringify([...told, await ask()]))
  await db.close()`

test.skipIf(process.env.SITREP_TEST_DATABASE_URL || spawnSync('unshare', ['-rm', 'true']).status !== 0)(
  'a store that answers on a full disk has none until there is some',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
    const mounted = 'mount -t tmpfs -o size=96m none "$0" && exec "$@"'
    const program = [process.execPath, '--input-type=module', '-e', filler, folder, SOURCE]
    const { stdout } = spawnSync('unshare', ['-rm', 'sh', '-c', mounted, folder, ...program], { encoding: 'utf8', timeout: 250_000 })
    const full = expect.stringContaining('no space left on')
    expect(JSON.parse(stdout)).toEqual(['', [{ one: 1 }], full, full, ''])
    rmSync(folder, { recursive: true })
  },
)
