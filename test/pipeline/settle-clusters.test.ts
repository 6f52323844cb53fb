// What an event says after its articles were corrected.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { silentLog } from '../../src/log.ts'
import { settleAll } from '../../src/pipeline/run.ts'
import { removeTexts, reviseArticles } from '../../src/store/articles.ts'
import { DAY, HOUR, newsroomOfEach, type Report, START } from '../support/pipeline.ts'
import { seedCluster } from '../support/seed.ts'

const { store, newsroom } = newsroomOfEach()

const fire = (_: unknown, i: number): Report => ({
  outlet: `paper${i}`,
  hour: i / 60,
  title: `Warehouse burns at Port Ellery docks, nine workers hurt, says paper${i}`,
  body: `A warehouse at the docks of Port Ellery burned down on Monday and nine workers were hurt, paper${i} learned. The port authority closed the harbour.`,
})

test.each([3, 50])('a headline that its publisher corrected is no title any more, of an event of %i reports', async (reports) => {
  await newsroom.report(...Array.from({ length: reports }, fire))
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

test('a title stays as long as a report has it, among more reports than are read too', async () => {
  const reports = Array.from({ length: 50 }, fire)
  await newsroom.report(...reports)
  newsroom.pass(3 * HOUR)
  await newsroom.settle()
  await store.db.query(sql`update clusters set title = ${reports[49]!.title}, settle_due = true where state = 'open'`)
  await newsroom.settle()
  expect(await store.db.query(sql`select title from clusters where state = 'open'`)).toEqual([{ title: reports[49]!.title }])
})

test('what a publisher takes back an event says no more, though the text of another of its reports was removed', async () => {
  const shown = async () =>
    JSON.stringify(await store.db.query(sql`select title, summary, summary_full, keywords from clusters where state = 'open'`))
  await newsroom.report({
    outlet: 'herald',
    hour: 0,
    title: 'Mayor of Port Osten arrested over harbour bribes',
    body: 'The mayor of Port Osten was arrested on Monday, police said. He is suspected of taking bribes for harbour contracts from a dredging firm.',
  })
  newsroom.pass(DAY)
  await newsroom.report({
    outlet: 'post',
    hour: 3,
    title: 'Port Osten mayor arrested over harbour bribes, police say',
    body: 'Port Osten mayor Olav Brenn stole two million crowns from the city, police said. He was arrested on Monday over bribes for harbour contracts.',
  })
  await newsroom.settle()
  expect(await shown()).toMatch(/Brenn/)
  expect(await removeTexts(store.db, { before: START + HOUR, limit: 10 }, newsroom.deps.clock())).toBe(1)
  const [article] = await store.db.query<{ id: string }>(sql`select id from articles where source_host = 'post.example'`)
  const corrected = {
    id: article!.id,
    title: 'Port Osten mayor questioned over harbour bribes, police say',
    summary: '',
    body: 'The mayor of Port Osten was questioned over bribes for harbour contracts. An earlier report named a person and a sum; neither is true.',
    language: 'en',
  }
  await reviseArticles(store.db, [corrected], START)
  await newsroom.settle()
  expect(await shown()).toMatch(/questioned over bribes/)
  expect(await shown()).not.toMatch(/Brenn|stole/)
})

test('events of one title that are settled together have an address each', async () => {
  for (const name of ['one', 'two']) await seedCluster(store.db, name, { publishedAt: START, title: 'Road closed' })
  await store.db.query(sql`
    update clusters set slug = null, title_pinned = true, settle_due = true, merge_due = false where state = 'open'`)
  newsroom.pass(3 * HOUR)
  const failed: unknown[] = []
  await settleAll({ ...newsroom.deps, log: { ...silentLog, error: (...told) => void failed.push(told) } })
  expect(failed).toEqual([])
  const slugs = await store.db.query<{ id: string; slug: string }>(sql`select id, slug from clusters where state = 'open' order by slug`)
  expect(slugs.map(({ slug }) => slug)).toEqual(['road-closed', `road-closed-${slugs[1]!.id.slice(0, 8)}`])
})
