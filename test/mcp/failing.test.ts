// What is logged where the authorization server itself fails.

import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openTestSite } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
const broken = new Error('broken')
let site: ReturnType<typeof openTestSite>

beforeAll(async () => {
  const db: Database = { ...store.db, query: () => Promise.reject(broken), transaction: () => Promise.reject(broken) }
  await store.db.query(sql`delete from oauth_records`)
  site = openTestSite(db)
})
afterAll(() => site.app.close())

test('a line of the log names the request that failed by the id that its caller was told', async () => {
  const { statusCode, headers } = await site.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=refresh_token&refresh_token=r&client_id=c',
  })
  expect(statusCode).toBe(500)
  expect(site.faults).toEqual([{ request_id: headers['x-request-id'], code: 'oauth', err: broken }])
  expect(headers['x-request-id']).toMatch(/^request-\d+$/)
})
