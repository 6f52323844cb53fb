// The longest walk there is, 81 pages of 50, while the real pipeline takes in news and scores move (D3-stable, D3-last-page).

import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/api.ts'
import { createNewsroom, type Newsroom, START } from '../support/pipeline.ts'
import { HOUR, idOf, NOW, seedAccount, updateSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const SITUATIONS = 4_100
const PAGES = 81
const ROWS = 50

const store = storeOfFile()
let api: TestApi
let newsroom: Newsroom
let key: { authorization: string }

beforeAll(async () => {
  key = await seedAccount(store.db, 'walker', 'scale')
  const at = new Date(NOW - HOUR).toISOString()
  const ids = Array.from({ length: SITUATIONS }, (_, index) => idOf(`affair-${index + 1}`))
  await store.db.query(sql`
    with made as (
      insert into situations (id, slug, visible_at, title, summary, categories, countries, cluster_count, source_count, relevance_rank, first_seen,
        last_updated, opened_at, maintain_due)
      select id, 'affair-' || n, ${at}, 'Affair ' || n, 'It goes on.', '{politics}', '{NO}', 2, 3, n % 500, ${at}, ${at}, ${at}, false
      from unnest(${ids}::uuid[]) with ordinality as a (id, n)
      returning id, relevance_rank, last_updated, categories, countries)
    insert into situation_list (situation_id, from_change, relevance_rank, last_updated, categories, countries)
    select id, 0, relevance_rank, last_updated, categories, countries from made`)
  api = openTestApi(store.db)
  newsroom = createNewsroom(store.db)
  newsroom.pass(NOW - START)
})

/** Two outlets report something new; the pipeline works until it is out; and listed situations change their places. */
async function newsComes(round: number): Promise<void> {
  const hour = (NOW - START) / HOUR - 2
  const title = `Storm ${['Agnes', 'Boris', 'Clara', 'Dagny', 'Edwin'][round % 5]} floods the harbour of Town ${round}`
  await newsroom.report({ outlet: 'one', hour, title }, { outlet: 'two', hour: hour + 1, title: `${title}, hundreds leave` })
  await newsroom.settle()
  for (const offset of [0, 1_000, 2_000, 3_000]) {
    await updateSituation(store.db, `affair-${1 + ((round * 37 + offset) % SITUATIONS)}`, {
      relevanceRank: offset < 2_000 ? 600 + round : 0,
    })
  }
}

test('81 pages of 50 rows repeat nothing and skip nothing while news comes in', { timeout: 300_000 }, async () => {
  const stood = await store.db.query<{ id: string }>(sql`
    select id from situations order by relevance_rank desc, id desc limit ${PAGES * ROWS}`)
  const seen: string[] = []
  let isWalking = true
  let rounds = 0
  const news = (async () => {
    while (isWalking) {
      await newsComes(rounds)
      rounds += 1
    }
  })()
  let cursor: string | null = ''
  let pages = 0
  for (; cursor !== null; pages += 1) {
    const url: string = `/v1/situations?limit=${ROWS}&days=30${cursor === '' ? '' : `&cursor=${cursor}`}`
    const response = await api.app.inject({ url, headers: key })
    expect(response.statusCode).toBe(200)
    const body: { data: { id: string }[]; next_cursor: string | null } = response.json()
    expect(body.data).toHaveLength(ROWS)
    seen.push(...body.data.map((row) => row.id))
    cursor = body.next_cursor
  }
  isWalking = false
  await news
  expect(pages).toBe(PAGES)
  expect(rounds).toBeGreaterThan(0)
  expect(seen).toEqual(stood.map((row) => row.id))
  // The list itself has moved on.
  const { data } = (await api.app.inject({ url: `/v1/situations?limit=${ROWS}&days=30`, headers: key })).json()
  expect(data.map((row: { id: string }) => row.id)).not.toEqual(seen.slice(0, ROWS))
})
