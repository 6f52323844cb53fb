// What cannot be corrected so is refused before an operator is asked whether they are sure.

import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { at, clearRecords, idOf, NOW, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { openTestSite, sendForm, type TestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
const path = `/admin/situations/${idOf('ferry')}`
let site: TestSite

beforeEach(async () => {
  await store.db.query(sql`truncate pins, kept_apart, curations cascade`)
  await clearRecords(store.db)
  await seedAccount(store.db, 'ann', 'scale')
  await seedSituation(store.db, 'ferry')
  for (const number of [1, 2]) await seedCluster(store.db, `ferry-${number}`, { situation: 'ferry' })
  site = openTestSite(store.db)
  site.session.viewer = viewerOf('ann', { isOperator: true })
})

const post = (url: string, fields: Record<string, string>) => sendForm(site, url, fields)

test.each([
  ['merge', { into: 'ferry' }, 'cannot be merged into itself'],
  ['merge', { into: 'over' }, 'is concluded'],
  ['merge', { into: 'hidden' }, 'is not published yet: merge it the other way round'],
  ['split', { member: idOf('elsewhere') }, 'is not in situation'],
  ['retire', { successor: 'no-such' }, 'no cluster has the id or slug'],
  ['retire', { reason: 'r'.repeat(501) }, 'has 1 to 500 characters'],
])('nobody is asked whether to %s with %o, which cannot be done', async (action, fields, message) => {
  await seedSituation(store.db, 'over', { state: 'concluded' })
  await seedSituation(store.db, 'hidden', { isVisible: false })
  await seedCluster(store.db, 'elsewhere')
  const { statusCode, body } = await post(path, { action, reason: 'r', ...fields })
  expect([statusCode, body]).toEqual([409, expect.stringContaining(message)])
  expect(body).not.toContain('name="confirmed"')
})

test('to be asked changes nothing, and uses up no number of a correction', async () => {
  await seedSituation(store.db, 'harbour')
  const epoch = () => store.db.query(sql`select epoch from leases where name = 'pipeline'`)
  const before = await epoch()
  const events = await store.db.query(sql`select id, situation_id, grouping from clusters order by id`)
  await store.db.query(sql`
    insert into curations (at, action, record, record_id, reason, before) values (${at(NOW)}, 'rename', 'situation', ${idOf('harbour')}, 'r', '{}')`)
  const apart = [idOf('ferry'), idOf('harbour')].toSorted()
  await store.db.query(sql`
    insert into kept_apart (record, one_id, other_id, curation_id) select 'situation', ${apart[0]}, ${apart[1]}, max(id) from curations`)
  for (const fields of [{ action: 'merge', into: 'harbour' }, { action: 'retire' }, { action: 'split', member: idOf('ferry-1') }])
    expect((await post(path, { reason: 'r', ...fields })).body).toContain('name="confirmed"')
  expect(await store.db.query(sql`select 1 from kept_apart`)).toHaveLength(1)
  expect(await store.db.query(sql`select id, situation_id, grouping from clusters order by id`)).toEqual(events)
  expect(await epoch()).toEqual(before)
  const { headers } = await post(path, { action: 'rename', title: 'The ferry', reason: 'r' })
  const [{ id } = { id: 0 }] = await store.db.query<{ id: number }>(sql`select min(id) as id from curations`)
  expect(headers.location).toBe(`${path}?done=${id + 1}`)
})
