// A stream taken in at once gives the same events and affairs whatever ids its records are given: they are chance.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { normalizeArticle } from '../../src/core/articles/article.ts'
import { silentLog } from '../../src/log.ts'
import { storeArticles } from '../../src/pipeline/ingest.ts'
import { settleAll } from '../../src/pipeline/run.ts'
import { DEFAULT_RULES } from '../../src/pipeline/stage.ts'
import { openTestStore } from '../support/store.ts'

const NOW = Date.parse('2026-12-01T00:00:00Z')
/** More events than are settled in one round. */
const FILES = ['en', 'affairs-en'].map((name) => new URL(`../quality/look-alikes/${name}.ndjson`, import.meta.url))

const articles = FILES.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => normalizeArticle(JSON.parse(line), { now: NOW, missingDate: 'reject' }))
  .flatMap((result) => (result.kind === 'rejected' ? [] : [result.article]))

function idsOf(seed: string): () => string {
  let made = 0
  return () => {
    made += 1
    const digits = createHash('sha256').update(`${seed} ${made}`).digest('hex')
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
  }
}

/** What stands together in an affair at the end, by the addresses of articles. */
async function affairsOf(newId: () => string): Promise<string[]> {
  const store = await openTestStore()
  try {
    const deps = { db: store.db, clock: () => NOW, newId, log: silentLog, rules: { ...DEFAULT_RULES, minOutlets: 1 } }
    await storeArticles(deps, articles)
    await settleAll(deps)
    const rows = await store.db.query<{ urls: string }>(sql`
      select string_agg(a.url, ' ' order by a.url) as urls from articles a join clusters c on c.id = a.cluster_id
      where c.situation_id is not null group by c.situation_id`)
    return rows.map(({ urls }) => urls).toSorted()
  } finally {
    await store.close()
  }
}

test('a stream taken in at once gives the same affairs whatever the ids of its records', async () => {
  const first = await affairsOf(idsOf('first'))
  expect(first.length).toBeGreaterThan(30)
  expect(await affairsOf(idsOf('second'))).toEqual(first)
})
