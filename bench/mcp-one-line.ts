/** What calls of tools are measured against: node bench/mcp-one-line.ts wrapper|sdk PORT. A tool of one line, in our wrapper or in the SDK's. */

import { createServer, type Server } from 'node:http'
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node'
import { McpServer } from '@modelcontextprotocol/server'
import fastify from 'fastify'
import { z } from 'zod'
import { TIERS } from '../src/core/serving/tier.ts'
import type { ToolServerDeps } from '../src/mcp/deps.ts'
import { createToolServer } from '../src/mcp/tool-server.ts'

const [kind, port = '0'] = process.argv.slice(2)
const LINE = 'one line'

/** Everything of the tool server but a store, caps and records: who calls is known, and the answer is always there. */
function wrapperDeps(): ToolServerDeps {
  const usage = { requestsToday: 1, requestsThisMinute: 1, searchesToday: 0 }
  const links = { siteUrl: 'http://127.0.0.1', apiUrl: 'http://127.0.0.1/v1' }
  const answer = {
    markdown: LINE,
    structured: { line: LINE },
    json: Buffer.from(JSON.stringify({ content: [{ type: 'text', text: LINE }], structuredContent: { line: LINE } })),
  }
  const never = (): never => {
    throw new Error('not measured')
  }
  return {
    db: { query: never },
    clock: () => Date.now(),
    log: { served() {}, error() {} },
    links,
    tiers: TIERS,
    upgradeUrl: links.siteUrl,
    cursorSecret: '',
    searchIndex: never,
    usage: {
      takeRequest: async () => ({ kind: 'taken', usage }),
      takeNow: () => usage,
      takeSearch: never,
      giveBack: never,
      read: async () => usage,
      lastKnown: () => usage,
      close: async () => {},
    },
    history: { note() {} },
    credentials: { authenticate: () => ({ kind: 'account', accountId: 'one', tier: TIERS.scale }) },
    ceiling: { pass() {}, isOpen: () => true },
    walks: { note: async () => {}, isNoted: () => true },
    answers: { read: async () => answer },
    mcpUrl: links.siteUrl,
    hosts: undefined,
  }
}

async function serveWrapper(): Promise<void> {
  const app = fastify()
  await app.register(createToolServer(wrapperDeps()))
  await app.listen({ port: Number(port), host: '127.0.0.1' })
}

async function serveSdk(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const mcp = new McpServer({ name: 'one-line', version: '1' })
    mcp.registerTool('get_cluster', { inputSchema: z.object({ cluster_id: z.string() }) }, async () => ({
      content: [{ type: 'text', text: LINE }],
    }))
    const transport = new NodeStreamableHTTPServerTransport({ enableJsonResponse: true })
    response.on('close', () => {
      void transport.close()
      void mcp.close()
    })
    await mcp.connect(transport)
    await transport.handleRequest(request, response)
  })
  return server.listen(Number(port), '127.0.0.1')
}

if (kind === 'sdk') await serveSdk()
else await serveWrapper()
process.stdout.write('listening\n')
process.on('SIGINT', () => process.exit(0))
