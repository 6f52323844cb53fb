// However much news there is, a language model that is paid by the question is asked so often an hour at most.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { silentLog } from '../../src/log.ts'
import { createWriting } from '../../src/pipeline/write-situations.ts'
import { eventually } from '../support/eventually.ts'
import { NOW, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const HOUR = 3_600_000

const store = storeOfFile()

test('a model is asked 240 times in any hour at most, whatever waits to be written, and goes on an hour after the first', async () => {
  const { db } = store
  const dam = await seedSituation(db, 'dam')
  await seedCluster(db, 'dam-1', { situation: 'dam' })
  await db.query(sql`insert into situation_texts (situation_id, title, summary, key) values (${dam}, '', '', 'key')`)
  let [asked, written] = [0, 0]
  const model = {
    model: 'tiny',
    ask: async () => {
      asked += 1
      return '{}'
    },
  }
  const info = (): void => {
    written += 1
  }
  const writing = createWriting({ db, model, log: { ...silentLog, info } })
  const tryAt = async (now: number): Promise<void> => {
    // There is always one more to be written.
    await db.query(sql`update situation_texts set due = true, attempts = 0, retry_at = '2020-01-01Z'`)
    writing.start(now)
  }
  const askAt = async (now: number): Promise<void> => {
    const before = written
    await tryAt(now)
    await eventually(() => expect(written).toBe(before + 1), 1)
  }
  await askAt(NOW)
  while (asked < 240) await askAt(NOW + HOUR / 2)
  for (let turn = 0; turn < 10; turn += 1) await tryAt(NOW + HOUR - 1)
  expect(asked).toBe(240)
  await askAt(NOW + HOUR)
  for (let turn = 0; turn < 10; turn += 1) await tryAt(NOW + HOUR)
  await writing.close()
  expect(asked).toBe(241)
})
