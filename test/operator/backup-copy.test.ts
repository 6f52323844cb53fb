// A backup or check of the embedded store reads a copy of it, so that nobody waits for the only session meanwhile. A server needs none.

import { chownSync, existsSync, lchownSync, linkSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { checkCommand } from '../../src/cli/check.ts'
import type { CommandContext } from '../../src/cli/command.ts'
import { readConfig } from '../../src/config.ts'
import { backUpStore } from '../../src/store/backup.ts'
import type { Database } from '../../src/store/database.ts'
import { lockDirectory } from '../../src/store/directory-lock.ts'
import { openCopy } from '../../src/store/embedded-copy.ts'
import { NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

/** Two rows that belong together, in one transaction. */
const writePair = (name: string): Promise<void> =>
  store.db.transaction(async (tx) => {
    for (const half of ['left', 'right'])
      await tx.query(sql`insert into store_values (key, value) values (${`${half} ${name}`}, ${JSON.stringify('x'.repeat(20_000))})`)
  })

const namesOf = (lines: string, half: string): string[] =>
  [...lines.matchAll(new RegExp(`"key": "${half} ([a-z]+ \\d+)"`, 'g'))].map((match) => match[1] ?? '').sort()

/** What `check` asks of its context. */
const contextOf = (db: Database, dataDir: string, signal = new AbortController().signal): CommandContext => {
  const context: Partial<CommandContext> = {
    config: readConfig({ environment: {}, flags: { data_dir: dataDir } }),
    signal,
    openStore: () => Promise.resolve(db),
    print: () => {},
    stderr: process.stderr,
  }
  return context as CommandContext
}

describe.skipIf(process.env.SITREP_TEST_DATABASE_URL)('a backup from a copy', () => {
  test('holds the store as of one instant, whatever is written while it is copied; and others write on while it is read', async () => {
    const { db, options } = store
    let isCopying = true
    let written = 0
    const writing = (async () => {
      for (; isCopying; written += 1) await writePair(`copying ${written}`)
    })()
    await writePair('before 1')
    const copy = await openCopy(db, options)
    isCopying = false
    await writing
    let lines = ''
    let read = 0
    const write = async (more: string): Promise<void> => {
      // With a transaction open on the store itself this would wait for its end, and its end for this.
      read += 1
      await writePair(`reading ${read}`)
      lines += `${more}\n`
    }
    await backUpStore(copy!, { at: NOW, write })
    await copy!.close()
    const left = namesOf(lines, 'left')
    expect(left).toContain('before 1')
    expect(left.filter((name) => name.startsWith('reading'))).toEqual([])
    expect(namesOf(lines, 'right')).toEqual(left)
    // Whatever was taken before the instant is there, and nothing after it.
    const copied = left.filter((name) => name.startsWith('copying')).length
    expect(Array.from({ length: copied }, (_, index) => `copying ${index}`).sort()).toEqual(
      left.filter((name) => name.startsWith('copying')),
    )
    expect(await db.query(sql`select count(*) as count from store_values where key like 'left %'`)).toEqual([{ count: 1 + written + read }])
    expect(existsSync(join(options.dataDir, 'copy'))).toBe(false)
  })

  test('is made where one was killed in its midst, and not where another is made', async () => {
    const { db, options } = store
    await db.query(sql`select pg_backup_start('killed', true)`)
    mkdirSync(join(options.dataDir, 'copy', 'postgres'), { recursive: true })
    writeFileSync(join(options.dataDir, 'copy', 'postgres', 'PG_VERSION'), 'half')
    const copy = await openCopy(db, options)
    expect(await copy?.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
    expect(await openCopy(db, options)).toBeNull()
    expect(await copy?.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
    await copy?.close()
    const next = await openCopy(db, options)
    expect(await next?.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
    await next?.close()
  })

  test('is what the store is checked in as well, where it is large: no transaction of a check holds the store itself', async () => {
    const { db, options } = store
    const held: Database = { ...db, transaction: () => Promise.reject(new Error('the store is held')) }
    const ask = () => checkCommand.run(contextOf(held, options.dataDir), { positionals: [], values: {} })
    await expect(ask()).rejects.toThrow('the store is held')
    await db.query(
      sql`insert into store_values (key, value) select i::text, to_jsonb(repeat(md5(i::text), 50)) from generate_series(1, 30000) as i`,
    )
    expect(await ask()).toBe(0)
    expect(existsSync(join(options.dataDir, 'copy'))).toBe(false)
  })

  test('is not made for somebody who gave up, and leaves nothing', async () => {
    const { db, options } = store
    const signal = AbortSignal.abort()
    expect(await openCopy(db, { ...options, signal })).toBeNull()
    const checked = checkCommand.run(contextOf(db, options.dataDir, signal), { positionals: [], values: {} })
    await expect(checked).rejects.toThrow('interrupted; nothing was checked')
    expect(existsSync(join(options.dataDir, 'copy'))).toBe(false)
  })

  test('that can not be made is told why', async () => {
    const { db, options } = store
    const lock = join(options.dataDir, 'copy.lock')
    rmSync(lock, { force: true })
    mkdirSync(lock)
    const told: string[] = []
    expect(await openCopy(db, { ...options, refused: (reason) => told.push(reason) })).toBeNull()
    expect(told).toEqual(['copy.lock: unable to open database file'])
    rmSync(lock, { recursive: true })
  })
})

describe.skipIf(process.geteuid?.() !== 0)('a lock that root takes in the directory of somebody else', () => {
  const NOBODY = 65_534
  const inTheirs = (use: (lock: string, directory: string) => void) => {
    const directory = mkdtempSync(join(tmpdir(), 'sitrep-lock-'))
    chownSync(directory, NOBODY, NOBODY)
    use(join(directory, 'copy.lock'), directory)
    rmSync(directory, { recursive: true })
  }

  test("is theirs, so that it is in nobody's way later", () =>
    inTheirs((lock, directory) => {
      lockDirectory(directory, 'copy.lock')?.close()
      expect(statSync(lock)).toMatchObject({ uid: NOBODY, gid: NOBODY })
    }))

  test.each([
    ['a symbolic link', symlinkSync],
    ['a hard link', linkSync],
  ])('gives them no file of root to which they put %s in its place', (_, link) =>
    inTheirs((lock, directory) => {
      const secret = join(mkdtempSync(join(tmpdir(), 'sitrep-secret-')), 'secret')
      writeFileSync(secret, 'for root alone', { mode: 0o600 })
      link(secret, lock)
      if (link === symlinkSync) lchownSync(lock, NOBODY, NOBODY)
      expect(() => lockDirectory(directory, 'copy.lock')).toThrow('copy.lock: ')
      expect(statSync(secret)).toMatchObject({ uid: 0, gid: 0 })
      rmSync(dirname(secret), { recursive: true })
    }),
  )
})
