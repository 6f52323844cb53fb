/** Is it fresh? The page, and the same as JSON. */

import type { FastifyPluginAsync } from 'fastify'
import { presentStatus } from '../../service/status.ts'
import type { SiteDeps } from '../deps.ts'
import { page } from '../respond.ts'
import { statusPage } from './view.ts'

export function statusArea(deps: SiteDeps): FastifyPluginAsync {
  return async (app) => {
    app.get(
      '/status',
      page(deps, async (_, { now }) => statusPage(await deps.readStatus(now))),
    )
    app.get('/status.json', async (_request, reply) => {
      const status = await deps.readStatus(deps.clock())
      return reply
        .code(status.kind === 'unavailable' ? 503 : 200)
        .header('Cache-Control', 'no-cache')
        .header('Access-Control-Allow-Origin', '*')
        .send(presentStatus(status))
    })
  }
}
