// What an outlet writes before any of its titles is learned while the pipeline works, also across restarts, and names nothing.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { HOUR, newsroomOfEach, type Report } from '../support/pipeline.ts'

const { store, newsroom, anew } = newsroomOfEach()

const UNRELATED = [
  'Ferry runs aground off Tarn Hollow',
  'Council votes for cheaper buses in Ellery',
  'Grain prices at lowest level for a decade',
  'Museum of Marrow reopens after repairs',
  'Goalkeeper Valdor leaves United',
  'Dam inquiry blames two engineers',
]
const EARLIER: Report[] = UNRELATED.map((title, i) => ({ outlet: 'herald', title: `Ada Brandl: ${title}`, hour: i }))
const LATER: Report[] = [
  { outlet: 'herald', title: 'Ada Brandl: Storm Otto floods the harbour of Port Simmons', hour: 20 },
  { outlet: 'courier', title: 'Storm Otto floods Port Simmons harbour', hour: 21 },
  { outlet: 'herald', title: 'Ada Brandl: Judges free the miner Ilya Korr', hour: 22 },
  { outlet: 'courier', title: 'Miner Ilya Korr is freed by judges', hour: 23 },
]

async function told(): Promise<{ title: string; keywords: string[]; why: Record<string, unknown> | null }[]> {
  return store.db.query(sql`
    select c.title, c.keywords, (select a.assignment from articles a where a.cluster_id = c.id order by a.seq desc limit 1) as why
    from clusters c where c.state = 'open' and c.source_count > 1 order by c.title`)
}

test('a byline is in no title, no keyword and no vector, whether the pipeline was restarted or not', async () => {
  await newsroom.report(...EARLIER, ...LATER)
  newsroom.pass(30 * HOUR)
  await newsroom.settle()
  const atOnce = await told()
  expect(atOnce.map(({ title }) => title)).toHaveLength(2)
  expect(JSON.stringify(atOnce)).not.toMatch(/brandl/i)

  await anew()
  await newsroom.report(...EARLIER)
  newsroom.pass(10 * HOUR)
  await newsroom.settle()
  await newsroom.report(...LATER)
  newsroom.pass(20 * HOUR)
  await newsroom.settle()
  expect(await told()).toEqual(atOnce)
})
