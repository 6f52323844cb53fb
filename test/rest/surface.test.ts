// What holds for every response, whatever was asked: form of failures, methods, CORS, request ids; and what reaches us broken.

import { connect } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/store/database.ts'
import { openTestApi, type TestApi } from '../support/api.ts'
import { clearRecords, keyOf, seedAccount, seedSituation } from '../support/seed.ts'
import { storeOfFile, type TestStore } from '../support/store.ts'

const store = storeOfFile()
let api: TestApi
let free: { authorization: string }

beforeEach(async () => {
  await clearRecords(store.db)
  free = await seedAccount(store.db, 'free', 'hobby')
  api = openTestApi(store.db)
})

const UNKNOWN_ENDPOINT = {
  error: { code: 'not_found', message: 'no such endpoint, or not by this method; those of the API are in /openapi.json' },
}

const EXPOSED =
  'X-RateLimit-Limit-Day, X-RateLimit-Remaining-Day, X-RateLimit-Limit-Minute, X-RateLimit-Limit-Search, X-RateLimit-Remaining-Search, RateLimit, RateLimit-Policy, X-Summary-Mode, X-Window-Days, Retry-After, WWW-Authenticate, X-Request-Id'

describe('404', () => {
  // R4-unknown-path R7-shape D3-order R8-no-headers R9-prefix
  test('an unknown path is the JSON 404 for anyone, with a key or without, and counts nothing', async () => {
    for (const url of [
      '/v1',
      '/v1/',
      '/v1/situation',
      '/v1/situations/',
      '/v1/situations/a/b',
      '/v1/SITUATIONS',
      '/v2/situations',
      '//v1/situations',
      '/v1/clusters',
      '/nothing',
      '/v1/%20',
      '/v1/%zz',
      '/v1/%',
      '/v1/situations%zz',
      '/v1/situations/x/%zz',
      '/v1%zz',
      '/V1/situations/%zz',
      '//v1/%zz',
    ]) {
      for (const headers of [{}, free]) {
        const response = await api.app.inject({ url, headers })
        expect({ url, status: response.statusCode, body: response.json() }).toEqual({ url, status: 404, body: UNKNOWN_ENDPOINT })
        expect(response.headers).not.toHaveProperty('x-ratelimit-remaining-day')
        expect(response.headers['access-control-allow-origin']).toBe('*')
      }
    }
    const counted = await api.app.inject({ url: '/v1/situations', headers: free })
    expect(counted.headers['x-ratelimit-remaining-day']).toBe('99')
  })

  // D3-methods R4-read-only
  test('any method but GET, HEAD and OPTIONS is the JSON 404, uncounted and without limit headers', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'MKCOL', 'SEARCH', 'PURGE', 'QUERY'] as const) {
      for (const url of ['/v1/situations', '/v1/search?q=x', '/v1/limits', '/v1/nothing', '/v1/%ZZ', '/nothing']) {
        const bare = await api.app.inject({ method: method as 'POST', url })
        expect({ method, url, status: bare.statusCode, body: bare.json() }).toEqual({ method, url, status: 404, body: UNKNOWN_ENDPOINT })
        const response = await api.app.inject({
          method: method as 'POST',
          url,
          headers: { ...free, 'content-type': 'application/x-nonsense' },
          payload: '{',
        })
        expect({ method, url, status: response.statusCode, body: response.json() }).toEqual({
          method,
          url,
          status: 404,
          body: UNKNOWN_ENDPOINT,
        })
        expect(response.headers).not.toHaveProperty('x-ratelimit-remaining-day')
        // Nobody reads its body.
        if (url.startsWith('/v1')) expect({ method, url, connection: response.headers.connection }).toMatchObject({ connection: 'close' })
      }
    }
  })
})

describe('HEAD and OPTIONS', () => {
  test('HEAD answers like GET without the body, and counts', async () => {
    const response = await api.app.inject({ method: 'HEAD', url: '/v1/situations', headers: free })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({ 'content-length': '30', 'x-ratelimit-remaining-day': '99', 'x-summary-mode': 'preview' })
  })

  // D3-options D6-free R1-cors D3-expose
  test('OPTIONS is 204 without a key, and counts nothing', async () => {
    const ofApi = ['/v1/situations', '/v1/situations/flood', '/v1/nothing', '/v1/situations/%ZZ']
    for (const url of [...ofApi, '/openapi.json', '/healthz', '/readyz']) {
      const response = await api.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      })
      expect(response.statusCode).toBe(204)
      expect(response.body).toBe('')
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers': 'Authorization, X-Api-Key, Accept, Content-Type',
        'access-control-max-age': '86400',
      })
      expect(response.headers).not.toHaveProperty('x-ratelimit-remaining-day')
    }
  })
})

describe('headers', () => {
  // R1-cors D3-expose D7-request-id
  test('every response may be read from any origin, is kept by no cache on the way, and names its request', async () => {
    await seedSituation(store.db, 'flood')
    const ids = new Set<unknown>()
    for (const [url, headers] of [
      ['/v1/situations', free],
      ['/v1/situations/flood', free],
      ['/v1/situations?limit=x', free],
      ['/v1/situations/nobody', free],
      ['/v1/situations', {}],
      ['/v1/nothing', {}],
      ['/v1/%ZZ', {}],
      ['/elsewhere', {}],
      ['/healthz', {}],
      ['/readyz', {}],
      ['/openapi.json', {}],
    ] as const) {
      const response = await api.app.inject({ url, headers })
      expect({ url, origin: response.headers['access-control-allow-origin'] }).toEqual({ url, origin: '*' })
      expect(response.headers['access-control-expose-headers']).toBe(EXPOSED)
      expect(response.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' })
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      ids.add(response.headers['x-request-id'])
    }
    expect(ids.size).toBe(11)
    expect([...ids][0]).toBe('request-1')
  })
})

describe('400', () => {
  test('a path that is not correctly percent-encoded', async () => {
    for (const url of ['/v1/situations/%ZZ', '/v1/situations/%E0%A4%A', '/v1/clusters/%C3']) {
      const response = await api.app.inject({ url, headers: free })
      expect({ url, status: response.statusCode, body: response.json() }).toEqual({
        url,
        status: 400,
        body: { error: { code: 'bad_request', message: 'the address is not correctly percent-encoded' } },
      })
    }
  })

  // D3-order D3-headers D6-counted
  test('a name that is not correctly percent-encoded is judged after key and caps, as any parameter is', async () => {
    for (const [left, url] of [
      ['99', '/v1/situations/%ff'],
      ['98', '/v1/clusters/%25%ff?articles=2%ff'],
    ] as const) {
      const response = await api.app.inject({ url, headers: free })
      expect([response.statusCode, response.headers['x-ratelimit-remaining-day']]).toEqual([400, left])
    }
    expect((await api.app.inject('/v1/situations/%ff')).statusCode).toBe(401)
    expect((await api.app.inject({ method: 'POST', url: '/v1/situations/%ff', headers: free })).json()).toEqual(UNKNOWN_ENDPOINT)
    expect((await api.app.inject({ method: 'OPTIONS', url: '/v1/situations/%ff' })).statusCode).toBe(204)
    for (let request = 0; request < 18; request += 1) await api.app.inject({ url: '/v1/situations/%ff', headers: free })
    expect((await api.app.inject({ url: '/v1/situations/%ff', headers: free })).statusCode).toBe(429)
  })
})

describe('on the wire', () => {
  let port: number

  beforeEach(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const address = api.app.server.address()
    port = typeof address === 'object' && address ? address.port : 0
    return () => api.app.close()
  })

  /** Sends bytes and gives what comes back until the connection ends. */
  function told(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (bytes) => {
        answer += bytes.toString()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(answer))
    })
  }

  async function send(text: string): Promise<{ head: string; body: unknown }> {
    const answer = await told(text)
    const end = answer.indexOf('\r\n\r\n')
    return { head: answer.slice(0, end), body: JSON.parse(answer.slice(end + 4)) }
  }

  // R7-shape R7-bad-request
  test('an oversized address or header is a JSON 400', async () => {
    const tooLong = { error: { code: 'bad_request', message: 'the address or the headers are too long' } }
    for (const request of [
      `GET /v1/situations?x=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      `GET /v1/situations HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${'x'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const { head, body } = await send(request)
      expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
      expect(head).toContain('Access-Control-Allow-Origin: *\r\n')
      expect(head).toMatch(/X-Request-Id: request-\d+/)
      expect(body).toEqual(tooLong)
    }
  })

  test('what is no HTTP is a JSON 400', async () => {
    const malformed = { error: { code: 'bad_request', message: 'the request is malformed' } }
    for (const request of [
      'NONSENSE\r\n\r\n',
      'GET /v1/situations HTTP/1.1\r\nHost a\r\n\r\n',
      'GET /v1/situations HTTP/1.1\r\n\r\n',
      'GET /v1/situations HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
      'GET /v1/situations HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
      'GET /v1/situations HTTP/3.9\r\nHost: a\r\n\r\n',
    ]) {
      expect((await send(request)).body).toEqual(malformed)
    }
  })

  // R7-bad-request
  test('letters that stand in an address as they are written are a JSON 400 that says how to write them', async () => {
    const message = 'the address holds characters that must be percent-encoded, such as q=m%C3%A9xico for q=méxico'
    for (const address of ['/v1/search?q=méxico', '/v1/search?q=台风', '/v1/situations/méxico']) {
      const { head, body } = await send(`GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`)
      expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
      expect(body).toEqual({ error: { code: 'bad_request', message } })
    }
    expect((await send('GET search HTTP/1.1\r\nHost: a\r\n\r\n')).body).toEqual({
      error: { code: 'bad_request', message: 'the request is malformed' },
    })
  })

  // D3-order D3-headers R7-unauthorized
  test('an address that names its host is judged as one that does not: a name that is not correctly percent-encoded after the key', async () => {
    for (const address of ['/v1/clusters/%zz', 'http://other.example/v1/clusters/%zz', 'HTTPS://other.example:1/v1/clusters/%zz?x=%']) {
      const [bare, keyed] = ['', `X-Api-Key: ${keyOf('free')}\r\n`].map(
        (key) => `GET ${address} HTTP/1.1\r\nHost: a\r\n${key}Connection: close\r\n\r\n`,
      )
      expect((await send(bare!)).head).toMatch(/^HTTP\/1\.1 401 /)
      expect((await send(keyed!)).head).toMatch(/^HTTP\/1\.1 400 .*X-RateLimit-Remaining-Day: /is)
    }
    expect((await send('GET http://other.example/v1/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).body).toEqual(UNKNOWN_ENDPOINT)
  })

  // D3-methods
  test('what stands behind a whole request is refused behind its answer', async () => {
    const whole = `GET /v1/limits HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${keyOf('free')}\r\n\r\n`
    for (const [behind, status] of [
      ['{"jsonrpc":"2.0"}', 400],
      ['WIBBLE /v1/situations HTTP/1.1\r\nHost: a\r\n\r\n', 404],
    ] as const) {
      const answers = await told(`${whole}${behind}`)
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', `HTTP/1.1 ${status}`])
      expect(answers).toMatch(/X-RateLimit-Limit-Day: /i)
    }
  })

  // D3-methods
  test('CONNECT, and a method that nobody knows, are the JSON 404', async () => {
    for (const method of ['CONNECT', 'WIBBLE']) {
      const { head, body } = await send(`${method} /v1/situations HTTP/1.1\r\nHost: a\r\n\r\n`)
      expect(head).toMatch(/^HTTP\/1\.1 404 Not Found/)
      expect(body).toEqual(UNKNOWN_ENDPOINT)
    }
  })

  test('an expectation that we do not know is no reason to refuse', async () => {
    const request = `GET /v1/limits HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: miracles\r\nX-Api-Key: ${keyOf('free')}\r\n\r\n`
    expect((await send(request)).head).toMatch(/^HTTP\/1\.1 200 OK/)
  })
})

describe('503 and 500', () => {
  /** The store, until it is broken. */
  function breakable() {
    const state: { failure: Error | undefined } = { failure: undefined }
    const db: TestStore['db'] = {
      ...store.db,
      query: async (statement) => {
        if (state.failure) throw state.failure
        return store.db.query(statement)
      },
    }
    return { db, state }
  }

  // R7-unavailable D6-counted
  test('a store that is down is 503 with Retry-After, costs nothing, and recovers by itself', async () => {
    const { db, state } = breakable()
    api = openTestApi(db)
    expect((await api.app.inject({ url: '/v1/situations', headers: free })).headers['x-ratelimit-remaining-day']).toBe('99')
    state.failure = new StoreUnavailable('the store is at 10.0.0.5')
    for (const step of [0, 2_000]) {
      api.clock.now += step
      const down = await api.app.inject({ url: '/v1/situations', headers: free })
      expect({ status: down.statusCode, body: down.json() }).toEqual({
        status: 503,
        body: { error: { code: 'unavailable', message: 'temporarily unavailable; retry shortly' } },
      })
      expect(down.headers).toMatchObject({ 'retry-after': '5', 'access-control-allow-origin': '*' })
    }
    expect((await api.app.inject('/readyz')).statusCode).toBe(503)
    state.failure = undefined
    const up = await api.app.inject({ url: '/v1/situations', headers: free })
    expect(up.statusCode).toBe(200)
    expect(up.headers['x-ratelimit-remaining-day']).toBe('98')
    expect((await api.app.inject('/readyz')).statusCode).toBe(200)
  })

  // D6-counted
  test('what a request took before the store went down is given back when it is there again', async () => {
    const { db, state } = breakable()
    api = openTestApi({
      query: (statement) => {
        // The request is taken, then the store goes down for all that follows.
        if (statement.text.includes('situation_list')) state.failure = new StoreUnavailable('down')
        return db.query(statement)
      },
    })
    expect((await api.app.inject({ url: '/v1/situations', headers: free })).statusCode).toBe(503)
    state.failure = undefined
    const limits = await api.app.inject({ url: '/v1/clusters/nobody', headers: free })
    expect(limits.headers['x-ratelimit-remaining-day']).toBe('99')
  })

  // R7-internal D6-counted D3-headers
  test('a fault of ours is 500 without its words, is logged, gives the request back and carries the limit headers', async () => {
    api.search.index = async () => {
      throw new Error('column "password" does not exist')
    }
    const response = await api.app.inject({ url: '/v1/search?q=x', headers: free })
    expect({ status: response.statusCode, body: response.json() }).toEqual({
      status: 500,
      body: { error: { code: 'internal_error', message: 'an internal error occurred; retry with backoff' } },
    })
    expect(response.headers).toMatchObject({ 'x-ratelimit-remaining-day': '100', 'x-ratelimit-remaining-search': '10' })
    expect(api.faults).toMatchObject([{ code: 'internal_error', err: { message: 'column "password" does not exist' } }])
  })
})

describe('the log', () => {
  test('has one line for each request, with the pattern of its route and nothing that was asked for', async () => {
    await api.app.inject({ url: '/v1/search?q=a+private+matter', headers: free })
    await api.app.inject({ url: '/v1/situations/private', headers: free })
    await api.app.inject({ method: 'POST', url: '/v1/private' })
    expect(api.served).toEqual([
      { request_id: 'request-1', method: 'GET', route: '/v1/search', status: 200, ms: expect.any(Number) },
      { request_id: 'request-2', method: 'GET', route: '/v1/situations/:id', status: 404, ms: expect.any(Number) },
      { request_id: 'request-3', method: 'POST', route: undefined, status: 404, ms: expect.any(Number) },
    ])
  })
})

describe('operations', () => {
  test('/healthz and /readyz need no key, and readiness names what is degraded', async () => {
    api = openTestApi(store.db, { degraded: ['feeds'] })
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    const ready = await api.app.inject('/readyz')
    expect({ status: ready.statusCode, body: ready.json() }).toEqual({ status: 200, body: { status: 'ready', degraded: ['feeds'] } })
  })
})
