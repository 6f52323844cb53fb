// The revisions of the protocol, and that nothing is remembered between two requests.

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clearRecords, seedAccount, seedSituation, seedUsage } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { connect, openTestTools, post, type TestTools, toolCall } from './support.ts'

const store = storeOfFile()
let tools: TestTools

afterAll(() => tools.close())
beforeEach(async () => {
  await tools?.close()
  await clearRecords(store.db)
  tools = await openTestTools(store.db)
})

const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'x', version: '1' } },
})

// D8-revisions R4.5-rpc
test.each([
  ['2025-06-18', '2025-06-18'],
  ['2025-11-25', '2025-11-25'],
  ['2025-03-26', '2025-03-26'],
  ['2024-11-05', '2025-06-18'],
  ['1999-01-01', '2025-06-18'],
  ['2026-07-28', '2025-06-18'],
])('a handshake that asks for %s gets %s', async (asked, answered) => {
  const { status, body, headers } = await post(tools, initialize(asked))
  expect([status, body?.result?.protocolVersion, headers.get('mcp-session-id')]).toEqual([200, answered, null])
  expect(body?.result).toMatchObject({ capabilities: { tools: {} }, serverInfo: { name: 'sitrep' } })
})

// D8-revisions
test('a client of the revision without a handshake lists and calls', async () => {
  const key = await seedAccount(store.db, 'free', 'hobby')
  await seedSituation(store.db, 'flood')
  const client = await connect(tools, { headers: key, current: true })
  expect(client.client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  expect((await client.client.listTools()).tools).toHaveLength(4)
  const seen = await client.call('get_top_situations')
  expect(seen.result?.structuredContent).toMatchObject({ data: [{ slug: 'flood' }] })
  expect(seen.wire.headers.get('x-ratelimit-remaining-day')).toBe('99')
  expect((await client.call('get_cluster', { cluster_id: 'a', articles: 500 })).thrown).toMatchObject({ code: -32602 })
  expect((await client.call('get_cluster', { cluster_id: 'nobody' })).result?.isError).toBe(true)
  tools.search.index = async () => {
    throw new Error('x')
  }
  expect((await client.call('search_situations', { query: 'x' })).wire).toMatchObject({ status: 500, body: { error: { code: -32603 } } })
})

const REVISION = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

// D8-invalid D8-counting
test.each([['2025-03-26'], ['2025-06-18'], ['2025-11-25'], ['2026-07-28']])(
  'arguments that are no object are -32602 with what was seen, and count once, in %s',
  async (revision) => {
    const key = await seedAccount(store.db, 'free', 'hobby')
    const _meta = revision === '2026-07-28' ? { _meta: REVISION } : {}
    const ask = (name: string, args: unknown, given: Record<string, string>) => {
      const headers = { ...given, 'mcp-protocol-version': revision, 'mcp-method': 'tools/call', 'mcp-name': name }
      return post(tools, { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name, arguments: args, ..._meta } }, { headers })
    }
    const given = [[], 'x', 5, false]
    for (const [place, args] of given.entries()) {
      const { status, body, headers } = await ask('get_top_situations', args, key)
      const message = `arguments must be an object; got ${JSON.stringify(args)}`
      expect({ status, body }).toEqual({ status: 200, body: { jsonrpc: '2.0', id: 7, error: { code: -32602, message } } })
      expect(headers.get('x-ratelimit-remaining-day')).toBe(String(99 - place))
    }
    const unknown = await ask('get_news', [], key)
    expect([unknown.body?.error?.message, unknown.headers.get('x-ratelimit-remaining-day')]).toEqual([
      expect.stringContaining('unknown tool'),
      '96',
    ])
    expect((await ask('get_top_situations', {}, key)).body?.result).toMatchObject({ structuredContent: {} })
    const full = await seedAccount(store.db, 'full', 'hobby')
    await seedUsage(store.db, 'full', { requests: 100 })
    expect((await ask('get_top_situations', [], full)).body?.result).toMatchObject({ isError: true })
    expect((await ask('get_cluster', [], {})).body?.result).toMatchObject({ isError: true })
  },
)

describe('what clients send', () => {
  // R4.5-rpc
  test('any Accept is good enough, charset and case of the type too', async () => {
    for (const headers of [
      { accept: '*/*' },
      { accept: 'application/json' },
      { accept: 'text/html' },
      { 'content-type': 'application/json; charset=utf-8' },
    ]) {
      const { status, headers: answered } = await post(
        tools,
        { jsonrpc: '2.0', id: 1, method: 'ping' },
        { headers: headers as Record<string, string> },
      )
      expect([status, answered.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    }
  })

  // D8-revisions
  test.each([['1999-01-01'], ['2025-06-19'], ['2099-01-01'], ['latest'], ['']])(
    'the revision %j, named in the header, is 400 with those that are spoken',
    async (revision) => {
      const message = 'MCP-Protocol-Version must be one of 2025-06-18, 2025-11-25, 2025-03-26, 2026-07-28'
      const ask = (body: unknown) => post(tools, body, { headers: { 'mcp-protocol-version': revision } })
      const ping = { jsonrpc: '2.0', id: 5, method: 'ping' }
      expect(await ask(ping)).toMatchObject({ status: 400, body: { id: 5, error: { code: -32600, message } } })
      expect(await ask([ping])).toMatchObject({ status: 400, body: { id: null, error: { code: -32600, message } } })
    },
  )

  // D8-transport
  test('a message with half of a character outside its arguments is refused, and none comes back', async () => {
    const half = '\ud83c'
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_top_situations' } }
    const named = { ...REVISION, 'io.modelcontextprotocol/protocolVersion': half }
    for (const [body, id] of [
      [{ ...call, id: half }, null],
      [{ ...call, method: half }, 1],
      [{ ...call, params: { name: half } }, 1],
      [{ ...call, params: { ...call.params, _meta: named } }, 1],
      [{ ...call, id: half, params: { ...call.params, _meta: REVISION } }, null],
      [{ ...call, params: { ...call.params, _meta: { ...REVISION, [half]: 1 } } }, 1],
      [{ jsonrpc: '2.0', method: half, params: { _meta: REVISION } }, null],
    ]) {
      const current = JSON.stringify(body).includes('2026-07-28') && { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call' }
      const seen = await post(tools, body, { headers: { ...current } })
      const error = { code: -32600, message: 'a text of the message holds half of a character' }
      expect({ status: seen.status, body: seen.body }).toEqual({ status: 400, body: { jsonrpc: '2.0', id, error } })
    }
  })

  // D8-invalid R4.5-strict
  test('a number with more digits than numbers have is merely too large, and is told by its value', async () => {
    const key = await seedAccount(store.db, 'free', 'hobby')
    const call = (name: string, given: string) =>
      post(tools, `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${given}}}`, { headers: key })
    for (const [digits, shown] of [
      [`1${'0'.repeat(400)}`, 'Infinity'],
      ['-1e400', '-Infinity'],
      ['1e3', '1000'],
    ]) {
      expect((await call('get_top_situations', `{"limit":${digits}}`)).body?.result).toHaveProperty('structuredContent')
      const { body } = await call('get_cluster', `{"cluster_id":"a","articles":${digits}}`)
      expect(body?.error).toEqual({ code: -32602, message: `articles must be an integer from 1 to 100; got ${shown}` })
    }
  })

  // D8-transport
  test('a body of more than 262,144 bytes is 413', async () => {
    const of = (bytes: number) => post(tools, JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }).padEnd(bytes))
    expect(await of(262_144)).toMatchObject({ status: 200, body: { id: 1 } })
    const message = 'a body may have 262144 bytes'
    expect(await of(262_145)).toMatchObject({ status: 413, body: { id: null, error: { code: -32600, message } } })
  })

  test('a stale session id is nothing', async () => {
    const ping = { jsonrpc: '2.0', id: 5, method: 'ping' }
    expect(await post(tools, ping, { headers: { 'mcp-protocol-version': '2025-11-25', 'mcp-session-id': 'old' } })).toMatchObject({
      status: 200,
      body: { result: {} },
    })
  })

  test('a notification is 202 without a body; an unknown method is -32601 at 200', async () => {
    expect(await post(tools, { jsonrpc: '2.0', method: 'notifications/initialized' })).toMatchObject({ status: 202, body: undefined })
    expect(await post(tools, { jsonrpc: '2.0', id: 'x', method: 'resources/list' })).toMatchObject({
      status: 200,
      body: { id: 'x', error: { code: -32601 } },
    })
  })

  test('a batch has up to twenty messages', async () => {
    const pings = Array.from({ length: 21 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
    const headers = { 'mcp-protocol-version': '2025-03-26' }
    const { status, body } = await post(tools, pings.slice(0, 20), { headers })
    expect([status, (body as unknown as object[]).length]).toEqual([200, 20])
    for (const batch of [pings, []]) expect((await post(tools, batch, { headers })).status).toBe(400)
  })

  // R8-call
  test('in a batch of 2025-03-26 each call counts; later revisions have no batches', async () => {
    const key = await seedAccount(store.db, 'free', 'hobby')
    const batch = [
      toolCall('get_top_situations', {}, 1),
      { jsonrpc: '2.0', method: 'notifications/x' },
      toolCall('get_top_situations', {}, 2),
    ]
    const { status, headers, body } = await post(tools, batch, { headers: { ...key, 'mcp-protocol-version': '2025-03-26' } })
    expect([status, headers.get('x-ratelimit-remaining-day'), (body as unknown as { id: number }[]).map(({ id }) => id)]).toEqual([
      200,
      '98',
      [1, 2],
    ])
    for (const revision of ['2025-06-18', '2026-07-28']) {
      expect(await post(tools, batch, { headers: { ...key, 'mcp-protocol-version': revision } })).toMatchObject({
        status: 400,
        body: { error: { code: -32600, message: `no batches in revision ${revision}` } },
      })
    }
  })
})

// D8-transport
test('each fault of ours is logged once, with the id of its request, in every revision and of a batch as well', async () => {
  const key = await seedAccount(store.db, 'free', 'hobby')
  tools.search.index = async () => {
    throw new Error('secret detail')
  }
  const client = await connect(tools, { headers: key, current: true })
  const alone = await client.call('search_situations', { query: 'x' })
  const search = (id: number) => toolCall('search_situations', { query: 'x' }, id)
  const headers = { ...key, 'mcp-protocol-version': '2025-03-26' }
  const batch = await post(tools, [search(1), { jsonrpc: '2.0', id: 2, method: 'ping' }, search(3)], { headers })
  expect(tools.faults).toMatchObject(
    [alone.wire, batch, batch].map((answer) => ({ request_id: answer.headers.get('x-request-id'), code: 'internal_error' })),
  )
})

// D8-revisions
test('a subscription is told that nothing is ever published to it, and ends at once', async () => {
  const notifications = { toolsListChanged: true, resourceSubscriptions: ['news://all'] }
  const listen = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { notifications, _meta: REVISION } }
  const headers = { 'content-type': 'application/json', 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' }
  const response = await fetch(`${tools.origin}/mcp`, { method: 'POST', headers, body: JSON.stringify(listen) })
  const told = (await response.text()).match(/(?<=data: ).*/g)?.map((message) => JSON.parse(message))
  expect(told).toMatchObject([{ params: { notifications: {} } }, { id: 1, result: { resultType: 'complete' } }])
  expect(told?.[0].params.notifications).toEqual({})
})

// D9-durable D8-revisions
test('between any two calls of a client the server may start anew', async () => {
  const key = await seedAccount(store.db, 'free', 'hobby')
  await seedSituation(store.db, 'a', { relevanceRank: 2 })
  await seedSituation(store.db, 'b', { relevanceRank: 1 })
  let running = await openTestTools(store.db)
  const door = { origin: 'http://tools.invalid' }
  const { fetch: direct } = globalThis
  globalThis.fetch = (input, init) => direct(String(input).replace(door.origin, running.origin), init)
  try {
    const client = await connect(door, { headers: key })
    const restart = async () => {
      await running.close()
      running = await openTestTools(store.db)
    }
    await restart()
    expect((await client.client.listTools()).tools).toHaveLength(4)
    await restart()
    const first = await client.call('get_top_situations', { limit: 1 })
    await restart()
    const second = await client.call('get_top_situations', { limit: 1, cursor: first.result?.structuredContent?.next_cursor })
    expect(second.result?.structuredContent).toMatchObject({ data: [{ slug: 'b' }] })
  } finally {
    globalThis.fetch = direct
    await running.close()
  }
})
