// A store that fails while articles are taken in.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { CommandContext } from '../../src/cli/command.ts'
import { ingestCommand } from '../../src/cli/ingest.ts'
import { readConfig } from '../../src/config.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

test('what was taken in before it failed is told, and why it failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-failing-'))
  const path = join(folder, 'many.ndjson')
  const lines = Array.from({ length: 450 }, (_, i) =>
    JSON.stringify({ url: `https://gazette.example/${i}`, title: `Report ${i} of the day`, published_at: '2026-03-20T10:00:00Z' }),
  )
  writeFileSync(path, lines.join('\n'))
  let batches = 0
  const context = {
    clock: () => Date.parse('2026-03-20T12:00:00Z'),
    newId: () => crypto.randomUUID(),
    config: readConfig({ environment: {}, file: '' }),
    signal: new AbortController().signal,
    stderr: { isTTY: false, write: () => true },
    openStore: async () => ({
      ...store.db,
      query: (statement: Sql) =>
        ++batches > 2 ? Promise.reject(new StoreUnavailable('no space left on the disk of the store')) : store.db.query(statement),
    }),
  } as unknown as CommandContext
  await expect(ingestCommand.run(context, { positionals: [path], values: {} })).rejects.toThrow(
    'no space left on the disk of the store; what was taken in stays (400 accepted, 0 duplicate, 0 rejected)',
  )
  rmSync(folder, { recursive: true })
})
