// A stream replayed day by day under its own clock: the same in every run, and no id that readers saw is ever lost.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replayStream } from '../../scripts/replay-stream.ts'
import { normalizeArticle } from '../../src/core/articles/article.ts'

const ARTICLES = 130

const articles = readFileSync(new URL('../../sample/stream.ndjson', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => normalizeArticle(JSON.parse(line), { now: Date.parse('2026-12-01T00:00:00Z'), missingDate: 'reject' }))
  .flatMap((result) => (result.kind === 'rejected' ? [] : [result.article]))
  .toSorted((a, b) => a.publishedAt - b.publishedAt)
  .slice(0, ARTICLES)

test('replaying a stream gives the same situations, titles and summaries, and every id once published resolves', {
  timeout: 300_000,
}, async () => {
  const first = await replayStream(articles)
  const second = await replayStream(articles)
  expect(second).toEqual(first)
  expect(first.final.length).toBeGreaterThanOrEqual(3)
  expect([first.published >= first.final.length, first.unresolved]).toEqual([true, []])
})
