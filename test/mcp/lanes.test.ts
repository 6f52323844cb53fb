// The lanes: anonymous, key, and the addresses that stand for them.

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { tiersWith } from '../../src/core/serving/tier.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { clearRecords, HOUR, idOf, NOW, seedAccount, seedCluster, seedKey, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { connect, openTestTools, post, type TestTools, textOf, toolCall } from './support.ts'

const store = storeOfFile()
let tools: TestTools

afterAll(() => tools.close())
beforeEach(async () => {
  await tools?.close()
  await clearRecords(store.db)
  tools = await openTestTools(store.db, { trustedProxies: ['127.0.0.1'] })
})

const TOP = toolCall('get_top_situations')
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** What the owner of the account is shown of its calls. */
async function noted({ history }: TestTools): Promise<string[]> {
  const rows = await history.read(idOf('account free'), NOW)
  return rows.map(({ endpoint, outcome, requests }) => `${endpoint} ${outcome} ${requests}`).sort()
}

async function refusalFrom(address: string, call = TOP): Promise<string | undefined> {
  const { body } = await post(tools, call, from(address))
  const result = body?.result as { isError?: boolean; content: { text: string }[] }
  return result.isError ? result.content[0]?.text : undefined
}

describe('without a credential', () => {
  // R4.5-anonymous R5-lanes R5-search-keyed D8-challenge R8-anonymous
  test('two tools answer; the others say how to get in, and challenge', async () => {
    const anonymous = await connect(tools)
    await seedSituation(store.db, 'flood')
    expect((await anonymous.call('get_top_situations')).result?.isError).toBeFalsy()
    expect((await anonymous.call('get_situation_timeline', { situation_id: 'flood' })).result?.isError).toBeFalsy()
    for (const [name, args] of [
      ['search_situations', { query: 'x' }],
      ['get_cluster', { cluster_id: 'x' }],
    ] as const) {
      const seen = await anonymous.call(name, args)
      expect(seen.wire.status).toBe(200)
      expect(seen.result).toMatchObject({
        isError: true,
        _meta: {
          'mcp/www_authenticate': [
            'Bearer error="invalid_token", error_description="this tool needs a sign-in or an API key", resource_metadata="https://sitrep.example/.well-known/oauth-protected-resource/mcp", scope="mcp"',
          ],
        },
      })
      for (const way of ['https://sitrep.example/mcp?login', 'Authorization: Bearer <API_KEY>', 'https://sitrep.example/sign-up?ref=mcp']) {
        expect(textOf(seen)).toContain(way)
      }
      expect(textOf(seen)).toContain('\n2. Send an API key with each request: ')
      expect(seen.wire.headers.get('x-ratelimit-remaining-day')).toBeNull()
    }
  })

  // D8-counting
  test('a call of a keyed tool counts, and says how to get in even past the cap', async () => {
    const keyed = toolCall('get_cluster', { cluster_id: 'x' })
    for (let call = 0; call < 5; call++) expect(await refusalFrom('192.0.2.8', keyed)).toContain('get_cluster needs an account')
    expect(await refusalFrom('192.0.2.8')).toContain('anonymous allows 5 requests per minute')
    expect(await refusalFrom('192.0.2.8', keyed)).toContain('get_cluster needs an account')
  })

  // D8-anonymous-depth R8-anonymous
  test('a timeline ends at its 50th entry with true counts; an older place is a refusal that names the free key', async () => {
    await seedSituation(store.db, 'long', { clusterCount: 60 })
    for (let index = 0; index < 60; index++)
      await seedCluster(store.db, `e${index}`, { situation: 'long', publishedAt: NOW - (index + 1) * HOUR, articles: [] })
    const anonymous = await connect(tools)
    const page = async (args: object) => (await anonymous.call('get_situation_timeline', { situation_id: 'long', ...args })).result
    const first = await page({ timeline_limit: 500 })
    expect(first?.structuredContent?.data).toMatchObject({
      timeline_cursor: { has_more: false, next_before: idOf('e49'), remaining_count: 10, total_count: 60 },
    })
    expect(first?.structuredContent?.data).toHaveProperty('timeline.length', 50)
    expect(first?.content[0]?.text).toContain('10 older events more with a free key or sign-in.')
    expect((await page({ timeline_limit: 49 }))?.structuredContent?.data).toMatchObject({
      timeline_cursor: { has_more: true, next_before: idOf('e48') },
    })
    expect((await page({ timeline_before: idOf('e48') }))?.structuredContent?.data).toMatchObject({
      timeline: [{ slug: 'e49' }],
      timeline_cursor: { has_more: false },
    })
    expect(await page({ timeline_before: idOf('e49') })).toEqual({
      isError: true,
      content: [
        {
          type: 'text',
          text: 'without an account a timeline ends at its 50 newest events; a free key shows all of it: https://sitrep.example/sign-up?ref=mcp',
        },
      ],
    })
    const free = await connect(tools, { headers: await seedAccount(store.db, 'free', 'hobby') })
    const whole = await free.call('get_situation_timeline', { situation_id: 'long', timeline_before: idOf('e49') })
    expect(whole.result?.structuredContent?.data).toHaveProperty('timeline.length', 10)
  })

  // R8-anonymous D6-network D6-proxy D6-message
  test('five a minute and ten a day for an IPv4 address or an IPv6 /64', async () => {
    for (let call = 0; call < 5; call++) expect(await refusalFrom(`2001:db8:0:7::${call}`)).toBeUndefined()
    expect(await refusalFrom('2001:db8:0:7:ffff::1')).toBe(
      'anonymous allows 5 requests per minute; the minute cap is reached and resets in 30 s. A free key allows 100 requests per day: https://sitrep.example/sign-up?ref=mcp',
    )
    expect(await refusalFrom('2001:db8:0:8::1')).toBeUndefined()
    expect(await refusalFrom('192.0.2.7')).toBeUndefined()
    tools.clock.now += 60_000
    for (let call = 0; call < 5; call++) expect(await refusalFrom('2001:db8:0:7::9')).toBeUndefined()
    tools.clock.now += 60_000
    expect(await refusalFrom('2001:db8:0:7::9')).toContain('anonymous allows 10 requests per day')
  })

  // D6-proxy
  test('a forwarded address is believed from a proxy alone', async () => {
    const direct = await openTestTools(store.db)
    for (let call = 0; call < 5; call++) await post(direct, TOP, from(`192.0.2.${call}`))
    const { body } = await post(direct, TOP, from('192.0.2.99'))
    expect(body?.result?.isError).toBe(true)
    await direct.close()
  })

  // R8-anonymous D6-network D6-settings
  test('all of them together have a cap of their own', async () => {
    const small = await openTestTools(store.db, { tiers: tiersWith({ anonymous: { platform_day: 2 } }), trustedProxies: ['127.0.0.1'] })
    for (const address of ['192.0.2.1', '192.0.2.2']) expect((await post(small, TOP, from(address))).body?.result?.isError).toBeUndefined()
    const { body } = await post(small, TOP, from('192.0.2.3'))
    expect(JSON.stringify(body)).toContain('anonymous allows 2 requests per day to all callers together; the platform-wide day cap')
    await small.close()
  })

  // D6-counted
  test('a call that fails when it is counted among all of them takes nothing from its network', async () => {
    let isAway = true
    const query: typeof store.db.query = async (statement) => {
      if (isAway && statement.values.includes('platform')) throw new StoreUnavailable('others are in the way')
      return store.db.query(statement)
    }
    const away = await openTestTools({ ...store.db, query }, { trustedProxies: ['127.0.0.1'] })
    const call = async () => {
      const { status, body } = await post(away, TOP, from('192.0.2.7'))
      return body?.result?.isError ?? status
    }
    expect([await call(), await call()]).toEqual([503, 503])
    isAway = false
    expect([await call(), await call(), await call(), await call(), await call()]).toEqual([200, 200, 200, 200, 200])
    await away.close()
  })
})

describe('with a key', () => {
  // R5-lanes R8-account R8-call D3-headers D8-counting
  test('a call takes from the same caps as REST; handshake, ping and list are free and carry the limit headers', async () => {
    const key = await seedAccount(store.db, 'free', 'hobby')
    const second = await seedKey(store.db, 'free', 'second')
    const { authorization } = second
    const client = await connect(tools, { headers: { 'x-api-key': authorization.slice('Bearer '.length) } })
    for (const method of ['ping', 'tools/list', 'initialize']) {
      const params =
        method === 'initialize' ? { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } } : {}
      const { headers } = await post(tools, { jsonrpc: '2.0', id: 1, method, params }, { headers: key })
      expect([method, headers.get('x-ratelimit-remaining-day'), headers.get('x-ratelimit-limit-minute')]).toEqual([method, '100', '20'])
    }
    await client.call('get_top_situations')
    const response = await fetch(`${tools.origin}/v1/situations`, { headers: key })
    expect(response.headers.get('x-ratelimit-remaining-day')).toBe('98')
    const search = await client.call('search_situations', { query: 'x' })
    expect(search.wire.headers.get('x-ratelimit-remaining-search')).toBe('9')
    expect((await client.call('get_cluster', { cluster_id: 5 })).thrown).toBeDefined()
    expect((await client.call('get_cluster', { cluster_id: 'nobody' })).result?.isError).toBe(true)
    expect(await noted(tools)).toEqual([
      'get_cluster refused 2',
      'get_top_situations served 1',
      'search_situations served 1',
      'situations served 1',
    ])
  })

  // D8-transport D3-headers R7-unavailable
  test('who calls while the store is out of reach is told when to come again and what is known of the caps; who has no key, how to get one', async () => {
    const headers = await seedAccount(store.db, 'free', 'hobby')
    let isAway = false
    const query: typeof store.db.query = async (statement) => {
      if (isAway) throw new StoreUnavailable('away')
      return store.db.query(statement)
    }
    const away = await openTestTools({ ...store.db, query })
    await post(away, TOP, { headers })
    isAway = true
    for (const [message, ...told] of [
      [{ jsonrpc: '2.0', id: 1, method: 'ping' }, 200, null, '99', null],
      [toolCall('search_situations', { query: 'x' }), 503, '5', '99', '10'],
    ] as const) {
      const { status, headers: answered } = await post(away, message, { headers })
      const names = ['retry-after', 'x-ratelimit-remaining-day', 'x-ratelimit-remaining-search']
      expect([status, ...names.map((name) => answered.get(name))]).toEqual(told)
    }
    expect(JSON.stringify(await post(away, toolCall('get_cluster', { cluster_id: 'x' })))).toContain('get_cluster needs an account')
    isAway = false
    expect(await noted(away)).toEqual(['get_top_situations served 1', 'search_situations failed 1'])
    await away.close()
  })
})

describe('addresses', () => {
  // R4.5-rpc D8-addresses
  test('POST on the bare host is the same server, and its GET is the front page', async () => {
    const client = await connect(tools, { path: '/' })
    expect((await client.client.listTools()).tools).toHaveLength(4)
    expect((await client.call('get_top_situations')).result?.structuredContent).toHaveProperty('window_days', 7)
    const page = await fetch(`${tools.origin}/`, { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })

  test('/mcp with a slash at its end is the same address', async () => {
    const key = await seedAccount(store.db, 'free', 'hobby')
    const client = await connect(tools, { path: '/mcp/', headers: key })
    expect((await client.call('get_top_situations')).wire.headers.get('x-ratelimit-remaining-day')).toBe('99')
    expect((await fetch(`${tools.origin}/mcp/`)).status).toBe(405)
  })

  test('/mcp/open with a slash at its end is the anonymous lane, whatever key is sent there', async () => {
    const client = await connect(tools, { path: '/mcp/open/', headers: await seedAccount(store.db, 'free', 'hobby') })
    expect((await client.client.listTools()).tools.map(({ name }) => name)).toEqual(['get_top_situations', 'get_situation_timeline'])
    expect((await client.call('get_top_situations')).wire.headers.has('x-ratelimit-remaining-day')).toBe(false)
  })

  // D8-challenge D8-addresses
  test('?login asks for a credential from the first request, whatever the method; a key is one', async () => {
    const key = await seedAccount(store.db, 'free', 'hobby')
    for (const [path, metadata] of [
      ['/mcp?login', '/mcp'],
      ['/mcp?a=b&login=1', '/mcp'],
      ['/mcp/?login', '/mcp'],
      ['/?login', ''],
    ] as const) {
      const { status, headers, body } = await post(tools, { jsonrpc: '2.0', id: 9, method: 'initialize' }, { path })
      expect([status, body?.id, headers.get('www-authenticate')]).toEqual([
        401,
        9,
        `Bearer resource_metadata="https://sitrep.example/.well-known/oauth-protected-resource${metadata}", scope="mcp"`,
      ])
    }
    expect((await fetch(`${tools.origin}/mcp?login`)).status).toBe(401)
    await expect(connect(tools, { path: '/mcp?login' })).rejects.toThrow()
    expect((await connect(tools, { path: '/mcp?login', headers: key })).client.getServerVersion()?.name).toBe('sitrep')
  })

  // D8-addresses
  test('/mcp/open is the anonymous lane alone: two tools, no sign-in, credentials not looked at', async () => {
    const open = await connect(tools, { path: '/mcp/open', headers: { authorization: 'Bearer nonsense' } })
    const { tools: listed } = await open.client.listTools()
    expect(listed.map(({ name, _meta }) => [name, _meta])).toEqual([
      ['get_top_situations', { securitySchemes: [{ type: 'noauth' }] }],
      ['get_situation_timeline', { securitySchemes: [{ type: 'noauth' }] }],
    ])
    const seen = await open.call('get_cluster', { cluster_id: 'x' })
    expect(seen.result?.isError).toBe(true)
    expect(seen.result).not.toHaveProperty('_meta')
    expect(textOf(seen).split('\n').slice(1, 3)).toEqual([
      "1. Sign in: remove this connector and add it again as https://sitrep.example/mcp?login (one that was added without sign-in can't be switched).",
      '2. Use https://sitrep.example/mcp in place of this address, which reads no key, and send one with each request: Authorization: Bearer <API_KEY>.',
    ])
    expect((await fetch(`${tools.origin}/.well-known/oauth-protected-resource/mcp/open`)).status).toBe(404)
  })

  // R1-cors D3-expose D3-options
  test('any origin may read every answer, and the preflight allows what clients send', async () => {
    const preflight = await fetch(`${tools.origin}/mcp`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    for (const name of [
      'Authorization',
      'Content-Type',
      'Accept',
      'MCP-Protocol-Version',
      'Mcp-Session-Id',
      'Last-Event-ID',
      'Mcp-Method',
      'Mcp-Name',
      'X-Api-Key',
    ]) {
      expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toContain(name)
    }
    for (const path of ['/mcp', '/mcp/', '/mcp?login', '/', '/mcp/open']) {
      const { headers } = await post(tools, '{', { path, headers: { origin: 'https://app.example' } })
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})
