/** The endpoints under `/v1`, as a Fastify plugin that is registered with that prefix. */

import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '../contract/endpoints.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { logServed } from '../log.ts'
import { subjectOf } from '../service/admit.ts'
import { getCluster } from '../service/get-cluster.ts'
import { getSituation } from '../service/get-situation.ts'
import { presentLimits } from '../service/limits.ts'
import { listSituations } from '../service/list-situations.ts'
import { prepareSearch, presentSearch, search } from '../service/search.ts'
import type { RestDeps } from './deps.ts'
import { authenticateRequest, endpoint, type Handler } from './endpoint.ts'
import { sendError, UNKNOWN_ENDPOINT } from './errors.ts'
import { commonHeaders, limitHeaders, PREFLIGHT_HEADERS } from './headers.ts'

export function createRestRoutes(deps: RestDeps): FastifyPluginAsync {
  return async (app) => {
    useContractForm(app, deps)
    app.setNotFoundHandler(refuseUnknownEndpoint)
    app.get(endpoints.listSituations.path, situationsHandler(deps))
    app.get(endpoints.getSituation.path, situationHandler(deps))
    app.get(endpoints.getCluster.path, clusterHandler(deps))
    app.get(endpoints.search.path, searchHandler(deps))
    app.get(endpoints.getLimits.path, limitsHandler(deps))
  }
}

/** What holds for every response of a plugin's routes, before any endpoint: headers, methods, preflight, the form of failures. */
export function useContractForm(app: FastifyInstance, deps: Pick<RestDeps, 'log' | 'clock'>): void {
  // Hooks with a callback: a promise for each would be the dearer half of them.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders(request.id))
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return done()
      case 'OPTIONS':
        sendPreflight(request, reply)
        return
      default:
        // D3-methods; the body is not worth reading.
        reply.header('Connection', 'close')
        return done(new ServiceError('not_found', UNKNOWN_ENDPOINT))
    }
  })
  app.addHook('onResponse', (request, reply, done) => {
    logServed(deps, request, reply)
    done()
  })
  app.setErrorHandler((error, request, reply) => sendError(deps.log, request, reply)(error))
}

/** D3-options: of unknown and of unreadable addresses as well, so that a browser may read why they are refused. */
export function sendPreflight(request: FastifyRequest, reply: FastifyReply): void {
  reply.code(204).headers(commonHeaders(request.id)).headers(PREFLIGHT_HEADERS).send()
}

// R4-unknown-path
export async function refuseUnknownEndpoint(): Promise<never> {
  throw new ServiceError('not_found', UNKNOWN_ENDPOINT)
}

function situationsHandler(deps: RestDeps): Handler {
  return endpoint(deps, {
    query: endpoints.listSituations.query,
    answer: async ({ caller, query, now }) => {
      const { body, summaryMode, windowDays } = await listSituations(deps, caller, { query, now })
      return { body, headers: { 'X-Summary-Mode': summaryMode, 'X-Window-Days': String(windowDays) } }
    },
  })
}

function situationHandler(deps: RestDeps): Handler {
  return endpoint(deps, {
    query: endpoints.getSituation.query,
    answer: ({ caller, idOrSlug, query }) => getSituation(deps, idOrSlug, { query, subject: subjectOf(caller).id }),
  })
}

function clusterHandler(deps: RestDeps): Handler {
  return endpoint(deps, {
    query: endpoints.getCluster.query,
    answer: async ({ idOrSlug, query }) => ({ body: await getCluster(deps, idOrSlug, query) }),
  })
}

function searchHandler(deps: RestDeps): Handler {
  return endpoint(deps, {
    query: endpoints.search.query,
    search: true,
    answer: async ({ caller, query, now, countSearch }) => {
      const prepared = prepareSearch(deps, caller, { query, now })
      await countSearch()
      return { body: presentSearch(deps.links, query, await search(deps, prepared)) }
    },
  })
}

// D6-free: it needs a key, and counts nothing.
function limitsHandler(deps: RestDeps): Handler {
  return async (request, reply) => {
    const now = deps.clock()
    const caller = await authenticateRequest(deps, request, now)
    const subject = subjectOf(caller)
    reply.headers(limitHeaders(caller.tier, deps.usage.lastKnown(subject, now), { now, search: false }))
    const usage = await deps.usage.read(subject, now)
    reply.headers(limitHeaders(caller.tier, usage, { now, search: false }))
    return presentLimits(caller, usage, now)
  }
}
