// A measure of nothing is no measure: scripts end with what was wrong with their files, and not with figures that read as good ones.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affairScores } from '../../scripts/measure-affairs.ts'
import { eventOf, readEvents } from '../../scripts/situation-replay.ts'
import { groupRules } from '../../src/core/situations/group-rules.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitrep-measure-'))
  const article = { url: 'https://outlet.example/1', title: 'Ferry sinks', published_at: '2026-03-02T03:15:00Z', outlet: 'Outlet' }
  await writeFile(join(folder, 'empty.ndjson'), '\n')
  await writeFile(join(folder, 'alien.ndjson'), '{"name":"nobody"}\n')
  await writeFile(join(folder, 'unlabelled.ndjson'), `${JSON.stringify(article)}\n`)
  await writeFile(join(folder, 'blank.ndjson'), `${JSON.stringify({ ...article, gold_cluster: '' })}\n`)
  await writeFile(join(folder, 'labelled.ndjson'), `${JSON.stringify({ ...article, gold_cluster: 7 })}\n`)
  await writeFile(join(folder, 'undated.ndjson'), `${JSON.stringify({ ...article, gold_cluster: 'a', published_at: 'soon' })}\n`)
  const side = { title: 'Ferry sinks', text: '' }
  await writeFile(join(folder, 'pairs.jsonl'), `${JSON.stringify({ id: '1', lang: 'en', a: side, b: side, same: true })}\n`)
  await mkdir(join(folder, 'categories'))
  await writeFile(join(folder, 'categories/bbc.jsonl.gz'), gzipSync('{"category":"gardening","title":"Roses"}\n'))
  const twin = '{"id":"1","date":"2026-03-02","text":"A ferry sank.","story_path":[{"label":"Ferries","pages":[]}]}\n'
  await writeFile(join(folder, 'twins.ndjson'), `${twin}${twin}`)
  await writeFile(join(folder, 'yesterday.ndjson'), '{"id":"1","date":"yesterday","text":"A ferry sank.","story_path":[]}\n')
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
  ['measure-clusters', 'blank.ndjson', 'has a gold_cluster'],
  ['measure-clusters', 'undated.ndjson', 'line 1 of'],
  ['measure-clusters', 'labelled.ndjson --jitters many', '--jitters is a whole number of at least 0, not "many"'],
  ['measure-clusters', 'labelled.ndjson --every 0', '--every is a whole number of at least 1, not "0"'],
  ['measure-clusters', 'pairs.jsonl --headlines', '--headlines says nothing of'],
  ['measure-clusters', 'pairs.jsonl --jitters 2', '--jitters says nothing of'],
  ['train-categories', '. 2026-03-02', 'line 1 of categories/bbc.jsonl.gz has the category "gardening"'],
  ['measure-situations', 'twins.ndjson', 'have the id 1'],
  ['measure-situations', 'yesterday.ndjson', 'has no date'],
  ['measure-situations', 'events.ndjson --orders few', '--orders is a whole number of at least 1, not "few"'],
  ['measure-stability', 'unlabelled.ndjson --days all', '--days is a whole number of at least 1, not "all"'],
  ['measure-mixed', 'unlabelled.ndjson 2026-03-01 2026-03-10', 'the spans of 31 days overlap'],
])('%s %s ends with the reason', (script, words, reason) => {
  const [file = '', ...more] = words.split(' ')
  const given = file === '' ? [] : [join(folder, file), ...more]
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...given], { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(reason) })
})

test('of a stream without a situation the largest has no event', () => {
  const events = ['Ferry sinks off Velmont', 'Museum of clocks opens in Aster'].map((title, i) => {
    const article = {
      id: `e${i}`,
      title,
      summary: '',
      body: '',
      language: 'en',
      sourceHost: 'outlet.example',
      publishedAt: Date.UTC(2026, 2, 2),
    }
    return eventOf([article])
  })
  expect(affairScores(groupRules, events).whole).toMatchObject({ largest: 0, situations: 0, affairs: 0 })
})

test('events that stand in another order than that of their days are replayed in it', () => {
  const [file, sorted] = ['later.ndjson', 'sooner.ndjson'].map((name) => join(folder, name)) as [string, string]
  const lines = ['2026-03-01', '2026-03-02'].map((date) => `{"id":"${date}","date":"${date}","text":"A ferry sank.","story_path":[]}\n`)
  writeFileSync(file, lines.toReversed().join(''))
  writeFileSync(sorted, lines.join(''))
  expect(readEvents(file)).toEqual(readEvents(sorted))
})
