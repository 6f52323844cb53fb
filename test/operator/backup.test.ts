// A backup holds the whole store; restoring gives it back whole or not at all.

import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '../../src/cli/backup.ts'
import { CommandFailure } from '../../src/cli/command.ts'
import { readBackup } from '../../src/cli/restore.ts'
import { check } from '../../src/service/check.ts'
import { sitrep } from '../cli/support.ts'
import { NOW } from '../support/seed.ts'
import { openTestStore, storeOfFile } from '../support/store.ts'
import { openDesk, takeInStream } from './support.ts'

const directory = mkdtempSync(join(tmpdir(), 'sitrep-backup-'))
const file = join(directory, 'whole.ndjson.gz')
const store = storeOfFile()
const empty = storeOfFile()
beforeAll(async () => {
  await takeInStream(await openDesk(store.db))
  await writeBackup(store.db, { file, at: NOW, suffix: 'one' })
})
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
})

const linesOf = (path: string): string[] => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')
const isEmpty = async (): Promise<boolean> =>
  (await empty.db.query(sql`select 1 from articles union all select 1 from clusters limit 1`)).length === 0

test('the file is for its owner alone and nothing half written lies beside it', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(directory)).toEqual(['whole.ndjson.gz'])
  expect(JSON.parse(linesOf(file)[0]!)).toMatchObject({ sitrep_backup: 1, created_at: '2026-03-18T10:20:30.400Z' })
})

test('a folder that nothing can be written into is told by the file that was asked for', async () => {
  const [inFile, nowhere] = [join(file, 'kept.gz'), join(directory, 'nowhere', 'kept.gz')]
  const writing = (path: string) => writeBackup(store.db, { file: path, at: NOW, suffix: 'zero' })
  await expect(writing(inFile)).rejects.toThrow(new CommandFailure(`${inFile}: is no folder, or lies in none`))
  await expect(writing(nowhere)).rejects.toThrow(new CommandFailure(`${nowhere}: no such file or folder`))
})

test('what a killed one left goes a day later; nothing else in the folder does, nor one that is being written', async () => {
  const folder = mkdtempSync(join(directory, 'leftovers-'))
  const place = (name: string, at: number) => {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), at / 1_000, at / 1_000)
  }
  const dayBefore = NOW - 86_400_000
  place('1.bak.killed.partial', dayBefore)
  place('1.bak.going-on.partial', dayBefore + 1_000)
  for (const name of ['1.bak.mine', 'x1.bak.killed.partial', '1.bak.a.b.partial', '2.bak.killed.partial']) place(name, dayBefore)
  await writeBackup(store.db, { file: join(folder, '1.bak'), at: NOW, suffix: 'new' })
  expect(readdirSync(folder).sort()).toEqual(
    ['1.bak', '1.bak.a.b.partial', '1.bak.going-on.partial', '1.bak.mine', '2.bak.killed.partial', 'x1.bak.killed.partial'].sort(),
  )
  rmSync(folder, { recursive: true })
})

test('one that is interrupted leaves no file, a restore that is leaves no row', async () => {
  const ended = AbortSignal.abort()
  const path = join(directory, 'interrupted.gz')
  await expect(writeBackup(store.db, { file: path, at: NOW, suffix: 'two', signal: ended })).rejects.toThrow(
    `interrupted; ${path} was not written`,
  )
  expect(readdirSync(directory)).toEqual(['whole.ndjson.gz'])
  await expect(readBackup(empty.db, file, { mark: 'a mark', signal: ended })).rejects.toThrow('interrupted; nothing was restored')
  expect(await isEmpty()).toBe(true)
})

describe('a file that cannot be taken restores nothing', () => {
  const damaged = join(directory, 'damaged.gz')
  const refused = async (message: string): Promise<void> => {
    await expect(readBackup(empty.db, damaged, { mark: 'a mark' })).rejects.toThrow(message)
    expect(await isEmpty()).toBe(true)
  }

  test('cut short within the gzip stream', async () => {
    copyFileSync(file, damaged)
    truncateSync(damaged, Math.floor(statSync(file).size * 0.7))
    await refused('cut short: nothing was restored')
  })

  test('cut short between two lines', async () => {
    writeFileSync(damaged, gzipSync(`${linesOf(file).slice(0, -1).join('\n')}\n`))
    await refused('cut short: nothing was restored')
  })

  test('a row is missing', async () => {
    const lines = linesOf(file)
    lines.splice(
      lines.findIndex((line) => line.includes('"Vell dam cracks after')),
      1,
    )
    writeFileSync(damaged, gzipSync(`${lines.join('\n')}\n`))
    await refused('its counts do not match')
  })

  test('a table is missing', async () => {
    const lines = linesOf(file)
    const from = lines.findIndex((line) => line.startsWith('{"table":"changes"'))
    lines.splice(from, lines.findIndex((line) => line.startsWith('{"end":"changes"')) - from + 1)
    writeFileSync(damaged, gzipSync(`${lines.join('\n')}\n`))
    await refused('its counts do not match')
  })

  test('a row belongs to none that is there', async () => {
    const lines = linesOf(file).map((line) =>
      line.replace(/"cluster_id": ?"[0-9a-f-]{36}"/, '"cluster_id":"00000000-0000-4000-8000-000000000009"'),
    )
    writeFileSync(damaged, gzipSync(`${lines.join('\n')}\n`))
    await refused('its rows do not fit together')
  })

  test('of a newer program, or of none', async () => {
    const [, ...rest] = linesOf(file)
    for (const [version, message] of [
      [999, 'the backup has schema version 999, this program knows'],
      [0, 'the backup has schema version 0, which no program had'],
    ] as const) {
      writeFileSync(
        damaged,
        gzipSync([JSON.stringify({ sitrep_backup: 1, schema_version: version, created_at: '' }), ...rest, ''].join('\n')),
      )
      await refused(message)
    }
  })

  test('no store is made for it: of a command that refused a file nothing is left', async () => {
    const folder = join(directory, 'new')
    const refusalOf = async (): Promise<string> => (await sitrep(['restore', damaged, '--data', folder])).stderr
    copyFileSync(file, damaged)
    truncateSync(damaged, Math.floor(statSync(file).size * 0.7))
    expect(await refusalOf()).toBe(`sitrep: ${damaged}: the backup is cut short: nothing was restored\n`)
    writeFileSync(damaged, gzipSync(`${linesOf(file).slice(0, -1).join('\n')}\n`))
    expect(await refusalOf()).toBe(`sitrep: ${damaged}: the backup is cut short: nothing was restored\n`)
    writeFileSync(damaged, 'not even gzip')
    expect(await refusalOf()).toMatch('this is no backup of Sitrep')
    rmSync(damaged)
    expect(await refusalOf()).toBe(`sitrep: ${damaged}: no such file or folder\n`)
    expect((await sitrep(['restore', directory, '--data', folder])).stderr).toBe(
      `sitrep: ${directory}: is a directory: nothing was restored\n`,
    )
    expect(existsSync(folder)).toBe(false)
  })

  test('no backup at all', async () => {
    writeFileSync(damaged, 'not even gzip')
    await refused('no backup of Sitrep')
    writeFileSync(damaged, gzipSync('{"hello": "world"}\n'))
    await refused('no backup of Sitrep')
    await expect(readBackup(empty.db, join(directory, 'missing'), { mark: 'a mark' })).rejects.toThrow('no such file')
    await expect(readBackup(empty.db, directory, { mark: 'a mark' })).rejects.toThrow(`${directory}: is a directory: nothing was restored`)
  })
})

test('restored into an empty store, every row is as it was but for the mark of the restore, and numbers go on after the last', async () => {
  await readBackup(empty.db, file, { mark: 'a mark' })
  const again = join(directory, 'again.ndjson.gz')
  await writeBackup(empty.db, { file: again, at: NOW, suffix: 'two' })
  const rowsOf = (path: string) => linesOf(path).filter((line) => !/"restore_mark"|"end":"store_values"|"complete":true/.test(line))
  expect(rowsOf(again).sort()).toEqual(rowsOf(file).sort())
  expect((await check({ db: empty.db })).problems).toEqual([])
  const [row] = await empty.db.query<{ next: boolean }>(sql`
    insert into changes (at, kind, record, record_id) values (${new Date(NOW).toISOString()}, 'test', 'cluster', gen_random_uuid())
    returning seq = (select max(seq) + 1 from changes) as next`)
  expect(row!.next).toBe(true)
  await expect(empty.db.query(sql`update articles set cluster_id = gen_random_uuid()`)).rejects.toThrow('foreign key')
})

test('what another program keeps in the same schema is neither backed up nor in the way of a restore, and stays as it is', async () => {
  const shared = await openTestStore()
  const others = sql`select id, note from visitors order by id`
  await shared.db.query(sql`create table visitors (id integer generated always as identity primary key, note text)`)
  await shared.db.query(sql`create table visits (visitor integer references visitors)`)
  await shared.db.query(sql`insert into visitors (note) values ('first'), ('second')`)
  await shared.db.query(sql`delete from visitors where note = 'second'`)
  await readBackup(shared.db, file, { mark: 'a mark' })
  const again = join(directory, 'shared.ndjson.gz')
  await writeBackup(shared.db, { file: again, at: NOW, suffix: 'three' })
  expect(linesOf(again).filter((line) => line.startsWith('{"table"'))).toEqual(linesOf(file).filter((line) => line.startsWith('{"table"')))
  await shared.db.query(sql`insert into visitors (note) values ('third')`)
  expect(await shared.db.query(others)).toEqual([
    { id: 1, note: 'first' },
    { id: 3, note: 'third' },
  ])
  await shared.close()
})

test('what is restored is known to the planner of statements from the start, which else reads tables for every row of others', async () => {
  const unknown = await empty.db.query(sql`select relname from pg_class where relname in ('articles', 'clusters') and reltuples < 1`)
  expect(unknown).toEqual([])
})

test('a store that holds anything is refused', async () => {
  await expect(readBackup(store.db, file, { mark: 'a mark' })).rejects.toThrow('the store is not empty (')
})

test('what is no regular file is not replaced: a pipe, a link, a folder', async () => {
  const folder = join(directory, 'special')
  const [pipe, link] = [join(folder, 'pipe'), join(folder, 'link')]
  mkdirSync(folder)
  execFileSync('mkfifo', [pipe])
  symlinkSync(file, link)
  for (const path of [pipe, link, folder]) {
    await expect(writeBackup(store.db, { file: path, at: NOW, suffix: 'x' })).rejects.toThrow(`${path}: is no regular file`)
  }
  expect(readdirSync(folder)).toEqual(['link', 'pipe'])
  expect([lstatSync(pipe).isFIFO(), lstatSync(link).isSymbolicLink()]).toEqual([true, true])
})

test('nothing goes to a file called "-" unasked: elsewhere that is standard output', async () => {
  await expect(writeBackup(store.db, { file: '-', at: NOW, suffix: 'x', signal: AbortSignal.abort() })).rejects.toThrow(
    'a backup goes to a file, not to standard output (a file of that name is ./-)',
  )
})

test('a folder that is missing is told, and nothing is left behind', async () => {
  await expect(writeBackup(store.db, { file: join(directory, 'nowhere', 'x.gz'), at: NOW, suffix: 'x' })).rejects.toThrow(
    'no such file or folder',
  )
})
