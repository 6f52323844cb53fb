import { beforeEach, expect, test } from 'vitest'
import { clearRecords, HOUR, MINUTE, NOW, seedCluster } from '../support/seed.ts'
import { BROWSER, openTestSite } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

beforeEach(() => clearRecords(store.db))

test('the page answers in a word whether it is fresh, with the figures behind it', async () => {
  await seedCluster(store.db, 'flood', { publishedAt: NOW - 3 * HOUR, updatedAt: NOW - 2 * HOUR })
  const { app } = openTestSite(store.db)
  const { statusCode, body } = await app.inject({ url: '/status', headers: BROWSER })
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>Running, but late</h1>')
  expect(body).toContain('No process groups articles at the moment.')
  expect(body).toMatch(/<dt>Newest event<\/dt><dd><time datetime="2026-03-18T08:20:30.400Z"[^>]*>2 h ago/)
})

test.each([
  [0, 'An event is shown as soon as enough outlets report it.'],
  [45 * MINUTE, 'An event waits until its first report is 45 min old, on purpose; one that is older when we read it does not wait.'],
])('an event that is held for %i ms by the settings is said to be, beside how long it took', async (publishDelayMs, said) => {
  await seedCluster(store.db, 'flood', { publishedAt: NOW - 3 * HOUR, updatedAt: NOW - 2 * HOUR })
  const { app } = openTestSite(store.db, { publishDelayMs })
  const { body } = await app.inject({ url: '/status', headers: BROWSER })
  expect(/<p class="lede">(.*?)<\/p>/.exec(body)?.[1]).toBe(said)
  expect(body).toMatch(/<dt>From first reading to page, newest events<\/dt><dd>\d+ (min|h)<\/dd>/)
})

test('the same for programs, readable from any origin', async () => {
  const { app } = openTestSite(store.db, { degraded: ['feeds'] })
  const answer = await app.inject('/status.json')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.json()).toMatchObject({
    status: 'empty',
    newest_article_at: null,
    lag_seconds: 0,
    degraded: ['feeds'],
    feeds: { total: 0, in_trouble: [] },
  })
  expect(Object.keys(answer.json().waiting)).toEqual(['assign', 'settle', 'publish', 'group', 'maintain', 'index', 'held'])
})
