/**
 * How clients and registries find out what is here: who gives tokens for the tool server (RFC 9728), a card of the server, and its entry for
 * the public registry. `/mcp/open` has none of it: there is nothing to sign in to.
 */

import type { FastifyPluginAsync } from 'fastify'
import { TOOLS } from '../contract/tools.ts'
import { originAt } from '../core/serving/local-origin.ts'
import { logServed } from '../log.ts'
import { commonHeaders, JSON_TYPE } from '../rest/headers.ts'
import type { ToolServerDeps } from './deps.ts'
import { CURRENT_REVISION, HANDSHAKE_REVISIONS, VERSION } from './protocol-server.ts'
import { SCOPE } from './ways-in.ts'

const MAX_AGE = 'public, max-age=300'
const METADATA = '/.well-known/oauth-protected-resource'
const REGISTRY_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'
const DESCRIPTION = 'The news as events and situations: what is going on, how it developed, and who reports it.'

export function createDiscovery(deps: Pick<ToolServerDeps, 'mcpUrl' | 'links' | 'log' | 'clock'>): FastifyPluginAsync {
  const { mcpUrl } = deps
  const [card, entry] = [serverCard(deps), registryEntry(deps)]
  const documents: Record<string, (host: string) => object> = {
    // A client believes only a document that names the address that it was given (RFC 9728 §3.3), and the bare host is the tool server too.
    [METADATA]: (host) => resourceMetadata(deps, originAt(mcpUrl, host)),
    [`${METADATA}/mcp`]: (host) => resourceMetadata(deps, `${originAt(mcpUrl, host)}/mcp`),
    '/.well-known/mcp/server-card.json': () => card,
    '/server.json': () => entry,
  }
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({ ...commonHeaders(request.id), 'Cache-Control': MAX_AGE })
    })
    app.addHook('onResponse', async (request, reply) => logServed(deps, request, reply))
    for (const [path, documentAt] of Object.entries(documents)) {
      app.get(path, async ({ host }, reply) => reply.type(JSON_TYPE).send(documentAt(host)))
      app.options(path, async (_request, reply) =>
        reply
          .code(204)
          .headers({ 'Access-Control-Allow-Methods': 'GET, OPTIONS', 'Access-Control-Allow-Headers': 'MCP-Protocol-Version' })
          .send(),
      )
    }
  }
}

function resourceMetadata({ links }: Pick<ToolServerDeps, 'links'>, resource: string): object {
  return {
    resource,
    resource_name: 'Sitrep',
    authorization_servers: [links.siteUrl],
    scopes_supported: [SCOPE],
    bearer_methods_supported: ['header'],
    resource_documentation: `${links.siteUrl}/docs`,
  }
}

function serverCard({ mcpUrl, links }: Pick<ToolServerDeps, 'mcpUrl' | 'links'>): object {
  return {
    serverInfo: { name: 'sitrep', title: 'Sitrep', version: VERSION },
    description: DESCRIPTION,
    websiteUrl: links.siteUrl,
    protocolVersions: [CURRENT_REVISION, ...HANDSHAKE_REVISIONS],
    transport: { type: 'streamable-http', endpoint: `${mcpUrl}/mcp` },
    capabilities: { tools: {} },
    authentication: { required: false, schemes: ['oauth2', 'bearer'] },
    tools: TOOLS.map(({ name, title, description }) => ({ name, title, description })),
  }
}

function registryEntry({ mcpUrl, links }: Pick<ToolServerDeps, 'mcpUrl' | 'links'>): object {
  const name = `${new URL(mcpUrl).hostname.split('.').reverse().join('.')}/sitrep`
  const key = {
    name: 'Authorization',
    description: 'Bearer and an API key; without it two tools answer',
    isRequired: false,
    isSecret: true,
  }
  return {
    $schema: REGISTRY_SCHEMA,
    name,
    title: 'Sitrep',
    description: DESCRIPTION,
    version: VERSION,
    websiteUrl: links.siteUrl,
    remotes: [{ type: 'streamable-http', url: `${mcpUrl}/mcp`, headers: [key] }],
  }
}
