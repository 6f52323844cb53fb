// What an event says after its articles were corrected.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { HOUR, newsroomOfEach } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()

test.each([3, 50])('a headline that its publisher corrected is no title any more, of an event of %i reports', async (reports) => {
  const outlet = (i: number) => ({
    outlet: `paper${i}`,
    hour: i / 60,
    title: `Warehouse burns at Port Ellery docks, nine workers hurt, says paper${i}`,
    body: `A warehouse at the docks of Port Ellery burned down on Monday and nine workers were hurt, paper${i} learned. The port authority closed the harbour.`,
  })
  await newsroom.report(...Array.from({ length: reports }, (_, i) => outlet(i)))
  newsroom.pass(3 * HOUR)
  await newsroom.settle()
  const shown = async () => {
    const rows = await store.db.query<{ title: string; count: number }>(
      sql`select title, article_count as count from clusters where state = 'open'`,
    )
    expect(rows.map(({ count }) => count)).toEqual([reports])
    return rows[0]!.title
  }
  const wrong = await shown()
  const corrected = await store.db.query(sql`
    update articles set title = replace(title, 'nine workers', 'two workers'), revision_due = true where title = ${wrong} returning id`)
  expect(corrected).toHaveLength(1)
  await newsroom.settle()
  expect(await shown()).not.toBe(wrong)
})
