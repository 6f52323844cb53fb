import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { appendChanges, purgeUpdates } from '../../src/store/changes.ts'
import { listSituation } from '../../src/store/situations.ts'
import { DAY, NOW, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

test('old updates are forgotten some at a time, but for those that the list or the next walk stands on', async () => {
  const { db } = store
  const dam = await seedSituation(db, 'dam')
  await db.query(sql`delete from situation_list`)
  await db.query(sql`delete from changes`)
  const updated = (seconds: number): Promise<number[]> =>
    appendChanges(db, [{ kind: 'situation.updated', recordId: dam }], NOW - 2 * DAY + seconds)
  const [published] = await appendChanges(db, [{ kind: 'situation.published', recordId: dam }], NOW - 2 * DAY)
  await updated(1)
  await updated(2)
  const [first] = await updated(3)
  const [then] = await updated(4)
  await updated(5)
  const [newest] = await updated(6)
  const row = { id: dam, relevanceRank: 1, lastUpdated: NOW, categories: ['weather'], countries: [] }
  await listSituation(db, row, { seq: first!, at: NOW })
  await listSituation(db, row, { seq: then!, at: NOW })

  const purge = (before: number): Promise<number> => purgeUpdates(db, { before, limit: 2 })
  expect([await purge(NOW - 3 * DAY), await purge(NOW), await purge(NOW), await purge(NOW)]).toEqual([0, 2, 1, 0])
  expect(await db.query(sql`select seq from changes order by seq`)).toEqual([published, first, then, newest].map((seq) => ({ seq })))
})
