/** Search by the names of affairs, held above words alone (BM25F). Without ../shared/data this test is skipped. */

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readEventLines } from '../../src/cli/eval-lines.ts'
import { evaluateTopicSearch } from '../../src/core/search/search-evaluate.ts'

const folder = fileURLToPath(new URL('../../../shared/data/situations/', import.meta.url))
const present = existsSync(folder)
if (!present) console.warn('SKIPPED: the quality of search is not measured, ../shared/data is absent')

const scores = async (file: string) => (await evaluateTopicSearch(await readEventLines(folder + file, { stdin: process.stdin }))).ndcg10

it.runIf(present)('the names of affairs find their events better than their words alone do', async () => {
  const spans = await scores('current-events-2025-09_2026-03.jsonl')
  expect(spans.fused).toBeGreaterThan(0.64)
  expect(spans.fused / spans.words).toBeGreaterThan(1.22)
  const unseen = await scores('current-events-2015-09.json')
  expect(unseen.fused / unseen.words).toBeGreaterThan(1.1)
})
