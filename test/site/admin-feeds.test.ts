// The feeds that operators see, add, check and remove.

import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { addFeeds } from '../../src/store/feeds.ts'
import { clearRecords, idOf, NOW, seedAccount } from '../support/seed.ts'
import { BROWSER, openTestSite, sendForm, type TestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let site: TestSite

beforeEach(async () => {
  await store.db.query(sql`delete from operator_actions`)
  await store.db.query(sql`delete from feeds`)
  await clearRecords(store.db)
  await seedAccount(store.db, 'ann', 'scale')
  site = openTestSite(store.db)
  site.session.viewer = viewerOf('ann', { isOperator: true })
})

const get = (url: string) => site.app.inject({ url, headers: BROWSER })
const post = (url: string, fields: Record<string, string> = {}) => sendForm(site, url, fields)

async function addFeed(title: string): Promise<void> {
  const hints = { category: null, country: null, language: null, nextAt: NOW }
  await addFeeds(store.db, [{ id: idOf('feed'), url: 'https://outlet.example/feed', title, ...hints }])
}

test('a check shows what would be read and what would be refused, and takes nothing in', async () => {
  site.feedCheck.check = async () => ({
    kind: 'feed',
    title: 'The Outlet',
    isCut: false,
    leftOut: 300,
    items: [{ title: 'Ferry aground', link: 'https://outlet.example/1', publishedAt: NOW }],
    rejected: [{ item: { title: '' }, reason: 'the item has no address' }],
  })
  const { body } = await post('/admin/feeds', { url: 'https://outlet.example/feed', check: 'yes' })
  expect(body).toContain('1 article to read, 301 refused. 300 items were left out: of a feed the first 10,000 are read.')
  expect(body).toContain('the item has no address')
  expect(await store.db.query(sql`select 1 from feeds`)).toEqual([])
})

test.each(['/etc/passwd', '-', 'file:///etc/passwd', 'http://169.254.169.254/latest'])('%s is never looked at', async (url) => {
  let looked = false
  site.feedCheck.check = async () => {
    looked = true
    return { kind: 'unreadable', reason: '', feeds: [] }
  }
  expect((await post('/admin/feeds', { url, check: 'yes' })).statusCode).toBe(409)
  expect(looked).toBe(false)
})

test('a list without any feed says so, and one that a question empties says that none fits', async () => {
  expect((await get('/admin/feeds')).body).toContain('No feed yet.')
  await addFeed('The Outlet')
  expect((await get('/admin/feeds?q=nowhere')).body).toContain('No feed fits.')
})

test.each([
  ['/admin/feeds?q=outlet&after=https%3A%2F%2Fz.example%2F', '/admin/feeds?q=outlet'],
  [`/admin/accounts?operators=yes&after=${idOf('account zoe')}`, '/admin/accounts?operators=yes'],
  ['/admin/changes?record=cluster&after=1', '/admin/changes?record=cluster'],
  ['/admin/corrections?after=1', '/admin/corrections'],
  ['/admin/actions?after=1', '/admin/actions'],
])('the page behind the last one (%s) does not say that there is nothing, and leads to the first', async (url, first) => {
  await addFeed('The Outlet')
  const { body } = await get(url)
  expect(body).toContain(`Nothing comes after that. <a href="${first.replace('&', '&amp;')}">To the first page</a>`)
  expect(body).not.toMatch(/No feed|No account is so|Nothing yet|Nobody corrected/)
})

test('a title that no list has room for is refused, and kept to be mended', async () => {
  const title = 'T'.repeat(201)
  const { statusCode, body } = await post('/admin/feeds', { url: 'https://outlet.example/feed', title })
  expect([statusCode, body.includes('a title has at most 200 characters'), body.includes(`value="${title}"`)]).toEqual([409, true, true])
  expect((await post('/admin/feeds', { url: 'https://outlet.example/feed', title: title.slice(1) })).statusCode).toBe(303)
})

test('a feed is removed only after a question', async () => {
  await addFeed('The Outlet')
  expect((await post(`/admin/feeds/${idOf('feed')}/remove`)).body).toContain('Remove The Outlet?')
  expect(await store.db.query(sql`select 1 from feeds`)).toHaveLength(1)
  const removed = await post(`/admin/feeds/${idOf('feed')}/remove`, { confirmed: 'yes' })
  expect([removed.statusCode, removed.headers.location]).toEqual([303, '/admin/feeds'])
  const [cookie = ''] = String(removed.headers['set-cookie']).split(';')
  const told = await site.app.inject({ url: '/admin/feeds', headers: { ...BROWSER, cookie } })
  expect(told.body).toContain('is off the list')
  expect(told.headers['set-cookie']).toContain('Max-Age=0')
  expect((await post(`/admin/feeds/${idOf('feed')}/remove`, { confirmed: 'yes' })).headers.location).toBe('/admin/feeds')
  expect(await store.db.query(sql`select 1 from feeds`)).toEqual([])
})

test('whatever is done to a feed leads back to the part of the list in which it stood', async () => {
  await addFeed('The Outlet')
  const part = '/admin/feeds?q=outlet&state=new&after=https%3A%2F%2Fa.example%2F'
  const path = (deed: string) => part.replace('?', `/${idOf('feed')}/${deed}?`)
  const written = (address: string) => address.replaceAll('&', '&amp;')
  const listed = (await get(part)).body
  for (const deed of ['check', 'pause', 'remove']) expect(listed).toContain(`action="${written(path(deed))}"`)
  const checked = await post(path('check'))
  expect(checked.body).toContain('value="outlet"')
  expect(checked.body).toContain(`action="${written(path('pause'))}"`)
  const asked = await post(path('remove'))
  expect(asked.body).toContain(`action="${written(path('remove'))}"`)
  expect(asked.body).toContain(`href="${written(part)}"`)
  for (const deed of ['pause', 'resume', 'remove']) expect((await post(path(deed), { confirmed: 'yes' })).headers.location).toBe(part)
})
