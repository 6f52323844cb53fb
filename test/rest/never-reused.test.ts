import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { openTestApi } from '../support/api.ts'
import { createNewsroom, DAY, HOUR, type Newsroom } from '../support/pipeline.ts'
import { seedAccount } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const TITLE = 'Ferry Aurora runs aground off Nordhavn'

const store = storeOfFile()
let newsroom: Newsroom

beforeAll(async () => {
  newsroom = createNewsroom(store.db)
})

/** Two outlets report it; gives the event that came of it. */
async function reported(hour: number): Promise<{ id: string; slug: string }> {
  await newsroom.report({ outlet: 'one', hour, title: TITLE }, { outlet: 'two', hour: hour + 1, title: TITLE })
  newsroom.pass(2 * HOUR)
  await newsroom.settle()
  const [row] = await store.db.query<{ id: string; slug: string }>(sql`
    select id, slug from clusters where state = 'open' and visible_at is not null order by published_at desc limit 1`)
  if (!row) throw new Error('nothing was published')
  return row
}

// D5-never-reused
test('an event of the same title as one that is gone has its own id and slug, and the old ones lead nowhere else', async () => {
  const first = await reported(0)
  await store.db.query(sql`update clusters set state = 'retired' where id = ${first.id}`)
  newsroom.pass(20 * DAY)
  const second = await reported((20 * DAY) / HOUR)
  expect(first.slug).toBe('ferry-aurora-runs-aground-off-nordhavn')
  expect(second.slug).toMatch(/^ferry-aurora-runs-aground-off-nordhavn-./)
  const { app, clock } = openTestApi(store.db)
  clock.now = newsroom.deps.clock()
  const headers = await seedAccount(store.db, 'reader', 'hobby')
  for (const [name, status] of [
    [first.id, 410],
    [first.slug, 410],
    [second.id, 200],
    [second.slug, 200],
  ] as const) {
    const response = await app.inject({ url: `/v1/clusters/${name}`, headers })
    expect({ name, status: response.statusCode }).toEqual({ name, status })
    if (status === 200) expect(response.json().data.id).toBe(second.id)
  }
})
