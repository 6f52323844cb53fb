// A page of any origin reads the API with a key: what the browser lets through is the judge.

import { createServer, type Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openPage } from '../support/browser.ts'
import { listening } from '../support/free-port.ts'
import { NOW, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

let store: TestStore
let server: TestServer
let stranger: Server
let browser: Browser
let page: Page
let authorization: string

beforeAll(async () => {
  store = await openTestStore()
  await seedSituation(store.db, 'ferry-inquiry')
  await seedCluster(store.db, 'ferry-aground', { situation: 'ferry-inquiry' })
  await seedCluster(store.db, 'ferry-hearing', { situation: 'ferry-inquiry' })
  ;({ authorization } = await seedAccount(store.db, 'reader', 'builder'))
  // Six requests a minute, so that a page meets the cap.
  server = await openTestServer(store, { now: NOW, environment: { SITREP_CAPS: '{"builder":{"minute":6}}' } })
  stranger = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
  )
  const port = await listening(stranger)
  browser = await launchBrowser()
  ;({ page } = await openPage(browser, `http://localhost:${port}`))
  await page.goto('/')
})

afterAll(async () => {
  await browser?.close()
  stranger?.close()
  await server?.close()
  await store?.close()
})

interface Seen {
  status: number
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: the body's form is what is under test
  body: any
}

/** Fetches from within the page of the other origin; only what the browser shows to scripts comes back. */
function fetchInPage(path: string, init: { method?: string; headers?: Record<string, string> } = {}): Promise<Seen> {
  return page.evaluate(
    async ({ url, options }) => {
      const response = await fetch(url, options)
      const text = await response.text()
      return { status: response.status, headers: Object.fromEntries(response.headers), body: text === '' ? null : JSON.parse(text) }
    },
    { url: `${server.origin}${path}`, options: init },
  )
}

const LIMIT_HEADERS = ['x-ratelimit-limit-day', 'x-ratelimit-remaining-day', 'x-ratelimit-limit-minute', 'ratelimit', 'ratelimit-policy']

// R1-cors, D3-options, D3-expose
describe('a page of another origin', () => {
  test('lists with a key in either header, which takes a preflight, and reads the headers of the contract', async () => {
    const list = await fetchInPage('/v1/situations?summary=full', { headers: { Authorization: authorization } })
    expect(list.status).toBe(200)
    expect(list.body.data[0].slug).toBe('ferry-inquiry')
    expect(Object.keys(list.headers)).toEqual(expect.arrayContaining([...LIMIT_HEADERS, 'x-summary-mode', 'x-window-days', 'x-request-id']))
    const detail = await fetchInPage('/v1/situations/ferry-inquiry', { headers: { 'X-Api-Key': authorization.slice('Bearer '.length) } })
    expect(detail.status).toBe(200)
    expect(detail.body.data.timeline).toHaveLength(2)
  })

  test('sends what browsers send with JSON, and may ask with HEAD', async () => {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json', Accept: 'application/json' }
    expect(await fetchInPage('/v1/limits', { headers })).toMatchObject({ status: 200, body: { data: { tier: 'builder' } } })
    expect(await fetchInPage('/v1/limits', { method: 'HEAD', headers })).toMatchObject({ status: 200, body: null })
  })

  test('searches, and reads the headers of the search cap', async () => {
    const { status, headers } = await fetchInPage('/v1/search?q=ferry', { headers: { Authorization: authorization } })
    expect(status).toBe(200)
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining([...LIMIT_HEADERS, 'x-ratelimit-limit-search', 'x-ratelimit-remaining-search']),
    )
  })

  test('reads every refusal: without a key, of an unknown path, of an unknown record, of a bad parameter', async () => {
    const headers = { Authorization: authorization }
    const nobody = await fetchInPage('/v1/situations')
    expect(nobody).toMatchObject({ status: 401, body: { error: { code: 'unauthorized' } } })
    expect(nobody.headers).toHaveProperty('www-authenticate')
    expect(await fetchInPage('/v1/nothing', { headers })).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    expect(await fetchInPage('/v1/clusters/none', { headers })).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    expect(await fetchInPage('/v1/situations?limit=x', { headers })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request' } },
    })
    expect(await fetchInPage('/v1/%zz', { headers })).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  })

  test('reads that a cap was reached, and when to come back', async () => {
    const ask = (): Promise<Seen> => fetchInPage('/v1/situations', { headers: { Authorization: authorization } })
    server.clock.now += 60_000
    for (let request = 0; request < 6; request += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
    expect(Number(refused.headers['retry-after'])).toBe(30)
    expect(Object.keys(refused.headers)).toEqual(expect.arrayContaining(LIMIT_HEADERS))
  })

  test('reads the document of the API without a key', async () => {
    expect(await fetchInPage('/openapi.json')).toMatchObject({ status: 200, body: { openapi: '3.1.0' } })
  })
})
