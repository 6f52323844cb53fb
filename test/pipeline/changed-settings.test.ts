// What operators set about the life of a situation holds for those that are there already, from the next start on.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { settleAll } from '../../src/pipeline/run.ts'
import type { PipelineRules } from '../../src/pipeline/stage.ts'
import { BURST, INQUIRY } from '../support/dam-affair.ts'
import { DAY, HOUR, newsroomOfEach } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()

/** Starts anew under other settings, and gives the affair as it stands once nothing is due. */
async function under(rules: Partial<PipelineRules>): Promise<{ state: string; status: string }[]> {
  await settleAll({ ...newsroom.deps, rules: { ...newsroom.deps.rules, ...rules } })
  return store.db.query(sql`select state, status from situations`)
}

test('a situation is ACTIVE, concluded and removed by the settings of today, not by those under which it was looked at last', async () => {
  await newsroom.report(...BURST, ...INQUIRY)
  newsroom.pass(50 * HOUR)
  expect(await under({})).toEqual([{ state: 'live', status: 'ACTIVE' }])
  expect(await under({ activeMs: 6 * HOUR })).toEqual([{ state: 'live', status: 'QUIET' }])
  expect(await under({})).toEqual([{ state: 'live', status: 'ACTIVE' }])
  newsroom.pass(8 * DAY)
  expect(await under({})).toEqual([{ state: 'live', status: 'QUIET' }])
  expect(await under({ concludeDays: 3 })).toEqual([{ state: 'concluded', status: 'QUIET' }])
  newsroom.pass(8 * DAY)
  expect(await under({})).toEqual([{ state: 'concluded', status: 'QUIET' }])
  expect(await under({ archiveDays: 7 })).toEqual([{ state: 'removed', status: 'QUIET' }])
})
