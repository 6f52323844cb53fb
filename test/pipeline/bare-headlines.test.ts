// Outlets that send headlines only: what an event and a situation say must not be their title over again.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { summaryBeside } from '../../src/core/editorial/summary.ts'
import { DAY, newsroomOfEach } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()

test('the summary of bare headlines tells what their title does not, of an event and of a situation', async () => {
  await newsroom.report(
    { outlet: 'herald', hour: 0, title: 'Orlinda dam bursts after week of rain' },
    { outlet: 'courier', hour: 1, title: 'Orlinda dam bursts after week of rain, flooding Tarsk valley' },
    { outlet: 'gazette', hour: 1, title: 'Orlinda dam bursts after rain' },
    { outlet: 'herald', hour: 30, title: 'Orlinda dam burst: builders knew of cracks above Tarsk valley' },
    { outlet: 'courier', hour: 31, title: 'Builders of Orlinda dam knew of cracks for a decade before burst' },
    { outlet: 'gazette', hour: 60, title: 'Orlinda dam chief Pavel Rusk arrested over Tarsk valley burst' },
    { outlet: 'courier', hour: 61, title: 'Pavel Rusk, chief of Orlinda dam, is arrested at airport after burst' },
  )
  newsroom.pass(3 * DAY)
  await newsroom.settle()
  const events = await store.db.query<{ title: string; summary: string }>(sql`select title, summary from clusters where state = 'open'`)
  const situations = await store.db.query<{ title: string; summary: string }>(
    sql`select title, summary from situations where state = 'live'`,
  )
  expect([events.length, situations.length]).toEqual([3, 1])
  const read = [...events.map(({ title, summary }) => ({ title, summary: summaryBeside(title, summary) })), ...situations]
  for (const { title, summary } of read) expect(summary).not.toContain(`${title}.`)
})
