// A store, or a clock, that fails while articles are taken in.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sql, { type Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { CommandContext } from '../../src/cli/command.ts'
import { ingestCommand } from '../../src/cli/large-commands.ts'
import { readConfig } from '../../src/config.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { addFeed } from '../feeds/farm.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

const told: string[] = []
const contextOf = (extra: object): CommandContext =>
  ({
    clock: () => Date.parse('2026-03-20T12:00:00Z'),
    steady: () => 0,
    newId: () => crypto.randomUUID(),
    config: readConfig({ environment: {}, file: '' }),
    signal: new AbortController().signal,
    stderr: { isTTY: false, write: (text: string) => told.push(text) > 0 },
    openStore: async () => store.db,
    ...extra,
  }) as unknown as CommandContext

test('what was taken in before it failed is told, and why it failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-failing-'))
  const path = join(folder, 'many.ndjson')
  const lines = Array.from({ length: 450 }, (_, i) =>
    JSON.stringify({ url: `https://gazette.example/${i}`, title: `Report ${i} of the day`, published_at: '2026-03-20T10:00:00Z' }),
  )
  writeFileSync(path, lines.join('\n'))
  let batches = 0
  const context = contextOf({
    openStore: async () => ({
      ...store.db,
      query: (statement: Sql) =>
        ++batches > 2 ? Promise.reject(new StoreUnavailable('no space left on the disk of the store')) : store.db.query(statement),
    }),
  })
  await expect(ingestCommand.run(context, { positionals: [path], values: {} })).rejects.toThrow(
    'no space left on the disk of the store; what was taken in stays (400 accepted, 0 duplicate, 0 rejected)',
  )
  rmSync(folder, { recursive: true })
})

test('what was taken in is told when the store fails while its grouping is waited for', async () => {
  const line = { url: 'https://gazette.example/waited', title: 'Ferry runs aground', published_at: '2026-03-20T10:00:00Z' }
  let opened = 0
  const away = () => Promise.reject(new StoreUnavailable('the store is out of reach'))
  const context = contextOf({
    stdin: Readable.from([JSON.stringify(line)]),
    log: { info() {}, warn() {}, error() {} },
    openStore: async () => (++opened > 1 ? { ...store.db, query: away, transaction: away } : store.db),
  })
  await expect(ingestCommand.run(context, { positionals: ['-'], values: { wait: true } })).rejects.toThrow(
    'the store is out of reach; what was taken in stays (1 accepted, 0 duplicate, 0 rejected)',
  )
})

test('a clock that is a year past the last work on a store with feeds decides nothing at once, and is told', async () => {
  await store.db.query(sql`delete from articles`)
  await addFeed(store.db, 'http://127.0.0.1:9/feed')
  await store.db.query(sql`update leases set expires_at = '2026-03-20T12:00:15Z' where name = 'pipeline'`)
  const ending = new AbortController()
  const line = { url: 'https://gazette.example/late', title: 'Harbour bridge reopens', published_at: '2026-03-20T10:00:00Z' }
  const context = contextOf({
    clock: () => Date.parse('2027-03-20T12:00:00Z'),
    signal: ending.signal,
    stdin: Readable.from([JSON.stringify(line)]),
    log: { info() {}, warn() {}, error() {} },
    stderr: {
      isTTY: false,
      write: (text: string) => {
        if (text.includes('the clock says')) setImmediate(() => ending.abort())
        return told.push(text) > 0
      },
    },
  })
  const running = ingestCommand.run(context, { positionals: ['-'], values: { wait: true } })
  await expect(running).rejects.toThrow('interrupted; what was taken in stays (1 accepted, 0 duplicate, 0 rejected)')
  expect(told.join('')).toContain('the clock says 2027-03-20T12:00:00.000Z, and the store was last worked on at 2026-03-20T12:00:00.000Z')
  expect(await store.db.query(sql`select 1 from clusters`)).toEqual([])
})

test('where a rebase has no room to keep standard input aside, the place is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-aside-'))
  const program = [process.execPath, join(import.meta.dirname, '../../src/main.ts')]
  const limited = 'ulimit -f 8 && exec "$0" "$@"'
  const { status, stderr } = spawnSync('bash', ['-c', limited, ...program, 'ingest', '-', '--rebase', '--data', join(folder, 'data')], {
    input: Buffer.alloc(100_000),
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^sitrep: \S+\/sitrep-ingest-\w+\/standard-input: file too large\n$/)])
})
