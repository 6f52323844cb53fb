// The port of a process that serves no requests, or none yet: whether it lives, whether its store is there, its figures.

import fastify from 'fastify'
import type { ServiceError } from '../core/serving/errors.ts'
import { sendError } from '../rest/errors.ts'
import { createMetricsRoute, type MetricsDeps } from '../rest/metrics.ts'
import { sendPreflight } from '../rest/routes.ts'
import { createHealthRoutes, type HealthDeps, plainServerOptions, prepareServer } from '../rest/server.ts'
import type { CommandContext } from './command.ts'
import { listenOn } from './listen-failure.ts'

export interface HealthServer {
  address: string
  close(): Promise<void>
}

export interface HealthServerOptions extends Pick<HealthDeps, 'db' | 'degraded'> {
  metrics?: MetricsDeps
  /** What every other address answers. */
  otherwise: ServiceError
}

/** Starts to listen where the settings say. Throws a `CommandFailure` when the address can't be had. */
export async function openHealthServer(
  { config, clock, newId, log }: Pick<CommandContext, 'config' | 'clock' | 'newId' | 'log'>,
  { db, degraded, metrics, otherwise }: HealthServerOptions,
): Promise<HealthServer> {
  // It makes room for the real server at once.
  const app = fastify({ ...plainServerOptions({ newId, log }), forceCloseConnections: true })
  prepareServer(app, { newId })
  app.setErrorHandler((error, request, reply) => sendError(log, request, reply)(error))
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'OPTIONS') throw otherwise
    // A page asks before it is told.
    sendPreflight(request, reply)
    return reply
  })
  app.register(createHealthRoutes({ db, degraded, log, clock }))
  if (metrics) app.register(createMetricsRoute(metrics))
  const address = await listenOn(app, config)
  return { address, close: () => app.close() }
}
