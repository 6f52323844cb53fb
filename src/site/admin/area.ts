/** The operator's pages. Nothing here is found by anybody else. */

import type { FastifyPluginAsync } from 'fastify'
import type { SiteDeps } from '../deps.ts'
import { accountRoutes } from './accounts.ts'
import { feedRoutes } from './feeds.ts'
import { invitationRoutes } from './invitations.ts'
import { journalRoutes } from './journal.ts'
import { overviewRoutes } from './overview.ts'
import { recordsRoutes } from './records.ts'

const ROUTES = [overviewRoutes, feedRoutes, accountRoutes, invitationRoutes, recordsRoutes, journalRoutes]

export function adminArea(deps: SiteDeps): FastifyPluginAsync {
  return async (app) => {
    for (const routes of ROUTES) routes(app, deps)
  }
}
