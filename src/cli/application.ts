// The surfaces put together as one application on one port.

import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ToolServerDeps } from '../mcp/deps.ts'
import { createDiscovery } from '../mcp/discovery.ts'
import { runTool } from '../mcp/run-tool.ts'
import { createToolServer } from '../mcp/tool-server.ts'
import { createAuthorizationServer } from '../oauth/authorization-server.ts'
import type { OAuthDeps } from '../oauth/deps.ts'
import { API_PREFIX } from '../rest/addresses.ts'
import type { ApiDeps } from '../rest/deps.ts'
import { sendError } from '../rest/errors.ts'
import { createMetricsRoute, type MetricsDeps } from '../rest/metrics.ts'
import { createRestRoutes, refuseUnknownEndpoint } from '../rest/routes.ts'
import { createOperations, prepareServer, serverOptions } from '../rest/server.ts'
import { createWebsubRoutes, WEBSUB_PREFIX } from '../rest/websub.ts'
import { safeReturnTo } from '../service/return-to.ts'
import type { SiteDeps } from '../site/deps.ts'
import { sendErrorPage, sendNotFoundPage } from '../site/errors.ts'
import { createSite } from '../site/plugin.ts'
import { securityHeaders } from '../site/respond.ts'

export interface ApplicationDeps {
  api: ApiDeps
  site: Omit<SiteDeps, 'runTool'>
  tools: ToolServerDeps
  oauth: OAuthDeps
  metrics: MetricsDeps
}

export function createApplication({ api, site: given, tools, oauth, metrics }: ApplicationDeps): FastifyInstance {
  const site = { ...given, runTool: toolExamples(tools) }
  const options = serverOptions(api)
  const app = fastify({
    ...options,
    // An address that can't be decoded leads nowhere either, and a reader sees a page.
    frameworkErrors: (error, request, reply) => {
      if (!wantsPage(request) || !['GET', 'HEAD'].includes(request.method)) return options.frameworkErrors?.(error, request, reply)
      sendErrorPage(site, request, reply.header('X-Request-Id', request.id))(error).catch(sendError(api.log, request, reply))
    },
  })
  prepareServer(app, api)
  // D7-request-id
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })
  app.setErrorHandler((error, request, reply) => sendError(api.log, request, reply)(error))
  app.setNotFoundHandler(async (request, reply) => {
    const place = withoutSlash(request)
    if (place !== undefined) return reply.headers(securityHeaders(site.links)).redirect(place, 308)
    if (!wantsPage(request)) return refuseUnknownEndpoint()
    return sendNotFoundPage(site, request, reply)
  })
  app.register(createRestRoutes(api), { prefix: API_PREFIX })
  app.register(createOperations(api))
  app.register(createMetricsRoute(metrics))
  app.register(createWebsubRoutes(api), { prefix: WEBSUB_PREFIX })
  app.register(createToolServer(tools))
  app.register(createDiscovery(tools))
  app.register(createAuthorizationServer(oauth))
  app.register(createSite(site))
  return app
}

/** The tools as the documentation shows them: nothing is counted, and nobody walks on from an example. */
function toolExamples(tools: ToolServerDeps): SiteDeps['runTool'] {
  const walks = { note: async () => {}, isNoted: () => true }
  return (call, run) => runTool({ ...tools, walks }, call, { ...run, countSearch: async () => {} })
}

/** The same address without the slash at its end, as links from elsewhere often have it; none under the API, whose paths are its contract's. */
function withoutSlash({ method, raw: { url = '' } }: FastifyRequest): string | undefined {
  const [, path, query = ''] = /^(\/[^?]*[^/?])\/+(\?.*)?$/.exec(url) ?? []
  if (path === undefined || isOfApi(path) || !['GET', 'HEAD'].includes(method)) return undefined
  return safeReturnTo(path + query, '') || undefined
}

const isOfApi = (path: string): boolean => /^\/+v\d+(\/|$)/i.test(path)

/** Whether an address that leads nowhere is answered for a reader: not under the API, and not to a program that takes no pages. */
function wantsPage(request: FastifyRequest): boolean {
  const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
  return !isOfApi(path) && (request.headers.accept ?? '').includes('text/html')
}
