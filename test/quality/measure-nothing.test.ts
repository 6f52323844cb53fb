// A measure of nothing is no measure: scripts end with what was wrong with their files, and not with figures that read as good ones.

import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitrep-measure-'))
  const article = { url: 'https://outlet.example/1', title: 'Ferry sinks', published_at: '2026-03-02T03:15:00Z', outlet: 'Outlet' }
  await writeFile(join(folder, 'empty.ndjson'), '\n')
  await writeFile(join(folder, 'alien.ndjson'), '{"name":"nobody"}\n')
  await writeFile(join(folder, 'unlabelled.ndjson'), `${JSON.stringify(article)}\n`)
  await writeFile(join(folder, 'events.ndjson'), '{"id":"1","date":"2026-03-02","text":"A ferry sank.","story_path":[]}\n')
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['measure-clusters', '', 'no file is named'],
  ['measure-clusters', 'empty.ndjson', 'has no line'],
  ['measure-clusters', 'unlabelled.ndjson', 'has a gold_cluster'],
  ['measure-situations', 'events.ndjson', 'has a story_path'],
  ['measure-stability', 'alien.ndjson', 'is an article'],
  ['measure-stability', 'unlabelled.ndjson --from 2027-01-01', 'no article is of these days'],
  ['measure-mixed', 'unlabelled.ndjson 2026-03-01', 'no article is of the 31 days from a day that is not named on'],
  ['measure-categories', 'unlabelled.ndjson', 'told twice in two languages'],
])('%s %s ends with the reason', (script, words, reason) => {
  const [file = '', ...more] = words.split(' ')
  const given = file === '' ? [] : [join(folder, file), ...more]
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...given], { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(reason) })
})
