// Notices of one template share all their words: no affair is made of that.

import { readFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { createNewsroom, DAY, HOUR, START } from '../support/pipeline.ts'
import { storeOfEach } from '../support/store.ts'

const lines = readFileSync(new URL('../quality/look-alikes/en.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const reports = lines.map((line) => JSON.parse(line) as Record<'title' | 'body' | 'family' | 'source_host' | 'published_at', string>)

const store = storeOfEach()

test.each([
  ['quarters of several firms belong to no common affair', 'results-11', 'Q2 net profit', 1],
  ['nor do power cuts in several towns', 'town-notice-21', 'Planned power interruption', 1],
  ['a toll that rises day by day is one affair', 'daily-notice-32', 'Cholera deaths in Lusaka', 3],
])('%s', async (_, family, template, together) => {
  const newsroom = createNewsroom(store.db, { minOutlets: 1 })
  for (const { title, body, source_host, published_at } of reports.filter((report) => report.family === family))
    await newsroom.report({ outlet: source_host.replace('.example', ''), hour: (Date.parse(published_at) - START) / HOUR, title, body })
  newsroom.pass(5 * DAY)
  await newsroom.settle()
  const notices = await store.db.query<{ situation: string }>(sql`
    select coalesce(situation_id, id)::text as situation from clusters where state = 'open' and title like ${`%${template}%`}`)
  expect(notices.length).toBeGreaterThan(1)
  expect(Math.max(...[...Map.groupBy(notices, ({ situation }) => situation).values()].map(({ length }) => length))).toBe(together)
})
