// Walks that take longer than the store keeps the past, while the pipeline purges it every hour (D3-cursor, D3-stable).

import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/api.ts'
import { createNewsroom, START } from '../support/pipeline.ts'
import { clearRecords, DAY, HOUR, MINUTE, NOW, retimeCluster, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let api: TestApi
let key: { authorization: string }

beforeEach(async () => {
  await clearRecords(store.db)
  key = await seedAccount(store.db, 'walker', 'scale')
  api = openTestApi(store.db)
})

async function get(path: string) {
  const response = await api.app.inject({ url: `/v1/situations${path}`, headers: key })
  return { status: response.statusCode, body: response.json() }
}

/** Time passes, and the pipeline works until nothing is due. */
async function pass(time: number): Promise<void> {
  api.clock.now += time
  const newsroom = createNewsroom(store.db)
  newsroom.pass(api.clock.now - START)
  await newsroom.settle()
}

// D3-cursor R7-bad-request
test('a walk of the list ends a day after its first page, however fresh its last cursor is', async () => {
  for (let rank = 1; rank <= 6; rank++) await seedSituation(store.db, `rank-${rank}`, { relevanceRank: rank })
  const first = await get('?limit=2')
  api.clock.now += 23 * HOUR
  const second = await get(`?limit=2&cursor=${first.body.next_cursor}`)
  expect(second.body.data).toMatchObject([{ slug: 'rank-4' }, { slug: 'rank-3' }])
  api.clock.now += HOUR
  const third = `?limit=2&cursor=${second.body.next_cursor}`
  expect((await get(third)).body.data).toMatchObject([{ slug: 'rank-2' }, { slug: 'rank-1' }])
  api.clock.now += 1
  expect(await get(third)).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_request', message: 'cursor is not valid for this request or has expired; start again without it' } },
  })
})

// D3-stable
test('a walk of a timeline keeps its order for a week, a page a day; the moves that it needed are then forgotten', async () => {
  await seedSituation(store.db, 'flood', { clusterCount: 8 })
  for (let entry = 1; entry <= 8; entry++)
    await seedCluster(store.db, `entry-${entry}`, { situation: 'flood', publishedAt: NOW - entry * HOUR })
  const readPage = async (before: string): Promise<{ timeline: { slug: string }[]; timeline_cursor: { next_before: string } }> =>
    (await get(`/flood?timeline_limit=1${before}`)).body.data
  let page = await readPage('')
  // The last entry goes to the beginning of the timeline, and two that were to come to its end.
  await retimeCluster(store.db, 'entry-8', NOW - MINUTE)
  for (const name of ['entry-3', 'entry-6']) await retimeCluster(store.db, name, NOW - 100 * HOUR)
  const seen = page.timeline.map(({ slug }) => slug)
  for (let day = 1; day <= 7; day++) {
    await pass(DAY)
    page = await readPage(`&timeline_before=${page.timeline_cursor.next_before}`)
    seen.push(...page.timeline.map(({ slug }) => slug))
  }
  expect(seen).toEqual(['entry-1', 'entry-2', 'entry-3', 'entry-4', 'entry-5', 'entry-6', 'entry-7', 'entry-8'])
  const countMoves = () => store.db.query(sql`select count(*) as moves from timeline_moves`)
  expect(await countMoves()).toEqual([{ moves: 3 }])
  await pass(2 * DAY)
  expect(await countMoves()).toEqual([{ moves: 0 }])
})
