// The tool server on a port, and an official client that also tells what went over the wire.

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Database } from '../../src/store/database.ts'
import { openTestSite, type TestSite, type TestSiteOptions } from '../support/site.ts'

export interface TestTools extends TestSite {
  origin: string
  close(): Promise<void>
}

export async function openTestTools(db: Database, options: TestSiteOptions = {}): Promise<TestTools> {
  const site = openTestSite(db, options)
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  // What it has counted is written before the next test begins.
  return { ...site, origin, close: () => site.app.close().then(() => site.history.flush()) }
}

export interface RpcBody {
  id?: unknown
  error?: { code: number; message: string }
  result?: Record<string, unknown>
}

/** What one request of the client brought back. */
export interface Wire {
  status: number
  headers: Headers
  body: RpcBody | undefined
  sentId: unknown
}

export interface Seen {
  /** What the client gave its user: a result, or what it threw. */
  result?: { content: { type: string; text: string }[]; structuredContent?: Record<string, unknown>; isError?: boolean; _meta?: object }
  thrown?: { code?: unknown; message: string; name: string }
  wire: Wire
}

export interface TestClient {
  client: Client
  call(name: string, args?: Record<string, unknown>): Promise<Seen>
  close(): Promise<void>
}

export interface ClientOptions {
  headers?: Record<string, string>
  path?: string
  /** The revision without a handshake. */
  current?: boolean
}

export async function connect(tools: Pick<TestTools, 'origin'>, options: ClientOptions = {}): Promise<TestClient> {
  const wires: Wire[] = []
  const transport = new StreamableHTTPClientTransport(new URL(options.path ?? '/mcp', tools.origin), {
    requestInit: { headers: options.headers ?? {} },
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      const text = await response.clone().text()
      const sent = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
      wires.push({ status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined, sentId: sent.id })
      return response
    },
  })
  const client = new Client({ name: 'test', version: '1' }, options.current ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {})
  await client.connect(transport)
  return {
    client,
    close: () => client.close(),
    call: async (name, args) => {
      const call = { name, ...(args ? { arguments: args } : {}) }
      try {
        const result = (await client.callTool(call)) as NonNullable<Seen['result']>
        return { result, wire: wires.at(-1)! }
      } catch (error) {
        const { code, message, name: kind } = error as { code?: unknown; message: string; name: string }
        return { thrown: { code, message, name: kind }, wire: wires.at(-1)! }
      }
    },
  }
}

/** A message by hand. */
export async function post(
  tools: Pick<TestTools, 'origin'>,
  body: unknown,
  options: { path?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; body: Wire['body'] }> {
  const response = await fetch(new URL(options.path ?? '/mcp', tools.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}

export function toolCall(name: string, args: unknown = {}, id: string | number = 'call-1'): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } }
}

export function textOf(seen: Seen): string {
  return seen.result?.content[0]?.text ?? ''
}
