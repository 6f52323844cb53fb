/** The website as one Fastify plugin without a prefix: what holds for all pages, and the areas that the pages lie in. */

import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { logServed } from '../log.ts'
import { accountArea } from './account/area.ts'
import { guardForms } from './account/viewer.ts'
import { adminArea } from './admin/area.ts'
import { assetRoutes } from './assets.ts'
import type { SiteDeps } from './deps.ts'
import { docsArea } from './docs/area.ts'
import { sendErrorPage } from './errors.ts'
import { withFormAddresses } from './form-addresses.ts'
import { readingArea } from './reading/area.ts'
import { securityHeaders } from './respond.ts'
import { statusArea } from './status/area.ts'

const FORM_BYTES_MAX = 65_536

/** Each area is a plugin of its own: its routes, and nothing that others would notice. */
const AREAS: readonly ((deps: SiteDeps) => FastifyPluginAsync)[] = [readingArea, accountArea, docsArea, statusArea, adminArea]

export function createSite(deps: SiteDeps): FastifyPluginAsync {
  const headers = securityHeaders(deps.links)
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers)
    })
    app.addHook('onResponse', async (request, reply) => logServed(deps, request, reply))
    app.setErrorHandler((error, request, reply) => sendErrorPage(deps, request, reply)(error))
    await app.register(assetRoutes)
    await app.register(pages(deps))
  }
}

function pages(deps: SiteDeps): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request) => deps.ceiling.pass(request.ip, deps.clock()))
    await app.register(cookie)
    await app.register(formbody, { bodyLimit: FORM_BYTES_MAX })
    app.addHook('preHandler', guardForms(deps))
    await withFormAddresses(app, deps, async () => {
      for (const area of AREAS) await app.register(area(deps))
    })
  }
}
