// What copies and one outlet's repeats add to an event's weight: nothing.

import { readFile } from 'node:fs/promises'
import sql, { raw } from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { check } from '../../src/service/check.ts'
import { removeTexts, reviseArticles } from '../../src/store/articles.ts'
import { DAY, HOUR, newsroomOfEach } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()

/** As long as an article waits for its page. */
const HELD_MS = 120_000

const WIRE = {
  title: 'Ostreva council approves budget after nine-hour debate',
  body: `OSTREVA (Meridian Wire) - The town council of Ostreva approved a budget of 40 million crowns on Friday after a debate of nine hours, ending a quarrel that
had split its coalition since the spring.

The vote was 21 to 18. Mayor Ilka Brandt said the money would go to roads, the swimming hall and two schools in the north of the town. The opposition called
the plan a gamble on land sales that may never happen.`,
}

interface Row {
  title: string
  articles: number
  outlets: number
  independent: number
  significance: number
  parts: Record<string, number>
}

async function greatest(): Promise<Row> {
  newsroom.pass(4 * HOUR)
  await newsroom.settle()
  const [row] = await store.db.query<Row>(sql`
    select title, article_count as articles, source_count as outlets, independent_count as independent, significance, significance_parts as parts
    from clusters where state = 'open' order by article_count desc limit 1`)
  return row!
}

// D4-copies
test('one text in sixty outlets within an hour weighs as one report', async () => {
  await newsroom.report(...Array.from({ length: 60 }, (_, i) => ({ ...WIRE, outlet: `paper${i}`, hour: i / 60 })))
  const copied = await greatest()
  expect(copied).toMatchObject({ articles: 60, outlets: 60, independent: 1, significance: 1 })
  expect(copied.parts.persistence).toBe(0)
  expect(copied.parts.burst).toBeCloseTo(0.3, 6)
})

test('forty articles of one outlet weigh as its first one, and hide no other outlet', async () => {
  const wares = 'bread cheese rope kites lamps honey boots prints nets toys cakes wool shells tea'.split(' ')
  const scenes = ['morning', 'noon', 'evening'].flatMap((time, k) =>
    wares.map((ware, i) => ({
      outlet: 'loud',
      hour: 1 + (k * wares.length + i) / 60,
      title: `Harbour fair in Lindmoor opens: ${ware} in the ${time}`,
      body: `The harbour fair in Lindmoor opened with ships and music. Visitors saw the tall ship Aurelia, bought ${ware} in the ${time} and heard the brass band.`,
    })),
  )
  await newsroom.report(...scenes, {
    outlet: 'second',
    hour: 2,
    title: 'Tall ship Aurelia opens Lindmoor harbour fair',
    body: 'The Lindmoor harbour fair was opened by the tall ship Aurelia, which is the main sight of the fair, the organisers said.',
  })
  const loud = await greatest()
  expect(loud).toMatchObject({ outlets: 2, independent: 2, significance: 1 })
  expect(loud.articles).toBeGreaterThan(40)
  // Two reports, an hour apart.
  expect(loud.parts.burst).toBeCloseTo(0.3 * Math.log2(1 + 1 + 2 / (1 + Math.E)), 6)
})

test('a text that waited for its page is a copy of one that came in after it, and the store is well', async () => {
  await newsroom.report(...['patient', 'hasty'].map((outlet, hour) => ({ ...WIRE, outlet, hour })))
  const waitsUntil = new Date(newsroom.deps.clock() + HELD_MS).toISOString()
  await store.db.query(sql`update articles set held_until = ${waitsUntil}::timestamptz where source_host like 'patient%'`)
  await newsroom.settle()
  expect(await greatest()).toMatchObject({ articles: 2, independent: 1 })
  const [copy] = await store.db.query(sql`select source_host as "copyAt" from articles where copy_of is not null`)
  expect(copy).toEqual({ copyAt: 'patient.example' })
  expect((await check({ db: store.db })).problems).toEqual([])
})

test('a copy whose text was removed before its correction was judged stays one, and its event says nothing of what was removed', async () => {
  await newsroom.report(...['wire', 'reprint'].map((outlet, hour) => ({ ...WIRE, outlet, hour })))
  expect(await greatest()).toMatchObject({ articles: 2, independent: 1 })
  const [copy] = await store.db.query<{ id: string }>(sql`select id from articles where copy_of is not null`)
  await reviseArticles(
    store.db,
    [{ ...WIRE, id: copy!.id, title: 'Ostreva: nine-hour debate ends in a budget', summary: '', language: 'en' }],
    newsroom.deps.clock(),
  )
  await removeTexts(store.db, { before: newsroom.deps.clock() + DAY, limit: 10 }, newsroom.deps.clock())
  await store.db.query(sql`update clusters set summary = 'Beets were sold.', summary_full = 'Beets were sold.'`)
  expect(await greatest()).toMatchObject({ articles: 2, independent: 1 })
  expect(await store.db.query(sql`select 1 from clusters where summary || summary_full like '%Beets%'`)).toEqual([])
  expect(await store.db.query(sql`select 1 from articles where revision_due`)).toEqual([])
})

const OWN = {
  title: 'Swimming hall of Ostreva reopens after two years',
  body: 'The swimming hall of Ostreva reopened on Friday after two years of repairs. Forty children jumped in first, and attendant Otto Brandl spoke of the warmest water in the valley. Tickets cost three crowns.',
}

describe('what names a copy as its original is one of what that copies', () => {
  const copies = async (): Promise<Record<string, string>> => {
    const rows = await store.db.query<{ copy: string; original: string }>(sql`
      select a.source_host as copy, o.source_host as original from articles a join articles o on o.id = a.copy_of`)
    return Object.fromEntries(rows.map(({ copy, original }) => [copy, original]))
  }
  const nameOriginal = () =>
    store.db.query(sql`
    update articles set origin_key = (select url_key from articles where source_host = 'reprint.example'), revision_due = cluster_id is not null
    where source_host = 'links.example'`)
  const led = { 'reprint.example': 'wire.example', 'links.example': 'wire.example' }

  test('within one batch of news', async () => {
    await newsroom.report(
      { ...WIRE, outlet: 'wire', hour: 0 },
      { ...WIRE, outlet: 'reprint', hour: 1 },
      { ...OWN, outlet: 'links', hour: 2 },
    )
    await nameOriginal()
    await greatest()
    expect(await copies()).toEqual(led)
  })

  test('within one batch of corrections', async () => {
    await newsroom.report(
      ...[
        { ...WIRE, outlet: 'wire', hour: 0 },
        { ...OWN, outlet: 'reprint', hour: 1 },
      ],
      ...[{ title: 'Chess champion at thirteen', body: 'Ines Valdor won the national title in Tarn Hollow.', outlet: 'links', hour: 2 }],
    )
    await greatest()
    expect(await copies()).toEqual({})
    await store.db.query(sql`
      update articles set title = ${WIRE.title}, body = ${WIRE.body}, revision_due = true where source_host = 'reprint.example'`)
    await nameOriginal()
    await newsroom.settle()
    expect(await copies()).toEqual(led)
    expect((await check({ db: store.db })).problems).toEqual([])
  })

  test('a store in which it was a copy of a copy is mended when it is opened', async () => {
    await newsroom.report(...['wire', 'reprint', 'links'].map((outlet, hour) => ({ ...OWN, outlet, hour })))
    await greatest()
    await store.db.query(sql`
      update articles set copy_of = (select id from articles where source_host = 'reprint.example') where source_host = 'links.example'`)
    expect((await check({ db: store.db })).problems).toMatchObject([{ rule: 'copy-of-other' }])
    const migration = await readFile(new URL('../../src/store/migrations/0029-copies.sql', import.meta.url), 'utf8')
    await store.db.query(raw(migration))
    expect(await copies()).toEqual(led)
  })
})
