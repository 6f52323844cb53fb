import { beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/api.ts'
import { clearRecords, seedAccount, seedSituation, updateSituation } from '../support/seed.ts'
import { storeOfFile, type TestStore } from '../support/store.ts'

const store = storeOfFile()
let api: TestApi
let statements: string[]
let free: { authorization: string }
let scale: { authorization: string }

beforeEach(async () => {
  await clearRecords(store.db)
  free = await seedAccount(store.db, 'free', 'hobby')
  scale = await seedAccount(store.db, 'scale', 'scale')
  await seedSituation(store.db, 'flood', { relevanceRank: 2, summary: 'Rivers rose.' })
  await seedSituation(store.db, 'strike', { relevanceRank: 1 })
  statements = []
  const db: Pick<TestStore['db'], 'query'> = {
    query: (statement) => {
      statements.push(statement.text)
      return store.db.query(statement)
    },
  }
  api = openTestApi(db, { answerAgeMsMax: 500 })
})

async function first(headers: Record<string, string>, query = '') {
  const response = await api.app.inject({ url: `/v1/situations${query}`, headers })
  return { row: response.json().data[0], headers: response.headers }
}

const lists = () => statements.filter((text) => text.includes('from situation_list')).length

test('what many ask at once is read once, and each of them is counted', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => first(free)))
  expect(answers.map((answer) => answer.row.slug)).toEqual(Array(10).fill('flood'))
  expect(lists()).toBe(1)
  expect(answers.map((answer) => Number(answer.headers['x-ratelimit-remaining-day'])).sort()).toEqual([
    90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
  ])
})

test('a change is seen half a second later', async () => {
  expect((await first(free)).row.slug).toBe('flood')
  await updateSituation(store.db, 'strike', { relevanceRank: 9 })
  api.clock.now += 499
  expect((await first(free)).row.slug).toBe('flood')
  api.clock.now += 1
  expect((await first(free)).row.slug).toBe('strike')
})

test('tiers and questions never share an answer', async () => {
  const asked = '?summary=full&days=30'
  expect(await first(free, asked)).toMatchObject({ headers: { 'x-summary-mode': 'preview', 'x-window-days': '7' } })
  const full = await first(scale, asked)
  expect(full).toMatchObject({ row: { summary: 'Rivers rose.' }, headers: { 'x-summary-mode': 'full', 'x-window-days': '30' } })
  expect((await first(free, asked)).row).not.toHaveProperty('summary')
  expect((await first(scale)).row).not.toHaveProperty('summary')
})

test('a failure is not kept', async () => {
  expect((await api.app.inject({ url: '/v1/situations/quake', headers: free })).statusCode).toBe(404)
  await seedSituation(store.db, 'quake')
  expect((await api.app.inject({ url: '/v1/situations/quake', headers: free })).statusCode).toBe(200)
})
