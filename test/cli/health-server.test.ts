// The port of a worker: no requests are served there, but whoever watches it is answered.

import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CommandContext } from '../../src/cli/command.ts'
import { type HealthServer, openHealthServer } from '../../src/cli/health-server.ts'
import { readConfig } from '../../src/config.ts'
import { ServiceError } from '../../src/core/serving/errors.ts'
import { silentLog } from '../../src/log.ts'
import { createHealthRoutes } from '../../src/rest/server.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { eventually } from '../support/eventually.ts'

let isReachable: boolean
let server: HealthServer

beforeEach(async () => {
  isReachable = true
  const context: Pick<CommandContext, 'config' | 'clock' | 'newId' | 'log'> = {
    config: readConfig({ environment: {}, flags: { port: '0' }, file: '' }),
    clock: () => 0,
    newId: () => 'id',
    log: silentLog,
  }
  server = await openHealthServer(context, {
    db: { query: () => (isReachable ? Promise.resolve([]) : Promise.reject(new StoreUnavailable('out of reach'))) },
    degraded: () => ['feeds: network'],
    metrics: {
      counts: () => [],
      gauges: async () => [{ name: 'sitrep_feeds_due', help: 'h', values: [{ value: 3, labels: {} }] }],
      token: undefined,
    },
    otherwise: new ServiceError('not_found', 'this process works and serves no requests'),
  })
})
afterEach(() => server.close())

async function ask(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${server.address}${path}`)
  return { status: response.status, text: await response.text() }
}

test('tells that the process lives, what is degraded, and its figures', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' })
  expect(await ask('/readyz')).toEqual({ status: 200, text: '{"status":"ready","degraded":["feeds: network"]}' })
  expect((await ask('/metrics')).text).toContain('sitrep_feeds_due 3')
})

test('is not ready while the store is out of reach', async () => {
  isReachable = false
  expect(await ask('/readyz')).toEqual({ status: 503, text: '{"status":"unavailable","degraded":["feeds: network","store"]}' })
  expect((await ask('/healthz')).status).toBe(200)
})

test('is not ready within seconds while the store takes what it is asked and never answers, and asks it once at a time', async () => {
  const asked: unknown[] = []
  const db = { query: (statement: unknown) => new Promise<never>(() => asked.push(statement)) }
  const app = fastify()
  app.register(createHealthRoutes({ db, degraded: () => [], log: silentLog, clock: () => 0 }))
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (const times of [1, 2]) {
      const answers = [app.inject('/readyz'), app.inject('/readyz')].map(async (response) => [
        (await response).statusCode,
        (await response).body,
      ])
      await eventually(() => expect(asked).toHaveLength(times))
      await vi.advanceTimersByTimeAsync(3_000)
      const silent = [503, '{"status":"unavailable","degraded":["store"]}']
      expect(await Promise.all(answers)).toEqual([silent, silent])
    }
    expect(asked).toHaveLength(2)
  } finally {
    vi.useRealTimers()
    await app.close()
  }
})

test('serves nothing else, and says so in the form of the API', async () => {
  expect(await ask('/v1/situations')).toEqual({
    status: 404,
    text: '{"error":{"code":"not_found","message":"this process works and serves no requests"}}',
  })
})

// D3-options
test('lets pages read from anywhere what it answers', async () => {
  const preflight = await fetch(`${server.address}/v1/situations`, { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'Authorization, X-Api-Key, Accept, Content-Type',
  ])
})

async function answerTo(lines: string): Promise<string> {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  socket.write(`${lines}\r\nConnection: close\r\n\r\n`)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return `${head.split('\r\n', 1)[0]} ${body}`
}

// R7-shape
test('refuses what is no request as the API does', async () => {
  const malformed = 'HTTP/1.1 400 Bad Request {"error":{"code":"bad_request","message":"the request is malformed"}}'
  expect(await answerTo('GET /healthz HTTP/1.1')).toBe(malformed)
  expect(await answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b')).toBe(malformed)
  expect(await answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\nno header')).toBe(malformed)
  expect(await answerTo('GET /%ff HTTP/1.1\r\nHost: a')).toContain('"code":"bad_request"')
  expect(await answerTo('BREW /healthz HTTP/1.1\r\nHost: a')).toContain('"code":"not_found"')
  expect(await answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: tea')).toContain('{"status":"ok"}')
})
