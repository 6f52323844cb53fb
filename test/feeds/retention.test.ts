import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { createNewsroom, DAY, type Newsroom } from '../support/pipeline.ts'
import { storeOfFile } from '../support/store.ts'

const BODY =
  'Dock workers of Port Osten began a strike over pay on Monday and closed the harbour to all ships, the union and the port said. Talks broke down on Sunday night after nine hours.'

const store = storeOfFile()
let newsroom: Newsroom
beforeAll(async () => {
  newsroom = createNewsroom(store.db)
})

const texts = () => store.db.query<{ title: string; body: string }>(sql`select title, body from articles order by seq`)
const cluster = async () => (await store.db.query(sql`select title, summary, summary_full from clusters where state = 'open'`))[0]

test('texts of articles are removed after 45 days; titles, addresses and what the event says stay', async () => {
  await newsroom.report(
    { outlet: 'gazette', hour: 0, title: 'Dock workers of Port Osten strike over pay', body: BODY },
    { outlet: 'post', hour: 1, title: 'Port Osten dock workers strike over pay', body: `${BODY} The mayor asked both sides to meet.` },
  )
  newsroom.pass(2 * 3_600_000)
  await newsroom.settle()
  const before = await cluster()
  newsroom.pass(44 * DAY)
  await newsroom.settle()
  expect((await texts()).every(({ body }) => body !== '')).toBe(true)
  newsroom.pass(DAY)
  await newsroom.settle()
  expect(await texts()).toEqual([
    { title: 'Dock workers of Port Osten strike over pay', body: '' },
    { title: 'Port Osten dock workers strike over pay', body: '' },
  ])
  expect(await cluster()).toEqual(before)
  // Settled anew, the event still says what it said.
  await store.db.query(sql`update clusters set settle_due = true`)
  await newsroom.settle()
  expect(await cluster()).toEqual(before)
})
