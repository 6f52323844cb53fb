// What goes wrong, as the official client and its user see it: every row of the list of errors, with HTTP status and id.

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { UpstreamError } from '../../src/core/serving/errors.ts'
import { tiersWith } from '../../src/core/serving/tier.ts'
import type { Exchange } from '../../src/mcp/call-tool.ts'
import type { ToolServerDeps } from '../../src/mcp/deps.ts'
import { answerMessage } from '../../src/mcp/protocol-server.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import {
  clearRecords,
  idOf,
  mergeCluster,
  mergeSituation,
  retireCluster,
  retireSituation,
  revokeKey,
  seedAccount,
  seedCluster,
  seedSituation,
  seedUsage,
} from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { connect, openTestTools, post, type TestClient, type TestTools, textOf, toolCall } from './support.ts'

const SLUG = "a slug is the last part of a page's address."
const SITUATION_IDS = `situation_id is in the results of get_top_situations and search_situations; ${SLUG}`
const CLUSTER_IDS = `cluster_id is in the results of search_situations and get_situation_timeline; ${SLUG}`
const store = storeOfFile()
let tools: TestTools
let free: TestClient
let key: Record<string, string>

afterAll(() => tools.close())
beforeEach(async () => {
  await tools?.close()
  await clearRecords(store.db)
  tools = await openTestTools(store.db, {
    tiers: tiersWith({ hobby: { minute: 1_000 } }),
    tools: { hosts: new Set(['127.0.0.1', 'mcp.example']) },
  })
  key = await seedAccount(store.db, 'free', 'hobby')
  free = await connect(tools, { headers: key })
})

describe('a call that was written wrongly', () => {
  // D8-invalid R4.5-strict R7-tools
  test.each([
    ['get_top_situations', { limit: '5' }, 'limit must be an integer from 1 to 50; got "5"'],
    ['get_top_situations', { limit: 1.5 }, 'limit must be an integer from 1 to 50; got 1.5'],
    ['get_top_situations', { window: '1d' }, 'window must be one of 24h, 7d, 30d; got "1d"'],
    ['get_top_situations', { sort: 'newest' }, 'sort must be one of relevance, recent; got "newest"'],
    // A value is shown in part, and never half of a character.
    ['get_top_situations', { sort: '🌊'.repeat(40) }, `sort must be one of relevance, recent; got "${'🌊'.repeat(29)}…`],
    ['get_top_situations', { summary: 'preview' }, 'summary must be full or left out; got "preview"'],
    [
      'get_top_situations',
      { category: 'wars' },
      expect.stringMatching(/^category must be one of international, politics, .*, sports; got "wars"$/),
    ],
    ['get_top_situations', { country: 'US,QQ' }, 'country must be comma-separated ISO 3166-1 alpha-2 codes, at most 10; got "QQ"'],
    ['get_top_situations', { country: 'no,ﬁ' }, 'country must be comma-separated ISO 3166-1 alpha-2 codes, at most 10; got "ﬁ"'],
    ['get_top_situations', { country: '' }, 'country must be comma-separated ISO 3166-1 alpha-2 codes, at most 10; got ""'],
    ['get_top_situations', { country: ['US'] }, 'country must be comma-separated ISO 3166-1 alpha-2 codes, at most 10; got ["US"]'],
    ['get_top_situations', { cursor: 7 }, 'cursor must be a text of at most 4096 characters; got 7'],
    ['search_situations', {}, 'query is required, as a text; it is missing'],
    ['search_situations', { query: ' ' }, 'query must have 1 to 200 characters; got " "'],
    ['search_situations', { query: '🌊'.repeat(201) }, 'query must have 1 to 200 characters; got 201'],
    ['search_situations', { query: 'a\ud83cb' }, 'query must be a text of whole characters; got "a\\ud83cb"'],
    ['get_cluster', { cluster_id: '\udf0a' }, 'cluster_id must be a text of whole characters; got "\\udf0a"'],
    ['search_situations', { query: 'x', days: 'week' }, 'days must be an integer from 1 to 30; got "week"'],
    ['search_situations', { query: 'x', summary: 'long' }, 'summary must be full or left out; got "long"'],
    ['get_situation_timeline', {}, 'situation_id is required, as a text; it is missing'],
    ['get_situation_timeline', { situation_id: 5 }, 'situation_id must be a text; got 5'],
    ['get_situation_timeline', { situation_id: 'a', timeline_limit: true }, 'timeline_limit must be an integer from 1 to 500; got true'],
    ['get_cluster', {}, 'cluster_id is required, as a text; it is missing'],
    ['get_cluster', { cluster_id: 'a', articles: 0 }, 'articles must be an integer from 1 to 100; got 0'],
    ['get_cluster', { cluster_id: 'a', articles: 101 }, 'articles must be an integer from 1 to 100; got 101'],
  ])('%s %j is -32602 at 200 with the request id, and counts once', async (name, args, message) => {
    const seen = await free.call(name, args)
    expect(seen.thrown).toMatchObject({ code: -32602 })
    expect(seen.wire).toMatchObject({ status: 200, body: { id: seen.wire.sentId, error: { code: -32602, message } } })
    expect(seen.wire.headers.get('x-ratelimit-remaining-day')).toBe('99')
  })

  const REVISION = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  // D8-invalid
  test.each([
    ['initialize', undefined, 'params: Invalid input: expected object, received undefined'],
    ['initialize', {}, 'params.protocolVersion: Invalid input: expected string, received undefined'],
    [
      'initialize',
      { protocolVersion: '2025-06-18', capabilities: null, clientInfo: { name: 'x', version: '1' } },
      'params.capabilities: Invalid input: expected object, received null',
    ],
    [
      'initialize',
      { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x' } },
      'params.clientInfo.version: Invalid input: expected string, received undefined',
    ],
    ['tools/list', { cursor: 5 }, 'params.cursor: Invalid input: expected string, received number'],
    ['tools/list', { cursor: 5, _meta: REVISION }, 'params.cursor: Invalid input: expected string, received number'],
    ['tools/call', { name: 'get_top_situations', task: 5 }, 'task must be an object, its ttl a number'],
    ['tools/call', { name: 'get_top_situations', task: 5, _meta: REVISION }, 'task must be an object, its ttl a number'],
  ])('%s with params %j is -32602 at 200, in one line, and counts nothing', async (method, params, message) => {
    const current = params && '_meta' in params
    const headers = {
      ...key,
      ...(current ? { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, 'mcp-name': 'get_top_situations' } : {}),
    }
    const { status, body, headers: told } = await post(tools, { jsonrpc: '2.0', id: 7, method, params }, { headers })
    expect({ status, body }).toEqual({ status: 200, body: { jsonrpc: '2.0', id: 7, error: { code: -32602, message } } })
    expect(told.get('x-ratelimit-remaining-day')).toBe('100')
  })

  // D8-invalid D8-counting
  test('an unknown tool is -32602 and counts nothing, for anybody', async () => {
    const anonymous = await connect(tools)
    for (const client of [free, anonymous]) {
      const seen = await client.call('get_news')
      expect(seen.thrown).toMatchObject({ code: -32602 })
      expect(seen.wire.body?.error?.message).toBe(
        'unknown tool "get_news"; the tools are get_top_situations, search_situations, get_situation_timeline, get_cluster',
      )
    }
    expect((await free.call('get_top_situations')).wire.headers.get('x-ratelimit-remaining-day')).toBe('99')
  })

  // R4.5-strict D8-clamp D8-top D8-search D8-timeline D8-cluster R8-bounds
  test('numbers that are only too large or too small are clamped, and the eleventh country is dropped', async () => {
    for (const [name, args] of [
      ['get_top_situations', { limit: 0 }],
      ['get_top_situations', { limit: 51 }],
      ['get_top_situations', { country: 'us,ca,mx,br,ar,cl,pe,co,ve,ec,QQ' }],
      ['get_top_situations', { limit: null, category: null, cursor: null }],
      ['search_situations', { query: 'x', days: 400, limit: -3 }],
    ] as const) {
      expect({ name, args, isError: (await free.call(name, args)).result?.isError ?? false }).toEqual({ name, args, isError: false })
    }
    const { body } = await post(
      tools,
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_top_situations', arguments: null } },
      { headers: key },
    )
    expect(body?.result).toHaveProperty('structuredContent')
  })
})

describe('a refusal that a caller can act on is a readable result', () => {
  // D8-is-error R4.5-refusals R3-situation-retired R3-cluster-retired D5-single
  test('unknown, retired, moved and merged records', async () => {
    await seedSituation(store.db, 'big')
    await seedSituation(store.db, 'small')
    await seedCluster(store.db, 'left')
    await seedCluster(store.db, 'right')
    await mergeCluster(store.db, 'left', 'right')
    await mergeSituation(store.db, 'small', 'big')
    await seedSituation(store.db, 'single')
    await retireSituation(store.db, 'single', 'right')
    await seedSituation(store.db, 'none')
    await retireSituation(store.db, 'none')
    await seedCluster(store.db, 'gone')
    await retireCluster(store.db, 'gone')
    const refusals = {
      nobody: ['get_situation_timeline', { situation_id: 'nobody' }, `no situation has this id or slug. ${SITUATION_IDS}`],
      noEvent: ['get_cluster', { cluster_id: idOf('nobody') }, `no event has this id or slug. ${CLUSTER_IDS}`],
      none: ['get_situation_timeline', { situation_id: 'none' }, 'this situation was retired.'],
      gone: ['get_cluster', { cluster_id: 'gone' }, 'this event was retired.'],
      single: [
        'get_situation_timeline',
        { situation_id: 'single' },
        `this situation was retired; its successor is the event at moved_to. Call get_cluster with cluster_id \`${idOf('right')}\`.`,
      ],
      foreign: [
        'get_situation_timeline',
        { situation_id: 'big', timeline_before: idOf('right') },
        'timeline_before names no event that ever belonged to this situation; pass timeline_cursor.next_before.',
      ],
    } as const
    for (const [name, args, text] of Object.values(refusals)) {
      const seen = await free.call(name, args)
      expect(seen.result).toEqual({ isError: true, content: [{ type: 'text', text }] })
      expect(seen.wire).toMatchObject({ status: 200, body: { id: seen.wire.sentId } })
    }
    expect((await free.call('get_situation_timeline', { situation_id: 'small' })).result?.structuredContent).toMatchObject({
      data: { slug: 'big', merged_into_shown: true, requested_id: idOf('small') },
    })
    expect(textOf(await free.call('get_cluster', { cluster_id: 'left' }))).toContain('was merged into this one')
  })

  // D8-is-error R4.5-refusals
  test('an id or slug of the other kind of record, with the tool that takes it', async () => {
    await seedSituation(store.db, 'flood')
    await seedSituation(store.db, 'small')
    await mergeSituation(store.db, 'small', 'flood')
    await seedCluster(store.db, 'quake')
    await seedSituation(store.db, 'held', { isVisible: false })
    await seedCluster(store.db, 'thin', { isVisible: false })
    for (const name of ['flood', 'small']) {
      const text = `no event has this id or slug; it is a situation's. Call get_situation_timeline with situation_id \`${idOf(name)}\`.`
      for (const cluster_id of [name, idOf(name)]) expect(textOf(await free.call('get_cluster', { cluster_id }))).toBe(text)
    }
    for (const situation_id of ['quake', idOf('quake')]) {
      expect(textOf(await free.call('get_situation_timeline', { situation_id }))).toBe(
        `no situation has this id or slug; it is an event's. Call get_cluster with cluster_id \`${idOf('quake')}\`.`,
      )
    }
    expect(textOf(await free.call('get_cluster', { cluster_id: 'held' }))).toContain('no event has this id or slug.')
    expect(textOf(await free.call('get_situation_timeline', { situation_id: 'thin' }))).toContain('no situation has this id or slug.')
  })

  // R8-hard D6-message R7-tier-keys R8-call D8-is-error
  test('a cap that is reached, with the way to more; the refused call is not counted', async () => {
    await seedUsage(store.db, 'free', { requests: 99, searches: 10 })
    const search = await free.call('search_situations', { query: 'x' })
    expect(textOf(search)).toBe(
      'hobby allows 10 searches per day; the search cap is reached and resets in 49170 s. More: https://sitrep.example/pricing',
    )
    expect(search.wire.headers.get('x-ratelimit-remaining-day')).toBe('1')
    expect((await free.call('get_top_situations')).result?.isError).toBeFalsy()
    const seen = await free.call('get_top_situations')
    expect(seen.result).toEqual({
      isError: true,
      content: [
        {
          type: 'text',
          text: 'hobby allows 100 requests per day; the day cap is reached and resets in 49170 s. More: https://sitrep.example/pricing',
        },
      ],
    })
    expect(seen.wire).toMatchObject({ status: 200, body: { id: seen.wire.sentId } })
    expect(seen.wire.headers.get('x-ratelimit-remaining-day')).toBe('0')
  })

  // D6-search D8-is-error
  test('a failing embedding server, which gives request and search back', async () => {
    tools.search.index = async () => {
      throw new UpstreamError('down')
    }
    const seen = await free.call('search_situations', { query: 'x' })
    expect(seen.result).toEqual({ isError: true, content: [{ type: 'text', text: 'the embedding server failed; retry shortly.' }] })
    expect(seen.wire.headers.get('x-ratelimit-remaining-day')).toBe('100')
    expect(seen.wire.headers.get('x-ratelimit-remaining-search')).toBe('10')
  })
})

describe('transport', () => {
  // D8-transport
  test('bad JSON is -32700 at 400, a bad envelope -32600 at 400 with the id if there is one', async () => {
    for (const body of ['{', '', 'x', new Blob([Buffer.from('{"jsonrpc":"2.0","id":1,"method":"ping\xe9"}', 'latin1')])]) {
      expect(await post(tools, body)).toMatchObject({ status: 400, body: { jsonrpc: '2.0', id: null, error: { code: -32700 } } })
    }
    for (const [body, id] of [
      [{}, null],
      [{ jsonrpc: '1.0', id: 7, method: 'ping' }, 7],
      [{ jsonrpc: '2.0', id: 'a' }, 'a'],
      [{ jsonrpc: '2.0', id: null, method: 'ping' }, null],
      [{ jsonrpc: '2.0', id: 3, method: 'ping', params: [1] }, 3],
      [[], null],
      ['"text"', null],
      ['{"jsonrpc":"2.0","id":9007199254740992,"method":"ping"}', null],
      [{ jsonrpc: '2.0', id: 4, method: 'ping', params: { _meta: 5 } }, 4],
      [{ jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'get_top_situations', _meta: [] } }, 5],
      [{ jsonrpc: '2.0', id: 6, method: 'ping', params: { _meta: { progressToken: 1.5 } } }, 6],
      [{ jsonrpc: '2.0', id: 8, method: 'tools/list', params: { _meta: { progressToken: {} } } }, 8],
      [{ jsonrpc: '2.0', id: 9, method: 'ping', params: { _meta: { 'io.modelcontextprotocol/related-task': 5 } } }, 9],
    ] as const) {
      expect({ body, seen: await post(tools, body) }).toMatchObject({ body, seen: { status: 400, body: { id, error: { code: -32600 } } } })
    }
  })

  // D8-transport
  test('a message nested deeper than 64 levels is refused at once, wherever the depth is, and the server goes on', async () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    const client = '"protocolVersion":"2025-06-18","clientInfo":{"name":"x","version":"1"}'
    for (const [method, params] of [
      ['initialize', `{${client},"capabilities":{"experimental":{"x":{"y":${nested(50_000)}}}}}`],
      ['tools/call', `{"name":"get_top_situations","arguments":{"limit":${nested(50_000)}}}`],
      ['ping', `{"_meta":{"x":${nested(63)}}}`],
    ]) {
      const { status, body } = await post(tools, `{"jsonrpc":"2.0","id":7,"method":"${method}","params":${params}}`)
      expect([method, status, body?.id, body?.error]).toEqual([
        method,
        400,
        7,
        { code: -32600, message: 'a message may be nested 64 levels deep' },
      ])
    }
    const allowed = `{"jsonrpc":"2.0","id":8,"method":"ping","params":{"_meta":{"x":${nested(61)}}}}`
    expect(await post(tools, allowed)).toMatchObject({ status: 200, body: { id: 8, result: {} } })
  })

  // D8-transport
  test('a message that the library drops is told to be malformed, not left open', async () => {
    const dropped = { jsonrpc: '2.0' as const, id: 1, method: 'ping', params: { _meta: 5 } }
    const exchange = { caller: { kind: 'anonymous' }, now: 0, isOpenLane: false, resourceMetadataUrl: '' } as Exchange
    expect(await answerMessage({ links: { siteUrl: '' } } as ToolServerDeps, exchange, dropped)).toBe('malformed')
  })

  test('null where something may be left out is read as left out', async () => {
    for (const [method, params] of [
      ['ping', { _meta: null }],
      ['tools/list', { cursor: null, _meta: null }],
      ['tools/call', { name: 'get_top_situations', arguments: null, _meta: null, task: null }],
    ] as const) {
      const { status, body } = await post(tools, { jsonrpc: '2.0', id: 1, method, params }, { headers: key })
      expect([method, status, body?.error]).toEqual([method, 200, undefined])
    }
  })

  // D8-transport R5-unauthorized
  test('a bad or revoked credential is 401 with a challenge and the id; the client asks for a sign-in', async () => {
    await revokeKey(store.db, 'free')
    tools.clock.now += 1_000
    const seen = await free.call('get_top_situations')
    expect(seen.thrown?.name).toMatch(/Unauthorized|SdkHttpError|SdkError/)
    expect(seen.wire).toMatchObject({ status: 401, body: { id: seen.wire.sentId, error: { code: -32000 } } })
    expect(seen.wire.headers.get('www-authenticate')).toBe(
      'Bearer error="invalid_token", error_description="the API key or token is unknown, expired or revoked", resource_metadata="https://sitrep.example/.well-known/oauth-protected-resource/mcp", scope="mcp"',
    )
    expect(seen.wire.headers.get('x-ratelimit-remaining-day')).toBeNull()
    for (const headers of [
      { authorization: 'Bearer nonsense' },
      { authorization: 'Basic abc' },
      { authorization: '' },
      { 'x-api-key': 'sitrep_no' },
    ]) {
      expect((await post(tools, { jsonrpc: '2.0', id: 4, method: 'ping' }, { headers: headers as Record<string, string> })).status).toBe(
        401,
      )
    }
  })

  // D8-transport
  test('a foreign Host is 403, GET and DELETE are 405, another type is 415', async () => {
    const host = (value: string) =>
      tools.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { host: value, 'content-type': 'application/json' },
        payload: toolCall('get_top_situations'),
      })
    expect((await host('evil.example')).statusCode).toBe(403)
    for (const own of ['mcp.example:8787', 'MCP.Example']) expect((await host(own)).statusCode).toBe(200)
    const unreadable = { method: 'DELETE', headers: { 'content-type': ';' }, body: '{}' }
    for (const asked of [...['GET', 'DELETE', 'PUT', 'QUERY'].map((method) => ({ method })), unreadable]) {
      const response = await fetch(`${tools.origin}/mcp`, asked)
      expect([response.status, response.headers.get('allow'), ((await response.json()) as { error: object }).error]).toEqual([
        405,
        'POST, OPTIONS',
        { code: -32000, message: 'this address takes POST only' },
      ])
    }
    expect((await post(tools, toolCall('get_top_situations'), { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await post(tools, 'x'.repeat(300_000))).status).toBe(413)
  })

  // D8-transport R8-ceiling D6-ceiling
  test('past the ceiling of an address it is 429 with Retry-After and the id', async () => {
    const small = await openTestTools(store.db, { ceilingPerMinute: 1 })
    await post(small, { jsonrpc: '2.0', id: 1, method: 'ping' })
    const { status, headers, body } = await post(small, { jsonrpc: '2.0', id: 2, method: 'ping' })
    expect([status, headers.get('retry-after'), body?.id, body?.error?.code]).toEqual([429, '30', 2, -32000])
    await small.close()
  })

  // D8-transport D6-counted
  test('a fault of ours is -32603 at 500, without its cause, and gives the request back', async () => {
    tools.search.index = async () => {
      throw new Error('secret detail')
    }
    const seen = await free.call('search_situations', { query: 'x' })
    expect(seen.thrown).toBeDefined()
    expect(seen.wire).toMatchObject({
      status: 500,
      body: { id: seen.wire.sentId, error: { code: -32603, message: 'an internal error occurred; retry with backoff' } },
    })
    expect(seen.wire.headers.get('x-ratelimit-remaining-day')).toBe('100')
    expect(seen.wire.headers.get('x-ratelimit-remaining-search')).toBe('10')
    expect(tools.faults).toHaveLength(1)
  })

  // D8-transport
  test('a credential that cannot be looked up while the store is out of reach is -32603 at 503 with Retry-After and the id', async () => {
    const down = () => Promise.reject(new StoreUnavailable('the store is at 10.0.0.5'))
    const away = await openTestTools({ ...store.db, query: down, transaction: down })
    const { status, headers, body } = await post(away, toolCall('get_cluster', { cluster_id: 'a' }, 7), { headers: key })
    expect([status, headers.get('retry-after'), body]).toEqual([
      503,
      '5',
      { jsonrpc: '2.0', id: 7, error: { code: -32603, message: 'temporarily unavailable; retry shortly' } },
    ])
    expect(away.faults).toHaveLength(1)
    await away.close()
  })
})
