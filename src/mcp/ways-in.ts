/** How somebody without a credential is told to get one, in words and as a challenge. */

import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ToolName } from '../contract/tools.ts'
import type { Exchange } from './call-tool.ts'
import type { ToolServerDeps } from './deps.ts'

export const SCOPE = 'mcp'

/** The value of `WWW-Authenticate` (RFC 9728); with a description, for a credential that was sent and is no good. */
export function challenge(resourceMetadataUrl: string, description?: string): string {
  const error = description === undefined ? '' : `error="invalid_token", error_description="${description}", `
  return `Bearer ${error}resource_metadata="${resourceMetadataUrl}", scope="${SCOPE}"`
}

/** D8-challenge: readable by the model, and by clients that start a sign-in from it. */
export function needsAccount(deps: Pick<ToolServerDeps, 'links' | 'mcpUrl'>, exchange: Exchange, name: ToolName): CallToolResult {
  const { siteUrl } = deps.links
  // Where no credential is read, sending one leads nowhere.
  const keyed = exchange.isOpenLane
    ? `Use ${deps.mcpUrl}/mcp in place of this address, which reads no key, and send one`
    : 'Send an API key'
  const text = [
    `${name} needs an account. Three ways:`,
    `1. Sign in: remove this connector and add it again as ${deps.mcpUrl}/mcp?login (one that was added without sign-in can't be switched).`,
    `2. ${keyed} with each request: Authorization: Bearer <API_KEY>.`,
    `3. No account yet? It is free, and so is the key: ${siteUrl}/sign-up?ref=mcp`,
    'Without an account get_top_situations and get_situation_timeline work.',
  ].join('\n')
  const result: CallToolResult = { isError: true, content: [{ type: 'text', text }] }
  if (exchange.isOpenLane) return result
  const asked = challenge(exchange.resourceMetadataUrl, 'this tool needs a sign-in or an API key')
  return { ...result, _meta: { 'mcp/www_authenticate': [asked] } }
}
