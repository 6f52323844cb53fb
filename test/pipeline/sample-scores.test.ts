// The sample stream through the whole pipeline, scored against its gold labels. The sample is among the sets that the weights were trained
// on: this guards what readers of the demo see, and says nothing about other streams.

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { bcubed } from '../../src/core/learning/metrics.ts'
import { silentLog } from '../../src/log.ts'
import { ingestSources } from '../../src/pipeline/ingest.ts'
import { settleAll } from '../../src/pipeline/run.ts'
import { DEFAULT_RULES } from '../../src/pipeline/stage.ts'
import { explainCluster } from '../../src/service/explain.ts'
import { storeOfFile } from '../support/store.ts'

const SAMPLE = join(import.meta.dirname, '../../sample')
const NOW = Date.parse('2026-03-16T00:00:00Z')

interface Row {
  url: string
  cluster: string
  situation: string | null
  categories: string[]
  countries: string[]
  copyOf: string | null
}

interface Gold {
  clusters: Record<string, { situation: string | null; category: string; country?: string; countries: string[]; lookalikes?: string[] }>
}

const store = storeOfFile()
let rows: (Row & { gold: string; goldCopyOf: string | undefined })[]
const gold: Gold = JSON.parse(readFileSync(join(SAMPLE, 'gold.json'), 'utf8'))

beforeAll(async () => {
  const deps = { db: store.db, clock: () => NOW, newId: () => randomUUID(), log: silentLog, rules: DEFAULT_RULES }
  const path = join(SAMPLE, 'stream.ndjson')
  await ingestSources(deps, [path], { rebaseBy: 0, onRejected: (rejection) => expect.unreachable(rejection.reason) })
  await settleAll(deps)
  const lines: { url: string; gold_cluster: string; gold_copy_of?: string }[] = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const labels = new Map(lines.map((line) => [line.url, line]))
  const found = await store.db.query<Row>(sql`
    select a.url, a.cluster_id as cluster, c.situation_id as situation, c.categories, c.countries, o.url as "copyOf"
    from articles a join clusters c on c.id = a.cluster_id left join articles o on o.id = a.copy_of order by a.seq`)
  rows = found.map((row) => ({ ...row, gold: labels.get(row.url)?.gold_cluster ?? '', goldCopyOf: labels.get(row.url)?.gold_copy_of }))
})

/** One entry per published cluster: what it is, by most of its articles. */
function published(): { row: Row; gold: string }[] {
  return [...Map.groupBy(rows, (row) => row.cluster).values()]
    .filter((members) => members.length > 1)
    .map((members) => {
      const counts = Map.groupBy(members, (member) => member.gold)
      const [label] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? ['']
      return { row: members[0]!, gold: label }
    })
}

describe('the sample', () => {
  test('clusters agree with the gold labels', ({ annotate }) => {
    const score = bcubed(
      rows.map((row) => row.cluster),
      rows.map((row) => row.gold),
    )
    annotate(`B-cubed ${JSON.stringify(score)}`)
    expect(score.f1).toBeGreaterThan(0.93)
    expect(score.precision).toBeGreaterThan(0.95)
  })

  test('situations agree with the gold labels', ({ annotate }) => {
    const events = published().filter((event) => gold.clusters[event.gold]?.situation)
    const score = bcubed(
      events.map((event) => event.row.situation ?? event.row.cluster),
      events.map((event) => gold.clusters[event.gold]?.situation ?? ''),
    )
    annotate(`${events.length} events, B-cubed ${JSON.stringify(score)}`)
    expect(score.f1).toBeGreaterThan(0.8)
  })

  // All news of two weeks came at once.
  test('no situation is published only to be merged away', async () => {
    const gone = await store.db.query(sql`select title from situations where visible_at is not null and state = 'merged'`)
    expect(gone).toEqual([])
  })

  test('look-alike events stay apart', () => {
    const mixed = Object.entries(gold.clusters).flatMap(([key, { lookalikes = [] }]) =>
      lookalikes
        .filter((other) => {
          const clusters = new Set(rows.filter((row) => row.gold === key).map((row) => row.cluster))
          return rows.some((row) => row.gold === other && clusters.has(row.cluster))
        })
        .map((other) => `${key} with ${other}`),
    )
    expect(mixed.length).toBeLessThanOrEqual(2)
  })

  test('wire copies are known, and what they copy', () => {
    const copies = rows.filter((row) => row.goldCopyOf !== undefined)
    const known = copies.filter((row) => row.copyOf !== null)
    expect(known.length / copies.length).toBeGreaterThan(0.7)
    // The first to carry the text counts as its origin, whoever that was.
    const wrong = rows.filter((row) => row.copyOf !== null && rows.find((other) => other.url === row.copyOf)?.gold !== row.gold)
    expect(wrong).toEqual([])
  })

  test('countries and categories of events agree with the gold labels', ({ annotate }) => {
    const events = published()
    const countryRight = events.filter(({ row, gold: key }) =>
      gold.clusters[key]?.countries.some((country) => row.countries.includes(country)),
    )
    const categoryRight = events.filter(({ row, gold: key }) => row.categories.includes(gold.clusters[key]?.category ?? ''))
    annotate(`countries ${countryRight.length}/${events.length}, categories ${categoryRight.length}/${events.length}`)
    expect(countryRight.length / events.length).toBeGreaterThan(0.85)
    expect(categoryRight.length / events.length).toBeGreaterThan(0.7)
  })
})

test('each article of an event but the one that opened it tells what brought it there', async () => {
  const untold = await store.db.query<{ title: string }>(sql`
    select min(title) as title from articles
    where assignment ->> 'action' = 'open' and not assignment ? 'merged' group by cluster_id having count(*) > 1`)
  expect(untold).toEqual([])
  const undoubted = await store.db.query(sql`
    select id from articles, jsonb_array_elements(assignment -> 'merged') as step where not step ? 'doubts' limit 1`)
  expect(undoubted).toEqual([])
  const [merged] = await store.db.query<{ id: string }>(
    sql`select cluster_id as id from articles where assignment ? 'merged' order by seq limit 1`,
  )
  const { articles } = await explainCluster(store.db, merged!.id)
  const reason = articles.flatMap(({ why }) => why?.merged ?? [])[0]!
  expect([reason.action, reason.reason]).toEqual(['merge', 'same_event'])
  expect(reason.score).toBeGreaterThan(reason.bar!)
  const weighed = [...reason.features, ...reason.doubts].reduce((sum, { contribution }) => sum + contribution!, 0)
  expect(weighed + reason.trees!).toBeCloseTo(reason.score!, 9)
})
