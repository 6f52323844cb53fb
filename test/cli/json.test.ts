// The fields of --json that the operator's manual promises to scripts.

import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NOW, seedCluster } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { sitrep } from './support.ts'

const ROOT = join(import.meta.dirname, '../..')
const store = storeOfFile()

const [, table = ''] = /\| command \| fields \|\n([\s\S]*?)\n\n/.exec(readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')) ?? []
const promised = new Map(
  [...table.matchAll(/^\| `([^`]+)`[^|]* \| (.+) \|$/gm)].map(([, command = '', fields = '']) => [
    command,
    [...fields.replace(/ \(.*?\)/g, '').matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
  ]),
)
/** They serve for ever: what they print is looked at where they run. */
const ENDLESS = ['serve', 'demo']

const ARTICLE = '{"url":"https://www.herald.example/a","title":"Ferry aground near Halden","published_at":"2026-03-02T09:00:00Z"}'

test('each command prints the fields that its row of the manual has', async () => {
  await seedCluster(store.db, 'ferry-aground')
  const folder = await mkdtemp(join(tmpdir(), 'sitrep-json-'))
  const words: Record<string, string[]> = {
    ingest: ['-'],
    'feeds check': [join(ROOT, 'sample/feeds/byteledger.feed.json')],
    'accounts create': ['ada@reader.example'],
    'keys create': ['ada@reader.example'],
    'accounts link': ['ada@reader.example'],
    'accounts invite': ['eva@reader.example'],
    check: [],
    backup: [join(folder, 'backup')],
    'curate rename': ['cluster', 'ferry-aground', 'Ferry aground', '--reason', 'shorter'],
  }
  try {
    expect([...Object.keys(words), ...ENDLESS].toSorted()).toEqual([...promised.keys()].toSorted())
    const { databaseUrl, dataDir } = store.options
    const environment = databaseUrl === undefined ? {} : { SITREP_DATABASE_URL: databaseUrl }
    for (const [command, rest] of Object.entries(words)) {
      const given = [...command.split(' '), ...rest, '--json', '--data', dataDir]
      const { stdout } = await sitrep(given, { now: NOW, environment, stdin: ARTICLE })
      expect(Object.keys(JSON.parse(stdout)), command).toEqual(expect.arrayContaining(promised.get(command) ?? []))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
