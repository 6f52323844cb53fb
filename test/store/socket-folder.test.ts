// The socket of a store whose path is too long for one lies in a folder of the temporary directory, which goes when the store is closed.

import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { openStore } from '../../src/store/open-store.ts'

const SOCKET = '.s.PGSQL.5432'
const sources = join(import.meta.dirname, '../../src/store')
const one = sql`select 1 as one`

let parent: string
/** What the processes take for the system's temporary directory. */
let temporary: string
let dataDir: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
  temporary = join(parent, 't')
  dataDir = join(parent, 'long'.repeat(40))
  mkdirSync(temporary)
  if (!process.env.SITREP_TEST_DATABASE_URL) cpSync(inject('storeTemplate'), dataDir, { recursive: true })
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await vi.waitUntil(isFree, { timeout: 60_000 })
  rmSync(parent, { recursive: true })
})

/** Whether no process holds the store's lock, so that nothing of it is open any more. */
function isFree(): boolean {
  const lock = new DatabaseSync(join(dataDir, 'store.lock'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
    return true
  } catch {
    return false
  } finally {
    lock.close()
  }
}

/** The folder of the socket: all that there is. */
function folderOf(): string {
  const [name, ...others] = readdirSync(temporary)
  expect([/^sitrep-[0-9a-f]{16}$/.test(name ?? ''), others]).toEqual([true, []])
  return join(temporary, name!)
}

async function emptied(): Promise<string[]> {
  await vi.waitUntil(() => readdirSync(temporary).length === 0, { timeout: 60_000 }).catch(() => {})
  return readdirSync(temporary)
}

/** A process of its own that opens the store and keeps it open; the first of its process group. */
async function startOwner() {
  const owner = `
    const { openStore } = await import(process.argv[1])
    const db = await openStore({ dataDir: process.argv[2] })
    console.log('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', owner, join(sources, 'open-store.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await once(child.stdout, 'data')
  return {
    /** Ends the group, the store's process with it, or the owner alone. */
    end: async (signal: NodeJS.Signals, whom: 'group' | 'owner'): Promise<void> => {
      const ended = once(child, 'exit')
      process.kill(whom === 'group' ? -child.pid! : child.pid!, signal)
      await ended
    },
  }
}

describe.skipIf(process.env.SITREP_TEST_DATABASE_URL)('the folder of a socket', () => {
  test('is private while the store is open, and gone when it is closed', async () => {
    const db = await openStore({ dataDir })
    expect(statSync(folderOf()).mode & 0o777).toBe(0o700)
    expect(await db.query(one)).toEqual([{ one: 1 }])
    await db.close()
    expect(readdirSync(temporary)).toEqual([])
  })

  test.each([
    ['SIGINT', 'group'],
    ['SIGTERM', 'group'],
    ['SIGHUP', 'group'],
    ['SIGKILL', 'owner'],
  ] as const)('goes when %s ends the %s', async (signal, whom) => {
    const owner = await startOwner()
    expect(existsSync(join(folderOf(), SOCKET))).toBe(true)
    await owner.end(signal, whom)
    expect(await emptied()).toEqual([])
  })

  test('that a killed process left is taken over by the next, and goes with it', async () => {
    const owner = await startOwner()
    await owner.end('SIGKILL', 'group')
    const left = folderOf()
    const db = await openStore({ dataDir })
    expect(folderOf()).toBe(left)
    expect(await db.query(one)).toEqual([{ one: 1 }])
    await db.close()
    expect(readdirSync(temporary)).toEqual([])
  })

  test('stays while a second process waits for the lock, and is made anew by whoever takes over', async () => {
    const owner = await startOwner()
    const folder = folderOf()
    const waiting = fork(join(sources, 'embedded-main.ts'), [dataDir, folder, join(dataDir, 'postgres')])
    expect(await once(waiting, 'message')).toMatchObject([{ kind: 'locked' }, undefined])
    if (waiting.exitCode === null) await once(waiting, 'exit')
    const db = await openStore({ dataDir })
    expect(await db.query(one)).toEqual([{ one: 1 }])
    await owner.end('SIGTERM', 'owner')
    await emptied()
    expect(await db.query(one)).toEqual([{ one: 1 }])
    expect(folderOf()).toBe(folder)
    await db.close()
    expect(readdirSync(temporary)).toEqual([])
  })

  test('is found by whoever comes to the data directory by a link, and the other way round', async () => {
    const link = join(parent, 'link')
    symlinkSync(dataDir, link)
    for (const [first, then] of [
      [dataDir, link],
      [link, dataDir],
    ] as const) {
      const db = await openStore({ dataDir: first })
      const other = await openStore({ dataDir: then })
      expect(await other.query(one)).toEqual([{ one: 1 }])
      await other.close()
      await db.close()
    }
  })

  test('is left with whatever else somebody put into it', async () => {
    const db = await openStore({ dataDir })
    mkdirSync(join(folderOf(), 'else'))
    await db.close()
    expect(readdirSync(folderOf())).toEqual(['else'])
  })
})

describe.skipIf(process.env.SITREP_TEST_DATABASE_URL)('what somebody else put in its place', () => {
  let folder: string
  beforeEach(async () => {
    const db = await openStore({ dataDir })
    folder = folderOf()
    await db.close()
  })

  test('is not followed when it is a link', async () => {
    const other = join(parent, 'other')
    mkdirSync(other, { mode: 0o700 })
    symlinkSync(other, folder)
    await expect(openStore({ dataDir })).rejects.toThrow(`${folder}, where its socket belongs, is no private folder of this user`)
    expect([lstatSync(folder).isSymbolicLink(), statSync(other).mode & 0o777, readdirSync(other)]).toEqual([true, 0o700, []])
  })

  test('is not touched when others may write to it', async () => {
    mkdirSync(folder)
    chmodSync(folder, 0o777)
    await expect(openStore({ dataDir })).rejects.toThrow('is no private folder of this user')
    expect([statSync(folder).mode & 0o777, readdirSync(folder)]).toEqual([0o777, []])
  })

  test.skipIf(process.geteuid?.() !== 0)('is not touched when it is another user’s', async () => {
    mkdirSync(folder, { mode: 0o700 })
    chownSync(folder, 65_534, 65_534)
    await expect(openStore({ dataDir })).rejects.toThrow('is no private folder of this user')
    expect([statSync(folder).uid, readdirSync(folder)]).toEqual([65_534, []])
  })

  test('is told nothing when it answers in the place of a store that ended', async () => {
    const owner = await startOwner()
    const db = await openStore({ dataDir })
    await owner.end('SIGKILL', 'owner')
    expect(await emptied()).toEqual([])
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    let callers = 0
    const impostor = createServer((socket) => {
      callers += 1
      socket.destroy()
    }).listen(join(folder, SOCKET))
    await once(impostor, 'listening')
    await expect(db.query(one)).rejects.toThrow('is no private folder of this user')
    expect([callers, existsSync(join(folder, SOCKET))]).toEqual([0, true])
    impostor.close()
    await db.close()
  })
})
