/** `/websub/{token}`: where hubs confirm subscriptions and push what is new. */

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../core/serving/errors.ts'
import type { AddressCeiling } from '../service/address-ceiling.ts'
import { answerHub, isPushAwaited, takePush, type WebsubDeps } from '../service/websub.ts'
import { UNKNOWN_ENDPOINT } from './errors.ts'

const PUSH_BYTES_MAX = 5 * 1024 * 1024
const LEASE_SECONDS_UNKNOWN = 86_400
const RETRY_SECONDS = 60

/** The prefix that the composition root mounts it under. */
export const WEBSUB_PREFIX = '/websub'

interface Route {
  Params: { token: string }
  Querystring: Record<string, unknown>
}

export function createWebsubRoutes(deps: WebsubDeps & { ceiling: AddressCeiling }): FastifyPluginAsync {
  return async (app) => {
    // R8-ceiling: each address that nobody was given costs the store a look.
    app.addHook('onRequest', async (request) => deps.ceiling.pass(request.ip, deps.clock()))
    // A signature is over bytes: whatever it says that it is, a push is taken as it came.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: PUSH_BYTES_MAX }, (_request, body, done) => done(null, body))
    app.get<Route>('/:token', async ({ params, query }, reply) => {
      const answer = await answerHub(deps, params.token, questionIn(query))
      switch (answer.kind) {
        case 'confirmed':
          return reply.type('text/plain').header('X-Content-Type-Options', 'nosniff').send(answer.challenge)
        case 'noted':
          return reply.code(200).send()
        case 'unknown':
          throw new ServiceError('not_found', UNKNOWN_ENDPOINT)
      }
    })
    // Before the body is read: a push may be as large as a feed, and strangers may send as many as they like.
    const refuseUnawaited = async ({ params }: FastifyRequest<Route>, reply: FastifyReply) =>
      (await isPushAwaited(deps, params.token)) ? undefined : reply.code(410).send()
    app.post<Route>('/:token', { onRequest: refuseUnawaited }, async (request, reply) => {
      const { headers, body, params } = request
      const signature = headers['x-hub-signature']
      const answer = await takePush(deps, params.token, {
        signature: typeof signature === 'string' ? signature : undefined,
        contentType: headers['content-type'] ?? null,
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      })
      switch (answer) {
        case 'accepted':
          return reply.code(202).send()
        case 'gone':
          // §7: a hub ends what is gone.
          return reply.code(410).send()
        case 'later':
          return reply.code(503).header('Retry-After', String(RETRY_SECONDS)).send()
      }
    })
  }
}

function questionIn(query: Record<string, unknown>) {
  const text = (name: string): string => {
    const value = query[`hub.${name}`]
    return typeof value === 'string' ? value : ''
  }
  const lease = text('lease_seconds')
  return {
    mode: text('mode'),
    topic: text('topic'),
    challenge: text('challenge'),
    leaseSeconds: /^\d{1,10}$/.test(lease) ? Number(lease) : LEASE_SECONDS_UNKNOWN,
    reason: text('reason'),
  }
}
