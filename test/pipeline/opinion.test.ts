// Opinion beside reports: what an event says is what was reported.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { HOUR, newsroomOfEach } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()

const argued = {
  title: 'Debatt: Orlinda dam burst shows that the builders of Tarsk must go',
  body: 'The burst of the Orlinda dam shows that the builders of Tarsk must go. The dam of Orlinda burst on Monday because nobody listens to us.',
}
const reported = {
  title: 'Orlinda dam bursts above Tarsk',
  body: 'The dam of Orlinda above Tarsk burst on Monday after a week of rain, its builders said. Nobody was hurt.',
}

test('a report heads an event and opens its summary, not an opinion that came before it', async () => {
  await newsroom.report({ outlet: 'herald', hour: 0, ...argued }, { outlet: 'courier', hour: 1, ...reported })
  newsroom.pass(3 * HOUR)
  await newsroom.settle()
  const events = await store.db.query<{ title: string; summary: string }>(
    sql`select title, summary from clusters where state = 'open' and source_count > 1`,
  )
  expect(events).toEqual([{ title: reported.title, summary: expect.stringMatching(/^The dam of Orlinda above Tarsk burst on Monday/) }])
})

test('an event of opinions alone says what they say', async () => {
  await newsroom.report({ outlet: 'herald', hour: 0, ...argued }, { outlet: 'courier', hour: 1, ...argued, body: `${argued.body} Go now.` })
  newsroom.pass(3 * HOUR)
  await newsroom.settle()
  const [event] = await store.db.query<{ title: string }>(sql`select title from clusters where state = 'open' and source_count > 1`)
  expect(event?.title).toContain('must go')
})
