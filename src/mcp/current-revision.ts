/**
 * The revision without a handshake (2026-07-28): the library's own handler, which answers each HTTP request on its own.
 *
 * Subscriptions are the one thing there that stays open; nothing is ever published to them, so few are allowed.
 */

import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createMcpHandler, type McpRequestContext } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import type { Exchange } from './call-tool.ts'
import type { ToolServerDeps } from './deps.ts'
import { createProtocolServer } from './protocol-server.ts'

const SUBSCRIPTIONS_MAX = 64
const HEADERS_PASSED = ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

export interface CurrentRevision {
  answer(request: FastifyRequest, exchange: Exchange, body: unknown): Promise<{ status: number; type: string; body: string | Readable }>
  close(): Promise<void>
}

export function createCurrentRevision(deps: ToolServerDeps): CurrentRevision {
  const handler = createMcpHandler((context) => createProtocolServer(deps, exchangeOf(context)), {
    legacy: 'reject',
    maxSubscriptions: SUBSCRIPTIONS_MAX,
  })
  return {
    answer: async (request, exchange, body) => {
      const response = await handler.fetch(webRequestOf(deps, request), { parsedBody: body, authInfo: authInfoOf(exchange) })
      const type = response.headers.get('content-type') ?? 'application/json'
      const isStream = response.body !== null && type.startsWith('text/event-stream')
      // The types of the runtime and of the web differ in name only.
      const answered = isStream ? Readable.fromWeb(response.body as ReadableStream) : await response.text()
      return { status: exchange.failure?.status ?? response.status, type, body: answered }
    },
    close: () => handler.close(),
  }
}

function webRequestOf({ mcpUrl }: ToolServerDeps, request: FastifyRequest): Request {
  const headers = new Headers({ accept: 'application/json, text/event-stream' })
  for (const name of HEADERS_PASSED) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const gone = new AbortController()
  request.raw.once('close', () => {
    if (!request.raw.complete || request.socket.destroyed) gone.abort()
  })
  request.socket.once('close', () => gone.abort())
  return new Request(`${mcpUrl}/mcp`, { method: 'POST', headers, body: '{}', signal: gone.signal })
}

// The library hands this through to the factory untouched: our way to give each request its own exchange.
function authInfoOf(exchange: Exchange) {
  return { token: '', clientId: '', scopes: [], extra: { exchange } }
}

function exchangeOf({ authInfo }: McpRequestContext): Exchange {
  return authInfo?.extra?.exchange as Exchange
}
