import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { describe, expect, inject, test, vi } from 'vitest'
import { StoreRefused } from '../../src/store/database.ts'
import { SOCKET_NAME } from '../../src/store/embedded-server.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openMemoryStore, openStore } from '../../src/store/open-store.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

const put = (key: string, value: unknown) => sql`insert into store_values (key, value) values (${key}, ${JSON.stringify(value)})`
const valuesLike = (pattern: string) => sql`select key from store_values where key like ${pattern} order by key`

describe('on either engine', () => {
  test('an instant comes back as epoch milliseconds, a bigint as a number', async () => {
    const rows = await store.db.query(sql`select ${'2026-03-02T10:00:00.123Z'}::timestamptz as instant, 7::bigint as count`)
    expect(rows).toEqual([{ instant: 1772445600123, count: 7 }])
  })

  test('a transaction that throws leaves nothing behind', async () => {
    const failing = store.db.transaction(async (tx) => {
      await tx.query(put('rolled-back', 1))
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await store.db.query(valuesLike('rolled-back'))).toEqual([])
  })

  test('statements of many callers at once never mix their parameters', async () => {
    const numbers = Array.from({ length: 300 }, (_, i) => i)
    const answers = await Promise.all(numbers.map((i) => store.db.query<{ i: number }>(sql`select ${i}::int as i`)))
    expect(answers.map((rows) => rows[0]?.i)).toEqual(numbers)
  })

  test('nobody sees what another caller has not committed', async () => {
    const { seen } = await store.db.transaction(async (tx) => {
      await tx.query(put('unseen', 1))
      const reading = store.db.query(valuesLike('unseen'))
      await tx.query(sql`delete from store_values where key = 'unseen'`)
      return { seen: reading }
    })
    expect(await seen).toEqual([])
  })

  test('migrating twice changes nothing', async () => {
    const before = await store.db.query(sql`select * from schema_versions order by version`)
    await migrate(store.db)
    expect(await store.db.query(sql`select * from schema_versions order by version`)).toEqual(before)
  })

  test('a store that is up to date is opened without a lock', async () => {
    const transaction = () => Promise.reject(new Error('it took one'))
    await expect(migrate({ ...store.db, transaction })).resolves.toBeGreaterThan(0)
  })

  test('a store that somebody restored without some of its tables is refused by their names', async () => {
    await store.db.query(sql`alter table search_words rename to aside`)
    const refused = migrate(store.db)
    await expect(refused).rejects.toThrow("can't be used: it lacks search_words; restore it anew, whole")
    await expect(refused).rejects.toBeInstanceOf(StoreRefused)
    await store.db.query(sql`alter table aside rename to search_words`)
  })

  test('a store of a newer program is refused by number', async () => {
    await store.db.query(sql`insert into schema_versions (version, name) values (9999, 'from the future')`)
    const refused = migrate(store.db)
    await expect(refused).rejects.toThrow('schema version 9999')
    await expect(refused).rejects.toBeInstanceOf(StoreRefused)
    await store.db.query(sql`delete from schema_versions where version = 9999`)
  })
})

describe.skipIf(process.env.SITREP_TEST_DATABASE_URL)('the embedded engine', () => {
  const folderOfStore = (): string => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
    cpSync(inject('storeTemplate'), dataDir, { recursive: true })
    return dataDir
  }

  test.skipIf(!existsSync('/proc/self'))('a data folder that no file system takes is refused at once, and so is a file', async () => {
    await expect(openStore({ dataDir: '/proc/sitrep/data' })).rejects.toThrow('/proc/sitrep')
    await expect(openStore({ dataDir: join(import.meta.filename, 'data') })).rejects.toThrow('ENOTDIR')
    await expect(openStore({ dataDir: import.meta.filename })).rejects.toThrow('EEXIST')
  })

  const inNamespace = (program: string, words: readonly string[]) =>
    spawnSync(
      'unshare',
      [
        '-rm',
        'sh',
        '-c',
        `mount -t tmpfs -o size=64m none "$0" && exec "$@"`,
        words[0] ?? '',
        process.execPath,
        '--input-type=module',
        '-e',
        program,
        ...words,
      ],
      { encoding: 'utf8', timeout: 250_000 },
    )
  const filler = `
    const { openStore } = await import(process.argv[2])
    const { writeFileSync, rmSync } = await import('node:fs')
    const dataDir = process.argv[1] + '/data'
    const open = () => openStore({ dataDir }).then((db) => db.close().then(() => 'open'), (error) => error.message)
    const told = [await open()]
    for (let size = 2 ** 20; size >= 1; size /= 2)
      for (let part = 0; ; part++) try { writeFileSync(process.argv[1] + '/full-' + size + '-' + part, Buffer.alloc(size)) } catch { break }
    told.push(await open(), await open())
    for (const name of (await import('node:fs')).readdirSync(process.argv[1])) if (name.startsWith('full-')) rmSync(process.argv[1] + '/' + name)
    console.log(JSON.stringify([...told, await open()]))`

  test.skipIf(spawnSync('unshare', ['-rm', 'true']).status !== 0)(
    'on a full disk a store says so each time it is asked, what is left of it holds nothing, and it opens when there is room',
    () => {
      const directory = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
      const { stdout } = inNamespace(filler, [directory, join(import.meta.dirname, '../../src/store/open-store.ts')])
      const full = expect.stringContaining('no space left on its disk')
      expect(JSON.parse(stdout)).toEqual(['open', full, full, 'open'])
      rmSync(directory, { recursive: true })
    },
  )

  const logFiller = `
    const { openStore } = await import(process.argv[2])
    const { writeFileSync, rmSync, statfsSync } = await import('node:fs')
    const [folder] = process.argv.slice(1)
    const db = await openStore({ dataDir: folder + '/data' })
    const ask = (text) => db.query({ text, values: [] })
    await ask('create table kept as select 1 as one')
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(folder + '/full', Buffer.alloc(bavail * bsize - 2 * 2 ** 20))
    // Goes into the log alone.
    const log = () => ask("select pg_logical_emit_message(false, '', repeat('-', 1000000))").then(() => '', ({ message }) => message)
    let told = ''
    for (let megabytes = 0; megabytes < 32 && told === ''; megabytes += 1) told = await log()
    const later = await log()
    rmSync(folder + '/full')
    console.log(JSON.stringify([told, later, await log(), await ask('select one from kept')]))
    await db.close()`

  test.skipIf(spawnSync('unshare', ['-rm', 'true']).status !== 0)(
    'a disk that has no room for the next part of its log stops it no longer than that lasts, and nothing that was written is lost',
    () => {
      const directory = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
      const { stdout } = inNamespace(logFiller, [directory, join(import.meta.dirname, '../../src/store/open-store.ts')])
      const full = expect.stringContaining('no space left on')
      expect(JSON.parse(stdout)).toEqual([full, full, '', [{ one: 1 }]])
      rmSync(directory, { recursive: true })
    },
  )

  test('what it keeps is open to its user alone, also in a folder that was made for all to read and write', async () => {
    const dataDir = folderOfStore()
    for (const folder of [dataDir, join(dataDir, 'postgres')]) chmodSync(folder, 0o777)
    const umask = process.umask(0)
    const db = await openStore({ dataDir }).finally(() => process.umask(umask))
    const ofOthers = ['postgres', SOCKET_NAME].map((name) => statSync(join(dataDir, name)).mode & 0o077)
    await db.close()
    expect(ofOthers).toEqual([0, 0])
    rmSync(dataDir, { recursive: true })
  })

  test('files that the engine can not read are told as what they may be, with the way out', async () => {
    const dataDir = folderOfStore()
    writeFileSync(join(dataDir, 'postgres/global/pg_control'), Buffer.alloc(8_192))
    await expect(openStore({ dataDir })).rejects.toThrow(/its files may be damaged; restore a backup into a new folder/)
    rmSync(dataDir, { recursive: true })
  })

  test('a lock that cannot be taken is told at once, unless somebody has it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
    writeFileSync(join(dataDir, 'store.lock'), 'no lock'.repeat(1_000))
    await expect(openStore({ dataDir })).rejects.toThrow('store.lock: file is not a database')
    rmSync(dataDir, { recursive: true })
  })

  // Root may open any file.
  const user = process.getuid?.() === 0 ? { uid: 65_534 } : {}
  const asUser = (program: string, words: readonly string[]) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program, ...words], { ...user, encoding: 'utf8', timeout: 250_000 })
  const asker = `
    const { openStore } = await import(process.argv[1])
    await openStore({ dataDir: process.argv[2] }).then((db) => db.close().then(() => console.log('open')), (error) => console.log(error.message))`
  const storeModule = join(import.meta.dirname, '../../src/store/open-store.ts')

  test('a limit on the size of files is no damage: it is named, and without it the store opens', () => {
    const dataDir = folderOfStore()
    const ask = (limit: string) => {
      const words = ['--input-type=module', '-e', asker, storeModule, dataDir]
      return spawnSync('sh', ['-c', `${limit} exec "$0" "$@"`, process.execPath, ...words], { encoding: 'utf8', timeout: 250_000 }).stdout
    }
    expect(ask('ulimit -f 100;')).toBe(`the embedded store in ${dataDir} did not start: EFBIG: file too large, write\n`)
    expect(ask('')).toBe('open\n')
    rmSync(dataDir, { recursive: true })
  })

  test.skipIf(asUser('await import(process.argv[1])', [storeModule]).status !== 0)(
    'a file that belongs to somebody else is named, and mended it opens',
    () => {
      const dataDir = folderOfStore()
      if (user.uid !== undefined) spawnSync('chown', ['-R', String(user.uid), dataDir])
      const file = join(dataDir, 'postgres/global/pg_control')
      chmodSync(file, 0)
      expect(asUser(asker, [storeModule, dataDir]).stdout).toContain(`EACCES: permission denied, access '${file}'`)
      chmodSync(file, 0o600)
      expect(asUser(asker, [storeModule, dataDir]).stdout).toBe('open\n')
      rmSync(dataDir, { recursive: true })
    },
  )

  const opener = `
    const { openStore } = await import(process.argv[1])
    const { default: sql } = await import('sql-template-tag')
    const db = await openStore({ dataDir: process.argv[2] })
    await db.query(sql\`insert into store_values (key, value) values (\${process.argv[3]}, '1')\`)
    console.log('written')
    await new Promise((resolve) => process.stdin.once('data', resolve))
    process.exit(0)`
  const openInProcess = async (dataDir: string, key: string) => {
    const program = join(import.meta.dirname, '../../src/store/open-store.ts')
    const child = spawn(process.execPath, ['--input-type=module', '-e', opener, program, dataDir, key], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return child
  }

  test('a second process works through the first, and takes over when the first is killed', async () => {
    const dataDir = folderOfStore()
    const first = await openInProcess(dataDir, 'of-the-first')
    const db = await openStore({ dataDir })
    await db.query(put('of-the-second', 1))
    expect(await db.query(valuesLike('of-the-%'))).toEqual([{ key: 'of-the-first' }, { key: 'of-the-second' }])

    first.kill('SIGKILL')
    await once(first, 'exit')
    const read = async (): Promise<unknown> =>
      db.query(valuesLike('of-the-%')).catch((error: Error) => (error.name === 'StoreUnavailable' ? read() : error))
    expect(await read()).toEqual([{ key: 'of-the-first' }, { key: 'of-the-second' }])
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('what others ask while the owner of a store ends is done, once, by the next', async () => {
    const dataDir = folderOfStore()
    const first = await openInProcess(dataDir, 'of-the-first')
    const db = await openStore({ dataDir })
    const ended = once(first, 'exit')
    // A transaction that is open is let end; what waits behind it, and what comes while nobody owns the store, waits for the next owner.
    const asked = [
      db.transaction(async (tx) => {
        await tx.query(put('handed-over-open', 1))
        first.stdin.write('end')
        await vi.waitUntil(() => !existsSync(join(dataDir, SOCKET_NAME)), { timeout: 60_000 })
        await tx.query(put('handed-over-open-too', 1))
      }),
      ...Array.from({ length: 20 }, (_, i) => db.query(put(`handed-over-alone-${i}`, 1))),
      ...Array.from({ length: 20 }, (_, i) => db.transaction((tx) => tx.query(put(`handed-over-within-${i}`, 1)))),
    ]
    expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')).toEqual([])
    await ended
    expect(await db.query(valuesLike('handed-over-%'))).toHaveLength(42)
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  describe('a store in memory leaves nothing in the temporary directory', () => {
    const program = join(import.meta.dirname, '../../src/store/open-store.ts')
    const holder = `
      const { openMemoryStore } = await import(process.argv[1])
      const { default: sql } = await import('sql-template-tag')
      const opening = openMemoryStore()
      if (process.argv[2] === 'opening') console.log('opening')
      const db = await opening
      console.log('open')
      // Nobody is left to end it when its starter is gone.
      process.stdin.on('end', () => process.exit()).resume()
      for (;;) await db.query(sql\`select count(*) from generate_series(1, 100000)\`)`
    const startHolder = (folder: string, when: string, more: Record<string, string> = {}) =>
      spawn(process.execPath, ['--input-type=module', '-e', holder, program, when], {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: { ...process.env, TMPDIR: folder, ...more },
        detached: true,
      })
    const emptied = async (folder: string): Promise<string[]> => {
      await vi.waitUntil(() => readdirSync(folder).length === 0, { timeout: 60_000 }).catch(() => {})
      return readdirSync(folder)
    }

    test.each([
      ['SIGINT', 'open'],
      ['SIGTERM', 'open'],
      ['SIGKILL', 'open'],
      ['SIGINT', 'opening'],
      ['SIGTERM', 'opening'],
    ] as const)('when %s ends its process group, which is %s', async (signal, when) => {
      const folder = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
      const child = startHolder(folder, when)
      await once(child.stdout, 'data')
      await vi.waitUntil(() => readdirSync(folder).length > 0, { timeout: 60_000 })
      process.kill(-child.pid!, signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      expect(await emptied(folder)).toEqual([])
      rmSync(folder, { recursive: true })
    })

    test('when it is closed, and when it cannot be opened', async () => {
      const parent = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
      vi.stubEnv('TMPDIR', parent)
      await (await openMemoryStore()).close()
      expect(readdirSync(parent)).toEqual([])
      vi.stubEnv('NODE_OPTIONS', '--no-such-option')
      await expect(openMemoryStore()).rejects.toThrow('did not start')
      vi.unstubAllEnvs()
      expect(readdirSync(parent)).toEqual([])
      rmSync(parent, { recursive: true })
    })

    test('where there is none, that is said in one line', async () => {
      vi.stubEnv('TMPDIR', '/dev/null')
      await expect(openMemoryStore()).rejects.toThrow(
        /^the store in memory did not start: ENOTDIR: [^\n]+ '\/dev\/null\/sitrep-memory-\w+'$/,
      )
      vi.unstubAllEnvs()
    })
  })

  test('a signal to its process group while it starts ends nothing but who wants to end', async () => {
    const folder = folderOfStore()
    // Once as soon as the store's process is there, and once while its engine starts.
    const opener = `
      const { existsSync } = await import('node:fs')
      const { subscribe } = await import('node:diagnostics_channel')
      const { openStore } = await import(process.argv[1])
      let signals = 0
      process.on('SIGINT', () => { signals += 1 })
      subscribe('child_process', () => { if (signals === 0) setImmediate(() => process.kill(0, 'SIGINT')) })
      const looking = setInterval(() => {
        if (!existsSync(process.argv[2] + '/store.lock')) return
        clearInterval(looking)
        process.kill(0, 'SIGINT')
      }, 5)
      const db = await openStore({ dataDir: process.argv[2] })
      await db.close()
      console.log(signals)`
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', opener, join(import.meta.dirname, '../../src/store/open-store.ts'), folder],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
        detached: true,
      },
    )
    let told = ''
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString()
    })
    await once(child, 'close')
    expect(told).toBe('2\n')
    rmSync(folder, { recursive: true, force: true })
  })

  test('a data directory with a path too long for a socket works', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
    const dataDir = join(parent, 'long'.repeat(40))
    cpSync(inject('storeTemplate'), dataDir, { recursive: true })
    const db = await openStore({ dataDir })
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
    await db.close()
    rmSync(parent, { recursive: true, force: true })
  })
})
