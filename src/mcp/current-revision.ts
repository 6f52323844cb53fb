/**
 * The revision without a handshake (2026-07-28): the library's own handler, which answers each HTTP request on its own.
 *
 * Nothing is ever published: a subscription is told so by the library, and ends at once. Few are allowed all the same.
 */

import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createMcpHandler, type McpRequestContext } from '@modelcontextprotocol/server'
import type { Exchange } from './call-tool.ts'
import type { ToolServerDeps } from './deps.ts'
import { createProtocolServer } from './protocol-server.ts'

const SUBSCRIPTIONS_MAX = 64
const HEADERS_PASSED = ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

/** What of the HTTP exchange the library is shown: the headers, and whether the client is still there. */
export interface HttpExchange {
  headers: IncomingHttpHeaders
  response: ServerResponse
}

export interface CurrentRevision {
  answer(http: HttpExchange, exchange: Exchange, body: unknown): Promise<{ status: number; type: string; body: string | Readable }>
  close(): Promise<void>
}

export function createCurrentRevision(deps: ToolServerDeps): CurrentRevision {
  const handler = createMcpHandler((context) => createProtocolServer(deps, exchangeOf(context)), {
    legacy: 'reject',
    maxSubscriptions: SUBSCRIPTIONS_MAX,
  })
  return {
    answer: async (http, exchange, body) => {
      const response = await handler.fetch(webRequestOf(deps, http), { parsedBody: body, authInfo: authInfoOf(exchange) })
      const type = response.headers.get('content-type') ?? 'application/json'
      const isStream = response.body !== null && type.startsWith('text/event-stream')
      // The types of the runtime and of the web differ in name only.
      const answered = isStream ? Readable.fromWeb(response.body as ReadableStream) : await response.text()
      return { status: exchange.failure?.status ?? response.status, type, body: answered }
    },
    close: () => handler.close(),
  }
}

function webRequestOf({ mcpUrl }: ToolServerDeps, { headers: given, response }: Pick<HttpExchange, 'headers' | 'response'>): Request {
  const headers = new Headers({ accept: 'application/json, text/event-stream' })
  for (const name of HEADERS_PASSED) {
    const value = given[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return new Request(`${mcpUrl}/mcp`, { method: 'POST', headers, body: '{}', signal: gone.signal })
}

// The library hands this through to the factory untouched: our way to give each request its own exchange.
function authInfoOf(exchange: Exchange) {
  return { token: '', clientId: '', scopes: [], extra: { exchange } }
}

function exchangeOf({ authInfo }: McpRequestContext): Exchange {
  return authInfo?.extra?.exchange as Exchange
}
