// What an outlet writes before any of its titles, or prints in place of any text, is learned while the pipeline works, also across restarts, and says nothing.

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

/** What is read once all reports came at once, which is the same where a restart lies between the earlier and the later ones. */
async function readOf<Told>(earlier: readonly Report[], later: readonly Report[], read: () => Promise<Told>): Promise<Told> {
  await newsroom.report(...earlier, ...later)
  newsroom.pass(30 * HOUR)
  await newsroom.settle()
  const atOnce = await read()
  await anew()
  await newsroom.report(...earlier)
  newsroom.pass(10 * HOUR)
  await newsroom.settle()
  await newsroom.report(...later)
  newsroom.pass(20 * HOUR)
  await newsroom.settle()
  expect(await read()).toEqual(atOnce)
  return atOnce
}

test('a byline is in no title, no keyword and no vector, whether the pipeline was restarted or not', async () => {
  const atOnce = await readOf(EARLIER, LATER, told)
  expect(atOnce.map(({ title }) => title)).toHaveLength(2)
  expect(JSON.stringify(atOnce)).not.toMatch(/brandl/i)
})

const NOTICE =
  'The Herald has told the news of the valley since 1871. Its reporters live in Tarn Hollow, Ellery and Marrow. Letters reach the editors at Mill Street.'

test('a notice printed in place of texts is in no summary once it is known, whether the pipeline was restarted or not', async () => {
  const earlier = EARLIER.map((report, i) => ({ ...report, title: UNRELATED[i]!, body: NOTICE }))
  const later = LATER.map(({ outlet, title, hour }) => ({
    outlet,
    title: title.replace('Ada Brandl: ', ''),
    body: outlet === 'herald' ? NOTICE : '',
    hour,
  }))
  const events = () =>
    store.db.query<{ articles: number; titles: string; summary: string }>(sql`
      select article_count as articles, summary, (select string_agg(title, '; ' order by seq) from articles where cluster_id = c.id) as titles
      from clusters c where state = 'open' order by titles`)
  const atOnce = await readOf(earlier, later, events)
  // The first two stood above the notice before it was known.
  const known = atOnce.filter(({ titles }) => !titles.includes(UNRELATED[0]!) && !titles.includes(UNRELATED[1]!))
  expect(known.filter(({ articles }) => articles > 1).map(({ titles }) => titles)).toEqual([
    'Judges free the miner Ilya Korr; Miner Ilya Korr is freed by judges',
    'Storm Otto floods the harbour of Port Simmons; Storm Otto floods Port Simmons harbour',
  ])
  expect(known.filter(({ summary }) => /Mill Street|1871/.test(summary))).toEqual([])
})

test('who wrote reports, and what stands above all of them, puts none together and is in no keyword, whether the pipeline was restarted or not', async () => {
  const above = 'By Ada Brandl\nThe Herald tells the news of the valley of Marrow.'
  const told = LATER.map(({ title, ...report }) => ({ ...report, title: title.replace('Ada Brandl: ', '') }))
  const later = told.map((report) => ({
    ...report,
    body: `${report.outlet === 'herald' ? `${above}\n` : ''}${report.title}, officials say.`,
  }))
  const earlier = EARLIER.map((report, i) => ({
    ...report,
    title: UNRELATED[i]!,
    body: `${above}\n${UNRELATED[i]}, people in the valley say.`,
  }))
  const events = () =>
    store.db.query<{ title: string }>(sql`
      select title, keywords, summary_full, countries, (select a.assignment from articles a where a.cluster_id = c.id order by a.seq desc limit 1) as why
      from clusters c where c.state = 'open' order by c.published_at`)
  const atOnce = await readOf(earlier, later, events)
  // Six events that have nothing else in common, and two that the courier tells too.
  expect(atOnce).toHaveLength(8)
  expect(JSON.stringify(atOnce)).not.toMatch(/\bada\b|marrow/i)
})
