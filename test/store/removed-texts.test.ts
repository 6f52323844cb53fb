// Texts that are removed because of their age: never before they were read, and never to come back.

import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { finishPage } from '../../src/store/article-pages.ts'
import { insertArticles, removeTexts, reviseArticles } from '../../src/store/articles.ts'
import { claimPage, DAY, NOW, seedCluster } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

const texts = () => store.db.query(sql`select title, body, full_text as page from articles order by seq`)

test('an article that still waits for its cluster keeps its text, however long; one in a cluster does not get it back', async () => {
  const { db } = store
  const id = randomUUID()
  const url = 'https://www.harbourpost.example/strike'
  const article = {
    id,
    url,
    canonicalUrl: url,
    sourceHost: 'harbourpost.example',
    title: 'Dock workers strike',
    summary: '',
    body: 'They strike over pay.',
    language: 'en',
    category: null,
    country: null,
    publishedAt: NOW,
    publishedAtIsFirstSeen: false,
  }
  await insertArticles(db, [article], NOW)
  expect(await removeTexts(db, { before: NOW + DAY, limit: 10 }, NOW + 2 * DAY)).toBe(0)
  expect(await texts()).toEqual([{ title: 'Dock workers strike', body: 'They strike over pay.', page: null }])

  const cluster = await seedCluster(db, 'strike', { articles: [] })
  await db.query(sql`update articles set cluster_id = ${cluster}`)
  expect(await removeTexts(db, { before: NOW, limit: 10 }, NOW + 2 * DAY)).toBe(0)
  expect(await removeTexts(db, { before: NOW + DAY, limit: 10 }, NOW + 2 * DAY)).toBe(1)
  expect(
    await reviseArticles(
      db,
      [{ id, title: 'Dockers strike', summary: '', body: 'They strike over hours.', language: 'en' }],
      NOW + 2 * DAY,
    ),
  ).toBe(0)
  const claim = await claimPage(db, id)
  expect(await finishPage(db, claim, { text: 'They strike over pay, says the page.', originUrl: null })).toBe(true)
  expect(await texts()).toEqual([{ title: 'Dock workers strike', body: '', page: null }])
})
