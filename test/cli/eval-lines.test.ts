// What `sitrep eval` says of files that it can't score: which file, where, and what is wrong.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { CommandFailure } from '../../src/cli/command.ts'
import { readEventLines, readLines } from '../../src/cli/eval-lines.ts'
import { evaluateClusters } from '../../src/pipeline/eval-clusters.ts'
import { evaluateSituations } from '../../src/pipeline/eval-situations.ts'
import { readItems } from '../../src/provider/read-items.ts'
import { sitrep } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'sitrep-eval-'))
afterAll(() => rmSync(folder, { recursive: true }))
const stdin = new PassThrough() as unknown as NodeJS.ReadStream

function written(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function failureOf(read: Promise<unknown>): Promise<string> {
  const error = await read.then(
    () => expect.unreachable('it was read'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CommandFailure)
  return error instanceof Error ? error.message.replace(folder, '') : ''
}

const lines = (path: string) => Array.fromAsync(readLines(path, { stdin }))

test('a line that is none, one without end, a folder and no file at all are named', async () => {
  expect(await failureOf(lines(written('broken.ndjson', '{"a":1}\n{"a":')))).toBe('/broken.ndjson:2: the line is not a JSON object')
  expect(await failureOf(lines(written('long.ndjson', 'a'.repeat(30_000_000))))).toMatch(
    /^\/long\.ndjson:1: the line is longer than \d+ bytes$/,
  )
  expect(await failureOf(lines(folder))).toMatch(/directory/)
  expect(await failureOf(lines(join(folder, 'none.ndjson')))).toBe('/none.ndjson: no such file')
  expect(await lines(written('empty.ndjson', ''))).toEqual([])
})

test('a line that never ends is told when it is too long, not at its end, and the next one keeps its number', async () => {
  async function* endless() {
    for (;;) yield Buffer.alloc(65_536, 'a')
  }
  const from = endless() as unknown as NodeJS.ReadStream
  expect(await failureOf(Array.fromAsync(readLines('-', { stdin: from })))).toMatch(/^-:1: the line is longer than \d+ bytes$/)
  const after = written('after.ndjson', `${'a'.repeat(3_000_000)}\n{"title":1}\n`)
  const items = await Array.fromAsync(readItems(after))
  expect(items.map(({ kind, at }) => [kind, at.line])).toEqual([
    ['rejected', 1],
    ['rejected', 2],
  ])
})

test('an event without a day that the calendar knows is refused with its line', async () => {
  // In other forms the order of days is none of time: "2026-10-1" would come before "2026-9-30".
  for (const date of ['yesterday', '2026-9-30', '5 Mar 2026', '2026-02-31', '2026']) {
    const path = written('events.jsonl', `{"date":"2026-01-31","text":"a"}\n{"date":"${date}","text":"b"}\n`)
    expect(await failureOf(readEventLines(path, { stdin }))).toMatch(/^\/events\.jsonl:2: date: no date such as [^\n]+$/)
  }
  const path = written('events.jsonl', '{"date":"2024-02-29T12:00:00Z","text":"a"}\n')
  expect(await readEventLines(path, { stdin })).toMatchObject([{ id: '1', date: '2024-02-29T12:00:00Z' }])
})

test('a list of events that is no JSON, of another shape or not there is named', async () => {
  expect(await failureOf(readEventLines(written('cut.json', '[1,2'), { stdin }))).toMatch(/^\/cut\.json: no JSON: /)
  const shape = written('shape.json', '[{"id":1,"date":"2026-01-31","description":"a"},{"id":2}]')
  expect(await failureOf(readEventLines(shape, { stdin }))).toMatch(/^\/shape\.json: 1\.date: [^\n]+$/)
  expect(await failureOf(readEventLines(join(folder, 'none.json'), { stdin }))).toBe('/none.json: no such file')
})

test('a list of events may begin with a byte order mark', async () => {
  const path = written('marked.json', '\uFEFF[{"id":1,"date":"2026-01-31","description":"a"}]')
  expect(await readEventLines(path, { stdin })).toMatchObject([{ id: '1', text: 'a' }])
})

test('articles and labels that are numbers keep them', async () => {
  const article = { title: 'A dam bursts', published_at: '2026-01-31T00:00:00Z' }
  const path = written(
    'numbered.ndjson',
    [7, 3].map((id) => `${JSON.stringify({ ...article, id, url: `https://bell.example/${id}`, gold_cluster: id })}\n`).join(''),
  )
  const out = join(folder, 'numbered.out')
  const ran = await sitrep(['eval', 'clusters', path, '--out', out])
  expect(JSON.parse(ran.stdout)).toMatchObject({ articles: 2, gold_clusters: 2 })
  expect(readFileSync(out, 'utf8')).toMatch(/^{"id":"7",.*\n{"id":"3",.*\n$/)
})

test('what each query of a search found is written, clusters by their labels', async () => {
  const lines = ['dam', 'ferry'].flatMap((gold_cluster) =>
    ['first', 'second'].map(
      (place) => `${JSON.stringify({ title: `The ${gold_cluster} at Velmont, the ${place} report`, gold_cluster })}\n`,
    ),
  )
  const out = join(folder, 'search.out')
  const ran = await sitrep(['eval', 'search', written('search.ndjson', lines.join('')), '--out', out])
  expect(JSON.parse(ran.stdout)).toMatchObject({ articles: 4, documents: 2, queries: 2, ndcg10: { fused: 1 } })
  expect(JSON.parse(ran.stdout)).not.toHaveProperty('answers')
  const [first, second, ...more] = readFileSync(out, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(first).toEqual({ query: 'The dam at Velmont, the second report', found: expect.arrayContaining(['dam']) })
  expect([first.found[0], second.found[0], ...more]).toEqual(['dam', 'ferry'])
})

test('a search that nothing asks has no score, and it is said why', async () => {
  const alone = written('alone.ndjson', `${JSON.stringify({ title: 'The dam at Velmont', gold_cluster: 'dam' })}\n`)
  const events = written('few.jsonl', '{"date":"2026-01-31","text":"The dam at Velmont bursts.","story_path":["Velmont"]}\n')
  for (const path of [alone, events]) {
    const { stdout, stderr } = await sitrep(['eval', 'search', path])
    expect(JSON.parse(stdout)).toMatchObject({ queries: 0 })
    expect(JSON.parse(stdout)).not.toHaveProperty('ndcg10')
    expect(stderr).toContain('no line has a gold_cluster that another one has')
  }
})

test('an article that ingest does not take stands alone and is told with its line and the reason', async () => {
  const item = { title: 'A dam bursts', published_at: '2026-01-31T00:00:00Z', source_host: 'bell.example' }
  const articles = [
    { id: 'a', line: 1, gold: 'dam', item: { ...item, url: 'https://bell.example/a' } },
    { id: 'b', line: 3, gold: 'dam', item },
    { id: 'b', line: 4, gold: 'ferry', item },
  ]
  const { refused, assignments } = await evaluateClusters(articles, { clock: () => 0 })
  expect(refused).toEqual([3, 4].map((line) => ({ line, reason: expect.stringMatching(/url/) })))
  expect(new Set(assignments.map(({ cluster }) => cluster)).size).toBe(3)
})

test('a measuring that is interrupted ends before its next stage', async () => {
  const articles = [
    { id: 'a', line: 1, gold: 'dam', item: { title: 'A dam bursts', published_at: '2026-01-31T00:00:00Z', url: 'https://bell.example/a' } },
  ]
  await expect(evaluateClusters(articles, { clock: () => 0, signal: AbortSignal.abort() })).rejects.toThrow('aborted')
})

test('two events of one id are two', async () => {
  const texts = [
    'Orsk elects a mayor.',
    'The Lendel dam bursts above Velmont in Kenya, and twelve people are killed.',
    'Engineers warned of cracks in the Lendel dam above Velmont in Kenya.',
  ]
  const { assignments } = await evaluateSituations(
    texts.map((text, i) => ({ id: i === 2 ? 'third' : 'twin', date: '2026-01-31', text, category: null, path: null })),
    { clock: () => 0 },
  )
  const [mayor, dam, cracks] = assignments.map(({ situation }) => situation)
  expect([mayor, dam]).toEqual([null, cracks])
  expect(dam).not.toBeNull()
})
